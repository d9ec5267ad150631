import type { Cutter } from '#contract/vocabulary.ts';
import { DependencyError } from '#server/platform/errors.ts';

/** Keys are made by the server: letters, digits, hyphens, slashes and one dot. */
export interface PhotoStore {
  /** Resolves once durable; replaces an existing picture. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  has(key: string): Promise<boolean>;
  removeFolder(folder: string): Promise<void>;
  /** @throws when pictures cannot be stored */
  check(): Promise<void>;
}

/** The picture may well exist. */
export class PhotoStoreUnavailable extends DependencyError {
  override readonly name = 'PhotoStoreUnavailable';
  readonly errorCode = 'photos_unavailable';
  readonly logLevel = 'error';
}

export const photoSizes = ['full', 'thumb', 'cutout'] as const;
export type PhotoSize = (typeof photoSizes)[number];

export const photoFiles = [...photoSizes, 'mask'] as const;
export type PhotoFile = (typeof photoFiles)[number];

/** Always `.webp`: `pictureType` reads the format from the bytes. */
export const photoKey = (folder: string, file: PhotoFile): string => `${folder}/${file}.webp`;

export const filesOf = ({ cutBy }: { cutBy: Cutter }): readonly PhotoFile[] =>
  cutBy === 'person' ? photoFiles : photoSizes;

export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' {
  if (bytes[0] === 0xff) return 'image/jpeg';
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}
