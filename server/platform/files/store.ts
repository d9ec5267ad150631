import type { Cutter } from '#contract/vocabulary.ts';
import { DependencyError } from '#server/platform/errors.ts';

/**
 * Where pictures are kept. Keys are folders and a file name, made by us alone: letters, digits,
 * hyphens, slashes and one dot.
 */
export interface PhotoStore {
  /** Keeps a picture for good before it resolves; an existing one of the same key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  /** Removes everything whose key starts with the folder. */
  removeFolder(folder: string): Promise<void>;
  /** @throws where pictures cannot be kept at the moment */
  check(): Promise<void>;
}

/** Pictures can neither be kept nor read at the moment; what is asked for may well be there. */
export class PhotoStoreUnavailable extends DependencyError {
  override readonly name = 'PhotoStoreUnavailable';
  readonly errorCode = 'photos_unavailable';
  readonly logLevel = 'error';
}

export const photoSizes = ['full', 'thumb', 'cutout'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** What a photograph's folder may hold: its sizes, and the outline that a person drew, which nobody looks at by itself. */
export const photoFiles = [...photoSizes, 'mask'] as const;
export type PhotoFile = (typeof photoFiles)[number];

/** The ending is the one of the first pictures, which were all WebP. What one is, its bytes say. */
export const photoKey = (folder: string, file: PhotoFile): string => `${folder}/${file}.webp`;

/** The files that a photograph must have. */
export const filesOf = ({ cutBy }: { cutBy: Cutter }): readonly PhotoFile[] =>
  cutBy === 'person' ? photoFiles : photoSizes;

/** The type of a picture that we encoded, by its first byte. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' {
  if (bytes[0] === 0xff) return 'image/jpeg';
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}
