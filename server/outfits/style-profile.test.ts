import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Outfit } from '#contract/outfits.ts';
import type { StyleProfile } from '#contract/style-profile.ts';
import { addGarment, type Client, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();

const unsaid: StyleProfile = {
  directions: {},
  wearer: null,
  covered: [],
  highestHeel: null,
  avoidedMaterials: [],
  roomyWaist: false,
  worksOnFeet: false,
  feels: null,
};

const say = (client: Client, more: object) =>
  client.send('PUT /api/wardrobe/style-profile', { ...unsaid, ...more });

async function dressed() {
  const client = await server.person();
  for (const garment of [
    { name: 'Top de tirantes', kind: 'top', color: 'blanco' },
    { name: 'Camisa de manga larga', kind: 'shirt', color: 'celeste' },
    { name: 'Blusa de manga larga', kind: 'blouse', color: 'crudo' },
    { name: 'Pantalón recto', kind: 'pants', color: 'azul marino' },
    { name: 'Falda maxi', kind: 'skirt', color: 'negro' },
    { name: 'Zapatos de tacón', kind: 'heels', color: 'negro' },
    { name: 'Bailarinas', kind: 'flats', color: 'negro' },
    { name: 'Hiyab verde', kind: 'scarf', color: 'verde' },
    { name: 'Fular de rayas', kind: 'scarf', color: 'gris' },
  ] as const) {
    await addGarment(client, garment);
  }
  return client;
}

it('the figure of a person is in the account once it is saved, exported, and gone when it is forgotten', async () => {
  const person = await server.person();
  const figure = { base: 'short', own: { hip: 113 }, skin: null, hair: 'long' };
  expect((await person.send('GET /api/figure')).body).toEqual({ figure: null });
  const tooWide = { ...figure, own: { hip: 400 } };
  expect((await person.send('PUT /api/figure', tooWide)).status).toBe(400);
  await person.send('PUT /api/figure', figure);
  expect((await person.send('GET /api/figure')).body).toEqual({ figure });
  const files = unzipSync((await person.send('GET /api/account/export')).bytes);
  expect(JSON.parse(Buffer.from(files['figura.json'] ?? []).toString())).toEqual(figure);
  expect((await person.send('DELETE /api/figure')).body).toEqual({ figure: null });
});

const covering = { covered: ['arms', 'head'], highestHeel: 'none', wearer: 'women' };
const day = { occasion: 'work', season: 'spring', temperatureC: 22 };

function expectWithinLimits(names: readonly string[]): void {
  expect(names).toContain('Hiyab verde');
  expect(names).not.toContain('Top de tirantes');
  expect(names).not.toContain('Zapatos de tacón');
  expect(names).not.toContain('Fular de rayas');
}

describe('the style profile', () => {
  it('says nothing until the person does, and keeps what was said', async () => {
    const client = await server.person();
    const before = await client.send('GET /api/wardrobe/style-profile');
    expect(before.body).toEqual({ profile: unsaid, worn: [] });
    const said = { ...unsaid, directions: { minimal: 3, boho: 1 }, feels: 'cold' };
    expect((await say(client, said)).status).toBe(200);
    expect((await client.send('GET /api/wardrobe/style-profile')).body.profile).toEqual(said);
    const stranger = await server.person();
    expect((await stranger.send('GET /api/wardrobe/style-profile')).body.profile).toEqual(unsaid);
  });

  it('refuses what does not exist, in Spanish', async () => {
    const client = await server.person();
    for (const wrong of [{ wearer: 'cats' }, { covered: ['nose'] }, { directions: { punk: 1 } }]) {
      const { status, body } = await say(client, wrong);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('Esa opción no existe');
    }
  });

  it('is followed by generated outfits, weeks, suitcases, capsules and looks of a garment', async () => {
    const client = await dressed();
    await say(client, covering);
    const { items } = (await client.send('GET /api/wardrobe')).body.wardrobe;
    const nameOf = (id: string) => items.find((item: { id: string }) => item.id === id).name as string;
    const { outfits } = (await client.send('POST /api/wardrobe/outfits/generate', day)).body;
    expect(outfits.length).toBeGreaterThan(1);
    for (const outfit of outfits as Outfit[]) expectWithinLimits(outfit.items.map(({ name }) => name));

    const days = [day, { ...day, temperatureC: 26 }, { ...day, occasion: 'casual' }];
    for (const call of ['POST /api/wardrobe/plans/week', 'POST /api/wardrobe/packing']) {
      const { status, body } = await client.send(call, { days });
      expect(status).toBe(200);
      for (const look of body.days) expectWithinLimits(look.garmentIds.map(nameOf));
    }
    const capsule = (await client.send('GET /api/wardrobe/capsule?outfits=4')).body;
    expect(capsule.garmentIds.map(nameOf)).not.toContain('Zapatos de tacón');
    const flats = items.find((item: { name: string }) => item.name === 'Bailarinas');
    const { looks } = (await client.send(`GET /api/wardrobe/items/${flats.id}/looks`)).body;
    expect(looks.length).toBeGreaterThan(0);
    for (const look of looks) expectWithinLimits(look.garmentIds.map(nameOf));
  });

  it('lets no gap break a limit or name clothes for others', async () => {
    const client = await dressed();
    const kinds = async () =>
      (await client.send('GET /api/wardrobe/gaps')).body.gaps.map(({ kind }: { kind: string }) => kind);
    await say(client, { wearer: 'men', avoidedMaterials: ['leather', 'wool'] });
    const found = await kinds();
    expect(found.length).toBeGreaterThan(0);
    for (const kind of ['dress', 'skirt', 'blouse', 'heels', 'coat', 'boots', 'loafers', 'blazer'])
      expect(found).not.toContain(kind);
  });
});
