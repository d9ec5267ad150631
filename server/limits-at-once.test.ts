import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accessLimits } from '#contract/access-limits.ts';
import { limits } from '#contract/limits.ts';
import { accessGrants, sharedOutfits, shares } from '#server/platform/db/schema/index.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { seenShirt } from '#tests/factories/seen-shirt.ts';
import { confirmAddress, type Reply, startTestServer } from '#tests/factories/server.ts';

type Person = Awaited<ReturnType<typeof dressedPerson>>;

const server = await startTestServer();

const wish = { name: 'Botas', kind: 'boots', color: 'verde', price: 30, page: null };

async function outfitOf(person: Person): Promise<string> {
  const garmentIds = person.idsOf('shirt', 'pants');
  const look = { name: 'Dos', occasion: 'work', season: 'fall', garmentIds };
  return (await person.send('POST /api/wardrobe/outfits', look)).body.outfit.id;
}

interface Limited {
  what: string;
  most: number;
  /** Puts all but one there already where a call is costly. */
  fill?: (person: Person) => Promise<void>;
  add: (person: Person) => Promise<Reply>;
  held: (person: Person) => Promise<number>;
}

const listed = (call: string, name: string) => async (person: Person) =>
  (await person.send(call)).body[name].length;

let outfitId: string;
const limited: Limited[] = [
  {
    what: 'wishes',
    most: limits.wishes,
    add: (person) => person.send('POST /api/wishes', wish),
    held: listed('GET /api/wishes', 'wishes'),
  },
  {
    what: 'boards',
    most: limits.board.most,
    add: (person) => person.send(`PUT /api/boards/${randomUUID()}`, { name: 'Verano', note: '', items: [] }),
    held: listed('GET /api/boards', 'boards'),
  },
  {
    what: 'inspirations',
    most: limits.inspiration.most,
    add: (person) =>
      person.send(`PUT /api/inspirations/${randomUUID()}`, {
        name: 'Calle',
        parts: [{ seen: seenShirt, pictureBase64: null }],
      }),
    held: listed('GET /api/inspirations', 'inspirations'),
  },
  {
    what: 'webhooks',
    most: limits.webhooks.most,
    add: (person) =>
      person.send('POST /api/account/webhooks', {
        ...{ url: 'https://vestidor.example/a', topics: ['garment.saved'], password: person.password },
      }),
    held: listed('GET /api/account/webhooks', 'webhooks'),
  },
  {
    what: 'tokens',
    most: accessLimits.most,
    fill: async ({ user }) => {
      const createdAt = server.services.now();
      const expiresAt = new Date(createdAt.getTime() + 1_000_000);
      const grant = { userId: user.id, kind: 'token' as const, name: 'Guion', scope: 'read' as const };
      const rows = Array.from({ length: accessLimits.most - 1 }, () => ({
        ...grant,
        ...{ id: randomUUID(), createdAt, expiresAt, tokenHash: randomUUID(), tokenExpiresAt: expiresAt },
      }));
      await server.services.db.insert(accessGrants).values(rows);
    },
    add: (person) =>
      person.send('POST /api/account/tokens', {
        ...{ name: 'Guion', scope: 'read', days: 30, password: person.password },
      }),
    held: listed('GET /api/account/access', 'access'),
  },
  {
    what: 'shares',
    most: limits.share.keptMax,
    fill: async (person) => {
      await confirmAddress(server, person);
      outfitId = await outfitOf(person);
      const ownerId = person.user.id;
      const createdAt = server.services.now();
      const rows = Array.from({ length: limits.share.keptMax - 1 }, () => ({
        ...{ ownerId, createdAt, token: randomBytes(16).toString('hex') },
      }));
      await server.services.db.insert(shares).values(rows);
      await server.services.db
        .insert(sharedOutfits)
        .values(rows.map(({ token }) => ({ ownerId, token, outfitId, position: 0 })));
    },
    add: (person) => person.send('POST /api/shares', { outfitIds: [outfitId] }),
    held: listed('GET /api/shares', 'shares'),
  },
];

it.each(limited)('$what stay within their limit when requests come at once', async (one) => {
  const person = await dressedPerson(server);
  await one.fill?.(person);
  const already = one.fill === undefined ? 0 : one.most - 1;
  // A busy machine may have no connection to spare.
  const add = async (): Promise<unknown> => (await one.add(person)).status >= 500 && add();
  await Promise.all(Array.from({ length: one.most - already + 3 }, add));
  expect(await one.held(person)).toBe(one.most);
});

it('a wish that is sent again is noted once, as it was sent last', async () => {
  const person = await server.person();
  const id = randomUUID();
  await person.send('POST /api/wishes', { ...wish, id });
  expect((await person.send('POST /api/wishes', { ...wish, id, price: 25 })).body).toEqual({ id });
  expect((await person.send('GET /api/wishes')).body.wishes).toMatchObject([{ id, price: 25 }]);
  const stranger = await server.person();
  await stranger.send('POST /api/wishes', { ...wish, id, name: 'Otras' });
  expect((await person.send('GET /api/wishes')).body.wishes).toMatchObject([{ name: 'Botas' }]);
});
