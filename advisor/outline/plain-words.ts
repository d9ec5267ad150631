/** A word of a message: `text` is compared, `raw` is as it was typed. */
export type Token = { text: string; raw: string };

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Degrees become words, apostrophes and hyphens go: "15°" is "15 deg", "I’m" is "im", "t-shirt" is two words. */
const prepared = (message: string): string =>
  message
    .replaceAll(/(\d)\s*[°º]\s*f\b/giu, '$1 fahrenheit')
    .replaceAll(/(\d)\s*[°º](?:\s*c\b)?/giu, '$1 deg ')
    .replaceAll(/(^|\s)[-−](?=\d)/gu, '$1minus ')
    .replaceAll(/(?<=\p{L})['’‘](?=\p{L})/gu, '');

export const tokensOf = (message: string): Token[] =>
  [...prepared(message).matchAll(/[\p{L}\p{M}]+|\d+/gu)].map(([raw]) => ({ text: plain(raw), raw }));

export const wordsIn = (text: string): string[] => tokensOf(text).map((token) => token.text);

/** Between spaces, so that patterns find whole words. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
