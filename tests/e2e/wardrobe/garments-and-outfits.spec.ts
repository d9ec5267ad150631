import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { addGarments, openDemo } from '../person.ts';

test.describe('Mi Vestidor', () => {
  test('shows its totals, its generator and three tabs @phone', {
    tag: ['@2.wardrobe.summary', '@2.wardrobe.generator', '@2.wardrobe.tabs', '@4.generator.occasion'],
  }, async ({ page }) => {
    await openDemo(page);
    await page.goto('/wardrobe');
    const main = page.getByRole('main');
    await expect(page.getByRole('tab', { name: /Mis Prendas/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: /Escáner/ })).toBeVisible();
    await test.step('Clothes come first', async () => {
      const picture = await main.getByRole('article').first().boundingBox();
      const wide = (page.viewportSize()?.width ?? 0) >= 1024;
      expect(picture?.y).toBeLessThanOrEqual(wide ? 420 : 330);
    });
    await main.getByRole('link', { name: /Outfits con IA/ }).click();
    await expect(page.getByRole('tab', { name: /Mis Outfits/ })).toHaveAttribute('aria-selected', 'true');
    for (const tile of ['Prendas', 'Outfits', 'Valor total', 'Sostenibilidad']) {
      await expect(main.getByText(tile, { exact: true }).first()).toBeVisible();
    }
    await expect(main.getByText(/2\.540\s*\$|2\.540,\d\d\s*\$/).first()).toBeVisible();
    await expect(page.getByLabel('Ocasión').first()).toContainText('Casual');
  });

  test('shows a skeleton while it loads', { tag: ['@2.wardrobe.loading'] }, async ({ member: page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/wardrobe', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/wardrobe');
    await expect(page.getByText('Cargando tu vestidor')).toBeAttached();
    answer();
    await expect(page.getByText('Tu vestidor está por estrenar')).toBeVisible();
  });

  test('an empty wardrobe links to the scanner and the shop', { tag: ['@2.wardrobe.empty'] }, async ({
    member: page,
  }) => {
    await page.goto('/wardrobe');
    await expect(page.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/store');
    await page
      .getByRole('button', { name: 'Escanear la primera prenda' })
      .or(page.getByRole('link', { name: 'Escanear la primera prenda' }))
      .click();
    await expect(page.getByRole('tab', { name: /Escáner/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('a card shows its garment, marks it as worn and undoes it', {
    tag: [
      '@2.wardrobe.item-card.identity',
      '@2.wardrobe.item-card.price',
      '@2.wardrobe.item-card.versatility',
      '@2.wardrobe.item-card.worn',
      '@2.wardrobe.item-card.mark-worn',
      '@8.success.worn.item',
      '@9.prices.wardrobe',
      '@9.scan-versatility.percent',
    ],
  }, async ({ member: page }) => {
    await addGarments(page, [
      {
        name: 'Camisa de prueba',
        brand: 'Alba Norte',
        kind: 'shirt',
        size: 'M',
        color: 'celeste',
        fabric: 'cotton',
        purchasePrice: 39.95,
        season: ['spring', 'fall'],
      },
    ]);
    await page.goto('/wardrobe');
    const card = page.getByRole('article').filter({ hasText: 'Camisa de prueba' });
    for (const text of [
      'Alba Norte',
      'Talla M',
      'Partes de arriba',
      'Celeste',
      '39,95 $',
      ' %',
      'Primavera y otoño',
    ]) {
      await expect(card).toContainText(text);
    }
    await card.getByRole('button', { name: /Marcar .* como usada hoy/ }).click();
    await expect(page.getByText('Marcado como usado')).toBeVisible();
    await expect(page.getByText('Camisa de prueba: 1 uso en total')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Uso deshecho')).toBeVisible();
    await test.step('it is lent and comes back', async () => {
      await card.getByRole('button', { name: /Más acciones/ }).click();
      await page.getByRole('menuitem', { name: 'Prestar, guardar o arreglar' }).click();
      await page.getByLabel('A quién se la has prestado').fill('Marta');
      await page.getByLabel('Hasta cuándo').fill('2030-03-04');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(card).toContainText('Prestada');
      await card.getByRole('button', { name: 'Ver Camisa de prueba' }).click();
      await expect(page.getByText('Prestada a Marta, hasta el 4 de marzo')).toBeVisible();
      await page.getByRole('button', { name: 'Ya está de vuelta' }).click();
      await expect(page.getByText('Prestada a Marta')).toBeHidden();
      await page.getByRole('button', { name: 'Cerrar' }).first().click();
      await expect(card).not.toContainText('Prestada');
    });
    await test.step('it goes to the wash and comes back', async () => {
      await card.getByRole('button', { name: /Más acciones/ }).click();
      await page.getByRole('menuitem', { name: 'Poner en la colada' }).click();
      await page.getByRole('button', { name: 'Ver la colada' }).click();
      await expect(page.getByRole('heading', { name: 'Color', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Ya está limpio' }).click();
      await expect(page.getByRole('heading', { name: 'No hay nada en la colada' })).toBeVisible();
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await expect(page.getByRole('link', { name: /Camisa de prueba/ })).toContainText('Según el tejido');
    });
    await test.step('worn once more, it is proposed for the wash', async () => {
      const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
      const { id } = wardrobe.items[0];
      await page.request.patch(`/api/wardrobe/items/${id}`, { data: { inLaundry: false, washAfter: 1 } });
      await page.request.post(`/api/wardrobe/items/${id}/worn`);
      await page.goto('/wardrobe/laundry');
      await expect(page.getByRole('heading', { name: 'Les toca lavado' })).toBeVisible();
      await expect(page.getByText('1 uso desde el último lavado')).toBeVisible();
      await page.getByRole('button', { name: 'A la colada' }).click();
      await expect(page.getByRole('heading', { name: 'Les toca lavado' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Color', exact: true })).toBeVisible();
    });
    await test.step('it is sold, and comes back', async () => {
      await page.goto('/wardrobe');
      await card.getByRole('button', { name: /Más acciones/ }).click();
      await page.getByRole('menuitem', { name: 'Ya no la tengo' }).click();
      await page.getByLabel('Cuánto te han dado').fill('quince');
      await page.getByRole('button', { name: 'Sacarla del vestidor' }).click();
      await expect(page.getByText('Escribe un precio válido')).toBeVisible();
      await page.getByLabel('Cuánto te han dado').fill('15,50');
      await page.getByRole('button', { name: 'Sacarla del vestidor' }).click();
      await expect(page.getByText('«Camisa de prueba» ha salido de tu vestidor')).toBeVisible();
      await expect(card).toBeHidden();
      await page.goto('/wardrobe/departed');
      await expect(page.getByText(/^Vendida el .* por 15,50/)).toBeVisible();
      await page.getByRole('button', { name: 'Devolver al vestidor' }).click();
      await expect(page.getByRole('heading', { name: 'No se ha ido ninguna' })).toBeVisible();
    });
    await test.step('it is given away, and deleted for good once that is not undone', async () => {
      const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
      const data = { how: 'given', day: '2026-01-02', received: null };
      await page.request.put(`/api/wardrobe/items/${wardrobe.items[0].id}/departure`, { data });
      await page.goto('/wardrobe/departed');
      const deleteForGood = async () => {
        await page.getByRole('button', { name: 'Más opciones de Camisa de prueba' }).click();
        await page.getByRole('menuitem', { name: 'Eliminar del todo' }).click();
        await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
        await expect(page.getByRole('heading', { name: 'No se ha ido ninguna' })).toBeVisible();
      };
      await deleteForGood();
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await expect(page.getByText(/^Regalada el/)).toBeVisible();
      await deleteForGood();
      await page.goto('/wardrobe');
      await expect
        .poll(async () => (await (await page.request.get('/api/wardrobe/departed')).json()).items)
        .toEqual([]);
    });
  });

  test('reports a failed wear with the server’s message or its own', {
    tag: ['@8.mark-worn-failure.server-message'],
  }, async ({ member: page }) => {
    await addGarments(page, [{ name: 'Camisa', kind: 'shirt', color: 'blanco' }]);
    await page.goto('/wardrobe');
    await page.route('**/worn', (route) => route.abort());
    const wear = page.getByRole('button', { name: /Marcar .* como usada hoy/ });
    await wear.click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await page.unroute('**/worn');
    // The refetched wardrobe must not report the garment as missing.
    await expect(wear).toBeEnabled();
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    await page.request.delete(`/api/wardrobe/items/${wardrobe.items[0].id}`);
    await wear.click();
    await expect(page.getByText('Esa prenda ya no está en tu vestidor.')).toBeVisible();
  });

  test('finds a garment without its accents and filters by season', async ({ page }) => {
    await openDemo(page);
    await page.goto('/wardrobe');
    const search = page.getByPlaceholder('Nombre, marca, color…');
    // Faster than the address follows.
    await search.pressSequentially('pantalon');
    await expect(search).toHaveValue('pantalon');
    await expect(page.getByRole('article').first()).toContainText('Pantalón');
    await expect(page.getByText(/\d+ de 34 prendas/)).toBeVisible();
    await search.fill('astronauta');
    await expect(page.getByText('Ninguna prenda coincide')).toBeVisible();
  });

  test('asks once before deleting a garment that outfits use, and undoes it', async ({ page }) => {
    await openDemo(page);
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    const worn: string = wardrobe.outfits[0].items[0].name;
    await page.goto('/wardrobe');
    await page.getByPlaceholder('Nombre, marca, color…').fill(worn);
    const card = page.getByRole('article').filter({ hasText: worn });
    await card.getByRole('button', { name: /Más acciones/ }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(page.getByText(/Forma parte de \d+ outfits?/)).toBeVisible();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByText('Prenda eliminada')).toBeVisible();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: /Más acciones/ }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    expect((await deleted).status()).toBe(200);
  });

  test('keeps a form whose saving failed', async ({ member: page }) => {
    await page.goto('/wardrobe');
    await page.getByRole('button', { name: 'Añadir a mano' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Falda midi');
    await dialog.getByLabel('Tipo de prenda').selectOption('Falda');
    await dialog.getByLabel('Color', { exact: true }).selectOption('Mostaza');
    await page.route('**/api/wardrobe/items', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Añadir al vestidor' }).click();
    await expect(page.getByText('No se ha guardado, pero lo que has escrito sigue aquí.')).toBeVisible();
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Falda midi');
    await page.unroute('**/api/wardrobe/items');
    await dialog.getByRole('button', { name: 'Añadir al vestidor' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Falda midi' })).toBeVisible();
  });
});

test.describe('Mis Outfits', () => {
  test('shows an outfit', {
    tag: [
      '@2.wardrobe.outfit-card.badge',
      '@2.wardrobe.outfit-card.description',
      '@2.wardrobe.outfit-card.context',
      '@2.wardrobe.outfit-card.figures',
      '@2.wardrobe.outfit-card.tags',
    ],
  }, async ({ page }) => {
    await openDemo(page);
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    const [outfit] = wardrobe.outfits;
    await page.goto('/wardrobe?tab=outfits');
    const card = page.getByRole('article').filter({ hasText: outfit.name }).first();
    await expect(card).toContainText('Generado con IA');
    await expect(card).toContainText(outfit.description);
    await expect(card).toContainText(`${outfit.items.length} prendas`);
    await expect(card).toContainText(String(outfit.aiScore));
    for (const tag of outfit.tags) await expect(card).toContainText(tag);
    await card.getByText('Ver por qué').click();
    await expect(card).toContainText(outfit.parts[0].label);
    await expect(card).toContainText(outfit.parts[0].reason);
  });

  test('reports missing garments when nothing can be composed', {
    tag: ['@8.generate-failure.server-message'],
  }, async ({ member: page }) => {
    await addGarments(page, [{ name: 'Camisa', kind: 'shirt', color: 'blanco' }]);
    await page.goto('/wardrobe?tab=outfits');
    await page.getByRole('button', { name: 'Generar outfits' }).click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText(/Te falta una parte de abajo/).first()).toBeVisible();
  });
});
