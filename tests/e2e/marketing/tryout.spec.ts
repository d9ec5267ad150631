import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import type { Kind } from '#contract/vocabulary.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import { testingPicture } from '#scanner/testing.ts';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { linkSentTo } from '../mailbox.ts';
import { newCredentials, signIn, signUpQuietly } from '../person.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const garments: readonly (readonly [Kind, string])[] = [
  ['shirt', '#c9d8e8'],
  ['pants', '#2a2f45'],
  ['shoes', '#4a2c20'],
  ['coat', '#b98a56'],
  ['skirt', '#333333'],
  ['heels', '#8d1020'],
  ['shirt', '#a8c4a2'],
  ['dress', '#1f5a4a'],
  ['skirt', '#8a3344'],
  ['pants', '#6b5a44'],
  ['shirt', '#e0b0a8'],
  ['heels', '#22252e'],
];

/** Small photographs of drawn garments on a beige floor. */
async function photographs(folder: string, count = garments.length): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    garments.slice(0, count).map(async ([kind, colorHex], at) => {
      const looks = { kind, colorHex, pattern: 'plain', fabric: 'cotton', seed: 7 } as const;
      const file = path.join(folder, `foto-${at}.jpg`);
      const drawing = sharp(Buffer.from(illustrate(looks, { idPrefix: 'foto' })));
      await drawing.resize(300).flatten({ background: '#e9e4da' }).jpeg({ quality: 85 }).toFile(file);
      return file;
    }),
  );
}

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pruébalo con tu ropa' }) });
const tried = (page: Page) => section(page).getByRole('list', { name: 'Tus prendas' }).getByRole('listitem');

/** Before hydration too. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([data], fileName, { type: 'image/jpeg' }));
      return transfer;
    },
    [name, bytes.toString('base64')] as const,
  );
  const note = section(page).getByText('las fotos no salen de tu dispositivo');
  for (const type of ['dragover', 'drop']) await note.dispatchEvent(type, { dataTransfer: files });
}

/** Repeats the gesture: on a busy machine the browser may take it before choosers are intercepted. */
async function choose(page: Page, files: string[], gesture: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 2_000 }), gesture()]);
    await chooser.setFiles(files);
  }).toPass();
}

/** Fails if a garment was filed twice. */
async function wardrobeOf(page: Page) {
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  return { garments: wardrobe.items.length, outfits: wardrobe.outfits.length };
}

const waiting = (page: Page) =>
  page.evaluate(async () => ({
    note: localStorage.getItem('vestidor.prueba'),
    databases: (await indexedDB.databases()).length,
  }));

test('the stranger’s ten photographs are kept through the sign-up', async ({ page, baseURL }, testInfo) => {
  test.slow();
  const files = await photographs(testInfo.outputPath('fotos'));
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await page.goto('/');

  await test.step('dropped before the page is alive, a cat is asked about', async () => {
    await section(page).scrollIntoViewIfNeeded();
    await drop(page, 'gato.jpg', await testingPicture('cat'));
    await expect(section(page).getByText('Parece un animal.')).toBeVisible({ timeout: 60_000 });
    await section(page).getByRole('button', { name: 'Quitarla' }).tap();
    await expect(section(page).getByText('Parece un animal.')).toBeHidden();
  });

  await test.step('chosen by keyboard, two garments lack shoes', async () => {
    await choose(page, files.slice(0, 2), async () => {
      await section(page).getByLabel('Elegir fotos').focus();
      await page.keyboard.press('Enter');
    });
    await expect(section(page).getByText('Añade unos zapatos y te compongo el primero.')).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('ten fit; the outfit is composed, drawn and explained', async () => {
    await choose(page, files.slice(2), () => section(page).getByText('Elegir fotos').tap());
    await expect(section(page).getByText('Aquí caben diez fotos, así que he dejado fuera 2.')).toBeVisible();
    const outfit = section(page).getByRole('figure');
    await expect(outfit.getByRole('img', { name: /^Un outfit sobre papel: .+ y .+/ })).toBeVisible({
      timeout: 90_000,
    });
    await expect(outfit).toContainText(/Tu primer outfit.+\./);
    await expect(tried(page)).toHaveCount(10);
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('nothing was sent', async () => {
    expect(sent.filter((request) => request.method() !== 'GET' || request.postData() !== null)).toEqual([]);
  });

  await test.step('the photographs wait in the browser', async () => {
    await page.reload();
    await expect(tried(page)).toHaveCount(10);
    await expect(section(page).getByRole('figure')).toBeVisible();
  });

  const person = newCredentials();
  await test.step('the account takes them, and a crash in between loses nothing', async () => {
    await page.route('**/api/wardrobe/looks', (route) => route.abort());
    await section(page).getByRole('link', { name: 'Crear mi cuenta y guardarlo todo' }).tap();
    await expect(page.getByText('10 prendas y un outfit esperan en este navegador.')).toBeVisible();
    await page.getByLabel('Usuario').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByLabel('Confirmar contraseña').fill(person.password);
    await page.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' }).tap();
    await expect(page.getByText('No se ha podido guardar todo')).toBeVisible({ timeout: 90_000 });
    expect(await wardrobeOf(page)).toEqual({ garments: 10, outfits: 0 });
    await page.unroute('**/api/wardrobe/looks');
    await page.reload();
    await expect(page.getByText('Tu ropa ya está en tu vestidor')).toBeVisible();
    expect(await wardrobeOf(page)).toEqual({ garments: 10, outfits: 1 });
    expect(await waiting(page)).toEqual({ note: null, databases: 0 });
  });

  await test.step('the confirmation of the address changes nothing', async () => {
    await page.goto(await linkSentTo(person.email, String(baseURL), '/confirm-email'));
    await page.getByRole('link', { name: 'Abrir mi vestidor' }).tap();
    await expect(page.getByRole('tab', { name: /Mis Prendas/ })).toBeVisible();
    expect(await wardrobeOf(page)).toEqual({ garments: 10, outfits: 1 });
  });
});

test('another account is asked before it takes what was tried', async ({ page }, testInfo) => {
  const [file = ''] = await photographs(testInfo.outputPath('fotos'), 1);
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await page.goto('/');
  await section(page).getByLabel('Elegir fotos').setInputFiles(file);
  await expect(section(page).getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible({ timeout: 60_000 });
  await signIn(page, person);
  const question = page.getByRole('region', { name: 'La ropa que probaste antes de entrar' });
  await expect(question).toContainText(
    'De lo que probaste antes de entrar espera en este navegador 1 prenda.',
  );
  expect(await wardrobeOf(page)).toEqual({ garments: 0, outfits: 0 });
  await question.getByRole('button', { name: 'Guardarlas aquí' }).tap();
  await expect(page.getByText('Tu ropa ya está en tu vestidor')).toBeVisible({ timeout: 60_000 });
  expect(await wardrobeOf(page)).toEqual({ garments: 1, outfits: 0 });
});
