import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { type Credentials, newCredentials, openDemo, signUpQuietly } from '../person.ts';
import { requestImmediateStart } from './begin-now.ts';

const payButton = (page: Page) => page.locator('form button[type="submit"]');
const verify = (page: Page) => page.getByRole('button', { name: 'Verificar Pago' });
const state = (page: Page) => page.locator('[data-status]');

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByText(name).first().click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

async function openPayment(page: Page, method: RegExp): Promise<void> {
  await signUpQuietly(page);
  await page.goto('/payments');
  await choose(page, method);
  await requestImmediateStart(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/[?&]pago=[0-9a-f-]{36}/);
  await expect(state(page)).toHaveAttribute('data-status', 'pending');
}

/** From the sandbox ribbon. */
async function simulate(page: Page, act: (standIn: Page) => Promise<void>): Promise<void> {
  const [standIn] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Simular' }).click(),
  ]);
  await act(standIn);
  await standIn.close();
}

async function fillRegistration(page: Page, { username, email, password }: Credentials): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' }).click();
}

async function hasPremium(page: Page): Promise<boolean> {
  return (await (await page.request.get('/api/subscription/status')).json()).hasActiveSubscription;
}

async function newCode(page: Page): Promise<string> {
  const sandbox = await page.context().newPage();
  await sandbox.goto('/sandbox/bank');
  await sandbox.getByRole('button', { name: 'Crear un código de prueba' }).click();
  const code = (await sandbox.locator('.code').textContent()) ?? '';
  await sandbox.close();
  return code.trim();
}

test('three addresses show one screen: the price, the ways to pay and the button', {
  tag: [
    '@2.same-payment-screen',
    '@2.payment-methods.price-card',
    '@2.payment-methods.cards',
    '@2.payment-methods.pay',
    '@3.payment-method.icon.mapping',
  ],
}, async ({ page }) => {
  const { methods } = await (await page.request.get('/api/payment/methods')).json();
  expect(methods).toHaveLength(5);
  for (const path of ['/payment/methods', '/payments', '/premium']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Vestidor Premium' })).toContainText('19,95');
    await expect(page.getByRole('region', { name: 'Vestidor Premium' })).toContainText('IVA incluido');
    await expect(page.getByRole('radio')).toHaveCount(methods.length);
    for (const { name } of methods) await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(payButton(page)).toContainText('Pedido con obligación de pago');
    await expect(page.getByText('Modo de pruebas.')).toBeVisible();
  }
  const icons = await page
    .locator('[data-method] [data-icon]')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((icon) => [
          icon.closest('[data-method]')?.getAttribute('data-method'),
          icon.getAttribute('data-icon'),
        ]),
      ),
    );
  expect(icons).toMatchObject({
    stripe_card: 'card',
    bank_transfer: 'bank',
    crypto_btc: 'bitcoin',
    manual_verification: 'check',
  });
});

test('a method must be chosen, and unavailable ones cannot be', {
  tag: ['@5.payment.method.shown'],
}, async ({ member: page }) => {
  await page.goto('/payments');
  await payButton(page).click();
  await expect(page.getByText('Selecciona método de pago')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Por favor selecciona' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Tarjeta/ })).toBeFocused();
  await page.goto('/payments?metodo=oro');
  await payButton(page).click();
  await expect(page.getByText('Método de pago no válido')).toBeVisible();
});

test('a card has a checkout of its own, and the arrow keys choose it', {
  tag: ['@4.payment-methods.stripe'],
}, async ({ member: page }) => {
  await page.goto('/payments');
  await page.getByRole('radio', { name: /PayPal/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /Tarjeta/ })).toBeChecked();
  await expect(page.getByText('Vestidor Premium, cada mes')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stripe-checkout');
});

test('a code is required, refused and redeemed once', {
  tag: [
    '@2.payment-methods.manual.code',
    '@2.payment-methods.manual.email',
    '@5.payment.code.shown',
    '@4.payment-methods.activated',
  ],
}, async ({ member: page }) => {
  await page.goto('/payments?metodo=manual_verification');
  const field = page.getByLabel('Código de verificación', { exact: true }).and(page.locator('[type="text"]'));
  await expect(page.getByLabel('Email para la confirmación')).not.toHaveAttribute('required');
  await payButton(page).click();
  await expect(page.getByText('Código requerido')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill('ESTE-NO-ES');
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Marca que quieres empezar ya' })).toBeVisible();
  await requestImmediateStart(page);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ese código no es válido' })).toBeVisible();
  await expect(field).toHaveValue('ESTE-NO-ES');

  const code = await newCode(page);
  await field.fill(code);
  await page.getByLabel('Email para la confirmación').fill('otra@ejemplo.es');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: '¡Pago exitoso!' })).toBeVisible();
  await expect(page).toHaveURL('/super-app');
  expect(await hasPremium(page)).toBe(true);

  await page.goto('/premium');
  await expect(page.getByText(/Ya eres Premium hasta el \d/)).toBeVisible();

  await page.context().clearCookies();
  await signUpQuietly(page);
  await page.goto('/payments?metodo=manual_verification');
  await field.fill(code);
  await requestImmediateStart(page);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ese código no es válido' })).toBeVisible();
});

test('a transfer is explained, checked, reloaded and paid', {
  tag: ['@2.payment-methods.instructions', '@4.payment-methods.states'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPayment(page, /Transferencia bancaria/);
  await expect(page.getByRole('heading', { name: 'Haz la transferencia' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Código QR con los datos/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar IBAN' }).click();
  await expect(page.getByRole('button', { name: 'Copiado: IBAN' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ES\d{22}$/);
  expect(await axeFaults(page)).toEqual([]);

  await verify(page).click();
  await expect(page.getByText('Verificando...')).toBeVisible();
  await expect(page.getByText('El pago está siendo procesado')).toBeVisible();

  await page.reload();
  await expect(state(page)).toHaveAttribute('data-status', 'pending');
  await simulate(page, async (bank) => {
    await bank.getByRole('button', { name: 'Simular la transferencia' }).click();
    await expect(bank.getByText(/pagado/)).toBeVisible();
  });
  // The page polls.
  await expect(page.getByRole('heading', { name: '¡Pago exitoso!' })).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/super-app');
  expect(await hasPremium(page)).toBe(true);
});

test('Bitcoin paid in two parts is followed to its confirmation @phone', async ({ page }) => {
  await openPayment(page, /Bitcoin/);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByRole('img', { name: /Código QR con la dirección/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir en mi monedero' })).toHaveAttribute('href', /^bitcoin:/);
  expect(await axeFaults(page)).toEqual([]);

  await simulate(page, async (chain) => {
    await chain.getByRole('button', { name: 'Pagar de menos' }).click();
    await expect(chain.getByText(/, faltan/)).toBeVisible();
  });
  await verify(page).click();
  await expect(state(page)).toContainText('Envíalos a la misma dirección');

  await simulate(page, async (chain) => {
    await chain.getByRole('button', { name: 'Simular el pago' }).click();
    await expect(chain.getByText('sin confirmar').first()).toBeVisible();
  });
  await verify(page).click();
  await expect(page.getByRole('heading', { name: 'Tu pago está en camino' })).toBeVisible();

  await simulate(page, async (chain) => {
    await chain.getByRole('button', { name: 'Confirmar un bloque' }).click();
    await expect(chain.getByText(/confirmado en el bloque/).first()).toBeVisible();
  });
  await verify(page).click();
  await expect(page.getByRole('heading', { name: '¡Pago exitoso!' })).toBeVisible();
  await expect(page).toHaveURL('/super-app');
});

test.describe('with a clock of its own', () => {
  test.use({ ownContext: true });
  test('an expired quote must not be paid', async ({ page }) => {
    await page.clock.install();
    await openPayment(page, /Bitcoin/);
    await page.clock.fastForward('15:01');
    await expect(page.getByRole('heading', { name: 'El cambio de este pago ha caducado' })).toBeVisible();
    await expect(page.getByRole('img', { name: /Código QR/ })).toBeHidden();
    await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0);
  });
});

test('a new payment replaces the displayed one, which is kept', {
  tag: ['@4.payment-methods.new'],
}, async ({ page }) => {
  await openPayment(page, /Transferencia bancaria/);
  const address = page.url();
  await page.getByRole('button', { name: 'Nuevo Pago' }).click();
  await expect(page).toHaveURL('/payments');
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
  await choose(page, /Transferencia bancaria/);
  await requestImmediateStart(page);
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(new URL(address).searchParams.get('pago') ?? 'none'));
});

test('failures of creating and checking are reported and lose nothing', async ({ member: page }) => {
  await page.goto('/payments?metodo=bank_transfer');
  const broken = '**/api/payment/{bank-transfer,verify}';
  await page.route(broken, (route) => route.fulfill({ status: 500, body: '' }));
  await requestImmediateStart(page);
  await payButton(page).click();
  await expect(page.getByText('Error al crear el pago')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Transferencia/ })).toBeChecked();
  await page.unroute(broken);
  await payButton(page).click();
  await expect(state(page)).toBeVisible();
  await page.route(broken, (route) => route.fulfill({ status: 500, body: '' }));
  await verify(page).click();
  await expect(page.getByText('Error de verificación')).toBeVisible();
  await expect(page.getByText('Error al verificar el pago')).toBeVisible();
});

test('a payment is visible to its owner only', async ({ page, browser, baseURL }) => {
  await openPayment(page, /Transferencia bancaria/);
  const address = page.url();
  const stranger = await browser.newPage({ baseURL });
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Entra para ver tu pago' })).toBeVisible();
  await signUpQuietly(stranger);
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Ese pago no está entre los tuyos' })).toBeVisible();
  await stranger.close();
});

test('a visitor returns to the chosen method after registering', async ({ page }) => {
  const person = newCredentials();
  await page.goto('/premium');
  await choose(page, /Transferencia bancaria/);
  await payButton(page).click();
  await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
  await fillRegistration(page, person);
  await expect(page).toHaveURL('/payments?metodo=bank_transfer');
  await expect(page.getByRole('radio', { name: /Transferencia/ })).toBeChecked();

  await page.context().clearCookies();
  await page.goto('/premium?metodo=manual_verification');
  await page.getByRole('textbox', { name: /Código de verificación/ }).fill('MI-CODIGO');
  await payButton(page).click();
  await page.getByRole('link', { name: 'Ya tengo cuenta' }).click();
  await page.getByLabel('Usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByRole('textbox', { name: /Código de verificación/ })).toHaveValue('MI-CODIGO');
});

test('a demo user cannot pay', async ({ page }) => {
  await openDemo(page);
  await page.goto('/premium?metodo=crypto_btc');
  await expect(page.getByRole('heading', { name: 'En la demostración no se paga' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page).toHaveURL('/register?plan=premium&metodo=crypto_btc');
});

test('payment by PayPal follows registration, and is offered again when PayPal cannot be reached', {
  tag: [
    '@2.register.steps',
    '@2.register.payment.price',
    '@2.register.payment.maya',
    '@2.register.payment.valentina',
    '@2.register.payment.scanner',
    '@2.register.payment.shop',
    '@4.register.payment',
    '@4.register.payment.failure',
    '@8.wallet-unreachable.returns',
  ],
}, async ({ page }) => {
  await page.goto('/register?plan=premium');
  await fillRegistration(page, newCredentials());
  const title = page.getByRole('heading', { name: 'Tu cuenta está lista' });
  await expect(title).toBeFocused();
  await expect(page.getByText('19.95/mes')).toBeVisible();
  for (const feature of ['Maya AI', 'Valentina AI', 'Escáner de ropa', 'Tienda premium']) {
    await expect(page.getByText(feature, { exact: true })).toBeVisible();
  }
  expect(await axeFaults(page)).toEqual([]);
  const processing = page.getByRole('heading', { name: 'Te llevamos a PayPal' });
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/paypal/order', async (route) => {
    await answers.promise;
    await route.abort();
  });
  await requestImmediateStart(page);
  await page.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await expect(processing).toBeVisible();
  answers.resolve();
  await expect(page.getByText('Error de pago')).toBeVisible();
  await expect(page.getByText('No se pudo conectar con PayPal. Inténtalo de nuevo.')).toBeVisible();
  await expect(title).toBeVisible();
  await expect(page.getByRole('link', { name: 'Otros métodos de pago' })).toHaveAttribute(
    'href',
    '/payments',
  );
  await page.getByRole('link', { name: 'Ahora no' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a user signed out at PayPal signs in and continues with the same order', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await page.goto('/payment-return?token=0AB12345CD678901E&PayerID=0AB12345CD678');
  await expect(page.getByRole('heading', { name: 'Entra para terminar tu pago' })).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page).toHaveURL('/payment-return?token=0AB12345CD678901E&PayerID=0AB12345CD678');
  await expect(page.getByRole('heading', { name: 'Error al verificar el pago' })).toBeVisible();
  await page.getByRole('button', { name: 'Quedarme aquí' }).click();
  await expect(page.getByRole('link', { name: 'Ver los métodos de pago' })).toHaveAttribute(
    'href',
    '/payments',
  );
  expect(await axeFaults(page)).toEqual([]);
});

test('the page after a card payment verifies it and finishes either way', {
  tag: [
    '@2.payment-success.session',
    '@2.payment-success.button',
    '@4.payment-success.done',
    '@8.payment-success.only-logged',
    '@8.success.payment.active',
  ],
}, async ({ member: page }) => {
  await page.goto('/payment/success?session_id=cs_unknown');
  await expect(page.getByRole('heading', { name: '¡Gracias!' })).toBeVisible();
  await expect(page.getByText('cs_unknown')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir a mi panel' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.route('**/api/verify-payment?*', (route) => route.fulfill({ json: { verified: true } }));
  await page.goto('/payment/success?session_id=cs_known');
  await expect(page.getByText('¡Pago exitoso!')).toBeVisible();
  await expect(page.getByText('Tu suscripción Premium está activa.')).toBeVisible();
  await expect(page.getByText('cs_known')).toBeVisible();
});

test('without a session nothing is verified', { tag: ['@4.payment-success.no-session'] }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/payment/success');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/verify-payment');
});

test('a cancelled payment offers another try and the dashboard', {
  tag: ['@2.payment-cancel.retry', '@2.payment-cancel.dashboard'],
}, async ({ page }) => {
  await page.goto('/payment/cancel');
  await expect(page.getByText('No se ha cobrado nada.', { exact: false })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Volver a intentarlo' })).toHaveAttribute('href', '/pricing');
  await expect(main.getByRole('link', { name: 'Ir a mi panel' })).toHaveAttribute('href', '/dashboard');
});
