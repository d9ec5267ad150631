import type { Browser, CDPSession, Page } from '@playwright/test';
import { thumbOf } from '#contract/shop.ts';
import { launchChromium } from './_chromium.ts';
import { freePort } from './_free-port.ts';
import { report, spreadOf } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';
import { parseCookie } from './_session-cookie.ts';
import { type Cover, renderCovers } from './_store-pictures.ts';

/**
 * The shop's grid under a thumb: a phone's window on a processor four times slower, scrolled from top to
 * bottom, with a filled wardrobe. Asked is that no task of the main thread takes more than 50 ms.
 * `npm run bench store-scroll` builds what it measures and finds the browser.
 */
const rounds = 5;
const slowdown = 4;
const longTaskMillis = 50;
const speedPixelsPerSecond = 2500;
const phone = { width: 390, height: 844 };

interface Scrolled {
  /** Milliseconds that the main thread worked while the page was scrolled. */
  work: number;
  /** Milliseconds of every task over 50 while it was scrolled, and before, while the page came. */
  long: number[];
  longBefore: number[];
  pixels: number;
}

const server = await startOwnServer();
const { seedStore } = await import('#server/store/seed.ts');
await seedStore(server.services);
const session = await server.demoSession();
const browser = await launchChromium(await freePort());
try {
  const covers = await coversOf();
  const pictures = await renderCovers(server.services);
  const bare = `data:text/html,${encodeURIComponent(barePage(covers))}`;
  await scroll(browser, '/store', pictures, 1);
  const firstVisit = await scroll(browser, '/store', pictures, slowdown, true);
  const shop: Scrolled[] = [];
  const plain: Scrolled[] = [];
  // Round by round, so that a slow moment of the machine falls on both.
  for (let round = 0; round < rounds; round++) {
    plain.push(await scroll(browser, bare, pictures));
    shop.push(await scroll(browser, '/store', pictures));
  }
  const work = (all: readonly Scrolled[]) => all.map(({ work, pixels }) => (work / pixels) * 1000);
  report(
    `Scrolling ${covers.length} products from top to bottom, ${slowdown} × slowed CPU: work of the main thread`,
    'ms a 1,000 px',
    { 'bare page of the same pictures': work(plain), '/store': work(shop) },
    'bare page of the same pictures',
  );
  const longest = shop.map(({ long }) => Math.max(0, ...long));
  const held = longest.every((millis) => millis <= longTaskMillis);
  console.log(
    `\nTasks over ${longTaskMillis} ms while it scrolls, by round: ${shop.map(({ long }) => long.length).join(' ')}`,
  );
  console.log(`The longest: ${said(longest)}  ${held ? '' : '✗'}`);
  console.log(`While pictures are still drawings (first visit to a new shop): ${said(firstVisit.long)}`);
  console.log(`While the page comes: ${said(shop.map(({ longBefore }) => Math.max(0, ...longBefore)))}`);
  process.exitCode = held ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

function said(millis: readonly number[]): string {
  if (millis.every((one) => one === 0)) return `none over ${longTaskMillis} ms`;
  const { median, min, max } = spreadOf(millis);
  return `${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
}

async function coversOf(): Promise<string[]> {
  const { name, value } = parseCookie(session);
  const answer = await fetch(`${server.origin}/api/store/products`, {
    headers: { cookie: `${name}=${value}` },
  });
  const { products } = (await answer.json()) as { products: { images: string[] }[] };
  return products.map(({ images }) => server.origin + thumbOf(images[0] ?? ''));
}

function barePage(covers: readonly string[]): string {
  return `<!doctype html><meta name=viewport content="width=device-width"><body style="margin:0;display:grid;grid-template-columns:1fr 1fr">${covers
    .map((src) => `<img src="${src}" width=180 height=320 loading=lazy decoding=async>`)
    .join('')}`;
}

async function scroll(
  browser: Browser,
  address: string,
  pictures: readonly Cover[],
  slower = slowdown,
  drawn = false,
): Promise<Scrolled> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ ...parseCookie(session), url: server.origin }]);
    await context.addInitScript(() => {
      const seen: { start: number; duration: number }[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) seen.push({ start: startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    let asked = 0;
    // Nothing is rendered while it is measured.
    await context.route('**/api/store/pictures/**', (route) => {
      const picture = pictures[asked++ % pictures.length];
      return route.fulfill(
        drawn
          ? { contentType: 'image/svg+xml', body: picture?.svg }
          : { contentType: 'image/webp', body: picture?.webp },
      );
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (address.startsWith('/')) await page.getByRole('article').nth(100).waitFor({ state: 'attached' });
    const start = await page.evaluate(() => performance.now());
    const workBefore = await workOf(devtools);
    const pixels = await toTheBottom(page, devtools);
    const work = (await workOf(devtools)) - workBefore;
    const tasks = await page.evaluate(
      () => (window as unknown as { seen: { start: number; duration: number }[] }).seen,
    );
    const millis = (all: typeof tasks) => all.map(({ duration }) => duration);
    return {
      work,
      pixels,
      long: millis(tasks.filter((task) => task.start >= start)),
      longBefore: millis(tasks.filter((task) => task.start < start)),
    };
  } finally {
    await context.close();
  }
}

/** Milliseconds that the main thread has worked so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Swipes until the page ends; its height grows while it is drawn. */
async function toTheBottom(page: Page, devtools: CDPSession): Promise<number> {
  for (let swipe = 0; swipe < 60; swipe++) {
    const left = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
    if (left <= 2) break;
    await devtools.send('Input.synthesizeScrollGesture', {
      x: phone.width / 2,
      y: phone.height * 0.7,
      yDistance: -Math.min(left, 3000),
      speed: speedPixelsPerSecond,
      gestureSourceType: 'touch',
    });
  }
  return page.evaluate(() => window.scrollY);
}
