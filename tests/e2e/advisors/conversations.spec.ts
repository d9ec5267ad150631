import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { openDemo } from '../person.ts';

const writing = (page: Page) => page.getByRole('textbox', { name: /^Tu mensaje para/ });
/** Direct children only, because outfits are articles too. */
const answers = (page: Page) => page.getByRole('log').locator('> article');

function watchChat(page: Page): { path: string; body: Record<string, unknown> }[] {
  const said: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const chats = /^\/api\/(openai\/chat|mistral\/chat|ai\/chat\/\w+)$/.test(pathname);
    if (chats && request.method() === 'POST') said.push({ path: pathname, body: request.postDataJSON() });
  });
  return said;
}

async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until complete. */
async function wholeAnswer(page: Page, count: number): Promise<string> {
  await expect(answers(page)).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  const text = (await answers(page).last().textContent()) ?? '';
  expect(text).not.toContain('problemas técnicos');
  expect(text.length).toBeGreaterThan(40);
  return text;
}

test('a visitor talks with both advisors in the corner of the page', {
  tag: ['@2.landing.chat-widget'],
}, async ({ page }) => {
  const said = watchChat(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Hablar con una estilista' });
  const panel = page.getByRole('dialog', { name: 'Estilista' });

  await test.step('closed, it is a round button', async () => {
    const box = await button.boundingBox();
    expect(box?.width).toBe(box?.height);
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toMatch(
      /^(50%|\d{4,}|3\.\d+e\+)/,
    );
    await expect(panel).toBeHidden();
  });

  await test.step('open, Maya greets and says that she is an AI', async () => {
    await button.click();
    await expect(panel).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Maya' })).toBeChecked();
    await expect(answers(page)).toHaveText(/Hola, soy Maya/);
    await expect(panel.getByText('Estás hablando con una IA')).toBeVisible();
    await expect(writing(page)).toBeFocused();
  });

  await test.step('the text area grows from 44 to 96 pixels, a line for every Shift+Enter', async () => {
    const height = async () => (await writing(page).boundingBox())?.height ?? 0;
    expect(await height()).toBeGreaterThanOrEqual(44);
    expect(await height()).toBeLessThan(60);
    await writing(page).pressSequentially('Hola');
    for (let line = 0; line < 8; line++) await writing(page).press('Shift+Enter');
    await expect(writing(page)).toHaveValue(`Hola${'\n'.repeat(8)}`);
    expect(await height()).toBeLessThanOrEqual(96);
    expect(await height()).toBeGreaterThan(88);
  });

  await test.step('white space alone is not sent', async () => {
    await writing(page).fill(' \n ');
    await writing(page).press('Enter');
    expect(said).toEqual([]);
    await expect(answers(page)).toHaveCount(1);
  });

  await test.step('Enter sends; until the reply a typing indicator shows and sending is disabled', async () => {
    const letGo = await holdBack(page, '**/api/openai/chat');
    await writing(page).fill('¿Qué color combina con el azul marino?');
    await writing(page).press('Enter');
    await expect(page.getByRole('log')).toContainText('¿Qué color combina con el azul marino?');
    await expect(panel.locator('[data-typing=maya]')).toBeVisible();
    await expect(writing(page)).toBeDisabled();
    await expect(writing(page)).toBeFocused();
    await page.keyboard.type('otra cosa');
    await page.keyboard.press('Enter');
    expect(said).toEqual([
      {
        path: '/api/openai/chat',
        body: {
          message: '¿Qué color combina con el azul marino?',
          sessionId: expect.stringMatching(/^chat_\d{13}$/),
        },
      },
    ]);
    letGo();
    await wholeAnswer(page, 2);
    await expect(writing(page)).toBeEditable();
    await expect(panel.locator('[data-typing]')).toHaveCount(0);
  });

  await test.step('Valentina greets and replies herself', async () => {
    await page.getByText('Valentina', { exact: true }).first().click();
    await expect(answers(page).last()).toContainText('Soy Valentina');
    await writing(page).fill('¿Y tú qué dirías?');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await wholeAnswer(page, 4);
    expect(said.at(-1)).toMatchObject({ path: '/api/mistral/chat', body: { message: '¿Y tú qué dirías?' } });
    expect(said.at(-1)?.body.sessionId).toBe(said[0]?.body.sessionId);
  });

  await test.step('the log is at most 96 units high and contains every message', async () => {
    const scrolling = page.getByRole('log').locator('..');
    expect(await scrolling.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('384px');
    await expect(page.getByRole('log')).toContainText('Hola, soy Maya');
  });

  await test.step('it stays minimised on the next page and reopens where it was', async () => {
    await page.getByRole('button', { name: 'Minimizar' }).click();
    await expect(panel).toBeHidden();
    const bar = page.getByRole('button', { name: 'Volver a la conversación con Valentina' });
    await expect(bar).toBeFocused();
    await bar.press('Enter');
    await expect(writing(page)).toBeFocused();
    await page.goto('/pricing');
    await button.click();
    await expect(answers(page)).toHaveCount(4);
    await expect(page.getByRole('radio', { name: 'Valentina' })).toBeChecked();
  });

  await test.step('a failure is shown in a toast and in the conversation, and can be retried', async () => {
    await page.route('**/api/mistral/chat', (route) => route.fulfill({ status: 503, body: '' }));
    await writing(page).fill('¿Sigues ahí?');
    await writing(page).press('Enter');
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toContainText('Error de Chat');
    await expect(toast).toContainText('No se pudo contactar con la estilista IA. Inténtalo de nuevo.');
    await expect(answers(page).last()).toContainText('Estoy teniendo problemas técnicos');
    await page.unroute('**/api/mistral/chat');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await wholeAnswer(page, 5);
    await expect(page.getByText('¿Sigues ahí?')).toHaveCount(1);
  });
});

test('a Premium member asks, follows up, saves an outfit and finds the conversation again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const said = watchChat(page);
  await openDemo(page);

  await test.step('Maya is the default, and an arrow key selects Valentina', async () => {
    await page.goto('/ai-chat');
    await expect(page.getByRole('radio', { name: /Maya/ })).toBeChecked();
    await page.getByRole('radio', { name: /Maya/ }).press('ArrowRight');
    await expect(page).toHaveURL(/asesora=valentina/);
    await expect(page.getByRole('heading', { name: 'Valentina' })).toBeVisible();
    await page.getByRole('radio', { name: /Valentina/ }).press('ArrowLeft');
    await expect(page.getByText('Estás hablando con una IA')).toBeVisible();
  });

  const questions = page.getByRole('heading', { name: 'Para empezar' }).locator('..').getByRole('button');
  await test.step('five suggestions, each of which fills the input', async () => {
    await expect(questions).toHaveCount(5);
    await questions.first().click();
    await expect(writing(page)).toHaveValue('¿Qué me pongo mañana para una reunión importante?');
    await expect(writing(page)).toBeFocused();
    expect(said).toEqual([]);
  });

  await test.step('Enter sends; the reply streams and uses the member’s own clothes', async () => {
    const letGo = await holdBack(page, '**/api/ai/chat/maya');
    await writing(page).press('Enter');
    await expect(page.getByRole('log')).toContainText('¿Qué me pongo mañana para una reunión importante?');
    await expect(page.locator('[data-typing=maya]')).toBeVisible();
    await expect(writing(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    // The typing indicator precedes the request.
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toMatchObject({ path: '/api/ai/chat/maya' });
    letGo();
    await wholeAnswer(page, 1);
    await expect(page).toHaveURL(/conversacion=/);
    const [name] = await answers(page).last().locator('a[href^="/wardrobe?prenda="]').allTextContents();
    const wardrobe = await (await page.request.get('/api/wardrobe')).json();
    expect(wardrobe.wardrobe.items.map((item: { name: string }) => item.name)).toContain(name?.trim());
  });

  await test.step('white space alone is not sent', async () => {
    await writing(page).fill('  ');
    await writing(page).press('Enter');
    expect(said).toHaveLength(1);
  });

  await test.step('a follow-up keeps its context, and its outfit is saved', async () => {
    await writing(page).fill('¿Y con algo más cómodo?');
    await writing(page).press('Enter');
    await wholeAnswer(page, 2);
    expect(said[1]?.body.conversationId).toBe(said[0]?.body.conversationId);
    const proposed = answers(page).last().getByRole('article').last();
    await expect(proposed.getByRole('heading', { name: 'Por qué funciona' })).toBeVisible();
    await proposed.getByText('Las piezas').click();
    const pieces = await proposed
      .getByRole('list', { name: 'Las piezas' })
      .getByRole('link')
      .allTextContents();
    await proposed.getByRole('button', { name: 'Guardar outfit' }).click();
    await expect(proposed.getByRole('link', { name: 'Guardado en Mis Outfits' })).toBeVisible();
    expect(await outfitsOf(page)).toContainEqual(pieces.toSorted());
  });

  await test.step('a failure shows the server’s message first', async () => {
    const toasts = page.locator('[data-sonner-toast]');
    for (const [advisor, sentence] of [
      ['maya', 'Maya está en una prueba de vestuario.'],
      ['valentina', 'Valentina ha salido a la calle.'],
    ] as const) {
      const path = `**/api/ai/chat/${advisor}`;
      const json = { code: `${advisor}_unavailable`, message: sentence };
      await page.route(path, (route) => route.fulfill({ status: 503, json }));
      await page
        .getByRole('radio', { name: new RegExp(advisor, 'i') })
        .locator('..')
        .click();
      await writing(page).fill('¿Estás?');
      await writing(page).press('Enter');
      await expect(toasts.filter({ hasText: sentence })).toContainText('Error');
      await page.unroute(path);
    }
  });

  await test.step('the conversation is stored, searchable and can be deleted', async () => {
    const aside = page.getByRole('complementary', { name: 'Conversaciones' });
    await aside.getByRole('button', { name: 'Nueva conversación' }).click();
    await expect(questions).toHaveCount(5);
    await aside.getByRole('searchbox').fill('comodo');
    await aside.getByRole('link', { name: /reunión importante/ }).click();
    await expect(page.getByRole('log')).toContainText('¿Y con algo más cómodo?');
    await expect(page.getByRole('log').getByRole('img').first()).toBeVisible();
    await aside.getByRole('button', { name: /^Borrar «/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(questions).toHaveCount(5);
    await expect(aside.getByRole('link')).toHaveCount(0);
  });
});

test('without Premium the chat screen offers an upgrade', async ({ member: page }) => {
  await page.goto('/ai-chat?asesora=valentina');
  await expect(page.getByRole('heading', { name: 'Requiere Premium' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Valentina/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Ver Premium' })).toHaveAttribute('href', '/pricing');
  await expect(writing(page)).toHaveCount(0);
});

async function outfitsOf(page: Page): Promise<string[][]> {
  const answer = await (await page.request.get('/api/wardrobe')).json();
  return answer.wardrobe.outfits.map(({ items }: { items: { name: string }[] }) =>
    items.map(({ name }) => name).toSorted(),
  );
}
