import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

const connections = 10;

/** Requests a second that a target answers to ten connections, driven from a process of its own. */
export async function load(target: { url: string; cookie?: string }, seconds: number): Promise<number> {
  const child = fork(import.meta.filename, [JSON.stringify({ ...target, seconds })]);
  const [perSecond] = await once(child, 'message');
  return Number(perSecond);
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  const { url, cookie, seconds } = JSON.parse(process.argv[2] ?? '{}');
  const options = { url, connections, headers: cookie === undefined ? {} : { cookie } };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  process.send?.(result.requests.average);
  process.disconnect?.();
}
