import { expect, type Page } from '@playwright/test';
import { languages } from '#contract/languages.ts';
import { pageAt, pages, redirects } from '#contract/pages.ts';
import { test } from '../journey.ts';
import { openDemo } from '../person.ts';

const contentPages = pages
  .filter(({ prerendered, path }) => prerendered && path !== '/')
  .map(({ path }) => path);

const meta = (page: Page, selector: string, attribute = 'content') =>
  page.locator(`head ${selector}`).first().getAttribute(attribute);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page has a heading and its own metadata', {
    tag: ['@2.metadata.social', '@2.metadata.canonical', '@2.metadata.organisation'],
  }, async ({ page }) => {
    // Only the documents are read.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const path of contentPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      titles.add(await page.title());
      const description = await meta(page, 'meta[name=description]');
      expect(description?.length, path).toBeGreaterThan(60);
      descriptions.add(description);
      const canonical = await meta(page, 'link[rel=canonical]', 'href');
      expect(new URL(canonical ?? '').pathname).toBe(path === '/faq' ? '/help' : path);
      expect(await meta(page, 'meta[property="og:title"]')).toBe(await page.title());
      expect(await meta(page, 'meta[property="og:description"]')).toBe(description);
      const graph = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
      );
      expect(JSON.stringify(graph), path).toContain('"Organization"');
      expect(JSON.stringify(graph).includes('"Article"'), path).toBe(path.startsWith('/blog/'));
    }
    await test.step('Each page sets its own title', () => expect(titles.size).toBe(contentPages.length - 1));
    await test.step('Each page sets its own description', () =>
      expect(descriptions.size).toBe(contentPages.length - 1));
  });

  test('questions open to their answers', async ({ page }) => {
    await page.goto('/help');
    const answer = page.getByText('se borra a las veinticuatro horas');
    await expect(answer).toBeHidden();
    await page.getByText('¿Puedo verlo antes de registrarme?').click();
    await expect(answer).toBeVisible();
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
  });

  test('a form sends nothing, least of all a password in the address', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
    for (const path of ['/register', '/login-existing', '/trial']) {
      await page.goto(path);
      await expect(page.locator('main noscript p')).toBeVisible();
      await page.getByLabel('Usuario').fill('lola');
      await page.getByLabel('Contraseña', { exact: true }).fill('secreto');
      await page.keyboard.press('Enter');
      await page.locator('main form [type=submit]').click();
      await expect(page).toHaveURL(path);
    }
    expect(sent).toHaveLength(3);
  });

  test('each guide takes a few minutes to read', async ({ page }) => {
    await page.goto('/blog');
    const guides = contentPages.filter((path) => path.startsWith('/blog/'));
    expect(guides.length).toBeGreaterThanOrEqual(6);
    for (const path of guides) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
    for (const path of guides) {
      await page.goto(path);
      const words = ((await page.locator('.prose').textContent()) ?? '').split(/\s+/).length;
      expect(words, path).toBeGreaterThan(700);
      expect(await page.locator('.prose img').count(), path).toBeGreaterThan(3);
    }
  });
});

test('pricing', async ({ page }) => {
  await page.goto('/pricing');
  await test.step('One Premium plan at 19.95 EUR/month; A visitor has the pricing page', async () => {
    await expect(page.getByText('19,95 €/mes')).toHaveCount(1);
  });
  await test.step('The plan lists 12 benefits', async () => {
    const benefits = page.locator('main ol > li');
    await expect(benefits).toHaveCount(12);
    for (const name of [
      'Recomendaciones IA ilimitadas',
      'Análisis de estilo avanzado',
      'Tendencias personalizadas',
      'Armario inteligente',
      'Soporte premium 24/7',
    ])
      await expect(benefits.getByRole('heading', { name })).toBeVisible();
  });
  await test.step('States that payment is processed by a card payment provider', async () => {
    await expect(page.getByText(/lo procesa un proveedor de pagos con tarjeta/)).toBeVisible();
  });
  await test.step('States that it can be cancelled any time', async () => {
    await expect(page.getByText(/Puedes cancelar en cualquier momento/)).toBeVisible();
  });
  await test.step('The button of the plan goes to /register', async () => {
    await page.getByRole('link', { name: 'Hacerme Premium' }).click();
    await expect(page).toHaveURL(/\/register\?plan=premium$/);
  });
});

test('about', async ({ page }) => {
  await page.goto('/about');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await test.step('About tells the mission', () => expect(heading('Misión')).toBeVisible());
  await test.step('About tells the vision', () => expect(heading('Visión')).toBeVisible());
  await test.step('About tells the story', async () => {
    await expect(heading('Historia')).toBeVisible();
    await expect(page.getByText('se lanzó en 2024 dentro de Grupo Telar')).toBeVisible();
  });
  await test.step('About shows three values: inclusivity, innovation, excellence', async () => {
    for (const value of ['Inclusividad', 'Innovación', 'Excelencia'])
      await expect(heading(value)).toBeVisible();
  });
  await test.step('About has a team section', async () => {
    await expect(heading('El equipo')).toBeVisible();
    for (const team of ['Estilismo', 'Ingeniería', 'Datos', 'Atención'])
      await expect(page.getByText(team, { exact: true })).toBeVisible();
  });
});

test('contact', async ({ page }) => {
  await page.goto('/contact');
  await test.step('Contact shows the contact details', async () => {
    await expect(page.getByText(/@/).first()).toBeVisible();
  });
  await test.step('Contact shows the opening hours', async () => {
    await expect(page.getByRole('heading', { name: 'Horario de atención' })).toBeVisible();
  });
  const hoursOf = (days: string) =>
    page.getByText(days, { exact: true }).locator('xpath=following-sibling::dd');
  await test.step('Opening hours: Monday to Friday 9:00-18:00 PST', () =>
    expect(hoursOf('Lunes a viernes')).toHaveText('9:00-18:00 PST'));
  await test.step('Opening hours: Saturday 10:00-16:00', () =>
    expect(hoursOf('Sábado')).toHaveText('10:00-16:00'));
  await test.step('Opening hours: Sunday closed', () => expect(hoursOf('Domingo')).toHaveText('Cerrado'));
  await test.step('Contact reply: within 24 hours', () =>
    expect(page.getByText('Respondemos en menos de 24 horas.')).toBeVisible());
  await test.step('Contact answers three FAQs', () => expect(page.locator('main details')).toHaveCount(3));
});

test('the contact form requires every field, thanks and sends nothing', async ({ page }) => {
  await page.goto('/contact');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await test.step('Contact has a form; Contact form: name', async () => {
    for (const label of ['Nombre', 'Email', 'Asunto', 'Mensaje'])
      await expect(field(label)).toHaveAttribute('required');
    await expect(field('Email')).toHaveAttribute('type', 'email');
  });
  const send = page.getByRole('button', { name: 'Enviar mensaje' });
  await test.step('Name, email (email type), subject and message are all required', async () => {
    await field('Nombre').fill('Ana');
    await field('Email').fill('ana');
    await send.click();
    await expect(page.getByText('Este email no parece completo')).toBeVisible();
    await expect(page.getByText('Escribe el asunto')).toBeVisible();
    await expect(page.getByText('Escribe tu mensaje')).toBeVisible();
    await expect(field('Email')).toBeFocused();
  });
  await field('Email').fill('ana@ejemplo.es');
  await field('Asunto').fill('Una duda');
  await field('Mensaje').fill('¿Se puede guardar un paraguas?');
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await send.click();
  await test.step('Submit only shows the alert and resets the form; no network call is made; The contact form makes no call', async () => {
    for (const label of ['Nombre', 'Email', 'Asunto', 'Mensaje']) await expect(field(label)).toHaveValue('');
    expect(alerts).toEqual(['Mensaje enviado correctamente. Te contactaremos pronto.']);
    expect(calls).toEqual([]);
  });
});

test('privacy and the other legal pages', { tag: ['@6.visitor.information'] }, async ({ page }) => {
  await page.goto('/privacy');
  await test.step('Privacy has 7 sections', async () => {
    await expect(page.locator('.prose h2')).toHaveCount(7);
  });
  await test.step('Privacy shows a last-updated date in June 2024', async () => {
    await expect(page.getByText('Última actualización: junio de 2024')).toBeVisible();
  });
  await test.step('Privacy request response: within 30 days', async () => {
    await expect(page.getByText('Respondemos en un plazo máximo de 30 días')).toBeVisible();
  });
  await page.goto('/cookies');
  await expect(page.getByText('vestidor.theme')).toBeVisible();
});

test('the header links to home and to the demo', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await test.step('The header button Inicio of the marketing pages goes to /', async () => {
    await expect(header.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  });
  await test.step('The header button Comenzar goes to /api/demo-login', async () => {
    await expect(header.getByRole('link', { name: 'Comenzar' })).toHaveAttribute('href', '/api/demo-login');
  });
});

test('every link of the footer leads to a page', {
  tag: [
    '@2.link.store',
    '@2.link.wardrobe',
    '@2.link.trends',
    '@2.link.shop',
    '@2.link.blog',
    '@2.link.careers',
    '@2.link.press',
    '@2.link.help',
    '@2.link.chat',
    '@2.link.faq',
    '@2.link.terms',
    '@2.link.cookies',
  ],
}, async ({ page }) => {
  await page.goto('/pricing');
  const links = page.getByRole('contentinfo').getByRole('link');
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  // Those that choose a language have a journey of their own.
  const targets = all.filter((path) => !path.startsWith('/pricing?idioma='));
  expect(all.length - targets.length).toBe(languages.length);
  const specified =
    '/store /wardrobe /trends /shop /blog /careers /press /help /chat /faq /terms /cookies / /pricing /about /contact /privacy';
  expect(targets).toEqual(expect.arrayContaining(specified.split(' ')));

  const answersOf = async () =>
    Object.fromEntries(
      await Promise.all(
        targets.map(async (path) => [path, (await page.request.get(path)).status()] as const),
      ),
    );
  const forVisitors = await answersOf();
  for (const path of targets) {
    // Visitors get the sign-in page with status 404.
    const { audience } = pageAt(redirects[path] ?? path) ?? {};
    expect(forVisitors[path], path).toBe(audience === 'everyone' ? 200 : 404);
  }
  await openDemo(page);
  const forMembers = await answersOf();
  for (const path of targets) expect(forMembers[path], path).toBe(200);
});
