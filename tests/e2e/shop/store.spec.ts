import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { addGarments } from '../person.ts';

test('the shop: from a filter to a product, its size and colour, and the cart', async ({ member: page }) => {
  await addGarments(page, [
    { name: 'Chinos de siempre', kind: 'pants', color: 'azul marino' },
    { name: 'Mocasines viejos', kind: 'loafers', color: 'marrón', fabric: 'leather' },
  ]);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/store/products?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/store');
  await expect(page.getByText('Cargando productos')).toBeVisible();
  answer();
  const cards = page.getByRole('article');
  const products = page.getByText(/^\d+ productos$/);

  await test.step('the server applies the filters', async () => {
    const brand = page.getByRole('combobox', { name: 'Marca' });
    await expect(brand.getByRole('option')).toHaveText(['Todas las marcas', 'Alba Norte', 'Casa Lirio']);
    const category = page.getByRole('combobox', { name: 'Categoría' });
    await expect(category.getByRole('option')).toHaveText([
      'Toda la tienda',
      'Tops',
      'Pantalones',
      'Vestidos',
      'Zapatos',
    ]);
    const all = await products.textContent();
    await brand.selectOption('Alba Norte');
    const filtered = page.waitForRequest(/products\?brand=Alba\+Norte&category=tops$/);
    await category.selectOption('Tops');
    await filtered;
    await expect(page).toHaveURL('/store?marca=alba-norte&categoria=tops');
    await expect(products).not.toHaveText(all ?? '');
    await expect(cards.first()).toContainText('Alba Norte');
  });

  const card = cards.filter({ hasText: 'Camisa recta de popelín' });
  await test.step('a card shows its product', async () => {
    await expect(card.locator('img')).toHaveAttribute('src', /camisa-popelin-recta\/blanco\/front\/thumb$/);
    for (const text of [
      '-15%',
      'Alba Norte',
      /4,7/,
      'Popelín de algodón',
      /39,95\s€/,
      'Mínimo de 30 días',
      'Combina con 2 prendas tuyas',
    ])
      await expect(card).toContainText(text);
    await expect(card.locator('s')).toHaveText(/47,00\s€/);
    await expect(card.getByText('(312)')).toBeVisible();
  });

  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Añadir al carrito' });
  await test.step('it opens at an address of its own', async () => {
    await card.getByRole('link').click();
    await expect(dialog).toHaveAccessibleName('Camisa recta de popelín');
    await expect(page).toHaveURL(/&producto=camisa-popelin-recta$/);
    await expect(dialog.getByRole('img', { name: /Camisa recta de popelín, en blanco/ })).toBeVisible();
    for (const text of [
      'Alba Norte',
      '312 reseñas',
      '-15% DESCUENTO',
      'Envío gratis €50+',
      'Garantía 30 días',
    ])
      await expect(dialog).toContainText(text);
    await expect(dialog.getByRole('button', { name: 'Guardar en favoritos' })).toBeVisible();
    await expect(
      dialog.getByRole('img', { name: /Camisa recta de popelín.*Chinos de siempre.*Mocasines viejos/ }),
    ).toBeVisible();
  });
  await test.step('size and colour are required', async () => {
    await expect(add).toBeDisabled();
    await add.click({ force: true });
    await expect(page.getByText('Selecciona opciones')).toBeVisible();
    await expect(page.getByText('Selecciona talla y color antes de añadir al carrito.')).toBeVisible();
    await dialog.getByRole('button', { name: 'negro' }).click();
    await expect(dialog.getByRole('img', { name: /Camisa recta de popelín, en negro/ })).toHaveAttribute(
      'src',
      /\/negro\/front\/full$/,
    );
    await expect(add).toBeDisabled();
    await dialog.getByRole('button', { name: 'M', exact: true }).click();
    await expect(add).toBeEnabled();
  });
  await test.step('the server’s refusal is shown', async () => {
    await page.route('**/api/store/cart/add', (route) =>
      route.fulfill({ status: 409, json: { code: 'out_of_stock', message: 'Se acaba de agotar.' } }),
    );
    await add.click();
    await expect(page.getByText('Se acaba de agotar.')).toBeVisible();
    await page.unroute('**/api/store/cart/add');
  });
  await test.step('one piece is in the cart', async () => {
    await add.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Añadido al carrito')).toBeVisible();
    await expect(
      page.getByText('Camisa recta de popelín (negro, talla M) está en tu carrito.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carrito, 1 artículo' })).toHaveText(/1$/);
    await card.getByRole('link').click();
    await expect(dialog.getByText('Talla: sin elegir')).toBeVisible();
    await expect(dialog.getByText('Color: sin elegir')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the cart counts, shows the amount missing for free delivery and links to the checkout', async () => {
    await page.getByRole('button', { name: 'Carrito, 1 artículo' }).click();
    await expect(dialog).toContainText(/Te faltan 10,05\s€ para el envío gratis/);
    await dialog.getByRole('button', { name: /Una unidad más/ }).click();
    await expect(dialog).toContainText('Tu envío es gratis');
    await expect(dialog.getByText(/^79,90\s€$/).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Tramitar pedido' })).toHaveAttribute(
      'href',
      '/store/checkout',
    );
    await dialog.getByRole('button', { name: /^Quitar Camisa/ }).click();
    await expect(dialog).toContainText('Tu carrito está vacío');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(dialog).toContainText('2 artículos');
  });
});

test('a filter chosen while typing keeps both in the URL @phone', async ({ member: page }) => {
  for (const restMillis of [0, 200, 300]) {
    await page.goto('/store');
    await page.getByRole('searchbox', { name: 'Buscar en la tienda' }).fill('falda');
    await page.waitForTimeout(restMillis);
    // Actionability checks take longer than the text does.
    await page.getByRole('button', { name: 'Favoritos', exact: true }).dispatchEvent('click');
    await expect(page).toHaveURL('/store?ver=favoritos#buscar=falda');
  }
});

test('a search with a typo finds a product, marks it and returns @phone', {
  tag: ['@2.store.search', '@5.store.search-local'],
}, async ({ member: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/store');
  await page.getByRole('searchbox', { name: 'Buscar en la tienda' }).fill('vesitdo');
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toContainText('Vestido');
  await expect(page).toHaveURL('/store#buscar=vesitdo');
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: `Añadir ${name} a favoritos` }).click();
  await first.getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'En tus favoritos' })).toBeVisible();
  const shared = page.url();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('vesitdo');

  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Favoritos', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(name);
  // Opens for any signed-in user; closing returns to the grid.
  await page.goto(shared);
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL('/store#buscar=vesitdo');
  expect(sent.filter((request) => request.includes('vesitdo'))).toEqual([]);

  await test.step('the favourite is a wish, beside one from elsewhere and a budget', async () => {
    await page.getByRole('link', { name: 'Deseos' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('En nuestra tienda');
    await page.getByRole('button', { name: 'Poner presupuesto' }).click();
    await page.getByLabel('Al mes').fill('20');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Apuntar un deseo' }).click();
    await page.getByRole('button', { name: 'Apuntar', exact: true }).click();
    await expect(page.getByText('Ponle un nombre a la prenda')).toBeVisible();
    await expect(page.getByLabel('Qué es')).toBeFocused();
    await page.getByLabel('Qué es').fill('Abrigo largo');
    await page.getByLabel('Tipo').selectOption({ label: 'Abrigo' });
    await page.getByLabel('Color', { exact: true }).selectOption({ label: 'Camel' });
    await page.getByLabel('Precio').fill('120');
    await page.getByRole('button', { name: 'Apuntar', exact: true }).click();
    const wish = page.getByRole('listitem').filter({ hasText: 'Abrigo largo' });
    await expect(wish).toContainText('Con este te pasas 100,00');
    await wish.getByRole('button', { name: 'Quitar Abrigo largo de tus deseos' }).click();
    await expect(wish).toBeHidden();
  });

  await page.goto('/store#buscar=astronauta');
  await expect(page.getByText('No se encontraron productos')).toBeVisible();
});
