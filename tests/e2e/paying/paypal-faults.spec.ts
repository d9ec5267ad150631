import { expect } from '@playwright/test';
import { testOnOwnServer as test } from '../own-server.ts';
import { signUpQuietly } from '../person.ts';
import { expectPaid, premiumUntil, returnFromPaypal } from './at-paypal.ts';

test.describe.configure({ mode: 'serial' });

test('a declined payment is reported, charges nothing and redirects', {
  tag: ['@2.payment-return.error', '@4.payment-return.capture-failure', '@4.payment-return.error-redirect'],
}, async ({ page, server }) => {
  await server.turn({ paypal: 'cancelled' });
  await signUpQuietly(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await returnFromPaypal(page);
  await expect(page.getByRole('heading', { name: 'Pago no completado' })).toBeVisible();
  expect(await premiumUntil(page)).toBeNull();
  await expect.poll(() => visited, { timeout: 9000 }).toContain('/register');
  await server.turn({ paypal: 'none' });
  await returnFromPaypal(page);
  await expectPaid(page);
});

test('a payment under review waits until PayPal completes it', async ({ page, server }) => {
  await server.turn({ paypal: 'pending' });
  await signUpQuietly(page);
  await returnFromPaypal(page);
  await expect(page.getByRole('heading', { name: 'Pago no completado' })).toBeVisible();
  const back = page.url();
  await server.turn({ paypal: 'none' });
  await page.goto('/sandbox/paypal');
  await page.getByRole('button', { name: 'Aprobar la revisión' }).click();
  await expect(page.getByText('cobrada').first()).toBeVisible();
  await page.goto(back);
  await expectPaid(page);
});

test('an unreachable PayPal is reported and does not lose the payment', async ({ page, server }) => {
  await signUpQuietly(page);
  await returnFromPaypal(page, () => server.turn({ paypal: 'exception' }));
  await expect(page.getByRole('heading', { name: 'Error al verificar el pago' })).toBeVisible();
  await server.turn({ paypal: 'none' });
  await page.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expectPaid(page);
});

test('the switches are set on the sandbox’s own page', async ({ page }) => {
  await page.goto('/sandbox');
  const paypal = page.getByLabel('PayPal');
  for (const [choice, value] of [
    ['tarda 30 s', 'hang'],
    ['funciona', 'none'],
  ] as const) {
    await paypal.selectOption(choice);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('status')).toHaveText('Guardado.');
    await expect(paypal).toHaveValue(value);
  }
});
