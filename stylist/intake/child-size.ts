import { clothesSizes, shoeSizes } from '#contract/child-sizes.ts';

const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));

/** Of a span such as `5-6 años` the upper end; undefined when the label says no child's size. */
function clothesHeight(label: string): number | undefined {
  const text = label.toLowerCase();
  if (/reci[eé]n nacid|rec[eé]m[- ]nascid|new ?born|^rn$/.test(text)) return clothesSizes[0].cm;
  const most = Math.max(...numbersIn(text));
  if (!Number.isFinite(most)) return undefined;
  if (/\d\s*(?:m|m[eê]s|meses|months?)\b/.test(text)) return heightAt(most);
  if (most <= 18) return heightAt(most * 12);
  return most >= clothesSizes[0].cm && most <= 188 ? most : undefined;
}

const heightAt = (months: number) => clothesSizes.find((size) => size.months >= months)?.cm;

function shoeNumber(label: string): number | undefined {
  const most = Math.max(...numbersIn(label));
  return most >= shoeSizes.min && most <= shoeSizes.max ? most : undefined;
}

/**
 * Whether a garment with this size on its label is too small for a child.
 * @param present body height in centimetres, and European shoe size; null when unknown
 */
export function isOutgrown(
  label: string | null,
  category: string,
  present: { clothes: number | null; shoes: number | null },
): boolean {
  if (label === null || category === 'accessories') return false;
  const isShoe = category === 'shoes';
  const size = isShoe ? shoeNumber(label) : clothesHeight(label);
  const needed = isShoe ? present.shoes : present.clothes;
  return size !== undefined && needed !== null && size < needed;
}
