import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  /** CPU microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** CPU milliseconds per task, because wall time includes other programs. */
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
  // The busiest renderer is the page's.
  const byThread = Map.groupBy(tasks, ({ pid, tid }) => `${pid} ${tid}`);
  const millis = [...byThread.values()].map((own) => own.map(({ tdur = 0 }) => tdur / 1000));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return millis.sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
