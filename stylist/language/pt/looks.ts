import type { LookWords } from '../shape/words.ts';
import { a } from './grammar.ts';

export const looks: LookWords = {
  sameSlot: '{a} e {b} vão no mesmo lugar: escolhe.',
  notLayered: '{a} e {b} não se usam uma peça sobre a outra.',
  notAtOnce: '{a} e {b} não se usam ao mesmo tempo.',
  swap: (from, to) => `Troca {a} {por b}: passa de ${from} para ${to} %.`,
  gap: (garment, outfits) =>
    `Com ${a(garment)} tens mais ${outfits} ${outfits === 1 ? 'outfit' : 'outfits'}.`,
};
