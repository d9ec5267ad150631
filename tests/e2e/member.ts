import { test as base } from './journey.ts';
import { openDemo } from './person.ts';

type Session = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

/** Read-only: a worker's journeys share one demo account, which is slow to create. */
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
