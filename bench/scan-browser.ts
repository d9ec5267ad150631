import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cosine } from '#scanner/likeness.ts';
import { scanGarment } from '#scanner/scan.ts';
import { freePort } from '#tests/factories/free-port.ts';
import type { ReaderMessage } from '#web/features/scanner/on-device/messages.ts';
import { launchChromium } from './_chromium.ts';
import { drawPhotograph } from './_drawn-photograph.ts';
import { report } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';

/** In the browser against the server: npm run bench scan-browser -- [--folder FOLDER] [--most 100] */
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const has = (name: string) => process.argv.includes(`--${name}`);
const most = has('most') ? Number(option('most')) : 100;

async function photographs(): Promise<Buffer[]> {
  const folder = has('folder') ? option('folder') : undefined;
  if (folder === undefined || !existsSync(folder)) {
    if (folder !== undefined) console.log(`No photographs at ${folder}: drawn ones instead`);
    return Promise.all([600, 900, 1200, 1600].map((side) => drawPhotograph((3 * side) / 4, side)));
  }
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).sort();
  const step = Math.max(1, names.length / most);
  const picked = names.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).slice(0, most);
  return Promise.all(picked.map((name) => readFile(path.join(folder, name))));
}

const build = path.join(process.env.WEB_BUILD_DIR ?? 'build', 'client');
const reader = (await readdir(path.join(build, 'assets'))).find((name) =>
  /^garment-reader-.*\.js$/.test(name),
);
if (reader === undefined) throw new Error(`No reader in ${build}`);

const files = await photographs();
const server = await startOwnServer();
const browser = await launchChromium(await freePort());
const times: Record<string, number[]> = { 'in Chromium': [], 'on the server': [] };
const fields = ['kind', 'category', 'color', 'pattern', 'sleeve', 'length', 'style', 'fabric'] as const;
const agreed = new Map<string, number>(fields.map((field) => [field, 0]));
let sameMarks = 0;
let likest = 1;
let read = 0;
try {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.goto(server.origin);
  const openedIn = await page.evaluate(async (address) => {
    const startedAt = performance.now();
    const worker = new Worker(address, { type: 'module' });
    Object.assign(window, { reader: worker });
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ReaderMessage>) => {
        if (data.type === 'ready') resolve();
        if (data.type === 'unavailable') reject(new Error('the reader does not run here'));
      };
    });
    return performance.now() - startedAt;
  }, `/assets/${reader}`);
  console.log(`The reader is fetched from this machine and ready after ${Math.round(openedIn)} ms`);

  for (const [id, bytes] of [...files.slice(0, 2), ...files].entries()) {
    const message = await page.evaluate(
      ([number, base64]) =>
        new Promise<ReaderMessage>((resolve) => {
          const { reader } = window as unknown as { reader: Worker };
          reader.onmessage = ({ data }: MessageEvent<ReaderMessage>) => resolve(data);
          const photo = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
          reader.postMessage({ id: number, photo });
        }),
      [id, bytes.toString('base64')] as const,
    );
    const start = process.cpuUsage();
    const there = await scanGarment(bytes, { cutout: false });
    const { user, system } = process.cpuUsage(start);
    if (id < 2) continue;
    if (message.type !== 'read') throw new Error(`photograph ${id} was not read in the browser`);
    const { analysis, embedding } = message.reading;
    read++;
    times['in Chromium']?.push(message.millis);
    times['on the server']?.push((user + system) / 1000);
    for (const field of fields)
      if (analysis[field] === (there[field]?.value ?? null)) agreed.set(field, (agreed.get(field) ?? 0) + 1);
    const marks = fields.every(
      (field) => (analysis.suggested[field] === true) === (there[field]?.suggested ?? false),
    );
    if (marks) sameMarks++;
    likest = Math.min(likest, cosine(Float32Array.from(embedding), there.embedding));
  }
} finally {
  await browser.close();
  await server.close();
}

report('A reading: wall-clock time in Chromium, processor time on the server', 'ms', times, 'on the server');
console.log(`\nAgreement over ${read} photographs`);
const share = (count: number) => `${((100 * count) / read).toFixed(1)} %`;
for (const [field, count] of agreed) console.log(`  ${field.padEnd(10)} ${share(count)}`);
console.log(`  the same marks of “sugerido” ${share(sameMarks)}`);
console.log(`  least cosine of the two embeddings ${likest.toFixed(4)}`);
