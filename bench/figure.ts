import type { Page } from '@playwright/test';
import { freePort } from '#tests/factories/free-port.ts';
import { launchChromium, parseCookie } from './_chromium.ts';
import { mainThreadTasks } from './_main-thread.ts';
import { report } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';

const rounds = process.env.BENCH_SHORT === undefined ? 5 : 2;
const slowdown = 4;
/** A frame of 60 a second; timestamps are rounded. */
const frameMillis = 1000 / 60 + 0.2;
const loadedMostKb = 150;
const frames = 120;
const idleMillis = 4000;

const server = await startOwnServer();
const session = await server.demoSession();
const browser = await launchChromium(await freePort());
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ ...parseCookie(session), url: server.origin }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await page.goto('/wardrobe?tab=outfits', { waitUntil: 'networkidle' });
  // Makes the page load its own dialogs ahead.
  await page.keyboard.press('Shift');
  await networkIsIdle(page);
  const scripts = new Map<string, string>();
  const loaded: { name: string; kb: number }[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (/\.(js|css)$/.test(pathname)) scripts.set(requestId, pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = scripts.get(requestId);
    if (name !== undefined) loaded.push({ name, kb: encodedDataLength / 1000 });
  });
  await page
    .getByRole('button', { name: /^Vista 3D de / })
    .first()
    .tap();
  const figure = page.getByRole('dialog').getByRole('img', { name: /^Figura de/ });
  const views = figure.locator('img');
  await figure.waitFor();
  await page.waitForFunction(
    (stage) => new Set([...(stage?.querySelectorAll('img') ?? [])].map(({ src }) => src)).size === 7,
    await figure.elementHandle(),
    { timeout: 300_000, polling: 500 },
  );
  await networkIsIdle(page);

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await turn(page, true);
  const baseline = 'standing still';
  const gaps: Record<string, number[][]> = { [baseline]: [], turning: [] };
  const tasks: Record<string, number[][]> = { [baseline]: [], turning: [] };
  for (let round = 0; round < rounds; round++) {
    for (const row of [baseline, 'turning'])
      tasks[row]?.push(
        await mainThreadTasks(browser, page, async () => {
          gaps[row]?.push(await turn(page, row === 'turning'));
        }),
      );
  }
  const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b);
  const at = (all: readonly number[], share: number) =>
    sorted(all)[Math.floor((all.length - 1) * share)] ?? 0;
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const title = `Turning the figure, ${await views.count()} views, ${slowdown} × slowed CPU`;
  const rows = (of: Record<string, number[][]>, one: (all: readonly number[]) => number) =>
    Object.fromEntries(Object.entries(of).map(([name, all]) => [name, all.map(one)]));
  report(
    `${title}: median between frames`,
    'ms',
    rows(gaps, (all) => at(all, 0.5)),
    baseline,
  );
  report(
    `${title}: 95 % between frames`,
    'ms',
    rows(gaps, (all) => at(all, 0.95)),
    baseline,
  );
  report(
    `${title}: main thread`,
    'ms of CPU a frame',
    rows(tasks, (all) => sum(all) / frames),
    baseline,
  );
  const turning = gaps.turning?.flat() ?? [];
  const smooth = turning.filter((gap) => gap <= frameMillis).length / turning.length;
  console.log(`\nFrames in time for 60 a second: ${Math.round(smooth * 100)} %`);
  const kb = sum(loaded.map((one) => one.kb));
  for (const one of loaded) console.log(`  ${one.kb.toFixed(1).padStart(6)} KB  ${one.name}`);
  console.log(`Loaded on opening: ${kb.toFixed(1)} KB of JavaScript and CSS of the ${loadedMostKb} allowed`);
  process.exitCode = kb > loadedMostKb || at(turning, 0.5) > frameMillis ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

/** Playwright's own state of this name is reached once a navigation. */
async function networkIsIdle(page: Page): Promise<void> {
  let open = 0;
  let since = Date.now();
  const count = (change: number) => () => {
    open = Math.max(0, open + change);
    since = Date.now();
  };
  const [asked, ended] = [count(1), count(-1)];
  page.on('request', asked).on('requestfinished', ended).on('requestfailed', ended);
  while (open > 0 || Date.now() - since < idleMillis) await page.waitForTimeout(200);
  page.off('request', asked).off('requestfinished', ended).off('requestfailed', ended);
}

/** Moves the slider at every frame, there and back, or waits as long. Returns the milliseconds between frames. */
function turn(page: Page, moves: boolean): Promise<number[]> {
  return page.getByRole('slider', { name: 'Girar la figura' }).evaluate(
    (slider, { count, moves }) =>
      new Promise<number[]>((resolve) => {
        const input = slider as HTMLInputElement;
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const gaps: number[] = [];
        let last = 0;
        const move = (now: number) => {
          if (last > 0) gaps.push(now - last);
          last = now;
          if (gaps.length >= count) return resolve(gaps);
          if (moves) set?.call(input, String(Math.round(42 * Math.sin(gaps.length / 12))));
          input.dispatchEvent(new Event('input', { bubbles: true }));
          requestAnimationFrame(move);
        };
        requestAnimationFrame(move);
      }),
    { count: frames, moves },
  );
}
