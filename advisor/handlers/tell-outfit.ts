import type { Advisor } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { capitalise, the as engineThe } from '#stylist/language/grammar.ts';
import { nounOf } from '#stylist/language/nouns.ts';
import type { RuleKey } from '#stylist/rule-weights.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { about, tellLook, the } from '../voice/names.ts';
import type { Named, Part } from '../voice/phrase.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';

type Told = Pick<ComposedOutfit, 'garmentIds'>;

/** @param first garments that are named in any case */
export const lookOf = (
  { wardrobe }: Pick<IntentContext, 'wardrobe'>,
  outfit: Told,
  first: readonly string[] = [],
): Named => tellLook(garmentsByIds(wardrobe, outfit.garmentIds), first);

const articles: Readonly<Record<string, string>> = {
  mfalse: 'el ',
  ffalse: 'la ',
  mtrue: 'los ',
  ftrue: 'las ',
};

/** Replaces the engine's words for garments by the person's own where the sentence stays grammatical. */
export function inTheirWords(text: string, pieces: readonly Garment[]): Named {
  const told = pieces.reduce((said, piece) => {
    const phrase = engineThe(piece);
    const { gender, plural } = nounOf(piece);
    const own = the(piece).text;
    if (!own.startsWith(articles[`${gender}${plural}`] ?? '')) return said;
    return said.replaceAll(phrase, own).replaceAll(capitalise(phrase), capitalise(own));
  }, text);
  return about(pieces, told);
}

/** The rules that each advisor prefers to mention. */
const eyeFor: Readonly<Record<Advisor, readonly RuleKey[]>> = {
  maya: ['colour-harmony', 'silhouette', 'formality', 'season', 'occasion'],
  valentina: [
    'pattern-mixing',
    'silhouette',
    'favourites',
    'colour-harmony',
    'occasion',
    'season',
    'novelty',
  ],
};

/** The reason for an outfit that suits this advisor best. */
export function reasonFor(
  { box, wardrobe, state, speaker }: IntentContext,
  outfit: ComposedOutfit,
): readonly Part[] | null {
  const pieces = garmentsByIds(wardrobe, outfit.garmentIds);
  const praise = outfit.parts.filter(({ reason }) => reason.tone === 'praise' && outfit.reasons.length > 0);
  // Skips recently used reasons.
  const before = state.said.slice(-10);
  const stale = (rule: string) => Number(before.includes(`reason.${rule}`));
  const order = [...eyeFor[box.advisor]].sort((a, b) => stale(a) - stale(b));
  const part = order.flatMap((rule) => praise.filter((one) => one.rule === rule))[0];
  if (part) speaker.note(`reason.${part.rule}`);
  const chosen = part?.reason.text ?? outfit.reasons[0];
  return chosen ? [inTheirWords(chosen, pieces)] : null;
}
