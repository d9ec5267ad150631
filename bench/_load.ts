import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

const connections = 10;

/** What is asked, by whom, and in which encoding the answer may come. */
interface Target {
  url: string;
  cookie?: string;
  encoding?: string;
}

/** Requests a second that a target answers to ten connections, driven from a process of its own. */
export async function load(target: Target, seconds: number): Promise<number> {
  const child = fork(import.meta.filename, [JSON.stringify({ ...target, seconds })]);
  const [perSecond] = await once(child, 'message');
  return Number(perSecond);
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  const { url, cookie, encoding, seconds } = JSON.parse(process.argv[2] ?? '{}');
  const headers = { ...(cookie && { cookie }), ...(encoding && { 'accept-encoding': encoding }) };
  const options = { url, connections, headers };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  process.send?.(result.requests.average);
  process.disconnect?.();
}
