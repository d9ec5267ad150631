import { z } from 'zod';
import { colorNames } from './colors.ts';
import { endpoint } from './endpoint.ts';
import { pickAttributes, scannedAttributes } from './garment-attributes.ts';
import { attributeSchemas, GarmentChanges, GarmentColor, WardrobeItem } from './garments.ts';
import { limits, photoBodyBytesMax } from './limits.ts';
import { Outfit, OutfitFields } from './outfits.ts';
import { scannedFields } from './scanned-fields.ts';
import { categories, kinds } from './vocabulary.ts';
import { ImageBase64, imageErrors } from './wardrobe.ts';

const KnownColor = z.enum(colorNames);
const SeenColor = z.strictObject({ ...GarmentColor.shape, name: KnownColor });

export const ScanAnalysis = z.object({
  category: z.enum(categories),
  kind: z.enum(kinds),
  kinds: z.array(z.object({ kind: z.enum(kinds), confidence: z.number() })),
  color: KnownColor,
  colors: z.array(SeenColor),
  ...pickAttributes(attributeSchemas, scannedAttributes),
  secondColor: KnownColor.nullable(),
  versatilityScore: z.number().min(0).max(10),
  tags: z.array(z.string()),
  suggested: z.partialRecord(z.enum(scannedFields), z.literal(true)),
  confidence: z.partialRecord(z.enum(scannedFields), z.number()),
});
export type ScanAnalysis = z.infer<typeof ScanAnalysis>;

/** Without it, faces are blurred on the stored photograph. */
const ShowFace = z.boolean().optional();

export const scanGarment = endpoint({
  method: 'POST',
  path: '/api/wardrobe/scan',
  summary: 'Reads a photograph of one garment and files it in the wardrobe',
  access: 'session',
  rate: { perMinute: 60 },
  body: z.strictObject({
    imageBase64: ImageBase64,
    /** Of the garment, chosen by the client: sent again, the garment is found. */
    id: z.uuid().optional(),
    confirmed: z.boolean().optional(),
    showFace: ShowFace,
  }),
  bodyLimitBytes: photoBodyBytesMax,
  response: z.object({
    analysis: ScanAnalysis,
    item: WardrobeItem,
    /** May be the same garment. */
    similarId: z.uuid().nullable(),
  }),
  spends: ['readings', 'cpuMillis'],
  errors: [
    'garment_limit',
    'storage_full',
    'readings_spent',
    'not_a_garment',
    'worn_outfit',
    ...imageErrors,
    'rate_limited',
  ],
});

const Share = z.number().min(0).max(1);

/** Computed in the browser, so validated against the scanner's values. */
const ReportedAnalysis = z.strictObject({
  ...ScanAnalysis.shape,
  kinds: z.array(z.strictObject({ kind: z.enum(kinds), confidence: Share })).max(kinds.length),
  colors: z.array(SeenColor).min(1).max(3),
  tags: z.array(z.string().trim().min(1).max(limits.garment.tagMax)).max(limits.garment.tagsMax),
  confidence: z.partialRecord(z.enum(scannedFields), Share),
});

export const fileReading = endpoint({
  method: 'POST',
  path: '/api/wardrobe/scan/reading',
  summary:
    'Files a garment that the person’s own device has read; its photograph stays there, and it is drawn',
  access: 'session',
  rate: { perMinute: 120 },
  body: z.strictObject({
    /** Becomes the garment's: sent again, it is found. */
    id: z.uuid().optional(),
    /** Corrected before it was filed. */
    changes: GarmentChanges.optional(),
    analysis: ReportedAnalysis,
    embedding: z.array(z.number().min(-1).max(1)).length(limits.embeddingLength),
    /** Embeddings of other models are not compared. */
    embeddingModel: z.string().min(1).max(64),
    millis: z.number().min(0).max(600_000),
  }),
  response: z.object({
    analysis: ScanAnalysis,
    item: WardrobeItem,
    /** May be the same garment. */
    similarId: z.uuid().nullable(),
  }),
  errors: ['garment_limit', 'rate_limited'],
});

/** Fractions of the photograph's width and height. */
const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** Index among the people of the photograph. */
const Whose = z.number().int().min(0).max(limits.look.peopleMax).optional();

export const GarmentProposal = z.object({
  box: Box,
  name: z.string(),
  analysis: ScanAnalysis,
  /** WebP; null when segmentation failed. */
  cutoutBase64: z.string().nullable(),
});
export type GarmentProposal = z.infer<typeof GarmentProposal>;

export const proposeGarments = endpoint({
  method: 'POST',
  path: '/api/wardrobe/scan/proposals',
  summary: 'Finds the garments of a photograph that shows several, laid out or worn; files none of them',
  access: 'session',
  rate: { perMinute: 60 },
  body: z.strictObject({ imageBase64: ImageBase64, whose: Whose }),
  bodyLimitBytes: photoBodyBytesMax,
  response: z.object({
    /** Empty unless at least two garments are laid out. */
    proposals: z.array(GarmentProposal),
    people: z.array(Box),
  }),
  spends: ['readings', 'cpuMillis'],
  errors: ['readings_spent', ...imageErrors, 'rate_limited'],
});

export const fileWorn = endpoint({
  method: 'POST',
  path: '/api/wardrobe/scan/worn',
  summary:
    'Files the chosen pieces of a worn outfit, or finds them in the wardrobe, and keeps them as an outfit worn on that day; all or nothing',
  access: 'session',
  rate: { perMinute: 60 },
  body: z.strictObject({
    imageBase64: ImageBase64,
    /** Its id is the client's: sent again, the look is found. */
    outfit: z.strictObject({ id: z.uuid(), ...OutfitFields.omit({ garmentIds: true, tags: true }).shape }),
    /** Indexes of proposals. */
    pieces: z.array(z.number().int().min(0)).min(1).max(limits.look.piecesMax),
    whose: Whose,
    showFace: ShowFace,
    /** Worn then; by default today, in Madrid. */
    day: z.iso.date().optional(),
  }),
  bodyLimitBytes: photoBodyBytesMax,
  /** `known`: was in the wardrobe already. */
  response: z.object({
    items: z.array(z.object({ item: WardrobeItem, known: z.boolean() })),
    outfit: Outfit.nullable(),
  }),
  spends: ['readings', 'cpuMillis'],
  errors: [
    'plan_in_future',
    'garment_limit',
    'storage_full',
    'garment_not_found',
    'readings_spent',
    ...imageErrors,
    'rate_limited',
  ],
});
