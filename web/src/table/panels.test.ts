import { describe, expect, it } from 'vitest';
import { inSight, nothingDrawn, pressed, type Panel } from './panels';

const panel = (id: string, wanted?: string): Panel => ({
  id,
  label: id,
  icon: 'note',
  body: (() => undefined) as unknown as Panel['body'],
  wanted,
});
const panels = [panel('rows'), panel('players'), panel('log')];

describe('what is in sight on a phone', () => {
  it('is the first panel, below the board, before anybody presses a tab', () => {
    expect(inSight(panels, nothingDrawn)).toEqual({ id: 'rows', isUp: false });
  });
  it('comes up with its tab, and goes down with it again', () => {
    const up = pressed(panels, nothingDrawn, 'log');
    expect(inSight(panels, up)).toEqual({ id: 'log', isUp: true });
    expect(inSight(panels, pressed(panels, up, 'log'))).toEqual({ id: 'log', isUp: false });
  });
  it('changes places with another tab without going down', () => {
    const up = pressed(panels, pressed(panels, nothingDrawn, 'log'), 'players');
    expect(inSight(panels, up)).toEqual({ id: 'players', isUp: true });
  });
  it('is what a decision wants, until it is put away', () => {
    const asked = [panel('rows', 'decision 7'), panel('players')];
    expect(inSight(asked, nothingDrawn)).toEqual({ id: 'rows', isUp: true });
    const away = pressed(asked, nothingDrawn, 'rows');
    expect(inSight(asked, away)).toEqual({ id: 'rows', isUp: false });
    expect(inSight([panel('rows', 'decision 9'), panel('players')], away).isUp).toBe(true);
  });
  it('is the first one again when what was chosen is gone', () => {
    const up = pressed(panels, nothingDrawn, 'players');
    expect(inSight([panel('result'), panel('log')], up)).toEqual({ id: 'result', isUp: false });
  });
});
