import { expect, it } from 'vitest';
import { formatClock, secondsUntil } from './time-left.ts';

it('counts down to zero and stays there', () => {
  expect([900, 61, 9, 0, -5].map(formatClock)).toEqual(['15:00', '1:01', '0:09', '0:00', '0:00']);
});

it('returns the seconds until a moment', () => {
  expect(secondsUntil('2026-11-21T10:15:00.000Z', Date.parse('2026-11-21T10:00:00.500Z'))).toBe(900);
});
