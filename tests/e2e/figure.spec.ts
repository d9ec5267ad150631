import { expect } from '@playwright/test';
import { photograph } from '#tests/factories/photograph.ts';
import { axeFaults } from './axe.ts';
import { test } from './journey.ts';
import { addGarments, openDemo, signUpQuietly } from './person.ts';

test('opens an outfit on a figure, turns it by key and by dragging, and says where the hems fall', async ({
  page,
}) => {
  test.slow();
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
    await dialog.getByRole('button', { name: 'Borrar mis medidas' }).click();
    await expect(dialog.getByRole('slider', { name: 'Cadera' })).toHaveValue('100');
  });

  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('turns the look that is being built, with a photograph worn, by touch @phone @only-phone', async ({
  page,
}) => {
  await signUpQuietly(page);
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
