import type { Base, BaseGarment } from './base-photographs.ts';
import type { Random } from './seeded.ts';

/** What must come of a file: a reading in one of these colours, a refusal with one of these codes, or either. */
export interface Expected {
  readonly colors?: readonly string[];
  readonly codes?: readonly string[];
}

export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expected: Expected;
}

/** The same photograph in three formats, and what a right reading of it says. */
export interface Photographs {
  readonly jpeg: Uint8Array;
  readonly png: Uint8Array;
  readonly webp: Uint8Array;
  readonly garment: BaseGarment;
  readonly base: Base;
}

export type Trick = (photographs: Photographs, random: Random) => Promise<HostileFile> | HostileFile;

/** May be read after all: a decoder forgives some damage. Whatever is refused must be refused with such a code. */
export const refusals = [
  'image_unreadable',
  'image_type_unsupported',
  'image_too_large',
  'image_too_small',
] as const;
