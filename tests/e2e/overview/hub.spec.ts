import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { openDemo, signUpQuietly } from '../person.ts';

const tabs = ['Panel', 'Estilistas IA', 'Escáner 3D', 'Compras premium', 'Tendencias', 'Analítica'];

const advisorCard = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a visitor cannot open the hub', async ({ page }) => {
  const answer = await page.goto('/super-app');
  expect(answer?.status()).toBe(404);
});

for (const path of ['/super-app', '/enterprise']) {
  test(`${path} has six tabs, each with an address`, { tag: ['@2.hub.tabs'] }, async ({ member: page }) => {
    await page.goto(path);
    await expect(page.getByRole('tab')).toHaveText(tabs);
    for (const name of tabs.slice(1)) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Analítica' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Tendencias' })).toHaveAttribute('aria-selected', 'true');
  });
}

test('the panel of the hub', async ({ member: page, context }) => {
  await page.goto('/super-app');
  await test.step('A stat card says outfits created 1,247; A stat card says premium purchases 2,456 with 367 saved', async () => {
    for (const card of [
      'Outfits creados1.247',
      'Compras premium2.456367 ahorrados',
      'Sesiones IA456',
      'NivelVIP8 meses',
    ]) {
      await expect(page.getByText(card)).toBeVisible();
    }
    await expect(page.getByText('Ejemplo', { exact: true })).toBeVisible();
  });
  await test.step('A live clock is updated every second', async () => {
    const clock = page.getByRole('timer');
    const shown: string[] = [];
    await expect
      .poll(async () => {
        const text = (await clock.textContent()) ?? '';
        if (shown.at(-1) !== text) shown.push(text);
        return shown.length;
      })
      .toBeGreaterThan(2);
    expect(shown[0]).toMatch(/^\d{2}:\d{2}:\d{2}$/);
  });
  for (const [id, name, specialty, rating, sessions, action] of [
    ['maya', 'Maya', 'Análisis corporal y estilo personal', '4,9', '15.678', 'Consultar Ahora'],
    ['valentina', 'Valentina', 'Compras inteligentes y outfits', '4,8', '12.543', 'Consultar Ahora'],
  ] as const) {
    await test.step(`${name} is online`, async () => {
      const card = advisorCard(page, name);
      for (const text of ['En línea', specialty, rating, `${sessions} sesiones`]) {
        await expect(card).toContainText(text);
      }
      await expect(card.getByRole('link', { name: action })).toHaveAttribute(
        'href',
        `/ai-chat?asesora=${id}`,
      );
    });
  }
  await test.step('Maya: body analysis and personal style, online, rating 4.9, 15678 sessions; Valentina: smart shopping and outfits, online, 4.8, 12543 sessions', async () => {
    const card = advisorCard(page, 'Sofia');
    for (const text of ['Ocupada', 'Eventos', '4,9', '8.765 sesiones'])
      await expect(card).toContainText(text);
    await card.getByRole('button', { name: 'En Sesión' }).click();
    await expect(card.getByRole('link', { name: 'Preguntar a Maya' })).toBeVisible();
  });
  await test.step('The button of an offline advisor is disabled', async () => {
    await context.setOffline(true);
    for (const button of await page.getByRole('button', { name: 'No disponible' }).all()) {
      await expect(button).toBeDisabled();
    }
    await expect(page.getByRole('button', { name: 'No disponible' })).toHaveCount(3);
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: 'Consultar Ahora' })).toHaveCount(2);
  });
  await test.step('A module card shows AI advisors, premium; A module card shows the 3D body scanner, premium', async () => {
    for (const [name, flag] of [
      ['Asesoras IA', 'Premium'],
      ['Escáner corporal 3D', 'Premium'],
      ['Vestidor digital', 'Gratis'],
      ['Compras premium', 'Premium'],
      ['Predicción de tendencias', 'Premium'],
      ['Estilista virtual', 'Premium'],
      ['Red social de moda', 'Gratis'],
      ['Analítica avanzada', 'Premium'],
    ] as const) {
      await expect(advisorCard(page, name)).toContainText(flag);
    }
    await expect(advisorCard(page, 'Compras premium')).toContainText('15 % de descuento');
  });
});

test('a module in detail', { tag: ['@2.hub.detail'] }, async ({ member: page }) => {
  await page.goto('/super-app');
  await page.getByRole('link', { name: 'Escáner corporal 3D' }).click();
  await expect(page).toHaveURL('/super-app?modulo=body-scanner');
  for (const text of ['Usuarios8.432', 'Valoración4,7', 'Crecimiento+18 %']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByText('Tu talla en Alba Norte y en Casa Lirio')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activar Premium 19.95/mes' })).toHaveAttribute(
    'href',
    '/premium',
  );
  await page.getByRole('link', { name: 'Ver Demo' }).click();
  await expect(page).toHaveURL('/super-app?tab=body-scanner');
  await page.goto('/super-app?modulo=wardrobe');
  await expect(page.getByRole('link', { name: 'Comenzar Gratis' })).toHaveAttribute(
    'href',
    '/wardrobe?tab=scanner',
  );
});

test('typed measurements give a size per brand, and stay in the browser', async ({ member: page }) => {
  await page.goto('/super-app?tab=body-scanner');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await page.getByLabel('Pecho (cm)').fill('97');
  const tops = page.getByRole('row', { name: /Partes de arriba/ });
  await expect(tops).toContainText('M');
  await expect(tops).toContainText('o L: estás en el límite');
  await page.getByLabel('Pie (cm)').fill('24');
  await expect(page.getByRole('row', { name: /Zapatos/ })).toContainText('38');
  await page.getByLabel('Cintura (cm)').fill('740');
  await expect(page.getByRole('alert')).toHaveText('En centímetros, entre 45 y 150');
  expect(calls).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Pecho (cm)')).toHaveValue('97');
  await page.getByRole('button', { name: 'Borrar mis medidas' }).click();
  await page.reload();
  await expect(page.getByLabel('Pecho (cm)')).toHaveValue('');
});

test('analytics show the member’s own wardrobe', async ({ member: page }) => {
  await page.goto('/super-app?tab=analytics');
  await expect(page.getByRole('link', { name: 'Escanear una prenda' })).toBeVisible();
  await page.context().clearCookies();
  await openDemo(page);
  await page.goto('/super-app?tab=analytics');
  await expect(page.getByRole('table', { name: 'Usos de prendas por mes' }).getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('table', { name: 'Mejor aprovechadas' })).toContainText('Camiseta blanca');
  await expect(page.getByRole('table', { name: 'Colores de tu armario' })).toContainText('%');
  await expect(page.getByRole('heading', { name: 'Las que esperan' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver tu año en ropa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tu \d{4} en ropa$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Colores de lo que te pusiste' })).toContainText('%');
  await page.getByRole('button', { name: 'Compartir mi año' }).click();
  await expect(page.getByRole('img', { name: /^Imagen vertical con tu/ })).toBeVisible();
  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await leaving).suggestedFilename()).toMatch(/^vestidor-\d{4}\.png$/);
});

test.describe('with a clock of its own', () => {
  test.use({ ownContext: true });
  test('trends begin with the season of the month', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-07-15T10:00:00'));
    await signUpQuietly(page);
    await page.goto('/super-app?tab=trends');
    await expect(page.getByRole('radio', { name: 'Verano' })).toBeChecked();
    await page.getByRole('radio', { name: 'Invierno' }).locator('..').click();
    await expect(page.getByRole('heading', { name: /^Invierno/ })).toBeVisible();
  });
});
