import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/* On a worker thread; the provider stamps each word with its time of sending. */
const now = () => performance.timeOrigin + performance.now();

const provider = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const words = Number(searchParams.get('words') ?? process.env.BENCH_WORDS);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: unknown, finish: string | null = null, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`,
    );
  let sent = 0;
  const timer = setInterval(() => {
    if (sent++ < words) return send({ content: `@${now().toFixed(2)} ` });
    clearInterval(timer);
    send({}, 'stop', { usage: { prompt_tokens: 1, completion_tokens: words, total_tokens: words + 1 } });
    response.end('data: [DONE]\n\n');
  }, 50);
  response.on('close', () => clearInterval(timer));
  request.resume();
}).listen(0, '127.0.0.1', () => {
  parentPort?.postMessage(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`);
});

/** Delay of each word in milliseconds. */
async function readWords(url: string, init: RequestInit, onFirst = () => {}): Promise<number[]> {
  const late: number[] = [];
  let last = '';
  const response = await fetch(url, init);
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const at = now();
    last = chunk;
    // The last event repeats the whole text.
    if (chunk.includes('event: done')) break;
    const before = late.length;
    for (const [, stamp] of chunk.matchAll(/@(\d+\.\d+)/g)) late.push(at - Number(stamp));
    if (before === 0 && late.length > 0) onFirst();
  }
  if (late.length === 0) throw new Error(`${url}: ${response.status} ${last}`);
  return late;
}

const talk = (origin: string, turn: string): [string, RequestInit] => [
  `${origin}/api/openai/chat`,
  {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'hola', sessionId: `chat_${turn}` }),
  },
];

export type Order =
  | { do: 'direct'; provider: string }
  | { do: 'streams'; origin: string; count: number; round: number }
  | { do: 'calls'; origin: string; cookie: string; count: number };

async function calls({ origin, cookie, count }: Extract<Order, { do: 'calls' }>): Promise<number[]> {
  const taken: number[] = [];
  for (let call = 0; call < count; call++) {
    const at = performance.now();
    const response = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`answered ${response.status}`);
    await response.text();
    taken.push(performance.now() - at);
  }
  return taken;
}

async function obey(order: Order, onOpen: () => void): Promise<number[]> {
  switch (order.do) {
    case 'direct':
      return readWords(`${order.provider}/chat/completions`, { method: 'POST', body: '{}' });
    case 'streams': {
      const turns = Array.from({ length: order.count }, (_, index) => `${order.round}_${index}`);
      let open = 0;
      const onFirst = () => {
        if (++open === order.count) onOpen();
      };
      return (await Promise.all(turns.map((turn) => readWords(...talk(order.origin, turn), onFirst)))).flat();
    }
    case 'calls':
      return calls(order);
  }
}

parentPort?.on('message', async ({ id, order }: { id: number; order: Order }) => {
  const onOpen = () => parentPort?.postMessage({ id, open: true });
  parentPort?.postMessage({ id, millis: await obey(order, onOpen) });
});
