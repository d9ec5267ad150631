import type { Browser, Page } from '@playwright/test';
import { thumbOf } from '#contract/shop.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { productsPerPage } from '#web/features/shop/store-filters.ts';
import { launchChromium, parseCookie } from './_chromium.ts';
import { mainThreadTasks } from './_main-thread.ts';
import { report } from './_measure.ts';
import { noisyPictures } from './_noisy-pictures.ts';
import { startOwnServer } from './_own-server.ts';

/** On a phone viewport with fourfold CPU slowdown no main-thread task may take more than 50 ms. */
const rounds = process.env.BENCH_SHORT === undefined ? 5 : 2;
const slowdown = 4;
const longTaskMillis = 50;
/** A fast swipe: 3,600 px per second. */
const pixelsPerFrame = 60;
const phone = { width: 390, height: 844 };

interface Scrolled {
  /** CPU milliseconds. */
  tasks: number[];
  longTasks: number;
  pixels: number;
}

const server = await startOwnServer();
const { seedStore } = await import('#server/shop/catalogue/seed.ts');
await seedStore(server.services);
const session = await server.demoSession();
const browser = await launchChromium(await freePort());
try {
  const covers = await coversOf();
  const pictures = await noisyPictures({ width: 400, height: 480 });
  const bare = `data:text/html,${encodeURIComponent(barePage(covers))}`;
  await scroll(browser, '/store', pictures, 1);
  const shop: Scrolled[] = [];
  const plain: Scrolled[] = [];
  // Interleaved against slow moments of the machine.
  for (let round = 0; round < rounds; round++) {
    plain.push(await scroll(browser, bare, pictures));
    shop.push(await scroll(browser, '/store', pictures));
  }
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const work = (all: readonly Scrolled[]) => all.map(({ tasks, pixels }) => (sum(tasks) / pixels) * 1000);
  const longest = (all: readonly Scrolled[]) => all.map(({ tasks }) => Math.max(0, ...tasks));
  const baseline = 'bare page of the same pictures';
  const title = `Scrolling ${covers.length} products from top to bottom, ${slowdown} × slowed CPU`;
  const rows = (of: typeof work) => ({ [baseline]: of(plain), '/store': of(shop) });
  report(`${title}: work of the main thread`, 'ms of CPU a 1,000 px', rows(work), baseline);
  report(`${title}: its longest task`, 'ms of CPU', rows(longest), baseline);
  const over = longest(shop).filter((millis) => millis > longTaskMillis).length;
  console.log(
    `\nRounds with a task over ${longTaskMillis} ms of CPU: ${over} of ${rounds}${over > 0 ? ' ✗' : ''}`,
  );
  const longTasks = (all: readonly Scrolled[]) => all.map((one) => one.longTasks).join(' ');
  console.log(
    `Long tasks reported by the page, by wall time: ${longTasks(shop)}; the bare page: ${longTasks(plain)}`,
  );
  process.exitCode = over > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

async function coversOf(): Promise<string[]> {
  const { name, value } = parseCookie(session);
  const answer = await fetch(`${server.origin}/api/store/products`, {
    headers: { cookie: `${name}=${value}` },
  });
  const { products } = (await answer.json()) as { products: { images: string[] }[] };
  return products.slice(0, productsPerPage).map(({ images }) => server.origin + thumbOf(images[0] ?? ''));
}

function barePage(covers: readonly string[]): string {
  return `<!doctype html><meta name=viewport content="width=device-width"><body style="margin:0;display:grid;grid-template-columns:1fr 1fr">${covers
    .map((src) => `<img src="${src}" width=180 height=320 loading=lazy decoding=async>`)
    .join('')}`;
}

async function scroll(
  browser: Browser,
  address: string,
  pictures: readonly Buffer[],
  slower = slowdown,
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
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.push(startTime);
      }).observe({ type: 'longtask' });
    });
    let asked = 0;
    // The server must not render during the measurement.
    await context.route('**/api/store/pictures/**', (route) => {
      const picture = pictures[asked++ % pictures.length];
      return route.fulfill({ contentType: 'image/webp', body: picture });
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(address, { waitUntil: 'networkidle' });
    if (address.startsWith('/')) await page.getByRole('article').nth(100).waitFor({ state: 'attached' });
    const start = await page.evaluate(() => performance.now());
    let pixels = 0;
    const tasks = await mainThreadTasks(browser, page, async () => {
      pixels = await scrollToEnd(page);
    });
    const longTasks = await page.evaluate(
      (from) => (window as unknown as { seen: number[] }).seen.filter((time) => time >= from).length,
      start,
    );
    return { tasks, longTasks, pixels };
  } finally {
    await context.close();
  }
}

function scrollToEnd(page: Page): Promise<number> {
  return page.evaluate(
    (step) =>
      new Promise<number>((resolve) => {
        const move = () => {
          const before = window.scrollY;
          window.scrollBy(0, step);
          if (window.scrollY > before) requestAnimationFrame(move);
          else resolve(window.scrollY);
        };
        requestAnimationFrame(move);
      }),
    pixelsPerFrame,
  );
}
