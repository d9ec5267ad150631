import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '#contract/garments.ts';
import { type Language, languageCookie } from '#contract/languages.ts';
import type { Outfit } from '#contract/outfits.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { type Client, startTestServer } from '#tests/factories/server.ts';
import { spanishWordsIn } from '#tests/factories/spanish-words.ts';

const server = await startTestServer();

const day = { occasion: 'work', season: 'fall', temperatureC: 12, rain: true } as const;

const speak = (client: Client, language: Language) => {
  client.language = `${languageCookie}=${language}`;
};

async function demonstration(language: Language) {
  const client = server.visitor();
  speak(client, language);
  await client.send('GET /api/demo-login');
  return { client, wardrobe: (await client.send('GET /api/wardrobe')).body.wardrobe };
}

const told: ReadonlySet<string> = new Set([
  ...['name', 'description', 'reasons', 'reason', 'label', 'text', 'message', 'flaw', 'tags'],
  ...['sentence', 'sentences', 'agrees', 'differs'],
]);

/** Every text for a person's eyes that a response has. */
function textsIn(body: unknown, key = ''): string[] {
  if (typeof body === 'string') return told.has(key) ? [body] : [];
  if (Array.isArray(body)) return body.flatMap((one) => textsIn(one, key));
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([name, value]) =>
    // Names of colours are keys.
    name === 'colors' ? [] : textsIn(value, name),
  );
}

type Call = (client: Client, wardrobe: { items: WardrobeItem[]; outfits: Outfit[] }) => [string, unknown?];

const weekOf = (dates: number) => Array.from({ length: dates }, () => day);

const calls: Record<string, Call> = {
  'the wardrobe with its outfits and figures': () => ['GET /api/wardrobe'],
  'new outfits': () => ['POST /api/wardrobe/outfits/generate', day],
  'today’s proposals': () => ['POST /api/wardrobe/looks/today', day],
  'the review of a look': (_, { items }) => [
    'POST /api/wardrobe/looks/review',
    { ...day, garmentIds: items.slice(0, 4).map(({ id }) => id) },
  ],
  'the review of a sound look': (_, { outfits }) => [
    'POST /api/wardrobe/looks/review',
    { ...day, occasion: 'formal', garmentIds: outfits[0]?.items.map(({ id }) => id) },
  ],
  'ways to complete a look': (_, { items }) => [
    'POST /api/wardrobe/looks/complete',
    { ...day, garmentIds: [items[0]?.id] },
  ],
  'a kept look': (_, { outfits }) => [
    'POST /api/wardrobe/looks',
    { ...day, garmentIds: outfits[1]?.items.map(({ id }) => id) },
  ],
  'looks with a garment': (_, { items }) => [`GET /api/wardrobe/items/${items[0]?.id}/looks`],
  gaps: () => ['GET /api/wardrobe/gaps'],
  'alternatives for a piece': (_, { outfits: [outfit] }) => [
    `GET /api/wardrobe/outfits/${outfit?.id}/alternatives/${outfit?.items[0]?.id}`,
  ],
  'a week': () => ['POST /api/wardrobe/plans/week', { days: weekOf(3) }],
  'a suitcase': () => ['POST /api/wardrobe/packing', { days: weekOf(3) }],
  'a capsule': () => ['GET /api/wardrobe/capsule?outfits=10'],
};

describe.each(['en', 'pt'] as const)('in %s, the demonstration says nothing Spanish in', (language) => {
  it.each(Object.keys(calls))('%s', async (what) => {
    const { client, wardrobe } = await demonstration(language);
    const { status, body } = await client.send(...(calls[what] as Call)(client, wardrobe));
    expect(status).toBe(200);
    const texts = textsIn(body);
    expect(texts.join('').length).toBeGreaterThan(20);
    expect(texts.filter((text) => spanishWordsIn(text, language).length > 0)).toEqual([]);
  });

  it('a swapped piece', async () => {
    const { client, wardrobe } = await demonstration('es');
    const [outfit] = wardrobe.outfits as Outfit[];
    const call = `/api/wardrobe/outfits/${outfit?.id}`;
    const outId = outfit?.items[0]?.id;
    speak(client, language);
    const { alternatives } = (await client.send(`GET ${call}/alternatives/${outId}`)).body;
    const { body } = await client.send(`POST ${call}/swap`, { outId, inId: alternatives[0].item.id });
    const { reasons, parts } = body.outfit as Outfit;
    const labels = parts.map(({ label }) => label);
    expect([...reasons, ...labels].length).toBeGreaterThan(3);
    expect(labels.flatMap((text) => spanishWordsIn(text, language))).toEqual([]);
  });

  it('what the stylist has learned', async () => {
    const { client, wardrobe } = await demonstration(language);
    for (const { id } of (wardrobe.outfits as Outfit[]).slice(0, 6))
      await client.send(`POST /api/wardrobe/outfits/${id}/rejected`);
    const { learned } = (await client.send('GET /api/wardrobe/taste')).body;
    expect(learned.sentences.length + learned.items.length).toBeGreaterThan(0);
    expect(textsIn(learned).filter((text) => spanishWordsIn(text, language).length > 0)).toEqual([]);
  });

  it('a refusal for want of clothes', async () => {
    const client = await server.person();
    speak(client, language);
    const { status, body } = await client.send('POST /api/wardrobe/outfits/generate', day);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(spanishWordsIn(body.message, language)).toEqual([]);
  });
});

it('the figures of a wardrobe have an ETag for each language, and its own words', async () => {
  const client = await dressedPerson(server);
  const answers = [];
  for (const language of ['es', 'en', 'pt'] as const) {
    speak(client, language);
    const { headers, body } = await client.send('GET /api/wardrobe');
    const { etag } = headers;
    const again = { headers: { 'if-none-match': String(etag) } };
    expect((await client.send('GET /api/wardrobe', undefined, again)).status).toBe(304);
    answers.push({ etag, said: JSON.stringify(body.wardrobe.stats.sustainability) });
  }
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
  expect(new Set(answers.map(({ said }) => said)).size).toBe(3);
});

it('speaks Spanish without the cookie', async () => {
  const client = await dressedPerson(server);
  client.language = undefined;
  const look = { ...day, garmentIds: client.idsOf('shirt', 'pants', 'loafers', 'sneakers') };
  const { body } = await client.send('POST /api/wardrobe/looks/review', look);
  expect(body.breaks[0].text).toContain('elige');
  const { outfits } = (await client.send('POST /api/wardrobe/outfits/generate', day)).body;
  expect(spanishWordsIn(textsIn(outfits).join(' '), 'en').length).toBeGreaterThan(5);
});

it('keeps the language in which an outfit was composed', async () => {
  const client = await dressedPerson(server);
  speak(client, 'en');
  const { outfits } = (await client.send('POST /api/wardrobe/outfits/generate', day)).body;
  speak(client, 'es');
  const again = (await client.send('GET /api/wardrobe')).body.wardrobe.outfits as Outfit[];
  expect(again.map(({ reasons }) => reasons).sort()).toEqual(
    outfits.map(({ reasons }: Outfit) => reasons).sort(),
  );
});
