import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spentOn } from '#server/ai/meter.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { startTestServer, type TestServer } from '#tests/factories/server.ts';
import { providerKey, startProvider } from '#tests/fakes/chat-completions.ts';

describe('a compatible server, such as Ollama or vLLM', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let server: TestServer;
  let client: Awaited<ReturnType<typeof dressedPerson>>;
  beforeAll(async () => {
    provider = await startProvider('compatible');
    server = await startTestServer({
      CHAT_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'qwen3:8b',
      CHAT_API_KEY: providerKey,
    });
    client = await dressedPerson(server);
    await client.send('POST /api/trial/start');
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  it.each(['maya', 'valentina'])('stands in for the provider of %s, and costs nothing', async (advisor) => {
    provider.asked = [];
    provider.behaviours = [{ does: 'say', text: 'Hoy iría de gris.' }];
    const { body } = await client.send(`POST /api/ai/chat/${advisor}`, { message: 'hola' });
    expect(body).toMatchObject({ response: 'Hoy iría de gris.', model: 'compatible', advisor, notice: null });
    expect(provider.asked).toMatchObject([{ model: 'qwen3:8b', stream_options: { include_usage: true } }]);
    const day = zonedDay(server.services.now());
    expect(await spentOn(server.services.db, 'everyone', day)).toBe(0);
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

  it('is asked again and fails as any other does', async () => {
    provider.behaviours = [{ does: 'refuse', status: 503, headers: { 'retry-after': '0' } }];
    const reply = await client.send('POST /api/ai/chat/maya', { message: 'hola' });
    expect(reply).toMatchObject({ status: 503, body: { code: 'maya_unavailable' } });
  });
});
