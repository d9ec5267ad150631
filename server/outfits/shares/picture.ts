import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { composeBoard } from '#illustrator/compose-board.ts';
import { colorHexOf, type DrawnGarment } from '#illustrator/drawn-garment.ts';
import { layFlat } from '#illustrator/flat-lay.ts';
import { photoKey } from '#server/platform/files/store.ts';
import type { RunOptions } from '#server/platform/threads/task-pool.ts';
import type { Services } from '#server/services.ts';
import { drawingOf, keepDrawing, rasterise } from '#server/wardrobe/photos/draw.ts';
import { turns } from '#server/wardrobe/photos/turns.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import {
  choiceAt,
  type SharedOutfit,
  type SharedPiece,
  type ShareRow,
  storedPicture,
  storePicture,
} from './queries.ts';

type Needs = Pick<Services, 'config' | 'photoStore'>;

const plate = { width: 800, height: 1000 };
/** On the plate, a piece is hardly larger. */
const pieceSidePx = 640;
/** Raise when the composition changes. */
const edition = 2;

const inTurn = turns(2);

export const digestOf = (pieces: readonly SharedPiece[]): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, pieces]))
    .digest('hex')
    .slice(0, 32);

/**
 * Returns the outfit laid flat on nothing, as WebP without metadata: the page's theme decides what lies below. Photographs are never used, only cut-outs that show a
 * garment and nothing else; a drawing takes the place of the others.
 */
export const pictureOf = (
  needs: Needs,
  photoReader: PhotoReader,
  options: RunOptions,
  pieces: readonly SharedPiece[],
): Promise<Buffer> =>
  inTurn(async () => {
    const laid = [];
    for (const piece of pieces) {
      const cutout = await safeCutout(needs, photoReader, options, piece);
      const png = await sharp(cutout ?? (await drawn(needs, piece)))
        .resize(pieceSidePx, pieceSidePx, { fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
      const href = `data:image/png;base64,${png.toString('base64')}`;
      laid.push({ id: piece.id, kind: piece.kind, href, drawn: cutout === null });
    }
    const svg = composeBoard(laid, layFlat(laid), {
      widthPx: plate.width,
      heightPx: plate.height,
      idPrefix: 'p',
      paperHex: null,
    });
    const board = await rasterise(svg, plate.width);
    return sharp(board)
      .resize({ ...plate, fit: 'fill' })
      .webp({ quality: 86 })
      .toBuffer();
  });

async function safeCutout(
  { photoStore }: Needs,
  photoReader: PhotoReader,
  options: RunOptions,
  { storageKey, cutBy }: SharedPiece,
): Promise<Uint8Array | null> {
  if (storageKey === null || cutBy === 'nobody') return null;
  const cutout = await photoStore.get(photoKey(storageKey, 'cutout'));
  return cutout !== null && (await photoReader.isGarmentAlone(options, cutout)) ? cutout : null;
}

async function drawn({ config, photoStore }: Needs, piece: SharedPiece): Promise<Uint8Array> {
  const drawing = drawingOf(piece.drawing ?? looksOf(piece), config.drawingWidthPx);
  await keepDrawing(photoStore, drawing);
  const bytes = await photoStore.get(photoKey(drawing.folder, 'full'));
  return bytes ?? drawing.render();
}

function looksOf({ kind, colors, pattern, fabric }: SharedPiece): DrawnGarment {
  const [main, second] = colors;
  return {
    kind,
    colorHex: main?.hex ?? colorHexOf(''),
    ...(second && { secondColorHex: second.hex }),
    pattern,
    fabric,
  };
}

/* Colours of the light theme (`web/styles/tokens.css`). */
const paper = '#f8f5ef';
const plateHex = '#f3eee4';
const ink = '#1f1a17';
const accent = '#6d1423';

interface Place {
  left: number;
  top: number;
  width: number;
}

interface Line {
  text: string;
  x: number;
  y: number;
  sizePx: number;
  fill: string;
  middle?: boolean;
}

function ground(width: number, height: number, lines: readonly Line[]): string {
  const rows = lines
    .map(
      ({ text, x, y, sizePx, fill, middle }) =>
        `<text x="${x}" y="${y}" font-size="${sizePx}" letter-spacing="${(-0.022 * sizePx).toFixed(2)}" fill="${fill}"${middle ? ' text-anchor="middle"' : ''}>${text}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Fraunces Display"><rect width="${width}" height="${height}" fill="${paper}"/>${rows}</svg>`;
}

async function compose(
  size: { width: number; height: number },
  lines: readonly Line[],
  pictures: readonly (Place & { picture: Uint8Array })[],
) {
  const { width, height } = size;
  const base = await rasterise(ground(width, height, lines), width);
  const laid = await Promise.all(
    pictures.map(async ({ picture, left, top, width: across }) => ({
      input: await sharp(picture).resize({ width: across }).flatten({ background: plateHex }).toBuffer(),
      left,
      top,
    })),
  );
  return sharp(base).resize({ width, height, fit: 'fill' }).composite(laid).removeAlpha();
}

const product = 'Vestidor';

function wrap(text: string, lettersMax: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lettersMax) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

export const cardSize = { width: 1200, height: 630 };

/** For social cards, as JPEG: few of them take WebP. */
export const cardOf = (title: string, pictures: readonly Uint8Array[]): Promise<Buffer> =>
  inTurn(async () => {
    const alone = pictures.length === 1;
    const lines = alone ? wrap(title, 15) : [title];
    const sizePx = alone ? 72 : 60;
    const heading = lines.map((text, at) => ({
      text,
      x: 72,
      y: alone ? 330 + (at - (lines.length - 1) / 2) * 78 : 108,
      sizePx,
      fill: ink,
    }));
    const mark = { text: product, x: alone ? 72 : 966, y: alone ? 104 : 102, sizePx: 42, fill: accent };
    const across = 320;
    const gap = 36;
    const left = Math.round((cardSize.width - pictures.length * across - (pictures.length - 1) * gap) / 2);
    const places = pictures.map((picture, at) =>
      alone
        ? { picture, left: 696, top: 0, width: 504 }
        : { picture, left: left + at * (across + gap), top: 158, width: across },
    );
    const letters = alone
      ? []
      : places.map(({ left, width }, at) => ({
          text: choiceAt(at).toUpperCase(),
          x: left + width / 2,
          y: 606,
          sizePx: 40,
          fill: ink,
          middle: true,
        }));
    return (await compose(cardSize, [...heading, ...letters, mark], places)).jpeg({ quality: 84 }).toBuffer();
  });

const storySize = { width: 1080, height: 1920 };

/** Between the bars that social networks lay over the top and the bottom. */
export const storyOf = (title: string, picture: Uint8Array): Promise<Buffer> =>
  inTurn(async () => {
    const x = storySize.width / 2;
    const lines = title.replace(/ (para|for) /, '\n$1 ').split('\n');
    const heading = lines.map((text, at) => ({
      text,
      x,
      y: 330 + (at - (lines.length - 1)) * 96,
      sizePx: 88,
      fill: ink,
      middle: true,
    }));
    const mark = { text: product, x, y: 1620, sizePx: 60, fill: accent, middle: true };
    const places = [{ picture, left: 90, top: 400, width: 900 }];
    return (await compose(storySize, [...heading, mark], places)).png().toBuffer();
  });

/** Returns the stored picture, or composes it anew after the outfit or one of its garments has changed. */
export async function freshPicture(
  services: Services,
  photoReader: PhotoReader,
  share: ShareRow,
  { outfitId, pictureOf: storedOf, pieces }: SharedOutfit,
): Promise<Buffer> {
  const { db } = services;
  const digest = digestOf(pieces);
  const stored = storedOf === digest ? await storedPicture(db, share, outfitId) : null;
  if (stored !== null) return stored;
  const caller = { id: share.ownerId, member: true };
  const picture = await pictureOf(services, photoReader, { caller }, pieces);
  await storePicture(db, share, outfitId, { picture, pictureOf: digest });
  return picture;
}
