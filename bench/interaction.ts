import type { Page } from '@playwright/test';
import { freePort } from '#tests/factories/free-port.ts';
import { launchChromium, parseCookie, phone } from './_chromium.ts';
import { machine, spreadOf } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';

/** Interaction to next paint on a slow phone, and the time until a page opens offline. By the clock: on a busy machine both grow. */
const rounds = process.env.BENCH_SHORT === undefined ? 5 : 1;
const slowdown = 6;
const paintMillisMax = 200;
const offlineSecondsMax = 2;

type Act = [what: string, act: (page: Page) => Promise<void>];

const tap =
  (name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button') =>
  (page: Page): Promise<void> =>
    page.getByRole(role, { name }).filter({ visible: true }).first().tap();
const type = (text: string) => async (page: Page) => {
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).filter({ visible: true }).first();
  await field.tap();
  await field.pressSequentially(text, { delay: 120 });
};
const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape');

const walks: Record<string, readonly Act[]> = {
  '/': [
    ['next outfit', tap('Outfit siguiente')],
    ['«No hoy»', tap('No hoy')],
    ['close the reasons', tap('Cerrar los motivos')],
    ['«Me lo pongo»', tap('Me lo pongo')],
  ],
  '/dashboard': [
    ['tab of the outfits', tap('Outfits', 'tab')],
    ['tab of the trends', tap('Tendencias', 'tab')],
  ],
  '/wardrobe': [
    ['type a search', type('cami')],
    ['open a garment', tap(/^Ver (?!en )/)],
    ['close it', pressEscape],
    ['wear a garment', tap(/como usada hoy/)],
    ['tab of the outfits', tap(/Mis Outfits/, 'tab')],
    ['tab of the scanner', tap(/Escáner/, 'tab')],
  ],
  '/store': [
    ['type a search', type('vest')],
    ['open a product', (page) => page.getByRole('article').first().getByRole('link').first().tap()],
    ['close it', pressEscape],
    ['open the cart', tap(/^Carrito/)],
  ],
  '/ai-chat': [['type a message', type('¿Qué me pongo hoy?')]],
};

const server = await startOwnServer();
const { seedStore } = await import('#server/shop/catalogue/seed.ts');
await seedStore(server.services);
const browser = await launchChromium(await freePort());
try {
  let missed = 0;
  console.log(
    `\nInteraction to next paint, ${slowdown} × slower, medians of ${rounds} rounds\n${machine()}\n`,
  );
  for (const [path, acts] of Object.entries(walks)) {
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) await walk(path, acts, times);
    for (const [what, all] of times) {
      const { median, max } = spreadOf(all);
      if (median > paintMillisMax) missed += 1;
      console.log(
        `${path.padEnd(12)} ${what.padEnd(22)} ${median.toFixed(0).padStart(4)} ms, ${max.toFixed(0)} at most${median > paintMillisMax ? ' ✗' : ''}`,
      );
    }
  }
  const ready: number[] = [];
  for (let round = 0; round < rounds; round++) ready.push(await secondsUntilOffline());
  const { median, max } = spreadOf(ready);
  if (median > offlineSecondsMax) missed += 1;
  console.log(
    `\nReady offline ${median.toFixed(1)} s after the first visit began (${max.toFixed(1)} at most)${median > offlineSecondsMax ? ' ✗' : ''}`,
  );
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

async function open(serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    ...phone,
    serviceWorkers,
  });
  await context.addCookies([{ ...parseCookie(await server.demoSession()), url: server.origin }]);
  return context.newPage();
}

async function walk(path: string, acts: readonly Act[], times: Map<string, number[]>): Promise<void> {
  const page = await open('block');
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe(options);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const [what, act] of acts) {
    await page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0));
    await act(page);
    await page.waitForTimeout(1500);
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    times.set(what, [...(times.get(what) ?? []), Math.max(0, ...durations)]);
  }
  await page.context().close();
}

async function secondsUntilOffline(): Promise<number> {
  const page = await open('allow');
  await page.goto('/wardrobe');
  const millis = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = async () => {
          const active = (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
          if (active && (await caches.match('/api/wardrobe'))) resolve(performance.now());
          else setTimeout(look, 20);
        };
        void look();
      }),
  );
  await page.context().close();
  return millis / 1000;
}
