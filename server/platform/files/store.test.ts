import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { listening } from '#tests/fakes/listening.ts';
import { serveS3 } from '#tests/fakes/s3.ts';
import type { EncodedPhoto } from '../../wardrobe/photos/encode.ts';
import { keepPhoto } from '../../wardrobe/photos/keep.ts';
import { diskPhotoStore } from './disk-store.ts';
import { s3PhotoStore } from './s3-store.ts';
import type { PhotoStore } from './store.ts';

const stores: Record<string, PhotoStore> = {};
/** Another implementation than ours, as `npx s3rver -d FOLDER --configure-bucket vestidor` starts it. */
const elsewhere = process.env.TEST_S3_ENDPOINT;

const folder = await mkdtemp(path.join(os.tmpdir(), 'vestidor-store-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
stores.disk = diskPhotoStore(folder);
stores.bucket = s3PhotoStore({
  endpoint: closedAfter(await listening(createServer(serveS3('vestidor')))).origin,
  bucket: 'vestidor',
  region: 'auto',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});
if (elsewhere !== undefined)
  stores.elsewhere = s3PhotoStore({
    endpoint: elsewhere,
    bucket: 'vestidor',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

const storeOf = (name: string): PhotoStore => {
  const store = stores[name];
  if (store === undefined) throw new Error(`no store called ${name}`);
  return store;
};

describe.each(['disk', 'bucket', ...(elsewhere === undefined ? [] : ['elsewhere'])])(
  'the photo store on %s',
  (name) => {
    it('gives back what it was given', async () => {
      const store = storeOf(name);
      const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
      await store.put('people/a/1/full.webp', bytes);
      expect(Buffer.from((await store.get('people/a/1/full.webp')) ?? [])).toEqual(bytes);
      expect(await store.has('people/a/1/full.webp')).toBe(true);
    });

    it('returns null for a missing file', async () => {
      expect(await storeOf(name).get('people/a/none.webp')).toBeNull();
      expect(await storeOf(name).has('people/a/none.webp')).toBe(false);
    });

    it('replaces a picture of the same key', async () => {
      await storeOf(name).put('people/b/full.webp', Buffer.from('one'));
      await storeOf(name).put('people/b/full.webp', Buffer.from('two'));
      expect(Buffer.from((await storeOf(name).get('people/b/full.webp')) ?? []).toString()).toBe('two');
    });

    it('removes a folder and nothing that only begins like it', async () => {
      await storeOf(name).put('people/c/full.webp', Buffer.from('mine'));
      await storeOf(name).put('people/cc/full.webp', Buffer.from('theirs'));
      await storeOf(name).removeFolder('people/c');
      expect(await storeOf(name).has('people/c/full.webp')).toBe(false);
      expect(await storeOf(name).has('people/cc/full.webp')).toBe(true);
      await storeOf(name).removeFolder('people/c');
    });
  },
);

it('the disk holds no half-written file', async () => {
  await Promise.all([1, 2, 3].map(() => storeOf('disk').put('people/d/full.webp', Buffer.alloc(100_000, 7))));
  expect(await readdir(path.join(folder, 'people', 'd'))).toEqual(['full.webp']);
});

describe('a picture that cannot be written whole', () => {
  it('leaves nothing behind on the disk', async () => {
    // A folder in its place makes the last write fail.
    const store = diskPhotoStore(path.join(folder, 'full'));
    await store.put('people/d/1/full.webp/x', Buffer.from('one'));
    await expect(store.put('people/d/1/full.webp', Buffer.from('two'))).rejects.toThrow();
    expect(await readdir(path.join(folder, 'full', 'people', 'd', '1'))).toEqual(['full.webp']);
  });

  it('takes its other sizes along', async () => {
    const place = path.join(folder, 'partly');
    const disk = diskPhotoStore(place);
    let left = 2;
    const filling: PhotoStore = {
      ...disk,
      put: async (key, bytes) => {
        if (left-- === 0) throw new Error('ENOSPC');
        await disk.put(key, bytes);
      },
    };
    const bytes = Buffer.from('x');
    const encoded = { full: bytes, thumb: bytes, cutout: bytes, cutBy: 'scanner' } as EncodedPhoto;
    await expect(keepPhoto(filling, 'someone', encoded, new Date())).rejects.toThrow('ENOSPC');
    expect(await readdir(path.join(place, 'people', 'someone'))).toEqual([]);
  });
});
