import http from 'node:http';

/** The response may be dropped (`withheld`) or delayed until the strike ends (`held`). */
export type Moment = 'before' | 'during' | 'withheld' | 'held' | 'after';

/** Receives the provider's response, if any. */
export type Strike = (answer: string) => void | Promise<void>;

interface Ambush {
  method: string;
  path: RegExp;
  moment: Moment;
  strike: Strike;
}

/** Proxy between server and provider. */
export interface Gate {
  origin: string;
  /** Strikes once. */
  ambush(method: string, path: RegExp, moment: Moment, strike: Strike): void;
  clear(): void;
  close(): Promise<void>;
}

/** Milliseconds into the processing of a webhook. */
const duringMs = 12;

export async function openGate(provider: string): Promise<Gate> {
  const ambushes: Ambush[] = [];
  const meet = async (request: http.IncomingMessage, moment: Moment, answer = ''): Promise<boolean> => {
    const url = request.url ?? '';
    const at = ambushes.findIndex(
      (one) => one.moment === moment && one.method === request.method && one.path.test(url),
    );
    if (at === -1) return false;
    await ambushes.splice(at, 1)[0]?.strike(answer);
    return true;
  };

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (await meet(request, 'before')) return response.destroy();
    setTimeout(() => void meet(request, 'during'), Math.random() * duringMs).unref();
    try {
      const answer = await pass(provider, request, Buffer.concat(chunks));
      if (await meet(request, 'withheld')) return response.destroy();
      await meet(request, 'held', answer.body.toString());
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body, () => void meet(request, 'after'));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gate has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    ambush: (method, path, moment, strike) => ambushes.push({ method, path, moment, strike }),
    clear: () => ambushes.splice(0),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

interface Passed {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

function pass(provider: string, request: http.IncomingMessage, body: Buffer): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, host: new URL(provider).host };
    const onward = http.request(new URL(request.url ?? '/', provider), { method: request.method, headers });
    onward.on('error', reject);
    onward.on('response', async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    onward.end(body);
  });
}
