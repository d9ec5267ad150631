import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { zonedDay } from '#server/platform/madrid.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
await seedStore(server.services, catalogue.slice(0, 20));

const office = '¿Qué me pongo para la oficina en otoño?';

const daysAhead = (count: number) =>
  zonedDay(new Date(server.services.now().getTime() + count * 24 * 3600_000));
const weekday = (day: string) =>
  new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));

async function inChat(before: readonly string[] = []) {
  const client = await dressedPerson(server);
  await client.send('POST /api/trial/start');
  const say = async (message: string, key: string = randomUUID()) => {
    const { status, body } = await client.send(
      'POST /api/ai/chat/maya',
      { message },
      { headers: { 'idempotency-key': key } },
    );
    expect(status).toBe(200);
    return body;
  };
  const everything = async () => {
    const [wardrobe, plans, cart, wishes, taste] = await Promise.all([
      client.send('GET /api/wardrobe'),
      client.send(`GET /api/wardrobe/plans?from=${daysAhead(-10)}&to=${daysAhead(30)}`),
      client.send('GET /api/store/cart'),
      client.send('GET /api/store/favorites'),
      client.send('GET /api/wardrobe/taste'),
    ]);
    const { items, outfits } = wardrobe.body.wardrobe;
    return {
      items,
      outfits,
      plans: plans.body.plans,
      cart: cart.body,
      wishes: wishes.body,
      taste: taste.body,
    };
  };
  for (const message of before) await say(message);
  return { client, say, everything };
}

type Everything = Awaited<ReturnType<Awaited<ReturnType<typeof inChat>>['everything']>>;

/** A conversation that leads to a change, the change, and a fact that tells that it was made. */
const cases: [string, string[], string, (now: Everything, before: Everything) => unknown][] = [
  ['saves an outfit', [office], 'guárdalo', ({ outfits }) => outfits.length === 1],
  ['likes an outfit', [office], 'márcalo como favorito', ({ outfits }) => outfits[0]?.kept === true],
  [
    'saves an outfit on a day',
    [office],
    'apúntamelo para pasado mañana',
    ({ plans }) => plans.length === 1 && plans[0].day === daysAhead(2),
  ],
  ['plans a week', [], 'planifícame la semana que viene', ({ plans }) => plans.length >= 3],
  [
    'saves the outfits of a trip',
    ['hazme la maleta para tres días en Roma'],
    'sí, guárdalos',
    ({ outfits }) => outfits.length > 0,
  ],
  [
    'marks an outfit as worn',
    [office],
    'hoy me lo pongo',
    ({ outfits, items }) =>
      outfits[0]?.timesWorn === 1 && items.some(({ timesWorn }: { timesWorn: number }) => timesWorn === 1),
  ],
  [
    'marks a garment as worn on an earlier day',
    [],
    'ayer me puse los vaqueros',
    ({ items }) =>
      items.some(
        ({ name, timesWorn }: { name: string; timesWorn: number }) => name === 'Vaqueros' && timesWorn === 1,
      ),
  ],
  [
    'puts a garment to the wash',
    [],
    'mi jersey burdeos a la colada',
    ({ items }) => named(items, 'Jersey').inLaundry,
  ],
  ['marks a garment as favourite', [], 'mi blusa a favoritos', ({ items }) => named(items, 'Blusa').favorite],
  [
    'files a wish',
    ['busca una camisa en la tienda'],
    'la primera a mi lista de deseos',
    ({ wishes }) => wishes.productIds.length === 1,
  ],
  [
    'moves a plan',
    [office, 'apúntamelo para pasado mañana'],
    'PASA',
    ({ plans }) => plans.length === 1 && plans[0].day === daysAhead(4),
  ],
  [
    'swaps a plan',
    [office, 'apúntamelo para pasado mañana'],
    'CAMBIA',
    ({ plans }, before) => plans.length === 1 && plans[0].outfit.id !== before.plans[0].outfit.id,
  ],
  [
    'deletes a plan',
    [office, 'apúntamelo para pasado mañana'],
    'borra lo de pasado mañana',
    ({ plans, outfits }) => plans.length === 0 && outfits.length === 1,
  ],
  [
    'saves an outfit by a name, plans it and washes a garment at once',
    [office],
    'guárdalo con el nombre Comité; ponlo pasado mañana y echa a lavar mi jersey burdeos',
    ({ outfits, plans, items }) =>
      outfits.some(({ name }: { name: string }) => name === 'Comité') &&
      plans.some(({ day }: { day: string }) => day === daysAhead(2)) &&
      named(items, 'Jersey').inLaundry,
  ],
  [
    'gives a saved outfit the name that is said',
    [office, 'guárdalo'],
    'guárdalo con el nombre Comité serio',
    ({ outfits }) => outfits.length === 1 && outfits[0].name === 'Comité serio',
  ],
  [
    'plans two days, each for its own',
    [],
    'planéame algo de oficina para mañana y algo para una cena pasado mañana',
    ({ plans }) => plans.length === 2 && plans[0].day === daysAhead(1) && plans[1].day === daysAhead(2),
  ],
  [
    'changes the planned outfit with the one on the table',
    [office, 'apúntamelo para pasado mañana'],
    'cambia los zapatos',
    ({ plans }, before) => plans.length === 1 && plans[0].outfit.id !== before.plans[0].outfit.id,
  ],
  ['notes a refusal', [office], 'no me gusta, dame otra opción', ({ taste }) => taste.learned.rejected === 1],
];

const named = (items: { name: string; inLaundry: boolean; favorite: boolean }[], name: string) =>
  items.find((item) => item.name === name) as (typeof items)[number];

const spoken = (message: string): string =>
  message === 'PASA'
    ? `pasa lo del ${weekday(daysAhead(2))} al ${weekday(daysAhead(4))}`
    : message === 'CAMBIA'
      ? `en el calendario el ${weekday(daysAhead(2))} cámbialo por algo más cómodo`
      : message;

describe('a change in the chat', () => {
  it.each(cases)('%s, once, and is undone exactly', async (_what, before, message, isMade) => {
    const { client, say, everything } = await inChat(before);
    const start = await everything();
    const key = randomUUID();
    const answer = await say(spoken(message), key);
    expect(answer).toMatchObject({ change: 'made' });
    const after = await everything();
    expect(isMade(after, start), answer.response).toBe(true);

    // A message that is sent again gets the same answer and acts no more.
    expect(await say(spoken(message), key)).toMatchObject({
      response: answer.response,
      messageId: answer.messageId,
      change: 'made',
    });
    expect(await everything()).toEqual(after);

    const undo = `POST /api/chat/messages/${answer.messageId}/undone`;
    const other = await server.person();
    expect((await other.send(undo)).status).toBe(404);
    for (let time = 0; time < 2; time++) {
      expect((await client.send(undo)).status).toBe(200);
      expect(await everything()).toEqual(start);
    }
    const open = `GET /api/chat/conversations/${answer.conversationId}`;
    expect((await client.send(open)).body.messages.at(-1)).toMatchObject({ change: 'undone' });
  });

  it('puts a product in the cart in the size that is said, and takes it out again', async () => {
    const { say, everything } = await inChat(['busca una camisa en la tienda']);
    const start = await everything();
    const asked = await say('échala al carrito');
    expect(asked).toMatchObject({ change: null, response: expect.stringMatching(/talla/i) });
    const [, size = ''] = /(?:hay|Hay) (\S+?)[, ]/.exec(asked.response) ?? [];
    expect(await say(`la ${size}`)).toMatchObject({ change: 'made' });
    const { cart } = await everything();
    expect(cart).toMatchObject({ count: 1, items: [{ size, quantity: 1 }] });
    expect((await say('deshaz eso')).change).toBeNull();
    expect(await everything()).toEqual(start);
    expect((await say('deshaz eso')).response).toMatch(/deshacer/);
  });

  it('changes nothing for a question', async () => {
    const { say, everything } = await inChat([office]);
    const start = await everything();
    for (const question of [
      '¿cuándo me lo pongo?',
      '¿qué tengo apuntado?',
      '¿está limpia mi blusa?',
      '¿cómo lo guardo?',
      '¿qué tengo en el carrito?',
      '¿cuándo lo puedo llevar?',
    ])
      expect((await say(question)).change).toBeNull();
    expect(await everything()).toEqual(start);
  });

  it('keeps an outfit that was used after the advisor had saved it', async () => {
    const { client, say, everything } = await inChat([office]);
    const { messageId } = await say('guárdalo');
    const [outfit] = (await everything()).outfits;
    await client.send(`POST /api/wardrobe/outfits/${outfit.id}/worn`);
    await client.send(`POST /api/chat/messages/${messageId}/undone`);
    expect((await everything()).outfits).toHaveLength(1);
  });

  it('undoes nothing of an answer that changed nothing', async () => {
    const { client, say } = await inChat();
    const { messageId } = await say('hola');
    const reply = await client.send(`POST /api/chat/messages/${messageId}/undone`);
    expect(reply).toMatchObject(refusal(404, 'change_not_found'));
  });
});
