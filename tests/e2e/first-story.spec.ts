import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { newCredentials, register, signIn } from './person.ts';
import { fivePhotographs } from './photographs.ts';

test('from five photographs to a worn outfit, all stored for the next visit', async ({ page }, testInfo) => {
  test.setTimeout(180_000);
  const { real, files } = await fivePhotographs(testInfo.outputPath('photographs'));
  testInfo.annotations.push({
    type: real ? 'photographs of real garments' : 'skipped: photographs of real garments',
    description: real ? files.join(', ') : 'the folder is absent; generated pictures were used',
  });
  if (!real) console.log('  (no photographs of real garments at hand: generated pictures were used)');
  const person = newCredentials();

  await test.step('signs up and lands on the dashboard', async () => {
    await register(page, person);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('scans five photographs', async () => {
    await page.goto('/wardrobe?tab=scanner');
    await page.locator('input[type=file]').first().setInputFiles(files);
    await page.getByRole('button', { name: 'Escanear 5 prendas' }).click();
    await expect(page.getByText('5 de 5 fotos escaneadas')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Scan Complete!').first()).toBeVisible();
  });

  await test.step('corrects one field', async () => {
    const name = page.getByLabel('Nombre', { exact: true });
    await name.fill('Mi prenda corregida');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await name.press('Enter');
    expect((await saved).status()).toBe(200);
  });

  await test.step('sets the kinds, so that outfits can be composed', async () => {
    // Fixed, because this does not test the scanner.
    const kinds = ['shirt', 'pants', 'shoes', 'coat', 't-shirt'];
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    for (const [index, item] of wardrobe.items.entries()) {
      const answer = await page.request.patch(`/api/wardrobe/items/${item.id}`, {
        data: { kind: kinds[index], season: [] },
      });
      expect(answer.status()).toBe(200);
    }
  });

  let outfitName = '';
  await test.step('generates outfits for work in autumn', async () => {
    await page.goto('/wardrobe?tab=outfits');
    await page.getByLabel('Ocasión').first().selectOption('Trabajo');
    await page.getByLabel('Temporada').first().selectOption('Otoño');
    await page.getByRole('button', { name: 'Generar outfits' }).click();
    await expect(page.getByText('Outfits generados')).toBeVisible();
    await expect(page.getByText(/Se han? generado \d nuevos? outfits? con IA/)).toBeVisible();
    const card = page.getByRole('article').first();
    await expect(card).toContainText('Trabajo');
    await expect(card).toContainText('Otoño');
    outfitName = (await card.getByRole('heading').first().textContent()) ?? '';
  });

  await test.step('wears one', async () => {
    const card = page.getByRole('article').filter({ hasText: outfitName }).first();
    await card.getByRole('button', { name: 'Me lo pongo hoy' }).click();
    await expect(page.getByText('Marcado como usado')).toBeVisible();
    await expect(card).toContainText('1 uso');
  });

  const before = await (await page.request.get('/api/wardrobe')).json();

  await test.step('signs out and in', async () => {
    await page.goto('/');
    await page
      .getByRole('link', { name: 'Cerrar sesión' })
      .or(page.getByRole('button', { name: 'Cerrar sesión' }))
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Iniciar Sesión' }).first()).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await signIn(page, person);
    await expect(page).not.toHaveURL(/login-existing/);
  });

  await test.step('finds everything unchanged', async () => {
    expect(await (await page.request.get('/api/wardrobe')).json()).toEqual(before);
    await page.goto('/wardrobe');
    await expect(page.getByRole('article').filter({ hasText: 'Mi prenda corregida' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.getByRole('tab', { name: /Mis Outfits/ }).click();
    await expect(page.getByRole('article').filter({ hasText: outfitName }).first()).toContainText('1 uso');
  });
});
