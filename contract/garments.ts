import { z } from 'zod';
import { Absence } from './absence.ts';
import { careSymbols, withCare } from './care.ts';
import { Departure } from './departure.ts';
import { fibres, garmentParts, sumOfPart } from './fibres.ts';
import {
  type AttributeValues,
  attributeNames,
  attributeValues,
  defaultAttributes,
  type GarmentAttribute,
  garmentAttributes,
  mapAttributes,
} from './garment-attributes.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { scannedFields } from './scanned-fields.ts';
import { Upkeep } from './upkeep-log.ts';
import { categories, cutters, kinds, pictureChoices, seasons, seeingProviders } from './vocabulary.ts';

type AttributeSchemas = { [A in GarmentAttribute]: z.ZodType<AttributeValues[A], AttributeValues[A]> };

function schemaOf(attribute: GarmentAttribute): z.ZodType {
  const word = z.enum(attributeValues(attribute));
  return garmentAttributes[attribute].default === null ? word.nullable() : word;
}

export const attributeSchemas = mapAttributes(attributeNames, schemaOf) as AttributeSchemas;

/** Share of the surface, 0 to 1. */
export const GarmentColor = z.object({
  name: z.string().max(40),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  share: z.number().min(0).max(1),
});
export type GarmentColor = z.infer<typeof GarmentColor>;

/** Only a remote model detects the brand. */
export const guessedFields = [...scannedFields, 'brand'] as const;
export type GuessedField = (typeof guessedFields)[number];

/** Only the owner can open these addresses. */
export const GarmentPhoto = z.object({
  full: z.string(),
  thumb: z.string(),
  /** Transparent; the thumbnail when segmentation failed. */
  cutout: z.string(),
  illustrated: z.boolean(),
  shown: z.enum(pictureChoices),
  cutBy: z.enum(cutters),
});
export type GarmentPhoto = z.infer<typeof GarmentPhoto>;

export const GarmentFibre = z.object({
  part: z.enum(garmentParts),
  fibre: z.enum(fibres),
  percent: z.number().int().min(1).max(100),
});

export const WardrobeItem = z.object({
  id: z.uuid(),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.enum(categories),
  kind: z.enum(kinds),
  size: z.string().nullable(),
  color: z.string(),
  colors: z.array(GarmentColor),
  ...attributeSchemas,
  /** Empty when unknown; a partially read part may not reach 100 %. */
  composition: z.array(GarmentFibre),
  care: z.array(z.enum(careSymbols)),
  /** Null when single-coloured. */
  secondColor: z.string().nullable(),
  purchasePrice: z.number().nullable(),
  /** With upkeep, less what came back; null without a price or before the first wear. */
  costPerWear: z.number().nullable(),
  versatilityScore: z.number().int(),
  /** Good outfits that include it. */
  versatilityOutfits: z.number().int(),
  timesWorn: z.number().int(),
  lastWornAt: z.iso.datetime().nullable(),
  season: z.array(z.enum(seasons)),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  photo: GarmentPhoto,
  favorite: z.boolean(),
  inLaundry: z.boolean(),
  /** Wears between two washes, by its kind unless `own`, null for never; and those since the last. */
  wash: z.object({
    after: z.number().int().nullable(),
    own: z.boolean(),
    since: z.number().int(),
    due: z.boolean(),
  }),
  upkeep: z.array(Upkeep),
  upkeepCost: z.number(),
  cobbler: z
    .object({ what: z.enum(['heel-tips', 'sole']), since: z.number().int(), first: z.boolean() })
    .nullable(),
  away: Absence.nullable(),
  home: z.uuid().nullable(),
  /** When its owner said to keep it, so that for a year it is not among what may leave. */
  keptAt: z.iso.datetime().nullable(),
  departure: Departure.nullable(),
  bought: z.object({ orderId: z.uuid(), productId: z.string() }).nullable(),
  page: z.string().nullable(),
  suggested: z.partialRecord(z.enum(guessedFields), z.literal(true)),
  /** The remote model behind a guess. */
  origin: z.partialRecord(z.enum(guessedFields), z.enum(seeingProviders)),
  /** 0 to 1. */
  confidence: z.partialRecord(z.enum(scannedFields), z.number()),
  createdAt: z.iso.datetime(),
});
export type WardrobeItem = z.infer<typeof WardrobeItem>;

const text = (max: number) => z.string().trim().max(max, messages.charactersMost(max));
const optionalText = (max: number) =>
  text(max)
    .transform((value) => (value === '' ? null : value))
    .nullable();

const Composition = z
  .array(
    z.strictObject({
      part: z.enum(garmentParts),
      fibre: z.enum(fibres, messages.garment.fibre),
      percent: z
        .number(messages.garment.percent)
        .int(messages.garment.wholePercent)
        .min(1, messages.garment.percentRange)
        .max(100, messages.garment.percentRange),
    }),
  )
  .max(limits.garment.fibresMax, messages.garment.fibresMost(limits.garment.fibresMax))
  .refine(
    (rows) => new Set(rows.map(({ part, fibre }) => `${part} ${fibre}`)).size === rows.length,
    messages.garment.repeatedFibre,
  )
  .refine(
    (rows) => garmentParts.every((part) => sumOfPart(rows, part) <= 100),
    messages.garment.percentsOfPart,
  );

const CareOfLabel = z
  .array(z.enum(careSymbols))
  .max(careSymbols.length)
  .refine((care) => care.every((one) => withCare(care, one).length === care.length), messages.garment.care);

/** Opened as a link by its owner, so never a script. */
export const PageAddress = z
  .url({ protocol: /^https?$/, error: messages.garment.page })
  .max(limits.import.addressMax);

export const GarmentFields = z.strictObject({
  name: text(limits.garment.nameMax).min(1, messages.garment.name),
  brand: optionalText(limits.garment.brandMax).default(null),
  kind: z.enum(kinds, messages.garment.kind),
  size: optionalText(limits.garment.sizeMax).default(null),
  color: z.string().trim().min(1, messages.garment.color).max(40),
  ...(mapAttributes(attributeNames, (attribute) =>
    schemaOf(attribute).default(defaultAttributes[attribute]),
  ) as { [A in GarmentAttribute]: z.ZodDefault<AttributeSchemas[A]> }),
  composition: Composition.default([]),
  care: CareOfLabel.default([]),
  purchasePrice: z
    .number(messages.garment.price)
    .min(0, messages.garment.priceNegative)
    .max(limits.garment.priceMax, messages.garment.priceTooHigh)
    .nullable()
    .default(null),
  season: z.array(z.enum(seasons)).max(4).default([]),
  tags: z.array(text(limits.garment.tagMax).min(1)).max(limits.garment.tagsMax).default([]),
  page: PageAddress.nullable().default(null),
});
export type GarmentFields = z.infer<typeof GarmentFields>;

/** Null goes by the kind, 0 is never. */
export const WashAfter = z.number().int().min(0).max(limits.garment.washAfterMax).nullable();

/** Without defaults: absent fields stay. */
export const GarmentChanges = z.strictObject({
  name: GarmentFields.shape.name.optional(),
  brand: optionalText(limits.garment.brandMax).optional(),
  kind: z.enum(kinds).optional(),
  size: optionalText(limits.garment.sizeMax).optional(),
  color: GarmentFields.shape.color.optional(),
  ...(mapAttributes(attributeNames, (attribute) => schemaOf(attribute).optional()) as {
    [A in GarmentAttribute]: z.ZodOptional<AttributeSchemas[A]>;
  }),
  composition: Composition.optional(),
  care: CareOfLabel.optional(),
  secondColor: z.string().trim().min(1).max(40).nullable().optional(),
  purchasePrice: z.number().min(0).max(limits.garment.priceMax).nullable().optional(),
  season: z.array(z.enum(seasons)).max(4).optional(),
  tags: z.array(text(limits.garment.tagMax).min(1)).max(limits.garment.tagsMax).optional(),
  favorite: z.boolean().optional(),
  inLaundry: z.boolean().optional(),
  /** Its wears count from now. */
  washed: z.literal(true).optional(),
  washAfter: WashAfter.optional(),
  away: Absence.nullable().optional(),
  kept: z.boolean(messages.yesOrNo).optional(),
  shown: z.enum(pictureChoices).optional(),
  page: PageAddress.nullable().optional(),
});
export type GarmentChanges = z.infer<typeof GarmentChanges>;
