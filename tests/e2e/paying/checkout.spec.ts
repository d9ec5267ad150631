import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { openDemo } from '../person.ts';
import { requestImmediateStart } from './begin-now.ts';

const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  authenticated: '4000002500003155',
} as const;

const payButton = (page: Page) => page.getByRole('button', { name: /Suscribirse por 19\.95\/mes/ });

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/stripe-checkout');
  await expect(payButton(page)).toBeEnabled();
}

async function giveCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(number);
  await page.getByLabel('Fecha de caducidad').fill('1240');
  await page.getByLabel('Código de seguridad').fill('123');
  await requestImmediateStart(page);
  await payButton(page).click();
}

async function isPremium(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/subscription/status');
  return (await answer.json()).hasActiveSubscription;
}

test('a member pays with a card and is redirected home as a Premium member', {
  tag: [
    '@2.checkout.subscription',
    '@2.checkout.form',
    '@9.card-form',
    '@4.checkout.order',
    '@4.checkout.return-url',
    '@7.create-subscription.return',
    '@2.subscription-success.status',
    '@2.subscription-success.price',
    '@2.subscription-success.next-payment',
    '@2.subscription-success.features',
    '@2.subscription-success.redirect',
  ],
}, async ({ member: page }) => {
  const asked = page.waitForResponse('**/api/stripe/create-subscription');
  await page.goto('/stripe-checkout');
  // Rendered after the subscription is created.
  expect((await asked).status()).toBe(200);
  const form = page.locator('[data-theme="night"][data-layout="tabs"]');
  await expect(form).toBeVisible();
  await expect(form.getByRole('tab', { name: 'Tarjeta' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Vestidor Premium, cada mes')).toBeVisible();
  await expect(page.getByText('IVA (21 %)')).toBeVisible();
  await expect(payButton(page)).toContainText('pedido con obligación de pago');
  // Charging requires the express request to begin.
  await expect(page.getByRole('checkbox', { name: /la parte proporcional/ })).not.toBeChecked();
  await payButton(page).click();
  await expect(page.getByText('Falta tu petición')).toBeVisible();
  await giveCard(page, cards.approved);

  await expect(page).toHaveURL(/\/subscription-success\?payment_intent=pi_/);
  expect(new URL(page.url()).origin).toBe(new URL(await page.evaluate(() => origin)).origin);
  const main = page.getByRole('main');
  await expect(main.getByText('Activa', { exact: true })).toBeVisible();
  await expect(main.getByText('19,95 €/mes, IVA incluido')).toBeVisible();
  await expect(main.getByText('Próximo pago')).toBeVisible();
  await expect(main.getByText('Recomendaciones IA ilimitadas')).toBeVisible();
  await expect(main.getByText(/Te llevamos a tu inicio en [1-5] segundo/)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await isPremium(page)).toBe(true);
});

test('a refused card shows the bank’s reason, and another one is accepted', {
  tag: ['@8.card-error.provider-message'],
}, async ({ member: page }) => {
  await openCheckout(page);
  await requestImmediateStart(page);
  await payButton(page).click();
  await expect(page.getByText('El número de tarjeta está incompleto.').first()).toBeVisible();
  await giveCard(page, cards.declined);
  await expect(page.getByText('Error en el pago').first()).toBeVisible();
  await expect(page.getByText('Se ha rechazado tu tarjeta.')).toBeVisible();
  await giveCard(page, cards.withoutFunds);
  await expect(page.getByText('Tu tarjeta no tiene fondos suficientes.')).toBeVisible();
  expect(await isPremium(page)).toBe(false);
  await page.getByLabel('Número de tarjeta').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(cards.approved);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/subscription-success/);
  await expect(page.getByText('Activa', { exact: true })).toBeVisible();
});

test('3-D Secure: a refusal charges nothing, an approval pays', async ({ member: page }) => {
  await openCheckout(page);
  await giveCard(page, cards.authenticated);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(
    page.getByText('No hemos podido autenticar tu método de pago.', { exact: false }),
  ).toBeVisible();
  await expect(page).toHaveURL('/stripe-checkout');
  expect(await isPremium(page)).toBe(false);
  await giveCard(page, cards.authenticated);
  await page.getByRole('button', { name: 'Autorizar' }).click();
  await expect(page).toHaveURL(/\/subscription-success/);
  await expect(page.getByText('Activa', { exact: true })).toBeVisible();
});

test('a reload finds the same subscription; a subscriber is not asked to pay again', async ({
  member: page,
}) => {
  const secrets: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/stripe/create-subscription') && response.ok()) {
      secrets.push((await response.json()).clientSecret);
    }
  });
  await openCheckout(page);
  await page.getByLabel('Número de tarjeta').fill('4242');
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await giveCard(page, cards.approved);
  await expect(page).toHaveURL(/\/subscription-success/);
  expect(secrets).toHaveLength(2);
  expect(new Set(secrets).size).toBe(1);
  const { searchParams } = new URL(page.url());
  const name = searchParams.get('payment_intent');
  const verified = await page.request.get(`/api/verify-payment?session_id=${name}`);
  expect(verified.status()).toBe(200);
  await page.goto('/stripe-checkout');
  await expect(page.getByRole('heading', { name: 'Ya tienes una suscripción con tarjeta' })).toBeVisible();
});

test('the state is polled every two seconds, and the redirect can be cancelled', {
  tag: ['@4.subscription-success.poll'],
}, async ({ member: page }) => {
  const asked: number[] = [];
  await page.route('**/api/subscription-status', async (route) => {
    asked.push(Date.now());
    const status = asked.length < 3 ? 'processing' : 'active';
    await route.fulfill({ json: { status, current_period_end: status === 'active' ? 1_900_000_000 : null } });
  });
  await page.goto('/subscription-success');
  const main = page.getByRole('main');
  await expect(main.getByText('Procesando...')).toBeVisible();
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await expect(main.getByText('Activa', { exact: true })).toBeVisible();
  expect(asked).toHaveLength(3);
  expect((asked[2] ?? 0) - (asked[1] ?? 0)).toBeGreaterThan(1800);
  await expect(main.getByRole('link', { name: 'Ir ahora' })).toHaveAttribute('href', '/');
});

test('a failed creation can be retried; the back link leads to the methods', {
  tag: ['@2.checkout.failure', '@8.checkout-failure', '@2.checkout.back'],
}, async ({ member: page }) => {
  await page.route('**/api/stripe/create-subscription', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'provider_unreachable', message: 'El servicio de pago no responde.' },
    }),
  );
  await page.goto('/stripe-checkout');
  await expect(page.getByText('No se pudo crear la subscripción').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No se pudo preparar el pago' })).toBeVisible();
  await page.unroute('**/api/stripe/create-subscription');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Otros métodos de pago' })).toHaveAttribute(
    'href',
    '/payments',
  );
});

test('a visitor is offered sign-in with a return, and a demo user registration', async ({ page }) => {
  await page.goto('/stripe-checkout');
  await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login-existing?next=%2Fstripe-checkout',
  );
  await openDemo(page);
  await page.goto('/stripe-checkout');
  await expect(page.getByRole('heading', { name: 'En la demostración no se paga' })).toBeVisible();
});

test('a new card replaces the old one without a charge @phone', async ({ member: page }) => {
  await openCheckout(page);
  await giveCard(page, cards.approved);
  await expect(page.getByText('Activa', { exact: true })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Cambiar tarjeta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Número de tarjeta').fill('5555555555554444');
  await dialog.getByLabel('Fecha de caducidad').fill('1240');
  await dialog.getByLabel('Código de seguridad').fill('123');
  await dialog.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(page.getByText('Tarjeta cambiada')).toBeVisible();
  await expect(page.getByText('4444')).toBeVisible();
});
