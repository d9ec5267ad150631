import { expect, it, vi } from 'vitest';
import type { ChatModel, ChatModelEvent } from '#advisor/chat-model.ts';
import { toolboxOf } from '#advisor/tools/toolbox.ts';
import { limits } from '#contract/limits.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { type SpokenEvent, speak } from './speak.ts';

const server = await startTestServer();

async function inChat() {
  const client = await dressedPerson(server);
  await client.send('POST /api/trial/start');
  const say = (message: string) => client.send('POST /api/ai/chat/maya', { message });
  const kept = async () => (await client.send('GET /api/wardrobe')).body.wardrobe.outfits;
  const plansOn = async (day: string) =>
    (await client.send(`GET /api/wardrobe/plans?from=${day}&to=${day}`)).body.plans;
  return { client, say, kept, plansOn };
}

function nextThursday(): string {
  const date = new Date(`${zonedDay(server.services.now())}T12:00:00Z`);
  do date.setUTCDate(date.getUTCDate() + 1);
  while (date.getUTCDay() !== 4);
  return date.toISOString().slice(0, 10);
}

it.each([
  'que zapatos van con un vestido verde',
  'con qué combino una falda roja de cuero',
  'tengo un kimono morado, ¿qué le va?',
  'dónde está mi vestido de lentejuelas',
])('replies about garments that are not owned: %s', async (message) => {
  const { say } = await inChat();
  const { status, body } = await say(message);
  expect(status).toBe(200);
  expect(body.response.length).toBeGreaterThan(10);
});

it('plans an outfit on the day that is named, with the words that say so', async () => {
  const { say, kept, plansOn } = await inChat();
  const { outfits } = (await say('¿Qué me pongo para la oficina en otoño?')).body;
  const { status, body } = await say('apúntamelo para el jueves');
  expect(status).toBe(200);
  expect(body.response).toContain('jueves');
  const [plan, ...others] = await plansOn(nextThursday());
  expect(others).toEqual([]);
  expect(plan.outfit.items.map(({ id }: { id: string }) => id).sort()).toEqual(
    [...outfits[0].garmentIds].sort(),
  );
  expect(await kept()).toHaveLength(1);
  await say('apúntamelo para el jueves');
  expect(await plansOn(nextThursday())).toHaveLength(1);
});

it('says that a day is full, and has saved nothing', async () => {
  const { client, say, kept, plansOn } = await inChat();
  const day = nextThursday();
  for (let count = 0; count < limits.plan.perDay; count++) {
    const garmentIds = client.idsOf('shirt', 'pants', 'loafers');
    const look = { occasion: 'work', season: 'fall', name: `Cambio ${count}`, garmentIds };
    const outfitId = (await client.send('POST /api/wardrobe/outfits', look)).body.outfit.id;
    await client.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId }] });
  }
  await say('¿Qué me pongo para una cena en otoño?');
  const { status, body } = await say('apúntamelo para el jueves');
  expect(status).toBe(200);
  expect(body.response).toMatch(/calendario/);
  expect(await plansOn(day)).toHaveLength(limits.plan.perDay);
  expect(await kept()).toHaveLength(limits.plan.perDay);
});

const question = {
  advisor: 'maya',
  message: 'hola',
  history: [],
  state: null,
  toolbox: toolboxOf({ advisor: 'maya', today: { year: 2026, month: 11, day: 21 }, wardrobe: [] }),
} as const;

async function spokenBy(answer: ChatModel['answer']) {
  const error = vi.fn();
  const log = { ...server.app.log, error } as unknown as Parameters<typeof speak>[2];
  const models = { remote: null, local: { name: 'local', answer }, fallback: true };
  const spoken: SpokenEvent[] = [];
  for await (const event of speak(models, question, log)) spoken.push(event);
  return { spoken, error };
}

it('replaces the reply of a failing local model by an apology, and logs it', async () => {
  const { spoken, error } = await spokenBy(async function* (): AsyncGenerator<ChatModelEvent> {
    yield { type: 'text', delta: 'Te veo muy' };
    throw new Error('broken');
  });
  expect(spoken.map(({ type }) => type)).toEqual(['model', 'text', 'restart', 'text', 'end']);
  expect(spoken.at(-1)).toMatchObject({ text: expect.stringMatching(/\?$/) });
  expect(error).toHaveBeenCalledOnce();
});

it('logs an answer that the local model has replaced', async () => {
  const { spoken, error } = await spokenBy(async function* (): AsyncGenerator<ChatModelEvent> {
    yield { type: 'fault', fault: 'garments that the person does not own: x' };
    yield { type: 'text', delta: 'Perdona.' };
    yield { type: 'end', text: 'Perdona.' };
  });
  expect(spoken.at(-1)).toEqual({ type: 'end', text: 'Perdona.' });
  expect(error).toHaveBeenCalledOnce();
});
