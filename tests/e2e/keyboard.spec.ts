import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { isUncovered, tabTo } from './keyboard.ts';
import { addGarments, newCredentials, signIn, signUpQuietly } from './person.ts';
import { fivePhotographs } from './photographs.ts';

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

test('moves among tabs, wears a garment, opens it and its menu, and composes outfits', async ({
  member: page,
}) => {
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
  await expect(items).toBeFocused();
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

  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('link', { name: /Outfits con IA/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Generar outfits' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Outfits generados')).toBeVisible();
});

test('scans a photograph, corrects the reading and undoes the scan', async ({ page }, testInfo) => {
  const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
  await signUpQuietly(page);
  page.on('filechooser', (chooser) => chooser.setFiles(files.slice(0, 1)));
  await page.goto('/wardrobe?tab=scanner');
  await tabTo(page, page.getByRole('button', { name: 'Elegir fotos' }));
  await page.keyboard.press('Enter');
  // Each step moves the focus.
  await expect(page.getByRole('img', { name: /Foto elegida/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Escanear prenda' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Análisis de la prenda' })).toBeFocused({ timeout: 30_000 });

  const kinds = page.getByRole('group', { name: 'Tipo' }).getByRole('button');
  await tabTo(page, kinds.nth(1));
  const corrected = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Space');
  await corrected;
  await tabTo(page, page.getByLabel('Añadir etiqueta').first());
  await page.keyboard.type('boda');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar la etiqueta boda' })).toBeVisible();

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Deshacer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Elegir fotos' })).toBeFocused();
});

test('puts an outfit together: pieces, name, season', async ({ member: page }) => {
  await addGarments(page, [
    { name: 'Vestido negro', kind: 'dress', color: 'negro' },
    { name: 'Botas negras', kind: 'boots', color: 'negro' },
    { name: 'Blusa blanca', kind: 'blouse', color: 'blanco' },
  ]);
  await page.goto('/wardrobe?tab=outfits');
  await tabTo(page, page.getByRole('button', { name: 'Combina tus prendas manualmente' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('searchbox', { name: 'Buscar entre tus prendas' }));
  await page.keyboard.type('negr');
  for (const name of ['Vestido negro', 'Botas negras']) {
    await tabTo(page, dialog.getByRole('button', { name: `Añadir ${name}` }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, dialog.getByLabel('Nombre'));
  await page.keyboard.type('Noche sin ratón');
  await tabTo(page, dialog.getByLabel('Temporada'));
  await page.keyboard.type('inv');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Guardar outfit' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Noche sin ratón' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Invierno');
});

test('goes through the tabs of the hub, into a module and back to its card', async ({ member: page }) => {
  await page.goto('/super-app');
  await tabTo(page, page.getByRole('tab', { name: 'Panel' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Analítica' })).toBeFocused();
  await page.keyboard.press('Home');
  const card = page.getByRole('link', { name: 'Escáner corporal 3D' });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Escáner corporal 3D' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Todos los módulos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
});

test('changes the theme, exports the data and cancels deleting the account', async ({ member: page }) => {
  await page.goto('/account');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('radio', { name: 'Como el sistema' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tabTo(page, main.getByRole('link', { name: 'Descargar ZIP' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  const erase = main.getByRole('button', { name: 'Eliminar cuenta' });
  await tabTo(page, erase);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const name of ['Eliminar para siempre', 'Cerrar', 'Eliminar para siempre']) {
    await tabTo(page, dialog.getByRole('button', { name }));
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(erase).toBeFocused();
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('starts the trial, asks, signs in again and moves by the bottom bar', async ({ page }) => {
    const person = newCredentials();
    await page.goto('/trial');
    for (const [label, text] of [
      ['Email', person.email],
      ['Usuario', person.username],
      ['Contraseña', person.password],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Acciones rápidas' })).toBeVisible();
    // No focused link is covered.
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await tabTo(page, link);
      expect(await link.evaluate(isUncovered)).toBe(true);
    }
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Vestidor' }).last());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wardrobe');

    await page.goto('/contact');
    await tabTo(page, page.getByRole('button', { name: 'Enviar mensaje' }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nombre')).toBeFocused();
    const question = page.locator('summary').first();
    await tabTo(page, question);
    await page.keyboard.press('Space');
    await expect(page.locator('details').first()).toHaveAttribute('open');

    await page.context().clearCookies();
    await signIn(page, { ...person, password: 'otra-cosa' });
    await expect(page.getByText('Credenciales incorrectas')).toBeVisible();
    await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/login/);
  });
});
