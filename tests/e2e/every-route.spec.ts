import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { splitLanguage } from '#contract/languages.ts';
import { pages } from '#contract/pages.ts';
import { axeFaults } from './axe.ts';
import { test } from './journey.ts';
import { openDemo, signUpQuietly } from './person.ts';

type Session = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

/** Read-only: a worker's journeys share one demo account, which is slow to create. */
const testAsMember = test.extend<object, { demoSession: Session }>({
  demoSession: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      await openDemo(await context.newPage());
      const session = await context.storageState();
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  storageState: ({ demoSession }, use) => use(demoSession),
});

/**
 * One heading, metadata, working links, no axe violation in light or dark, no horizontal scrolling on the
 * narrowest phone.
 */

const publicPages = pages.filter((page) => page.audience === 'everyone');
// Pages of one item are tested elsewhere.
const memberPages = pages.filter((page) => page.audience === 'member' && !page.path.includes(':'));

/** A worker's tests share a page, because a first load costs three times a later one. */
async function share(browser: Browser, options: BrowserContextOptions, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options);
  await use(await context.newPage());
  await context.close();
}

async function asNew(page: Page, use: (page: Page) => Promise<void>) {
  // Transitions of what is off the screen never end.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await use(page);
  page.removeAllListeners('pageerror');
  page.removeAllListeners('response');
}

const testAsVisitor = test.extend<object, { shared: Page }>({
  shared: [({ browser }, use, { project }) => share(browser, project.use, use), { scope: 'worker' }],
  page: ({ shared }, use) => asNew(shared, use),
});
const testAsSameMember = testAsMember.extend<object, { shared: Page }>({
  shared: [
    ({ browser, demoSession }, use, { project }) =>
      share(browser, { ...project.use, storageState: demoSession }, use),
    { scope: 'worker' },
  ],
  page: ({ shared }, use) => asNew(shared, use),
});

test.describe('every page, for a visitor', () => {
  for (const { path, prerendered, unlisted } of publicPages) {
    testAsVisitor(path, async ({ page }) => {
      await opens(page, path);
      await describesItself(page, path, prerendered !== undefined && unlisted !== true);
      await isAccessible(page);
    });
  }

  testAsVisitor('a page that does not exist', async ({ page }) => {
    expect((await page.goto('/no-existe'))?.status()).toBe(404);
    await isAccessible(page);
  });
});

test.describe('every page, for a member', () => {
  const own = ['/', '/dashboard', '/premium', ...memberPages.map((page) => page.path)];
  // One category is enough for axe.
  const looks = own.map((path) => (path === '/store' ? '/store?categoria=vestidos' : path));
  for (const path of [...looks, '/wardrobe?tab=scanner', '/wardrobe?tab=outfits']) {
    testAsSameMember(path, async ({ page }) => {
      await opens(page, path);
      await isAccessible(page);
    });
  }

  testAsSameMember('public pages', async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path } of publicPages.filter((one) => !own.includes(one.path))) {
      await test.step(path, () => opens(page, path));
    }
  });
});

const emptyPages = [
  '/',
  '/dashboard',
  '/account',
  '/ai-chat',
  '/wardrobe',
  '/wardrobe?tab=outfits',
  '/wardrobe?tab=outfits&vista=maleta',
  '/wardrobe/departed',
  '/wardrobe/homes',
  '/wardrobe/laundry',
  '/wardrobe/season',
  '/wardrobe/year',
  '/store/checkout',
  '/store/wishes',
  '/store/orders',
];

test('every page that a new account finds empty', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUpQuietly(page);
  for (const path of emptyPages) {
    await test.step(path, async () => {
      await opens(page, path);
      await isAccessible(page);
    });
  }
});

const noWardrobe = 'No hemos podido abrir tu vestidor';
const noBoards = 'No hemos podido cargar tus tableros';
const failingPages: readonly (readonly [path: string, call: string, says: string])[] = [
  ['/account', '/api/household', 'No hemos podido cargar los vestidores de tus peques.'],
  ['/account', '/api/viewers', 'No hemos podido cargar quién ve tu vestidor.'],
  ['/wardrobe', '/api/wardrobe', noWardrobe],
  ['/wardrobe/boards', '/api/boards', noBoards],
  ['/wardrobe/boards', '/api/inspirations', noBoards],
  ['/wardrobe/boards', '/api/wardrobe', noBoards],
  ['/wardrobe/catalogue', '/api/wardrobe', noWardrobe],
  ['/wardrobe/departed', '/api/wardrobe/departed', noWardrobe],
  ['/wardrobe/homes', '/api/wardrobe', noWardrobe],
  ['/wardrobe/inspiration', '/api/inspirations', 'No hemos podido cargar tus inspiraciones.'],
  ['/wardrobe/laundry', '/api/wardrobe', noWardrobe],
  ['/wardrobe/season', '/api/wardrobe', noWardrobe],
  ['/store/wishes', '/api/wishes', 'No hemos podido cargar tus deseos'],
  ['/wardrobe/outgrown', '/api/household', noWardrobe],
  ['/wardrobe/outgrown', '/api/wardrobe', noWardrobe],
];

test('every page whose load fails says so, and can retry', async ({ page }) => {
  test.setTimeout(150_000);
  await signUpQuietly(page);
  for (const [path, call, says] of failingPages) {
    await test.step(`${path} without ${call}`, async () => {
      if (path === '/wardrobe/outgrown') await openWard(page);
      const url = (address: URL) => address.pathname === call;
      await page.route(url, (route) => route.fulfill({ status: 400, json: {} }));
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: says });
      await expect(alert).toBeVisible();
      await page.unroute(url);
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await expect(alert).toHaveCount(0);
    });
  }
});

async function openWard(page: Page): Promise<void> {
  const data = { name: 'Lola', birthYear: 2020, sizes: { clothes: 116, shoes: 29 } };
  const { ward } = await (await page.request.post('/api/household/wards', { data })).json();
  await page.request.put('/api/household/open', { data: { wardId: ward.id } });
}

const dialogs: readonly (readonly [path: string, button: RegExp])[] = [
  ['/', /Dónde estás/],
  ['/wardrobe', /Añadir a mano/],
  ['/wardrobe', /^Ver (?!en )/],
  ['/wardrobe', /^Filtros/],
  ['/wardrobe?tab=outfits', /Crear outfit/],
  ['/wardrobe?tab=outfits', /Vista 3D/],
  ['/wardrobe?tab=outfits', /Mis colores/],
  ['/wardrobe?tab=outfits', /Contar mi estilo/],
  ['/wardrobe?tab=outfits&vista=calendario', /Planifica mi semana/],
  ['/wardrobe?tab=outfits&vista=calendario', /Añadir un outfit/],
  ['/wardrobe/year', /Compartir mi año/],
  ['/store/wishes', /Poner presupuesto/],
  ['/store/wishes', /Apuntar un deseo/],
  ['/account', /Cerrar todas las sesiones/],
];

testAsSameMember('every dialog', async ({ page }) => {
  test.setTimeout(150_000);
  for (const [path, button] of dialogs) {
    await test.step(`${path} ${button}`, async () => {
      await page.goto(path);
      await page
        .getByRole('button', { name: button })
        .or(page.getByRole('link', { name: button }))
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  }
});

test('prerendered pages have unique titles and descriptions', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const { path } of publicPages.filter((one) => one.prerendered && !one.unlisted)) {
    const html = await (await page.request.get(path)).text();
    for (const text of [/<title>([^<]*)/, /name="description" content="([^"]*)/].map(
      (part) => part.exec(html)?.[1],
    )) {
      expect(text, path).toBeTruthy();
      expect(seen.get(text ?? ''), `${path} says the same as another page: ${text}`).toBeUndefined();
      seen.set(text ?? '', path);
    }
  }
});

test('every link in header, sidebar and footer leads to a page', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await followAll(page, 'footer a[href^="/"], header a[href^="/"]', new Set([200, 404]));
  await page.request.get('/?idioma=es');
  await openDemo(page);
  await followAll(page, 'header a[href^="/"], nav a[href^="/"]', new Set([200]));
});

/** @param accepted statuses; visitors get 404 on member pages (decision R3) */
async function followAll(page: Page, selector: string, accepted: ReadonlySet<number>): Promise<void> {
  await expect(page.locator(selector).first()).toBeAttached();
  const links = await page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const addresses = [...new Set(links)].filter((href) => !href.startsWith('/api/'));
  expect(addresses.length).toBeGreaterThan(3);
  const known = new Map(pages.map((one) => [one.path, one]));
  for (const address of addresses) {
    const answer = await page.request.get(address, { maxRedirects: 3 });
    expect([...accepted], `${address} returns ${answer.status()}`).toContain(answer.status());
    // Some choose a language.
    const at = splitLanguage(new URL(answer.url()).pathname).path;
    expect(known.has(at), `${address} leads to ${at}, which is no page`).toBe(true);
    if (answer.status() === 404) expect(known.get(at)?.audience, address).toBe('member');
  }
}

async function describesItself(page: Page, path: string, indexed: boolean): Promise<void> {
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  if (!indexed) return;
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname.replace(/(.)\/$/, '$1')).toBe(path);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture ?? '').pathname);
  expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.flatMap((text) => JSON.parse(text)).length).toBeGreaterThan(0);
}

async function opens(page: Page, path: string): Promise<void> {
  const failures = watch(page);
  expect((await page.goto(path))?.status()).toBe(200);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Vestidor/);
  expect(failures).toEqual([]);
}

/** One load for both themes and 360 pixels. */
async function isAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'at 360 pixels').toBeLessThanOrEqual(360);
}

/** Except a visitor's expected 401. */
function watch(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const expected = response.status() === 401 && pathname === '/api/auth/user';
    if (response.status() >= 400 && !expected) failures.push(`${response.status()} ${pathname}`);
  });
  return failures;
}
