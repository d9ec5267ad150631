import { expect } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { addGarments } from '../person.ts';
import { fivePhotographs } from '../photographs.ts';

const clothes = [
  { name: 'Camiseta de rayas', kind: 't-shirt', color: 'blanco', fabric: 'cotton', style: 'casual' },
  { name: 'Vaqueros de peto', kind: 'jeans', color: 'azul vaquero', fabric: 'denim', style: 'casual' },
  { name: 'Zapatillas', kind: 'sneakers', color: 'rojo', fabric: 'leather', style: 'casual' },
];

test('keeps the wardrobe of a child, fills it and comes back @phone', async ({ member: page }, info) => {
  await addGarments(page, [{ ...clothes[0], name: 'Mi camisa', kind: 'shirt' }]);
  const title = page.getByRole('heading', { level: 1 });

  await test.step('adds a child from the account page and opens the wardrobe', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Añadir un peque' }).click();
    const dialog = page.getByRole('dialog', { name: 'Añadir un peque' });
    await dialog.getByRole('button', { name: 'Crear su vestidor' }).click();
    await expect(dialog.getByText('Escribe su nombre')).toBeVisible();
    await dialog.getByLabel('Nombre').fill('Lola');
    await dialog.getByLabel('Año de nacimiento').selectOption(String(new Date().getFullYear() - 6));
    await dialog.getByLabel('Talla de ropa').selectOption('116 cm, 6 años');
    await dialog.getByLabel('Número de pie').selectOption('29');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Crear su vestidor' }).click();
    await expect(page.getByText('6 años · talla 116 cm, 6 años · pie 29')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Abrir el vestidor de Lola' }).click();
    await expect(title).toContainText('Vestidor de Lola');
  });

  await test.step('scans a photograph and makes outfits in it', async () => {
    const { files } = await fivePhotographs(info.outputPath('fotos'));
    await page.goto('/wardrobe?tab=scanner');
    await page.locator('input[type=file]').first().setInputFiles(files.slice(0, 1));
    await page.getByRole('button', { name: 'Escanear prenda' }).click();
    await expect(page.getByText('Scan Complete!')).toBeVisible({ timeout: 45_000 });
    await addGarments(page, clothes);
    await page.goto('/wardrobe');
    await expect(page.getByText('Vaqueros de peto')).toBeVisible();
    await expect(page.getByText('Mi camisa')).toBeHidden();
    await page.goto('/wardrobe?tab=outfits');
    await page.getByRole('button', { name: 'Generar outfits' }).click();
    await expect(page.getByText('Outfits generados')).toBeVisible();
    await page
      .getByRole('button', { name: /^Más acciones para/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Planear para un día' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Compartir' })).toBeHidden();
    await page.keyboard.press('Escape');
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('leaves the advisors to the own wardrobe', async () => {
    await page.goto('/ai-chat');
    await expect(page.getByRole('heading', { name: 'Las asesoras llevan tu vestidor' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('switches by the header of the wardrobe', async () => {
    await page.goto('/wardrobe');
    await page.getByRole('button', { name: 'Cambiar de vestidor' }).click();
    await page.getByRole('menuitem', { name: 'Mi Vestidor' }).click();
    await expect(title).toContainText('Mi Vestidor');
    await expect(page.getByText('Mi camisa')).toBeVisible();
    await expect(page.getByText('Vaqueros de peto')).toBeHidden();
    await page.getByRole('button', { name: 'Cambiar de vestidor' }).click();
    await page.getByRole('menuitem', { name: 'Vestidor de Lola' }).click();
    await expect(title).toContainText('Vestidor de Lola');
    await page.getByRole('button', { name: 'Volver al mío' }).click();
    await expect(title).toContainText('Mi Vestidor');
  });

  await test.step('erases the wardrobe after one question', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Opciones del vestidor de Lola' }).click();
    await page.getByRole('menuitem', { name: 'Borrar su vestidor' }).click();
    await page.getByRole('button', { name: 'Borrar para siempre' }).click();
    await expect(page.getByText('El vestidor de Lola se ha borrado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir el vestidor de Lola' })).toBeHidden();
  });
});

test('passes on what a child has outgrown @phone', async ({ member: page }) => {
  const ward = async (name: string, age: number, sizes: { clothes: number | null; shoes: number | null }) => {
    const data = { name, birthYear: new Date().getFullYear() - age, sizes };
    return (await (await page.request.post('/api/household/wards', { data })).json()).ward.id as string;
  };
  const lola = await ward('Lola', 6, { clothes: 116, shoes: 29 });
  const hugo = await ward('Hugo', 3, { clothes: 98, shoes: 24 });
  await page.request.put('/api/household/open', { data: { wardId: lola } });
  await addGarments(page, [
    { ...clothes[0], size: '5 años' },
    { ...clothes[1], size: '116' },
    { ...clothes[2], size: '28' },
  ]);

  await test.step('lists it from the wardrobe', async () => {
    await page.goto('/wardrobe');
    await page.getByRole('link', { name: 'A Lola se le han quedado 2 prendas pequeñas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se le ha quedado pequeña');
    await expect(page.getByText('Vaqueros de peto')).toBeHidden();
    expect(await axeFaults(page)).toEqual([]);
  });

  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await test.step('gives it to the next child with one tap, and takes it back', async () => {
    await row('Camiseta de rayas').getByRole('button', { name: 'Para Hugo' }).click();
    await expect(page.getByText('«Camiseta de rayas» es ahora de Hugo')).toBeVisible();
    await expect(row('Camiseta de rayas')).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(row('Camiseta de rayas')).toBeVisible();
    await row('Camiseta de rayas').getByRole('button', { name: 'Para Hugo' }).click();
    await expect(row('Camiseta de rayas')).toBeHidden();
  });

  await test.step('or says that it was given away', async () => {
    await page.getByRole('button', { name: 'Más opciones para Zapatillas' }).click();
    await page.getByRole('menuitem', { name: 'Ya no la tengo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ya no tengo «Zapatillas»' });
    await dialog.getByText('Regalada').click();
    await dialog.getByRole('button', { name: 'Sacarla del vestidor' }).click();
    await expect(page.getByRole('heading', { name: 'Todo le vale' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await page.request.put('/api/household/open', { data: { wardId: hugo } });
  await page.goto('/wardrobe');
  await expect(page.getByText('Camiseta de rayas')).toBeVisible();
});

test('a page that shows another wardrobe writes nothing to this one', async ({ member: page }) => {
  await addGarments(page, [{ ...clothes[0], name: 'Mi camisa' }]);
  const sizes = { clothes: null, shoes: null };
  const data = { name: 'Lola', birthYear: new Date().getFullYear() - 6, sizes };
  const { ward } = await (await page.request.post('/api/household/wards', { data })).json();
  await page.goto('/wardrobe');
  await expect(page.getByText('Mi camisa')).toBeVisible();
  // As another tab does.
  await page.request.put('/api/household/open', { data: { wardId: ward.id } });
  await page.getByRole('button', { name: 'Añadir Mi camisa a favoritas' }).click();
  await expect(page.getByText('En otra pestaña has abierto otro vestidor')).toBeVisible();
});
