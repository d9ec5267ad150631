import { expect } from '@playwright/test';
import { test } from '../journey.ts';

test('the workshop shows every garment and recolours on a press', { tag: ['@2.hidden-route'] }, async ({
  page,
}) => {
  await page.goto('/15J32');
  await expect(page.getByRole('heading', { name: 'El taller', level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const wall = page.getByRole('region', { name: 'Pared de prendas' });
  const garments = wall.getByRole('listitem');
  expect(await garments.count()).toBeGreaterThanOrEqual(40);

  const first = garments.first().getByRole('button');
  const picture = first.locator('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);

  const before = await picture.getAttribute('src');
  await first.click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');

  const afterClick = await picture.getAttribute('src');
  await first.press('Enter');
  await expect(picture).not.toHaveAttribute('src', afterClick ?? '');

  await expect(garments.last().locator('img')).toHaveCount(0);
  await garments.last().scrollIntoViewIfNeeded();
  await expect(garments.last().locator('img')).toBeVisible();
});

test('the whole wall changes at once', async ({ page }) => {
  await page.goto('/15J32');
  const pictures = page.getByRole('region', { name: 'Pared de prendas' }).locator('img');
  await expect(pictures.nth(1)).toBeVisible();
  const before = await pictures.nth(1).getAttribute('src');
  await page.getByRole('button', { name: 'Vestir otra vez la pared' }).click();
  await expect(pictures.nth(1)).not.toHaveAttribute('src', before ?? '');
});
