import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { ImportedGarment } from '#contract/imports.ts';
import { colorHexOf } from '#illustrator/drawn-garment.ts';
import { queueSaved } from '#server/people/webhooks/queue.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, photos, wears } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { roomForGarments } from '#server/wardrobe/garments/allowance.ts';
import { columnsOf } from '#server/wardrobe/garments/changes.ts';
import { existingGarments, type NewGarment } from '#server/wardrobe/garments/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
import { homesOf } from '#server/wardrobe/homes/queries.ts';
import { drawnPhoto, type NewPhoto } from '#server/wardrobe/photos/keep.ts';

type Imported = z.output<typeof ImportedGarment>;

const rowsPerInsert = 500;

/** All or nothing, except that garments beyond the limit of the account are left out. */
export async function importGarments(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  ownerId: string,
  imported: readonly Imported[],
) {
  const at = now();
  const byId = new Map(imported.map((one) => [idOf(one.key), one]));
  return inTransaction(db, async (tx) => {
    const room = await roomForGarments(tx, ownerId, at, config.payments.mode);
    const existing = await existingGarments(tx, ownerId, [...byId.keys()]);
    const placeOf = await placing(tx, ownerId);
    const keyed = [...byId].map(([id, { key }]) => ({ key, id }));
    const fresh = keyed.filter(({ id }) => !existing.has(id));
    const added = withinRoom(fresh, room, byId);
    const rows = added.flatMap(({ id }, order) => {
      const one = byId.get(id);
      return one === undefined ? [] : [rowsOf(ownerId, id, one, placeOf(one), at, order)];
    });
    for (const some of chunksOf(rows)) {
      await tx.insert(photos).values(some.map(({ photo }) => photo));
      await tx.insert(garments).values(some.map(({ garment }) => garment));
    }
    for (const some of chunksOf(rows.flatMap((row) => row.worn))) await tx.insert(wears).values(some);
    if (added.length > 0) await incrementRevision(tx, ownerId);
    await queueSaved(
      tx,
      ownerId,
      added.map(({ id }) => id),
    );
    return {
      added,
      known: keyed.filter(({ id }) => existing.has(id)),
      withoutRoom: fresh.filter((one) => !added.includes(one)).map(({ key }) => key),
    };
  });
}

/** The first of those that are owned, and of those that have left. */
function withinRoom(
  fresh: readonly { key: string; id: string }[],
  room: { owned: number; departed: number },
  byId: ReadonlyMap<string, Imported>,
) {
  const left = { ...room };
  return fresh.filter(({ id }) => left[byId.get(id)?.departure ? 'departed' : 'owned']-- > 0);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same for the same key: keys are those of one owner, as the rows are. */
function idOf(key: string): string {
  if (uuid.test(key)) return key;
  const hash = createHash('sha256').update(key).digest('hex');
  // Version 8: free content; the variant's bits are those of RFC 9562.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** A house that is not the owner's is the one where they are. */
async function placing(tx: Executor, ownerId: string): Promise<(one: Imported) => string | null> {
  const { homes, here } = await homesOf(tx, ownerId);
  const known = new Set<string | null>([null, ...homes.map(({ id }) => id)]);
  return ({ home }) => (home !== undefined && known.has(home) ? home : here);
}

/** @param order keeps the order of the source where garments are sorted by the newest */
function rowsOf(ownerId: string, id: string, one: Imported, homeId: string | null, at: Date, order: number) {
  const { fields, favorite, inLaundry, away, washAfter, wornBefore, shown } = one;
  const columns = columnsOf(fields);
  const colors = one.colors ?? columns.colors;
  const today = zonedDay(at);
  const noLater = (day: string) => (day > today ? today : day);
  const before = (moment: string) => new Date(Math.min(Date.parse(moment), at.getTime()));
  const createdAt = one.since === null ? new Date(at.getTime() - order) : before(one.since);
  const [main, second] = colors;
  const photo = drawnPhoto(
    ownerId,
    {
      kind: fields.kind,
      colorHex: main?.hex ?? colorHexOf(fields.color),
      ...(second && { secondColorHex: second.hex }),
      pattern: fields.pattern,
      fabric: fields.fabric,
    },
    at,
  ) satisfies NewPhoto;
  const worn = one.wornAt.map((moment) => ({
    ownerId,
    id: randomUUID(),
    garmentId: id,
    outfitId: null,
    wornAt: before(moment),
  }));
  const last = [...worn.map(({ wornAt }) => wornAt), ...(one.lastWornAt ? [before(one.lastWornAt)] : [])];
  const timesWorn = wornBefore + worn.length;
  const garment = {
    ...columns,
    ownerId,
    id,
    photoId: photo.id,
    colors,
    suggested: Object.fromEntries(one.guessed.map((field) => [field, true])),
    favorite,
    inLaundry,
    away,
    homeId,
    departure: one.departure && { ...one.departure, day: noLater(one.departure.day) },
    washAfter,
    upkeep: one.upkeep.map((note) => ({
      ...note,
      day: noLater(note.day),
      atWear: Math.min(note.atWear, timesWorn),
    })),
    keptAt: one.keptAt === null ? null : before(one.keptAt),
    ...(shown && { shown }),
    washedAtWear: Math.max(0, timesWorn - one.wornSinceWash),
    wornBefore,
    timesWorn,
    lastWornAt: last.length === 0 ? null : new Date(Math.max(...last.map(Number))),
    createdAt,
  } satisfies NewGarment;
  return { photo, garment, worn };
}

function* chunksOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += rowsPerInsert) yield rows.slice(at, at + rowsPerInsert);
}
