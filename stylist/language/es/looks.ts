import type { LookWords } from '../shape/words.ts';
import { a } from './grammar.ts';

export const looks: LookWords = {
  sameSlot: '{a} y {b} van en el mismo sitio: elige.',
  notLayered: '{a} y {b} no se llevan una prenda sobre la otra.',
  notAtOnce: '{a} y {b} no se llevan a la vez.',
  swap: (from, to) => `Cambia {a} por {b}: pasa del ${from} al ${to} %.`,
  gap: (garment, outfits) =>
    `Con ${a(garment)} ${outfits === 1 ? 'sale 1 outfit más' : `salen ${outfits} outfits más`}.`,
};
