import { z } from 'zod';
import { Absence } from './absence.ts';
import { Departure } from './departure.ts';
import { endpoint } from './endpoint.ts';
import { GarmentChanges, GarmentColor, GarmentFields, guessedFields, WashAfter } from './garments.ts';
import { HomeId } from './homes.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { UnfiledScan } from './unfiled-scans.ts';
import { Upkeep } from './upkeep-log.ts';
import { pictureChoices } from './vocabulary.ts';

/* Garments that come from elsewhere: a table, or an export of ours. */

export const ImportedGarment = z.strictObject({
  key: z.string().min(1).max(limits.import.keyMax),
  fields: GarmentFields,
  /** With their shares; by default only the colour that the fields name. */
  colors: z.array(GarmentColor).min(1).max(3).optional(),
  guessed: z.array(z.enum(guessedFields)).max(guessedFields.length).default([]),
  favorite: z.boolean().default(false),
  inLaundry: z.boolean().default(false),
  washAfter: WashAfter.default(null),
  wornSinceWash: z.number().int().min(0).max(limits.import.wornMax).default(0),
  away: Absence.nullable().default(null),
  upkeep: z
    .array(Upkeep)
    .max(limits.upkeep.most)
    .refine((notes) => new Set(notes.map(({ id }) => id)).size === notes.length, messages.garment.upkeep)
    .default([]),
  departure: Departure.nullable().default(null),
  keptAt: z.iso.datetime().nullable().default(null),
  shown: z.enum(pictureChoices).optional(),
  home: HomeId.optional(),
  wornBefore: z.number().int().min(0).max(limits.import.wornMax).default(0),
  wornAt: z.array(z.iso.datetime()).max(limits.import.wearsMax).default([]),
  lastWornAt: z.iso.datetime().nullable().default(null),
  /** The day from which it is owned; by default that of the import. */
  since: z.iso.datetime().nullable().default(null),
});
export type ImportedGarment = z.input<typeof ImportedGarment>;

export const importGarments = endpoint({
  method: 'POST',
  path: '/api/wardrobe/import',
  summary: 'Adds many garments at once; those that were imported before, or find no room, are not added',
  access: 'session',
  rate: { perHour: 30 },
  body: z.strictObject({ garments: z.array(ImportedGarment).min(1).max(limits.import.rowsMax) }),
  bodyLimitBytes: 12 * 1024 * 1024,
  response: z.object({
    added: z.array(z.object({ key: z.string(), id: z.uuid() })),
    known: z.array(z.object({ key: z.string(), id: z.uuid() })),
    withoutRoom: z.array(z.string()),
  }),
  errors: ['rate_limited'],
});

/** People paste addresses without their scheme. */
const TypedAddress = z
  .string()
  .trim()
  .min(1, messages.garment.pasteAddress)
  .max(limits.import.addressMax, messages.addressTooLong)
  .transform((typed) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`));

const PageFields = GarmentChanges.pick({
  kind: true,
  color: true,
  pattern: true,
  style: true,
  fabric: true,
  sleeve: true,
  composition: true,
  purchasePrice: true,
}).extend({
  name: z.string().optional(),
  brand: z.string().nullable().optional(),
  size: z.string().nullable().optional(),
  page: z.string().nullable().optional(),
});
export type PageFields = z.infer<typeof PageFields>;

export const readProductPage = endpoint({
  method: 'POST',
  path: '/api/wardrobe/import/page',
  summary:
    'Reads the garment that a shop’s page sells, and its picture as a scan that waits for its owner’s review; files nothing',
  access: 'session',
  rate: { perHour: 60 },
  body: z.strictObject({
    address: TypedAddress,
    id: z.uuid(),
  }),
  response: z.object({
    fields: PageFields,
    scan: UnfiledScan.nullable(),
  }),
  spends: ['readings', 'cpuMillis'],
  errors: [
    'page_not_public',
    'page_unreachable',
    'page_too_large',
    'page_unreadable',
    'garment_limit',
    'storage_full',
    'readings_spent',
    'rate_limited',
  ],
});
