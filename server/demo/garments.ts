import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import { fabrics, patterns, styles } from '#contract/garment-attributes.ts';
import type { Language } from '#contract/languages.ts';
import { departureWays, kinds, seasons } from '#contract/vocabulary.ts';
import { colorHexOf, type DrawnGarment } from '#illustrator/drawn-garment.ts';
import type { Services } from '#server/services.ts';
import { drawingOf, keepDrawing } from '#server/wardrobe/photos/draw.ts';
import { linesOf, sayIn } from './words.ts';

/** A line of `garments.jsonl`. */
const demoGarment = z.strictObject({
  name: z.string(),
  brand: z.string().nullable(),
  kind: z.enum(kinds),
  color: z.enum(colorNames),
  secondColor: z.enum(colorNames).optional(),
  pattern: z.enum(patterns).optional(),
  fabric: z.enum(fabrics),
  style: z.enum(styles),
  size: z.string(),
  priceCents: z.int().positive(),
  seasons: z.array(z.enum(seasons)),
  worn: z.int().nonnegative(),
  ownedDays: z.int().positive(),
  tags: z.array(z.string()),
  favorite: z.literal(true).optional(),
  inLaundry: z.literal(true).optional(),
  /** Since it was last worn, at least. */
  idleDays: z.int().positive().optional(),
  /** `days` until it comes back. */
  lent: z.strictObject({ to: z.string(), days: z.int().positive() }).optional(),
  home: z.string().optional(),
  /** `days` since it left the wardrobe. */
  departure: z
    .strictObject({
      how: z.enum(departureWays),
      days: z.int().positive(),
      receivedCents: z.int().positive().nullable(),
    })
    .optional(),
});

export type DemoGarment = z.infer<typeof demoGarment>;

export const demoGarments: readonly DemoGarment[] = linesOf('garments.jsonl').map((line) =>
  demoGarment.parse(JSON.parse(line)),
);

/** Returns the garment with its name, tags and house in the language. */
export function garmentIn(language: Language, garment: DemoGarment): DemoGarment {
  const say = sayIn(language);
  const { name, tags, home } = garment;
  return { ...garment, name: say(name), tags: tags.map(say), ...(home && { home: say(home) }) };
}

export function looksOf(garment: DemoGarment): DrawnGarment {
  return {
    kind: garment.kind,
    colorHex: colorHexOf(garment.color),
    secondColorHex: garment.secondColor && colorHexOf(garment.secondColor),
    pattern: garment.pattern ?? 'plain',
    fabric: garment.fabric,
  };
}

export async function drawDemo(
  { config, photoStore }: Pick<Services, 'config' | 'photoStore'>,
  most = demoGarments.length,
): Promise<void> {
  const newest = demoGarments.toSorted((a, b) => a.ownedDays - b.ownedDays);
  await Promise.all(
    newest
      .slice(0, most)
      .map((garment) => keepDrawing(photoStore, drawingOf(looksOf(garment), config.drawingWidthPx))),
  );
}
