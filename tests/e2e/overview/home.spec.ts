import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';
import { addGarments, openDemo, signUpQuietly } from '../person.ts';
import { fivePhotographs } from '../photographs.ts';

test('the home without Premium', async ({ page }) => {
  const { username } = await signUpQuietly(page);
  await page.goto('/');
  await test.step('The signed-in home shows a welcome message', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${username}`);
  });
  await test.step('A tile leads to adding a garment', async () => {
    await expect(page.getByRole('link', { name: /Añadir Prenda/ })).toHaveAttribute(
      'href',
      '/wardrobe?tab=scanner',
    );
  });
  await test.step('A tile leads to creating an outfit', async () => {
    await expect(
      page.getByRole('link', { name: /Crear Outfit.*Combina tus prendas manualmente/ }),
    ).toBeVisible();
  });
  await test.step('A tile leads to my wardrobe (3D view)', async () => {
    await expect(page.getByRole('link', { name: /Mi Vestidor.*3D/ })).toHaveAttribute('href', '/wardrobe');
  });
  await test.step('The AI Stylist tile is locked and greyed unless Premium; Non-Premium users see the locked AI Stylist tile', async () => {
    await expect(page.getByText('Requiere Premium')).toBeVisible();
    await expect(page.getByRole('link', { name: /AI Stylist/ })).toHaveCount(0);
  });
  await test.step('Without Premium an upgrade banner leads to /pricing; Non-Premium users see the upgrade banner', async () => {
    await expect(page.getByRole('link', { name: 'Ver Premium' })).toHaveAttribute('href', '/pricing');
  });
});

test('the home with Premium', { tag: ['@2.home.premium-badge', '@6.premium.badge'] }, async ({ page }) => {
  await openDemo(page);
  await expect(page.getByText('Premium', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /AI Stylist/ })).toBeVisible();
  await expect(page.getByText('Genera combinaciones épicas con IA')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver Premium' })).toHaveCount(0);
});

test('the home logs out by navigation', { tag: ['@2.home.logout', '@7.logout.navigation.used'] }, async ({
  member: page,
}) => {
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/logout')) calls.push(`${request.method()} ${request.resourceType()}`);
  });
  await page.getByRole('link', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar Sesión', exact: true })).toBeVisible();
  expect(calls).toEqual(['GET document']);
});

test('a visitor who signs in from the landing gets the home, not the landing', async ({ page }) => {
  const { username, password } = await signUpQuietly(page);
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('link', { name: 'Iniciar Sesión', exact: true }).click();
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hola, ${username}`);
});

const dressed = [
  { name: 'Camisa blanca', kind: 'shirt', color: 'blanco' },
  { name: 'Jersey gris', kind: 'sweater', color: 'gris', fabric: 'wool' },
  { name: 'Vaqueros rectos', kind: 'jeans', color: 'azul vaquero', fabric: 'denim' },
  { name: 'Pantalón camel', kind: 'pants', color: 'camel' },
  { name: 'Zapatillas blancas', kind: 'sneakers', color: 'blanco', fabric: 'leather' },
  { name: 'Abrigo azul', kind: 'coat', color: 'azul marino', fabric: 'wool' },
];

const wornOutfits = async (page: Page): Promise<number> => {
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  return wardrobe.outfits.filter((outfit: { timesWorn: number }) => outfit.timesWorn > 0).length;
};

test('Hoy shows one outfit, another on the next, and is worn in one tap @phone', async ({
  member: page,
  isMobile,
}) => {
  await addGarments(page, dressed);
  await page.goto('/');
  const outfit = page.getByRole('article');
  await test.step('the weather of the city said', async () => {
    await page.getByRole('button', { name: /¿Dónde estás\?/ }).click();
    await page.getByLabel('Ciudad').selectOption('Madrid');
    await expect(page.getByRole('button', { name: /Cambiar de lugar/ })).toContainText(/10\s°C, sin lluvia/);
  });
  await test.step('«No hoy» with a reason leads to another', async () => {
    const first = await outfit.getByRole('heading', { level: 2 }).textContent();
    await outfit.getByRole('button', { name: 'No hoy' }).click();
    await outfit.getByRole('button', { name: 'El color' }).click();
    await expect(page.getByText('Anotado', { exact: true })).toBeVisible();
    await expect(outfit.getByRole('heading', { level: 2 })).not.toHaveText(first ?? '');
  });
  const wear = outfit.getByRole('button', { name: 'Me lo pongo' });
  if (isMobile) await wear.tap();
  else {
    await wear.focus();
    await page.keyboard.press('Enter');
  }
  await expect(outfit.getByText('Puesto hoy')).toBeVisible();
  expect(await wornOutfits(page)).toBe(1);
  await test.step('tomorrow and the week', async () => {
    await expect(page.getByRole('link', { name: /Libre/ })).toHaveCount(6);
  });
});

test('an empty wardrobe begins with the scanner', async ({ member: page }) => {
  await page.goto('/');
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.getByRole('link', { name: 'Escanear prendas' }).click();
  await expect(page.getByRole('tab', { name: /Escáner/ })).toHaveAttribute('aria-selected', 'true');
});

test('ten photographs to the first good outfit take at most six taps, or keys after Tab @phone', async ({
  page,
  isMobile,
}, testInfo) => {
  test.setTimeout(180_000);
  const { files } = await fivePhotographs(testInfo.outputPath('photographs'));
  await signUpQuietly(page);
  await page.goto('/dashboard');
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'button' | 'link') => {
    taps += 1;
    const control = page.getByRole(role, { name }).filter({ visible: true }).first();
    if (isMobile) return control.tap();
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await tap('Escanear prendas', 'link');
  const chooser = page.waitForEvent('filechooser');
  await tap('Elegir fotos', 'button');
  await (await chooser).setFiles([...files, ...files]);
  await tap('Escanear 10 prendas', 'button');
  await expect(page.getByText('10 de 10 fotos leídas')).toBeVisible({ timeout: 120_000 });
  await tap(/^Guardar \d+ prendas/, 'button');
  await expect(page.getByText('Scan Complete!')).toBeVisible();
  await tap('Inicio', 'link');
  await expect(
    page
      .getByRole('article')
      .getByRole('img', { name: /Outfit completo/ })
      .first(),
  ).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
});
