import { type ColorName, hexOfColor } from '#contract/colors.ts';
import type { Fabric, Style } from '#contract/garment-attributes.ts';
import type { Language } from '#contract/languages.ts';
import { colourDistance } from '../colour/oklch.ts';
import { colourOf, isBlueDenim } from '../colour/spelled.ts';
import { wordsOf } from '../language/all.ts';
import { traitsOf } from '../piece.ts';
import { isProposable, withinLimits } from '../profile/limits.ts';
import type { Profile } from '../profile/profile.ts';
import { versatilityAmong } from '../versatility.ts';
import { categoryOf, type WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';

/** `outfits` it would add. */
export type Gap = { garment: Garment; outfits: number; text: string };

function idea(kind: WornKind, colour: ColorName, fabric: Fabric, style: Style = 'casual'): Garment {
  return {
    id: `gap:${kind} ${colour} ${fabric}`,
    name: '',
    kind,
    category: categoryOf(kind),
    colors: [{ hex: hexOfColor(colour) ?? '#808184', share: 1 }],
    pattern: 'plain',
    style,
    fabric,
    seasons: [],
    condition: 'new',
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
}

const ideas: readonly Garment[] = [
  idea('shirt', 'blanco', 'cotton'),
  idea('shirt', 'celeste', 'cotton'),
  idea('t-shirt', 'blanco', 'cotton'),
  idea('t-shirt', 'negro', 'cotton'),
  idea('blouse', 'crudo', 'silk'),
  idea('sweater', 'azul marino', 'wool'),
  idea('sweater', 'camel', 'wool'),
  idea('blazer', 'azul marino', 'wool', 'formal'),
  idea('pants', 'negro', 'wool', 'formal'),
  idea('pants', 'beige', 'cotton'),
  idea('jeans', 'azul vaquero', 'denim'),
  idea('skirt', 'negro', 'wool', 'formal'),
  idea('dress', 'negro', 'synthetic', 'formal'),
  idea('coat', 'gris oscuro', 'wool'),
  idea('sneakers', 'blanco', 'leather'),
  idea('loafers', 'marrón', 'leather'),
  idea('shoes', 'negro', 'leather', 'formal'),
  idea('boots', 'negro', 'leather'),
  idea('heels', 'negro', 'leather', 'formal'),
  idea('sandals', 'camel', 'leather'),
];

/** To the eye. */
const sameColour = 0.1;

/** In kind and colour; a garment of unknown colour may be the one. */
export function isOwned(idea: Garment, wardrobe: readonly Garment[]): boolean {
  const { nounOf } = wordsOf().grammar;
  const sameKind = ({ kind, name }: Garment) =>
    kind === idea.kind || nounOf({ kind, name }).text === nounOf(idea).text;
  return wardrobe.some(
    (garment) =>
      sameKind(garment) &&
      (garment.colors.length === 0 ||
        colourOf(garment) === colourOf(idea) ||
        (isBlueDenim(garment) && isBlueDenim(idea)) ||
        colourDistance(traitsOf(garment).main, traitsOf(idea).main) < sameColour),
  );
}

/**
 * Most new outfits first, one garment for each kind, none that is owned. `measured` may be a part of
 * `owned`.
 */
export function wardrobeGaps(
  measured: readonly Garment[],
  count: number,
  owned: readonly Garment[] = measured,
  profile: Profile | null = null,
  language?: Language,
): Gap[] {
  const { looks } = wordsOf(language);
  const lacking = ideas.filter((one) => isProposable(one, profile) && !isOwned(one, owned));
  const added = versatilityAmong(withinLimits(measured, profile), lacking);
  const ranked = lacking
    .map((garment) => ({ garment, outfits: added.get(garment.id)?.outfits ?? 0 }))
    .filter(({ outfits }) => outfits > 0)
    .sort((a, b) => b.outfits - a.outfits);
  const kinds = new Set<WornKind>();
  const best = ranked.filter(({ garment }) => !kinds.has(garment.kind) && kinds.add(garment.kind));
  return best.slice(0, count).map((gap) => ({ ...gap, text: looks.gap(gap.garment, gap.outfits) }));
}
