import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { addGarment, type Member, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('person', () => server.person());
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });

async function assistantOf(person: Member) {
  const given = { name: 'Mi guion', scope: 'change', days: 30, password: person.password };
  const { token } = (await person.send('POST /api/account/tokens', given)).body;
  const client = new Client({ name: 'test', version: '1' });
  const authProvider = { token: async () => token as string };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider }));
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content } = await client.callTool({ name, arguments: input });
    return JSON.parse((content as { text: string }[])[0]?.text ?? 'null');
  };
  /** Undoes it as the person does, on the account page. */
  const undo = ({ changeId }: { changeId: string }) =>
    person.send(`POST /api/account/assistant-changes/${changeId}/undone`);
  return { client, call, undo };
}

type Item = { id: string; away: { place: string } | null; [field: string]: unknown };

const itemsOf = async (person: Member): Promise<Item[]> =>
  (await person.send('GET /api/wardrobe')).body.wardrobe.items;
const itemOf = async (person: Member, id: string) => (await itemsOf(person)).find((item) => item.id === id);
const departedOf = async (person: Member) => (await person.send('GET /api/wardrobe/departed')).body.items;
const today = () => zonedDay(server.services.now());
const inDays = (count: number) => zonedDay(new Date(server.services.now().getTime() + count * 24 * 3600_000));

describe('an assistant’s change', () => {
  it('of a garment that there is not is none, and says nothing of the others', async ({ person }) => {
    const shirt = await addGarment(person);
    const { call } = await assistantOf(person);
    const garmentIds = [shirt.id, 'g99'];
    const nothing = { done: false, why: 'nothing' };
    expect(await call('noteDeparture', { garmentIds, how: 'sold' })).toEqual(nothing);
    const absence = { why: 'lent', place: 'Ana', until: null };
    expect(await call('noteAbsence', { garmentIds, absence })).toEqual(nothing);
  });

  it('is refused in the language of the person', async ({ person }) => {
    await server.services.db.update(users).set({ language: 'en' }).where(eq(users.id, person.user.id));
    const { call } = await assistantOf(person);
    expect(await call('undoChange')).toMatchObject({
      code: 'change_not_found',
      message: expect.not.stringMatching(/[áéíóúñ¿¡]|\b(ese|cambio|ya)\b/i),
    });
  });

  it('is not announced as one that may be undone twice', async () => {
    const { client } = await assistantOf(await server.person());
    const { tools } = await client.listTools();
    expect(tools.find(({ name }) => name === 'undoChange')?.annotations).toMatchObject({
      idempotentHint: false,
    });
  });
});

describe('undoing a departure', () => {
  it('needs room for the garment', async ({ person }) => {
    const most = trustLimits.garments.each.unconfirmed;
    const garments = Array.from({ length: most }, (_, at) => ({
      key: `camisa ${at}`,
      fields: { name: `Camisa ${at}`, kind: 'shirt', color: 'blanco' },
    }));
    const { added } = (await person.send('POST /api/wardrobe/import', { garments })).body;
    const { call, undo } = await assistantOf(person);
    const gone = await call('noteDeparture', { garmentIds: [added[0].id, added[1].id], how: 'given' });
    await addGarment(person);
    expect(await undo(gone)).toMatchObject(refusal(403, 'garment_limit'));
    expect((await call('undoChange', { changeId: gone.changeId })).code).toBe('garment_limit');
    expect(await itemsOf(person)).toHaveLength(most - 1);
  });

  it('gives back where it was, and leaves a sale that the person noted since', async ({ person }) => {
    const [shirt, coat] = [await addGarment(person), await addGarment(person, { kind: 'coat' })];
    const away = { why: 'lent', place: 'Ana', until: null };
    await person.send(`PATCH /api/wardrobe/items/${shirt.id}`, { away });
    const { call, undo } = await assistantOf(person);
    const gone = await call('noteDeparture', { garmentIds: [shirt.id, coat.id], how: 'given' });
    await person.send(`DELETE /api/wardrobe/items/${coat.id}/departure`);
    const sold = { how: 'sold', day: today(), received: 30 };
    await person.send(`PUT /api/wardrobe/items/${coat.id}/departure`, sold);
    expect((await undo(gone)).status).toBe(200);
    expect(await itemOf(person, shirt.id)).toMatchObject({ away });
    expect(await departedOf(person)).toMatchObject([{ id: coat.id, departure: sold }]);
  });
});

describe('undoing what was marked', () => {
  it('leaves what the person has said since', async ({ person }) => {
    const { id } = await addGarment(person);
    const { call, undo } = await assistantOf(person);
    const marked = await call('markGarments', { garmentIds: [id], inLaundry: true });
    await person.send(`POST /api/wardrobe/items/${id}/worn`);
    await person.send(`PATCH /api/wardrobe/items/${id}`, { favorite: true, inLaundry: false, washed: true });
    await person.send(`POST /api/wardrobe/items/${id}/worn`);
    await undo(marked);
    expect(await itemOf(person, id)).toMatchObject({ favorite: true, inLaundry: false, wash: { since: 1 } });

    const clean = await call('markGarments', { garmentIds: [id], favourite: true, inLaundry: false });
    expect(clean.done).toBe(false);
    await person.send(`PATCH /api/wardrobe/items/${id}`, { inLaundry: true });
    const washed = await call('markGarments', { garmentIds: [id], inLaundry: false });
    await undo(washed);
    expect(await itemOf(person, id)).toMatchObject({ inLaundry: true, wash: { since: 1 } });
  });

  it('as away leaves where the person has taken it since', async ({ person }) => {
    const [shirt, coat] = [await addGarment(person), await addGarment(person, { kind: 'coat' })];
    const { call, undo } = await assistantOf(person);
    const absence = { why: 'stored', place: 'Altillo', until: null };
    const stored = await call('noteAbsence', { garmentIds: [shirt.id, coat.id], absence });
    const away = { why: 'lent', place: 'Ana', until: inDays(5) };
    await person.send(`PATCH /api/wardrobe/items/${shirt.id}`, { away });
    await undo(stored);
    expect(await itemOf(person, shirt.id)).toMatchObject({ away });
    expect(await itemOf(person, coat.id)).toMatchObject({ away: null });
  });
});

describe('undoing plans and wears', () => {
  async function planned() {
    const person = await dressedPerson(server);
    const garmentIds = person.idsOf('shirt', 'pants', 'loafers');
    const look = { name: 'Oficina', occasion: 'work', season: 'fall', garmentIds };
    const outfitId = (await person.send('POST /api/wardrobe/outfits', look)).body.outfit.id as string;
    const plan = async (day: string) =>
      (await person.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId }] })).body.plans[0];
    const days = async () =>
      (await person.send(`GET /api/wardrobe/plans?from=${inDays(0)}&to=${inDays(20)}`)).body.plans.map(
        ({ day }: { day: string }) => day,
      );
    return { person, garmentIds, outfitId, plan, days, ...(await assistantOf(person)) };
  }

  it('keeps the plan that was made again in its place, once', async () => {
    const { call, undo, plan, days } = await planned();
    const { id: planId } = await plan(inDays(3));
    const moved = await call('movePlans', { moves: [{ planId, date: inDays(4) }] });
    await plan(inDays(3));
    expect((await undo(moved)).status).toBe(200);
    expect(await days()).toEqual([inDays(3)]);
    const again = await plan(inDays(3));
    const deleted = await call('deletePlans', { planIds: [again.id] });
    await plan(inDays(3));
    expect((await undo(deleted)).status).toBe(200);
    expect(await days()).toEqual([inDays(3)]);
  });

  it('gives the place of an outfit back to the one that was planned again', async () => {
    const { person, call, undo, plan, days } = await planned();
    const { id: planId } = await plan(inDays(3));
    const others = person.idsOf('blouse', 'jeans', 'sneakers');
    const look = { occasion: 'casual', season: 'fall', garmentIds: others };
    const swapped = await call('swapPlan', { planId, ...look });
    expect(swapped.done).toBe(true);
    await plan(inDays(3));
    expect((await undo(swapped)).status).toBe(200);
    expect(await days()).toEqual([inDays(3)]);
  });

  it('takes back the wear and the liking of an outfit of which a piece has left', async () => {
    const { person, call, undo, garmentIds } = await planned();
    const look = { occasion: 'work', season: 'fall', garmentIds };
    const liked = await call('keepOutfits', { looks: [look], liked: true });
    const worn = await call('wearOutfit', look);
    const [shirt = '', pants = ''] = garmentIds;
    const sold = { how: 'sold', day: today(), received: 5 };
    await person.send(`PUT /api/wardrobe/items/${shirt}/departure`, sold);
    expect((await undo(worn)).status).toBe(200);
    expect((await undo(liked)).status).toBe(200);
    expect(await itemOf(person, pants)).toMatchObject({ timesWorn: 0 });
    expect(await departedOf(person)).toMatchObject([{ id: shirt, timesWorn: 0 }]);
    await person.send(`DELETE /api/wardrobe/items/${shirt}/departure`);
    const { outfits } = (await person.send('GET /api/wardrobe')).body.wardrobe;
    expect(outfits).toMatchObject([{ kept: false, timesWorn: 0 }]);
  });
});
