/**
 * Draws boards of pairs of the panel, to be judged by eye; the sides are those of the fourth pass:
 *
 * node training/panel/boards.ts --count 120 --seed 1 --half unseen FOLDER
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inBodyOrder, slotOf } from '#illustrator/body-order.ts';
import { escapeXml } from '#illustrator/document.ts';
import { colorHexOf } from '#illustrator/drawn-garment.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';
import { silhouetteFor } from '#illustrator/silhouette-of.ts';
import { drawingOf, rasterise } from '#server/wardrobe/photos/draw.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { seen, unseen } from './judged-pairs.ts';
import { boardPass, describeDayInSpanish, isSwapped, numberOf, type PanelPair, shuffled } from './judging.ts';

const large = { width: 150, height: 180 };
const small = { width: 100, height: 120 };
const label = 46;
const side = 4 * large.width;
const board = { width: 2 * side + 60, height: 66 + large.height + small.height + 2 * label };
const lettersOf = { [large.width]: 23, [small.width]: 16 };

const silhouetteBySaying: readonly (readonly [RegExp, Silhouette])[] = [
  [/^jersey de cuello alto/i, 'roll-neck-sweater'],
  [/^(gabardina|trench)/i, 'trench'],
  [/^abrigo/i, 'wool-coat'],
  [/^pantalón (ancho|palazzo|de campana|bombacho)/i, 'palazzo'],
  [/^(mallas|leggins)/i, 'leggings'],
  [/^(mini)?falda plisada/i, 'pleated-skirt'],
  [/^falda (vaquera )?(larga|midi)/i, 'midi-skirt'],
  [/^(abaya|caftán)/i, 'shirt-dress'],
  [/^vestido cruzado/i, 'wrap-dress'],
  [/^vestido largo/i, 'slip-dress'],
  [/^botines/i, 'chelsea-boots'],
  [/^botas (camperas|de agua)/i, 'tall-boots'],
  [/^(hiyab|pañuelo)/i, 'kerchief'],
  [/^sombrero/i, 'fedora'],
  [/^pendientes/i, 'earrings'],
  [/^mochila/i, 'backpack'],
  [/^bandolera/i, 'shoulder-bag'],
  [/^(clutch|cartera de fiesta|bolsito)/i, 'clutch'],
  [/^bolso/i, 'bag'],
];

const pictures = new Map<string, Promise<string>>();

function pictureOf(garment: Garment): Promise<string> {
  const { name, kind, colors, pattern, style } = garment;
  const fabric = garment.fabric ?? 'unknown';
  const [main, second] = colors;
  const said = silhouetteBySaying.find(([words]) => words.test(name));
  const drawing = drawingOf(
    {
      kind,
      silhouette: said?.[1] ?? silhouetteFor(kind, { fabric, style }),
      colorHex: main?.hex ?? colorHexOf(''),
      secondColorHex: second?.hex,
      pattern,
      fabric,
    },
    2 * large.width,
  );
  const picture =
    pictures.get(drawing.folder) ??
    drawing.render().then((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
  pictures.set(drawing.folder, picture);
  return picture;
}

const text = (words: string, x: number, y: number, sizePx = 12) =>
  `<text x="${x}" y="${y}" font-size="${sizePx}" text-anchor="middle" fill="#1f1a17">${escapeXml(words)}</text>`;

function inLines(words: string, letters: number): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > letters && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

async function row(garments: readonly Garment[], { width, height }: typeof large, left: number, top: number) {
  const start = left + (side - garments.length * width) / 2;
  const drawn = garments.map(async (garment, at) => {
    const x = start + at * width;
    const picture = `<image href="${await pictureOf(garment)}" x="${x}" y="${top}" width="${width}" height="${height}"/>`;
    const lines = inLines(garment.name, lettersOf[width] ?? 16);
    return picture + lines.map((line, n) => text(line, x + width / 2, top + height + 12 + 13 * n)).join('');
  });
  return (await Promise.all(drawn)).join('');
}

async function outfit({ wardrobe }: PanelPair, ids: readonly string[], left: number): Promise<string> {
  const worn = inBodyOrder(panelWardrobes[wardrobe].garments.filter(({ id }) => ids.includes(id)));
  const isSmall = (garment: Garment) => ['shoes', 'accessory'].includes(slotOf(garment));
  const clothes = worn.filter((garment) => !isSmall(garment));
  const second = 56 + large.height + label;
  return (await row(clothes, large, left, 56)) + (await row(worn.filter(isSmall), small, left, second));
}

async function draw(pair: PanelPair): Promise<Uint8Array> {
  const { width, height } = board;
  const [first, second] = isSwapped(pair, boardPass) ? [pair.b, pair.a] : [pair.a, pair.b];
  const title = `${numberOf(pair)} | ${panelWardrobes[pair.wardrobe].person} | ${describeDayInSpanish(pair.day)}`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Figtree Text">`,
    `<rect width="${width}" height="${height}" fill="#f8f5ef"/><path d="M${width / 2} 34V${height - 12}M0 ${height}H${width}" stroke="#b8b0a4"/>`,
    text(title, width / 2, 22, 16),
    text('A', 20, 50, 20) + text('B', width - 20, 50, 20),
    await outfit(pair, first, 10),
    await outfit(pair, second, side + 50),
    '</svg>',
  ];
  return rasterise(svg.join(''), width);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string', default: 'unseen' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('Usage: node training/panel/boards.ts --count N --seed N --half unseen FOLDER');
await mkdir(folder, { recursive: true });
const half = (values.half === 'seen' ? seen : unseen).map(({ pair }) => pair);
const drawn = shuffled(half, Number(values.seed)).slice(0, Number(values.count));
for (const [at, pair] of drawn.entries()) {
  await writeFile(join(folder, `${String(at + 1).padStart(3, '0')}.png`), await draw(pair));
}
await writeFile(join(folder, 'pairs.json'), `${JSON.stringify(drawn.map(({ id }) => id))}\n`);
