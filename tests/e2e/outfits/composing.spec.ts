import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { openDemo } from '../person.ts';

test('composes for the local weather, swaps a piece, composes around another, and learns', async ({
  page,
  context,
}) => {
  await openDemo(page);
  await page.goto('/wardrobe?tab=outfits');
  const card = page.getByRole('article').first();

  await test.step('reports in Spanish that location is denied, and asks again', async () => {
    await page.getByRole('button', { name: 'Añade tiempo, evento o prendas' }).click();
    await page.getByRole('button', { name: 'Usar el tiempo de aquí' }).click();
    await expect(page.getByText('Escribe tú la temperatura.')).toBeVisible();
    await context.setGeolocation({ latitude: 40.416775, longitude: -3.70379 });
    await context.grantPermissions(['geolocation']);
    await page.getByRole('button', { name: 'Usar el tiempo de aquí' }).click();
    await expect(page.getByText(/9\s°C y lluvia/)).toBeVisible();
    await expect(page.getByLabel('Temperatura')).toHaveValue('9');
  });

  await test.step('composes for an event, and the card shows its day', async () => {
    await page.getByLabel('Evento').selectOption({ label: 'Entrevista de trabajo' });
    await expect(page.getByLabel('Ocasión').first()).toHaveValue('work');
    await page.getByRole('button', { name: 'Generar outfits' }).click();
    await expect(page.getByText('Outfits generados')).toBeVisible();
    await expect(card).toContainText(/Entrevista de trabajo.*9\s°C.*lluvia/);
    await card.getByText('Ver por qué').click();
    await expect(card.getByText(/^\d+\s% = ocasión \d+\/30 \+ armonía de color \d+\/20/)).toBeVisible();
  });

  await test.step('swaps a piece by keyboard', async () => {
    await card.getByRole('button', { name: 'Cambiar piezas' }).click();
    const sheet = page.getByRole('dialog');
    const pieces = sheet.getByRole('button', { name: /^Cambiar / });
    // Shoes have most alternatives.
    await pieces.filter({ hasText: /Zapatos|Mocasines|Botines|Zapatillas|Botas/ }).click();
    const choices = sheet.getByRole('radio');
    await choices.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(choices.nth(1)).toBeChecked();
    const take = sheet.getByRole('button', { name: /^Cambiar por / });
    const taken = ((await take.textContent()) ?? '').replace('Cambiar por ', '');
    await take.click();
    await expect(page.getByText('Pieza cambiada')).toBeVisible();
    await expect(sheet.getByRole('button', { name: `Cambiar ${taken}` })).toBeVisible();

    await sheet.getByRole('button', { name: `Fijar ${taken}` }).click();
    await sheet.getByRole('button', { name: 'Componer con lo fijado' }).click();
    await expect(sheet).toBeHidden();
    await expect(card.getByRole('img').first()).toHaveAccessibleName(new RegExp(taken));
  });

  await test.step('dismisses an outfit, undoes it, and resets what was learnt', async () => {
    const name = (await card.getByRole('heading').first().textContent()) ?? '';
    await card.getByRole('button', { name: 'No me gusta' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Descartado' })
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await expect(page.getByText('Aquí está de nuevo')).toBeVisible();
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Me gusta', exact: true }).first().click();
    await expect(page.getByText(/A partir de \d elecci/)).toBeVisible();
    await page.getByRole('button', { name: 'Empezar de cero' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Empezar de cero' }).click();
    await expect(page.getByText(/Todavía nada\. Cada vez/)).toBeVisible();
  });
});
