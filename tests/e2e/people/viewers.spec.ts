import { type Browser, expect, type Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { addGarments, newCredentials, signUpQuietly } from '../person.ts';

const clothes = [
  {
    ...{ name: 'Camisa de lino', kind: 'shirt', color: 'blanco', fabric: 'linen', style: 'casual' },
    ...{ size: 'M', purchasePrice: 39.95, brand: 'Telar' },
  },
  { name: 'Vaqueros rectos', kind: 'jeans', color: 'azul vaquero', fabric: 'denim', style: 'casual' },
  { name: 'Mocasines', kind: 'loafers', color: 'marrón', fabric: 'leather', style: 'casual' },
];

interface Size {
  width: number;
  height: number;
}

async function secondPerson(browser: Browser, baseURL: string | undefined, viewport: Size | null) {
  const context = await browser.newContext({ baseURL, viewport, locale: 'es-ES', serviceWorkers: 'block' });
  return context.newPage();
}

/** @returns the link */
async function invite(page: Page, also: readonly string[]): Promise<string> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar a ver tu vestidor' });
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  await expect(dialog.getByText('Escribe tu nombre')).toBeVisible();
  await dialog.getByLabel('Tu nombre').fill('Ana');
  for (const label of also) await dialog.getByRole('switch', { name: label }).check();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Crear enlace' }).click();
  const ready = page.getByRole('dialog', { name: 'Tu enlace está listo' });
  const link = await ready.getByLabel('Enlace').inputValue();
  expect(await axeFaults(page)).toEqual([]);
  await ready.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByText('Enlace que mandas tú')).toBeVisible();
  return link;
}

test('shows the wardrobe to another person, and ends it @phone', async ({ page, browser }, info) => {
  test.setTimeout(120_000);
  await signUpQuietly(page);
  await addGarments(page, clothes);
  const link = await invite(page, ['También mis tallas']);
  const other = await secondPerson(browser, info.project.use.baseURL, page.viewportSize());
  const title = other.getByRole('heading', { level: 1 });

  await test.step('reads the invitation, signs up and comes back to it', async () => {
    await other.goto(link);
    await expect(title).toHaveText('Ana quiere enseñarte su vestidor');
    await expect(other.getByText('Sus tallas')).toBeVisible();
    await expect(other.getByText('Sus outfits guardados')).toBeHidden();
    expect(await axeFaults(other)).toEqual([]);
    await other.getByRole('link', { name: 'Ya tengo cuenta' }).click();
    await other.getByRole('main').getByRole('link', { name: 'Crea la tuya' }).click();
    await expect(title).toHaveText('Empieza tu vestidor');
    const { username, email, password } = newCredentials();
    await other.getByLabel('Usuario').fill(username);
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Contraseña', { exact: true }).fill(password);
    await other.getByLabel('Confirmar contraseña').fill(password);
    await other.getByRole('button', { name: 'Crear Cuenta Premium GRATIS' }).click();
    await expect(title).toHaveText('Ana quiere enseñarte su vestidor');
    expect(new URL(other.url()).href).not.toContain(link.split('#')[1]);
  });

  await test.step('accepts, and sees clothes without prices', async () => {
    await other.getByRole('button', { name: 'Aceptar y ver' }).click();
    await expect(other.getByText('Escribe tu nombre')).toBeVisible();
    await other.getByLabel('Tu nombre').fill('Luis');
    await other.getByRole('button', { name: 'Aceptar y ver' }).click();
    await expect(title).toContainText('Vestidor de Ana');
    await expect(other.getByText('3 prendas')).toBeVisible();
    await expect(other.getByText('39,95')).toBeHidden();
    expect(await axeFaults(other)).toEqual([]);
    const picture = other.getByRole('article', { name: 'Camisa de lino' }).locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('searches, filters and opens a garment', async () => {
    await other.getByRole('searchbox').fill('vaquero');
    await expect(other.getByText('1 prenda', { exact: true })).toBeVisible();
    await expect(other.getByRole('article', { name: 'Camisa de lino' })).toBeHidden();
    await other.getByRole('searchbox').fill('');
    await other.getByRole('button', { name: 'Zapatos' }).click();
    await expect(other.getByRole('article')).toHaveCount(1);
    await other.getByRole('button', { name: 'Todas' }).click();
    await other.getByRole('button', { name: 'Ver Camisa de lino' }).click();
    const detail = other.getByRole('dialog', { name: 'Camisa de lino' });
    await expect(detail.getByText('En el armario')).toBeVisible();
    await expect(detail.getByText('M', { exact: true })).toBeVisible();
    await expect(detail.getByText('Precio')).toBeHidden();
    expect(await axeFaults(other)).toEqual([]);
    await other.keyboard.press('Escape');
    await expect(detail).toBeHidden();
  });

  await test.step('finds it by the switch of the own wardrobe', async () => {
    await addGarments(other, [{ ...clothes[1], name: 'Mis vaqueros' }]);
    await other.goto('/wardrobe');
    await other.getByRole('button', { name: 'Cambiar de vestidor' }).click();
    await other.getByRole('menuitem', { name: 'Vestidor de Ana' }).click();
    await expect(title).toContainText('Vestidor de Ana');
    await other.getByRole('button', { name: 'Cambiar de vestidor' }).click();
    await other.getByRole('menuitem', { name: 'Mi Vestidor' }).click();
    await expect(other.getByText('Mis vaqueros')).toBeVisible();
    await other.goBack();
    await expect(title).toContainText('Vestidor de Ana');
  });

  await test.step('its owner changes what is shown', async () => {
    await page.goto('/account');
    await expect(page.getByText('también tallas')).toBeVisible();
    await page.getByRole('button', { name: 'Opciones de Luis' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar qué ve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Qué ve Luis' });
    await dialog.getByRole('switch', { name: 'También mis outfits' }).check();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('también outfits y tallas')).toBeVisible();
    await other.reload();
    await other.getByRole('tab', { name: 'Outfits' }).click();
    await expect(other.getByRole('heading', { name: 'Todavía no hay outfits' })).toBeVisible();
    expect(await axeFaults(other)).toEqual([]);
  });

  await test.step('its owner ends it', async () => {
    await page.getByRole('button', { name: 'Opciones de Luis' }).click();
    await page.getByRole('menuitem', { name: 'Dejar de compartir' }).click();
    await page.getByRole('button', { name: 'Dejar de compartir' }).click();
    await expect(page.getByText('Luis ya no ve tu vestidor')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Opciones de Luis' })).toBeHidden();
    await other.reload();
    await expect(title).toHaveText('Este vestidor ya no se comparte contigo');
    expect(await axeFaults(other)).toEqual([]);
    await other.getByRole('link', { name: 'Ir a mi vestidor' }).click();
    await expect(other.getByText('Mis vaqueros')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Cambiar de vestidor' })).toBeHidden();
    await other.goto(link);
    await expect(title).toHaveText('Esta invitación ya no vale');
  });
  await other.context().close();
});

test('an invitation is withdrawn, declined, or one’s own', async ({ member: page, browser }, info) => {
  const title = page.getByRole('heading', { level: 1 });
  const link = await invite(page, []);

  await test.step('is not for the person who made it', async () => {
    await page.goto(link);
    await expect(title).toHaveText('Esta invitación es tuya');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
  });

  await test.step('is withdrawn', async () => {
    await page.getByRole('button', { name: 'Retirar la invitación: Enlace que mandas tú' }).click();
    await expect(page.getByText('Invitación retirada')).toBeVisible();
    await expect(page.getByText('Enlace que mandas tú')).toBeHidden();
    await page.goto('/');
    await page.goto(link);
    await expect(title).toHaveText('Esta invitación ya no vale');
    expect(await axeFaults(page)).toEqual([]);
  });

  const again = await page.request.post('/api/viewers/invitations', { data: { name: 'Ana', shows: [] } });
  const { token } = await again.json();
  const other = await secondPerson(browser, info.project.use.baseURL, page.viewportSize());
  await test.step('is declined', async () => {
    await signUpQuietly(other);
    await other.goto(`/invitation#${token}`);
    await other.getByRole('button', { name: 'No, gracias' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Invitación rechazada');
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'Invitar a alguien' })).toBeVisible();
    await expect(page.getByText('Enlace que mandas tú')).toBeHidden();
  });
  await other.context().close();
});
