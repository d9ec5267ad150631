import { expect, type Page } from '@playwright/test';

/** Returns the approval URL. */
async function orderAtPaypal(page: Page): Promise<URL> {
  const order = await page.request.post('/api/paypal/order', {
    data: { amount: 19.95, currency: 'EUR', intent: 'CAPTURE' },
  });
  expect(order.status()).toBe(200);
  const { links } = await order.json();
  return new URL(links.find(({ rel }: { rel: string }) => rel === 'approve').href);
}

export async function goToPaypal(page: Page): Promise<void> {
  await page.goto((await orderAtPaypal(page)).href);
  await expect(page.getByRole('heading', { name: 'Modo de pruebas: aquí estaría PayPal' })).toBeVisible();
}

export const pay = (page: Page) => page.getByRole('button', { name: 'Pagar 19,95 €' }).click();

/**
 * Skips PayPal's page.
 * @param meanwhile runs before approval and its webhooks
 */
export async function returnFromPaypal(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  const token = (await orderAtPaypal(page)).searchParams.get('token') ?? '';
  await meanwhile?.();
  const answer = await page.request.post('/sandbox/paypal/approve', {
    form: { token, answer: 'pay' },
    maxRedirects: 0,
  });
  await page.goto(answer.headers().location ?? '');
}

export const expectPaid = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Ya eres Premium' })).toBeVisible();

export async function premiumUntil(page: Page): Promise<string | null> {
  return (await (await page.request.get('/api/subscription/status')).json()).currentPeriodEnd;
}
