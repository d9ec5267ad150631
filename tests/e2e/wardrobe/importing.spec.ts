import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { drawnPhotographs } from '#tests/factories/drawn-photographs.ts';
import { test } from '../journey.ts';
import { signUpQuietly } from '../person.ts';
import { standInPort } from '../served-folder.ts';

const table = `Prenda;Marca;Talla;Color;Precio de compra;Veces puesta;Estado
Camisa de lino;Sur;M;Azul celeste;29,95 €;7;Bueno
Vaqueros rectos;Norte;EU 40;Azul vaquero;49,90 €;31;
Cachivache azul;;;azul;;;
Botines de ante;;38;incoloro;89;;`;

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test('a table comes in as its owner says, once, and goes out and in again @phone @only-phone', async ({
  member: page,
}) => {
  await page.goto('/wardrobe');
  await page.getByRole('link', { name: 'Traer de otro sitio' }).tap();
  await expect(page).toHaveURL('/wardrobe/import');

  await test.step('a file that is no table is refused in words', async () => {
    await choose(page, 'nota.txt', 'text/plain', Buffer.from('Hola'));
    await expect(page.getByRole('alert')).toContainText('al menos dos columnas');
  });

  await test.step('the mail of an order becomes garments to look through, also without markup', async () => {
    const head =
      'From: Sur <a@sur.example>\r\nSubject: Tu pedido\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\n';
    const html = `${head}Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n`;
    const lines =
      '<table><tr><td><b>Vaqueros rectos</b><br>Talla: 38<br>Color: azul</td><td>39,95 €</td></tr><tr><td>Envío</td><td>3,95 €</td></tr></table>';
    await choose(
      page,
      'pedido.eml',
      'message/rfc822',
      Buffer.from(html + Buffer.from(lines).toString('base64')),
    );
    await expect(page.getByRole('button', { name: 'Importar 1 prenda' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Vaqueros rectos' }).last()).toContainText(
      '39,95',
    );
    await page.getByRole('button', { name: 'Elegir otro' }).tap();
    await choose(page, 'nada.eml', 'message/rfc822', Buffer.from(`${head}\r\nHola`));
    await expect(page.getByRole('alert')).toContainText('no hemos encontrado prendas');
  });

  await test.step('columns are guessed, an unknown word is asked, and nothing is saved before «Importar»', async () => {
    await choose(page, 'armario.csv', 'text/csv', Buffer.from(table));
    await expect(page.getByLabel('Qué es la columna Precio de compra')).toHaveValue('price');
    await expect(page.getByRole('listitem').filter({ hasText: 'Camisa de lino' }).last()).toContainText(
      'celeste',
    );
    await expect(page.getByText('Color: 1 valor sin entender')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importar 3 prendas' })).toBeVisible();
    await page.getByLabel('Qué prenda es Cachivache azul').selectOption({ label: 'Bolso' });
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    expect(wardrobe.items).toEqual([]);
    await page.getByRole('button', { name: 'Importar 4 prendas' }).tap();
    await expect(page.getByRole('heading', { name: '4 prendas en tu vestidor' })).toBeVisible();
  });

  await test.step('it leaves as an inventory and as a table that comes in as the same garments', async () => {
    await page.goto('/wardrobe/catalogue');
    await expect(page.getByText('168,85')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Vaqueros rectos' })).toContainText('1,61');
    const leaving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar CSV' }).tap();
    await page.goto('/wardrobe/import');
    await page.locator('input[type=file]').setInputFiles(await (await leaving).path());
    await page.getByRole('button', { name: 'Importar 4 prendas' }).tap();
    await expect(page.getByRole('heading', { name: 'No había nada nuevo' })).toBeVisible();
  });

  await test.step('a listing is written for each place, with the reasons of its price', async () => {
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    const { id } = wardrobe.items.find(({ name }: { name: string }) => name === 'Camisa de lino');
    await page.goto(`/wardrobe?prenda=${id}`);
    await page.getByRole('button', { name: 'Más acciones para Camisa de lino' }).last().tap();
    await page.getByRole('menuitem', { name: 'Vender' }).tap();
    const listing = page.getByRole('dialog', { name: 'Vender «Camisa de lino»' });
    await expect(listing.getByRole('textbox', { name: 'Título' })).toHaveValue(
      'Camisa de lino Sur talla M celeste',
    );
    await expect(listing.getByRole('textbox', { name: /^Precio/ })).not.toHaveValue('');
    await listing.getByText('De dónde sale').tap();
    await expect(listing.getByText(/^Pagaste 29,95/)).toBeVisible();
    await listing.getByText('Vinted').tap();
    await expect(listing.getByRole('textbox', { name: 'Descripción' })).toHaveValue(
      /Estado: bueno\..*#camisa #sur/s,
    );
    await page.goto('/wardrobe/import');
  });

  await test.step('the same table adds nothing', async () => {
    await page.getByLabel('Celdas copiadas').fill(table.replaceAll(';', '\t'));
    await page.getByRole('button', { name: 'Leer las celdas' }).tap();
    await page.getByRole('button', { name: 'Importar 3 prendas' }).tap();
    await expect(page.getByRole('heading', { name: 'No había nada nuevo' })).toBeVisible();
    await expect(page.getByText('1 fila sin traer')).toBeVisible();
  });

  await test.step('the ZIP of one account fills another, photographs included', async () => {
    const [photo] = await drawnPhotographs(1);
    const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
    const shirt = wardrobe.items.find(({ name }: { name: string }) => name === 'Camisa de lino');
    const imageBase64 = photo?.toString('base64');
    await page.request.put(`/api/wardrobe/items/${shirt.id}/photo`, { data: { imageBase64 } });
    const zip = await (await page.request.get('/api/account/export')).body();
    await page.context().clearCookies();
    await signUpQuietly(page);
    await page.goto('/wardrobe/import');
    await choose(page, 'vestidor.zip', 'application/zip', zip);
    await expect(page.getByText('4 prendas, 1 foto y 0 outfits')).toBeVisible();
    await page.getByRole('button', { name: 'Importar 4 prendas' }).tap();
    await expect(page.getByText('1 foto guardada')).toBeVisible();
    await page.getByRole('link', { name: 'Ver mi vestidor' }).tap();
    await expect(
      page
        .getByRole('link', { name: /Camisa de lino/ })
        .or(page.getByRole('button', { name: /Camisa de lino/ }))
        .first(),
    ).toBeVisible();
    const { wardrobe: restored } = await (await page.request.get('/api/wardrobe')).json();
    expect(restored.items.find(({ id }: { id: string }) => id === shirt.id)).toMatchObject({
      timesWorn: 7,
      purchasePrice: 29.95,
      photo: { illustrated: false },
    });
  });
});

test('a garment comes from a shop’s page, and what cannot be read keeps its address @phone @only-phone', async ({
  page,
  baseURL,
}) => {
  const [photo] = await drawnPhotographs(1);
  const port = standInPort(new URL(String(baseURL)).port) + 2;
  const shop = createServer((request, response) => {
    if (request.url === '/camisa.jpg') return response.end(photo);
    const product = {
      '@type': 'Product',
      name: 'Camisa de lino',
      brand: 'Sur',
      image: '/camisa.jpg',
      offers: { price: '29.95' },
    };
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end(`<script type="application/ld+json">${JSON.stringify(product)}</script>`);
  }).listen(port, '127.0.0.1');
  await once(shop, 'listening');
  await signUpQuietly(page);
  await page.goto(`/wardrobe/import?direccion=${encodeURIComponent('https://192.168.1.1/camisa')}`);
  const address = page.getByLabel('Dirección de la página');
  await page.getByRole('button', { name: 'Leer la página' }).tap();
  await expect(page.getByText('no es la de una página pública')).toBeVisible();
  await expect(address).toHaveValue('https://192.168.1.1/camisa');
  await expect(page.getByRole('button', { name: 'Añadirla a mano con esta dirección' })).toBeVisible();

  await address.fill(`http://127.0.0.1:${port}/camisa`);
  await page.getByRole('button', { name: 'Leer la página' }).tap();
  await expect(page.getByLabel('Nombre')).toHaveValue('Camisa de lino');
  await expect(page.getByLabel('Marca')).toHaveValue('Sur');
  await expect(page.getByRole('img', { name: 'Foto de Camisa de lino en la tienda' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar la prenda' }).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: '127.0.0.1' })).toHaveAttribute(
    'href',
    `http://127.0.0.1:${port}/camisa`,
  );
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  expect(wardrobe.items).toMatchObject([
    { brand: 'Sur', purchasePrice: 29.95, photo: { illustrated: false } },
  ]);
  shop.close();

  await test.step('photographs in a ZIP go to the scanner', async () => {
    const bytes = new Uint8Array(photo ?? []);
    const zip = zipSync({ 'ropa/uno.jpg': bytes, 'ropa/dos.jpg': bytes, 'ropa/leeme.txt': new Uint8Array() });
    await page.goto('/wardrobe/import');
    await choose(page, 'ropa.zip', 'application/zip', Buffer.from(zip));
    await expect(page.getByRole('heading', { name: '2 fotos de tu ropa' })).toBeVisible();
    await page.getByRole('button', { name: 'Llevarlas al escáner' }).tap();
    await expect(page.getByRole('button', { name: 'Escanear 2 prendas' })).toBeVisible();
  });
});
