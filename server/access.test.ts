import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { atOnce } from '#contract/begin-now.ts';
import { whoseCall } from '#contract/call-access.ts';
import { endpoints } from '#contract/index.ts';
import { reminderTopics } from '#contract/reminder-topics.ts';
import { defaultReminders } from '#contract/reminders.ts';
import { wardrobeHeader } from '#contract/wardrobe-header.ts';
import { claims, scheduledJobs } from '#server/jobs.ts';
import { CalendarReader } from '#server/outfits/calendar/source.ts';
import { Stylist } from '#server/outfits/engine/stylist.ts';
import { makeCodes } from '#server/payments/methods/manual/make-codes.ts';
import { sessions } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { unsaidProfile } from '#stylist/profile/profile.ts';
import { address, order as placeOrder } from '#tests/factories/orderer.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { keepQueryLog, unindexedReads } from '#tests/factories/query-log.ts';
import { seenShirt } from '#tests/factories/seen-shirt.ts';
import { addGarment, buildGarment, type Client, startPaidTestServer } from '#tests/factories/server.ts';
import { VirtualAuthenticator } from '#tests/factories/virtual-authenticator.ts';

interface Row {
  call: string;
  visitor: number;
  owner: number;
  other: number | undefined;
  body?: () => unknown;
  query?: string;
}

type Expectation = string | (Pick<Row, 'call'> & { [K in keyof Row]?: Row[K] | undefined });

/** A call alone is the owner's: 401 to visitors and, where it has an id, 404 to others. A call without a row fails the test. */
const rows: Row[] = (
  [
    'GET /api/auth/user',
    { call: 'POST /api/register', visitor: 400, owner: 400, body: () => ({}) },
    { call: 'POST /api/login', owner: 401, body: () => ({ username: 'nadie', password: 'nada-de-nada' }) },
    { call: 'GET /api/demo-login', visitor: 302, owner: 302 },
    { call: 'POST /api/auth/password-reset/request', visitor: 400, owner: 400, body: () => ({}) },
    {
      call: 'POST /api/auth/password-reset',
      visitor: 410,
      owner: 410,
      body: () => ({ token: 'x'.repeat(43), password: 'perro-lluvia' }),
    },
    'POST /api/auth/email-confirmation/request',
    {
      call: 'POST /api/auth/email-confirmation',
      visitor: 410,
      owner: 410,
      body: () => ({ token: 'x'.repeat(43) }),
    },
    { call: 'POST /api/auth/passkey/options', visitor: 200 },
    { call: 'POST /api/auth/passkey', visitor: 410, owner: 403, body: () => proof },
    { call: 'POST /api/auth/second-step/code', visitor: 410, owner: 410, body: () => ({ code: '000000' }) },
    { call: 'POST /api/auth/second-step/passkey/options', visitor: 410, owner: 410 },
    { call: 'POST /api/auth/second-step/passkey', visitor: 410, owner: 410, body: () => proof },
    'GET /api/account/security',
    'GET /api/account/language',
    { call: 'PUT /api/account/language', body: () => ({ language: 'es' }) },
    { call: 'POST /api/account/passkeys/options', owner: 403, body: () => wrongPassword },
    {
      call: 'POST /api/account/passkeys',
      owner: 410,
      body: () => ({ id: 'aa', clientDataJSON: 'aa', attestationObject: 'aa', transports: [] }),
    },
    { call: 'POST /api/account/passkeys/:id/remove', body: () => ({ password }) },
    { call: 'POST /api/account/authenticator', body: () => ({ password }) },
    { call: 'POST /api/account/authenticator/confirm', owner: 403, body: () => ({ code: '000000' }) },
    { call: 'POST /api/account/authenticator/remove', body: () => ({ password }) },
    { call: 'POST /api/account/second-step', owner: 409, body: () => ({ password }) },
    { call: 'POST /api/account/second-step/end', body: () => ({ password }) },
    { call: 'POST /api/account/recovery-codes', owner: 409, body: () => ({ password }) },
    'GET /api/account/devices',
    'POST /api/account/devices/:id/end',
    'GET /api/account/access',
    'POST /api/account/access/:id/end',
    {
      call: 'POST /api/account/tokens',
      body: () => ({ name: 'Mi guion', scope: 'read', days: 30, password }),
    },
    'GET /api/account/webhooks',
    {
      call: 'POST /api/account/webhooks',
      owner: 422,
      body: () => ({ url: 'https://127.0.0.1/a', topics: ['outfit.worn'], password }),
    },
    'POST /api/account/webhooks/:id/test',
    'POST /api/account/webhooks/:id/resume',
    'POST /api/account/webhooks/:id/remove',
    'GET /api/account/assistant-changes',
    // Assistants have changed nothing.
    { call: 'POST /api/account/assistant-changes/:id/undone', owner: 404 },
    { call: 'GET /api/connection', owner: 400 },
    { call: 'POST /api/connection', owner: 400, body: () => ({}) },
    'GET /api/household',
    { call: 'POST /api/household/wards', body: () => child },
    { call: 'PUT /api/household/wards/:id', body: () => child },
    // Back to the own wardrobe in the owner's turn, for the calls that follow.
    { call: 'PUT /api/household/open', body: () => ({ wardId: null }) },
    {
      call: 'POST /api/household/handovers',
      other: 404,
      body: () => ({ garmentId: ids.given, from: ids.owner, to: ids.ward }),
    },
    'DELETE /api/household/wards/:id',
    'GET /api/account',
    'GET /api/subscription/status',
    'GET /api/subscription-status',
    'GET /api/wardrobe/scans',
    { call: 'PUT /api/wardrobe/scans/:id', owner: 400, other: undefined, body: () => ({}) },
    { call: 'POST /api/wardrobe/scans/review', body: () => ({}) },
    { call: 'POST /api/wardrobe/import', owner: 400, body: () => ({}) },
    { call: 'POST /api/wardrobe/import/page', owner: 400, body: () => ({}) },
    { call: 'POST /api/wardrobe/scan/proposals', owner: 400, body: () => ({}) },
    { call: 'POST /api/wardrobe/scan/worn', owner: 400, body: () => ({}) },
    { call: 'POST /api/wardrobe/care-label', owner: 400, body: () => ({}) },
    'GET /api/corrections/consent',
    'PUT /api/corrections/consent',
    'DELETE /api/corrections/consent',
    'GET /api/second-look',
    { call: 'PUT /api/second-look/consent', owner: 409, body: () => ({ provider: 'openai' }) },
    'DELETE /api/second-look/consent',
    'GET /api/figure',
    { call: 'PUT /api/figure', body: () => ({ base: 'tall', own: { hip: 104 }, skin: 3, hair: 'up' }) },
    'DELETE /api/figure',
    'GET /api/try-on',
    {
      call: 'PUT /api/try-on/photograph',
      owner: 409,
      body: () => ({ imageBase64: picture, own: true, adult: true }),
    },
    {
      call: 'POST /api/try-on',
      owner: 409,
      body: () => ({ garmentIds: ids.pair, provider: 'openai', agreed: true }),
    },
    { call: 'GET /api/try-on/photos/:id', owner: 404 },
    { call: 'DELETE /api/try-on/pictures/:id', owner: 404 },
    'DELETE /api/try-on/photograph',
    { call: 'POST /api/wardrobe/items/:id/second-look', owner: 409 },
    'GET /api/subscription',
    { call: 'POST /api/subscription/cancel', owner: 409 },
    { call: 'POST /api/subscription/resume', owner: 409 },
    'GET /api/invoices/:id',
    { call: 'GET /api/payment/methods', visitor: 200 },
    'GET /api/payments/:id',
    { call: 'POST /api/payment/verify', other: 404, body: () => ({ paymentId: ids.payment }) },
    {
      call: 'POST /api/withdrawal',
      other: 404,
      body: () => ({ paymentId: ids.payment, confirm: true, refund: 19.95 }),
    },
    { call: 'POST /api/payment/stripe', body: () => price },
    { call: 'POST /api/payment/bank-transfer', body: () => price },
    { call: 'POST /api/payment/crypto', body: () => price },
    { call: 'POST /api/payment/paypal', body: () => price },
    {
      call: 'POST /api/payment/manual',
      owner: 422,
      body: () => ({ verificationCode: 'AAAA-BBBB-CCCC-DDDD-EEEE' }),
    },
    { call: 'GET /api/verify-payment', owner: 404, query: '?session_id=nada' },
    { call: 'POST /api/paypal/order', body: () => ({ ...price, intent: 'CAPTURE' }) },
    { call: 'POST /api/paypal/order/:token/capture', other: 404, body: () => ({ PayerID: 'SANDBOXPAYER' }) },
    {
      call: 'POST /api/activate-premium',
      other: 404,
      body: () => ({ paymentId: ids.order, amount: price.amount }),
    },
    'POST /api/stripe/create-subscription',
    { call: 'POST /api/stripe/begin-now', body: () => atOnce },
    { call: 'POST /api/stripe/card', owner: 409 },
    { call: 'POST /api/stripe/card/confirm', owner: 404, body: () => ({ setupIntentId: 'seti_nada' }) },
    // Authenticated by a signature, not a session.
    { call: 'POST /api/webhooks/stripe', visitor: 400, owner: 400, body: () => ({}) },
    { call: 'POST /api/webhooks/paypal', visitor: 400, owner: 400, body: () => ({}) },
    { call: 'GET /api/trial/status', visitor: 200 },
    { call: 'POST /api/trial/register', visitor: 400, owner: 400, body: () => ({}) },
    'POST /api/trial/start',
    'GET /api/wardrobe',
    'GET /api/wardrobe/analytics',
    'GET /api/wardrobe/year',
    { call: 'POST /api/wardrobe/items', body: buildGarment },
    { call: 'PATCH /api/wardrobe/items/:id', body: () => ({ favorite: true }) },
    'GET /api/photos/:id/:size',
    { call: 'PUT /api/wardrobe/items/:id/photo', body: () => ({ imageBase64: picture }) },
    'GET /api/wardrobe/items/:id/cutout',
    {
      call: 'PUT /api/wardrobe/items/:id/cutout',
      owner: 409,
      body: () => ({ photoId: '00000000-0000-4000-8000-000000000000', maskBase64: null }),
    },
    {
      call: 'PUT /api/wardrobe/absences',
      other: 404,
      body: () => ({ moves: [{ away: null, garmentIds: [ids.garment] }] }),
    },
    {
      call: 'PUT /api/wardrobe/items/:id/upkeep/:upkeepId',
      body: () => ({ what: 'repair', day: '2026-11-01', cost: 12, note: '' }),
    },
    'DELETE /api/wardrobe/items/:id/upkeep/:upkeepId',
    'GET /api/wardrobe/departed',
    {
      call: 'PUT /api/wardrobe/items/:id/departure',
      body: () => ({ how: 'sold', day: '2026-11-01', received: 12 }),
    },
    'DELETE /api/wardrobe/items/:id/departure',
    'POST /api/wardrobe/items/:id/worn',
    'DELETE /api/wardrobe/items/:id/worn',
    { call: 'POST /api/wardrobe/scan', body: () => ({ imageBase64: picture }) },
    { call: 'POST /api/wardrobe/scan/reading', owner: 400, body: () => ({}) },
    { call: 'POST /api/wardrobe/outfits/generate', body: () => ({ occasion: 'work', season: 'fall' }) },
    {
      call: 'POST /api/wardrobe/looks',
      other: 404,
      body: () => ({ occasion: 'work', season: 'fall', garmentIds: ids.pair }),
    },
    {
      call: 'POST /api/wardrobe/outfits',
      other: 404,
      body: () => ({ name: 'Dos piezas', occasion: 'work', season: 'fall', garmentIds: ids.pair }),
    },
    { call: 'PATCH /api/wardrobe/outfits/:id', body: () => ({ name: 'Otro' }) },
    'POST /api/wardrobe/outfits/:id/worn',
    {
      call: 'POST /api/wardrobe/looks/review',
      other: 404,
      body: () => ({ occasion: 'work', season: 'fall', garmentIds: ids.pair }),
    },
    {
      call: 'POST /api/wardrobe/looks/complete',
      other: 404,
      body: () => ({ occasion: 'work', season: 'fall', garmentIds: ids.pair }),
    },
    { call: 'POST /api/wardrobe/looks/today', body: () => ({ occasion: 'work', season: 'fall' }) },
    'GET /api/wardrobe/items/:id/looks',
    'GET /api/wardrobe/gaps',
    'GET /api/wardrobe/capsule',
    { call: 'POST /api/wardrobe/packing', body: () => ({ days: [{ occasion: 'work', season: 'fall' }] }) },
    'GET /api/calendar',
    'PUT /api/calendar/feed',
    { call: 'GET /api/calendar/:person/:token/vestidor.ics', visitor: 404, owner: 404 },
    'DELETE /api/calendar/feed',
    { call: 'PUT /api/calendar/source', owner: 422, body: () => ({ url: 'https://127.0.0.1/a.ics' }) },
    'DELETE /api/calendar/source',
    'GET /api/viewers',
    { call: 'POST /api/viewers/invitations', body: () => invitation },
    {
      call: 'POST /api/viewers/invitations/mail',
      body: () => ({ ...invitation, email: 'alguien@ejemplo.es' }),
    },
    'DELETE /api/viewers/invitations/:id',
    { call: 'PUT /api/viewers/:id', body: () => ({ shows: [] }) },
    'DELETE /api/viewers/:id',
    { call: 'POST /api/invitations/read', visitor: 410, owner: 410, body: () => ({ token: 'x'.repeat(43) }) },
    {
      call: 'POST /api/invitations/accept',
      owner: 410,
      body: () => ({ token: 'x'.repeat(43), name: 'Luis' }),
    },
    { call: 'POST /api/invitations/decline', owner: 410, body: () => ({ token: 'x'.repeat(43) }) },
    'GET /api/viewed',
    'GET /api/viewed/:id',
    'GET /api/viewed/:id/garments/:garmentId/:size',
    'DELETE /api/viewed/:id',
    'GET /api/reminders',
    {
      call: 'PUT /api/reminders',
      body: () => ({ ...defaultReminders, enabled: true, topics: reminderTopics }),
    },
    {
      call: 'PUT /api/reminders/browser',
      owner: 422,
      body: () => ({ ...browser, endpoint: 'https://127.0.0.1/a' }),
    },
    { call: 'PATCH /api/reminders/browser', body: () => ({ endpoint: browser.endpoint }) },
    'DELETE /api/reminders/devices/:id',
    'GET /api/reminders/outfit',
    { call: 'GET /api/reminders/unsubscribe/:person/:token', visitor: 302, owner: 302 },
    { call: 'POST /api/reminders/unsubscribe/:person/:token', visitor: 410, owner: 410 },
    { call: 'POST /api/wardrobe/plans/week', body: () => ({ days: [{ occasion: 'work', season: 'fall' }] }) },
    { call: 'GET /api/wardrobe/plans', query: '?from=2026-11-01&to=2026-11-30' },
    {
      call: 'POST /api/wardrobe/plans',
      other: 404,
      body: () => ({ plans: [{ day: zonedDay(server.services.now()), outfitId: ids.outfit }] }),
    },
    { call: 'PATCH /api/wardrobe/plans/:id', body: () => ({ day: zonedDay(server.services.now()) }) },
    'POST /api/wardrobe/plans/:id/worn',
    'DELETE /api/wardrobe/plans/:id',
    'GET /api/wardrobe/outfits/:id/alternatives/:garmentId',
    {
      call: 'POST /api/wardrobe/outfits/:id/swap',
      body: () => ({ outId: ids.pair[1], inId: ids.otherPants }),
    },
    'GET /api/wardrobe/outfits/:id/picture',
    'GET /api/shares',
    { call: 'POST /api/shares', other: 404, body: () => ({ outfitIds: [ids.outfit] }) },
    // Open by the link alone.
    { call: 'POST /api/shared/:token/votes', visitor: 303, owner: 303, body: () => ({ choice: 'a' }) },
    { call: 'POST /api/shared/:token/reports', visitor: 303, owner: 303, body: () => ({ reason: 'person' }) },
    { call: 'DELETE /api/shares/:token', other: 404 },
    'POST /api/wardrobe/outfits/:id/kept',
    'DELETE /api/wardrobe/outfits/:id/kept',
    'POST /api/wardrobe/outfits/:id/rejected',
    { call: 'PUT /api/wardrobe/outfits/:id/rejected', body: () => ({ about: 'colour' }) },
    'DELETE /api/wardrobe/outfits/:id/rejected',
    'GET /api/wardrobe/taste',
    { call: 'PUT /api/wardrobe/taste', body: () => ({ favoriteColors: ['camel'], avoidedColors: [] }) },
    'GET /api/wardrobe/style-profile',
    {
      call: 'PUT /api/wardrobe/style-profile',
      body: () => ({ ...unsaidProfile, directions: { minimal: 3 } }),
    },
    // The owner has learned nothing that strongly.
    { call: 'DELETE /api/wardrobe/taste/learned/:id', owner: 404, other: undefined },
    'DELETE /api/wardrobe/taste/learned',
    // Tests have no weather service.
    { call: 'GET /api/weather/days', owner: 503, query: '?latitude=40.4&longitude=-3.7' },
    { call: 'GET /api/weather', owner: 503, query: '?latitude=40.4&longitude=-3.7' },
    'DELETE /api/wardrobe/outfits/:id',
    // Before a garment of the proposed outfit is deleted.
    { call: 'POST /api/chat/messages/:id/outfits/:place/kept', body: () => ({}) },
    // The answer has changed nothing.
    { call: 'POST /api/chat/messages/:id/undone', owner: 404 },
    { call: 'DELETE /api/wardrobe/items/:id', query: '?confirm=true' },
    'GET /api/store/products',
    'GET /api/store/products/:productId',
    'GET /api/store/wardrobe',
    { call: 'GET /api/store/pictures/:productId/:color/:view/:size', visitor: 200 },
    'GET /api/store/cart',
    { call: 'POST /api/store/cart/add', body: () => ({ ...variant, quantity: 1 }) },
    {
      call: 'PATCH /api/store/cart/items/:productId/:color/:size',
      other: 404,
      body: () => ({ quantity: 1 }),
    },
    { call: 'DELETE /api/store/cart/items/:productId/:color/:size', other: 404 },
    'GET /api/store/favorites',
    'PUT /api/store/favorites/:productId',
    'DELETE /api/store/favorites/:productId',
    'GET /api/wishes',
    {
      call: 'POST /api/wishes',
      body: () => ({ name: 'Abrigo', kind: 'coat', color: 'camel', price: 120, page: null }),
    },
    'DELETE /api/wishes/:id',
    { call: 'PUT /api/wishes/budget', body: () => ({ month: 60, year: null }) },
    { call: 'POST /api/inspirations/reading', owner: 400, body: () => ({}) },
    'GET /api/inspirations',
    'GET /api/inspirations/:id',
    { call: 'PUT /api/inspirations/:id', other: undefined, body: () => inspiration },
    { call: 'GET /api/inspirations/:id/parts/:place', owner: 404 },
    'GET /api/homes',
    { call: 'PUT /api/homes/:id', other: undefined, body: () => ({ name: 'Casa de la sierra' }) },
    { call: 'PUT /api/homes/here', other: 404, body: () => ({ homeId: ids.home }) },
    { call: 'POST /api/homes/moves', other: 404, body: () => ({ garmentIds: [ids.otherPants], to: null }) },
    'DELETE /api/homes/:id',
    'GET /api/boards',
    {
      call: 'PUT /api/boards/:id',
      body: () => ({
        name: 'Otoño',
        note: '',
        items: [{ inspirationId: ids.inspiration, outfitId: null, note: '' }],
      }),
    },
    'DELETE /api/boards/:id',
    { call: 'PATCH /api/inspirations/:id', body: () => ({ name: 'Otra' }) },
    'DELETE /api/inspirations/:id',
    'GET /api/store/orders',
    'GET /api/store/orders/:id',
    'GET /api/store/address',
    { call: 'POST /api/store/orders/:id/pay', body: () => ({ method: 'bank_transfer' }) },
    { call: 'POST /api/store/orders/:id/cancel', body: () => ({ confirm: true }) },
    // The cart is not the one that the order states.
    { call: 'POST /api/store/orders', owner: 409, body: () => wish },
    { call: 'POST /api/openai/chat', visitor: 200, body: () => ({ message: 'hola', sessionId: 'chat_1' }) },
    { call: 'POST /api/mistral/chat', visitor: 200, body: () => ({ message: 'hola', sessionId: 'chat_2' }) },
    { call: 'POST /api/ai/chat/maya', other: 403, body: () => ({ message: 'hola' }) },
    { call: 'POST /api/ai/chat/valentina', other: 403, body: () => ({ message: 'hola' }) },
    'GET /api/chat/conversations',
    'GET /api/chat/conversations/:id',
    'DELETE /api/chat/conversations/:id',
    'DELETE /api/chat/conversations',
    'GET /api/account/export',
    {
      call: 'POST /api/account/password',
      owner: 403,
      body: () => ({ currentPassword: 'no es esta', newPassword: 'otra-clave' }),
    },
    { call: 'POST /api/account/erase', owner: 403, body: () => ({ password: 'no es esta' }) },
    'POST /api/account/sign-out-everywhere',
    { call: 'POST /api/logout', visitor: 200 },
    { call: 'GET /api/logout', visitor: 302, owner: 302 },
  ] satisfies Expectation[]
).map((row: Expectation): Row => {
  const given = typeof row === 'string' ? { call: row } : row;
  const other = /:id\b/.test(given.call) ? 404 : undefined;
  return { visitor: 401, owner: 200, other, ...given } as Row;
});

const proof = { id: 'aa', clientDataJSON: 'aa', authenticatorData: 'aa', signature: 'aa' };
const password = 'una-clave-larga';
const wrongPassword = { password: 'no es esta' };
const child = { name: 'Lola', birthYear: new Date().getFullYear() - 6, sizes: { clothes: 116, shoes: 29 } };
const price = { amount: 19.95, currency: 'EUR' };
const variant = { productId: 'camisa-popelin-recta', color: 'blanco', size: 'M' };
const ids = {
  garment: '',
  photo: '',
  outfit: '',
  pair: [] as string[],
  plan: '',
  otherPants: '',
  payment: '',
  invoice: '',
  order: '',
  conversation: '',
  answer: '',
  shopOrder: '',
  wish: '',
  inspiration: '00000000-0000-4000-8000-000000000011',
  board: '00000000-0000-4000-8000-000000000012',
  home: '00000000-0000-4000-8000-000000000013',
  webhook: '',
  passkey: '',
  device: '',
  access: '',
  share: '',
  browser: '',
  ward: '',
  owner: '',
  given: '',
  partner: '',
  partnersGarment: '',
  invitation: '',
};
const invitation = { name: 'Ana', shows: [] };
const inspiration = {
  name: 'Calle',
  parts: [{ seen: seenShirt, pictureBase64: null }],
};
const unheard = 'http://127.0.0.1:9';
/** Public, and never sent to. */
const browser = {
  endpoint: 'https://push.vestidor.example/a',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
const wish = {
  checkoutKey: '00000000-0000-4000-8000-000000000001',
  method: 'bank_transfer',
  address,
  items: [{ ...variant, quantity: 9, price: 0.05 }],
  total: 0.45,
};
const queryLog = keepQueryLog();

const server = await startPaidTestServer({ LOOPBACK_ORIGINS: unheard });
await seedStore(server.services, catalogue.slice(0, 2));
const picture = (await photograph()).toString('base64');
const owner = await server.person();
const { username } = owner.user;
const other = await server.person();
const alone = await addGarment(owner, { name: 'Sudadera', kind: 'hoodie', style: 'sport' });
const shirt = await addGarment(owner);
const pants = await addGarment(owner, { name: 'Pantalón', kind: 'pants', color: 'gris' });
ids.otherPants = (await addGarment(owner, { name: 'Vaqueros', kind: 'jeans' })).id;
await addGarment(owner, { name: 'Zapatos', kind: 'shoes', color: 'negro', fabric: 'leather' });
for (const kind of ['shirt', 'pants', 'shoes'] as const) await addGarment(other, { kind });
ids.owner = owner.user.id;
ids.given = (await addGarment(owner, { name: 'Gorro', kind: 'hat' })).id;
ids.garment = alone.id;
const skirt = { name: 'Falda', kind: 'skirt', color: 'negro', price: 30, page: null };
ids.ward = (await owner.send('POST /api/household/wards', child)).body.ward.id;
const partner = await server.person();
ids.partner = partner.user.id;
ids.partnersGarment = (await addGarment(partner)).id;
for (const [from, to] of [
  [owner, partner],
  [partner, owner],
] as const) {
  const { token } = (await from.send('POST /api/viewers/invitations', invitation)).body;
  await to.send('POST /api/invitations/accept', { token, name: 'Luis' });
}
const invited = await owner.send('POST /api/viewers/invitations', invitation);
ids.invitation = invited.body.invitation.id;
ids.wish = (await owner.send('POST /api/wishes', skirt)).body.id;
await owner.send(`PUT /api/inspirations/${ids.inspiration}`, inspiration);
await owner.send(`PUT /api/homes/${ids.home}`, { name: 'Casa de la playa' });
await owner.send(`PUT /api/boards/${ids.board}`, { name: 'Tablero', note: '', items: [] });
ids.photo = /photos\/([^/]+)/.exec(alone.photo.full)?.[1] ?? '';
ids.pair = [shirt.id, pants.id];
const { body } = await owner.send('POST /api/wardrobe/outfits', {
  name: 'Oficina',
  occasion: 'work',
  season: 'fall',
  garmentIds: ids.pair,
});
ids.outfit = body.outfit.id;
const planned = await owner.send('POST /api/wardrobe/plans', {
  plans: [{ day: zonedDay(new Date()), outfitId: ids.outfit }],
});
ids.plan = planned.body.plans[0].id;
const [made] = await makeCodes(server.services, { count: 1, days: 1 });
const redeemed = await owner.send('POST /api/payment/manual', { verificationCode: made?.code });
ids.payment = redeemed.body.payment.id;
const subscription = await owner.send('GET /api/subscription');
ids.invoice = subscription.body.payments[0].invoices[0].id;
const order = await owner.send('POST /api/paypal/order', { ...price, intent: 'CAPTURE' });
ids.order = order.body.id;
const asked = { message: '¿Qué me pongo para la oficina en otoño?' };
const { body: answer } = await owner.send('POST /api/ai/chat/maya', asked);
ids.conversation = answer.conversationId;
ids.answer = answer.messageId;
const { body: options } = await owner.send('POST /api/account/passkeys/options', { password });
const added = await owner.send('POST /api/account/passkeys', new VirtualAuthenticator().create(options));
ids.passkey = added.body.passkey.id;
const elsewhere = server.visitor();
await elsewhere.send('POST /api/login', { username, password });
const { body: list } = await owner.send('GET /api/account/devices');
ids.device = list.devices[1].id;
const token = { name: 'Mi guion', scope: 'read', days: 30, password };
ids.access = (await owner.send('POST /api/account/tokens', token)).body.access.id;
const hook = { url: `${unheard}/a`, topics: ['outfit.worn'], password };
ids.webhook = (await owner.send('POST /api/account/webhooks', hook)).body.webhook.id;
ids.share = (await owner.send('POST /api/shares', { outfitIds: [ids.outfit] })).body.share.token;
ids.shopOrder = (await placeOrder(owner, 'bank_transfer')).order.id;
ids.browser = (await owner.send('PUT /api/reminders/browser', browser)).body.id;
afterAll(() => queryLog.stop());

function requestOf({ call, query = '' }: Row): string {
  if (call.includes('/store/')) {
    const size = call.includes('/pictures/') ? 'thumb' : variant.size;
    return call
      .replace(':id', ids.shopOrder)
      .replace(':productId', variant.productId)
      .replace(':color', variant.color)
      .replace(':view', 'front')
      .replace(':size', size);
  }
  const belongings = {
    messages: ids.answer,
    photos: ids.photo,
    plans: ids.plan,
    wishes: ids.wish,
    inspirations: ids.inspiration,
    boards: ids.board,
    homes: ids.home,
    outfits: ids.outfit,
    payments: ids.payment,
    invoices: ids.invoice,
    conversations: ids.conversation,
    passkeys: ids.passkey,
    devices: ids.device,
    access: ids.access,
    webhooks: ids.webhook,
    wards: ids.ward,
    viewers: ids.partner,
    viewed: ids.partner,
    invitations: ids.invitation,
  };
  const id = Object.entries(belongings).find(([folder]) => call.includes(`/${folder}/:`))?.[1] ?? ids.garment;
  return (
    call
      .replace(':id', call.includes('/reminders/') ? ids.browser : id)
      .replace(':upkeepId', ids.board)
      .replace(':person', ids.garment)
      .replace(':garmentId', call.includes('/viewed/') ? ids.partnersGarment : (ids.pair[0] ?? ''))
      .replace(':size', 'thumb')
      .replace(':place', '0')
      .replace(':token', call.includes('/share') ? ids.share : ids.order) + query
  );
}

describe('access', () => {
  it('is settled for every call', () => {
    const calls = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    expect(rows.map(({ call }) => call).sort()).toEqual(calls.sort());
  });

  it('has an expectation for another member wherever a call names a belonging', () => {
    for (const { call, other: status } of rows) {
      if (
        /\/(items|outfits|plans|photos|conversations|messages|payments|invoices|order|passkeys|devices|shares|access|wards|viewers|viewed)\/:/.test(
          call,
        )
      )
        expect(status, call).toBe(404);
    }
  });

  // Strangers first, so that what they manage to change shows in the owner's turn.
  it.each(rows)('of a visitor to $call is $visitor', async (row) => {
    expect((await server.visitor().send(requestOf(row), row.body?.())).status).toBe(row.visitor);
  });

  it.each(rows.filter((row) => row.other !== undefined))(
    'of another member to $call is $other',
    async (row) => {
      expect((await other.send(requestOf(row), row.body?.())).status).toBe(row.other);
    },
  );

  it.each(rows)('of the owner to $call is $owner', async (row) => {
    expect((await owner.send(requestOf(row), row.body?.())).status).toBe(row.owner);
  });

  it('never shows one person what another one owns', async () => {
    const first = await server.person();
    const second = await server.person();
    const mine = await addGarment(first, { name: 'Solo mía' });
    const wardrobe = (await second.send('GET /api/wardrobe')).body;
    expect(JSON.stringify(wardrobe)).not.toContain(mine.id);
    expect(wardrobe.summary.totalItems).toBe(0);
  });
});

/** The same table, while the owner of this part has the wardrobe of a child open. */
describe('access in the wardrobe of a child', () => {
  let guardian: Client;
  const own = { garment: '', photo: '' };
  const wards = { garment: '', photo: '', id: '' };
  const photoOf = ({ photo }: { photo: { full: string } }) => /photos\/([^/]+)/.exec(photo.full)?.[1] ?? '';

  beforeAll(async () => {
    guardian = await server.person();
    const mine = await addGarment(guardian, { name: 'De la guardiana' });
    Object.assign(own, { garment: mine.id, photo: photoOf(mine) });
    wards.id = (await guardian.send('POST /api/household/wards', child)).body.ward.id;
    await guardian.send('PUT /api/household/open', { wardId: wards.id });
    const theirs = await addGarment(guardian, { name: 'De Lola' });
    Object.assign(wards, { garment: theirs.id, photo: photoOf(theirs) });
  });

  const refused = endpoints.filter(({ endpoint }) => whoseCall(endpoint) === 'refused');

  it('is refused for what would show their things to others or send them away', async () => {
    expect(refused.map(({ endpoint: { method, path } }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /api/shares',
        'POST /api/try-on',
        'POST /api/wardrobe/items/:id/second-look',
        'POST /api/ai/chat/maya',
        'POST /api/openai/chat',
      ]),
    );
    for (const { endpoint } of refused) {
      const row = rows.find(({ call }) => call === `${endpoint.method} ${endpoint.path}`);
      const { status, body } = await guardian.send(
        requestOf(row as Row).replace(ids.garment, wards.garment),
        row?.body?.(),
      );
      expect([row?.call, status, body.code]).toEqual([row?.call, 403, 'ward_forbidden']);
    }
  });

  it('reaches the child’s garments and photographs, and not the guardian’s', async () => {
    for (const [call, body] of [
      ['PATCH /api/wardrobe/items/ID', { favorite: true }],
      ['POST /api/wardrobe/items/ID/worn', undefined],
    ] as const) {
      expect((await guardian.send(call.replace('ID', wards.garment), body)).status, call).toBe(200);
      expect((await guardian.send(call.replace('ID', own.garment), body)).status, call).toBe(404);
    }
    expect((await guardian.send(`GET /api/photos/${wards.photo}/thumb`)).status).toBe(200);
    expect((await guardian.send(`GET /api/photos/${own.photo}/thumb`)).status).toBe(404);
    const { body } = await guardian.send('GET /api/wardrobe');
    expect(body.wardrobe.items.map(({ id }: { id: string }) => id)).toEqual([wards.garment]);
  });

  it('is the guardian’s own for account, money and access', async () => {
    expect((await guardian.send('GET /api/auth/user')).body).toMatchObject({
      ward: { id: wards.id, name: 'Lola' },
    });
    expect((await guardian.send('GET /api/account/devices')).body.devices).toHaveLength(1);
    const order = await guardian.send('POST /api/payment/bank-transfer', price);
    expect(order.status).toBe(200);
    await guardian.send('PUT /api/household/open', { wardId: null });
    expect((await guardian.send(`GET /api/payments/${order.body.payment.id}`)).status).toBe(200);
    await guardian.send('PUT /api/household/open', { wardId: wards.id });
  });

  it('is of no token, which stays in the guardian’s wardrobe', async () => {
    const asked = { name: 'Mi guion', scope: 'read', days: 30, password };
    const { token } = (await guardian.send('POST /api/account/tokens', asked)).body;
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await server.visitor().send('GET /api/wardrobe', undefined, { headers });
    expect(body.wardrobe.items.map(({ id }: { id: string }) => id)).toEqual([own.garment]);
    expect((await server.visitor().send('GET /api/household', undefined, { headers })).status).toBe(403);
  });

  it('is of no other person, whatever they name', async () => {
    const stranger = await server.person();
    expect((await stranger.send('PUT /api/household/open', { wardId: wards.id })).status).toBe(404);
    expect((await stranger.send('PUT /api/household/open', { wardId: ids.browser })).status).toBe(404);
    expect((await stranger.send('GET /api/household')).body).toEqual({ wards: [], open: null });
    expect((await stranger.send(`PATCH /api/wardrobe/items/${wards.garment}`, {})).status).toBe(404);
    expect((await stranger.send(`GET /api/photos/${wards.photo}/thumb`)).status).toBe(404);
    expect((await stranger.send('GET /api/wardrobe')).body.summary.totalItems).toBe(0);
  });

  it('ends when a session names a ward of another guardian', async () => {
    const stranger = await server.person();
    const { id } = (await stranger.send('GET /api/auth/user')).body;
    await server.services.db.update(sessions).set({ actingFor: wards.id }).where(eq(sessions.userId, id));
    server.travel(10_000);
    expect((await stranger.send('GET /api/auth/user')).body.ward).toBeNull();
    expect((await stranger.send('GET /api/wardrobe')).body.summary.totalItems).toBe(0);
  });

  it('is refused to a page that still shows the other wardrobe', async () => {
    const shown = async (id: string) =>
      (await guardian.send('GET /api/wardrobe', undefined, { headers: { [wardrobeHeader]: id } })).body.code;
    const { id } = (await guardian.send('GET /api/auth/user')).body;
    expect(await shown(id)).toBe('wardrobe_switched');
    expect(await shown(wards.id)).toBeUndefined();
  });
});

/** The calls above and the scheduled jobs cover every query. */
it('the queries behind every call find their rows by an index, those of the jobs included', async () => {
  const { services } = server;
  for (const job of scheduledJobs(services, server.app)) await job.run(new AbortController().signal);
  server.travel(24 * 60 * 60 * 1000);
  const tools = { stylist: new Stylist(), reader: new CalendarReader() };
  for (const claim of claims(services, tools, server.app.log)) await claim.run(new AbortController().signal);
  await Promise.all([tools.stylist.close(), tools.reader.close()]);
  const refresh = { grant_type: 'refresh_token', refresh_token: `${ids.garment}.a`, client_id: 'a' };
  for (const [path, fields] of [
    ['token', refresh],
    ['revoke', { token: refresh.refresh_token, client_id: 'a' }],
    ['revoke', { token: 'a', client_id: 'a' }],
  ] as const) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(fields).toString();
    await server.visitor().send(`POST /oauth/${path}`, body, { headers });
  }
  expect(queryLog.statements.size).toBeGreaterThan(200);
  // The plans of a distributed database are other ones: there, queries that need several shards are logged.
  if (inject('citus') === null)
    expect(await unindexedReads(services.db.$client, queryLog.statements)).toEqual([]);
});
