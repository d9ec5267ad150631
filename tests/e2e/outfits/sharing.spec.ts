import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';
import { addGarments, openDemo } from '../person.ts';

const clothes = [
  { name: 'Camisa de Marta', kind: 'shirt', color: 'blanco', fabric: 'cotton', style: 'formal' },
  { name: 'Pantalón gris', kind: 'pants', color: 'gris', fabric: 'wool', style: 'formal' },
  { name: 'Vaqueros', kind: 'jeans', color: 'azul vaquero', fabric: 'denim', style: 'casual' },
];

async function keepOutfits(page: Page): Promise<void> {
  await addGarments(page, clothes);
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  const idOf = (name: string) => wardrobe.items.find((item: { name: string }) => item.name === name).id;
  for (const [name, below] of [
    ['Lunes en la oficina', 'Pantalón gris'],
    ['Domingo', 'Vaqueros'],
  ] as const) {
    const garmentIds = [idOf('Camisa de Marta'), idOf(below)];
    const data = { name, occasion: 'casual', season: 'fall', garmentIds };
    expect((await page.request.post('/api/wardrobe/outfits', { data })).status()).toBe(200);
  }
}

test('asks friends what to wear by a link, and takes it back @phone @only-phone', async ({
  member: page,
  browser,
  baseURL,
}) => {
  await keepOutfits(page);
  await page.goto('/wardrobe?tab=outfits');
  const dialog = page.getByRole('dialog', { name: 'Compartir este outfit' });
  let address = '';

  await test.step('shows what strangers will see, and makes the link', async () => {
    await page.getByRole('button', { name: 'Más acciones para Lunes en la oficina' }).tap();
    await page.getByRole('menuitem', { name: 'Compartir' }).tap();
    await expect(dialog.getByRole('img', { name: /^La imagen que compartes/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Añadir Domingo a la votación' }).tap();
    await dialog.getByRole('button', { name: 'Crear votación' }).tap();
    const link = dialog.getByLabel('Enlace', { exact: true });
    await expect(link).toBeVisible();
    address = await link.inputValue();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cerrar' }).tap();
  });

  const friend = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'es-ES' });
  const theirs = await friend.newPage();
  await test.step('a friend votes without an account and without scripts', async () => {
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('¿Cuál me pongo?');
    await expect(theirs.getByText('Camisa blanca y vaqueros azules').first()).toBeVisible();
    await expect(theirs.locator('body')).not.toContainText(/Marta|oficina|Domingo/);
    await theirs.getByRole('button', { name: 'Votar por el A' }).click();
    await theirs.getByRole('button', { name: 'Cambiar mi voto por el B' }).click();
    await expect(theirs.getByText('1 voto, con el tuyo')).toBeVisible();
    await theirs.getByText('Denunciar', { exact: true }).click();
    await theirs.getByLabel('Se ve a una persona').check();
    await theirs.getByRole('button', { name: 'Enviar denuncia' }).click();
    await expect(theirs.getByRole('status')).toHaveText('Gracias por avisar. Lo miraremos.');
  });

  await test.step('the page is accessible in both themes', async () => {
    const other = await page.context().newPage();
    await other.goto(address);
    expect(await axeFaults(other)).toEqual([]);
    await other.close();
  });

  await test.step('the owner sees the vote and stops sharing', async () => {
    await page.reload();
    const shared = page.getByRole('region', { name: 'Lo que compartes' });
    await expect(shared.getByText('B: Domingo')).toBeVisible();
    await expect(shared.getByText('1 voto', { exact: true })).toBeVisible();
    await shared.getByRole('button', { name: /^Dejar de compartir/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Dejar de compartir' }).tap();
    await expect(shared).toBeHidden();
  });

  await test.step('the link is gone for everybody', async () => {
    await expect.poll(async () => (await theirs.goto(address))?.status()).toBe(404);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no existe');
    await friend.close();
  });
});

test('an outfit is shared by keyboard; a demonstration keeps its own to itself', async ({ member: page }) => {
  await keepOutfits(page);
  await page.goto('/wardrobe?tab=outfits');
  const dialog = page.getByRole('dialog', { name: 'Compartir este outfit' });
  const openByKeyboard = async (more: string | RegExp) => {
    const opener = page.getByRole('button', { name: more }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Compartir' }).press('Enter');
    await expect(dialog).toBeVisible();
    return opener;
  };

  const opener = await openByKeyboard('Más acciones para Domingo');
  await tabTo(page, dialog.getByRole('button', { name: 'Crear enlace' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Enlace', { exact: true })).toHaveValue(/\/compartido\/[0-9a-f]{32}$/);
  const download = page.waitForEvent('download');
  await tabTo(page, dialog.getByRole('button', { name: 'Descargar' }));
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('outfit-vestidor.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.request.post('/api/logout');
  await openDemo(page);
  await page.goto('/wardrobe?tab=outfits');
  await openByKeyboard(/^Más acciones para/);
  await expect(dialog.getByText('La demostración no crea enlaces.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Crear enlace' })).toBeHidden();
});
