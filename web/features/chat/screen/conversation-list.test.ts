import { expect, it } from 'vitest';
import { formatMessageTime } from './conversation-list.tsx';

const now = new Date(2026, 2, 1, 9, 30);
const said = (...parts: [number, number, number, number]) =>
  formatMessageTime(new Date(...parts).toISOString(), now);

it('shows the time, then yesterday, then the day, then the year as well', () => {
  expect(said(2026, 2, 1, 8)).toBe('08:00');
  expect(said(2026, 1, 28, 23)).toBe('Ayer');
  expect(said(2026, 1, 27, 23)).toBe('27 feb');
  expect(said(2025, 2, 1, 8)).toBe('1 mar 2025');
});
