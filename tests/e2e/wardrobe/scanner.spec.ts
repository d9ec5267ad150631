import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { signUpQuietly } from '../person.ts';
import { fivePhotographs } from '../photographs.ts';

test('without a photograph the scan button reports it', {
  tag: ['@5.scan.shown', '@2.scanner.button'],
}, async ({ member: page }) => {
  await page.goto('/wardrobe?tab=scanner');
  await page.getByRole('button', { name: 'Escanear prenda' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select an image first')).toBeVisible();
});

test(
  'a photograph is picked, shown, scanned, read and filed',
  {
    tag: [
      '@5.scan.types',
      '@8.success.scan.added',
      '@2.scanner.pick',
      '@2.scanner.preview',
      '@2.scanner.change',
      '@2.scanner.result',
      '@2.scanner.result.versatility',
      '@2.scanner.result.tags',
      '@4.scanner.states',
      '@4.scanner.new-image',
    ],
  },
  async ({ page }, testInfo) => {
    const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
    await signUpQuietly(page);
    await page.goto('/wardrobe?tab=scanner');
    const input = page.locator('input[type=file]').first();
    await expect(input).toHaveAttribute('accept', /^image\//);
    await input.setInputFiles(files.slice(0, 1));
    await expect(page.getByRole('img', { name: /Foto elegida/ })).toBeVisible();
    await page.getByRole('button', { name: 'Escanear prenda' }).click();
    await expect(page.getByText('Scan Complete!')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/analizada y añadida a tu vestidor/)).toBeVisible();
    for (const text of [
      'Análisis de la prenda',
      'Categoría',
      'Color',
      'Estilo',
      'Tejido',
      'Estado',
      'Versatilidad',
      'Etiquetas',
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText(/^\d+(,\d)?\/10$/)).toBeVisible();
    await expect(page.getByText('sugerido').first()).toBeVisible();

    // Symbols are chosen by hand.
    await page.getByRole('button', { name: 'Leer la etiqueta' }).click();
    const label = page.getByRole('dialog', { name: 'La etiqueta de la prenda' });
    await label.locator('input[type=file]').last().setInputFiles('tests/factories/care-label.jpg');
    await expect(label.getByText(/Hemos leído 4 fibras/)).toBeVisible({ timeout: 30_000 });
    await label.getByRole('button', { name: /Planchar a 110 °C/ }).click();
    await label.getByRole('button', { name: 'Guardar' }).click();
    await expect(label).toBeHidden();
    await expect(page.getByText('60 % algodón, 35 % poliéster y 5 % elastano')).toBeVisible();
    await expect(page.getByText('Planchar a 110 °C como máximo, sin vapor')).toBeVisible();

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Cambiar imagen' }).click();
    await (await chooser).setFiles(files.slice(1, 2));
    await expect(page.getByText('Análisis de la prenda')).toBeHidden();
  },
);

test('a cat is refused, and filed only on the person’s word', async ({ page }, testInfo) => {
  const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
  await signUpQuietly(page);
  await page.goto('/wardrobe?tab=scanner');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(['scanner/testing-pictures/cat.jpg', ...files.slice(0, 1)]);
  await page.getByRole('button', { name: 'Escanear 2 prendas' }).click();
  await expect(page.getByText('Scan Complete!')).toBeVisible({ timeout: 30_000 });
  // The garment is filed first; the question waits at the end.
  await page.getByRole('button', { name: 'Foto 2: espera tu respuesta' }).click();
  await expect(page.getByText('Parece un animal.')).toBeVisible();
  const items = async () =>
    (await (await page.request.get('/api/wardrobe')).json()).wardrobe.items.length as number;
  expect(await items()).toBe(1);
  await page.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect(page.getByText('Parece un animal.')).toBeHidden();
  expect(await items()).toBe(1);
});

test('a photograph of a person becomes a look', async ({ page }) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  await page.goto('/wardrobe?tab=scanner');
  await page.locator('input[type=file]').first().setInputFiles('scanner/testing-pictures/photographer.jpg');
  await page.getByRole('button', { name: 'Escanear prenda' }).click();
  await expect(page.getByText(/sale una persona vestida/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Separar la ropa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Las prendas de esta foto' });
  await expect(dialog.getByRole('switch', { name: 'Difuminar la cara' })).toBeChecked({ timeout: 60_000 });
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Día en que lo llevabas').fill(day);
  await dialog.getByRole('button', { name: 'Guardar este look' }).click();
  await expect(page.getByText('Look guardado')).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toBeHidden();
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  expect(wardrobe.items.length).toBeGreaterThanOrEqual(2);
  expect(wardrobe.outfits[0].timesWorn).toBe(1);
  expect(wardrobe.outfits[0].items).toHaveLength(wardrobe.items.length);
  for (const item of wardrobe.items) {
    expect(item.timesWorn).toBe(1);
    expect(item.lastWornAt).toContain(day);
  }
});

test('a scan is undone by one button', async ({ page }, testInfo) => {
  const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
  await signUpQuietly(page);
  await page.goto('/wardrobe?tab=scanner');
  await page.locator('input[type=file]').first().setInputFiles(files.slice(0, 1));
  await page.getByRole('button', { name: 'Escanear prenda' }).click();
  await expect(page.getByText('Análisis de la prenda')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('main').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Prenda retirada')).toBeVisible();
  const { summary } = await (await page.request.get('/api/wardrobe')).json();
  expect(summary.totalItems).toBe(0);
});

test('a failed scan keeps the photograph and can be retried', async ({ page }, testInfo) => {
  const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
  await signUpQuietly(page);
  await page.goto('/wardrobe?tab=scanner');
  await page.locator('input[type=file]').first().setInputFiles(files.slice(0, 1));
  await page.route('**/api/wardrobe/scan', (route) => route.abort());
  await page.getByRole('button', { name: 'Escanear prenda' }).click();
  await expect(page.getByText('Scan Failed')).toBeVisible();
  await expect(page.getByRole('img', { name: /Foto elegida/ })).toBeVisible();
  await page.unroute('**/api/wardrobe/scan');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByText('Scan Complete!')).toBeVisible({ timeout: 30_000 });
});

test(
  'a scan that the server refuses says why in the words of the server',
  { tag: ['@8.scan-failure.server-message'] },
  async ({ page }, testInfo) => {
    const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
    await signUpQuietly(page);
    for (let count = 0; count < 50; count++) {
      await page.request.post('/api/wardrobe/items', {
        data: { name: `Prenda ${count}`, kind: 'shirt', color: 'blanco' },
      });
    }
    await page.goto('/wardrobe?tab=scanner');
    await page.locator('input[type=file]').first().setInputFiles(files.slice(0, 1));
    await page.getByRole('button', { name: 'Escanear prenda' }).click();
    await expect(page.getByText('Scan Failed')).toBeVisible();
    await expect(page.getByText(/Tu cuenta admite 50 prendas/).first()).toBeVisible();
  },
);
