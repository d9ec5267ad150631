import { expect, test } from '@playwright/test';
import { comeBack, expectPaid, goToPaypal, pay, premiumUntil } from './at-paypal.ts';
import { askToBegin } from './begin-now.ts';
import { newCredentials, signUpQuietly } from './person.ts';

const capture = '**/api/paypal/order/*/capture';

test('somebody registers for Premium, pays with PayPal and comes back to the dashboard', {
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
  await askToBegin(page);
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await expect(page).toHaveURL(/\/sandbox\/paypal\/approve\?token=/);
  await expect(page.getByText('Vestidor Premium, un mes')).toBeVisible();
  await pay(page);
  await expect(page).toHaveURL(/\/payment-return\?token=[^&]+&PayerID=/);
  await expectPaid(page);
  await expect(page).toHaveURL('/dashboard');
  expect(await premiumUntil(page)).not.toBeNull();
});

test('the page of methods leads to PayPal, and who cancels there pays nothing and can go on @phone', async ({
  page,
}) => {
  await signUpQuietly(page);
  await page.goto('/payments');
  await page.locator('label').filter({ hasText: 'Pagas en PayPal' }).click();
  await askToBegin(page);
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

test('a reload in the middle of coming back loses nothing, and coming back again buys no second month', {
  tag: ['@2.payment-return.processing'],
}, async ({ page }) => {
  await signUpQuietly(page);
  // The first capture never gets a response.
  await page.route(capture, () => {});
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Comprobando tu pago' })).toBeVisible();
  await page.unroute(capture);
  await page.reload();
  await expectPaid(page);
  const until = await premiumUntil(page);
  await page.reload();
  await expectPaid(page);
  expect(await premiumUntil(page)).toBe(until);
});

test('a connection that breaks while coming back is noticed, and the payment is found when it returns', async ({
  page,
  context,
}) => {
  await signUpQuietly(page);
  await page.route(capture, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Se ha cortado la conexión' })).toBeVisible();
  await page.unroute(capture);
  await context.setOffline(false);
  await expectPaid(page);
});

test('a return without its parameters says so and leads to the sign-up', {
  tag: ['@4.payment-return.invalid.missing', '@2.visitor.payment-return.query'],
}, async ({ page }) => {
  for (const query of ['?token=0AB12345CD678901E', '?PayerID=0AB12345CD678']) {
    await page.goto(`/payment-return${query}`);
    await expect(page.getByRole('heading', { name: 'Parámetros de pago inválidos' })).toBeVisible();
  }
  await expect(page).toHaveURL('/register');
});

test('an activation that says no is an error, though the money has come', {
  tag: ['@4.payment-return.activation-failure'],
}, async ({ page }) => {
  await signUpQuietly(page);
  await page.route('**/api/activate-premium', (route) => route.fulfill({ json: { success: false } }));
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'No se pudo activar la cuenta Premium' })).toBeVisible();
});
