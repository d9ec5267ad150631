import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '#contract/pages.ts';
import { testAsMember } from './member.ts';

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
  '/premium',
];

for (const path of visitorPages) {
  test(`${path} has no fault that axe finds and fits a phone, for a visitor`, ({ page }) =>
    inspect(page, path));
}
for (const path of memberPages) {
  testAsMember(`${path} has no fault that axe finds and fits a phone, for a member`, ({ page }) =>
    inspect(page, path),
  );
}

/** In light, then what dark changes, then at 360 pixels: one load of the page for the three. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await faults(new AxeBuilder({ page })), 'in light').toEqual([]);

  const ink = await inkOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => inkOf(page)).not.toBe(ink);
  expect(await faults(new AxeBuilder({ page }).withRules(['color-contrast'])), 'in dark').toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'at 360 pixels').toBeLessThanOrEqual(360);
}

const inkOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
