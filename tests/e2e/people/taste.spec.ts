import { expect } from '@playwright/test';
import { test } from '../journey.ts';
import { openDemo } from '../person.ts';

test('a rejection says why by keyboard, what was learned is shown, and can be forgotten', async ({
  page,
}) => {
  await openDemo(page);
  await page.request.delete('/api/wardrobe/taste/learned');
  await page.goto('/wardrobe?tab=outfits');
  const card = page.getByRole('article').first();
  const learned = page.getByRole('region', { name: 'Lo que he aprendido de ti' });

  await card.getByRole('button', { name: 'No me gusta' }).click();
  const reasons = page.getByRole('region', { name: '¿Qué no te convence?' });
  await expect(reasons).toBeFocused();
  await expect(reasons.getByRole('button', { name: 'Muy informal' })).toBeVisible();
  const piece = reasons.locator('button[aria-pressed]').first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(piece).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reasons.getByRole('status')).toHaveText('Anotado. Puedes elegir otro motivo.');
  await expect(piece).toHaveAttribute('aria-pressed', 'true');

  const forget = learned.getByRole('button', { name: /^No te gustan? .+ · Olvidar$/ });
  await expect(forget).toHaveCount(1);
  await reasons.getByRole('button', { name: 'Da calor' }).click();
  const warmth = learned.getByRole('button', { name: 'Prefieres ir con un poco menos de abrigo · Olvidar' });
  await expect(warmth).toBeVisible();
  await expect(forget).toHaveCount(0);

  await warmth.click();
  await expect(warmth).toHaveCount(0);
  await page.reload();
  await expect(learned).toBeVisible();
  await expect(warmth).toHaveCount(0);
});
