import { z } from 'zod';

/*
 * A backup is one tar, compressed with Zstandard: `manifest.json`, the tables as PostgreSQL's COPY output in
 * pieces, the photos under their keys, and last `checksums.json`, without which it is incomplete.
 */
export const formatVersion = 1;
export const manifestName = 'manifest.json';
export const checksumsName = 'checksums.json';

export const Manifest = z.object({
  product: z.literal('vestidor'),
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** Creation times of the applied migrations, from the database's journal. */
  migrations: z.array(z.number().int()),
  /** Ordered so that no row refers to a later one. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), columns: z.array(z.string()) })),
});
export type Manifest = z.output<typeof Manifest>;

export const Checksums = z.object({
  /** Copied rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  photographs: z.number().int(),
  /** Photos that a row names and the store lacked: lost before the backup. */
  missing: z.array(z.string()),
  /** Name, size and SHA-256 of every earlier entry, in order. */
  entries: z.array(z.tuple([z.string(), z.number().int(), z.string()])),
});
export type Checksums = z.output<typeof Checksums>;

export const pieceName = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}`;
export const tableOfPiece = (name: string): string | undefined =>
  /^tables\/([a-z_]+)\/\d{6}$/.exec(name)?.[1];

export const photoName = (key: string): string => `photos/${key}`;
/** Returns undefined for any other path, so that a crafted archive cannot write elsewhere. */
export const keyOfPhoto = (name: string): string | undefined =>
  /^photos\/(people\/[\w-]+\/[\w-]+\/(?:full|thumb|cutout|mask)\.webp)$/.exec(name)?.[1];
