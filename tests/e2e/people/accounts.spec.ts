import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { linkSentTo } from '../mailbox.ts';
import { newCredentials, register, signIn, signUpQuietly } from '../person.ts';

test('the register form reports missing and invalid fields', async ({ page }) => {
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' });
  const password = page.getByLabel('Contraseña', { exact: true });

  await test.step('The register form has a username field; The register form has an email field', async () => {
    await expect(page.getByLabel('Usuario')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByLabel('Confirmar contraseña')).toBeVisible();
  });
  await test.step('shows and hides the password', async () => {
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  });
  await test.step('All four fields are required', async () => {
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText([
      'Usuario requerido',
      'Email requerido',
      'Contraseña requerida',
      'Repite la contraseña',
    ]);
  });
  await test.step('The email field is of email type', async () => {
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  });
  await test.step('Passwords must match; A password under 6 characters is refused on the form', async () => {
    await password.fill('12345');
    await page.getByLabel('Confirmar contraseña').fill('54321');
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  });
  await test.step('warns about a common password without refusing it', async () => {
    await password.fill('contraseña');
    await expect(page.getByText('Es de las más usadas')).toBeVisible();
  });
  await test.step('The register screen links to login', async () => {
    await page.getByRole('link', { name: 'Inicia sesión' }).click();
    await expect(page).toHaveURL('/login-existing');
  });
});

test('a registration redirects to the dashboard after its toast', { tag: ['@4.register.redirect'] }, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  let scriptsArrive = () => {};
  const held = new Promise<void>((resolve) => {
    scriptsArrive = resolve;
  });
  await page.route('**/assets/entry.client*', (route) => held.then(() => route.continue()));
  await test.step('typed and sent before the page is hydrated', () => register(page, newCredentials()));
  await expect(page).toHaveURL('/register');
  scriptsArrive();
  await expect(page.getByText('¡Cuenta creada!')).toBeVisible();
  await expect(page).toHaveURL('/register');
  await expect(page).toHaveURL('/dashboard');
  expect(errors.filter((text) => !text.includes('Permissions-Policy'))).toEqual([]);
  await test.step('a member who opens the form is redirected', async () => {
    await page.goto('/register');
    await expect(page).toHaveURL('/');
  });
});

test('a taken name is reported at its field and in the toast', {
  tag: ['@8.registration-failure.server-message'],
}, async ({ page }) => {
  const taken = newCredentials();
  await page.request.post('/api/register', { data: taken });
  await page.context().clearCookies();
  await register(page, { ...newCredentials(), username: taken.username });
  await expect(page.getByText('Error de registro')).toBeVisible();
  await expect(page.getByText('Ese nombre de usuario ya está en uso. Prueba con otro.')).toHaveCount(2);
  await expect(page.getByLabel('Usuario')).toHaveValue(taken.username);
  await expect(page.getByLabel('Usuario')).toBeFocused();
});

test('offline the form shows an error and keeps its values', {
  tag: ['@8.sign-in-network-failure.title'],
}, async ({ page }) => {
  await page.goto('/login-existing');
  await page.getByLabel('Usuario').fill('lola');
  await page.getByLabel('Contraseña', { exact: true }).fill('secreto');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByText('Error de login')).toBeVisible();
  await expect(page.getByText('No se pudo conectar con el servidor')).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue('lola');
});

test('signing in requires both fields', {
  tag: ['@2.login.username', '@2.login.password', '@5.login.username', '@5.login.password'],
}, async ({ page }) => {
  await page.goto('/login-existing');
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Usuario requerido', 'Contraseña requerida']);
  await expect(page.getByRole('button', { name: 'Mostrar contraseña' })).toBeVisible();
});

test('sign-in links to registration', { tag: ['@2.login.register-link'] }, async ({ page }) => {
  await page.goto('/login-existing');
  await page.getByRole('link', { name: 'Crea la tuya' }).click();
  await expect(page).toHaveURL('/register');
});

test('a wrong password shows the server’s message', { tag: ['@8.login-failure.server-message'] }, async ({
  page,
}) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await signIn(page, { ...person, password: 'otra-cosa' });
  await expect(page.getByText('Error de login')).toBeVisible();
  await expect(page.getByText('Credenciales incorrectas')).toBeVisible();
});

test('a forgotten password is reset by the emailed link, and the address is confirmed', async ({
  page,
  baseURL,
}) => {
  const person = await signUpQuietly(page);
  await page.goto('/account');
  await expect(page.getByText('Sin confirmar')).toBeVisible();
  await page.goto(await linkSentTo(person.email, String(baseURL), '/confirm-email'));
  await expect(page.getByRole('heading', { name: 'Tu email está confirmado' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login-existing');
  await page.getByRole('link', { name: '¿Has olvidado la contraseña?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible();
  const link = await linkSentTo(person.email, String(baseURL), '/reset-password');
  await page.goto(link);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('tren-limon-piedra');
  await page.getByLabel('Repite la contraseña nueva').fill('tren-limon-piedra');
  await page.getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Contraseña cambiada', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, { ...person, password: 'tren-limon-piedra' });
  await expect(page).toHaveURL('/');
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra-mas-larga');
  await page.getByLabel('Repite la contraseña nueva').fill('otra-mas-larga');
  await page.getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible();
});

test('a spinner fills the screen until the session is known', { tag: ['@2.loading-spinner'] }, async ({
  member: page,
}) => {
  await page.route('**/api/auth/user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toHaveText('Cargando');
  await expect(page.getByRole('heading', { name: 'Acciones rápidas' })).toBeVisible();
});

test('a visitor sees the 404 page', {
  tag: ['@2.visitor.any-other-path', '@8.unknown-route'],
}, async ({ page }) => {
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
});

test('a member sees the 404 page', { tag: ['@2.member.any-other-path'] }, async ({ member: page }) => {
  const answer = await page.goto('/no-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
});

test('a visitor of a member’s page signs in and returns there', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  const answer = await page.goto('/wardrobe?tab=outfits');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page).toHaveURL('/wardrobe?tab=outfits');
});

test('the account page changes the password and deletes the account', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await page.getByLabel('Contraseña actual').fill(person.password);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra-nube-pana');
  await page.getByLabel('Repite la contraseña nueva').fill('otra-nube-pana');
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await page.getByLabel('Escribe tu contraseña').fill('mala');
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await page.getByLabel('Escribe tu contraseña').fill('otra-nube-pana');
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(page).toHaveURL('/');

  await signIn(page, { ...person, password: 'otra-nube-pana' });
  await expect(page.getByText('Credenciales incorrectas')).toBeVisible();
});

test('an assistant is let in from its own request, and loses its access', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  const redirect_uri = 'http://127.0.0.1:9/callback';
  const registered = await page.request.post('/oauth/register', {
    data: { client_name: 'Ayudante', redirect_uris: [redirect_uri] },
  });
  const { client_id } = await registered.json();
  const code_verifier = 'a'.repeat(43);
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri,
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.route(`${redirect_uri}*`, (route) => route.fulfill({ body: 'Listo' }));

  await page.goto(`/oauth/authorize?${asked}`);
  await page.getByLabel('Usuario').fill(person.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByRole('heading', { name: '«Ayudante» pide entrar en tu vestidor' })).toBeVisible();
  await expect(page.getByText('Después volverás a este dispositivo.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Hacer cambios' }).check();
  await page.getByRole('button', { name: 'Dar acceso', exact: true }).click();
  await page.waitForURL(`${redirect_uri}?code=*`);

  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier };
  const { access_token } = await (await page.request.post('/oauth/token', { form })).json();
  const ping = () =>
    page.request.post('/mcp', {
      headers: { authorization: `Bearer ${access_token}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'ping' },
    });
  expect((await ping()).status()).toBe(200);

  await page.goto(`${baseURL}/account`);
  const row = page.getByRole('listitem').filter({ hasText: 'Ayudante' });
  await expect(row).toContainText('Consulta y cambia');
  await row.getByRole('button', { name: 'Quitar el acceso a Ayudante' }).click();
  await expect(row).toHaveCount(0);
  expect((await ping()).status()).toBe(401);
});
