/**
 * node scanner/cli.ts photo.jpg …
 * One JSON object per line; an unreadable file gives `{file, error}` and exit status 1.
 */
import { readFile } from 'node:fs/promises';
import type { Reading } from './reading.ts';
import { scanGarment } from './scan.ts';
import { ScanError } from './scan-error.ts';
import type { ScanReading } from './scan-picture.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function suggestedFields(fields: Record<string, Reading<unknown>>): Record<string, true> {
  const guesses = Object.entries(fields).filter(([, reading]) => reading.suggested);
  return Object.fromEntries(guesses.map(([name]) => [name, true as const]));
}

function present(file: string, reading: ScanReading) {
  const { kind, category, color, pattern, material, style, fabric, condition, versatilityScore, tags } =
    reading;
  return {
    file,
    kind: kind.value,
    kinds: reading.kinds.map((one) => ({ kind: one.kind, confidence: rounded(one.confidence) })),
    category: category.value,
    color: color.value,
    secondColor: reading.secondColor?.value,
    colors: reading.colors.map(({ name, hex, share }) => ({ name, hex, share: rounded(share) })),
    pattern: pattern.value,
    sleeve: reading.sleeve?.value,
    length: reading.length?.value,
    material: material.value,
    style: style.value,
    fabric: fabric.value,
    condition: condition.value,
    versatilityScore: versatilityScore.value,
    tags: tags.value,
    suggested: suggestedFields({
      kind,
      category,
      color,
      pattern,
      ...(reading.secondColor ? { secondColor: reading.secondColor } : {}),
      ...(reading.sleeve ? { sleeve: reading.sleeve } : {}),
      ...(reading.length ? { length: reading.length } : {}),
      material,
      style,
      fabric,
      condition,
      versatilityScore,
      tags,
    }),
  };
}

async function scanFile(file: string) {
  try {
    const bytes = await readFile(file).catch((cause) => {
      throw new ScanError('image_unreadable', { cause });
    });
    return present(file, await scanGarment(bytes, { cutout: false }));
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
    process.exitCode = 1;
    return { file, error: { code: error.code, message: error.message } };
  }
}

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Uso: npm run -s scan -- foto.jpg …\n');
  process.exitCode = 1;
}
for (const file of files) process.stdout.write(`${JSON.stringify(await scanFile(file))}\n`);
