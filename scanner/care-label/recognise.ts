import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Layout = 'block' | 'scattered';

interface Recogniser {
  Init(dataFolder: string, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, radians: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  Clear(): void;
}
interface Core {
  FS: { writeFile(name: string, bytes: Uint8Array): void; unlink(name: string): void };
  TessBaseAPI: new () => Recogniser;
}

const require = createRequire(import.meta.url);
/** Our language data lacks the legacy engine. */
const networkAlone = 1;
/** Covers the accents of neighbouring languages. */
const language = 'spa';

let loading: Promise<{ core: Core; recogniser: Recogniser }> | undefined;

/** From installed packages, never the network. */
async function load() {
  const start: (options: object) => Promise<Core> = require('tesseract.js-core/tesseract-core-simd-lstm.js');
  const data = require.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz');
  const [core, model] = await Promise.all([
    start({ print: () => {}, printErr: () => {} }),
    readFile(data).then((packed) => promisify(gunzip)(packed)),
  ]);
  core.FS.writeFile(`/${language}.traineddata`, model);
  const recogniser = new core.TessBaseAPI();
  if (recogniser.Init('/', language, networkAlone) !== 0)
    throw new Error('The recogniser of text did not start');
  core.FS.unlink(`/${language}.traineddata`);
  return { core, recogniser };
}

const portableGrey = ({ pixels, width, height }: GreyPicture) =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);

/** More is a misreading. */
const slantMost = 0.35;

/** One picture at a time, deskewed. */
export async function recogniseText(picture: GreyPicture, layout: Layout): Promise<string> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  const { core, recogniser } = await loading;
  core.FS.writeFile('/input', portableGrey(picture));
  try {
    recogniser.SetVariable('tessedit_pageseg_mode', layout === 'block' ? '6' : '11');
    recogniser.SetVariable('user_defined_dpi', '200');
    recogniser.SetImageFile(1, 0);
    recogniser.FindLines();
    const slant = recogniser.GetGradient();
    if (Math.abs(slant) > 0.005 && Math.abs(slant) < slantMost) recogniser.SetImageFile(1, slant);
    recogniser.Recognize(null);
    return recogniser.GetUTF8Text();
  } finally {
    recogniser.Clear();
    core.FS.unlink('/input');
  }
}
