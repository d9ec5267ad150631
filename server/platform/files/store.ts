import type { Cutter } from '#contract/vocabulary.ts';
import { DependencyError } from '#server/platform/errors.ts';

/**
 * Keys are folders and a file name that only the server makes: letters, digits, hyphens, slashes and one dot.
 */
export interface PhotoStore {
  /** Resolves once the picture is durable; replaces an existing one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  removeFolder(folder: string): Promise<void>;
  /** @throws when pictures cannot be stored */
  check(): Promise<void>;
}

/** The store failed; the picture may well exist. */
export class PhotoStoreUnavailable extends DependencyError {
  override readonly name = 'PhotoStoreUnavailable';
  readonly errorCode = 'photos_unavailable';
  readonly logLevel = 'error';
}

export const photoSizes = ['full', 'thumb', 'cutout'] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** Files of a photo's folder: its sizes and the outline drawn by a person. */
export const photoFiles = [...photoSizes, 'mask'] as const;
export type PhotoFile = (typeof photoFiles)[number];

/** Always `.webp`, whatever the format: `pictureType` reads it from the bytes. */
export const photoKey = (folder: string, file: PhotoFile): string => `${folder}/${file}.webp`;

export const filesOf = ({ cutBy }: { cutBy: Cutter }): readonly PhotoFile[] =>
  cutBy === 'person' ? photoFiles : photoSizes;

/** Type of an encoded picture, by its first byte. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' {
  if (bytes[0] === 0xff) return 'image/jpeg';
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}
