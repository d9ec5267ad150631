import type { Base, BaseGarment } from './base-photographs.ts';
import type { Random } from './seeded.ts';

/** A reading in one of the colours, or one of the codes. */
export interface Expected {
  readonly colors?: readonly string[];
  readonly codes?: readonly string[];
}

export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expected: Expected;
}

/** In three formats. */
export interface Photographs {
  readonly jpeg: Uint8Array;
  readonly png: Uint8Array;
  readonly webp: Uint8Array;
  readonly garment: BaseGarment;
  readonly base: Base;
}

export type Trick = (photographs: Photographs, random: Random) => Promise<HostileFile> | HostileFile;

/** Decoders tolerate some damage. */
export const refusals = [
  'image_unreadable',
  'image_type_unsupported',
  'image_too_large',
  'image_too_small',
] as const;
