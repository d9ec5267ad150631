import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { photograph } from '#tests/factories/photograph.ts';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';

/** 0 to 255. */
async function middleOfCutout(page: Page): Promise<number> {
  const shown = await page.getByRole('img', { name: /^Foto de / }).getAttribute('src');
  const picture = sharp(await (await page.request.get(shown ?? '')).body());
  const { width, height } = await picture.metadata();
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  return (await picture.ensureAlpha().extract(middle).raw().toBuffer())[3] ?? -1;
}

/** A saved cut-out has a new address; the old one is gone from then on. */
async function save(page: Page): Promise<void> {
  // By its text: behind a dialog it has no role.
  const picture = page.getByAltText(/^Foto de /);
  const before = (await picture.getAttribute('src')) ?? '';
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(picture).not.toHaveAttribute('src', before);
}

async function strokeThroughTheMiddle(page: Page): Promise<void> {
  const stage = await page.getByRole('application').boundingBox();
  if (stage === null) throw new Error('there is nothing to paint on');
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  await page.mouse.move(x - 40, y - 20);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 6 });
  await page.mouse.move(x - 30, y + 20, { steps: 6 });
  await page.mouse.up();
}

test('a cut-out is repaired with a brush and reset', async ({ member: page }) => {
  const imageBase64 = (await photograph()).toString('base64');
  const scan = await page.request.post('/api/wardrobe/scan', { data: { imageBase64 } });
  const { item } = await scan.json();
  await page.goto('/wardrobe?tab=items');
  await page.getByRole('button', { name: `Ver ${item.name}` }).click();
  expect(await middleOfCutout(page)).toBe(255);

  const picture = page.getByRole('img', { name: /^Foto de / });
  await page.getByText('Foto', { exact: true }).click();
  await expect(picture).toHaveAttribute('src', /\/full$/);
  await page.getByText('Recorte', { exact: true }).click();
  await expect(picture).toHaveAttribute('src', /\/cutout$/);

  await page.getByRole('button', { name: 'Retocar recorte' }).click();
  await page.getByText('Quitar', { exact: true }).click();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  const redo = page.getByRole('button', { name: 'Rehacer' });
  await expect(undo).toBeDisabled();
  await strokeThroughTheMiddle(page);
  await page.keyboard.press('Control+z');
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(redo).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  // Requires confirmation.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seguir retocando' }).click();
  await save(page);
  await expect(page.getByText('Recorte guardado')).toBeVisible();
  expect(await middleOfCutout(page)).toBe(0);

  // The space bar paints at the brush, which starts in the centre.
  await page.getByRole('button', { name: 'Retocar recorte' }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('Space');
  await expect(undo).toBeEnabled();
  await page.getByRole('button', { name: 'Volver al recorte automático' }).click();
  await save(page);
  expect(await middleOfCutout(page)).toBe(255);
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  expect(wardrobe.items[0].photo).toMatchObject({ shown: 'cutout', cutBy: 'scanner' });
});
