import { describe, expect, it } from 'vitest';
import { clockAt, isQuiet, lastMoment, nextTurn } from './moments.ts';

const madrid = { timeZone: 'Europe/Madrid', quietFrom: '22:00', quietUntil: '07:00' };
const at = (text: string) => new Date(text);

describe('the silence', () => {
  it('goes over midnight, and ends with its last minute', () => {
    expect(['21:59', '22:00', '03:00', '06:59', '07:00'].map((time) => isQuiet(time, madrid))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('may lie within a day, or not exist', () => {
    expect(isQuiet('15:30', { ...madrid, quietFrom: '15:00', quietUntil: '17:00' })).toBe(true);
    expect(isQuiet('03:00', { ...madrid, quietFrom: '00:00', quietUntil: '00:00' })).toBe(false);
  });

  it('makes an earlier turn wait for its end', () => {
    expect(nextTurn('06:00', at('2026-11-23T03:00:00Z'), madrid)).toEqual(at('2026-11-23T06:00:00Z'));
  });

  it('ends what was not delivered before it began', () => {
    expect(lastMoment(at('2026-11-23T20:30:00Z'), madrid, 3 * 3600_000)).toEqual(at('2026-11-23T21:00:00Z'));
    expect(lastMoment(at('2026-11-23T08:00:00Z'), madrid, 3 * 3600_000)).toEqual(at('2026-11-23T11:00:00Z'));
  });
});

describe('a turn', () => {
  it.each([
    ['Europe/Madrid', '2026-11-23T06:30:00.000Z'],
    ['Atlantic/Canary', '2026-11-23T07:30:00.000Z'],
    ['America/Mexico_City', '2026-11-23T13:30:00.000Z'],
    ['Asia/Tokyo', '2026-11-23T22:30:00.000Z'],
  ])('at half past seven in %s is %s', (timeZone, expected) => {
    const now = at('2026-11-23T06:00:00Z');
    expect(nextTurn('07:30', now, { ...madrid, timeZone }).toISOString()).toBe(expected);
  });

  it('keeps its local hour when the clocks change', () => {
    const saturday = nextTurn('09:00', at('2026-10-24T00:00:00Z'), madrid);
    const sunday = nextTurn('09:00', saturday, madrid);
    expect(sunday.getTime() - saturday.getTime()).toBe(25 * 3600_000);
    expect(clockAt(sunday, madrid)).toBe('09:00');
  });

  it('at an hour that daylight saving skips comes an hour later', () => {
    const awake = { ...madrid, quietFrom: '00:00', quietUntil: '00:00' };
    const skipped = nextTurn('02:30', at('2027-03-27T23:30:00Z'), awake);
    expect(clockAt(skipped, awake)).toBe('03:30');
  });
});
