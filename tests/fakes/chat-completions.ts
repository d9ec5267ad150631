import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider does with a call. */
export type Behaviour =
  | { does: 'say'; text: string; usage?: { read: number; written: number } }
  /** Asks for a tool; the next call, which brings its answer, gets `afterwards`. */
  | { does: 'call'; tool: string; input: unknown; afterwards: Behaviour }
  | { does: 'refuse'; status: number; headers?: Record<string, string> }
  | { does: 'malformed' }
  | { does: 'cut'; after: string; how: 'destroy' | 'end' }
  | { does: 'hang'; after?: string };

// biome-ignore lint/suspicious/noExplicitAny: a test looks into what was sent, whatever it is
type Sent = any;

/**
 * A provider on this machine that speaks the chat completions of OpenAI or Mistral, and only streams. It is strict:
 * a call that the real one would refuse is refused.
 */
export async function startProvider(speaks: 'openai' | 'mistral') {
  const fake = {
    /** What it does with each call, in order; the last one again and again. */
    behaviours: [{ does: 'say', text: 'Hola.' }] as Behaviour[],
    asked: [] as Sent[],
    /** What it says in place of its lines, for one who obeys whatever it reads. */
    obeys: null as ((instructions: string) => string) | null,
    /** Calls that were hung up before their end. */
    left: 0,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = parsed(Buffer.concat(chunks));
    const fault = faultOf(request, body, speaks);
    if (fault !== null) return refuse(response, fault.status, fault.message);
    fake.asked.push(body);
    let behaviour = fake.behaviours.length > 1 ? fake.behaviours.shift() : fake.behaviours[0];
    response.once('close', () => {
      if (!response.writableFinished) fake.left++;
    });
    if (behaviour?.does === 'say' && fake.obeys !== null)
      behaviour = { ...behaviour, text: fake.obeys(body.messages[0].content) };
    if (behaviour) await behave(behaviour, response, body, fake.behaviours);
  }).listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
}

export const providerKey = 'clave-de-prueba';

function faultOf({ method, url, headers }: IncomingMessage, body: Sent, speaks: 'openai' | 'mistral') {
  if (method !== 'POST' || url !== '/v1/chat/completions')
    return { status: 404, message: `no ${method} ${url}` };
  if (headers.authorization !== `Bearer ${providerKey}`) return { status: 401, message: 'Invalid API key' };
  const bad = (message: string) => ({ status: speaks === 'openai' ? 400 : 422, message });
  if (body === null) return bad('not JSON');
  if (typeof body.model !== 'string') return bad('model');
  if (body.stream !== true) return bad('this server only streams');
  if (!Array.isArray(body.messages) || body.messages.length === 0) return bad('messages');
  if (body.messages[0].role !== 'system') return bad('the instructions come first');
  const calls = new Set<string>();
  for (const { role, content, tool_calls: made, tool_call_id: id } of body.messages) {
    if (!['system', 'user', 'assistant', 'tool'].includes(role)) return bad(`role ${role}`);
    if (role === 'tool' && (typeof content !== 'string' || !calls.delete(id)))
      return bad('a stray tool answer');
    for (const call of made ?? []) {
      if (call.type !== 'function' || parsed(Buffer.from(call.function.arguments)) === null)
        return bad('tool call');
      if (speaks === 'mistral' && !/^[a-zA-Z0-9]{9}$/.test(call.id))
        return bad('Mistral’s ids have nine letters');
      calls.add(call.id);
    }
  }
  if (calls.size > 0) return bad('a tool call without its answer');
  for (const { type, function: tool } of body.tools ?? []) {
    if (type !== 'function' || !/^[\w-]{1,64}$/.test(tool.name)) return bad('tool');
    if (tool.parameters?.type !== 'object') return bad(`the parameters of ${tool.name}`);
  }
  return null;
}

function parsed(bytes: Buffer): Sent {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

function refuse(response: ServerResponse, status: number, message: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(
    JSON.stringify({
      error: { message, type: 'error', param: null, code: null },
      object: 'error',
      message,
    }),
  );
}

async function behave(
  behaviour: Behaviour,
  response: ServerResponse,
  { model, messages }: Sent,
  next: Behaviour[],
): Promise<void> {
  if (behaviour.does === 'refuse') return refuse(response, behaviour.status, 'no', behaviour.headers);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const id = `chatcmpl-${messages.length}`;
  const send = (delta: unknown, finish: string | null = null, more = {}) =>
    response.write(
      `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`,
    );
  const words = (text: string) => {
    send({ role: 'assistant', content: '' });
    for (const [word] of text.matchAll(/\S+\s*/g)) send({ content: word });
  };
  const usageOf = ({ read, written }: { read: number; written: number }) => ({
    usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written },
  });
  switch (behaviour.does) {
    case 'say':
      words(behaviour.text);
      send({}, 'stop', usageOf(behaviour.usage ?? { read: 1200, written: 40 }));
      response.end('data: [DONE]\n\n');
      return;
    case 'call': {
      next.unshift(behaviour.afterwards);
      const call = { name: behaviour.tool, arguments: JSON.stringify(behaviour.input) };
      send({
        role: 'assistant',
        tool_calls: [{ index: 0, id: 'abcdef123', type: 'function', function: call }],
      });
      send({}, 'tool_calls', usageOf({ read: 1000, written: 20 }));
      response.end('data: [DONE]\n\n');
      return;
    }
    case 'malformed':
      response.end('data: {"id": "x", "choices": [{"delta"\n\ndata: [DONE]\n\n');
      return;
    case 'cut':
      words(behaviour.after);
      await new Promise((done) => setImmediate(done));
      if (behaviour.how === 'destroy') response.destroy();
      else response.end();
      return;
    case 'hang':
      if (behaviour.after) words(behaviour.after);
      else response.flushHeaders();
  }
}
