import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { chatRequests, type Speaks } from './chat-request.ts';
import { listening } from './listening.ts';

export type Behaviour =
  | { does: 'say'; text: string; usage?: { read: number; written: number } }
  /** The next request gets `afterwards`. */
  | { does: 'call'; tool: string; input: unknown; afterwards: Behaviour }
  | { does: 'refuse'; status: number; headers?: Record<string, string> }
  | { does: 'malformed' }
  | { does: 'cut'; after: string; how: 'destroy' | 'end' }
  | { does: 'hang'; after?: string };

// biome-ignore lint/suspicious/noExplicitAny: a test looks into what was sent, whatever it is
type Sent = any;

/** Rejects requests that the real server would reject. */
export async function startProvider(speaks: Speaks) {
  const fake = {
    /** One per request; the last repeats. */
    behaviours: [{ does: 'say', text: 'Hola.' }] as Behaviour[],
    asked: [] as Sent[],
    /** Overrides the text, for a model that follows injections. */
    obeys: null as ((instructions: string) => string) | null,
    /** Aborted requests. */
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
  });
  const { origin, close } = await listening(server);
  return Object.assign(fake, { baseUrl: `${origin}/v1`, close });
}

export const providerKey = 'clave-de-prueba';

function faultOf({ method, url, headers }: IncomingMessage, body: Sent, speaks: Speaks) {
  if (method !== 'POST' || url !== '/v1/chat/completions')
    return { status: 404, message: `no ${method} ${url}` };
  if (headers.authorization !== `Bearer ${providerKey}`) return { status: 401, message: 'Invalid API key' };
  const bad = (message: string) => ({ status: speaks === 'mistral' ? 422 : 400, message });
  if (body === null) return bad('not JSON');
  const shape = chatRequests[speaks].safeParse(body);
  if (!shape.success) return bad(z.prettifyError(shape.error));
  if (body.messages[0].role !== 'system') return bad('the instructions come first');
  const calls = new Set<string>();
  for (const { role, tool_calls: made, tool_call_id: id } of body.messages) {
    if (role === 'tool' && !calls.delete(id)) return bad('a stray tool answer');
    for (const call of made ?? []) {
      if (parsed(Buffer.from(call.function.arguments)) === null) return bad('tool call');
      calls.add(call.id);
    }
  }
  if (calls.size > 0) return bad('a tool call without its answer');
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
