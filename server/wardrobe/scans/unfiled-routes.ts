import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/unfiled-scans.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { networkHash } from '#server/trust/level.ts';
import { loadPresentedGarment } from '#server/wardrobe/garments/presented-garment.ts';
import { bytesOfBase64 } from '#server/wardrobe/photos/bytes-of-base64.ts';
import { removePhotoFiles } from '#server/wardrobe/photos/removal.ts';
import { countUnfiled, isUnfiled, presentUnfiled, reviewScans, unfiledOf } from './unfiled.ts';
import { keepUnread, presentUnread, unreadOf } from './unread.ts';
import type { UnreadReader } from './unread-reader.ts';

export function unfiledScanRoutes(app: FastifyInstance, services: Services, reader: UnreadReader): void {
  const { db, now } = services;

  route(app, contract.sendForReview, async ({ person, params: { id }, body, request }) => {
    if (await isUnfiled(db, person.id, id)) return { read: true };
    const { imageBase64, confirmed = false, showFace = false } = body;
    const photograph = bytesOfBase64(imageBase64);
    const network = networkHash(request.ip);
    const sent = { id, photograph, confirmed, showFace, network };
    await keepUnread(services, person.id, sent, await countUnfiled(db, person.id));
    reader.wake();
    return { read: false };
  });

  route(app, contract.readUnfiledScans, async ({ person, request }) => {
    // First: one that is read meanwhile is in both lists, not in none.
    const unread = presentUnread(await unreadOf(db, person.id), request.language);
    return { scans: await presentUnfiled(db, person.id, await unfiledOf(db, person.id)), unread };
  });

  route(app, contract.reviewScans, async ({ person, body, request }) => {
    const { garmentIds, folders } = await reviewScans(services, person.id, body, request.language);
    for (const folder of folders) await removePhotoFiles(services, folder);
    const items = [];
    for (const id of garmentIds) items.push(await loadPresentedGarment(db, person.id, id, now()));
    return { items };
  });
}
