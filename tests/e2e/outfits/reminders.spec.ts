import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, type Page, type Worker } from '@playwright/test';
import { type Pushed, startPushService } from '#tests/fakes/push-service.ts';
import { axeFaults } from '../axe.ts';
import { bringMorning } from '../days-later.ts';
import { test } from '../journey.ts';
import { tabTo } from '../keyboard.ts';
import { addGarments, signUpQuietly } from '../person.ts';
import { standInPort } from '../served-folder.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

const dressed = [
  { name: 'Camisa blanca', kind: 'shirt', color: 'blanco' },
  { name: 'Jersey gris', kind: 'sweater', color: 'gris', fabric: 'wool' },
  { name: 'Vaqueros rectos', kind: 'jeans', color: 'azul vaquero', fabric: 'denim' },
  { name: 'Zapatillas blancas', kind: 'sneakers', color: 'blanco', fabric: 'leather' },
  { name: 'Abrigo azul', kind: 'coat', color: 'azul marino', fabric: 'wool' },
];

/** The browser subscribes to the stand-in, since its own service is out of reach. */
const subscribeTo = (page: Page, subscription: object) =>
  page.addInitScript((answer) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => answer } as unknown as PushSubscription);
  }, subscription);

/** As the browser does when its service hands a message over. */
async function handOver(page: Page, message: Pushed): Promise<Worker> {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await promise,
    data: JSON.stringify(message),
  });
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker is active');
  return worker;
}

test('a morning: the notification of the outfit, tapped and worn @notifications @only-phone', async ({
  page,
  baseURL,
}) => {
  const origin = String(baseURL);
  const push = await startPushService(standInPort(new URL(origin).port));
  await page.context().grantPermissions(['notifications']);
  await subscribeTo(page, push.subscribe());
  const { username } = await signUpQuietly(page);
  await addGarments(page, dressed);
  const { wardrobe } = await (await page.request.get('/api/wardrobe')).json();
  const shirt = wardrobe.items.find(({ kind }: { kind: string }) => kind === 'shirt');
  await page.request.patch(`/api/wardrobe/items/${shirt.id}`, { data: { inLaundry: true } });

  await page.goto('/account');
  const section = page.locator('#avisos');
  await test.step('everything is off until chosen', async () => {
    await expect(section.getByRole('switch')).toHaveCount(1);
    await section.getByRole('switch', { name: 'Recibir avisos' }).tap();
    for (const topic of await section
      .getByRole('switch')
      .all()
      .then((all) => all.slice(1)))
      await expect(topic).not.toBeChecked();
  });
  await section.getByRole('button', { name: 'Avisarme en este dispositivo' }).tap();
  await expect(section.getByRole('list')).toContainText('Este dispositivo');
  await test.step('by keyboard, a topic is chosen', async () => {
    await tabTo(page, section.getByRole('switch', { name: 'El outfit de hoy' }));
    await page.keyboard.press('Space');
  });
  await section.getByLabel('Ciudad, para el tiempo').selectOption('Madrid');
  // No silence, whatever the hour of this run.
  await section.getByLabel('Silencio, desde').fill('00:00');
  await section.getByLabel('Silencio, hasta').fill('00:00');
  const chosen = async () => (await (await page.request.get('/api/reminders')).json()).settings;
  await expect.poll(chosen).toMatchObject({ quietUntil: '00:00', topics: ['morning'], mail: false });
  expect(await axeFaults(page)).toEqual([]);

  await bringMorning(origin, username);
  await expect.poll(() => push.received.length, { timeout: 20_000 }).toBe(1);
  const [told] = push.received;
  if (!told) throw new Error('nothing was told');
  expect(told.title).toMatch(/^Hoy, 10\s°C y sin lluvia$/);
  expect(told.body).not.toContain('Camisa blanca');

  const worker = await handOver(page, told);
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope;
      return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
    });
  await expect.poll(shown).toEqual([{ title: told.title, tag: 'morning' }]);
  await worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await registration.getNotifications();
    if (notification) self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await test.step('tells the server when the browser gets another address', async () => {
    const address = push.subscribe();
    await worker.evaluate((answer) => {
      const newSubscription = { toJSON: () => answer };
      const event = Object.assign(new ExtendableEvent('pushsubscriptionchange'), { newSubscription });
      self.dispatchEvent(event);
    }, address);
    const devices = async () => (await (await page.request.get('/api/reminders')).json()).devices.length;
    await expect.poll(devices).toBe(2);
  });
  await expect(page).toHaveURL('/?aviso=outfit');
  const outfit = page.getByRole('article');
  await expect(outfit.getByRole('img').first()).toHaveAccessibleName(
    `Outfit completo: ${told.body.replace(/\.$/, '')}`,
  );
  await outfit.getByRole('button', { name: 'Me lo pongo' }).tap();
  await expect(outfit.getByText('Puesto hoy')).toBeVisible();
  await push.close();
});

test.describe('without its worker', () => {
  test.use({ serviceWorkers: 'block', ownContext: false });

  test('the plans leave for any calendar, and its events decide the day @phone @only-phone', async ({
    page,
    baseURL,
  }) => {
    const port = standInPort(new URL(String(baseURL)).port) + 1;
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
    const calendar = createServer((_request, response) =>
      response.end(
        `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${today.replaceAll('-', '')}\r\nRRULE:FREQ=DAILY\r\nSUMMARY:Reunión con clientes\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
      ),
    ).listen(port, '127.0.0.1');
    await once(calendar, 'listening');
    const { password } = await signUpQuietly(page);
    await addGarments(page, dressed);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Crear la dirección' }).tap();
    const address = page.getByLabel('Dirección secreta de tus planes');
    const feed = await page.request.get(await address.inputValue());
    expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await test.step('an address without a calendar is refused in words', async () => {
      await page.getByLabel('Dirección .ics').fill('https://192.168.1.1/calendario.ics');
      await page.getByRole('button', { name: 'Leer los eventos' }).tap();
      await expect(page.getByText('No hemos podido leer un calendario en esa dirección.')).toBeVisible();
    });
    await test.step('by keyboard, another address is read', async () => {
      const field = page.getByLabel('Dirección .ics');
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`http://127.0.0.1:${port}/`);
      await tabTo(page, page.getByRole('button', { name: 'Leer los eventos' }));
      await page.keyboard.press('Enter');
    });
    await expect(page.getByText(/eventos próximos/)).toBeVisible();
    await test.step('a program of the person is told of changes, by a signed message', async () => {
      await page.getByRole('button', { name: 'Añadir dirección' }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Dirección').fill('https://192.168.1.1/novedades');
      await dialog.getByLabel('Tu contraseña', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Añadir', exact: true }).tap();
      await expect(dialog.getByText('Esa dirección no es pública')).toBeVisible();
      await dialog.getByLabel('Dirección').fill(`http://127.0.0.1:${port}/novedades`);
      await dialog.getByRole('button', { name: 'Añadir', exact: true }).tap();
      await expect(page.getByLabel('Tu secreto')).toHaveValue(/^whsec_/);
      await page.getByRole('button', { name: 'Ya lo he guardado' }).tap();
      await page.getByRole('button', { name: `Probar 127.0.0.1:${port}` }).tap();
      await expect(page.getByText('La prueba ha llegado')).toBeVisible();
      await page.getByText('Últimos envíos').tap();
      await expect(page.getByText('Entregado')).toBeVisible();
    });
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Eventos del día' })).toHaveText('Reunión con clientes');
    await expect(page.getByLabel('Para', { exact: true })).toHaveValue('work');
    await page.goto('/wardrobe?tab=outfits&vista=calendario');
    await page.getByRole('button', { name: 'Planifica mi semana' }).tap();
    const week = page.getByRole('dialog');
    await expect(week.getByText('Reunión con clientes')).toHaveCount(7);
    for (const choice of await week.getByLabel(/^Ocasión del/).all())
      await expect(choice).toHaveValue('work');
    calendar.close();
  });
});
