import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { signUpQuietly } from './person.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Wanted = Pick<PlaywrightTestOptions, 'baseURL' | 'colorScheme' | 'viewport'> & { state: StorageState };

/**
 * Journeys of a worker share a browser context and its page, because opening fresh ones takes a quarter of a journey's
 * processor time. A failed journey ends its worker, and the context with it.
 */
export const test = base.extend<
  {
    /** For a journey that changes what cannot be reset, such as the clock. */
    ownContext: boolean;
    /** The page of a person who has just signed up. */
    member: Page;
  },
  { contexts: Map<string, BrowserContext> }
>({
  ownContext: [false, { option: true }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      contexts,
      ownContext,
      storageState,
      baseURL,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const key = JSON.stringify({
      baseURL,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    });
    const options = JSON.parse(key) as BrowserContextOptions;
    const state = typeof storageState === 'object' ? storageState : { cookies: [], origins: [] };
    const shared = !ownContext && serviceWorkers === 'block' && javaScriptEnabled;
    const kept = shared ? contexts.get(key) : undefined;
    const context = kept ?? (await browser.newContext({ ...options, storageState: state }));
    if (kept) await reset(kept, { baseURL, colorScheme, viewport, state });
    else if (shared) contexts.set(key, context);
    await use(context);
    if (!shared) await context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  member: async ({ page }, use) => {
    await signUpQuietly(page);
    await use(page);
  },
});

async function reset(
  context: BrowserContext,
  { baseURL, colorScheme, viewport, state }: Wanted,
): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages();
  for (const other of others) await other.close();
  for (const event of ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'] as const)
    await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setGeolocation(null);
  await page.emulateMedia({
    media: null,
    colorScheme,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
  if (viewport) await page.setViewportSize(viewport);
  // A page of the same origin without scripts, to reach its storage.
  await page.goto(`${baseURL}/healthz`);
  await resetStorage(page, state);
  await context.clearCookies();
  await context.addCookies(state.cookies);
}

async function resetStorage(page: Page, { origins }: StorageState): Promise<void> {
  await page.evaluate(
    async (items) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of items) localStorage.setItem(name, value);
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
      for (const name of await caches.keys()) await caches.delete(name);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}
