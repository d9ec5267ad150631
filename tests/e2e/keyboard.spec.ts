import { expect, type Locator, type Page, test } from '@playwright/test';
import { addGarments, newCredentials, signUpQuietly } from './person.ts';

/** Journeys without a pointer: Tab, arrows, Enter, Space and Escape do everything. */

/** Presses Tab until the focus is on a control, as a person looking for it would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the control cannot be reached with Tab');
}

test('signs up, is corrected by the form and lands on the dashboard', async ({ page }) => {
  const person = newCredentials();
  await page.goto('/register');
  await tabTo(page, page.getByLabel('Usuario'));
  await page.keyboard.type(person.username);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('sin-arroba');
  await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByLabel('Confirmar contraseña'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  // The field at fault takes the focus.
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('chooses an occasion in the hero and gets another outfit', async ({ page }) => {
  await page.goto('/');
  const occasion = page.getByRole('radio', { name: 'Trabajo' });
  await occasion.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Formal' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Otra propuesta' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('de 100').first()).toBeVisible();
});

test('moves among tabs, wears a garment, opens it and its menu, and composes outfits', async ({ page }) => {
  await signUpQuietly(page);
  await addGarments(page, [
    { name: 'Camisa blanca', kind: 'shirt', color: 'blanco', style: 'formal' },
    { name: 'Pantalón gris', kind: 'pants', color: 'gris', style: 'formal' },
    { name: 'Mocasines marrones', kind: 'loafers', color: 'marrón', fabric: 'leather' },
  ]);
  await page.goto('/wardrobe');
  const items = page.getByRole('tab', { name: /Mis Prendas/ });
  await tabTo(page, items);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Mis Outfits/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(items).toHaveAttribute('aria-selected', 'true');

  const card = page.getByRole('article').filter({ hasText: 'Camisa blanca' });
  await tabTo(page, card.getByRole('button', { name: 'Ver Camisa blanca' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await tabTo(page, card.getByRole('button', { name: /Más acciones/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, card.getByRole('button', { name: /como usada hoy/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Marcado como usado')).toBeVisible();

  await page.getByRole('heading', { name: 'Mi Vestidor' }).press('Home');
  await tabTo(page, page.getByRole('button', { name: 'Generar outfits' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Outfits generados')).toBeVisible();
});
