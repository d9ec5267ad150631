import { describe, expect, it } from 'vitest';
import { spentOn } from '#server/ai/meter.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { refusal, startTestServer } from '#tests/factories/server.ts';
import { providerKey, startProvider } from '#tests/fakes/chat-completions.ts';

interface Offered {
  function: { name: string };
}

const provider = closedAfter(await startProvider('compatible'));
const server = await startTestServer({
  CHAT_BASE_URL: provider.baseUrl,
  CHAT_MODEL: 'qwen3:8b',
  CHAT_API_KEY: providerKey,
});
const client = await dressedPerson(server);
await client.send('POST /api/trial/start');

describe('a compatible server, such as Ollama or vLLM', () => {
  it.each(['maya', 'valentina'])('stands in for the provider of %s, and costs nothing', async (advisor) => {
    provider.asked = [];
    provider.behaviours = [{ does: 'say', text: 'Hoy iría de gris.' }];
    const { body } = await client.send(`POST /api/ai/chat/${advisor}`, { message: 'hola' });
    expect(body).toMatchObject({ response: 'Hoy iría de gris.', model: 'compatible', advisor, notice: null });
    expect(provider.asked).toMatchObject([{ model: 'qwen3:8b', stream_options: { include_usage: true } }]);
    const day = zonedDay(server.services.now());
    expect(await spentOn(server.services.db, 'everyone', day)).toBe(0);
  });

  it.each([
    ['es', 'Spanish of Spain'],
    ['en', 'British English'],
    ['pt', 'European Portuguese'],
  ])('is told to answer in the language of the request: %s', async (language, named) => {
    provider.asked = [];
    provider.behaviours = [{ does: 'say', text: 'OK.' }];
    client.language = `vestidor_language=${language}`;
    await client.send('POST /api/ai/chat/maya', { message: 'hola' });
    client.language = undefined;
    expect(provider.asked[0].messages[0].content).toContain(`Answer in ${named}`);
  });

  it('uses the tools of the house', async () => {
    provider.behaviours = [
      {
        does: 'call',
        tool: 'composeOutfits',
        input: { occasion: 'work', season: 'fall', temperatureC: 9, rain: true },
        afterwards: { does: 'say', text: 'Con «Camisa blanca».' },
      },
    ];
    const { body } = await client.send('POST /api/ai/chat/maya', { message: '¿Qué me pongo mañana?' });
    expect(body).toMatchObject({ model: 'compatible', response: 'Con «Camisa blanca».' });
    expect(body.outfits.length).toBeGreaterThan(0);
    const kept = await client.send(`POST /api/chat/messages/${body.messageId}/outfits/0/kept`, {});
    expect(kept.body.outfit.day).toMatchObject({ temperatureC: 9, rain: true });
  });

  const calls = (tool: string, input: unknown) => {
    provider.behaviours = [{ does: 'call', tool, input, afterwards: { does: 'say', text: 'Hecho.' } }];
  };
  const inLaundry = async () =>
    (await client.send('GET /api/wardrobe')).body.wardrobe.items.filter(
      (item: { inLaundry: boolean }) => item.inLaundry,
    ).length;

  it('changes what the message asks for, once, and it can be undone', async () => {
    calls('markGarments', { garmentIds: ['g1'], inLaundry: true });
    const { body } = await client.send('POST /api/ai/chat/maya', { message: 'mi gabardina a la colada' });
    expect(body).toMatchObject({ model: 'compatible', change: 'made' });
    expect(await inLaundry()).toBe(1);
    await client.send(`POST /api/chat/messages/${body.messageId}/undone`);
    expect(await inLaundry()).toBe(0);
  });

  it('knows which outfit "the second" is', async () => {
    calls('composeOutfits', { occasion: 'work', season: 'fall' });
    await client.send('POST /api/ai/chat/maya', { message: '¿Qué me pongo para la oficina?' });
    calls('seeTable', {});
    await client.send('POST /api/ai/chat/maya', { message: 'guarda la segunda' });
    const told = provider.asked.at(-1).messages.findLast(({ role }: { role: string }) => role === 'tool');
    expect(JSON.parse(told.content).outfits.length).toBeGreaterThan(1);
  });

  it('knows the day, and dresses no one else from the person’s wardrobe', async () => {
    calls('composeOutfits', { occasion: 'casual', season: 'fall' });
    const { body } = await client.send('POST /api/ai/chat/maya', {
      message: '¿Qué le pongo a mi hijo de 5 años?',
    });
    expect(body).toMatchObject({ model: 'compatible', outfits: [] });
    expect(provider.asked.at(-1).messages[0].content).toMatch(/Today is \p{L}+ \d+ de \p{L}+ of \d{4}\./u);
  });

  it('is offered no tool that changes something for a message that asks for none', async () => {
    calls('markGarments', { garmentIds: ['g1'], inLaundry: true });
    await client.send('POST /api/ai/chat/maya', { message: '¿Qué blusas tengo?' });
    const offered = provider.asked.at(-1).tools.map(({ function: { name } }: Offered) => name);
    expect(offered).toContain('searchKnowledge');
    expect(offered).not.toContain('markGarments');
    expect(await inLaundry()).toBe(0);
  });

  it('is asked again and fails as any other does', async () => {
    provider.behaviours = [{ does: 'refuse', status: 503, headers: { 'retry-after': '0' } }];
    const reply = await client.send('POST /api/ai/chat/maya', { message: 'hola' });
    expect(reply).toMatchObject(refusal(503, 'maya_unavailable'));
  });
});
