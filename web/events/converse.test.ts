import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { ApiError, NetworkError } from '#web/api-error.ts';
import { converse } from './converse.ts';

let answer: (response: ServerResponse) => void = () => {};
const asked: { path: string; accept: string; body: unknown }[] = [];
let hungUp: Promise<void>;

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (piece: string) => {
    text += piece;
  });
  hungUp = new Promise((resolve) => response.on('close', resolve));
  request.on('end', () => {
    asked.push({ path: request.url ?? '', accept: request.headers.accept ?? '', body: JSON.parse(text) });
    answer(response);
  });
});

// Resolves relative URLs, which need a page's origin.
const realFetch = globalThis.fetch;
beforeEach(async () => {
  asked.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const streamed = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const done = event('done', { answer: { response: 'Hola, año.' } });

const id = '00000000-0000-4000-8000-000000000001';

async function ask(signal = new AbortController().signal, silenceMs?: number) {
  const events: ChatEvent[] = [];
  const onEvent = (heard: ChatEvent) => events.push(heard);
  const said = await converse(
    'POST /api/openai/chat',
    { message: 'hola', sessionId: 'chat_1' },
    { onEvent, signal, messageId: id, ...(silenceMs !== undefined && { silenceMs }) },
  ).catch((error: unknown) => error);
  return { events, said };
}

describe('a streamed response', () => {
  it('is requested as a stream and reported event by event', async () => {
    answer = (response) => {
      streamed(response);
      response.end(event('delta', { text: 'Hola' }) + event('delta', { text: ', año.' }) + done);
    };
    const { events, said } = await ask();
    expect(asked).toEqual([
      {
        path: '/api/openai/chat',
        accept: 'text/event-stream',
        body: { message: 'hola', sessionId: 'chat_1' },
      },
    ]);
    expect(said).toBeUndefined();
    expect(events).toEqual([
      { type: 'delta', text: 'Hola' },
      { type: 'delta', text: ', año.' },
      { type: 'done', answer: { response: 'Hola, año.' } },
    ]);
  });

  it('decodes characters split between chunks', async () => {
    answer = async (response) => {
      streamed(response);
      for (const byte of Buffer.from(event('delta', { text: 'año 🧥' }) + done))
        response.write(Buffer.of(byte));
      response.end();
    };
    const { events } = await ask();
    expect(events[0]).toEqual({ type: 'delta', text: 'año 🧥' });
  });

  it('ignores unknown events', async () => {
    answer = (response) => {
      streamed(response);
      response.end(`: sigo aquí\n\nevent: delta\ndata: {roto\n\n${done}`);
    };
    expect((await ask()).events.map(({ type }) => type)).toEqual(['done']);
  });

  it('throws NetworkError when it ends early, after reporting what arrived', async () => {
    answer = (response) => {
      streamed(response);
      response.end(event('delta', { text: 'Ponte la' }));
    };
    const { events, said } = await ask();
    expect(said).toBeInstanceOf(NetworkError);
    expect(events).toEqual([{ type: 'delta', text: 'Ponte la' }]);
  });

  it('throws NetworkError when it is cut off', async () => {
    answer = (response) => {
      streamed(response);
      response.write(event('delta', { text: 'Ponte' }), () => response.destroy());
    };
    expect((await ask()).said).toBeInstanceOf(NetworkError);
  });

  it('throws NetworkError after a timeout', async () => {
    answer = (response) => streamed(response).write(event('delta', { text: 'Ponte' }));
    expect((await ask(undefined, 50)).said).toMatchObject({ name: 'NetworkError', timedOut: true });
  });

  it('throws the server’s error event', async () => {
    answer = (response) => {
      streamed(response);
      response.end(event('error', { code: 'maya_unavailable', message: 'Maya descansa.' }));
    };
    expect((await ask()).said).toMatchObject({
      name: 'ApiError',
      code: 'maya_unavailable',
      serverMessage: 'Maya descansa.',
    });
  });

  it('is cancelled on the server when the caller aborts', async () => {
    answer = (response) => streamed(response).write(event('delta', { text: 'Ponte' }));
    const enough = new AbortController();
    const asking = converse(
      'POST /api/ai/chat/maya',
      { message: 'hola' },
      { onEvent: () => enough.abort(), signal: enough.signal, messageId: id },
    );
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    await hungUp;
  });
});

describe('a response that is not streamed', () => {
  it('is reported complete', async () => {
    answer = (response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ response: 'Hola.' }));
    };
    expect((await ask()).events).toEqual([{ type: 'done', answer: { response: 'Hola.' } }]);
  });

  it('throws the server’s refusal', async () => {
    answer = (response) => {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'premium_required', message: 'Requiere Premium' }));
    };
    const { said } = await ask();
    expect(said).toBeInstanceOf(ApiError);
    expect(said).toMatchObject({ status: 403, code: 'premium_required', serverMessage: 'Requiere Premium' });
  });

  it('fails without a message when a proxy responds', async () => {
    answer = (response) => response.writeHead(502, 'Bad Gateway').end('<h1>Bad Gateway</h1>');
    expect((await ask()).said).toMatchObject({ status: 502, serverMessage: null });
  });
});
