import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { atOnce } from '#contract/begin-now.ts';
import { axeFaults } from '../axe.ts';
import { passDays } from '../days-later.ts';
import { test } from '../journey.ts';
import { signUpQuietly } from '../person.ts';

const price = { amount: 19.95, currency: 'EUR' };

async function post(page: Page, path: string, data?: object) {
  const answer = await page.request.post(path, data === undefined ? {} : { data });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

async function payByTransfer(page: Page, asked: object = {}): Promise<void> {
  const { payment } = await post(page, '/api/payment/bank-transfer', { ...price, ...asked });
  await page.request.post('/sandbox/bank/transfer', {
    form: { reference: payment.reference, cents: '1995' },
  });
  const { premiumActivated } = await post(page, '/api/payment/verify', { paymentId: payment.id });
  expect(premiumActivated).toBe(true);
}

async function payByCard(page: Page): Promise<void> {
  const { clientSecret, publishableKey } = await post(page, '/api/stripe/create-subscription');
  const [intent] = clientSecret.split('_secret_');
  await post(page, `/sandbox/stripe/intents/${intent}/confirm`, {
    key: publishableKey,
    client_secret: clientSecret,
    card: { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' },
  });
  const { payments } = await (await page.request.get('/api/subscription')).json();
  await post(page, '/api/payment/verify', { paymentId: payments[0].id });
}

test('an invoice downloads as PDF, and a withdrawal takes two steps with a receipt @phone', async ({
  page,
}) => {
  const person = await signUpQuietly(page);
  await payByTransfer(page);

  await page.goto('/account?ver=desistir');
  const premium = page.getByRole('region', { name: 'Tu Premium' });
  await expect(premium.getByText(/^Activo hasta el/)).toBeVisible();
  const withdraw = premium.getByRole('button', { name: 'Desistir del contrato aquí' });
  await expect(withdraw).toBeInViewport();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    premium.getByRole('link', { name: /^Descargar en PDF la factura PV\d{4}-\d{6}$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^factura-PV\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await withdraw.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Paso 1 de 2')).toBeVisible();
  // Must not confirm the withdrawal.
  await dialog.getByRole('button', { name: 'Continuar' }).dblclick();
  await expect(dialog.getByText('Comunico que desisto de mi contrato de Vestidor Premium.')).toBeVisible();
  await expect(dialog.getByText(person.email)).toBeVisible();
  await expect(dialog.getByText('Paso 2 de 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirmar desistimiento' }).click();

  await expect(dialog.getByText('Desistimiento recibido')).toBeVisible();
  const number = (await dialog.getByText(/^D-\d{4}-\d{6}$/).textContent()) ?? '';
  await expect(dialog.getByText(/\d{4}, \d\d:\d\d:\d\d$/)).toBeVisible();
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Guardar justificante' }).click(),
  ]);
  expect(await readFile(await receipt.path(), 'utf8')).toContain(number);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();

  await expect(premium.getByText('Cuenta gratuita')).toBeVisible();
  await expect(premium.getByText('Devolución en camino')).toBeVisible();
  await expect(premium.getByRole('link', { name: /factura PR\d{4}-\d{6}$/ })).toBeVisible();
  await expect(premium.getByRole('button', { name: `Guardar el justificante ${number}` })).toBeVisible();
  await expect(withdraw).toBeHidden();
});

test('the exact refund is shown before withdrawing; a second withdrawal is refused @phone', async ({
  page,
  baseURL,
}) => {
  const { username } = await signUpQuietly(page);
  await payByTransfer(page, atOnce);
  await passDays(baseURL ?? '', username, 5);

  const { withdrawal } = await (await page.request.get('/api/subscription')).json();
  const chargeCents = Math.floor((1995 * 5) / withdrawal.periodDays);
  const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
  const said = `Hoy te devolveríamos ${euros(1995 - chargeCents)}: los 19,95 € que pagaste menos ${euros(chargeCents)} por 5 días de ${withdrawal.periodDays}`;
  await page.goto('/account?ver=desistir');
  const premium = page.getByRole('region', { name: 'Tu Premium' });
  await expect(premium.getByText(said)).toBeVisible();
  await premium.getByRole('button', { name: 'Desistir del contrato aquí' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(said)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const fact = (name: string) =>
    dialog
      .locator('div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .last();
  await expect(fact('Pagaste')).toContainText('19,95 €');
  await expect(fact(`Por 5 días de ${withdrawal.periodDays}`)).toContainText(`−${euros(chargeCents)}`);
  await expect(fact('Te devolvemos')).toContainText(euros(1995 - chargeCents));

  // The new amount is shown first.
  await passDays(baseURL ?? '', username, 1);
  await dialog.getByRole('button', { name: 'Confirmar desistimiento' }).click();
  await expect(page.getByText('El importe que te devolvemos ha cambiado desde que lo viste')).toBeVisible();
  const sixDays = euros(1995 - Math.floor((1995 * 6) / withdrawal.periodDays));
  await expect(fact('Te devolvemos')).toContainText(sixDays);
  await dialog.getByRole('button', { name: 'Confirmar desistimiento' }).click();
  await expect(dialog.getByText('Desistimiento recibido')).toBeVisible();
  await expect(fact('Te devolvemos')).toContainText(sixDays);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();

  await payByTransfer(page);
  await page.reload();
  await expect(premium.getByText('Ya desististe de Premium hace menos de un año')).toBeVisible();
  await expect(premium.getByRole('button', { name: 'Desistir del contrato aquí' })).toBeHidden();
});

test('a card subscription is cancelled with a confirmation and resumed in one click', async ({
  member: page,
}) => {
  await payByCard(page);
  await page.goto('/account');
  const premium = page.getByRole('region', { name: 'Tu Premium' });
  await expect(premium.getByText('Visa terminada en 4242')).toBeVisible();
  await expect(premium.getByRole('button', { name: 'Cambiar tarjeta' })).toBeVisible();
  await expect(premium.getByText('Próximo cobro')).toBeVisible();

  await premium.getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await expect(page.getByText('Suscripción cancelada')).toBeVisible();
  await expect(premium.getByText(/^Cancelado: lo conservas hasta el/)).toBeVisible();
  await expect(premium.getByText('Próximo cobro')).toBeHidden();

  await premium.getByRole('button', { name: 'Reanudar' }).click();
  await expect(page.getByText('Suscripción reanudada')).toBeVisible();
  await expect(premium.getByText('Próximo cobro')).toBeVisible();
});

test('cancelling without a response of the provider is reported and changes nothing', async ({
  member: page,
}) => {
  await payByCard(page);
  await page.route('**/api/subscription/cancel', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'provider_unreachable', message: 'El servicio de pago no responde ahora mismo.' },
    }),
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la suscripción' }).click();
  await expect(page.getByText('No se pudo cancelar la suscripción')).toBeVisible();
  await expect(page.getByText('El servicio de pago no responde ahora mismo.')).toBeVisible();
  await expect(page.getByText('Próximo cobro')).toBeVisible();
});

test('the footer leads a visitor through sign-in to the withdrawal', async ({ page }) => {
  const person = await signUpQuietly(page);
  await payByTransfer(page);
  await page.context().clearCookies();
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Desistir del contrato aquí' }).click();
  await page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
  await page.getByLabel('Usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page).toHaveURL('/account?ver=desistir');
  await expect(page.getByRole('button', { name: 'Desistir del contrato aquí' })).toBeInViewport();
});
