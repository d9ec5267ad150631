import { expect, it } from 'vitest';
import * as contractLimits from '#contract/limits.ts';
import * as contractPrice from '#contract/price.ts';
import * as contractVocabulary from '#contract/vocabulary.ts';
import * as apiError from '#web/api-error.ts';
import * as outfitsSeasonOfMonth from '#web/format/dates.ts';
import * as session from '#web/session.ts';
import * as timings from '#web/timings.ts';

/** Section 9 of the specification, and the times of section 4. */
const constants: readonly [says: string, actual: unknown, specified: unknown][] = [
  ['Premium price: 19.95 per month', contractPrice.premiumPrice.cents, 1995],
  ['Premium price: currency EUR', contractPrice.premiumPrice.currency, 'EUR'],
  ['Free trial: 7 days', contractLimits.limits.trialDays, 7],
  ['Password minimum: 6 characters', contractLimits.limits.password.min, 6],
  ['Trial username minimum: 3 characters', contractLimits.limits.username.min, 3],
  [
    'Occasions: casual, work, formal, party, date, sport',
    contractVocabulary.occasions,
    ['casual', 'work', 'formal', 'party', 'date', 'sport'],
  ],
  [
    'Seasons: spring, summer, fall, winter',
    contractVocabulary.seasons,
    ['spring', 'summer', 'fall', 'winter'],
  ],
  ['Registration redirect: 1.5 s', timings.registrationRedirectMs, 1500],
  ['Payment-return redirect on success: 3 s', timings.paymentReturnSuccessMs, 3000],
  ['Payment-return redirect on error: 5 s', timings.paymentReturnErrorMs, 5000],
  ['Payment-return redirect on invalid parameters: 3 s', timings.paymentReturnInvalidMs, 3000],
  ['Premium-activated redirect: 2 s', timings.premiumActivatedRedirectMs, 2000],
  ['Subscription success countdown: 5 s', timings.subscriptionSuccessCountdownMs, 5000],
  ['Status polling: every 2 s', timings.statusPollMs, 2000],
  ['Hub clock tick: 1 s', timings.hubClockTickMs, 1000],
  ['Logo clicks: within 3000 ms', timings.logoClicksWindowMs, 3000],
  ['Logo clicks: 5', timings.logoClicks, 5],
];

it.each(constants)('%s', (_says, actual, specified) => expect(actual).toEqual(specified));

it.each([
  [
    'The welcome name falls back from firstName to username or email.',
    () => session.nameOf({ firstName: 'Lucía', username: 'lucia', email: 'lucia@example.com' }, 'Estilista'),
    'Lucía',
  ],
  [
    'The welcome name falls back from firstName to username or email.',
    () => session.nameOf({ firstName: null, username: 'lucia', email: 'lucia@example.com' }, 'Estilista'),
    'lucia',
  ],
  [
    'The welcome name falls back from firstName to username or email.',
    () => session.nameOf({ firstName: null, username: '', email: 'lucia@example.com' }, 'Estilista'),
    'lucia@example.com',
  ],
  [
    'The welcome name falls back from firstName to username or email.',
    () => session.nameOf({ firstName: null, username: '', email: '' }, 'Estilista'),
    'Estilista',
  ],
  [
    'Any non-OK response raises an error whose text is the status code, a colon, then the status text.',
    () => new apiError.ApiError(404, 'Not Found', null).message,
    '404: Not Found',
  ],
  [
    'Where there is no status text the error says "Unknown error".',
    () => new apiError.ApiError(500, '', null).message,
    '500: Unknown error',
  ],
] as const)('%s', (_says, actual, specified) => expect(actual()).toBe(specified));

it('takes the season from the month', () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15));
  const [spring, summer, fall, winter] = ['spring', 'summer', 'fall', 'winter'];
  expect(months.map(outfitsSeasonOfMonth.seasonOfMonth)).toEqual([
    winter,
    winter,
    spring,
    spring,
    spring,
    summer,
    summer,
    summer,
    fall,
    fall,
    fall,
    winter,
  ]);
});
