import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '#contract/pages.ts';
import { openDemo } from './person.ts';

const visitorPages = [
  ...pages.filter((page) => page.audience === 'everyone').map((page) => page.path),
  '/no-existe',
];
const memberPages = [
  '/',
  '/dashboard',
  ...pages.filter((page) => page.audience === 'member').map((page) => page.path),
  '/wardrobe?tab=scanner',
  '/wardrobe?tab=outfits',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const path of visitorPages) {
      test(`${path} has no fault that axe finds, for a visitor`, async ({ page }) => {
        await inspect(page, path);
      });
    }
    for (const path of memberPages) {
      test(`${path} has no fault that axe finds, for a member`, async ({ page }) => {
        await openDemo(page);
        await inspect(page, path);
      });
    }
  });
}

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('nothing scrolls sideways', async ({ page }) => {
    for (const path of visitorPages) await measure(page, path);
    await openDemo(page);
    for (const path of memberPages) await measure(page, path);
  });
});

async function inspect(page: Page, path: string): Promise<void> {
  await settle(page, path);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

async function measure(page: Page, path: string): Promise<void> {
  await settle(page, path);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBeLessThanOrEqual(360);
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading').first()).toBeVisible();
}
