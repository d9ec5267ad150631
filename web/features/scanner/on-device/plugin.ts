import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { browserNetworks } from '#scanner/in-browser/names.ts';

const name = 'virtual:reader-size';
const resolved = `\0${name}`;

const files = [
  fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  ...browserNetworks.map((model) =>
    fileURLToPath(new URL(`../../../../models/${model}.onnx`, import.meta.url)),
  ),
];

/** Brotli at quality 5: about the size that the server sends, in a tenth of the time. */
const compressedSize = (bytes: Uint8Array) =>
  new Promise<number>((resolve, reject) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    brotliCompress(bytes, { params }, (error, packed) => (error ? reject(error) : resolve(packed.length)));
  });

/** Vite plugin that gives the page the reader's size, shown before the person agrees to download it. */
export function readerSize(): Plugin {
  let written: Promise<string> | undefined;
  return {
    name: 'vestidor:reader-size',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      // The same for the browser and for the prerendered pages.
      written ??= writeSizes();
      return written;
    },
  };
}

async function writeSizes(): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const travels = await Promise.all(contents.map(compressedSize));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const unpackedBytes = sum(contents.map((bytes) => bytes.length));
  return `export const unpackedBytes = ${unpackedBytes};\nexport const downloadBytes = ${sum(travels)};`;
}
