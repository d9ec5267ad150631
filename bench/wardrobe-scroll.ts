import type { Browser, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { freePort } from '#tests/factories/free-port.ts';
import { launchChromium, parseCookie, phone } from './_chromium.ts';
import { mainThreadTasks } from './_main-thread.ts';
import { machine, spreadOf } from './_measure.ts';
import { noisyPictures } from './_noisy-pictures.ts';
import { startOwnServer } from './_own-server.ts';

/** No task may be longer than a frame. */
const garments = 5000;
const rounds = process.env.BENCH_SHORT === undefined ? 3 : 1;
const frameMillis = 1000 / 60;
const frames = 600;
const pixelsPerFrame = 60;
const leap = 4000;

const server = await startOwnServer();
const browser = await launchChromium(await freePort());
try {
  const session = await memberOfMany();
  const pictures = await noisyPictures({ width: 320, height: 400 });
  console.log(`\n${garments} garments, ${frames} frames of ${pixelsPerFrame} px\n${machine()}\n`);
  let missed = 0;
  for (const slowdown of [1, 4]) {
    const seen: Record<string, Scrolled[]> = { 'from the top': [], 'at the end': [] };
    for (let round = 0; round < rounds; round++) {
      const page = await openWardrobe(session, pictures, slowdown);
      seen['from the top']?.push(await swipe(browser, page, 1));
      await leapToEnd(page);
      seen['at the end']?.push(await swipe(browser, page, -1));
      await page.context().close();
    }
    for (const [where, all] of Object.entries(seen)) {
      const longest = spreadOf(all.map(({ tasks }) => Math.max(0, ...tasks))).median;
      const each = spreadOf(all.map(({ tasks }) => tasks.reduce((sum, one) => sum + one, 0) / frames)).median;
      const over = spreadOf(
        all.map(({ tasks }) => tasks.filter((millis) => millis > frameMillis).length),
      ).median;
      const late = spreadOf(all.map((one) => one.late)).median;
      if (slowdown === 1 && over > 0) missed += 1;
      console.log(
        `${slowdown} × slower, ${where.padEnd(12)}  ${each.toFixed(1)} ms of CPU a frame, longest task ${longest.toFixed(1)} ms; ` +
          `${over} tasks longer than a frame${slowdown === 1 && over > 0 ? ' ✗' : ''}, ${late} frames late by the clock`,
      );
    }
  }
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

interface Scrolled {
  tasks: number[];
  /** Frames that came more than one frame late, by wall time. */
  late: number;
}

async function openWardrobe(session: string, pictures: readonly Buffer[], slowdown: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    ...phone,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ ...parseCookie(session), url: server.origin }]);
  let asked = 0;
  // The server must not draw during the measurement.
  await context.route('**/api/photos/**', (route) =>
    route.fulfill({ contentType: 'image/webp', body: pictures[asked++ % pictures.length] }),
  );
  const page = await context.newPage();
  await page.goto('/wardrobe', { waitUntil: 'networkidle' });
  await page.getByRole('article').nth(20).waitFor({ state: 'attached' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function swipe(browser: Browser, page: Page, direction: 1 | -1): Promise<Scrolled> {
  let late = 0;
  const tasks = await mainThreadTasks(browser, page, async () => {
    late = await page.evaluate(
      ({ frames, step, frameMillis }) =>
        new Promise<number>((resolve) => {
          let left = frames;
          let before = performance.now();
          let late = 0;
          const move = (now: number) => {
            if (now - before > 2 * frameMillis) late += 1;
            before = now;
            window.scrollBy(0, step);
            left -= 1;
            if (left > 0) requestAnimationFrame(move);
            else resolve(late);
          };
          requestAnimationFrame(move);
        }),
      { frames, step: direction * pixelsPerFrame, frameMillis },
    );
  });
  return { tasks, late };
}

async function leapToEnd(page: Page): Promise<void> {
  await page.evaluate(
    ({ leap }) =>
      new Promise<void>((resolve) => {
        const move = () => {
          window.scrollBy(0, leap);
          const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
          const last = [...document.querySelectorAll('article')].at(-1)?.getBoundingClientRect();
          // The footer stands below the last card.
          if (atEnd && last && Math.abs(last.top) < 3 * window.innerHeight) resolve();
          else requestAnimationFrame(move);
        };
        requestAnimationFrame(move);
      }),
    { leap },
  );
}

async function memberOfMany(): Promise<string> {
  const { app, services } = server;
  const payload = { username: 'medida', email: 'medida@ejemplo.es', password: 'medida-medida' };
  const { headers, body } = await app.inject({ method: 'POST', url: '/api/register', payload });
  const owner = JSON.parse(body).user.id;
  await services.db.execute(sql`
    insert into photos (owner_id, id, drawing, created_at)
    select ${owner}::uuid, gen_random_uuid(),
      '{"kind": "shirt", "fabric": "cotton", "pattern": "plain", "colorHex": "#1f2a44"}', now()
    from generate_series(1, ${garments}::int)`);
  await services.db.execute(sql`
    insert into garments (owner_id, id, photo_id, name, kind, category, color, colors, pattern, style, fabric,
      condition, purchase_price_cents, seasons, tags, suggested, confidence, created_at)
    select owner_id, gen_random_uuid(), id, 'Camisa ' || row_number() over (), 'shirt', 'tops', 'azul marino',
      '[{"hex": "#1f2a44", "name": "azul marino", "share": 1}]', 'plain', 'casual', 'cotton', 'good', 2000, '{}', '{}',
      '{}', '{}', now()
    from photos where owner_id = ${owner}::uuid`);
  return [headers['set-cookie']].flat().join();
}
