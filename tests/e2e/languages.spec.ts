import { expect, type Page } from '@playwright/test';
import { languages, locales } from '#contract/languages.ts';
import { axeFaults } from './axe.ts';
import { test } from './journey.ts';
import { addGarments, newCredentials } from './person.ts';

test.use({ ownContext: true });

const headlines = { es: 'Ya tienes qué ponerte.', en: 'You have something to wear.' };

/** Words that no text in English has. */
const spanish =
  /(?<![\p{L}-])(?:el|los|las|una|con|para|prendas?|ropa|camisa|vaqueros|zapatos)(?![\p{L}-])/iu;

const shirt = { name: 'White shirt', kind: 'shirt', color: 'blanco', fabric: 'cotton' };
const wardrobe = [
  shirt,
  { name: 'Straight jeans', kind: 'jeans', color: 'azul vaquero', fabric: 'denim' },
  { name: 'White trainers', kind: 'sneakers', color: 'blanco', fabric: 'leather' },
];

async function chooseInFooter(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('each public page names its translations, and every translation itself', async ({
  request,
  baseURL,
}) => {
  for (const language of languages) {
    const address = language === 'es' ? '/pricing' : `/${language}/pricing`;
    const response = await request.get(address);
    const html = await response.text();
    expect(response.headers()['content-language']).toBe(language);
    expect(html).toContain(` lang="${language}"`);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${address}"`);
    for (const other of languages)
      expect(html).toContain(
        `hreflang="${other}" href="${baseURL}${other === 'es' ? '' : `/${other}`}/pricing"`,
      );
    expect(html).toContain(`hreflang="x-default" href="${baseURL}/pricing"`);
    expect(html).toContain(`<meta property="og:locale" content="${locales[language].replace('-', '_')}"`);
  }
});

test.describe('in a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('an address without a prefix is in Spanish and offers English, which is kept once chosen', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines.es);
    if (isMobile) await chooseInFooter(page, 'English');
    else await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines.en);
    await page.goto('/pricing?from=mail');
    await expect(page).toHaveURL('/en/pricing?from=mail');
    expect(await axeFaults(page)).toEqual([]);
    await chooseInFooter(page, 'Español');
    await expect(page).toHaveURL('/pricing');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines.es);
  });
});

test('a page that does not exist says so in its language', async ({ page }) => {
  expect((await page.goto('/pt/nao-existe'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
});

test('a member signs up, gets dressed and changes the language of the account in English', {
  tag: '@phone',
}, async ({ page }) => {
  const { username, email, password } = newCredentials();
  await page.goto('/en/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('another');
  await page
    .locator('form')
    .getByRole('button', { name: /account/i })
    .click();
  await expect(page.locator('form')).not.toContainText(spanish);
  await page.getByLabel('Confirm password').fill(password);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await page
    .locator('form')
    .getByRole('button', { name: /account/i })
    .click();
  await expect(page).toHaveURL(/\/en(?:\/dashboard)?$/);

  await addGarments(page, wardrobe);
  await page.goto('/en/wardrobe?tab=items');
  await expect(page.getByText('Denim blue').first()).toBeAttached();
  const composed = await page.request.post('/api/wardrobe/outfits/generate', {
    data: { occasion: 'casual', season: 'spring' },
  });
  const { outfits } = await composed.json();
  expect(outfits.length).toBeGreaterThan(0);
  expect(JSON.stringify(outfits)).not.toMatch(spanish);
  const refused = await page.request.post('/api/wardrobe/items', { data: { ...shirt, name: '' } });
  expect((await refused.json()).message).not.toMatch(spanish);

  await page.goto('/en/account');
  await page.getByText('Português', { exact: true }).click();
  await expect(page).toHaveURL('/pt/account');
  await page.context().clearCookies({ name: 'vestidor_language' });
  await page.goto('/account');
  await expect(page).toHaveURL('/pt/account');
});
