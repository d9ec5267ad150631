import { Readable } from 'node:stream';
import { desc, eq } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { defaultLanguage } from '#contract/languages.ts';
import { exportConversations } from '#server/advisors/conversations.ts';
import { exportChanges } from '#server/advisors/mcp/changes.ts';
import { boardsOf } from '#server/inspiration/boards/queries.ts';
import { exportedInspirations } from '#server/inspiration/queries.ts';
import { sourceOf } from '#server/outfits/calendar/queries.ts';
import { planDatesOf } from '#server/outfits/plans/queries.ts';
import { presentOutfit } from '#server/outfits/present.ts';
import { everyOutfitOf } from '#server/outfits/queries.ts';
import { presentShare } from '#server/outfits/shares/present.ts';
import { listedShares } from '#server/outfits/shares/queries.ts';
import { exportedTryOn } from '#server/outfits/try-on/queries.ts';
import { invoicesOf } from '#server/payments/invoices/queries.ts';
import { invoiceFile } from '#server/payments/invoices/routes.ts';
import { disputesOf } from '#server/payments/ledger/disputes.ts';
import { paymentsOf } from '#server/payments/ledger/queries.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { isTrialPending } from '#server/payments/trial/queries.ts';
import { withdrawalsOf } from '#server/payments/withdrawals/queries.ts';
import { accessOf } from '#server/people/access/grants.ts';
import { devicesOf } from '#server/people/auth/devices.ts';
import { presentUser } from '#server/people/auth/present.ts';
import { userById } from '#server/people/auth/queries.ts';
import { authenticatorOf } from '#server/people/factors/authenticator.ts';
import { passkeysOf, presentPasskey } from '#server/people/factors/passkeys.ts';
import { countRecoveryCodes } from '#server/people/factors/recovery-codes.ts';
import { secondStepSince } from '#server/people/factors/second-step.ts';
import { figureOf } from '#server/people/figure.ts';
import { presentWard, wardsOf } from '#server/people/household.ts';
import { styleProfileOf } from '#server/people/style-profile/queries.ts';
import { type RejectedRow, rejectedOf, type TasteRow, tasteOf } from '#server/people/taste/queries.ts';
import { webhooksOf } from '#server/people/webhooks/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { photos, scans, wears } from '#server/platform/db/schema/index.ts';
import { photoKey, pictureType } from '#server/platform/files/store.ts';
import type { Person } from '#server/platform/http/person.ts';
import { exportedReminders } from '#server/reminders/reminders.ts';
import type { Services } from '#server/services.ts';
import { cartLinesOf } from '#server/shop/cart/lines.ts';
import { presentCart } from '#server/shop/cart/present.ts';
import { favoritesOf } from '#server/shop/catalogue/favorites.ts';
import { presentOrder } from '#server/shop/orders/present.ts';
import { ordersOf } from '#server/shop/orders/queries.ts';
import { loadOrders } from '#server/shop/orders/read.ts';
import { exportedWishes } from '#server/shop/wishes/queries.ts';
import { costsOf } from '#server/trust/ledger.ts';
import { recordedConsents } from '#server/wardrobe/corrections/consent.ts';
import { presentGarment } from '#server/wardrobe/garments/present.ts';
import { everyGarmentOf } from '#server/wardrobe/garments/queries.ts';
import { homesOf } from '#server/wardrobe/homes/queries.ts';
import { unfiledOf } from '#server/wardrobe/scans/unfiled.ts';
import { unreadPicturesOf } from '#server/wardrobe/scans/unread.ts';
import { consentsOf } from '#server/wardrobe/second-look/consent.ts';
import { invitationsOf, presentInvitation } from './viewers/invitations.ts';
import { exportedViewing } from './viewers/queries.ts';

const exportFolders = {
  full: 'fotos',
  cutout: 'recortes',
  mask: 'recortes/contornos',
  unread: 'fotos/por-leer',
  inspiration: 'inspiraciones',
};
const endingOf = (bytes: Uint8Array) => pictureType(bytes).replace('image/', '').replace('jpeg', 'jpg');

/** Reads one photo at a time to save memory. */
export function exportOf(services: Services, person: Person): Readable {
  return Readable.from(chunks(services, person), { objectMode: false });
}

async function* chunks(services: Services, person: Person): AsyncGenerator<Uint8Array> {
  const { db, now, config } = services;
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const addJson = jsonTo(zip);

  const [
    user,
    wards,
    entitlement,
    payments,
    invoices,
    withdrawals,
    cart,
    favorites,
    said,
    orders,
    consents,
    correctionConsents,
    trialPending,
    used,
    disputes,
    signIn,
    shared,
    reminded,
    calendarSource,
    triedOn,
    access,
    changes,
    wished,
    webhooks,
    viewing,
    invited,
  ] = await Promise.all([
    userById(db, person.id),
    wardsOf(db, person.id),
    entitlementOf(db, person.id, now(), config.payments.mode),
    paymentsOf(db, person.id),
    invoicesOf(db, person.id),
    withdrawalsOf(db, person.id),
    cartLinesOf(db, person.id, now()),
    favoritesOf(db, person.id),
    exportConversations(db, person.id),
    exportedOrders(db, person.id, now()),
    consentsOf(db, person.id),
    recordedConsents(db, person.id),
    isTrialPending(db, person.id),
    costsOf(db, person.id),
    disputesOf(db, person.id),
    exportedSignIn(db, person.id, now()),
    listedShares(db, person.id),
    exportedReminders(db, person.id),
    sourceOf(db, person.id),
    exportedTryOn(db, person.id),
    accessOf(db, person.id, now()),
    exportChanges(db, person.id),
    exportedWishes(db, person.id),
    webhooksOf(db, person.id),
    exportedViewing(db, person.id),
    invitationsOf(db, person.id, now()),
  ]);
  addJson('consentimientos.json', { secondLook: consents, corrections: correctionConsents });
  addJson('cuenta.json', {
    ...presentUser(person),
    createdAt: user?.createdAt,
    language: user?.language,
    premium: entitlement,
    trialPending,
  });
  addJson('eventos.json', calendarSource && { url: calendarSource.url, events: calendarSource.events });
  addJson('conversaciones.json', said);
  addJson('carrito.json', presentCart(cart, defaultLanguage).items);
  addJson('favoritos.json', favorites);
  addJson('deseos.json', wished);
  addJson('pedidos.json', orders);
  addJson('pagos.json', payments.map(exportedPayment));
  addJson('desistimientos.json', withdrawals);
  addJson('compartido.json', shared.map(presentShare));
  addJson('quien-mira.json', { ...viewing, invitations: invited.map(presentInvitation) });
  addJson('consumo.json', used);
  addJson('entrada.json', signIn);
  addJson('avisos.json', reminded);
  addJson('en-tu-foto.json', triedOn);
  addJson('asistentes.json', { access: access.map(({ id: _, ...one }) => one), changes, webhooks });
  addJson(
    'disputas.json',
    disputes.map(({ ownerId: _, ...dispute }) => dispute),
  );
  for (const invoice of invoices) {
    const { filename, content } = await invoiceFile(db, invoice);
    const file = new ZipPassThrough(`facturas/${filename}`);
    zip.add(file);
    file.push(content, true);
    yield* ready.splice(0);
  }
  yield* wardrobeChunks(services, zip, ready, person.id, '');
  for (const ward of wards.map(presentWard)) {
    const folder = `vestidores/${ward.id}/`;
    addJson(`${folder}vestidor.json`, ward);
    yield* wardrobeChunks(services, zip, ready, ward.id, folder);
  }
  zip.end();
  yield* ready.splice(0);
}

const jsonTo = (zip: Zip) => (name: string, content: unknown) => {
  const file = new ZipDeflate(name);
  zip.add(file);
  file.push(Buffer.from(JSON.stringify(content, null, 2)), true);
};

/** @param ready what the ZIP has written */
async function* wardrobeChunks(
  { db, photoStore }: Services,
  zip: Zip,
  ready: Uint8Array[],
  ownerId: string,
  folder: string,
): AsyncGenerator<Uint8Array> {
  const [
    rows,
    outfits,
    photos,
    wears,
    scans,
    unfiled,
    unread,
    plans,
    taste,
    rejected,
    styleProfile,
    figure,
    inspired,
    boardsKept,
    homes,
  ] = await Promise.all([
    everyGarmentOf(db, ownerId),
    everyOutfitOf(db, ownerId),
    photosOf(db, ownerId),
    wearsOf(db, ownerId),
    scansOf(db, ownerId),
    unfiledOf(db, ownerId),
    unreadPicturesOf(db, ownerId),
    planDatesOf(db, ownerId),
    tasteOf(db, ownerId),
    rejectedOf(db, ownerId),
    styleProfileOf(db, ownerId),
    figureOf(db, ownerId),
    exportedInspirations(db, ownerId, defaultLanguage),
    boardsOf(db, ownerId),
    homesOf(db, ownerId),
  ]);
  const files = {
    prendas: rows.map((row) => presentGarment(row)),
    outfits: outfits.map(presentOutfit),
    gustos: { ...exportedTaste(taste, rejected), styleProfile },
    usos: wears,
    calendario: plans,
    escaneos: scans,
    'escaneos-sin-guardar': unfiled.map(({ id, photoId, analysis, createdAt }) => ({
      id,
      photoId,
      analysis,
      createdAt,
    })),
    figura: figure,
    inspiraciones: inspired.map(({ pictures: _, ...inspiration }) => inspiration),
    tableros: boardsKept,
    casas: homes,
  };
  const addJson = jsonTo(zip);
  for (const [name, content] of Object.entries(files)) addJson(`${folder}${name}.json`, content);
  for (const photo of photos) {
    // Drawings can be made again.
    if (photo.storageKey === null) continue;
    // Only a person's own cut-outs cannot be made again.
    const own = photo.cutBy === 'person' ? (['full', 'cutout', 'mask'] as const) : (['full'] as const);
    for (const what of own) {
      const bytes = await photoStore.get(photoKey(photo.storageKey, what));
      if (bytes === null) continue;
      const file = new ZipPassThrough(`${folder}${exportFolders[what]}/${photo.id}.${endingOf(bytes)}`);
      zip.add(file);
      file.push(bytes, true);
      yield* ready.splice(0);
    }
  }
  for (const { id, pictures } of inspired) {
    for (const [place, picture] of pictures) {
      const file = new ZipPassThrough(`${folder}${exportFolders.inspiration}/${id}-${place + 1}.webp`);
      zip.add(file);
      file.push(picture, true);
      yield* ready.splice(0);
    }
  }
  for (const { id, photograph } of unread) {
    if (photograph === null) continue;
    const file = new ZipPassThrough(`${folder}${exportFolders.unread}/${id}.${endingOf(photograph)}`);
    zip.add(file);
    file.push(photograph, true);
    yield* ready.splice(0);
  }
}

async function exportedOrders(db: Executor, ownerId: string, now: Date) {
  const orders = await loadOrders(db, ownerId, await ordersOf(db, ownerId));
  return orders.map((order) => presentOrder(order, now, defaultLanguage));
}

/** Without secrets, hashes and public keys. */
async function exportedSignIn(db: Executor, userId: string, now: Date) {
  const [passkeys, authenticator, since, recoveryCodesLeft, devices] = await Promise.all([
    passkeysOf(db, userId),
    authenticatorOf(db, userId),
    secondStepSince(db, userId),
    countRecoveryCodes(db, userId),
    devicesOf(db, { userId, now, sessionHash: null }),
  ]);
  return {
    passkeys: passkeys.map((row) => presentPasskey(row)),
    authenticatorSince: authenticator?.confirmedAt ?? null,
    secondStepSince: since,
    recoveryCodesLeft,
    devices: devices.map(({ current: _, ...device }) => device),
  };
}

/** Without providers' identifiers and secrets. */
function exportedPayment(payment: PaymentRow) {
  const { id, method, status, amountCents, currency, reference, createdAt, paidAt, details } = payment;
  const { confirmationEmail, notice, beginNow, country } = details;
  return {
    id,
    method,
    status,
    amountCents,
    currency,
    reference,
    createdAt,
    paidAt,
    confirmationEmail,
    notice,
    beginNow,
    country,
  };
}

function exportedTaste({ ownerId: _, ...taste }: TasteRow, rejected: RejectedRow[]) {
  return {
    ...taste,
    rejectedOutfits: rejected.map(({ id, outfit, garmentIds, reason, rejectedAt }) => ({
      id,
      name: outfit.name,
      garmentIds,
      reason,
      rejectedAt,
    })),
  };
}

async function photosOf(db: Executor, ownerId: string) {
  return db.select().from(photos).where(eq(photos.ownerId, ownerId));
}

async function wearsOf(db: Executor, ownerId: string) {
  return db
    .select({ garmentId: wears.garmentId, outfitId: wears.outfitId, wornAt: wears.wornAt })
    .from(wears)
    .where(eq(wears.ownerId, ownerId))
    .orderBy(desc(wears.wornAt));
}

async function scansOf(db: Executor, ownerId: string) {
  return db
    .select({
      garmentId: scans.garmentId,
      analysis: scans.analysis,
      readOn: scans.readOn,
      createdAt: scans.createdAt,
    })
    .from(scans)
    .where(eq(scans.ownerId, ownerId))
    .orderBy(desc(scans.createdAt));
}
