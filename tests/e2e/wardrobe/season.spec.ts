import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { addGarments, signUpQuietly } from '../person.ts';

test.use({ ownContext: true });

const summer = ['summer'];
const winter = ['winter'];

const placesOf = async (page: Page): Promise<Record<string, string | null>> => {
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  return Object.fromEntries(
    wardrobe.items.map(({ name, away }: { name: string; away: { place: string } | null }) => [
      name,
      away?.place ?? null,
    ]),
  );
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`changes the wardrobe of season, leaves it and undoes it, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.clock.setFixedTime(new Date('2030-10-05T17:00:00'));
    await signUpQuietly(page);
    await addGarments(page, [
      { name: 'Vestido de tirantes', kind: 'dress', color: 'rojo', season: summer },
      { name: 'Bañador verde', kind: 'swimwear', color: 'verde', season: summer },
      { name: 'Jersey fino', kind: 'sweater', color: 'crudo', fabric: 'wool', season: summer },
      { name: 'Vaqueros', kind: 'jeans', color: 'azul marino' },
      { name: 'Abrigo largo', kind: 'coat', color: 'camel', season: winter },
      { name: 'Gorro', kind: 'beanie', color: 'negro', season: winter },
    ]);
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    const idOf = (name: string) => wardrobe.items.find((item: { name: string }) => item.name === name).id;
    const away = { why: 'stored', place: 'Caja 3, altillo', until: null };
    for (const name of ['Abrigo largo', 'Gorro'])
      await page.request.patch(`/api/wardrobe/items/${idOf(name)}`, { data: { away } });
    await page.request.patch(`/api/wardrobe/items/${idOf('Jersey fino')}`, { data: { inLaundry: true } });
    const before = await placesOf(page);

    await page.goto('/');
    await page.getByText('Llega el frío').locator('xpath=..').getByRole('link', { name: 'Empezar' }).click();
    await expect(page.getByText('Guardar lo de verano, sacar lo de invierno')).toBeVisible();
    await page.getByRole('button', { name: 'Empezar' }).click();

    await expect(page.getByRole('heading', { name: 'Caja 3, altillo' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Abrigo largo' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Gorro' }).click();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Gorro' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Seguir' }).click();

    await expect(page.getByRole('heading', { name: 'Antes de guardar, a lavar' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '¿Te las quedas?' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Vaqueros' })).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Jersey fino' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Jersey fino ya está limpia' }).click();
    await expect(page.getByRole('heading', { name: 'Antes de guardar, a lavar' })).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Jersey fino' })).toBeChecked();
    await page.getByRole('button', { name: 'Seguir' }).click();

    await expect(page.getByRole('heading', { name: 'Quedan 3 prendas' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Bañador verde' }).click();
    await page.getByLabel('En qué caja o en qué sitio').fill('Caja 1');
    await page.getByRole('button', { name: 'Meter 2 prendas en «Caja 1»' }).click();
    await expect(page.getByRole('button', { name: 'Hacer el cambio' })).toBeDisabled();
    await page.getByRole('button', { name: 'Caja 3, altillo' }).click();
    await page.getByRole('button', { name: 'Meter 1 prenda en «Caja 3, altillo»' }).click();
    await page.getByRole('button', { name: 'Hacer el cambio' }).click();

    await expect(page.getByText('3 prendas guardadas en 2 sitios, 1 de vuelta.')).toBeVisible();
    const label = page.getByRole('listitem').filter({ hasText: 'Caja 3, altillo' });
    await expect(label.first()).toContainText('Gorro');
    await expect(label.first()).toContainText('Bañador verde');
    expect(await placesOf(page)).toEqual({
      ...before,
      'Abrigo largo': null,
      'Vestido de tirantes': 'Caja 1',
      'Jersey fino': 'Caja 1',
      'Bañador verde': 'Caja 3, altillo',
    });
    await page.reload();
    await page.getByRole('button', { name: 'Deshacer todo' }).click();
    await expect(page.getByText('Todo vuelve a estar como antes')).toBeVisible();
    expect(await placesOf(page)).toEqual(before);
    await expect(page.getByText('Se guardan 3 y vuelven 1.')).toBeVisible();
  });
}

test('the season changes in the house where one is alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-10-05T17:00:00'));
  await signUpQuietly(page);
  await addGarments(page, [
    { name: 'Vestido de tirantes', kind: 'dress', color: 'rojo', season: summer },
    { name: 'Bañador verde', kind: 'swimwear', color: 'verde', season: summer },
  ]);
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  const swimsuit = wardrobe.items.find(({ name }: { name: string }) => name === 'Bañador verde');
  const homeId = randomUUID();
  await page.request.put(`/api/homes/${homeId}`, { data: { name: 'Casa de la playa' } });
  await page.request.post('/api/homes/moves', { data: { garmentIds: [swimsuit.id], to: homeId } });
  await page.goto('/');
  await expect(page.getByText('1 prenda por guardar')).toBeVisible();
  await page.goto('/wardrobe/season');
  await expect(page.getByText('Contamos solo lo que hay en casa')).toBeVisible();
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByRole('checkbox', { name: 'Vestido de tirantes' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Bañador verde' })).toBeHidden();

  await page.request.put('/api/homes/here', { data: { homeId } });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Bañador verde' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Vestido de tirantes' })).toBeHidden();
});

test('an invitation to change the wardrobe is dismissed for the season', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-04-05T17:00:00'));
  await signUpQuietly(page);
  await addGarments(page, [{ name: 'Abrigo largo', kind: 'coat', color: 'camel', season: winter }]);
  await page.goto('/');
  await expect(page.getByText('Llega el buen tiempo')).toBeVisible();
  await expect(page.getByText('1 prenda por guardar')).toBeVisible();
  await page.getByRole('button', { name: 'No recordármelo esta temporada' }).click();
  await expect(page.getByText('Llega el buen tiempo')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /primer outfit|Hola/ }).first()).toBeVisible();
  await page.clock.setFixedTime(new Date('2030-10-05T17:00:00'));
  await page.goto('/wardrobe');
  await page.getByRole('button', { name: /Filtros/ }).click();
  await page.getByRole('link', { name: 'Cambio de armario' }).click();
  await expect(page.getByRole('heading', { name: 'Cambio de armario' })).toBeVisible();
});
