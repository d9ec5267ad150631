import { expect, test } from '@playwright/test';
import { signUpQuietly } from './person.ts';

test('a visitor is told that access is required, with a button home [spec:2.dashboard.access-required.button]', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Acceso Requerido')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('a member finds five tabs, and samples in each [spec:2.dashboard.sidebar 2.dashboard.tabs 2.dashboard.overview.counts 2.dashboard.overview.activity 2.dashboard.overview.actions 2.dashboard.ai-stylist.work 2.dashboard.ai-stylist.casual 2.dashboard.ai-stylist.party 2.dashboard.ai-stylist.cards 2.dashboard.trends.cards 2.dashboard.trends.colours 3.trend-card.image 3.trend-card.title 3.trend-card.trend 3.trend-card.description]', async ({
  page,
}) => {
  await signUpQuietly(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Secciones' }).first()).toBeVisible();
  const panel = page.getByRole('tabpanel');
  for (const figure of ['24', '12', '156'])
    await expect(panel.getByText(figure, { exact: true })).toBeVisible();
  await expect(panel.getByText('Actividad reciente')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Escanear una prenda' })).toBeVisible();

  for (const tab of ['Vestidor', 'Outfits', 'Estilista IA', 'Tendencias']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Estilista IA' }).click();
  for (const occasion of ['Trabajo', 'Casual', 'Fiesta']) {
    await panel
      .getByRole('button', { name: occasion })
      .or(panel.getByRole('radio', { name: occasion }))
      .click();
    await expect(panel.getByRole('img').first()).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Tendencias' }).click();
  const card = panel
    .getByRole('article')
    .or(panel.getByRole('listitem'))
    .filter({ hasText: 'Sastrería blanda' })
    .first();
  await expect(card).toContainText('En alza');
  await expect(card).toContainText('Americanas sin hombrera');
  await expect(panel.getByText('Los colores')).toBeVisible();
});
