import { expect, test } from '@playwright/test';
import { openDemo, signUpQuietly } from './person.ts';

test('the home without Premium', async ({ page }) => {
  const { username } = await signUpQuietly(page);
  await page.goto('/');
  await test.step('The signed-in home shows a welcome message', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${username}`);
  });
  await test.step('A tile leads to adding a garment', async () => {
    await expect(page.getByRole('link', { name: /Añadir Prenda/ })).toHaveAttribute(
      'href',
      '/wardrobe?tab=scanner',
    );
  });
  await test.step('A tile leads to creating an outfit', async () => {
    await expect(
      page.getByRole('link', { name: /Crear Outfit.*Combina tus prendas manualmente/ }),
    ).toBeVisible();
  });
  await test.step('A tile leads to my wardrobe (3D view)', async () => {
    await expect(page.getByRole('link', { name: /Mi Vestidor.*3D/ })).toHaveAttribute('href', '/wardrobe');
  });
  await test.step('The AI Stylist tile is locked and greyed unless Premium; Non-Premium users see the locked AI Stylist tile', async () => {
    await expect(page.getByText('Requiere Premium')).toBeVisible();
    await expect(page.getByRole('link', { name: /AI Stylist/ })).toHaveCount(0);
  });
  await test.step('Without Premium an upgrade banner leads to /pricing; Non-Premium users see the upgrade banner', async () => {
    await expect(page.getByRole('link', { name: 'Ver Premium' })).toHaveAttribute('href', '/pricing');
  });
});

test('the home with Premium', { tag: ['@2.home.premium-badge', '@6.premium.badge'] }, async ({ page }) => {
  await openDemo(page);
  await expect(page.getByText('Premium', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /AI Stylist/ })).toBeVisible();
  await expect(page.getByText('Genera combinaciones épicas con IA')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver Premium' })).toHaveCount(0);
});

test('the home logs out by navigation', { tag: ['@2.home.logout', '@7.logout.navigation.used'] }, async ({
  page,
}) => {
  await signUpQuietly(page);
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/logout')) calls.push(`${request.method()} ${request.resourceType()}`);
  });
  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar Sesión', exact: true })).toBeVisible();
  expect(calls).toEqual(['GET document']);
});

test('a visitor who signs in from the landing gets the home, not the landing', async ({ page }) => {
  const { username, password } = await signUpQuietly(page);
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('link', { name: 'Iniciar Sesión', exact: true }).click();
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${username}`);
});
