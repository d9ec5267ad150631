import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { buildGarment } from '#web/garments/build-garment.ts';
import { photosIn, readOwnCopy } from './own-copy.ts';

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 1);

it('reads garments, wears and photographs of our own ZIP', () => {
  const photo = buildGarment().photo;
  const beach = { id: 'beach', name: 'Casa de la playa' };
  const upkeep = [{ id: 'u1', what: 'sole' as const, day: '2026-01-10', cost: 35, note: '', atWear: 3 }];
  const items = [
    buildGarment({
      timesWorn: 5,
      home: beach.id,
      upkeep,
      page: 'https://tienda.example/camisa',
      keptAt: '2026-05-01T12:00:00.000Z',
      suggested: { color: true, brand: true },
      photo: { ...photo, full: '/api/photos/p1/full', shown: 'photo' },
    }),
    buildGarment({ id: 'drawn', photo: { ...photo, full: '/api/photos/p2/full', illustrated: true } }),
  ];
  const uses = ['2026-01-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z'];
  const copy = readOwnCopy(
    zipSync({
      'prendas.json': json(items),
      'usos.json': json(uses.map((wornAt) => ({ garmentId: items[0]?.id, wornAt }))),
      'outfits.json': json([]),
      'pagos.json': json([]),
      'casas.json': json({ homes: [beach], here: null }),
      'fotos/p1.jpg': jpeg,
    }),
  );
  expect(copy?.garments[0]).toMatchObject({
    key: items[0]?.id,
    wornAt: uses,
    wornBefore: 3,
    home: beach.id,
    upkeep,
    keptAt: items[0]?.keptAt,
    shown: 'photo',
    fields: { page: 'https://tienda.example/camisa' },
    guessed: ['color', 'brand'],
  });
  expect(copy?.garments[1]).toMatchObject({ home: null, upkeep: [] });
  expect(copy?.homes).toEqual([beach]);
  expect([...(copy?.photos ?? [])]).toEqual([[items[0]?.id, 'fotos/p1.jpg']]);
  expect(copy?.file('fotos/p1.jpg')).toEqual(jpeg);
  expect(copy?.file('fotos/p9.jpg')).toBeNull();
});

it('takes as many photographs of another ZIP as a review holds, and nothing else', () => {
  const { scansMax } = limits.review;
  const files = Object.fromEntries(Array.from({ length: scansMax + 2 }, (_, at) => [`ropa/${at}.jpg`, jpeg]));
  const zip = zipSync({ ...files, '__MACOSX/ropa/0.jpg': jpeg, 'leeme.txt': jpeg });
  expect(readOwnCopy(zip)).toBeNull();
  const { photos, left } = photosIn(zip);
  expect([photos.length, left]).toEqual([scansMax, 2]);
  expect(photos[0]).toMatchObject({ name: '0.jpg', type: 'image/jpeg' });
});
