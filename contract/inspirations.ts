import { z } from 'zod';
import { colorNames } from './colors.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { pickAttributes, scannedAttributes } from './garment-attributes.ts';
import { attributeSchemas, GarmentColor } from './garments.ts';
import { limits, photoBodyBytesMax, savedPartsBodyBytesMax } from './limits.ts';
import { Look } from './looks.ts';
import { messages } from './messages.ts';
import { OutfitItem } from './outfits.ts';
import { kinds, nearnesses } from './vocabulary.ts';
import { ImageBase64, imageErrors } from './wardrobe.ts';

/* A picture of a look is taken apart; only its parts are kept, never the picture. */

const KnownColor = z.enum(colorNames);

export const SeenPart = z.strictObject({
  kind: z.enum(kinds),
  color: KnownColor,
  colors: z
    .array(z.strictObject({ ...GarmentColor.shape, name: KnownColor }))
    .min(1)
    .max(3),
  ...pickAttributes(attributeSchemas, scannedAttributes),
});
export type SeenPart = z.infer<typeof SeenPart>;

const PicturePart = z.object({
  name: z.string(),
  seen: SeenPart,
  /** Of the cut-out, transparent; null where it could show a face, or could not be cut out. */
  picture: z.string().nullable(),
});
export type PicturePart = z.infer<typeof PicturePart>;

export const RemadePart = z.object({
  /** Null with its garment. */
  nearness: z.enum(nearnesses).nullable(),
  garment: OutfitItem.nullable(),
  agrees: z.string(),
  differs: z.array(z.string()),
  /** Null when what is owned is near enough. */
  lack: z
    .object({
      text: z.string(),
      /** Of our shop, the nearest first. */
      products: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          color: z.string(),
          price: z.number(),
          image: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});
export type RemadePart = z.infer<typeof RemadePart>;

export const Remade = z.object({
  /** In the order of the picture's parts. */
  parts: z.array(RemadePart),
  /** Not in the picture: what it takes to be dressed. */
  added: z.array(OutfitItem),
  look: Look.nullable(),
  flaw: z.string().nullable(),
});
export type Remade = z.infer<typeof Remade>;

/** Shares of the picture's width and height. */
const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

export const readInspiration = endpoint({
  method: 'POST',
  path: '/api/inspirations/reading',
  summary: 'Takes the look of a picture apart and remakes it with what is owned; keeps nothing of it',
  access: 'session',
  rate: { perMinute: 30 },
  body: z.strictObject({
    imageBase64: ImageBase64,
    whose: z.number().int().min(0).max(limits.look.peopleMax).optional(),
  }),
  bodyLimitBytes: photoBodyBytesMax,
  response: z.object({
    /** The largest first; empty when no person is seen. */
    people: z.array(Box),
    parts: z.array(PicturePart),
    remade: Remade,
  }),
  spends: ['readings', 'cpuMillis'],
  errors: ['readings_spent', 'no_clothes_seen', 'stylist_busy', ...imageErrors, 'rate_limited'],
});

const Name = z
  .string()
  .trim()
  .min(1, messages.name)
  .max(limits.inspiration.nameMax, messages.charactersMost(limits.inspiration.nameMax));

export const Inspiration = z.object({
  id: z.uuid(),
  name: z.string(),
  parts: z.array(PicturePart),
  createdAt: z.iso.datetime(),
});
export type Inspiration = z.infer<typeof Inspiration>;

export const listInspirations = endpoint({
  method: 'GET',
  path: '/api/inspirations',
  summary: 'The saved inspirations, newest first',
  access: 'session',
  response: z.object({ inspirations: z.array(Inspiration) }),
});

export const openInspiration = endpoint({
  method: 'GET',
  path: '/api/inspirations/:id',
  summary: 'A saved inspiration, remade with what is owned today',
  access: 'session',
  rate: { perMinute: 60 },
  params: IdParams,
  response: z.object({ inspiration: Inspiration, remade: Remade }),
  errors: ['inspiration_not_found', 'stylist_busy', 'rate_limited'],
});

export const saveInspiration = endpoint({
  method: 'PUT',
  path: '/api/inspirations/:id',
  summary: 'Saves the parts of a picture with their cut-outs; sent again, it is saved once',
  access: 'session',
  rate: { perMinute: 30 },
  /** Chosen by the client. */
  params: IdParams,
  body: z.strictObject({
    name: Name,
    parts: z
      .array(
        z.strictObject({
          seen: SeenPart,
          pictureBase64: z.string().max(limits.inspiration.pictureCharsMax).nullable(),
        }),
      )
      .min(1)
      .max(limits.look.piecesMax),
  }),
  bodyLimitBytes: savedPartsBodyBytesMax,
  response: z.object({ inspiration: Inspiration }),
  spends: ['cpuMillis'],
  errors: ['inspiration_limit', ...imageErrors, 'rate_limited'],
});

export const renameInspiration = endpoint({
  method: 'PATCH',
  path: '/api/inspirations/:id',
  summary: 'Renames a saved inspiration',
  access: 'session',
  params: IdParams,
  body: z.strictObject({ name: Name }),
  response: Done,
  errors: ['inspiration_not_found'],
});

export const deleteInspiration = endpoint({
  method: 'DELETE',
  path: '/api/inspirations/:id',
  summary: 'Deletes a saved inspiration, also from its boards',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['inspiration_not_found'],
});

export const readInspirationPicture = endpoint({
  method: 'GET',
  path: '/api/inspirations/:id/parts/:place',
  summary: 'The cut-out of a part',
  access: 'session',
  params: z.strictObject({
    id: z.uuid(),
    place: z.coerce
      .number()
      .int()
      .min(0)
      .max(limits.look.piecesMax - 1),
  }),
  response: 'file',
  errors: ['inspiration_not_found'],
});
