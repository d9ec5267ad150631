import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Milliseconds of processor time of every task that the page's main thread does meanwhile. Not by the clock on
 * the wall, which also runs while another program has the core.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await meanwhile();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && isMain.has(`${pid} ${tid}`),
  );
  // Of several renderers the page's own is the one at work.
  const byThread = Map.groupBy(tasks, ({ pid, tid }) => `${pid} ${tid}`);
  const millis = [...byThread.values()].map((own) => own.map(({ tdur = 0 }) => tdur / 1000));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return millis.sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
