import type { Occasion } from '#contract/vocabulary.ts';
import { isVivid } from '../colour/pair-harmony.ts';
import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isGown, isWorsted } from '../traits/numbers.ts';
import { type RegisterShares, registers } from '../vocabulary/registers.ts';
import type { Event, Mood, Want } from './event.ts';
import { matches } from './matches.ts';

const edgy = registers.indexOf('edgy');

/** 0 is right, 1 is wrong. */
const moods: Readonly<Record<Mood, (piece: Piece) => number>> = {
  mourning({ main, slot, garment, loudness }) {
    if (main.neutral === 'black') return loudness;
    const dark = main.lightness < 0.4 && main.chroma < 0.07;
    if (dark) return 0.12 + loudness;
    // A white shirt belongs to a dark suit.
    if (main.neutral === 'white' && slot === 'base') return garment.style === 'formal' ? 0.12 : 0.3;
    if (main.neutral === 'grey' && main.lightness < 0.62) return 0.35 + loudness;
    return Math.min(1, 0.55 + 0.45 * main.lightness + (main.neutral ? 0 : 0.2));
  },
  sober({ main, slot }) {
    if (main.neutral === null) return isVivid(main) ? 0.8 : main.lightness < 0.42 ? 0.12 : 0.28;
    if (main.neutral === 'earth') return slot === 'shoes' || slot === 'bag' || slot === 'belt' ? 0 : 0.12;
    return 0;
  },
  bright({ main, slot }) {
    if (slot === 'shoes' || slot === 'bag') return 0;
    if (main.neutral === 'black') return 0.4;
    return main.neutral === 'grey' ? 0.2 : 0;
  },
  festive({ main, sheen, garment, slot, loudness }) {
    // Left at the cloakroom.
    if (slot === 'outer') return 0;
    if (sheen > 0.4 || loudness > 0.4 || main.neutral === null) return 0;
    // Dressed for the office.
    if (isWorsted(garment) && (garment.kind === 'skirt' || garment.kind === 'blazer')) return 0.25;
    if (main.neutral === 'black') return slot === 'onePiece' ? 0.1 : 0;
    if (garment.kind === 'jeans' || garment.fabric === 'denim') return 0.3;
    if (isGown(garment)) return 0;
    if (garment.style === 'formal') return 0.08;
    return slot === 'shoes' || slot === 'bag' ? 0.1 : main.neutral === 'white' ? 0.12 : 0.3;
  },
  rock({ main, garment, slot, loudness, registers: shares }) {
    if (main.neutral === 'black' || loudness > 0.4 || (shares[edgy] ?? 0) > 0.2) return 0;
    if (garment.kind === 'jeans' || garment.fabric === 'denim' || garment.fabric === 'leather') return 0;
    if (slot === 'shoes' || slot === 'bag') return 0.1;
    return main.lightness < 0.45 ? 0.15 : 0.3;
  },
};

export const offMood = (piece: Piece, mood: Mood): number => moods[mood](piece);

const loudnessOf: Readonly<Record<Occasion, number>> = {
  casual: 0.6,
  work: 0.4,
  formal: 0.35,
  party: 0.9,
  date: 0.55,
  sport: 1,
};

const dislikesOf: Readonly<Record<Occasion, RegisterShares>> = {
  casual: { sport: 0.3, festive: 0.8 },
  work: { sport: 1, street: 0.5, edgy: 0.2, festive: 0.6 },
  formal: { sport: 1, street: 1, casual: 0.4, edgy: 0.4 },
  party: { sport: 1, street: 0.4, casual: 0.25 },
  date: { sport: 1, street: 0.2, classic: 0.1 },
  sport: { classic: 0.8, romantic: 0.8, edgy: 0.6, festive: 1 },
};

/** 0 to 1: how far a garment speaks of what the event would rather not see. */
export function disliked({ registers: shares, sheltering }: Piece, { occasion, event }: Context): number {
  if (sheltering) return 0;
  const dislikes = event?.dislikes ?? dislikesOf[occasion];
  return registers.reduce((sum, register, at) => sum + (shares[at] ?? 0) * (dislikes[register] ?? 0), 0);
}

export const mostLoudness = ({ occasion, event }: Context): number => event?.loudness ?? loudnessOf[occasion];

/** 0 to about 2. */
export function bareness(piece: Piece, covered: NonNullable<Event['covered']>): number {
  const trunk = piece.slot === 'base' || piece.slot === 'onePiece';
  const legs = piece.slot === 'bottom' || piece.slot === 'onePiece';
  return (
    (trunk ? Math.max(0, (covered.shoulders ?? 0) - piece.shoulders) : 0) +
    (trunk ? Math.max(0, (covered.cleavage ?? 0) - piece.cleavage) : 0) +
    (legs ? Math.max(0, (covered.legs ?? 0) - piece.legs) : 0)
  );
}

/** The event's wants that the wardrobe can meet. */
export const wantsMet = (
  event: Event | null,
  candidates: Readonly<Record<string, readonly Piece[]>>,
): readonly Want[] =>
  (event?.wants ?? []).filter((want) => candidates[want.slot]?.some((piece) => matches(want, piece)));

export function missedWants(piece: Piece, wanted: readonly Want[]): number {
  let missed = 0;
  for (const want of wanted) {
    // Trousers or a skirt are worn instead of the dress that is wanted.
    const instead = want.slot === 'onePiece' && piece.slot === 'bottom';
    if (instead || (want.slot === piece.slot && !matches(want, piece))) missed += want.weight;
  }
  return missed;
}
