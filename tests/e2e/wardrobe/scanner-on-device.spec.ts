import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Request } from '@playwright/test';
import { photograph } from '#tests/factories/photograph.ts';
import { test } from '../journey.ts';
import { signUpQuietly } from '../person.ts';

const carriesPicture = (request: Request): boolean => (request.postDataBuffer()?.length ?? 0) > 12_000;

test('a photograph read on the device is never uploaded, and gives the same result as the server, as a drawing', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const file = testInfo.outputPath('camiseta.jpg');
  writeFileSync(file, await photograph({ color: '#1c2444' }));
  await signUpQuietly(page);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));

  await page.goto('/wardrobe?tab=scanner');
  const onDevice = page.getByRole('switch', { name: 'Leer en este dispositivo' });
  await expect(onDevice).not.toBeChecked();
  await expect(
    page.getByText(/La foto no sale de tu dispositivo\. La primera vez se descargan unos \d+ MB/),
  ).toBeVisible();
  expect(sent.filter((request) => /onnx|wasm|garment-reader/.test(request.url()))).toEqual([]);
  await onDevice.check();
  // Stored until a reading on the device takes too long.
  await page.reload();
  await expect(onDevice).toBeChecked();
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Escanear prenda' }).click();
  await expect(page.getByText('Leída en este dispositivo')).toBeVisible({ timeout: 50_000 });
  await expect(page.getByRole('img', { name: 'Así se dibuja sin la foto' })).toBeVisible();
  expect((await (await page.request.get('/api/wardrobe')).json()).summary.totalItems).toBe(0);

  const filed = page.waitForResponse('**/api/wardrobe/scan/reading');
  await page.getByRole('button', { name: 'Guardar sin la foto' }).click();
  await expect(page.getByText('Ya está en tu vestidor')).toBeVisible();
  const { analysis, item } = await (await filed).json();
  expect(item.photo.illustrated).toBe(true);
  expect(sent.filter(carriesPicture).map((request) => request.url())).toEqual([]);

  // Another account has the server read the file.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await other.newPage();
  await signUpQuietly(there);
  const imageBase64 = readFileSync(file).toString('base64');
  const server = await (await there.request.post('/api/wardrobe/scan', { data: { imageBase64 } })).json();
  await other.close();
  for (const field of ['kind', 'category', 'color', 'pattern', 'sleeve', 'style'] as const)
    expect(analysis[field], field).toBe(server.analysis[field]);

  await page.getByRole('main').getByRole('button', { name: 'Ver en Mis Prendas' }).click();
  await expect(page.getByRole('heading', { name: item.name })).toBeVisible();
  await expect(page.locator(`img[src="${item.photo.thumb}"]`)).toBeVisible();
});
