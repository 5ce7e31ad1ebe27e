import { describe, expect, it } from 'vitest';
import { carry, grasp, isBy } from './carrying';

const finger = (clientX: number, clientY: number, pointerId = 1) => ({ pointerId, clientX, clientY });

describe('a house that is carried', () => {
  const begun = grasp('fern', finger(100, 200));

  it('is not on its way while the finger only trembles', () => {
    expect(begun).toMatchObject({ tribe: 'fern', isUnderWay: false });
    expect(carry(begun, finger(105, 204)).isUnderWay).toBe(false);
  });

  it('is on its way once the pointer has moved, and stays so when it comes back', () => {
    const away = carry(begun, finger(100, 150));
    expect(away).toMatchObject({ isUnderWay: true, at: { x: 100, y: 150 } });
    expect(carry(away, finger(100, 200))).toMatchObject({ isUnderWay: true, at: { x: 100, y: 200 } });
  });

  it('is carried by the finger that took it and by no other', () => {
    expect(isBy(begun, finger(0, 0))).toBe(true);
    expect(isBy(begun, finger(100, 200, 2))).toBe(false);
    expect(isBy(null, finger(0, 0))).toBe(false);
  });
});
