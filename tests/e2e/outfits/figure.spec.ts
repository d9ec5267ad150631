import { expect, type Page } from '@playwright/test';
import type { TryOn } from '#contract/try-on.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { addGarments, openDemo } from '../person.ts';

test('opens an outfit on a figure, turns it by key and by dragging, and says where the hems fall', async ({
  page,
}) => {
  test.slow();
  const tryOn = await offerTryOn(page);
  await openDemo(page);
  await page.goto('/wardrobe?tab=outfits');
  const open = page.getByRole('button', { name: /^Vista 3D de / }).first();
  await open.click();
  const dialog = page.getByRole('dialog');
  const slider = dialog.getByRole('slider', { name: 'Girar la figura' });
  const figure = dialog.getByRole('img', { name: /^Figura de 168 cm, sin rostro, con / });

  await test.step('the picture has a description and is drawn', async () => {
    await expect(figure).toBeVisible();
    await expect(
      dialog
        .getByRole('listitem')
        .filter({ hasText: /llega a|va por dentro/ })
        .first(),
    ).toBeVisible();
    await expect(async () => {
      const widths = await figure
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth));
      expect(widths.every((width) => width > 0)).toBe(true);
    }).toPass();
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('turns by keyboard', async () => {
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Girada 7 grados a la derecha');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Girada 42 grados a la izquierda');
  });

  await test.step('turns by dragging', async () => {
    const box = await figure.boundingBox();
    if (!box) throw new Error('The figure has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * 0.35, y, { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveValue('0');
  });

  await test.step('keeps measures in the browser and sends them nowhere', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await dialog.getByText('Alta', { exact: true }).click();
    await dialog.getByText('Poner mis medidas').click();
    await dialog.getByRole('slider', { name: 'Cadera' }).fill('113');
    await expect(dialog.getByRole('img', { name: /^Figura de 181 cm/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('vestidor.figura'))).toContain('"hip":113');
    expect(sent.filter((request) => request.includes('113'))).toEqual([]);
    await dialog.getByRole('switch', { name: 'Guardar mi figura en mi cuenta' }).check();
    await expect
      .poll(async () => (await (await page.request.get('/api/figure')).json()).figure?.own.hip)
      .toBe(113);
    await dialog.getByRole('switch', { name: 'Guardar mi figura en mi cuenta' }).uncheck();
    await expect.poll(async () => (await (await page.request.get('/api/figure')).json()).figure).toBeNull();
    await dialog.getByRole('button', { name: 'Borrar mis medidas' }).click();
    await expect(dialog.getByRole('slider', { name: 'Cadera' })).toHaveValue('100');
  });

  await test.step('shows it on the own photograph, after a yes to each picture', async () => {
    await dialog.getByText('En tu foto', { exact: true }).click();
    const pick = dialog.getByRole('button', { name: 'Elegir mi foto' });
    await expect(pick).toBeDisabled();
    await dialog.getByLabel('La foto es mía').check();
    await dialog.getByLabel('Soy mayor de edad').check();
    const chooser = page.waitForEvent('filechooser');
    await pick.click();
    const buffer = await photograph({ width: 300, height: 500 });
    await (await chooser).setFiles({ name: 'yo.jpg', mimeType: 'image/jpeg', buffer });
    await expect(dialog.getByRole('img', { name: 'Tu foto de cuerpo entero' })).toBeVisible();
    const make = dialog.getByRole('button', { name: 'Hacer la imagen' });
    await expect(make).toBeDisabled();
    await dialog.getByLabel('Acepto enviarlas a OpenAI esta vez').check();
    await make.click();
    await expect(dialog.getByRole('alert')).toContainText('Tu foto sigue guardada');
    await dialog.getByLabel('Acepto enviarlas a OpenAI esta vez').check();
    await make.click();
    await expect(dialog.getByRole('img', { name: /^Imagen generada con IA: tú con/ })).toBeVisible();
    await expect(make).toBeDisabled();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Borrar mi foto' }).click();
    await page
      .getByRole('dialog', { name: '¿Borrar tu foto?' })
      .getByRole('button', { name: 'Borrar mi foto' })
      .click();
    await expect(pick).toBeVisible();
    expect(tryOn.calls).toEqual(['PUT', 'POST', 'POST', 'DELETE']);
  });

  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.unrouteAll();
});

async function offerTryOn(page: Page) {
  const at = new Date().toISOString();
  const state: TryOn = { provider: 'openai', photograph: null, pictures: [] };
  const calls: string[] = [];
  const url = '/api/try-on/photos/00000000-0000-4000-8000-000000000000';
  await page.route('**/api/try-on/photos/*', async (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: await photograph({ width: 200, height: 300 }) }),
  );
  await page.route(/\/api\/try-on(\/photograph)?$/, async (route) => {
    const method = route.request().method();
    if (method !== 'GET') calls.push(method);
    if (method === 'PUT') state.photograph = { url, createdAt: at };
    if (method === 'DELETE') Object.assign(state, { photograph: null, pictures: [] });
    if (method === 'POST') {
      if (calls.filter((call) => call === 'POST').length === 1) {
        const message = 'OpenAI no ha podido hacer la imagen. Tu foto sigue guardada: inténtalo más tarde.';
        return route.fulfill({ status: 503, json: { code: 'try_on_failed', message } });
      }
      const { garmentIds } = route.request().postDataJSON();
      state.pictures = [{ id: crypto.randomUUID(), url, garmentIds, provider: 'openai', createdAt: at }];
    }
    return route.fulfill({ json: state });
  });
  return { calls };
}

test('turns the look that is being built, with a photograph worn, by touch @phone @only-phone', async ({
  member: page,
}) => {
  await addGarments(page, [{ name: 'Vaqueros', kind: 'jeans', color: 'azul vaquero' }]);
  const imageBase64 = (await photograph()).toString('base64');
  const { item } = await (await page.request.post('/api/wardrobe/scan', { data: { imageBase64 } })).json();
  await page.request.patch(`/api/wardrobe/items/${item.id}`, { data: { name: 'Camiseta', kind: 't-shirt' } });
  await page.goto('/wardrobe?tab=outfits');
  await page.getByRole('button', { name: 'Combina tus prendas manualmente' }).tap();
  const builder = page.getByRole('dialog', { name: 'Crear un outfit' });
  for (const name of ['Vaqueros', 'Camiseta'])
    await builder.getByRole('button', { name: `Añadir ${name}` }).tap();
  await builder.getByRole('button', { name: /^Vista 3D/ }).tap();
  const dialog = page.getByRole('dialog', { name: /^Vista 3D/ });
  const figure = dialog.getByRole('img', { name: /^Figura de/ });
  const front = figure.locator('img').nth(3);
  // The photograph's red, on the chest.
  const redOnChest = () =>
    front.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [100, 200];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 100, 200);
      const [red = 0, green = 0] = context?.getImageData(50, 62, 1, 1).data ?? [];
      return red - green;
    });
  await expect.poll(redOnChest).toBeGreaterThan(60);
  const slider = dialog.getByRole('slider', { name: 'Girar la figura' });
  const track = await slider.boundingBox();
  if (!track) throw new Error('The slider has no box');
  await page.touchscreen.tap(track.x + track.width * 0.9, track.y + track.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', /^Girada \d+ grados a la derecha$/);
});
