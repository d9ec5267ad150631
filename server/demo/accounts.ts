import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import type { Language } from '#contract/languages.ts';
import type { OutfitWish } from '#contract/outfits.ts';
import { terms } from '#contract/terms.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { colorHexOf } from '#illustrator/drawn-garment.ts';
import { erasePerson } from '#server/account/erase.ts';
import { dayOf, keepComposed, questionOf } from '#server/outfits/compose.ts';
import { personForEngine } from '#server/outfits/person-for-engine.ts';
import { insertPlan } from '#server/outfits/plans/queries.ts';
import { updateOutfitRow } from '#server/outfits/queries.ts';
import { startTrial } from '#server/payments/trial/queries.ts';
import { hashPassword } from '#server/people/auth/passwords.ts';
import { insertUser, type UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, photos, users, wears } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { garmentsOf, type NewGarment } from '#server/wardrobe/garments/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
import { keepHome } from '#server/wardrobe/homes/queries.ts';
import { drawnPhoto, type NewPhoto } from '#server/wardrobe/photos/keep.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { type DemoGarment, demoGarments, garmentIn, looksOf } from './garments.ts';
import { keepDemoBoards, keepDemoWishes, type OutfitIds } from './lists.ts';

const dayMillis = 24 * 60 * 60 * 1000;

const wishes: readonly OutfitWish[] = [
  { occasion: 'work', season: 'fall' },
  { occasion: 'casual', season: 'spring' },
  { occasion: 'date', season: 'winter' },
  { occasion: 'party', season: 'summer' },
];

/** Creates a disposable account with a wardrobe, outfits and an active trial. */
export async function createDemo({ db, now }: Services, language: Language): Promise<UserRow> {
  const moment = now();
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  const name = `demo-${randomBytes(6).toString('hex')}`;
  return inTransaction(db, async (tx) => {
    const user = await insertUser(tx, {
      username: name,
      // A reserved domain: no message is ever delivered.
      email: `${name}@demo.invalid`,
      passwordHash,
      firstName: 'Lucía',
      demo: true,
      language,
      createdAt: moment,
    });
    await startTrial(tx, user.id, moment);
    await fillWardrobe(tx, user.id, moment, language);
    return user;
  });
}

export async function eraseOldDemos(services: Services): Promise<number> {
  const { db, now } = services;
  const before = new Date(now().getTime() - terms.demoHours * 60 * 60 * 1000);
  const old = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.demo, true), isNull(users.guardianId), lt(users.createdAt, before)));
  for (const { id } of old) await erasePerson(services, undefined, id);
  return old.length;
}

async function fillWardrobe(tx: Executor, ownerId: string, now: Date, language: Language): Promise<void> {
  const homeIds = await keepDemoHomes(tx, ownerId, now, language);
  const history: PastWear[] = [];
  const newPhotos: NewPhoto[] = [];
  const newGarments: NewGarment[] = [];
  for (const [index, spanish] of demoGarments.entries()) {
    const garment = garmentIn(language, spanish);
    const createdAt = new Date(now.getTime() - garment.ownedDays * dayMillis);
    const photo = drawnPhoto(ownerId, looksOf(garment), createdAt);
    const id = randomUUID();
    const worn = wearHistory(id, garment, index, now);
    history.push(...worn);
    newPhotos.push(photo);
    newGarments.push({
      ...columnsOf(garment),
      ...whereaboutsOf(garment, homeIds, now),
      ownerId,
      id,
      photoId: photo.id,
      createdAt,
      ...countsOf(worn),
    });
  }
  await tx.insert(photos).values(newPhotos);
  await tx.insert(garments).values(newGarments);
  await tx.insert(wears).values(history.map((wear) => ({ ...wear, ownerId, id: randomUUID() })));
  await incrementRevision(tx, ownerId);
  const outfitIds = await composeDemoOutfits(tx, ownerId, now, language);
  await keepDemoWishes(tx, ownerId, now, language);
  await keepDemoBoards(tx, ownerId, outfitIds, now, language);
}

async function keepDemoHomes(tx: Executor, ownerId: string, now: Date, language: Language) {
  const names = new Set(demoGarments.flatMap((garment) => garmentIn(language, garment).home ?? []));
  const ids = new Map([...names].map((name) => [name, randomUUID()]));
  for (const [name, id] of ids) await keepHome(tx, ownerId, { id, name }, now);
  return ids;
}

function whereaboutsOf(
  { lent, home, departure }: DemoGarment,
  homeIds: ReadonlyMap<string, string>,
  now: Date,
): Pick<NewGarment, 'away' | 'homeId' | 'departure'> {
  const dayIn = (days: number) => zonedDay(new Date(now.getTime() + days * dayMillis));
  const received = departure?.receivedCents ?? null;
  return {
    away: lent ? { why: 'lent', place: lent.to, until: dayIn(lent.days) } : null,
    homeId: home ? homeIds.get(home) : null,
    departure: departure
      ? { how: departure.how, day: dayIn(-departure.days), received: received && received / 100 }
      : null,
  };
}

function columnsOf(garment: DemoGarment) {
  const second = garment.secondColor;
  return {
    name: garment.name,
    brand: garment.brand,
    kind: garment.kind,
    category: categoryOfKind[garment.kind],
    size: garment.size,
    color: garment.color,
    colors: [
      { name: garment.color as string, hex: colorHexOf(garment.color), share: second ? 0.7 : 1 },
      ...(second ? [{ name: second as string, hex: colorHexOf(second), share: 0.3 }] : []),
    ],
    ...pickAttributes({ ...defaultAttributes, ...garment }, attributeNames),
    condition: garment.worn > 30 ? ('good' as const) : ('excellent' as const),
    purchasePriceCents: garment.priceCents,
    seasons: garment.seasons,
    tags: garment.tags,
    favorite: garment.favorite ?? false,
    inLaundry: garment.inLaundry ?? false,
    suggested: {},
    confidence: {},
  };
}

function countsOf(worn: PastWear[]) {
  const last = Math.max(...worn.map((wear) => wear.wornAt.getTime()));
  return {
    timesWorn: worn.length,
    washedAtWear: worn.length,
    lastWornAt: worn.length === 0 ? null : new Date(last),
  };
}

async function composeDemoOutfits(
  tx: Executor,
  ownerId: string,
  now: Date,
  language: Language,
): Promise<OutfitIds> {
  const idsFor: OutfitIds = new Map();
  const rows = await garmentsOf(tx, ownerId);
  const wardrobe = rows.map((row) => toEngineGarment(row, now));
  const person = await personForEngine(tx, ownerId, wardrobe, now);
  const before: string[][] = [];
  for (const [turn, wish] of wishes.entries()) {
    const composed = generateOutfits(...questionOf(wardrobe, wish, person, before, `demo ${turn}`, language));
    const createdAtOf = (place: number) => new Date(now.getTime() - (40 - turn * 9 - place) * dayMillis);
    const ids = await keepComposed(tx, ownerId, composed.outfits, dayOf(wish), createdAtOf);
    for (const [place, id] of ids.entries()) {
      const timesWorn = (turn + 2 * place + 1) % 4;
      if (timesWorn > 0) {
        const lastWornAt = new Date(createdAtOf(place).getTime() + 3 * dayMillis);
        await updateOutfitRow(tx, ownerId, id, { timesWorn, lastWornAt });
      }
    }
    before.push(...composed.outfits.map(({ garmentIds }) => garmentIds));
    await planDemoDays(tx, ownerId, ids, turn, now);
    idsFor.set(wish.occasion, ids);
  }
  return idsFor;
}

/** Plans two outfits on days of the coming week. */
async function planDemoDays(tx: Executor, ownerId: string, ids: string[], turn: number, now: Date) {
  const daysAway =
    [
      [1, 3],
      [0, 6],
    ][turn] ?? [];
  for (const [place, days] of daysAway.entries()) {
    const outfitId = ids[place];
    const day = zonedDay(new Date(now.getTime() + days * dayMillis));
    if (outfitId) await insertPlan(tx, { ownerId, id: randomUUID(), day, outfitId, createdAt: now });
  }
}

interface PastWear {
  garmentId: string;
  outfitId: null;
  wornAt: Date;
}

/** The days on which a garment was worn, newest first: denser of late, at most once a day. */
function wearHistory(garmentId: string, garment: DemoGarment, index: number, now: Date): PastWear[] {
  const { ownedDays, idleDays = 0 } = garment;
  const days = new Set<number>();
  for (let turn = 0; turn < garment.worn; turn++) {
    const share = (turn + 0.4 + 0.5 * fraction(index, turn)) / garment.worn;
    const day = Math.max(1 + (index % 6), Math.round((ownedDays - idleDays) * share ** 1.4));
    days.add(idleDays + day);
  }
  return [...days].map((day) => ({
    garmentId,
    outfitId: null,
    wornAt: new Date(now.getTime() - day * dayMillis),
  }));
}

/** Deterministic pseudo-random number in [0, 1). */
function fraction(index: number, turn: number): number {
  const wave = Math.sin(index * 12.9898 + turn * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}
