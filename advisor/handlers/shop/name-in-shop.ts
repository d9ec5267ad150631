import type { Kind } from '#contract/vocabulary.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { tokensOf } from '../../words/tokens.ts';

const plural = (noun: string): string =>
  /s$/.test(noun)
    ? noun
    : /ey$/.test(noun)
      ? noun.replace(/ey$/, 'éis')
      : `${noun}${/[aeiou]$/.test(noun) ? 's' : 'es'}`;

/** Translates a garment's regional name into the shop's own: "poleras" are T-shirts there. */
export function nameInShop(
  text: string | null,
  kind: Kind | undefined,
  products: readonly StoreProduct[],
): string | null {
  const [first, ...rest] = text?.split(' ') ?? [];
  const sold = products.filter(({ garment }) => garment.kind === kind);
  const [product] = sold;
  if (text === null || first === undefined || !product) return text;
  const stem = tokensOf(first)[0]?.stem;
  const isSoldSo = products.some(({ name }) => tokensOf(name)[0]?.stem === stem);
  if (isSoldSo) return text;
  const noun = product.name.toLowerCase().split(' ')[0] ?? first;
  return [plural(noun), ...rest].join(' ');
}
