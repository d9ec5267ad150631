import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { signUpQuietly } from '../person.ts';

const shirt = { productId: 'camisa-popelin-recta', color: 'blanco', size: 'M', quantity: 1 };

async function fillCart(page: Page): Promise<void> {
  await signUpQuietly(page);
  expect((await page.request.post('/api/store/cart/add', { data: shirt })).status()).toBe(200);
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Nombre y apellidos').fill('Ana Prueba');
  await page.getByLabel('Calle y número').fill('Calle Mayor, 7');
  await page.getByLabel('Código postal').fill('28013');
  await page.getByLabel('Localidad').fill('Madrid');
}

const place = (page: Page) => page.getByRole('button', { name: 'Pedido con obligación de pago' }).click();

test('a cart is ordered, paid by card and added to the wardrobe, then cancelled', async ({ page }) => {
  await fillCart(page);
  await page.goto('/store?carrito=1');
  await page.getByRole('dialog').getByRole('link').last().click();
  await expect(page).toHaveURL('/store/checkout');

  await test.step('the form reports all missing fields and keeps the values', async () => {
    await place(page);
    await expect(page.getByLabel('Nombre y apellidos')).toBeFocused();
    await expect(
      page.getByRole('alert').filter({ hasText: 'El código postal tiene cinco cifras' }),
    ).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Elige cómo quieres pagar' })).toBeVisible();
    await fillAddress(page);
    await expect(page.getByLabel('Provincia')).toHaveValue('28');
    await page.getByText('Tarjeta', { exact: true }).click();
    await page.reload();
    await expect(page.getByLabel('Calle y número')).toHaveValue('Calle Mayor, 7');
    await expect(page.getByRole('radio', { name: /Tarjeta/ })).toBeChecked();
    await expect(page.getByText(/43,90\s€/)).toBeVisible();
    await expect(page.getByText('IVA (21 %), incluido')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('the order is reserved during payment, also after a reload', async () => {
    await place(page);
    await expect(page).toHaveURL(/\/store\/orders\/[0-9a-f-]{36}$/);
    await expect(page.getByText(/Te guardamos las prendas hasta/)).toBeVisible();
    await page.reload();
    await page.getByLabel('Número de tarjeta').fill('4242424242424242');
    await page.getByLabel('Fecha de caducidad').fill('1240');
    await page.getByLabel('Código de seguridad').fill('123');
    await page.getByRole('button', { name: /^Pagar 43,90/ }).click();
    await expect(page.getByRole('heading', { name: 'Pedido confirmado' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Factura PV/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('the garment is in the wardrobe with its price and shop', async () => {
    await page.getByRole('link', { name: 'Ver en Mi Vestidor' }).click();
    const garment = page.getByRole('dialog');
    await expect(garment).toContainText('Camisa recta de popelín');
    await expect(garment).toContainText('Alba Norte');
    await expect(garment).toContainText('39,95');
    await garment.getByRole('link', { name: 'Tienda de Vestidor' }).click();
    await expect(page.getByRole('heading', { name: 'Pedido confirmado' })).toBeVisible();
  });

  await test.step('cancelling refunds the money and removes the garment', async () => {
    await page.getByRole('button', { name: 'Cancelar el pedido' }).click();
    await page.getByRole('button', { name: 'Cancelar y devolver' }).click();
    await expect(page.getByRole('heading', { name: 'Pedido cancelado' })).toBeVisible();
    await expect(page.getByText(/hemos devuelto el importe/)).toBeVisible();
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    expect(wardrobe.items).toEqual([]);
    await page.getByRole('link', { name: 'Todos mis pedidos' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Pedido cancelado' })).toContainText('43,90');
  });
});

test('PayPal is abandoned, then pays for the pending order @phone @only-phone', async ({ page }) => {
  await fillCart(page);
  await page.goto('/store/checkout');
  await fillAddress(page);
  await page.getByText('PayPal', { exact: true }).click();
  await place(page);
  await expect(page.getByRole('heading', { name: 'Modo de pruebas: aquí estaría PayPal' })).toBeVisible();
  await page.getByRole('button', { name: /Cancelar/ }).click();
  await expect(page).toHaveURL(/\/store\/orders\/[0-9a-f-]{36}\?vuelta=cancelada/);
  await expect(page.getByText(/No has pagado en PayPal/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Continuar en PayPal' }).click();
  await page.getByRole('button', { name: /^Pagar 43,90/ }).click();
  await expect(page).toHaveURL(/\?vuelta=paypal/);
  await expect(page.getByRole('heading', { name: 'Pedido confirmado' })).toBeVisible();
});
