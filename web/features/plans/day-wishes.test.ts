import { expect, test } from 'vitest';
import { DayWish } from '#contract/looks.ts';
import { draftDays, spreadTemperatures, toDayWish, withForecast } from './day-wishes.ts';

test('weekdays are for work and weekends casual by default', () => {
  expect(draftDays('2026-11-19', 4).map(({ occasion }) => occasion)).toEqual([
    'work',
    'work',
    'casual',
    'casual',
  ]);
});

test('a day is for what its first telling event says', () => {
  const event = { day: '2026-11-20', time: null, title: '', event: null };
  const events = [
    { ...event, occasion: null },
    { ...event, occasion: 'party' as const },
    { ...event, occasion: 'sport' as const },
  ];
  expect(draftDays('2026-11-19', 2, { events }).map(({ occasion }) => occasion)).toEqual(['work', 'party']);
});

test('keeps filled-in days when the week starts on another day', () => {
  const [, friday] = draftDays('2026-11-19', 2);
  const changed = { ...friday, occasion: 'party', temperature: '4' } as const;
  expect(draftDays('2026-11-20', 2, { before: [changed as never] })[0]).toMatchObject({
    occasion: 'party',
    temperature: '4',
  });
});

test('a filled-in day matches the contract', () => {
  const [day] = draftDays('2026-07-01', 1);
  const wish = toDayWish({ ...day, temperature: '35' } as never);
  expect(DayWish.parse(wish)).toEqual({ occasion: 'work', season: 'summer', temperatureC: 35, rain: false });
});

test('a trip starts with its coldest and its warmest day', () => {
  expect(spreadTemperatures(6, 16, 4)).toEqual([6, 16, 11, 6]);
  expect(spreadTemperatures(null, 20, 2)).toEqual([20, 20]);
  expect(spreadTemperatures(null, null, 2)).toEqual([null, null]);
  expect(spreadTemperatures(Number.NaN, 20, 1)).toEqual([null]);
});

test('a forecast fills in the days it covers', () => {
  const days = draftDays('2026-11-21', 2);
  const known = withForecast(days, [{ day: '2026-11-21', temperatureC: 7, rain: true }]);
  expect(known).toMatchObject([{ temperature: '7', rain: true }, { temperature: '' }]);
});
