import { decodePhoto } from '../decode.ts';
import { prepareLabel, type Quarters } from './prepare.ts';
import { type LabelReading, readLabelText } from './read-label.ts';
import { type Layout, recogniseText } from './recognise.ts';

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
