/**
 * node scanner/cli.ts photo.jpg …
 * One JSON object per line, with `garment: false` and a `reason` for other things and `parts` when there are
 * several garments, laid out or worn; an unreadable file gives `{file, error}` and exit status 1.
 */
import { readFile } from 'node:fs/promises';
import { pickAttributes, scannedAttributes } from '#contract/garment-attributes.ts';
import { notGarmentTexts } from '#contract/not-garment-texts.ts';
import { decodePhoto } from './decode.ts';
import { onNode } from './on-node.ts';
import type { Piece } from './outfit/worn.ts';
import { type PhotographReading, readPhotograph } from './photograph.ts';
import { ScanError } from './scan-error.ts';
import { type Proposal, proposeGarments } from './several.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const presentPart = ({ box, reading }: Proposal, confidence: number) => ({
  kind: reading.kind.value,
  box: [box.left, box.top, box.width, box.height].map(rounded),
  confidence: rounded(confidence),
});

const presentPiece = (piece: Piece) => ({ part: piece.group, ...presentPart(piece, piece.confidence) });

function present(file: string, { gate, outfit, reading }: PhotographReading, laidOut: readonly Proposal[]) {
  const { kind, category, color, secondColor, material, versatilityScore, tags } = reading;
  const attributes = pickAttributes(reading, scannedAttributes);
  const fields = { kind, category, color, secondColor, ...attributes, material, versatilityScore, tags };
  const read = Object.entries(fields).flatMap(([field, one]) => (one ? [{ field, ...one }] : []));
  return {
    file,
    garment: gate.refusal === null,
    ...(gate.refusal && { reason: notGarmentTexts[gate.refusal.reason] }),
    ...(outfit && { parts: outfit.pieces.map(presentPiece) }),
    ...(laidOut.length > 0 && {
      parts: laidOut.map((one) => presentPart(one, one.reading.kind.confidence)),
    }),
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
    const photo = await decodePhoto(bytes);
    const read = await readPhotograph(photo, onNode, { cutout: false });
    const mayBeSeveral = read.outfit === null && read.gate.refusal === null;
    return present(file, read, mayBeSeveral ? await proposeGarments(photo, onNode, { cutout: false }) : []);
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
