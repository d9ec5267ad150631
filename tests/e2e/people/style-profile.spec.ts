import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { test } from '../journey.ts';
import { openDemo } from '../person.ts';

/** Of several evenings: an outfit that is already saved is not proposed again. */
async function kindsOfEvenings(page: Page): Promise<string[]> {
  const kinds: string[] = [];
  for (const event of ['evening-wedding', 'cocktail', 'new-year']) {
    const data = { occasion: 'formal', season: 'spring', event, temperatureC: 22 };
    const answer = await page.request.post('/api/wardrobe/outfits/generate', { data });
    expect(answer.status()).toBe(200);
    const { outfits } = (await answer.json()) as { outfits: { items: { kind: string }[] }[] };
    kinds.push(...outfits.flatMap(({ items }) => items.map(({ kind }) => kind)));
  }
  return kinds;
}

test('tells how one dresses, and outfits follow it', async ({ page }) => {
  await openDemo(page);
  await page.goto('/wardrobe?tab=outfits');
  const section = page.getByRole('region', { name: 'Tu estilo' });
  const sheet = page.getByRole('dialog');

  expect(await kindsOfEvenings(page)).toContain('heels');

  await test.step('everything is optional', async () => {
    await section.getByRole('button', { name: 'Contar mi estilo' }).click();
    await expect(sheet.getByLabel('¿Cuánto tacón, como mucho?')).toHaveValue('any');
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('says styles with their shares, limits and warmth', async () => {
    await sheet.getByRole('button', { name: 'Clásico' }).click();
    await expect(sheet.getByRole('radio')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Romántico' }).click();
    await sheet.getByRole('group', { name: 'Cuánto de romántico' }).getByText('Sobre todo').click();
    await sheet.getByRole('button', { name: 'Brazos' }).click();
    await sheet.getByLabel('¿Cuánto tacón, como mucho?').selectOption('Sin tacón');
    await sheet.getByLabel('¿Pasas frío o calor?').selectOption('Enseguida tengo frío');
    await sheet.getByRole('switch', { name: 'Trabajo de pie' }).click();
    await sheet.getByRole('button', { name: 'Guardar' }).click();
    await expect(sheet).toBeHidden();
    await expect(section).toContainText('Romántico y clásico');
    await expect(section).toContainText('Sin tacón');
  });

  await test.step('keeps it, and composes within it', async () => {
    await page.reload();
    await expect(section).toContainText('Romántico y clásico');
    expect(await kindsOfEvenings(page)).not.toContain('heels');
  });

  await test.step('takes everything back', async () => {
    await section.getByRole('button', { name: 'Cambiar mi estilo' }).click();
    for (const said of ['Clásico', 'Romántico', 'Brazos'])
      await sheet.getByRole('button', { name: said, pressed: true }).click();
    await sheet.getByLabel('¿Cuánto tacón, como mucho?').selectOption('Cualquiera');
    await sheet.getByLabel('¿Pasas frío o calor?').selectOption('Ni una cosa ni otra');
    await sheet.getByRole('switch', { name: 'Trabajo de pie' }).click();
    await sheet.getByRole('button', { name: 'Guardar' }).click();
    await expect(section.getByRole('button', { name: 'Contar mi estilo' })).toBeVisible();
  });
});
