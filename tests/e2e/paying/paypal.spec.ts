import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { newCredentials } from '../person.ts';
import { expectPaid, goToPaypal, pay, premiumUntil, returnFromPaypal } from './at-paypal.ts';
import { requestImmediateStart } from './begin-now.ts';

const capture = '**/api/paypal/order/*/capture';

test('a visitor registers for Premium, pays with PayPal and returns to the dashboard', {
  tag: [
    '@4.register.payment',
    '@4.register.payment.approval',
    '@3.paypal-order.approve',
    '@2.payment-return.success',
    '@4.payment-return.success',
    '@4.payment-return.success-redirect',
  ],
}, async ({ page }) => {
  const { username, email, password } = newCredentials();
  await page.goto('/register?plan=premium');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' }).click();
  await requestImmediateStart(page);
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await expect(page).toHaveURL(/\/sandbox\/paypal\/approve\?token=/);
  await expect(page.getByText('Vestidor Premium, un mes')).toBeVisible();
  await pay(page);
  await expect(page).toHaveURL(/\/payment-return\?token=[^&]+&PayerID=/);
  await expectPaid(page);
  await expect(page).toHaveURL('/dashboard');
  expect(await premiumUntil(page)).not.toBeNull();
});

test('the page of methods leads to PayPal; cancelling there charges nothing @phone', async ({
  member: page,
}) => {
  await page.goto('/payments');
  await page.locator('label').filter({ hasText: 'Pagas en PayPal' }).click();
  await requestImmediateStart(page);
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await page.getByRole('link', { name: 'Continuar en PayPal' }).click();
  await page.getByRole('button', { name: 'Cancelar y volver' }).click();
  await expect(page).toHaveURL(/\/payment\/cancel\?token=/);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await premiumUntil(page)).toBeNull();
  await goToPaypal(page);
  await pay(page);
  await expectPaid(page);
});

test('a reload during the return loses nothing, and returning again buys no second month', {
  tag: ['@2.payment-return.processing'],
}, async ({ member: page }) => {
  // Without a response.
  await page.route(capture, () => {});
  await returnFromPaypal(page);
  await expect(page.getByRole('heading', { name: 'Comprobando tu pago' })).toBeVisible();
  await page.unroute(capture);
  await page.reload();
  await expectPaid(page);
  const until = await premiumUntil(page);
  await page.reload();
  await expectPaid(page);
  expect(await premiumUntil(page)).toBe(until);
});

test('a lost connection during the return is reported, and the payment resumes', async ({
  member: page,
  context,
}) => {
  await page.route(capture, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await returnFromPaypal(page);
  await expect(page.getByRole('heading', { name: 'Se ha cortado la conexión' })).toBeVisible();
  await page.unroute(capture);
  await context.setOffline(false);
  await expectPaid(page);
});

test('a return without its parameters redirects to the registration', {
  tag: ['@4.payment-return.invalid.missing', '@2.visitor.payment-return.query'],
}, async ({ page }) => {
  for (const query of ['?token=0AB12345CD678901E', '?PayerID=0AB12345CD678']) {
    await page.goto(`/payment-return${query}`);
    await expect(page.getByRole('heading', { name: 'Parámetros de pago inválidos' })).toBeVisible();
  }
  await expect(page).toHaveURL('/register');
});

test('a failed activation is an error although the payment was captured', {
  tag: ['@4.payment-return.activation-failure'],
}, async ({ member: page }) => {
  await page.route('**/api/activate-premium', (route) => route.fulfill({ json: { success: false } }));
  await returnFromPaypal(page);
  await expect(page.getByRole('heading', { name: 'No se pudo activar la cuenta Premium' })).toBeVisible();
});
