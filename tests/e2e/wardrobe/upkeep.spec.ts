import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { addGarments, signUpQuietly } from '../person.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`shoes go to the cobbler and back with their cost per wear, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signUpQuietly(page);
    await addGarments(page, [
      { name: 'Salones negros', kind: 'heels', color: 'negro', fabric: 'leather', purchasePrice: 60 },
    ]);
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    const { id } = wardrobe.items[0];
    for (let wear = 0; wear < 15; wear++) await page.request.post(`/api/wardrobe/items/${id}/worn`);

    await page.goto('/wardrobe/laundry');
    const row = page.getByRole('listitem').filter({ hasText: 'Salones negros' });
    await expect(page.getByRole('heading', { name: 'Toca zapatero' })).toBeVisible();
    await expect(row).toContainText('15 usos y sin cambiar todavía');
    await row.getByRole('button', { name: 'Llevar al zapatero' }).click();
    await page.getByLabel('En qué taller o tintorería').fill('El de la plaza');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'En el taller' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Toca zapatero' })).toBeHidden();
    await expect(row).toContainText('En arreglo, en El de la plaza');

    await row.getByRole('button', { name: 'Ya está hecho' }).click();
    await page.getByLabel('Cuánto ha costado').fill('quince');
    await page.getByRole('button', { name: 'Apuntar y devolver al armario' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /precio|cantidad/ })).toBeVisible();
    await page.getByLabel('Cuánto ha costado').fill('15');
    await page.getByRole('button', { name: 'Apuntar y devolver al armario' }).click();
    await expect(page.getByRole('heading', { name: 'No hay nada en la colada' })).toBeVisible();

    await page.goto(`/wardrobe?prenda=${id}`);
    const detail = page.getByRole('dialog');
    await expect(detail.getByText('Te costó 60,00 $, y 15,00 $ en arreglos')).toBeVisible();
    await expect(detail.getByText('5,00 $', { exact: true })).toBeVisible();
    const line = detail.getByRole('listitem').filter({ hasText: 'El de la plaza' });
    await expect(line).toContainText('Tapas');
    await line.getByRole('button', { name: /^Borrar Tapas/ }).click();
    await expect(detail.getByText('4,00 $', { exact: true })).toBeVisible();
    await expect(detail.getByText('Le tocan las tapas')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(line).toContainText('15,00 $');
    await expect(detail.getByText('5,00 $', { exact: true })).toBeVisible();
    await expect(detail.getByText('Le tocan las tapas')).toBeHidden();
  });
}
