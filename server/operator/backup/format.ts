import { z } from 'zod';

/*
 * One tar, compressed with Zstandard: `manifest.json`, the tables as COPY output in pieces, the photos, and
 * last `checksums.json`, without which it is incomplete.
 */
export const formatVersion = 1;
export const manifestName = 'manifest.json';
export const checksumsName = 'checksums.json';

export const Manifest = z.object({
  product: z.literal('vestidor'),
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.number().int()),
  /** No row refers to a later table. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), columns: z.array(z.string()) })),
});
export type Manifest = z.output<typeof Manifest>;

export const Checksums = z.object({
  rows: z.record(z.string(), z.number().int()),
  photographs: z.number().int(),
  missing: z.array(z.string()),
  /** Name, size and SHA-256 of every earlier entry. */
  entries: z.array(z.tuple([z.string(), z.number().int(), z.string()])),
});
export type Checksums = z.output<typeof Checksums>;

export const pieceName = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}`;
export const tableOfPiece = (name: string): string | undefined =>
  /^tables\/([a-z_]+)\/\d{6}$/.exec(name)?.[1];

export const photoName = (key: string): string => `photos/${key}`;
/** Undefined for other paths: a crafted archive cannot write elsewhere. */
export const keyOfPhoto = (name: string): string | undefined =>
  /^photos\/(people\/[\w-]+\/[\w-]+\/(?:full|thumb|cutout|mask)\.webp)$/.exec(name)?.[1];
