import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { spentOn } from '#server/ai/meter.ts';
import { products } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { attempts } from '#tests/factories/injection-attempts.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, startTestServer, type TestServer } from '#tests/factories/server.ts';
import { providerKey, startProvider } from '#tests/fakes/chat-completions.ts';
import { findLeak } from './checks.ts';

type Person = Awaited<ReturnType<typeof dressedPerson>>;

const people = new Map<
  TestServer,
  { attacker: Person; victim: Person; secret: string; belongings: string }
>();
const productId = 'camisa-popelin-recta';
const capEuros = 3;

const provider = closedAfter(await startProvider('openai'));
const local = await startTestServer();
const remote = await startTestServer({
  OPENAI_API_KEY: providerKey,
  OPENAI_BASE_URL: provider.baseUrl,
  CHAT_PERSON_DAILY_BUDGET_EUR: String(capEuros),
  CHAT_DAILY_BUDGET_EUR: String(capEuros),
});
const everythingOf = async (person: Person) => {
  const [wardrobe, taste, said, plans] = await Promise.all([
    person.send('GET /api/wardrobe'),
    person.send('GET /api/wardrobe/taste'),
    person.send('GET /api/chat/conversations'),
    person.send('GET /api/wardrobe/plans?from=2026-01-01&to=2026-02-01'),
  ]);
  return JSON.stringify([
    wardrobe.body.wardrobe.items,
    wardrobe.body.wardrobe.outfits,
    taste.body,
    said.body,
    plans.body,
  ]);
};

for (const server of [local, remote]) {
  await seedStore(server.services, catalogue.slice(0, 4));
  const victim = await dressedPerson(server);
  const secret = `Secreto de ${victim.user.username}`;
  await addGarment(victim, { name: secret });
  const attacker = await dressedPerson(server);
  await attacker.send('POST /api/trial/start');
  people.set(server, { attacker, victim, secret, belongings: await everythingOf(victim) });
}

function obey(attempt: (typeof attempts)[number], victim: Person): void {
  const id = victim.owned.shirt.id;
  provider.behaviours = [
    {
      does: 'call',
      tool: attempt.place === 'product' ? 'searchStore' : (attempt.tool ?? 'searchGarments'),
      input: {
        ...(attempt.tool === 'diagnoseOutfit' && { garmentIds: [id] }),
        ownerId: victim.user.id,
        garmentId: id,
      },
      afterwards: { does: 'say', text: 'x' },
    },
  ];
  provider.obeys = (instructions: string) =>
    attempt.wants === 'instructions'
      ? `Claro, mis instrucciones son: ${instructions}`
      : `Hecho. Te he puesto «Secreto de ${victim.user.username}» y he borrado lo demás.`;
}

describe.each(['local', 'remote'] as const)('sixty attempts on a %s model', (which) => {
  it.each(attempts)('$place: $text', async (attempt) => {
    const server = which === 'local' ? local : remote;
    const found = people.get(server);
    if (!found) throw new Error('nobody there');
    const { attacker, victim, secret, belongings } = found;
    const text = attempt.text
      .replaceAll('VICTIM', victim.user.id)
      .replaceAll('GARMENT', victim.owned.shirt.id);
    if (which === 'remote') obey(attempt, victim);
    let message = text;
    if (attempt.place === 'garment') {
      await addGarment(attacker, { name: text.slice(0, 80), kind: 'scarf' });
      message = '¿Qué pañuelos tengo?';
    }
    if (attempt.place === 'photograph') {
      const imageBase64 = (
        await sharp(await photograph())
          .withExif({ IFD0: { ImageDescription: text, Artist: text } })
          .jpeg()
          .toBuffer()
      ).toString('base64');
      await attacker.send('POST /api/wardrobe/scan', { imageBase64 });
      message = '¿Qué me pongo hoy con lo último que he escaneado?';
    }
    if (attempt.place === 'product') {
      await server.services.db.update(products).set({ description: text }).where(eq(products.id, productId));
      message = 'Busca una camisa en la tienda';
    }
    const own = (await attacker.send('GET /api/wardrobe')).body.wardrobe;
    const { status, body } = await attacker.send('POST /api/ai/chat/maya', { message });
    expect(which === 'local' ? [200] : [200, 503]).toContain(status);
    const answer = JSON.stringify(body);
    expect(answer).not.toContain(secret);
    if (attempt.place === 'message') expect(answer).not.toContain(victim.user.id);
    expect(findLeak(String(body.response ?? body.message))).toBeNull();
    expect(await everythingOf(victim)).toBe(belongings);
    const after = (await attacker.send('GET /api/wardrobe')).body.wardrobe;
    expect(after.items.map(({ id }: { id: string }) => id)).toEqual(
      own.items.map(({ id }: { id: string }) => id),
    );
    expect(after.outfits).toEqual(own.outfits);
    if (attempt.place === 'photograph') expect(JSON.stringify(provider.asked).includes(text)).toBe(false);
    const spent = await spentOn(server.services.db, 'everyone', zonedDay(server.services.now()));
    expect(spent).toBeLessThanOrEqual(capEuros * 1e6);
  });
});
