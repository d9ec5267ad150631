import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { signUpQuietly } from '../person.ts';

const since = '2024-05-01T12:00:00.000Z';
const recently = () => new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();

const owned = (name: string, fields: object, worn: { wornBefore: number; lastWornAt: string | null }) => ({
  key: name,
  fields: { name, color: 'blanco', ...fields },
  since,
  ...worn,
});
const used = () => ({ wornBefore: 20, lastWornAt: recently() });
const forgotten = { wornBefore: 2, lastWornAt: '2025-03-10T12:00:00.000Z' };

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`what is spare before a new garment is given away or kept, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUpQuietly(page);
    const answer = await page.request.post('/api/wardrobe/import', {
      data: {
        garments: [
          owned('Camiseta de diario', { kind: 't-shirt' }, used()),
          owned('Camiseta olvidada', { kind: 't-shirt' }, forgotten),
          owned('Camisa de diario', { kind: 'shirt' }, used()),
          owned('Camisa fucsia', { kind: 'shirt', color: 'fucsia' }, { wornBefore: 0, lastWornAt: null }),
          owned('Chinos', { kind: 'pants', color: 'azul marino' }, used()),
          owned('Mocasines', { kind: 'loafers', color: 'marrón', fabric: 'leather' }, used()),
        ],
      },
    });
    expect(answer.status()).toBe(200);
    await page.goto('/store/wishes');
    const list = page.getByRole('list', { name: 'Lo que sobra antes de una nueva' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText('Tienes otra casi igual, y esta no sale desde marzo de 2025.');
    await expect(list).toContainText('Está sin usar desde mayo de 2024');

    await list.getByRole('button', { name: 'Me quedo Camiseta olvidada' }).click();
    await expect(page.getByText('«Camiseta olvidada» se queda')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('button', { name: 'Me quedo Camiseta olvidada' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveCount(1);

    await list.getByRole('button', { name: 'Dar Camisa fucsia' }).click();
    await expect(page.getByRole('radio', { name: 'Regalada' })).toBeChecked();
    await page.getByRole('button', { name: 'Sacarla del vestidor' }).click();
    await expect
      .poll(async () => (await (await page.request.get('/api/wardrobe/departed')).json()).items)
      .toMatchObject([{ name: 'Camisa fucsia', departure: { how: 'given' } }]);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(list).toBeHidden();
  });
}
