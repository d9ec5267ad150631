/**
 * node scanner/cli.ts photo.jpg …
 * One JSON object per line, with `garment: false` and a `reason` for other things and the `parts` of a worn outfit; an unreadable file gives `{file, error}` and exit status 1.
 */
import { readFile } from 'node:fs/promises';
import { pickAttributes, scannedAttributes } from '#contract/garment-attributes.ts';
import { notGarmentTexts } from '#contract/not-garments.ts';
import { decodePhoto } from './decode.ts';
import { onNode } from './on-node.ts';
import type { Piece } from './outfit/worn.ts';
import { type PhotographReading, readPhotograph } from './photograph.ts';
import { ScanError } from './scan-error.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const presentPiece = ({ group, box, confidence, reading }: Piece) => ({
  part: group,
  kind: reading.kind.value,
  box: [box.left, box.top, box.width, box.height].map(rounded),
  confidence: rounded(confidence),
});

function present(file: string, { gate, outfit, reading }: PhotographReading) {
  const { kind, category, color, secondColor, material, versatilityScore, tags } = reading;
  const attributes = pickAttributes(reading, scannedAttributes);
  const fields = { kind, category, color, secondColor, ...attributes, material, versatilityScore, tags };
  const read = Object.entries(fields).flatMap(([field, one]) => (one ? [{ field, ...one }] : []));
  return {
    file,
    garment: gate.refusal === null,
    ...(gate.refusal && { reason: notGarmentTexts[gate.refusal.reason] }),
    ...(outfit && { parts: outfit.pieces.map(presentPiece) }),
    ...Object.fromEntries(read.map(({ field, value }) => [field, value])),
    kinds: reading.kinds.map((one) => ({ kind: one.kind, confidence: rounded(one.confidence) })),
    colors: reading.colors.map(({ name, hex, share }) => ({ name, hex, share: rounded(share) })),
    suggested: Object.fromEntries(
      read.filter(({ suggested }) => suggested).map(({ field }) => [field, true as const]),
    ),
  };
}

async function scanFile(file: string) {
  try {
    const bytes = await readFile(file).catch((cause) => {
      throw new ScanError('image_unreadable', { cause });
    });
    return present(file, await readPhotograph(await decodePhoto(bytes), onNode, { cutout: false }));
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
