import { expect, it } from 'vitest';
import { euros } from '#server/platform/euros.ts';
import { noticeIn } from './buyer-languages.ts';
import { notices } from './buyer-words.ts';

const {
  tooMuchMoney,
  missingMoney,
  tooManyCoins,
  coinsSeen,
  coinsSeenOften,
  missingCoins,
  underReview,
  ...fixed
} = notices;

it('every notice of a payment has its English and its Portuguese', () => {
  const kept = [
    ...Object.values(fixed),
    ...Object.values(underReview),
    ...Object.values(missingMoney).map((say) => say(euros(1000), euros(995))),
    ...Object.values(missingCoins).map((say) => say('0.00010000', '0.00020000')),
    tooMuchMoney(euros(505)),
    tooManyCoins(euros(505)),
    coinsSeen('10'),
    coinsSeenOften('3', '30'),
  ];
  for (const notice of kept) {
    expect(noticeIn('es', notice)).toBe(notice);
    expect(noticeIn('en', notice)).not.toBe(notice);
    expect(noticeIn('pt', notice)).not.toBe(notice);
  }
});

it('writes amounts as the language does', () => {
  const notice = missingMoney.premium(euros(123_450), euros(995));
  expect(noticeIn('en', notice)).toBe(
    'We’ve received €1,234.50 and €9.95 is missing. Transfer the rest with the same reference and we’ll start Premium.',
  );
});
