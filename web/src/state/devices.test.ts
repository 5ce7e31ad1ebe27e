import { expect, it } from 'vitest';
import { quietOf, timeOf } from './devices';

it('quiet hours are minutes of the day, by the clock of the device', () => {
  expect(quietOf('22:30', '07:05', 60)).toEqual({ from: 1350, until: 425, zone: 60 });
  expect(quietOf('00:00', '23:59').zone).toBe(-new Date().getTimezoneOffset());
});

it('and are shown as they were given', () => {
  for (const time of ['00:00', '07:05', '22:30', '23:59'])
    expect(timeOf(quietOf(time, time, 0).from)).toBe(time);
});
