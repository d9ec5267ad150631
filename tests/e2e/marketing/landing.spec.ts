import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { claims, testimonials } from '#web/marketing/claims.ts';
import { logoClicks, logoClicksWindowMs } from '#web/timings.ts';
import { test } from '../journey.ts';

const scriptBytesMax = 10_000;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

async function openQuietly(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
}

const proposed = (page: Page) => page.getByRole('figure', { name: 'El outfit propuesto' });

test('the landing, section by section', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  await test.step('The landing header has a free-trial button', async () => {
    await expect(header.getByRole('link', { name: 'Prueba gratis' }).first()).toHaveAttribute(
      'href',
      '/trial',
    );
    await expect(header.getByRole('link', { name: '19.95/mes' })).toHaveAttribute(
      'href',
      '/register?plan=premium',
    );
    await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/login-existing',
    );
  });
  await test.step('The landing page has a hero', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ya tienes qué ponerte.');
    await expect(proposed(page).getByRole('img')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Comenzar' })).toHaveAttribute('href', '/api/demo-login');
  });
  const cards = main.getByRole('article');
  await test.step('The AI outfit showcase has 4 sample cards with image, title, tag and confidence', async () => {
    await expect(cards).toHaveCount(4);
  });
  for (const card of await cards.all()) {
    await test.step('Sample outfit card: image', () => expect(card.getByRole('img')).toHaveCount(1));
    await test.step('Sample outfit card: title', () => expect(card.getByRole('heading')).not.toBeEmpty());
    await test.step('Sample outfit card: tag', () =>
      expect(card).toContainText(/Casual|Trabajo|Fiesta|Cita/));
    await test.step('Sample outfit card: confidence', () => expect(card).toContainText(/\d % de confianza/));
  }
  await test.step('The landing page has a feature list', async () => {
    await expect(main.getByRole('term').filter({ hasText: 'Escáner de prendas' })).toBeVisible();
  });
  await test.step('How it works is told in three steps', async () => {
    const steps = main.getByRole('list').filter({ hasText: 'Fotografía' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
  });
  await test.step('The landing page shows statistics; Marketing statistics are static claims, not data', async () => {
    const statistics = page.getByRole('region', { name: 'Vestidor en cifras' });
    for (const claim of [
      claims.users,
      claims.garments,
      claims.outfits,
      claims.satisfaction,
      claims.activeUsers,
    ]) {
      await expect(statistics).toContainText(claim);
    }
  });
  await test.step('The landing page shows testimonials', async () => {
    for (const { name, text } of testimonials) {
      await expect(main.getByRole('figure').filter({ hasText: text })).toContainText(name);
    }
  });
  await test.step('The landing page has a Premium card', async () => {
    await expect(main.getByRole('link', { name: 'Prueba gratis 7 días' })).toHaveAttribute('href', '/trial');
    await expect(main.getByRole('heading', { name: 'Premium' })).toBeVisible();
  });
  await test.step('The newsletter box has an email input; The newsletter input is of email type', async () => {
    await expect(page.getByLabel('Tu email')).toHaveAttribute('type', 'email');
  });
  await test.step('The landing page has a footer', async () => {
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('no script is loaded before a control is used, and links need none', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openQuietly(page);
  await page.mouse.wheel(0, 4000);
  await page.getByRole('heading', { name: 'Lo que dicen' }).scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('heading', { name: 'Premium' }).hover();
  expect(scripts).toEqual([]);
  const inline = await page.evaluate(() =>
    [...document.scripts].filter((script) => !script.src).map((script) => script.textContent),
  );
  expect(gzipSync(inline.join('')).length).toBeLessThan(scriptBytesMax);
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await expect(page).toHaveURL(/\/login-existing$/);
});

test('the theme switch works before any script is loaded and is stored', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openQuietly(page);
  await page.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openQuietly(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  await page.getByRole('radio', { name: 'Como el sistema' }).check({ force: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(scripts).toEqual([]);
});

test('the hero composes for the chosen day', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openQuietly(page);
  await expect(proposed(page)).toContainText('Trabajo, otoño');
  await page.getByText('Deporte', { exact: true }).click();
  await expect(proposed(page)).toContainText('Deporte, otoño');
  expect(scripts.some((script) => script.startsWith('/assets/entry.client'))).toBe(true);
  await page.getByText('Verano', { exact: true }).click();
  await expect(proposed(page)).toContainText('Deporte, verano');
  const best = (await proposed(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Otra propuesta' }).click();
  await expect(proposed(page)).not.toHaveText(best);
  await expect(proposed(page)).toContainText('Deporte, verano');
  await expect(proposed(page)).toContainText('de 100');
});

test('a click before hydration counts', async ({ page }) => {
  await page.route('**/assets/entry.client*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await openQuietly(page);
  const cover = (await proposed(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Otra propuesta' }).click();
  await expect(proposed(page)).not.toHaveText(cover);
  await expect(page).toHaveURL(/\/$/);
});

test('the hero works by keyboard alone', async ({ page }) => {
  await openQuietly(page);
  await page.getByRole('radio', { name: 'Trabajo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(proposed(page)).toContainText('Formal, otoño');
});

test('the newsletter validates the address, says that it is not open, and sends nothing', {
  tag: ['@7.newsletter'],
}, async ({ page }) => {
  await openQuietly(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) calls.push(request.url());
  });
  const subscribe = page.getByRole('button', { name: 'Suscribirse' });
  await subscribe.click();
  await expect(page.getByText('Escribe tu email', { exact: true })).toBeVisible();
  await page.getByLabel('Tu email').fill('lucia@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escribe un email completo')).toBeVisible();
  await page.getByLabel('Tu email').fill('lucia@ejemplo.es');
  await subscribe.click();
  await expect(page.getByText('La lista abre pronto')).toBeVisible();
  expect(calls).toEqual([]);
});

test('five clicks on the logo lead to the workshop', {
  tag: ['@2.hidden-route.logo', '@4.logo.clicks'],
}, async ({ page }) => {
  const scripts = scriptsOf(page);
  await openQuietly(page);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Vestidor' });
  for (let click = 1; click < logoClicks; click++) await logo.click();
  await expect(page).toHaveURL(/\/$/);
  expect(scripts).toEqual([]);
  await logo.click();
  await expect(page).toHaveURL(/\/15J32$/);
});

test.describe('with a clock of its own', () => {
  test.use({ ownContext: true });
  test('clicks on the logo expire', async ({ page }) => {
    await page.clock.install();
    await openQuietly(page);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Vestidor' });
    for (let click = 1; click < logoClicks; click++) await logo.click();
    await page.clock.runFor(logoClicksWindowMs);
    await logo.click();
    await page.clock.runFor(logoClicksWindowMs);
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the landing is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(proposed(page)).toContainText('de 100');
  });
});
