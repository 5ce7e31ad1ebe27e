// How the island is drawn, where the order of what is drawn decides what can be read.
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { DistrictData } from './districtData';
import Island from './Island.svelte';
import { districts, type District } from './names';

const lit: DistrictData = {
  houses: { amber: 3, ice: 2 },
  clickable: true,
  chosen: true,
  pointed: true,
  meant: true,
  ahead: true,
  wouldSink: true,
  own: true,
};

it('no border that is lit hides a house, a count or a chip', () => {
  const data = Object.fromEntries(districts.map((d) => [d, lit])) as Record<District, DistrictData>;
  const { container } = render(Island, { data, title: '', label: (district: District) => district });
  const marks = [...container.querySelectorAll('.marks')];
  const borders = [...container.querySelectorAll('.lamp, .pointed, .ahead, .would-sink')];
  expect(marks).toHaveLength(districts.length);
  expect(borders.length).toBeGreaterThanOrEqual(4 * districts.length);
  const isHidden = (mark: Element): boolean =>
    borders.some((border) => mark.compareDocumentPosition(border) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(marks.filter(isHidden)).toEqual([]);
});
