import { expect, test } from '@playwright/test';
import { newCredentials, register, signIn, signUpQuietly } from './person.ts';

test.describe('signing up', () => {
  test('leads to the dashboard after a second and a half @phone [spec:4.register.redirect 4.register.redirect-time]', async ({
    page,
  }) => {
    await register(page, newCredentials());
    await expect(page.getByText('¡Cuenta creada!')).toBeVisible();
    await expect(page).toHaveURL('/register');
    await expect(page).toHaveURL('/dashboard');
  });

  test('asks for four fields, each of its kind [spec:2.register.username 2.register.email 2.register.password 2.register.confirm-password 5.register.email-type 5.register.required 2.register.login-link]', async ({
    page,
  }) => {
    await page.goto('/register');
    const fields = ['Usuario', 'Email', 'Contraseña', 'Confirmar contraseña'].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    for (const field of fields) await expect(field).toHaveAttribute('required', '');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    const password = page.getByLabel('Contraseña', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page
      .getByRole('button', { name: /mostrar/i })
      .first()
      .click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' }).click();
    await expect(page.getByText('Usuario requerido')).toBeVisible();
    await expect(page.getByText('Email requerido')).toBeVisible();
    await page.getByRole('link', { name: 'Inicia sesión' }).click();
    await expect(page).toHaveURL('/login-existing');
  });

  test('refuses passwords that differ or are short, and keeps what was typed [spec:5.register.mismatch.shown 5.register.short.shown]', async ({
    page,
  }) => {
    const person = newCredentials();
    await page.goto('/register');
    await page.getByLabel('Usuario').fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Contraseña', { exact: true }).fill('12345');
    await page.getByLabel('Confirmar contraseña').fill('12345');
    const submit = page.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' });
    await submit.click();
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    await page.getByLabel('Contraseña', { exact: true }).fill('123456');
    await submit.click();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
    await expect(page.getByLabel('Usuario')).toHaveValue(person.username);
  });

  test('says on the field that a name is taken and keeps the form', async ({ page }) => {
    const { username } = await signUpQuietly(page);
    await page.context().clearCookies();
    await register(page, { ...newCredentials(), username });
    await expect(page.getByText('Error de registro')).toBeVisible();
    await expect(
      page.getByText('Ese nombre de usuario ya está en uso. Prueba con otro.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Usuario')).toHaveValue(username);
  });

  test('warns about a common password without refusing it', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Contraseña', { exact: true }).fill('123456');
    await expect(page.getByText('Es de las más usadas', { exact: false })).toBeVisible();
  });
});

test.describe('signing in', () => {
  test('needs both fields and says nothing about which one was wrong [spec:2.login.username 2.login.password 5.login.username 5.login.password 2.login.register-link]', async ({
    page,
  }) => {
    await page.goto('/login-existing');
    await expect(page.getByLabel('Usuario')).toHaveAttribute('required', '');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('required', '');
    await expect(page.getByRole('button', { name: /mostrar/i })).toBeVisible();
    await signIn(page, { ...newCredentials() });
    await expect(page.getByText('Error de login')).toBeVisible();
    await expect(page.getByText('Credenciales incorrectas').first()).toBeVisible();
    await page.getByRole('link', { name: 'Crea la tuya' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('leads back to where the person wanted to go', async ({ page }) => {
    const person = await signUpQuietly(page);
    await page.context().clearCookies();
    await page.goto('/wardrobe');
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.getByLabel('Usuario').fill(person.username);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Acceder' }).click();
    await expect(page).toHaveURL('/wardrobe');
  });

  test('says that the server cannot be reached', async ({ page }) => {
    await page.goto('/login-existing');
    await page.route('**/api/login', (route) => route.abort());
    await page.getByLabel('Usuario').fill('alguien');
    await page.getByLabel('Contraseña', { exact: true }).fill('una-clave');
    await page.getByRole('button', { name: 'Acceder' }).click();
    await expect(page.getByText('Error de login')).toBeVisible();
    await expect(page.getByText('No se pudo conectar con el servidor').first()).toBeVisible();
    await expect(page.getByLabel('Usuario')).toHaveValue('alguien');
  });
});

test.describe('the route tables', () => {
  test('show a visitor a spinner while it is not known who they are, and then that they are nobody [spec:2.loading-spinner 4.auth.unauthenticated]', async ({
    page,
  }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/user', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect(page.getByText('Acceso Requerido')).toBeHidden();
    answer();
    await expect(page.getByText('Acceso Requerido')).toBeVisible();
  });

  test('give a visitor 404 anywhere else, with a way to sign in on members’ pages [spec:2.visitor.any-other-path]', async ({
    page,
  }) => {
    for (const path of ['/no-existe', '/wardrobe', '/account']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByText('404')).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login-existing?next=%2Faccount',
    );
  });

  test('give a member 404 for a path that is no page, and home for the forms of visitors [spec:2.member.any-other-path]', async ({
    page,
  }) => {
    await signUpQuietly(page);
    expect((await page.goto('/no-existe'))?.status()).toBe(404);
    await expect(page.getByText('Aquí no cuelga nada')).toBeVisible();
    for (const path of ['/register', '/login-existing']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });
});

test.describe('the account', () => {
  test('changes its password, gives its data and is erased', async ({ page }) => {
    const person = await signUpQuietly(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByLabel('Contraseña actual').fill('no es esta');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra-clave-larga');
    await page.getByLabel('Repite la contraseña nueva').fill('otra-clave-larga');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(dialog.getByText('La contraseña actual no es correcta.')).toBeVisible();
    await dialog.getByLabel('Contraseña actual').fill(person.password);
    await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('Contraseña cambiada')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar ZIP' }).click();
    expect((await download).suggestedFilename()).toMatch(/^vestidor-.*\.zip$/);

    await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
    await page.getByLabel('Escribe tu contraseña para confirmarlo').fill('otra-clave-larga');
    await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await expect(page).toHaveURL('/');
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});
