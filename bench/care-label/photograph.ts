import sharp from 'sharp';

const fonts = [
  'Liberation Sans',
  'Liberation Sans Narrow',
  'DejaVu Sans',
  'Nimbus Sans Narrow',
  'Liberation Serif',
  'DejaVu Sans Mono',
];

export const distortions = [
  'none',
  'small',
  'slanted',
  'blurred',
  'noisy',
  'shadow',
  'perspective',
  'creased',
  'turned',
  'black satin',
  'everything mildly',
] as const;
export type Distortion = (typeof distortions)[number];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export async function photographLabel(
  lines: readonly string[],
  distortion: Distortion,
  random: () => number,
): Promise<Buffer> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const mild = distortion === 'everything mildly';
  const has = (name: Distortion, share = 0.6) => distortion === name || (mild && random() < share);
  const black = distortion === 'black satin';
  const [width, height] = [1200, 1600];
  const longest = Math.max(...lines.map((line) => line.length));
  const small = has('small', 0.3);
  const room = small ? 560 : 1000;
  const size = Math.min(64, room / (0.62 * longest), 1350 / (lines.length * 1.45));
  const [labelWidth, labelHeight] = [size * 0.62 * longest + 90, lines.length * size * 1.45 + 110];
  const [left, top] = [(width - labelWidth) / 2, (height - labelHeight) / 2];
  const family = pick(fonts);
  const [ground, ink] = black ? ['#1d1c1f', '#d9d6cf'] : [pick(['#f4f2ec', '#e9e6df', '#fbfbfa']), '#2a2a2c'];
  const cloth = pick(['#3b4a63', '#8c2f39', '#5d6b52', '#c9bfae', '#222326']);
  const text = lines
    .map(
      (line, i) =>
        `<text x="${left + 45}" y="${top + 55 + size * (1 + i * 1.45)}" font-family="${family}" font-size="${size}" fill="${ink}">${escaped(line)}</text>`,
    )
    .join('');
  const threads = Array.from(
    { length: 60 },
    (_, i) =>
      `<path d="M${left} ${top + (i * labelHeight) / 60}h${labelWidth}" stroke="${black ? '#fff' : '#000'}" stroke-opacity="0.035"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${cloth}"/><rect x="${left}" y="${top}" width="${labelWidth}" height="${labelHeight}" fill="${ground}"/>${threads}${text}</svg>`;

  const slant = has('slanted') ? (random() - 0.5) * (mild ? 8 : 18) : 0;
  const turn = distortion === 'turned' ? pick([90, 180, 270]) : 0;
  const drawn = await sharp(Buffer.from(svg))
    .rotate(slant, { background: cloth })
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picture: Pixels = { data: drawn.data, width, height, channels: drawn.info.channels };
  if (has('perspective', 0.4)) picture = leaned(picture, (mild ? 0.12 : 0.25) * (random() - 0.5) * 2);
  if (has('creased', 0.4)) picture = creased(picture, mild ? 4 : 8, random() * 6);
  if (has('shadow')) shade(picture, mild ? 0.35 : 0.6, random());
  if (has('noisy')) addNoise(picture, mild ? 10 : 24, random);
  const blur = has('blurred') ? (mild ? 1.1 : 2.2) : 0.6;
  return sharp(picture.data, { raw: { width, height, channels: picture.channels as 3 } })
    .blur(blur)
    .rotate(turn)
    .jpeg({ quality: 82 })
    .toBuffer();
}

function leaned(picture: Pixels, lean: number): Pixels {
  const { width, height } = picture;
  return warp(
    picture,
    (x, y) => {
      const depth = 1 + lean * (x / width - 0.5);
      return [width / 2 + (x - width / 2) * depth, height / 2 + (y - height / 2) * depth];
    },
    90,
  );
}

const creased = (picture: Pixels, deep: number, phase: number): Pixels =>
  warp(
    picture,
    (x, y) => [x + deep * 0.4 * Math.sin(y / 130 + phase), y + deep * Math.sin(x / 170 + phase)],
    90,
  );

function shade({ data, width, height, channels }: Pixels, dark: number, side: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const along = (side < 0.5 ? x / width : 1 - x / width) + 0.3 * (y / height);
      const light = 1 - dark / (1 + Math.exp((along - 0.6) * 14));
      for (let c = 0; c < channels; c++) {
        const i = (y * width + x) * channels + c;
        data[i] = (data[i] ?? 0) * light;
      }
    }
}

function addNoise({ data }: Pixels, strength: number, random: () => number): void {
  for (let i = 0; i < data.length; i++) {
    const bell = random() + random() + random() - 1.5;
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + bell * strength));
  }
}

/** Interleaved, row by row. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/** Bilinear; `fill` outside. */
function warp(
  { data, width, height, channels }: Pixels,
  from: (x: number, y: number) => readonly [number, number],
  fill: number,
): Pixels {
  const out = new Uint8Array(data.length);
  const at = (x: number, y: number, c: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? fill : (data[(y * width + x) * channels + c] ?? fill);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sx, sy] = from(x, y);
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - x0, sy - y0];
      for (let c = 0; c < channels; c++) {
        const top = at(x0, y0, c) * (1 - fx) + at(x0 + 1, y0, c) * fx;
        const bottom = at(x0, y0 + 1, c) * (1 - fx) + at(x0 + 1, y0 + 1, c) * fx;
        out[(y * width + x) * channels + c] = top * (1 - fy) + bottom * fy;
      }
    }
  return { data: out, width, height, channels };
}
