import { test as base } from '@playwright/test';
import { openDemo } from './person.ts';

type Session = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

/**
 * Journeys that only look: all of a worker share one demonstration, because making one costs more than
 * looking at it.
 */
export const testAsMember = base.extend<object, { demoSession: Session }>({
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
