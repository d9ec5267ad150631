import type { LookWords } from '../shape/words.ts';
import { a } from './grammar.ts';

export const looks: LookWords = {
  sameSlot: '{a} and {b} go in the same place: choose one.',
  notLayered: '{a} and {b} aren’t worn one over the other.',
  notAtOnce: '{a} and {b} aren’t worn at the same time.',
  swap: (from, to) => `Change {a} for {b}: it goes from ${from} to ${to}%.`,
  gap: (garment, outfits) =>
    `With ${a(garment)} you’d have ${outfits} more ${outfits === 1 ? 'outfit' : 'outfits'}.`,
};
