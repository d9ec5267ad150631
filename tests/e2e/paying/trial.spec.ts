import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { newCredentials } from '../person.ts';

async function fill(
  page: Page,
  values: { email: string; username: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(values.email);
  await page.getByLabel('Usuario').fill(values.username);
  await page.getByLabel('Contraseña', { exact: true }).fill(values.password);
  await page.getByRole('button', { name: 'Empezar mi prueba gratis' }).click();
}

test('a visitor starts the trial and sees its days at home', {
  tag: [
    '@2.trial.fields',
    '@2.trial.active.days',
    '@2.trial.active.features',
    '@2.trial.active.links',
    '@4.trial.states',
    '@4.trial.signed-up',
  ],
}, async ({ page }) => {
  await page.goto('/trial');
  await fill(page, newCredentials());
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Premium', { exact: true })).toBeVisible();
  await page.goto('/trial');
  await expect(page.getByRole('heading', { name: 'Prueba Activa' })).toBeVisible();
  await expect(page.getByText('Te quedan 7 días')).toBeVisible();
  await expect(page.getByText('Maya y Valentina, tus asesoras')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ir a mi vestidor' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Hacerme Premium' })).toHaveAttribute('href', '/payments');
});

test('both addresses show the same form', { tag: ['@2.same-trial-screen'] }, async ({ page }) => {
  for (const path of ['/trial', '/free-trial']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Empezar mi prueba gratis' })).toBeVisible();
  }
});

test('an invalid field is named in a toast and the form keeps its values', {
  tag: ['@5.trial.email.shown', '@5.trial.username.shown', '@5.trial.password.shown'],
}, async ({ page }) => {
  const person = newCredentials();
  await page.goto('/trial');
  const faults = [
    [{ email: 'sin-arroba' }, 'Email requerido', 'Ingresa un email válido para continuar'],
    [{ username: 'ab' }, 'Usuario requerido', 'El nombre de usuario debe tener al menos 3 caracteres'],
    [{ password: '12345' }, 'Contraseña requerida', 'La contraseña debe tener al menos 6 caracteres'],
  ] as const;
  for (const [wrong, title, message] of faults) {
    await fill(page, { ...person, ...wrong });
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page).toHaveURL('/trial');
  }
});

test('a member starts it with one button, once', async ({ member: page }) => {
  await page.goto('/trial');
  await page.getByRole('button', { name: 'Activar siete días gratis' }).click();
  await expect(page.getByRole('heading', { name: 'Prueba Activa' })).toBeVisible();
});
