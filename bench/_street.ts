import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { percent } from '../training/figures.ts';
import type { Judged } from '../training/scanner/judge.ts';

/* Other things than garments, accessories, and outfits on people: columns `garment`, `group`, `kind` and `parts` of the labels. */

type Table = (columns: string, rows: readonly (readonly (string | number)[])[]) => void;
type Box = readonly [x: number, y: number, width: number, height: number];

interface Part {
  readonly group: string;
  readonly box: Box | null;
  readonly sure: boolean;
  readonly or?: string;
}

const SAME_PLACE = 0.3;
const WORST = 20;

function overlap(one: Box, other: Box): number {
  const [x, y, width, height] = one;
  const [left, top, across, down] = other;
  const shared = (from: number, to: number) => Math.max(0, to - from);
  const both =
    shared(Math.max(x, left), Math.min(x + width, left + across)) *
    shared(Math.max(y, top), Math.min(y + height, top + down));
  return both / (width * height + across * down - both || 1);
}

const boxOf = ({ box }: Judged['pieces'][number]): Box => [box.left, box.top, box.width, box.height];
const partsOf = ({ truth }: Judged): Part[] => JSON.parse(truth.labels.parts ?? '[]');
const shows = (part: Part, piece: Judged['pieces'][number], place: number) =>
  (part.group === piece.group || part.or === piece.group) &&
  (part.box === null || overlap(part.box, boxOf(piece)) >= place);

/** The kinds of ours that are right for a label. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  jewellery: ['jewellery', 'necklace', 'earrings', 'bracelet', 'ring'],
  tie: ['tie', 'bow-tie'],
  socks: ['socks', 'tights'],
  suit: ['suit', 'tie'],
};
const saidOf = ({ reading }: Judged) => reading.kind.value;

const outcomeOf = ({ gate, reading }: Judged) => {
  if (gate.refusal) return 'refused';
  if (gate.body) return 'a person';
  return reading.kind.suggested ? 'doubtful' : 'stated';
};

const isNone = ({ truth }: Judged) => truth.labels.garment === 'no';
const isAccessory = ({ truth }: Judged) => truth.labels.group === 'accessory';
const isWorn = ({ truth }: Judged) => truth.labels.parts !== undefined;

function accessoryRight(one: Judged): boolean {
  const kind = one.truth.labels.kind ?? '';
  return (wordsOf[kind] ?? [kind]).includes(saidOf(one));
}

function missedShare(one: Judged): number {
  const sure = partsOf(one).filter((part) => part.sure);
  const missed = sure.filter((part) => !one.pieces.some((piece) => shows(part, piece, SAME_PLACE)));
  return sure.length === 0 ? 0 : missed.length / sure.length;
}

function badness(one: Judged): number {
  if (isNone(one)) return { refused: 0, 'a person': 0.5, doubtful: 0.5, stated: 2 }[outcomeOf(one)];
  if (isWorn(one)) return missedShare(one);
  if (one.gate.refusal) return 1.5;
  return isAccessory(one) && !accessoryRight(one) ? 1 : 0;
}

async function drawWorst(judged: readonly Judged[], path: string): Promise<void> {
  const [width, height, across] = [240, 300, 5];
  const worst = judged
    .map((one) => ({ one, bad: badness(one) }))
    .filter(({ bad }) => bad > 0)
    .sort((a, b) => b.bad - a.bad)
    .slice(0, WORST);
  const tiles = await Promise.all(
    worst.map(async ({ one }, i) => {
      const { truth, gate, pieces } = one;
      const plain = (text: string) => text.replace(/[<&]/g, ' ');
      const said =
        gate.refusal?.reason ?? (isWorn(one) ? pieces.map(({ group }) => group).join(' ') : saidOf(one));
      const words = [basename(truth.file), truth.labels.what ?? '', `${outcomeOf(one)}: ${said}`];
      const lines = words.map((line, row) => `<text x="4" y="${14 + 15 * row}">${plain(line)}</text>`);
      const caption = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50" font-size="12" font-family="sans-serif">${lines.join('')}</svg>`,
      );
      const picture = await sharp(truth.file)
        .resize(width - 8, height - 58, { fit: 'inside' })
        .toBuffer();
      const [left, top] = [(i % across) * width, Math.floor(i / across) * height];
      return [
        { input: picture, left, top: top + 50 },
        { input: caption, left, top },
      ];
    }),
  );
  const rows = Math.max(1, Math.ceil(worst.length / across));
  await sharp({ create: { width: across * width, height: rows * height, channels: 3, background: '#fff' } })
    .composite(tiles.flat())
    .png()
    .toFile(path);
}

export async function tellStreet(judged: readonly Judged[], table: Table): Promise<void> {
  const none = judged.filter(isNone);
  const clothes = judged.filter((one) => one.truth.labels.garment === 'yes' && !isWorn(one));
  const count = (of: readonly Judged[], outcome: string) =>
    of.filter((one) => outcomeOf(one) === outcome).length;
  if (none.length > 0)
    table(
      'shows | photographs | refused | a person | doubtful | stated',
      [
        ['no garment', none] as const,
        ['accessories and single garments', clothes] as const,
        ['people in clothes', judged.filter(isWorn)] as const,
      ].map(([name, of]) => [
        name,
        of.length,
        ...['refused', 'a person', 'doubtful', 'stated'].map((outcome) =>
          percent(count(of, outcome), of.length),
        ),
      ]),
    );
  const accessories = judged.filter(isAccessory);
  if (accessories.length > 0) {
    const right = accessories.filter(accessoryRight).length;
    console.log(`\naccessories' group right: ${percent(right, accessories.length)} of ${accessories.length}`);
    table(
      'accessory | photographs | right | taken for',
      [...new Set(accessories.map(({ truth }) => truth.labels.kind ?? ''))].map((kind) => {
        const of = accessories.filter(({ truth }) => truth.labels.kind === kind);
        const wrong = of.filter((one) => !accessoryRight(one));
        return [
          kind,
          of.length,
          of.length - wrong.length,
          wrong.map((one) => `${saidOf(one)} (${outcomeOf(one)})`).join(', '),
        ];
      }),
    );
  }
  if (none.length > 0)
    table(
      'no garment | outcome | reason or kind',
      none.map((one) => [
        one.truth.labels.what ?? '',
        outcomeOf(one),
        one.gate.refusal?.reason ?? saidOf(one),
      ]),
    );
  const worn = judged.filter(isWorn);
  if (worn.length > 0) {
    const sure = worn.flatMap((one) => partsOf(one).flatMap((part) => (part.sure ? [{ one, part }] : [])));
    const pieces = worn.flatMap((one) => one.pieces.map((piece) => ({ one, piece })));
    const groups = [
      ...new Set([...sure.map(({ part }) => part.group), ...pieces.map(({ piece }) => piece.group)]),
    ];
    const row = (name: string, isMeant: (group: string) => boolean, place: number) => {
      const wanted = sure.filter(({ part }) => isMeant(part.group));
      const told = pieces.filter(({ piece }) => isMeant(piece.group));
      const found = wanted.filter(({ one, part }) => one.pieces.some((piece) => shows(part, piece, place)));
      const right = told.filter(({ one, piece }) => partsOf(one).some((part) => shows(part, piece, place)));
      return [
        name,
        wanted.length,
        percent(found.length, wanted.length),
        told.length,
        percent(right.length, told.length),
      ];
    };
    table('worn | to find | found | proposed | right', [
      row(`all, boxes that overlap by ${SAME_PLACE}`, () => true, SAME_PLACE),
      row('all, by 0.5', () => true, 0.5),
      ...groups.map((group) => row(group, (other) => other === group, SAME_PLACE)),
    ]);
  }
  if (none.length + worn.length + accessories.length === 0) return;
  const folder = join(import.meta.dirname, '../.cache');
  await mkdir(folder, { recursive: true });
  const sheet = join(folder, 'scanner-worst.png');
  await drawWorst(judged, sheet);
  console.log(`\nthe ${WORST} worst: ${sheet}`);
}
