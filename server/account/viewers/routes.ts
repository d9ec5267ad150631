import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/viewers.ts';
import { garments, photos, viewers } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Person } from '#server/platform/http/person.ts';
import type { Services } from '#server/services.ts';
import type { ProductCache } from '#server/shop/catalogue/product-cache.ts';
import { wishedOf } from '#server/shop/wishes/wish-list.ts';
import { spend } from '#server/trust/ledger.ts';
import { spenderOf } from '#server/trust/level.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { sendPhoto } from '#server/wardrobe/photos/send.ts';
import * as invitations from './invitations.ts';
import { sendInvitation, tellOwner } from './letters.ts';
import * as queries from './queries.ts';
import { presentViewedGarment, sizesOf, viewedOutfits } from './viewed-wardrobe.ts';

export function viewerRoutes(app: FastifyInstance, services: Services, productCache: ProductCache): void {
  ownerRoutes(app, services);
  invitationRoutes(app, services);
  viewedRoutes(app, services, productCache);
}

function requireAccount({ demo }: Person): void {
  if (demo) throw new ApiError('demo_forbidden');
}

function ownerRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;

  route(app, contract.listViewers, async ({ person }) => {
    const [viewers, invited] = await Promise.all([
      queries.viewersOf(db, person.id),
      invitations.invitationsOf(db, person.id, now()),
    ]);
    return {
      viewers: viewers.map(queries.presentViewer),
      invitations: invited.map(invitations.presentInvitation),
      name: invited[0]?.ownerName ?? viewers.at(-1)?.ownerName ?? person.firstName,
    };
  });

  route(app, contract.inviteViewer, async ({ person, body: { name, shows } }) => {
    requireAccount(person);
    const invitation = { ownerId: person.id, ownerName: name, sentTo: null, shows };
    const { row, token } = await inTransaction(db, (tx) =>
      invitations.createInvitation(tx, invitation, now()),
    );
    return { invitation: invitations.presentInvitation(row), token };
  });

  route(app, contract.mailInvitation, async ({ person, body: { name, shows, email }, request }) => {
    requireAccount(person);
    if (email === person.email) throw ApiError.inField('invitation_own', 'email');
    const invitation = { ownerId: person.id, ownerName: name, sentTo: email, shows };
    const spender = await spenderOf(services, request);
    const row = await inTransaction(db, async (tx) => {
      const created = await invitations.createInvitation(tx, invitation, now());
      await spend(tx, services, spender, 'invitationMails', 1);
      await sendInvitation(tx, services, { ...created, language: person.language });
      return created.row;
    });
    return { invitation: invitations.presentInvitation(row) };
  });

  route(app, contract.withdrawInvitation, async ({ person, params: { id } }) => {
    await invitations.withdrawInvitation(db, person.id, id);
  });

  route(app, contract.changeViewer, async ({ person, params: { id }, body: { shows } }) => {
    const looking = { ownerId: person.id, viewerId: id };
    if (!(await queries.changeShows(db, looking, shows))) throw new ApiError('viewer_not_found');
  });

  route(app, contract.endViewer, async ({ person, params: { id } }) => {
    const looking = { ownerId: person.id, viewerId: id };
    const ended = await inTransaction(db, (tx) => queries.endLooking(tx, looking));
    if (!ended) throw new ApiError('viewer_not_found');
  });
}

function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;

  route(app, contract.readInvitation, async ({ person, body: { token } }) => {
    const { ownerId, ownerName, shows } = await invitations.invitationAt(db, token, now());
    return { name: ownerName, shows, own: ownerId === person?.id };
  });

  route(app, contract.acceptInvitation, async ({ person, body: { token, name } }) => {
    requireAccount(person);
    const accepted = await inTransaction(db, async (tx) => {
      const row = await invitations.acceptInvitation(tx, { token, viewer: person, name }, now());
      await tellOwner(tx, services, row, { name, username: person.username });
      return row;
    });
    return { id: accepted.ownerId };
  });

  route(app, contract.declineInvitation, async ({ person, body: { token } }) => {
    requireAccount(person);
    await inTransaction(db, async (tx) => {
      const row = await invitations.takeInvitation(tx, { token, userId: person.id }, now());
      await tellOwner(tx, services, row, null);
    });
  });
}

function viewedRoutes(app: FastifyInstance, services: Services, productCache: ProductCache): void {
  const { db, now } = services;
  const photoOf = db
    .select({ id: photos.id, storageKey: photos.storageKey, drawing: photos.drawing })
    .from(viewers)
    .innerJoin(garments, eq(garments.ownerId, viewers.ownerId))
    .innerJoin(photos, and(eq(photos.ownerId, garments.ownerId), eq(photos.id, garments.photoId)))
    .where(
      and(
        eq(viewers.ownerId, sql.placeholder('ownerId')),
        eq(viewers.viewerId, sql.placeholder('viewerId')),
        eq(garments.id, sql.placeholder('garmentId')),
        sql`${garments.departure} is null`,
      ),
    )
    .prepare('viewed_photo_of');

  route(app, contract.listViewed, async ({ person }) => ({
    wardrobes: (await queries.viewedBy(db, person.id)).map(queries.presentViewed),
  }));

  route(app, contract.readViewed, async ({ person, params: { id }, request, reply }) => {
    const { shows, ownerName } = await queries.requireViewer(db, { ownerId: id, viewerId: person.id });
    const [rows, outfits, wishes] = await Promise.all([
      garmentsOf(db, id),
      shows.includes('outfits') ? viewedOutfits(db, id) : null,
      shows.includes('wishes')
        ? wishedOf(db, id, await productCache.products(), now(), request.language)
        : null,
    ]);
    reply.header('cache-control', 'no-store');
    return {
      name: ownerName,
      garments: rows.map((row) => presentViewedGarment(row, shows)),
      outfits,
      sizes: shows.includes('sizes') ? sizesOf(rows) : null,
      wishes,
    };
  });

  route(app, contract.leaveViewed, async ({ person, params: { id } }) => {
    const looking = { ownerId: id, viewerId: person.id };
    const ended = await inTransaction(db, (tx) => queries.endLooking(tx, looking));
    if (!ended) throw new ApiError('wardrobe_not_shown');
  });

  route(app, contract.readViewedPhoto, async ({ person, params, request, reply }) => {
    const { id: ownerId, garmentId, size } = params;
    const [photo] = await photoOf.execute({ ownerId, viewerId: person.id, garmentId });
    if (photo === undefined) throw new ApiError('photo_not_found');
    // Asked again each time, so that nothing is shown once sharing has ended.
    return sendPhoto(services, photo, { size, request, reply, cacheControl: 'private, no-cache' });
  });
}
