import { expect, test } from 'vitest';
import { blobOfDataUrl } from './blob-of-data-url.ts';
import { tooSlowSeconds } from './reader.ts';

test('decodes a data URL byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
  const blob = blobOfDataUrl(`data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`);
  expect(blob.type).toBe('image/jpeg');
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
});

test('a device is too slow above the limit', () => {
  expect(tooSlowSeconds(700)).toBeNull();
  expect(tooSlowSeconds(8_000)).toBeNull();
  expect(tooSlowSeconds(12_400)).toBe(12);
});
