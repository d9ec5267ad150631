import { type Browser, expect, type Page } from '@playwright/test';
import { codeAt, stepAt } from '#server/people/factors/totp.ts';
import { bytesOfBase32 } from '#tests/factories/base32.ts';
import { test } from '../journey.ts';
import { letterSentTo, linkSentTo } from '../mailbox.ts';
import { type Credentials, signIn, signUpQuietly } from '../person.ts';

// Virtual authenticators outlive a page.
test.use({ ownContext: true });

/** Chromium's: it unlocks itself. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function withAuthenticator(page: Page) {
  const person = await signUpQuietly(page);
  const { password } = person;
  const begun = await page.request.post('/api/account/authenticator', { data: { password } });
  const secret = bytesOfBase32((await begun.json()).secret);
  const step = stepAt(new Date());
  const confirmed = await page.request.post('/api/account/authenticator/confirm', {
    data: { code: codeAt(secret, step - 1) },
  });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { person, secret, step, recoveryCodes };
}

async function elsewhere(browser: Browser, baseURL: string | undefined, { username, password }: Credentials) {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  await context.request.post('/api/login', { data: { username, password } });
  return context;
}

test('a passkey is added in the account and signs in without the password', { tag: '@phone' }, async ({
  page,
}) => {
  await addVirtualAuthenticator(page);
  const person = await signUpQuietly(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Añadir llave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Escribe tu contraseña');
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('La contraseña actual no es correcta.');
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const list = page.getByRole('list', { name: 'Llaves de acceso' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('sin usar todavía');

  await page.context().clearCookies();
  await page.goto('/login-existing');
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(list).toContainText('usada por última vez');
});

test('an authenticator app is added by its QR code, and its code is the second step', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Añadir app' }).click();
  await page.getByLabel('Tu contraseña').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = bytesOfBase32(String(shown).replaceAll(' ', ''));
  const step = stepAt(new Date());
  const field = page.getByLabel('Código de seis cifras');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no es correcto');
  await field.fill(codeAt(secret, step));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  await expect(page.getByText('Te quedan 10 códigos.')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeFocused();
  const code = page.getByLabel('Código de tu app');
  await code.fill(codeAt(secret, step));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('ya se ha usado').first()).toBeVisible();
  await code.fill(codeAt(secret, step + 1));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/');
});

test('a recovery code replaces a lost telephone, once, and a new password does not', async ({
  page,
  baseURL,
}) => {
  const { person, recoveryCodes } = await withAuthenticator(page);
  const [code = '', another = ''] = recoveryCodes;
  const tryCode = async () => {
    await page.context().clearCookies();
    await signIn(page, person);
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await page.getByLabel('Código de recuperación').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Continuar' }).click();
  };
  await tryCode();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByText('Te quedan 9 códigos.')).toBeVisible();
  await tryCode();
  await expect(page.getByRole('alert').filter({ hasText: 'no es correcto' })).toBeVisible();

  await page.request.post('/api/auth/password-reset/request', { data: { email: person.email } });
  await page.goto(await linkSentTo(person.email, String(baseURL), '/reset-password'));
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('tren-limon-piedra');
  await page.getByLabel('Repite la contraseña nueva').fill('tren-limon-piedra');
  await page.getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(another);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/');
});

test('a device is ended from the list and is out at once', async ({ page, browser, baseURL }) => {
  const person = await signUpQuietly(page);
  const other = await elsewhere(browser, baseURL, person);
  await page.goto('/account');
  const list = page.getByRole('list', { name: 'Dispositivos y sesiones' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Este dispositivo');
  await list.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  await other.close();
});

test('an e-mail tells of a new device and leads to the account', async ({ page, browser, baseURL }) => {
  const person = await signUpQuietly(page);
  const other = await elsewhere(browser, baseURL, person);
  await other.close();
  const letter = await letterSentTo(person.email, String(baseURL), 'desde un dispositivo nuevo');
  expect(letter).toContain('/account');
});
