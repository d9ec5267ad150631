import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthIt = /\.(js|css|svg|webmanifest|wasm|onnx)$/;
/** Maximum compression would take minutes to save a twelfth more. */
const large = /\.(wasm|onnx)$/;
/** Gzip saves a tenth. */
const dense = /\.onnx$/;
const bytesMin = 1024;
const stampName = '.vestidor-compressed';
/** Node's thread pool has four threads. */
const atOnce = 4;

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < bytesMin || existsSync(`${file}.br`)) return;
  const bytes = await readFile(file);
  const params = {
    ...(large.test(file)
      ? { [constants.BROTLI_PARAM_QUALITY]: 9 }
      : { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeWhole(`${file}.br`, await brotli(bytes, { params }));
  if (!dense.test(file)) await writeWhole(`${file}.gz`, await zip(bytes, { level: 9 }));
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** Writes a `.br` beside every file that compresses well, and a `.gz`. */
export async function compressFiles(client: string): Promise<void> {
  const names = await readdir(client, { recursive: true });
  const files = names.filter((name) => worthIt.test(name)).map((name) => path.join(client, name));
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await writeFile(path.join(client, stampName), '');
}
