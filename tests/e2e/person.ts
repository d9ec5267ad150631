import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Credentials {
  username: string;
  email: string;
  password: string;
}

export function newCredentials(): Credentials {
  const username = `persona-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@ejemplo.es`, password: 'perro-lluvia-tarde' };
}

export async function register(page: Page, { username, email, password }: Credentials): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' }).click();
}

export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/login-existing');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
}

/** Through the API. */
export async function signUpQuietly(page: Page): Promise<Credentials> {
  const credentials = newCredentials();
  const answer = await page.request.post('/api/register', { data: credentials });
  expect(answer.status()).toBe(200);
  return credentials;
}

export async function openDemo(page: Page): Promise<void> {
  await page.goto('/api/demo-login');
  await expect(page).toHaveURL('/');
}

/** Through the API. */
export async function addGarments(page: Page, garments: Record<string, unknown>[]): Promise<void> {
  for (const garment of garments) {
    const answer = await page.request.post('/api/wardrobe/items', { data: garment });
    expect(answer.status()).toBe(200);
  }
}
