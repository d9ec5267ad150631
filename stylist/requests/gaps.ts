import { type ColorName, hexOfColor } from '#contract/colors.ts';
import type { Fabric, Style } from '#contract/vocabulary.ts';
import { phraseOf } from '../language/grammar.ts';
import { nounOf } from '../language/nouns.ts';
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

function textOf(garment: Garment, outfits: number): string {
  const { gender, plural } = nounOf(garment);
  const article = plural ? (gender === 'm' ? 'unos' : 'unas') : gender === 'm' ? 'un' : 'una';
  const count = outfits === 1 ? 'sale 1 outfit más' : `salen ${outfits} outfits más`;
  return `Con ${article} ${phraseOf(garment)} ${count}.`;
}

/** Most new outfits first, one garment for each kind. */
export function wardrobeGaps(
  wardrobe: readonly Garment[],
  count: number,
  profile: Profile | null = null,
): Gap[] {
  const proposed = ideas.filter((garment) => isProposable(garment, profile));
  const added = versatilityAmong(withinLimits(wardrobe, profile), proposed);
  const ranked = proposed
    .map((garment) => ({ garment, outfits: added.get(garment.id)?.outfits ?? 0 }))
    .filter(({ outfits }) => outfits > 0)
    .sort((a, b) => b.outfits - a.outfits);
  const kinds = new Set<WornKind>();
  const best = ranked.filter(({ garment }) => !kinds.has(garment.kind) && kinds.add(garment.kind));
  return best.slice(0, count).map((gap) => ({ ...gap, text: textOf(gap.garment, gap.outfits) }));
}
