import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';
import { addGarments, openDemo } from '../person.ts';

const garments = [
  { name: 'Camisa blanca', kind: 'shirt', color: 'blanco', style: 'formal' },
  { name: 'Pantalón gris', kind: 'pants', color: 'gris', style: 'formal' },
  { name: 'Mocasines marrones', kind: 'loafers', color: 'marrón', fabric: 'leather' },
  { name: 'Zapatillas', kind: 'sneakers', color: 'blanco' },
  { name: 'Gabardina', kind: 'coat', color: 'camel' },
];

test('drags a look together, takes the offered completion, plans it for today and wears it', async ({
  member: page,
}) => {
  await addGarments(page, garments);
  await page.goto('/wardrobe?tab=outfits&crear=1');
  const dialog = page.getByRole('dialog');
  const board = dialog.getByRole('group', { name: 'Tablero del outfit' });
  const drag = async (from: ReturnType<typeof dialog.getByRole>, to: { x: number; y: number }) => {
    await from.hover();
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const middle = async () => {
    const box = await board.boundingBox();
    if (!box) throw new Error('the board is not there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  // Replaces the first pair.
  for (const name of ['Camisa blanca', 'Zapatillas', 'Mocasines marrones']) {
    await drag(dialog.getByRole('button', { name: `Añadir ${name}` }), await middle());
    await expect(board.getByRole('button', { name: `${name}, en el tablero` })).toBeVisible();
  }
  await expect(board.getByRole('button', { name: 'Zapatillas, en el tablero' })).toHaveCount(0);
  await expect(dialog.getByText('Falta algo para abajo.')).toBeVisible();

  const loafers = board.getByRole('button', { name: 'Mocasines marrones, en el tablero' });
  const box = await dialog.boundingBox();
  await drag(loafers, { x: (box?.x ?? 0) + (box?.width ?? 0) - 60, y: (await middle()).y });
  await expect(loafers).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Deshacer' }).click();
  await expect(loafers).toBeVisible();

  await dialog.getByRole('button', { name: 'Completa el look' }).click();
  await dialog
    .getByRole('button', { name: /^Usar / })
    .first()
    .click();
  await expect(board.getByRole('button', { name: 'Pantalón gris, en el tablero' })).toBeVisible();
  await expect(dialog.getByText(/^Puntuación en directo: \d+\s%$/)).toBeAttached();
  await dialog.getByLabel('Nombre').fill('Domingo a mano');
  await dialog.getByRole('button', { name: 'Guardar outfit' }).click();

  const card = page.getByRole('article').filter({ hasText: 'Domingo a mano' });
  await card.getByRole('button', { name: /Más acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Planear para un día' }).click();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
  await page.getByLabel('Día', { exact: true }).fill(today);
  await page.getByRole('button', { name: 'Planear', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Esta semana' })).toBeVisible();
  await page.getByText('Calendario', { exact: true }).click();
  const plan = page.getByRole('article').filter({ hasText: 'Domingo a mano' });
  await plan.getByRole('button', { name: 'Me lo pongo hoy' }).click();
  await expect(plan.getByText('Puesto')).toBeVisible();
});

test('plans the week by keyboard and packs for it', async ({ page }) => {
  await openDemo(page);
  await test.step('a calendar that opens on the second try has the focus', async () => {
    const plans = '**/api/wardrobe/plans?*';
    await page.route(plans, (route) => route.fulfill({ status: 400, json: { code: 'invalid_input' } }));
    await page.goto('/wardrobe?tab=outfits&vista=calendario');
    await tabTo(page, page.getByRole('button', { name: 'Reintentar' }));
    await page.unroute(plans);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: / de 20\d\d$/ })).toBeFocused();
  });
  await page.getByRole('button', { name: 'Planifica mi semana' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/^Temperatura del/)
    .last()
    .focus();
  await page.keyboard.type('8');
  await tabTo(page, dialog.getByRole('button', { name: 'Proponer la semana' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: /^Guardar los \d días$/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const grid = page.getByRole('table', { name: 'Calendario de outfits' });
  await tabTo(page, grid.locator('[aria-pressed=true]'));
  await page.keyboard.press('ArrowRight');
  // Opens the day beside the grid.
  await expect(grid.locator('[aria-pressed=true]')).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('radio', { name: 'Calendario' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Hacer la maleta' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page
      .getByRole('region', { name: /prendas para/ })
      .getByRole('checkbox')
      .first(),
  );
  await page.keyboard.press('Space');
  await expect(page.getByText(/^1 de \d+ en la maleta$/)).toBeVisible();
});
