import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { WardrobeItem } from '#contract/garments.ts';
import { type Language, languageCookie } from '#contract/languages.ts';
import type { Outfit } from '#contract/outfits.ts';
import {
  boardItems,
  boards,
  budgets,
  favorites,
  garments,
  homes,
  wishes,
} from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { eraseOldDemos } from './accounts.ts';

const server = await startTestServer();
await seedStore(server.services);

async function demonstration(language: Language = 'es') {
  const client = server.visitor();
  client.language = `${languageCookie}=${language}`;
  await client.send('GET /api/demo-login');
  const { wardrobe } = (await client.send('GET /api/wardrobe')).body;
  return {
    client,
    items: wardrobe.items as WardrobeItem[],
    outfits: wardrobe.outfits as Outfit[],
  };
}

const dayIn = (days: number) =>
  zonedDay(new Date(server.services.now().getTime() + days * 24 * 60 * 60 * 1000));

it.each([
  {
    language: 'es',
    wished: ['Botines camel de Zapatería Olmo', 'Bailarinas de piel', 'Jersey fino de cuello vuelto'],
    departed: ['Gabardina caqui', 'Zapatillas de lona rojas'],
    board: ['Cenas de invierno', 'Para una mesa reservada a última hora.', 'Para el cumpleaños de Marta.'],
    home: 'Casa de la playa',
  },
  {
    language: 'en',
    wished: ['Camel ankle boots from Olmo Shoes', 'Leather ballet flats', 'Fine roll-neck jumper'],
    departed: ['Khaki trench coat', 'Red canvas trainers'],
    board: ['Winter dinners', 'For a table booked at the last minute.', 'For Marta’s birthday.'],
    home: 'Beach house',
  },
  {
    language: 'pt',
    wished: ['Botins camel da Sapataria Olmo', 'Sabrinas de pele', 'Camisola fina de gola alta'],
    departed: ['Gabardina caqui', 'Ténis de lona vermelhos'],
    board: ['Jantares de inverno', 'Para uma mesa marcada à última hora.', 'Para os anos da Marta.'],
    home: 'Casa da praia',
  },
] as const)(
  'the demonstration in $language has wishes, departed garments, a board and another house',
  async ({ language, wished, departed, board, home }) => {
    const { client } = await demonstration(language);
    const { body: list } = await client.send('GET /api/wishes');
    expect(list.wishes.map(({ name }: { name: string }) => name)).toEqual(wished);
    expect(list.wishes.map(({ inShop }: { inShop: boolean }) => inShop)).toEqual([false, true, true]);
    expect(list.budget).toMatchObject({ month: 120, year: 900 });
    expect((await client.send('GET /api/wardrobe/departed')).body.items).toMatchObject([
      { name: departed[0], departure: { how: 'sold', day: dayIn(-38), received: 35 } },
      { name: departed[1], departure: { how: 'donated', day: dayIn(-71), received: null } },
    ]);
    const [name, note, itemNote] = board;
    const { boards: kept } = (await client.send('GET /api/boards')).body;
    expect(kept).toMatchObject([{ name, note, items: [{ note: itemNote }, {}, {}] }]);
    expect((await client.send('GET /api/homes')).body).toMatchObject({
      homes: [
        { id: null, garments: 32 },
        { name: home, garments: 2 },
      ],
      here: null,
    });
  },
);

it('lends a garment and keeps two elsewhere, which no outfit of the demonstration needs', async () => {
  const { items, outfits } = await demonstration();
  const lent = items.filter(({ away }) => away !== null);
  expect(lent.map(({ away }) => away)).toEqual([{ why: 'lent', place: 'Marta', until: dayIn(21) }]);
  const absent = [...lent, ...items.filter(({ home }) => home !== null)].map(({ id }) => id);
  expect(absent).toHaveLength(3);
  expect(outfits).toHaveLength(12);
  expect(outfits.flatMap((outfit) => outfit.items).filter(({ id }) => absent.includes(id))).toEqual([]);
});

it('wore no garment after it had left', async () => {
  const { client } = await demonstration();
  const { items } = (await client.send('GET /api/wardrobe/departed')).body;
  for (const { lastWornAt, departure } of items)
    expect(zonedDay(new Date(lastWornAt)) <= departure.day).toBe(true);
});

it('leaves nothing of the lists when it is erased', async () => {
  const own = await startTestServer();
  await seedStore(own.services);
  const demo = await own.demonstration();
  const { id } = (await demo.send('GET /api/auth/user')).body;
  const { db } = own.services;
  const tables = [boardItems, boards, budgets, favorites, garments, homes, wishes];
  const kept = () => Promise.all(tables.map((table) => db.$count(table, eq(table.ownerId, id))));
  expect((await kept()).filter((count) => count === 0)).toEqual([]);
  own.travel(25 * 3600_000);
  await eraseOldDemos(own.services);
  expect(await kept()).toEqual(tables.map(() => 0));
});
