import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { addGarments, signUpQuietly } from './person.ts';
import { fivePhotographs } from './photographs.ts';

test.use({ serviceWorkers: 'allow' });

const shirt = { name: 'Camisa de lino', kind: 'shirt', color: 'blanco' };

/** The wardrobe and the application. */
const isKept = (page: Page) => page.evaluate(async () => (await caches.match('/api/wardrobe')) !== undefined);

async function seeWardrobe(page: Page) {
  await signUpQuietly(page);
  await addGarments(page, [shirt]);
  await page.goto('/wardrobe');
  await expect(page.getByRole('article').filter({ hasText: shirt.name })).toBeVisible();
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);
}

test('offline the last seen wardrobe is available read-only', async ({ page }) => {
  await seeWardrobe(page);
  await page.context().setOffline(true);
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: shirt.name });
  await expect(card).toBeVisible();
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await expect(card.getByRole('button', { name: /Me la pongo hoy/ })).toBeDisabled();
  await card.getByRole('button', { name: `Ver ${shirt.name}` }).click();
  await expect(page.getByRole('dialog')).toContainText(shirt.name);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  // It reconnects by itself.
  await page.context().setOffline(false);
  await expect(page.getByText('Sin conexión.')).toBeHidden();
});

test('signing out deletes the offline copy', async ({ page }) => {
  await seeWardrobe(page);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => isKept(page)).toBe(false);
  await page.context().setOffline(true);
  await page.goto('/wardrobe');
  await expect(page.getByText(shirt.name)).toBeHidden();
  await expect(page.getByText('No se pudo conectar con el servidor')).toBeVisible();
});

test('a photograph shared with the app opens in the scanner', async ({ page }, testInfo) => {
  const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
  await seeWardrobe(page);
  // Web Share Target request.
  await page.evaluate(() => {
    document.body.innerHTML =
      '<form id="share" action="/compartir" method="post" enctype="multipart/form-data"><input type="file" name="photos"></form>';
  });
  await page.locator('#share input').setInputFiles(files.slice(0, 1));
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit());
  await expect(page).toHaveURL('/wardrobe?tab=scanner');
  await expect(page.getByRole('img', { name: /Foto elegida/ })).toBeVisible();
});
