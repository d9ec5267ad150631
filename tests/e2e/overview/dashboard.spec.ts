import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { addGarments, openDemo } from '../person.ts';

test('a visitor is asked to sign in first', {
  tag: ['@4.auth.unauthenticated', '@6.member.dashboard.blocked', '@2.dashboard.access-required.button'],
}, async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Acceso Requerido' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('the dashboard, tab by tab', async ({ member: page }) => {
  await page.goto('/dashboard');
  await test.step('The dashboard has a sidebar', async () => {
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Vestidor' }).first()).toBeVisible();
  });
  await test.step('The overview shows 24 garments, 12 outfits and 156 AI recommendations as samples', async () => {
    for (const [label, value] of [
      ['Prendas', '24'],
      ['Outfits', '12'],
      ['Recomendaciones IA', '156'],
    ] as const) {
      await expect(page.getByText(`${label}${value}`)).toBeVisible();
    }
    await expect(page.getByText('Ejemplo', { exact: true })).toBeVisible();
  });
  await test.step('The overview shows static recent activity; The overview shows quick actions', async () => {
    await expect(page.getByRole('heading', { name: 'Actividad reciente' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Escanear una prenda' })).toBeVisible();
  });
  await test.step('The in-page tabs have the values overview, wardrobe, outfits, ai-stylist and trends', async () => {
    const tabs = ['overview', 'wardrobe', 'outfits', 'ai-stylist', 'trends'];
    for (const [at, value] of tabs.entries()) {
      await page.getByRole('tab').nth(at).click();
      await expect(page).toHaveURL(value === 'overview' ? '/dashboard' : `/dashboard?tab=${value}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
    }
  });
  await test.step('The trends tab has sample trend cards with image, title, trend and description; Sample trend card: image', async () => {
    const card = page.getByRole('article').first();
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText('Sastrería blanda');
    await expect(card).toContainText('En alza');
    await expect(card).toContainText('Americanas sin hombrera');
  });
  await test.step('The trends tab shows colours', async () => {
    await expect(page.getByText('burdeos')).toBeVisible();
  });
  await test.step('The AI stylist tab has the occasion button Trabajo; The AI stylist tab has the occasion button Casual', async () => {
    await page.getByRole('tab', { name: 'Estilista IA' }).click();
    for (const occasion of ['Casual', 'Fiesta', 'Trabajo']) {
      await page.getByRole('radio', { name: occasion }).locator('..').click();
      await expect(page.getByRole('article').first()).toContainText(occasion);
      await expect(page.getByRole('article').first()).toContainText('% de confianza');
    }
  });
});

test('the user’s own figures replace the samples', async ({ member: page }) => {
  await addGarments(page, [{ name: 'Camisa de lino', kind: 'shirt', color: 'blanco', fabric: 'linen' }]);
  await page.goto('/dashboard');
  await expect(page.getByText('Prendas1')).toBeVisible();
  await expect(page.getByText('Ejemplo', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Añadiste la camisa de lino' })).toContainText(
    'Hoy',
  );
  await page.getByRole('tab', { name: 'Vestidor' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Camisa de lino/ })
    .click();
  await expect(page).toHaveURL(/\/wardrobe\?prenda=/);
  await expect(page.getByRole('dialog', { name: 'Camisa de lino' })).toBeVisible();
});

test('a filled dashboard shows its own outfits', async ({ page }) => {
  await openDemo(page);
  await page.goto('/dashboard?tab=outfits');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('tab', { name: 'Estilista IA' }).click();
  await expect(page.getByRole('article').first()).toContainText('% de puntuación IA');
});

test('the dashboard logs out, also after a failure', {
  tag: ['@7.logout.then', '@7.logout.failure'],
}, async ({ member: page }) => {
  await page.goto('/dashboard');
  await page.route('**/api/logout', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().includes('logout failed'));
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await logged;
  await expect(page).toHaveURL('/');
});
