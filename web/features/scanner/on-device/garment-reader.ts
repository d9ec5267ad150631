/// <reference lib="webworker" />

import runtimeUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { browserNetworks, openReader, ScanError } from '#scanner/in-browser/reader.ts';
import colorsUrl from '../../../../models/colors.onnx?url';
import garmentUrl from '../../../../models/garment.onnx?url';
import personUrl from '../../../../models/person.onnx?url';
import segmenterUrl from '../../../../models/segmenter.onnx?url';
import thingsUrl from '../../../../models/things.onnx?url';
import type { ReaderMessage, ReadRequest } from './messages.ts';

/*
 * Worker that reads photos: half a second of computation would block the page. It sends nothing; it fetches
 * only the networks and their runtime, files of ours with content hashes in their names.
 */
const worker = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: ReaderMessage) => worker.postMessage(message);

const urlOf = {
  garment: garmentUrl,
  segmenter: segmenterUrl,
  colors: colorsUrl,
  things: thingsUrl,
  person: personUrl,
};

let loaded = 0;
async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    loaded += value.length;
    say({ type: 'loading', bytes: loaded });
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function open() {
  const runtime = await fetchFile(runtimeUrl);
  const models = await Promise.all(
    browserNetworks.map(async (name) => [name, await fetchFile(urlOf[name])] as const),
  );
  return openReader({
    runtime: runtime.buffer,
    models: Object.fromEntries(models) as Record<(typeof browserNetworks)[number], Uint8Array>,
  });
}

const opening = open();
opening.then(
  () => say({ type: 'ready' }),
  (error: unknown) => {
    console.warn('the scanner does not run in this browser', error);
    say({ type: 'unavailable' });
  },
);

async function answer({ id, photo, confirmed }: ReadRequest): Promise<void> {
  const read = await opening;
  const startedAt = performance.now();
  try {
    const reading = await read(photo, confirmed);
    if ('doubt' in reading) say({ type: 'doubted', id, doubt: reading.doubt });
    else say({ type: 'read', id, reading, millis: performance.now() - startedAt });
  } catch (error) {
    if (!(error instanceof ScanError)) console.warn('a photograph could not be read here', error);
    say({ type: 'failed', id, message: error instanceof ScanError ? error.message : null });
  }
}

worker.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  // A failure to load has already been reported to the page.
  answer(data).catch(() => {});
});
