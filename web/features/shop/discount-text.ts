/** The shop's reduction, which is 15 % nearly everywhere. */
const usualPercent = 15;

interface DiscountWords {
  usual: string;
  of: (percent: number) => string;
}

/** The label of a reduction: the shop's own words for the usual one, the true figure for any other. */
export const discountText = (words: DiscountWords, percent: number): string =>
  percent === usualPercent ? words.usual : words.of(percent);
