import { z } from 'zod';

/*
 * A backup is one tar, compressed with Zstandard: `manifest.json`, the tables as PostgreSQL's COPY writes them in
 * pieces, the photographs under their keys, and last `checksums.json`, without which it is not whole.
 */
export const formatVersion = 1;
export const manifestName = 'manifest.json';
export const checksumsName = 'checksums.json';

export const Manifest = z.object({
  product: z.literal('vestidor'),
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** Until which migration the database had come: when each was made, as its journal says. */
  migrations: z.array(z.number().int()),
  /** In an order in which no row refers to one that comes later. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), columns: z.array(z.string()) })),
});
export type Manifest = z.output<typeof Manifest>;

export const Checksums = z.object({
  /** Rows of each table, as they were copied. */
  rows: z.record(z.string(), z.number().int()),
  photographs: z.number().int(),
  /** Photographs that a row names and that the store did not have: lost before the backup. */
  missing: z.array(z.string()),
  /** SHA-256 of every entry before this one, in their order. */
  entries: z.array(z.tuple([z.string(), z.number().int(), z.string()])),
});
export type Checksums = z.output<typeof Checksums>;

export const pieceName = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}`;
export const tableOfPiece = (name: string): string | undefined =>
  /^tables\/([a-z_]+)\/\d{6}$/.exec(name)?.[1];

export const photoName = (key: string): string => `photos/${key}`;
/** Only where a person's photographs lie: a file that somebody has prepared writes nowhere else. */
export const keyOfPhoto = (name: string): string | undefined =>
  /^photos\/(people\/[\w-]+\/[\w-]+\/(?:full|thumb|cutout|mask)\.webp)$/.exec(name)?.[1];
