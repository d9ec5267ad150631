import { expect, test } from '@playwright/test';
import { openDemo, signUpQuietly } from './person.ts';

test('a person without Premium sees what is locked and where to unlock it [spec:2.home.welcome 2.home.banner 2.home.tile.ai-stylist 4.subscription.banner 4.subscription.locked-tile]', async ({
  page,
}) => {
  const { username } = await signUpQuietly(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: `Hola, ${username}` })).toBeVisible();
  await expect(page.getByText('Requiere Premium')).toBeVisible();
  await expect(page.getByText('Combina tus prendas manualmente')).toBeVisible();
  await page.getByRole('link', { name: 'Ver Premium' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a person with Premium sees the badge and nothing locked @phone [spec:2.home.premium-badge]', async ({
  page,
}) => {
  await openDemo(page);
  await expect(page.getByText('Premium', { exact: true })).toBeVisible();
  await expect(page.getByText('Genera combinaciones épicas con IA')).toBeVisible();
  await expect(page.getByText('Requiere Premium')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ver Premium' })).toBeHidden();
});

test('the tiles lead to what they say [spec:2.home.tile.add-garment 2.home.tile.create-outfit 2.home.tile.wardrobe]', async ({
  page,
}) => {
  await signUpQuietly(page);
  const destinations = [
    ['Añadir Prenda', /\/wardrobe\?tab=scanner$/],
    ['Crear Outfit', /\/wardrobe\?tab=outfits&crear=1$/],
    ['Mi Vestidor', /\/wardrobe$/],
  ] as const;
  for (const [tile, address] of destinations) {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(tile) })
      .click();
    await expect(page).toHaveURL(address);
  }
});

test('signing out goes through the server and back to the landing [spec:2.home.logout]', async ({ page }) => {
  await signUpQuietly(page);
  await page.goto('/');
  const visited = page.waitForRequest('**/api/logout');
  await page.getByRole('main').getByRole('link', { name: 'Cerrar sesión' }).click();
  expect((await visited).method()).toBe('GET');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
});

test('a signed-in person never sees the landing at /', async ({ page }) => {
  await signUpQuietly(page);
  const answer = await page.request.get('/');
  expect(await answer.text()).not.toContain('Ya tienes qué ponerte');
});
