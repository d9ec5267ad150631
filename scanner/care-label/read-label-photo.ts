import sharp from 'sharp';
import { decodePhoto } from '../decode.ts';
import type { Picture } from '../picture.ts';
import { type LabelReading, readLabelText } from './read-label.ts';
import { type GreyPicture, type Layout, recogniseText } from './recognise.ts';

type Quarters = 0 | 1 | 2 | 3;

/** Letters of 20 to 40 pixels, best for OCR. */
const sidePx = 1600;
/** Wider than strokes, narrower than a hand's shadow. */
const groundShare = 1 / 24;

async function prepareLabel(photo: Picture, quarters: Quarters, scale: number): Promise<GreyPicture> {
  const side = Math.round(sidePx * scale);
  const fit = side / Math.max(photo.width, photo.height);
  const { data, info } = await sharp(photo.pixels, {
    raw: { width: photo.width, height: photo.height, channels: 3 },
  })
    .rotate(quarters * 90)
    .greyscale()
    .resize(Math.round((quarters % 2 ? photo.height : photo.width) * fit), null, { kernel: 'lanczos3' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grey = info.channels === 1 ? data : data.filter((_, i) => i % info.channels === 0);
  const ground = await sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(Math.max(3, side * groundShare))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = ground.info.channels;
  const flat = new Uint8Array(grey.length);
  for (let i = 0; i < flat.length; i++) {
    const around = Math.max(24, ground.data[i * step] ?? 255);
    flat[i] = Math.min(255, Math.round((200 * (grey[i] ?? 0)) / around));
  }
  const { data: pixels } = await sharp(flat, { raw: { width, height, channels: 1 } })
    .normalise({ lower: 1, upper: 99 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, width, height };
}

export interface LabelPhotoReading extends LabelReading {
  text: string;
}

const labelSidePx = 2400;
/** No attempt starts later. Processor time, so that a busy machine reads as much as an idle one. */
const patienceMicros = 9_000_000;
const textMost = 2_000;

function worthOf({ composition, care, doubts }: LabelReading): number {
  const whole = composition.length > 0 && !doubts.includes('sum') ? 100 : 0;
  return whole + 5 * composition.length + care.length;
}

const isWhole = (reading: LabelReading) => worthOf(reading) >= 100;
/** OCR reads seams and weave as punctuation. */
const lineHasWord = (line: string) => /\p{L}{3}|\d\s?%/u.test(line);

/**
 * Retries larger, scattered and rotated.
 * @returns null when nothing is legible
 * @throws ScanError as `decodePhoto` does
 */
export async function readLabelPhoto(bytes: Uint8Array): Promise<LabelPhotoReading | null> {
  const before = process.cpuUsage();
  const photo = await decodePhoto(bytes, labelSidePx);
  const patient = () => {
    const { user, system } = process.cpuUsage(before);
    return user + system < patienceMicros;
  };
  const look = async (quarters: Quarters, scale: number, layout: Layout) =>
    recogniseText(await prepareLabel(photo, quarters, scale), layout);

  let best = { quarters: 0 as Quarters, text: await look(0, 1, 'block') };
  let reading = readLabelText(best.text);
  for (const quarters of [1, 3, 2] as const) {
    if (worthOf(reading) > 0 || !patient()) break;
    const text = await look(quarters, 1, 'block');
    const turned = readLabelText(text);
    if (worthOf(turned) > worthOf(reading)) [best, reading] = [{ quarters, text }, turned];
  }
  for (const [scale, layout] of [
    [1.5, 'block'],
    [1, 'scattered'],
  ] as const) {
    if (isWhole(reading) || !patient()) break;
    const text = await look(best.quarters, scale, layout);
    const candidates = [text, `${best.text}\n${text}`].map((each) => ({
      text: each,
      read: readLabelText(each),
    }));
    for (const candidate of candidates)
      if (worthOf(candidate.read) > worthOf(reading))
        [best, reading] = [{ ...best, text: candidate.text }, candidate.read];
  }
  if (worthOf(reading) === 0) return null;
  const lines = best.text.split('\n').map((line) => line.trim());
  return { ...reading, text: lines.filter(lineHasWord).join('\n').slice(0, textMost) };
}
