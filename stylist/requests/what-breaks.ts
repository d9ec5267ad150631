import type { Language } from '#contract/languages.ts';
import { wordsOf } from '../language/all.ts';
import { fill } from '../language/fill.ts';
import type { Words } from '../language/shape/words.ts';
import { excludeEachOther, holdsOne, needsTop, type Slot } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { isOpenOver, type Placed, place } from './placing.ts';

export type Break = { garmentIds: [string, string]; text: string };

export type Lack = 'top' | 'bottom' | 'shoes';

/** A shirt tied over a dress or a T-shirt under overalls: people wear them so, though no outfit is composed of them. */
const isWornWith = (whole: Placed, other: Placed): boolean =>
  whole.slot === 'onePiece' && /^(?:dress|jumpsuit)$/.test(whole.garment.kind) && other.slot === 'base';

function breakBetween(a: Placed, b: Placed, { grammar, looks }: Words, byHand: boolean): Break | null {
  const pair: [string, string] = [a.garment.id, b.garment.id];
  const say = (wording: string): Break => ({
    garmentIds: pair,
    text: fill(grammar, wording, { a: [a.garment], b: [b.garment] }).text,
  });
  if (a.slot === b.slot && holdsOne(a.slot)) {
    return say(looks.sameSlot);
  }
  if (a.slot === 'base' && b.slot === 'base') {
    return say(looks.notLayered);
  }
  const open = a.slot === 'mid' ? isOpenOver(a.garment, b.garment) : isOpenOver(b.garment, a.garment);
  const isLayered = open || (byHand && (isWornWith(a, b) || isWornWith(b, a)));
  if (a.slot !== b.slot && !isLayered && excludeEachOther(a, b)) {
    return say(looks.notAtOnce);
  }
  return null;
}

/** The later piece comes second. By hand more goes together than is composed. */
export function whatBreaks(
  look: readonly Garment[],
  { language, byHand = false }: { language?: Language | undefined; byHand?: boolean } = {},
): Break[] {
  const words = wordsOf(language);
  const placed = place(look);
  return placed.flatMap((a, index) =>
    placed.slice(index + 1).flatMap((b) => breakBetween(a, b, words, byHand) ?? []),
  );
}

/** From the top down. */
export function whatLacks(look: readonly Garment[]): Lack[] {
  const placed = place(look);
  const at = (slot: Slot) => placed.filter((one) => one.slot === slot);
  const [onePiece] = at('onePiece');
  const top = onePiece && !needsTop(onePiece.garment.kind) ? true : at('base').length > 0;
  return [
    ...(top ? [] : (['top'] as const)),
    ...(onePiece || at('bottom').length > 0 ? [] : (['bottom'] as const)),
    ...(at('shoes').length > 0 ? [] : (['shoes'] as const)),
  ];
}
