import { unzipSync } from 'fflate';
import { attributeNames, pickAttributes } from '#contract/garment-attributes.ts';
import type { GuessedField, WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import type { ImportedGarment } from '#contract/imports.ts';
import { limits } from '#contract/limits.ts';
import type { Outfit } from '#contract/outfits.ts';
import { isScanned } from '#contract/scanned-fields.ts';

/** The ZIP of the account page, read on this device. */
export interface OwnCopy {
  readonly garments: readonly ImportedGarment[];
  readonly outfits: readonly Outfit[];
  readonly homes: readonly Home[];
  readonly photos: ReadonlyMap<string, string>;
  readonly file: (name: string) => Uint8Array | null;
}

const jsonBytesMax = 80 * 1024 * 1024;

const photoNames = /^(?!__MACOSX\/).*\.(jpe?g|png|webp)$/i;
const types = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

export function photosIn(zip: Uint8Array): { photos: File[]; left: number } {
  let found = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) =>
      photoNames.test(name) && originalSize <= limits.photo.bytesMax && ++found <= limits.review.scansMax,
  });
  const photos = Object.entries(files).map(([path, bytes]) => {
    const name = path.split('/').at(-1) ?? path;
    const type = types[name.split('.').at(-1)?.toLowerCase() as keyof typeof types];
    return new File([new Uint8Array(bytes)], name, { type });
  });
  return { photos, left: found - photos.length };
}

export function readOwnCopy(zip: Uint8Array): OwnCopy | null {
  const names: string[] = [];
  const lists = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      return /^(prendas|outfits|usos|casas)\.json$/.test(name) && originalSize <= jsonBytesMax;
    },
  });
  const parse = (name: string): unknown => {
    const bytes = lists[name];
    return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : [];
  };
  const listOf = <T>(name: string): T[] => {
    const parsed = parse(name);
    return Array.isArray(parsed) ? parsed : [];
  };
  if (!lists['prendas.json']) return null;
  const worn = Map.groupBy(
    listOf<{ garmentId: string; wornAt: string }>('usos.json'),
    (use) => use.garmentId,
  );
  const items = listOf<WardrobeItem>('prendas.json');
  return {
    garments: items.map((item) => importedOf(item, worn.get(item.id)?.map(({ wornAt }) => wornAt) ?? [])),
    outfits: listOf<Outfit>('outfits.json'),
    homes: (parse('casas.json') as { homes?: Home[] }).homes ?? [],
    photos: new Map(
      items.flatMap((item) => {
        const id = item.photo.full.split('/').at(-2);
        const name = item.photo.illustrated ? undefined : names.find((one) => one.startsWith(`fotos/${id}.`));
        return name === undefined ? [] : [[item.id, name]];
      }),
    ),
    file: (wanted) => {
      const found = unzipSync(zip, {
        filter: ({ name, originalSize }) => name === wanted && originalSize <= limits.photo.bytesMax,
      });
      return found[wanted] ?? null;
    },
  };
}

const isGuessed = (field: string): field is GuessedField => field === 'brand' || isScanned(field);

function importedOf(item: WardrobeItem, wears: readonly string[]): ImportedGarment {
  const { name, brand, kind, size, color, composition, care, purchasePrice, season, tags } = item;
  const wornAt = wears.slice(0, limits.import.wearsMax);
  return {
    key: item.id,
    fields: {
      ...{ name, brand, kind, size, color, composition, care, purchasePrice, season, tags },
      ...pickAttributes(item, attributeNames),
      page: item.page ?? null,
    },
    ...(item.colors.length > 0 && { colors: item.colors.slice(0, 3) }),
    guessed: Object.keys(item.suggested).filter(isGuessed),
    favorite: item.favorite,
    inLaundry: item.inLaundry,
    // Older copies have none of these.
    washAfter: item.wash?.own ? (item.wash.after ?? 0) : null,
    wornSinceWash: item.wash?.since ?? 0,
    away: item.away ?? null,
    home: item.home,
    upkeep: item.upkeep ?? [],
    departure: item.departure ?? null,
    keptAt: item.keptAt ?? null,
    shown: item.photo.shown,
    wornAt,
    wornBefore: Math.max(0, item.timesWorn - wornAt.length),
    lastWornAt: item.lastWornAt,
    since: item.createdAt,
  };
}
