import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { drawnPhotographs } from '#tests/factories/drawn-photographs.ts';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { signUpQuietly } from '../person.ts';

const wardrobe = async (page: Page): Promise<{ kind: string }[]> =>
  (await (await page.request.get('/api/wardrobe')).json()).wardrobe.items;

test('sixty photographs are read by the server, reviewed on one screen and filed at once @phone @only-phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const drawn = await drawnPhotographs(58, 10);
  const jpegs = [...drawn, drawn[0] as Buffer, readFileSync('scanner/testing-pictures/cat.jpg')];
  const files = jpegs.map((buffer, i) => ({ name: `prenda-${i}.jpg`, mimeType: 'image/jpeg', buffer }));
  await signUpQuietly(page);
  await page.request.post('/api/trial/start');
  await page.goto('/wardrobe?tab=scanner');
  await page.locator('input[type=file]').first().setInputFiles(files);
  const photo = page.getByRole('checkbox');
  await expect(photo).toHaveCount(60);
  await expect(page.getByRole('group', { name: 'Fotos por revisar' }).locator('img')).toHaveCount(60, {
    timeout: 60_000,
  });

  await test.step('A line that breaks stops the sending, and it goes on by one tap', async () => {
    await page.route('**/api/wardrobe/scans/*', (route) => route.abort(), { times: 2 });
    await page.getByRole('button', { name: 'Escanear 60 prendas' }).tap();
    await expect(page.getByText('La lectura se ha detenido')).toBeVisible();
    await page.getByRole('button', { name: /^Escanear \d+ prendas/ }).tap();
  });
  await test.step('A page that is closed while it sends goes on where it was', async () => {
    await expect(page.getByText(/^Faltan [1-4]?\d fotos por enviar/)).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByText('Ya están todas enviadas')).toBeVisible({ timeout: 60_000 });
  });
  await test.step('What was sent is read without the page', async () => {
    await page.goto('about:blank');
    const waiting = async (): Promise<number> => {
      const { unread } = await (await page.request.get('/api/wardrobe/scans')).json();
      return unread.filter(({ refusal }: { refusal: unknown }) => refusal === null).length;
    };
    await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
    await page.goto('/wardrobe?tab=scanner');
    await expect(page.getByText('60 de 60 fotos leídas')).toBeVisible();
    expect(await wardrobe(page)).toEqual([]);
  });

  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  const decide = section('Por decidir');
  await test.step('Questions come first', async () => {
    await expect(decide.getByRole('checkbox', { name: /Parece repetida/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Por decidir');
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('Three are corrected together, by thumb', async () => {
    const read = section('Leídas').getByRole('checkbox');
    for (const at of [0, 1, 2]) await read.nth(at).tap();
    await page.getByRole('button', { name: 'Corregir', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Corregir 3 fotos' });
    await dialog.getByLabel('Tipo').selectOption('Vaqueros');
    await dialog.getByRole('button', { name: 'Aplicar a las 3' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /^Vaqueros/ })).toHaveCount(3);
  });

  await test.step('By keyboard: arrows, Space, Enter, Delete', async () => {
    const cat = decide.getByRole('checkbox', { name: /Parece un animal/ });
    await cat.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('1 elegida')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 elegida')).toBeHidden();
    await cat.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText('2 elegidas')).toBeVisible();
    await page.keyboard.press('Escape');
    await cat.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await expect(question.getByText('Parece un animal.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await cat.focus();
    await page.keyboard.press('Delete');
    await expect(section('Fuera').getByRole('checkbox')).toHaveCount(1);
  });

  await test.step('Duplicates are decided, one alone and the others together', async () => {
    const twins = decide.getByRole('checkbox');
    const before = await twins.count();
    await decide
      .getByRole('button', { name: /^Abrir/ })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Es la misma: dejar fuera' }).tap();
    await expect(twins).toHaveCount(before - 1);
    for (const twin of await twins.all()) await twin.tap();
    await page.getByRole('button', { name: /^No está/ }).tap();
    await expect(decide).toBeHidden();
  });

  await test.step('What was corrected survives a reload, and one tap files the rest', async () => {
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Vaqueros/ })).toHaveCount(3);
    await page.getByRole('button', { name: 'Guardar 58 prendas' }).tap();
    await expect(page.getByText('Scan Complete!')).toBeVisible();
    await expect(page.getByText('58 prendas: analizadas y añadidas a tu vestidor')).toBeVisible();
    const items = await wardrobe(page);
    expect(items).toHaveLength(58);
    expect(items.filter(({ kind }) => kind === 'jeans').length).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('button', { name: 'Elegir fotos' })).toBeVisible();
    expect(await (await page.request.get('/api/wardrobe/scans')).json()).toEqual({ scans: [], unread: [] });
  });
});
