import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { addGarments, signUpQuietly } from '../person.ts';

const clothes = [
  { name: 'Camisa negra', kind: 'shirt', color: 'negro', fabric: 'cotton', style: 'casual' },
  { name: 'Pantalón camel', kind: 'pants', color: 'camel', fabric: 'cotton', style: 'casual' },
  { name: 'Zapatos negros', kind: 'shoes', color: 'negro', fabric: 'leather', style: 'casual' },
];

const undo = (page: Page, said: string) =>
  page.getByRole('listitem').filter({ hasText: said }).getByRole('button', { name: 'Deshacer' }).click();

async function readLook(page: Page): Promise<void> {
  await page.goto('/wardrobe/inspiration');
  const picture = page.locator('input[type=file]').first();
  await picture.setInputFiles('scanner/testing-pictures/photographer.jpg');
  await expect(page.getByRole('heading', { name: 'Prenda a prenda' })).toBeVisible({ timeout: 60_000 });
}

test('a picture of a look is remade with what is owned, saved and put on a board @phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  await addGarments(page, clothes);

  await test.step('takes the look apart and says what it takes from the wardrobe', async () => {
    await readLook(page);
    await expect(page.getByRole('heading', { name: 'Con tu ropa' })).toBeVisible();
    await expect(page.getByText(/^Encaja al \d+/)).toBeVisible();
    await expect(page.getByText('Para completarlo: Zapatos negros y Camisa negra.')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar el outfit' }).click();
    await expect(page.getByText('Outfit guardado')).toBeVisible();
  });

  await test.step('keeps its parts, and no picture of the person', async () => {
    await page.getByRole('button', { name: 'Guardar la inspiración' }).click();
    await expect(page).toHaveURL(/inspiracion=/);
    await expect(page.getByRole('heading', { name: 'Prenda a prenda' })).toBeVisible();
    const { inspirations } = await (await page.request.get('/api/inspirations')).json();
    expect(inspirations).toHaveLength(1);
    expect((await (await page.request.get('/api/account/export')).body()).byteLength).toBeGreaterThan(0);
  });

  await test.step('renames it and puts it on a new board', async () => {
    await page.getByRole('link', { name: 'Todas las inspiraciones' }).click();
    await page.getByRole('button', { name: /^Opciones de/ }).click();
    await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Domingo');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Domingo' })).toBeVisible();
    await page.getByRole('button', { name: 'Opciones de Domingo' }).click();
    await page.getByRole('menuitem', { name: 'Poner en un tablero' }).click();
    await page.getByRole('button', { name: 'Nuevo tablero' }).click();
    await page.getByRole('dialog').getByLabel('Nombre').fill('Otoño');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Otoño/ })
      .click();
    await page.getByRole('button', { name: 'Ver el tablero' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Otoño' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Domingo' })).toBeVisible();
  });

  await test.step('adds the outfit, with a note, and changes their order', async () => {
    await page.getByRole('button', { name: 'Añadir' }).click();
    await page.getByRole('dialog').locator('button[aria-pressed]').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Añadir 1' }).click();
    const places = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect(places).toHaveCount(2);
    const outfit = (await places.nth(1).textContent()) ?? '';
    await page.getByRole('button', { name: `Opciones de ${outfit}` }).click();
    await page.getByRole('menuitem', { name: 'Escribir una nota' }).click();
    await page.getByRole('textbox', { name: 'Nota' }).fill('Para el lunes');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Para el lunes')).toBeVisible();
    await page.getByRole('button', { name: `Opciones de ${outfit}` }).click();
    await page.getByRole('menuitem', { name: 'Mover antes' }).click();
    await expect(places.first()).toHaveText(outfit);
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await expect(places.first()).toHaveText(outfit);
  });

  await test.step('what is taken off, and the board itself, come back with one tap', async () => {
    await page.getByRole('button', { name: 'Opciones de Domingo' }).click();
    await page.getByRole('menuitem', { name: 'Quitar del tablero' }).click();
    await expect(page.getByRole('heading', { name: 'Domingo' })).toBeHidden();
    await undo(page, 'Quitado del tablero');
    await expect(page.getByRole('heading', { name: 'Domingo' })).toBeVisible();
    await page.getByRole('button', { name: 'Borrar el tablero' }).click();
    await expect(page.getByRole('heading', { name: 'Aún no tienes tableros' })).toBeVisible();
    await undo(page, 'Tablero borrado');
    await expect(page.getByRole('link', { name: /Otoño/ })).toBeVisible();
  });

  await test.step('deletes the inspiration, also from its board', async () => {
    await page.goto('/wardrobe/inspiration');
    await page.getByRole('button', { name: 'Opciones de Domingo' }).click();
    await page.getByRole('menuitem', { name: 'Borrar' }).click();
    await expect(page.getByText('Inspiración borrada')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Domingo' })).toBeHidden();
    await expect
      .poll(async () => (await (await page.request.get('/api/boards')).json()).boards[0].items.length, {
        timeout: 15_000,
      })
      .toBe(1);
  });
});

/** As if a picture had been copied elsewhere. */
async function pastePicture(page: Page): Promise<void> {
  const bytes = (await readFile('scanner/testing-pictures/photographer.jpg')).toString('base64');
  await page.evaluate((base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([data], 'look.jpg', { type: 'image/jpeg' }));
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, bytes);
}

test('what a look lacks is proposed from the shop and noted as a wish', async ({ page }) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  await page.goto('/wardrobe/inspiration');
  await page.locator('input[type=file]').first().setInputFiles('tests/e2e/outfits/inspiration.spec.ts');
  await expect(page.getByText('Arrastra una foto o pégala aquí')).toBeVisible();
  await pastePicture(page);
  await expect(page.getByRole('heading', { name: 'Prenda a prenda' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/le falta lo principal/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Apuntar en deseos: / })
    .first()
    .click();
  await expect(page.getByText('Apuntado en tus deseos').first()).toBeVisible();
  await page.goto('/store/wishes');
  await expect(page.getByRole('list', { name: 'Deseos' }).getByRole('listitem')).toHaveCount(1);
});

test('a photograph of a person in the scanner can be remade instead', async ({ page }) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  await page.goto('/wardrobe?tab=scanner');
  await page.locator('input[type=file]').first().setInputFiles('scanner/testing-pictures/photographer.jpg');
  await page.getByRole('button', { name: 'Escanear prenda' }).click();
  await page.getByRole('button', { name: 'Separar la ropa' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Rehacerlo con mi ropa' }).click({ timeout: 60_000 });
  await expect(page).toHaveURL('/wardrobe/inspiration');
  await expect(page.getByRole('heading', { name: 'Prenda a prenda' })).toBeVisible({ timeout: 60_000 });
});
