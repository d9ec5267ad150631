import { expect, type Page } from '@playwright/test';
import { test } from '../journey.ts';
import { addGarments, signUpQuietly } from '../person.ts';

const garments = [
  { name: 'Camisa blanca', kind: 'shirt', color: 'blanco', style: 'formal' },
  { name: 'Blusa de seda', kind: 'blouse', color: 'crudo', fabric: 'silk' },
  { name: 'Jersey burdeos', kind: 'sweater', color: 'burdeos', fabric: 'wool' },
  { name: 'Pantalón gris', kind: 'pants', color: 'gris', style: 'formal' },
  { name: 'Vaqueros', kind: 'jeans', color: 'azul vaquero', fabric: 'denim' },
  { name: 'Mocasines marrones', kind: 'loafers', color: 'marrón', fabric: 'leather' },
  { name: 'Zapatillas', kind: 'sneakers', color: 'blanco' },
  { name: 'Gabardina', kind: 'coat', color: 'camel' },
];

const dayAhead = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const weekday = (day: string) =>
  new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
const [planned, later] = [dayAhead(2), dayAhead(4)];

async function everything(page: Page) {
  const read = async (path: string) => (await page.request.get(path)).json();
  const [{ wardrobe }, { plans }, cart, wishes, taste] = await Promise.all([
    read('/api/wardrobe'),
    read(`/api/wardrobe/plans?from=${dayAhead(-9)}&to=${dayAhead(30)}`),
    read('/api/store/cart'),
    read('/api/store/favorites'),
    read('/api/wardrobe/taste'),
  ]);
  const items = wardrobe.items.map(({ name, favorite, inLaundry, timesWorn, lastWornAt }: Piece) => ({
    name,
    favorite,
    inLaundry,
    timesWorn,
    lastWornAt,
  }));
  return { items, outfits: wardrobe.outfits, plans, cart, wishes: wishes.productIds, taste } as Everything;
}

interface Piece {
  name: string;
  favorite: boolean;
  inLaundry: boolean;
  timesWorn: number;
  lastWornAt: string | null;
}

interface Everything {
  items: Piece[];
  outfits: { id: string; timesWorn: number; kept: boolean }[];
  plans: { day: string; outfit: { id: string } }[];
  cart: { count: number };
  wishes: string[];
  taste: { learned: { rejected: number } };
}

const piece = ({ items }: Everything, name: string) => items.find((one) => one.name === name);

test('every change in the chat is confirmed, made and undone exactly', async ({ page }) => {
  test.setTimeout(180_000);
  await signUpQuietly(page);
  await page.request.post('/api/trial/start');
  await addGarments(page, garments);
  const conversationId = '0b5c2f5e-0000-4000-8000-000000000021';
  const tell = async (message: string) => {
    const answer = await page.request.post('/api/ai/chat/maya', { data: { message, conversationId } });
    expect(answer.status()).toBe(200);
  };
  await tell('¿Qué me pongo para la oficina en otoño?');
  await tell(`apúntamelo para el ${weekday(planned)}`);
  await tell('¿Qué me pongo para una cena en otoño?');
  await page.goto(`/ai-chat?conversacion=${conversationId}`);

  const answers = page.getByRole('log').locator('> article');
  await expect(answers).toHaveCount(3);
  const say = async (message: string) => {
    const before = await answers.count();
    await page.getByRole('textbox', { name: /^Tu mensaje para/ }).fill(message);
    await page.keyboard.press('Enter');
    await expect(answers).toHaveCount(before + 1);
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    return answers.nth(before);
  };

  const changes: [string, (now: Everything, before: Everything) => boolean][] = [
    ['guárdalo', (now, before) => now.outfits.length === before.outfits.length + 1],
    ['márcalo como favorito', ({ outfits }) => outfits.some(({ kept }) => kept)],
    [`apúntamelo para el ${weekday(later)}`, ({ plans }) => plans.some(({ day }) => day === later)],
    [
      `ponlo el ${weekday(later)} y echa a lavar los vaqueros`,
      (now) => piece(now, 'Vaqueros')?.inLaundry === true,
    ],
    ['hoy me lo pongo', ({ outfits }) => outfits.some(({ timesWorn }) => timesWorn === 1)],
    ['ayer me puse los vaqueros', (now) => piece(now, 'Vaqueros')?.timesWorn === 1],
    ['el jersey burdeos a la colada', (now) => piece(now, 'Jersey burdeos')?.inLaundry === true],
    ['borra la gabardina de mi armario', (now) => piece(now, 'Gabardina') === undefined],
    ['la gabardina a favoritos', (now) => piece(now, 'Gabardina')?.favorite === true],
    [
      `pasa lo del ${weekday(planned)} al ${weekday(later)}`,
      ({ plans }) => plans.length === 1 && plans[0]?.day === later,
    ],
    [
      `en el calendario el ${weekday(planned)} cámbialo por algo más cómodo`,
      (now, before) => now.plans[0]?.outfit.id !== before.plans[0]?.outfit.id,
    ],
    [`borra lo del ${weekday(planned)}`, ({ plans }) => plans.length === 0],
    ['no me gusta, dame otra opción', ({ taste }) => taste.learned.rejected === 1],
    ['planifícame la semana que viene', (now, before) => now.plans.length > before.plans.length],
  ];
  for (const [message, isMade] of changes) {
    await test.step(message, async () => {
      const before = await everything(page);
      const answer = await say(message);
      await expect(answer.getByRole('button', { name: 'Deshacer' })).toBeVisible();
      expect(isMade(await everything(page), before)).toBe(true);
      await answer.getByRole('button', { name: 'Deshacer' }).click();
      await expect(answer.getByText('Deshecho')).toBeVisible();
      expect(await everything(page)).toEqual(before);
    });
  }

  await test.step('the outfits of a trip are saved on a yes, and «deshaz eso» takes them back', async () => {
    const before = await everything(page);
    await say('hazme la maleta para tres días en Roma');
    const saved = await say('sí, guárdalos');
    expect((await everything(page)).outfits.length).toBeGreaterThan(before.outfits.length);
    await say('deshaz eso');
    await expect(saved.getByText('Deshecho')).toBeVisible();
    expect(await everything(page)).toEqual(before);
  });

  await test.step('from the shop to the wish list and the cart, and back', async () => {
    const before = await everything(page);
    await say('busca una camisa en la tienda');
    const wished = await say('la primera a mi lista de deseos');
    const asked = await say('échala al carrito');
    const [, size] = /[Hh]ay (\S+?)[, ]/.exec((await asked.textContent()) ?? '') ?? [];
    const carted = await say(`la ${size}`);
    const now = await everything(page);
    expect([now.wishes.length, now.cart.count]).toEqual([1, 1]);
    for (const answer of [carted, wished]) {
      await answer.getByRole('button', { name: 'Deshacer' }).click();
      await expect(answer.getByText('Deshecho')).toBeVisible();
    }
    expect(await everything(page)).toEqual(before);
  });

  await test.step('a question changes nothing', async () => {
    const before = await everything(page);
    await say('¿Qué me pongo para la oficina en otoño?');
    for (const question of ['¿cuándo me lo pongo?', '¿qué tengo apuntado?']) {
      const answer = await say(question);
      await expect(answer.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
    }
    expect(await everything(page)).toEqual(before);
  });
});
