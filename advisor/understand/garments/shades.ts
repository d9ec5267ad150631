import type { ColorName } from '#contract/colors.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { tokensOf } from '../../words/tokens.ts';
import { nameStems } from './find-garments.ts';

/** Shades that people count among a colour whose name they do not bear. */
const shades: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  azul: ['celeste', 'petróleo'],
  morado: ['lila'],
};
/** By the main colour: "azul" is navy too; "rojo" is not burgundy. */
export function isOfColour(garment: Garment, colour: ColorName): boolean {
  const own = colourOf(garment) ?? '';
  return (
    own === colour ||
    own.startsWith(`${colour} `) ||
    (shades[colour]?.some((shade) => shade === own) ?? false) ||
    tokensOf(colour).every(({ stem }) => nameStems(garment).has(stem))
  );
}
