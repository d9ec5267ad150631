import { expect, it } from 'vitest';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { providerKey, startProvider } from '#tests/fakes/chat-completions.ts';

it('tells clients of a stream that the server stops', async () => {
  const provider = closedAfter(await startProvider('openai'));
  provider.behaviours = [{ does: 'hang', after: 'Hoy iría de' }];
  const server = await startTestServer({
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: provider.baseUrl,
    CHAT_TIMEOUT_SECONDS: '60',
  });
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${origin}/api/openai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: '¿Qué me pongo?', sessionId: 'chat_1' }),
  });
  await expect.poll(() => provider.asked.length, { timeout: 10_000 }).toBe(1);
  const [text] = await Promise.all([answer.text(), server.app.close()]);
  const last = text.trim().split('\n\n').at(-1) ?? '';
  expect(last).toContain('event: error');
  expect(last).toContain('"code":"unavailable"');
});
