import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

interface Target {
  url: string;
  cookie?: string;
  encoding?: string;
  /** ETag, for 304. */
  known?: string;
  /** Default 10. */
  connections?: number;
}

interface Loaded {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** Requests per second; the load comes from a child process. */
export async function load(target: Target, seconds: number): Promise<number> {
  return (await loadFully(target, seconds)).perSecond;
}

/** @param warmUp seconds excluded from the result */
export async function loadFully(target: Target, seconds: number, warmUp = 1): Promise<Loaded> {
  const child = fork(import.meta.filename, [JSON.stringify({ ...target, seconds, warmUp })]);
  const [loaded] = await once(child, 'message');
  return loaded as Loaded;
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  const {
    url,
    cookie,
    encoding,
    known,
    connections = 10,
    seconds,
    warmUp,
  } = JSON.parse(process.argv[2] ?? '{}');
  const headers = {
    ...(cookie && { cookie }),
    ...(encoding && { 'accept-encoding': encoding }),
    ...(known && { 'if-none-match': known }),
  };
  const options = { url, connections, headers };
  if (warmUp > 0) await autocannon({ ...options, duration: warmUp });
  const result = await autocannon({ ...options, duration: seconds });
  const wanted = known === undefined ? result['2xx'] : result['3xx'];
  if (result.errors > 0 || wanted === 0 || result.non2xx > (known === undefined ? 0 : wanted))
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  process.send?.({ perSecond: result.requests.average, p99: result.latency.p99 } satisfies Loaded);
  process.disconnect?.();
}
