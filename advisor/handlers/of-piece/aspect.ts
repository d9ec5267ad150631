import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Phrase } from '../../voice/phrase.ts';
import type { Pattern } from '../../words/pattern.ts';
import type { Cloth, Level } from './cloths.ts';

export type Judged = {
  level: Level;
  /** Follows the name of the piece and a colon. */
  why: Phrase;
  /** What helps, as a sentence. */
  remedy?: string;
  /** Tells pieces of one level apart; more is better. */
  rank?: number;
};

export type Told = {
  cloth: Cloth;
  traits: ReturnType<typeof traitsOf>;
  temperatureC: number | null;
  text: string;
};

/** One thing that a piece of clothing may be asked about. */
export type Aspect = {
  name: string;
  /** The circumstance, beside words that ask whether it serves: "aguanta", "puedo". */
  there?: Pattern;
  /** Asks by itself whether it serves: "abriga". */
  good?: Pattern;
  /** Asks whether the fault is to be feared: "se arruga". */
  bad?: Pattern;
  concerns(garment: Garment): boolean;
  judge(garment: Garment, told: Told): Judged;
  /** Whether the air that was told makes it a question at all. */
  air?(slots: { temperatureC: number | null }): boolean;
  /** Of a whole look only these are weighed. */
  inLook?(garment: Garment): boolean;
  /** One good piece of the look is enough. */
  isEither?: true;
  /** The look is changed where it fails. */
  changes?: true;
  /** Others may be better in it: one of these is named where the piece fails. */
  isOfOthers?: true;
};

export const isShoe = ({ category }: Garment): boolean => category === 'shoes';
export const isCloth = ({ category }: Garment): boolean =>
  category === 'tops' || category === 'bottoms' || category === 'dresses' || category === 'outerwear';
export const isLeg = ({ category }: Garment): boolean => category === 'bottoms' || category === 'dresses';
export const isNamed = ({ name }: Garment, words: RegExp): boolean =>
  words.test(name.toLocaleLowerCase('es'));
export const lightnessOf = (garment: Garment): number => traitsOf(garment).main.lightness;
