const usualPercent = 15;

interface DiscountWords {
  usual: string;
  of: (percent: number) => string;
}

/** The specification's text for the usual reduction, the actual figure for any other. */
export const discountText = (words: DiscountWords, percent: number): string =>
  percent === usualPercent ? words.usual : words.of(percent);
