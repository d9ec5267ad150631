import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { garments } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
import { addGarment, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();

async function inChat() {
  const client = await server.person();
  await client.send('POST /api/trial/start');
  const shirt = await addGarment(client, { name: 'Camisa blanca', purchasePrice: 40 });
  const trench = await addGarment(client, { name: 'Gabardina camel', kind: 'outerwear', color: 'camel' });
  await addGarment(client, { name: 'Vaqueros', kind: 'jeans', color: 'azul vaquero', fabric: 'denim' });
  const say = async (message: string) => {
    const headers = { 'idempotency-key': randomUUID() };
    const { status, body } = await client.send('POST /api/ai/chat/maya', { message }, { headers });
    expect(status).toBe(200);
    return body;
  };
  const items = async () =>
    (await client.send('GET /api/wardrobe')).body.wardrobe.items as { id: string; away: unknown }[];
  return { client, say, items, shirt, trench };
}

describe('the upkeep of a wardrobe, in the chat', () => {
  it('notes a garment as sold, tells it, and takes it back', async () => {
    const { client, say, items, shirt } = await inChat();
    const sold = await say('he vendido la camisa blanca por 15 euros');
    expect(sold.response).toContain('15,00');
    expect((await items()).some(({ id }) => id === shirt.id)).toBe(false);
    const { body } = await client.send('GET /api/wardrobe/departed');
    expect(body.items).toMatchObject([
      { id: shirt.id, departure: { how: 'sold', received: 15, day: zonedDay(server.services.now()) } },
    ]);
    expect((await say('¿qué he vendido?')).response).toContain('«Camisa blanca»');
    expect((await client.send(`POST /api/chat/messages/${sold.messageId}/undone`)).status).toBe(200);
    expect((await items()).some(({ id }) => id === shirt.id)).toBe(true);
  });

  it('refuses before it tells that it is done when what has left has no more room', async () => {
    const { say, items, shirt } = await inChat();
    const left = { how: 'given', day: '2026-01-10', received: null };
    await inTransaction(server.services.db, async (tx) => {
      await tx.execute(sql`
        insert into garments select (jsonb_populate_record(kept, jsonb_build_object(
          'id', gen_random_uuid(), 'departure', ${JSON.stringify(left)}::jsonb
        ))).* from garments kept, generate_series(1, ${trustLimits.departed.each.premium}) where kept.id = ${shirt.id}`);
      const [kept] = await tx
        .select({ ownerId: garments.ownerId })
        .from(garments)
        .where(eq(garments.id, shirt.id));
      await incrementRevision(tx, kept?.ownerId ?? '');
    });
    const refused = await say('he vendido la camisa blanca por 15 euros');
    expect(refused.response).toMatch(/se fue está llena|ya no cabe nada/);
    expect((await items()).some(({ id }) => id === shirt.id)).toBe(true);
  });

  it('notes with whom a garment is, tells it, and takes it back', async () => {
    const { client, say, items, trench } = await inChat();
    const lent = await say('apunta que presté la gabardina a Ana hasta el viernes');
    const away = async () => (await items()).find(({ id }) => id === trench.id)?.away;
    expect(await away()).toMatchObject({ why: 'lent', place: 'Ana' });
    expect((await say('¿a quién le presté la gabardina?')).response).toContain('Ana');
    await client.send(`POST /api/chat/messages/${lent.messageId}/undone`);
    expect(await away()).toBeNull();
    await say('he llevado la gabardina a la modista');
    expect(await away()).toMatchObject({ why: 'repair', place: 'la modista' });
    await say('ya he recogido la gabardina de la modista');
    expect(await away()).toBeNull();
  });

  it('tells in which house a garment is', async () => {
    const { client, say, trench } = await inChat();
    const id = randomUUID();
    await client.send(`PUT /api/homes/${id}`, { name: 'Casa de la playa' });
    await client.send('POST /api/homes/moves', { garmentIds: [trench.id], to: id });
    expect((await say('¿quién tiene la gabardina?')).response).toContain('en la casa de la playa');
    await client.send('PUT /api/homes/here', { homeId: id });
    expect((await say('¿quién tiene la gabardina?')).response).not.toContain('en la casa de la playa');
  });

  it('changes nothing for a question or a wish', async () => {
    const { say, items } = await inChat();
    for (const message of [
      '¿he vendido la camisa blanca?',
      'quiero vender la camisa blanca',
      '¿vendo la gabardina?',
    ])
      await say(message);
    const all = await items();
    expect(all).toHaveLength(3);
    expect(all.every(({ away }) => away === null)).toBe(true);
  });

  it('tells what to wash, the budget and the wishes from elsewhere', async () => {
    const { client, say, shirt } = await inChat();
    expect((await say('¿qué tengo que lavar?')).response).not.toContain('camisa blanca');
    for (let wear = 0; wear < 2; wear++) await client.send(`POST /api/wardrobe/items/${shirt.id}/worn`);
    expect((await say('¿qué tengo que lavar?')).response).toContain('camisa blanca');
    await client.send('PUT /api/wishes/budget', { month: 100, year: null });
    expect((await say('¿cuánto me queda de presupuesto este mes?')).response).toContain('60,00');
    const wish = { name: 'Botas de agua', kind: 'boots', color: 'verde', price: 30, page: null };
    await client.send('POST /api/wishes', wish);
    expect((await say('¿qué tengo en la lista de deseos?')).response).toContain('«Botas de agua»');
    expect((await say('¿qué tableros tengo?')).response).toContain('Inspiración');
  });
});
