import { common } from '#web/copy/common.ts';
import { yearCopy } from '#web/copy/year.ts';
import { formatCount } from '#web/format/numbers.ts';
import { canvasOf, loadImage } from '#web/garments/photos/canvas.ts';
import type { Year } from './use-year.ts';

const { picture: copy } = yearCopy;

/* Colours of the light theme (`web/styles/tokens.css`): a picture has one look. */
const paper = '#f8f5ef';
const sunken = '#f1ece3';
const ink = '#1f1a17';
const inkSoft = '#5e554e';
const accent = '#6d1423';
const line = '#d9d0c4';

const size = { width: 1080, height: 1920 };
const margin = 90;
const serif = '"Fraunces Variable", serif';
const sans = '"Figtree Variable", sans-serif';

/** The first large, four small beside it. */
const plates = [
  { left: margin, top: 720, width: 430, height: 538 },
  ...[0, 1].flatMap((row) =>
    [0, 1].map((column) => ({ left: 545 + column * 232, top: 720 + row * 281, width: 213, height: 257 })),
  ),
] as const;

type Line = { text: string; x: number; y: number; sizePx: number; fill: string; face?: string };

function write(canvas: CanvasRenderingContext2D, { text, x, y, sizePx, fill, face = serif }: Line): void {
  canvas.font = `420 ${sizePx}px ${face}`;
  canvas.fillStyle = fill;
  canvas.fillText(text, x, y);
}

function drawContained(
  canvas: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { left, top, width, height }: (typeof plates)[number],
): void {
  const scale = Math.min((0.88 * width) / image.width, (0.88 * height) / image.height);
  const [across, down] = [image.width * scale, image.height * scale];
  canvas.drawImage(image, left + (width - across) / 2, top + (height - down) / 2, across, down);
}

function drawFigures(canvas: CanvasRenderingContext2D, { days, garmentsWorn, longestRun }: Year): void {
  const figures: [number, string][] = [
    [days, copy.days(days)],
    [garmentsWorn, copy.worn(garmentsWorn)],
  ];
  if (longestRun) figures.push([longestRun.days, copy.run(longestRun.days)]);
  for (const [at, [count, label]] of figures.entries()) {
    const x = margin + ((at + 0.5) * (size.width - 2 * margin)) / figures.length;
    write(canvas, { text: formatCount(count), x, y: 500, sizePx: 104, fill: accent });
    write(canvas, { text: label, x, y: 556, sizePx: 34, fill: inkSoft, face: sans });
  }
}

function drawColors(canvas: CanvasRenderingContext2D, { colors }: Year): void {
  let left = margin;
  for (const { hex, share } of colors.toSorted((a, b) => b.share - a.share)) {
    const width = share * (size.width - 2 * margin);
    canvas.fillStyle = hex;
    canvas.fillRect(left, 1330, width + 0.5, 110);
    left += width;
  }
  canvas.strokeStyle = line;
  canvas.lineWidth = 2;
  canvas.strokeRect(margin, 1330, size.width - 2 * margin, 110);
}

/** A story of the year as PNG, made on the device. Throws where a picture or the canvas fails. */
export async function drawYear(year: Year): Promise<File> {
  const element = canvasOf(size.width, size.height);
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('No canvas');
  const garments = year.mostWorn.slice(0, plates.length);
  const [pictures] = await Promise.all([
    Promise.all(garments.map(({ photo }) => loadImage(photo.illustrated ? photo.full : photo.cutout))),
    document.fonts.load(`420 92px ${serif}`),
    document.fonts.load(`420 34px ${sans}`),
  ]);
  canvas.fillStyle = paper;
  canvas.fillRect(0, 0, size.width, size.height);
  canvas.textAlign = 'center';
  const x = size.width / 2;
  write(canvas, { text: copy.heading(year.year), x, y: 350, sizePx: 92, fill: ink });
  drawFigures(canvas, year);
  write(canvas, { text: copy.most, x, y: 678, sizePx: 44, fill: ink });
  for (const [at, picture] of pictures.entries()) {
    const plate = plates[at];
    if (!plate) break;
    canvas.fillStyle = sunken;
    canvas.fillRect(plate.left, plate.top, plate.width, plate.height);
    drawContained(canvas, picture, plate);
  }
  drawColors(canvas, year);
  write(canvas, { text: common.product, x, y: 1590, sizePx: 60, fill: accent });
  const blob = await new Promise<Blob | null>((resolve) => element.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  return new File([blob], copy.file(year.year), { type: 'image/png' });
}
