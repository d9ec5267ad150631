import type { Garment } from '#stylist/wardrobe.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import type { Slots } from '../../understand/slots.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Annotated } from '../../words/pattern.ts';

/** "¿cuáles no son negras?" */
export const denies = (tokens: readonly Annotated[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === 'no' &&
      /^(cual(es)?|que|q|algo|tod[oa]s?|l[oa]s)$/.test(tokens[at - 1]?.text ?? '') &&
      /^(son|sean?|es|tienen|tengan?|llevan?|lleven?)$/.test(tokens[at + 1]?.text ?? '') &&
      // "algo rosa que no sea el jersey" denies a piece, and no quality.
      !tokens
        .slice(at + 2, at + 4)
        .some(({ classes }) => classes.some(({ name }) => name === 'garment') && classes.length === 1),
  );
export const isSaidOf = (garment: Garment, { colours, fabric, pattern }: Slots): boolean =>
  colours.some((colour) => isOfColour(garment, colour)) ||
  (fabric !== null && garment.fabric === fabric) ||
  (pattern !== null && garment.pattern === pattern);

/** Whether a fragment asks for another colour or cloth than all of those found have. */
export function turnsFrom(focus: readonly Garment[], { slots, tokens }: Understanding['reading']): boolean {
  if (denies(tokens) && focus.every((one) => isSaidOf(one, slots))) return true;
  const said = tokens.filter(({ text }, at) => at > 0 || !/^(ok|vale|bueno|ah|va|dale)$/.test(text));
  const isFragment = said.length <= 5 && /^(y|e|o|de|en|con)$/.test(said[0]?.text ?? '');
  const { fabric, colours } = slots;
  const [first] = focus;
  if (!isFragment || !first) return false;
  const isOtherCloth =
    fabric !== null && first.fabric !== fabric && focus.every((one) => one.fabric === first.fabric);
  const isOtherPattern = slots.pattern !== null && !focus.some((one) => one.pattern === slots.pattern);
  return (
    isOtherCloth ||
    isOtherPattern ||
    (colours.length > 0 && !focus.some((one) => isOfColour(one, colours[0] ?? 'negro')))
  );
}

/** Of several of one kind, "¿y azules?" means that kind. */
export const alikeOr = (
  focus: readonly Garment[],
  wardrobe: readonly Garment[],
  isOfKind: boolean,
): readonly Garment[] => {
  const alike = (['kind', 'category'] as const).find((by) =>
    focus.every((one) => one[by] === focus[0]?.[by]),
  );
  return (focus.length > 1 || isOfKind) && alike
    ? wardrobe.filter((one) => one[alike] === focus[0]?.[alike])
    : wardrobe;
};
