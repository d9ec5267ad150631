import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import type { Language } from '#contract/languages.ts';
import { fabrics, kinds, patterns, seasons, styles } from '#contract/vocabulary.ts';
import { colorHexOf, type DrawnGarment } from '#illustrator/drawn-garment.ts';
import type { Services } from '#server/services.ts';
import { drawingOf, keepDrawing } from '#server/wardrobe/photos/draw.ts';

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
});

export type DemoGarment = z.infer<typeof demoGarment>;

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

export const demoGarments: readonly DemoGarment[] = linesOf('garments.jsonl').map((line) =>
  demoGarment.parse(JSON.parse(line)),
);

/** Names and tags in every language, by the Spanish ones. */
const words = new Map(
  linesOf('words.tsv')
    .slice(1)
    .map((line) => {
      const [es, en, pt, ...more] = line.split('\t');
      if (!es || !en || !pt || more.length > 0) throw new Error(`not a word in each language: ${line}`);
      return [es, { es, en, pt } satisfies Record<Language, string>] as const;
    }),
);

/** Returns the garment with its name and tags in the language. */
export function garmentIn(language: Language, garment: DemoGarment): DemoGarment {
  const say = (text: string) => words.get(text)?.[language] ?? text;
  return { ...garment, name: say(garment.name), tags: garment.tags.map(say) };
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
