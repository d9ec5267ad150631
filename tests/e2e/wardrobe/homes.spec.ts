import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { addGarments, signUpQuietly } from '../person.ts';

const atHome = [
  { name: 'Camisa blanca', kind: 'shirt', color: 'blanco', fabric: 'cotton', style: 'casual' },
  { name: 'Vaqueros rectos', kind: 'jeans', color: 'azul vaquero', fabric: 'denim', style: 'casual' },
  { name: 'Zapatillas blancas', kind: 'sneakers', color: 'blanco', fabric: 'leather', style: 'casual' },
];
const forTheBeach = [
  { name: 'Polo marino', kind: 'polo', color: 'azul marino', fabric: 'cotton', style: 'casual' },
  { name: 'Chinos beige', kind: 'pants', color: 'beige', fabric: 'cotton', style: 'casual' },
  { name: 'Mocasines marrones', kind: 'loafers', color: 'marrón', fabric: 'leather', style: 'casual' },
];

const house = (page: Page, name: string) => page.getByRole('region', { name });

async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Elegir ${name}` }).check();
}

async function addHouse(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir otra casa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir otra casa' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Ponle un nombre')).toBeVisible();
  await dialog.getByLabel('Cómo la llamas').fill(name);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

test('keeps clothes in two houses and dresses from where one is @phone', async ({ page }) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  await addGarments(page, [...atHome, ...forTheBeach]);
  const beach = house(page, 'Casa de la playa');
  const home = house(page, 'En casa');
  const dressedIn = (name: string) => page.getByRole('img', { name: new RegExp(`^Outfit.*${name}`) });
  const names = forTheBeach.map(({ name }) => name);

  await test.step('adds a house, found from the filters of the wardrobe', async () => {
    await page.goto('/wardrobe');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByRole('link', { name: 'Mis casas' }).click();
    await expect(page.getByRole('heading', { name: '¿Tienes ropa en otra casa?' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await addHouse(page, 'Casa de la playa');
    await expect(beach.getByText('Ninguna prenda')).toBeVisible();
  });

  await test.step('takes three garments there, back by the undo, and there again', async () => {
    await choose(page, names);
    await expect(page.getByText('3 prendas', { exact: true }).last()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Llevar a la casa de la playa' }).click();
    await expect(beach.getByText('Polo marino')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(home.getByText('Polo marino')).toBeVisible();
    await page.reload();
    await expect(home.getByText('6 prendas')).toBeVisible();
    await choose(page, names);
    await page.getByRole('button', { name: 'Llevar a la casa de la playa' }).click();
    await expect(beach.getByText('3 prendas')).toBeVisible();
    await expect(page.getByText('3 prendas en la casa de la playa')).toBeVisible();
  });

  await test.step('is dressed from the house where they are', async () => {
    await page.goto('/');
    await expect(dressedIn('Camisa blanca')).toBeVisible();
    await expect(dressedIn('Polo marino')).toBeHidden();
    await page.goto('/wardrobe/homes');
    await beach.getByRole('button', { name: 'Estoy aquí' }).click();
    await expect(beach.getByRole('button', { name: 'Estoy aquí' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Te vestimos con lo que hay en la casa de la playa')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('Estás en la casa de la playa')).toBeVisible();
    await expect(dressedIn('Polo marino')).toBeVisible();
    await expect(dressedIn('Camisa blanca')).toBeHidden();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Volver a casa' }).click();
    await expect(dressedIn('Camisa blanca')).toBeVisible();
    await expect(page.getByText('Estás en la casa de la playa')).toBeHidden();
  });
});

/** Through the API. */
async function houseWith(page: Page, names: readonly string[]): Promise<string> {
  const id = randomUUID();
  await page.request.put(`/api/homes/${id}`, { data: { name: 'Casa de la playa' } });
  const garmentIds = (await itemsOf(page)).flatMap((item) => (names.includes(item.name) ? [item.id] : []));
  if (garmentIds.length > 0) await page.request.post('/api/homes/moves', { data: { garmentIds, to: id } });
  return id;
}

async function itemsOf(page: Page): Promise<{ id: string; name: string; home: string | null }[]> {
  return (await (await page.request.get('/api/wardrobe')).json()).wardrobe.items;
}

test('finds what is elsewhere, brings it, and deletes the house @phone', async ({ member: page }) => {
  await addGarments(page, [...atHome, ...forTheBeach]);
  await houseWith(
    page,
    forTheBeach.map(({ name }) => name),
  );
  const beach = house(page, 'Casa de la playa');

  await test.step('sees in the wardrobe what is elsewhere, filters it and brings one back', async () => {
    await page.goto('/wardrobe');
    const card = page.getByRole('article', { name: 'Polo marino' });
    await expect(card.getByText('Casa de la playa')).toBeVisible();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByRole('dialog').getByLabel('Casa', { exact: true }).selectOption('Casa de la playa');
    await page.getByRole('button', { name: 'Ver 3 prendas' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: 'Ver Polo marino' }).click();
    await page.getByRole('button', { name: 'Traer a casa' }).click();
    await expect(page.getByText('1 prenda en casa')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Está en la casa de la playa')).toBeVisible();
  });

  await test.step('deletes the house, whose garments are home again, and takes that back', async () => {
    await page.goto('/wardrobe/homes');
    await page.getByRole('button', { name: 'Más opciones de Casa de la playa' }).click();
    await page.getByRole('menuitem', { name: 'Borrar la casa' }).click();
    await expect(beach).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(beach.getByText('3 prendas')).toBeVisible();
  });
});

test('takes more garments than one call may, and back from a house that is deleted', async ({ page }) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  await page.request.post('/api/trial/start');
  const count = limits.home.movedMax + 20;
  const garments = Array.from({ length: count }, (_, at) => ({
    key: `camisa ${at}`,
    fields: { name: `Camisa ${at}`, kind: 'shirt', color: 'blanco' },
  }));
  await page.request.post('/api/wardrobe/import', { data: { garments } });
  await houseWith(page, []);
  const beach = house(page, 'Casa de la playa');
  await page.goto('/wardrobe/homes');
  await page.getByRole('button', { name: 'Elegir todas' }).click();
  await page.getByRole('button', { name: 'Llevar a la casa de la playa' }).click();
  await expect(beach.getByText(`${count} prendas`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${count} prendas en la casa de la playa`)).toBeVisible();
  await page.getByRole('button', { name: 'Más opciones de Casa de la playa' }).click();
  await page.getByRole('menuitem', { name: 'Borrar la casa' }).click();
  await expect(beach).toBeHidden();
  // The move's notice may still lie behind it.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'ya no está entre tus casas' })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expect(beach.getByText(`${count} prendas`, { exact: true })).toBeVisible();
  await expect.poll(async () => (await itemsOf(page)).filter(({ home }) => home !== null).length).toBe(count);
});

test('packs only what does not wait in the house of the trip, and notes it as taken @phone', async ({
  member: page,
}) => {
  await addGarments(page, [...atHome.slice(0, 1), ...forTheBeach.slice(1)]);
  const id = await houseWith(page, ['Chinos beige', 'Mocasines marrones']);

  await page.goto('/wardrobe?tab=outfits&vista=maleta');
  await page.getByLabel('Voy a una de mis casas').selectOption('Casa de la playa');
  await page.getByLabel('Días').selectOption('1 día');
  await page.getByRole('button', { name: 'Hacer la maleta' }).click();
  await expect(page.getByText('2 prendas ya te esperan en la casa de la playa')).toBeVisible();
  await expect(page.getByText('Para llevar: 1 prenda')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const inCase = house(page, '3 prendas para 1 día').getByRole('checkbox');
  await expect(inCase).toHaveCount(1);
  await page.getByRole('button', { name: 'Lo llevo' }).click();
  await expect(page.getByText('1 prenda en la casa de la playa')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apuntado' })).toBeDisabled();
  await expect(inCase).toHaveCount(1);
  expect((await itemsOf(page)).filter(({ home }) => home === id)).toHaveLength(3);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Lo llevo' })).toBeVisible();
  expect((await itemsOf(page)).filter(({ home }) => home === id)).toHaveLength(2);
});
