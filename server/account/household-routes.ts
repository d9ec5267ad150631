import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/household.ts';
import { limits } from '#contract/limits.ts';
import { deleteUser, lockPerson, type UserRow } from '#server/people/auth/queries.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { householdOf, presentWard, wardOf, wardsOf } from '#server/people/household.ts';
import { announce } from '#server/platform/db/announcements.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { zonedYear } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { handOverGarment } from '#server/wardrobe/garments/hand-over.ts';
import { ownerFolder } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles, scheduleRemoval } from '#server/wardrobe/photos/removal.ts';

export function householdRoutes(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { db, now } = services;

  route(app, contract.listWards, async ({ person, request }) => ({
    wards: (await wardsOf(db, person.id)).map(presentWard),
    open: request.ward?.id ?? null,
  }));

  route(app, contract.addWard, async ({ person, body }) => {
    requireChild(body.birthYear, now());
    const { name, ...ward } = body;
    const id = randomUUID();
    const row = await inTransaction(db, async (tx) => {
      await lockPerson(tx, person.id);
      const held = await tx.$count(users, eq(users.guardianId, person.id));
      if (held >= limits.household.wards) throw new ApiError('ward_limit');
      const [added] = await tx
        .insert(users)
        .values({
          id,
          // Unique, and longer than a username may be.
          username: id,
          email: `${id}@ward.invalid`,
          passwordHash: '',
          firstName: name,
          demo: person.demo,
          language: person.language,
          guardianId: person.id,
          ward,
          createdAt: now(),
        })
        .returning();
      return added as UserRow;
    });
    return { ward: presentWard(row) };
  });

  route(app, contract.changeWard, async ({ person, params: { id }, body }) => {
    requireChild(body.birthYear, now());
    const { name, ...ward } = body;
    await wardOf(db, person.id, id);
    await db.update(users).set({ firstName: name, ward }).where(eq(users.id, id));
    sessions.clearCache(person.id);
    await announce(db, { person: person.id });
    return { ward: presentWard(await wardOf(db, person.id, id)) };
  });

  route(app, contract.deleteWard, async ({ person, params: { id } }) => {
    await inTransaction(db, async (tx) => {
      await wardOf(tx, person.id, id);
      await deleteUser(tx, id);
      await scheduleRemoval(tx, ownerFolder(id));
      await announce(tx, { person: person.id });
    });
    sessions.clearCache(person.id);
    await removePhotoFiles(services, ownerFolder(id));
  });

  route(app, contract.handOver, async ({ person, body }) => {
    const household = await householdOf(db, person.id);
    const isWithin = household.includes(body.from) && household.includes(body.to) && body.from !== body.to;
    if (!isWithin) throw new ApiError('ward_not_found');
    return { success: true as const, id: await handOverGarment(services, body) };
  });

  route(app, contract.openWardrobe, async ({ person, body: { wardId }, request }) => {
    if (wardId !== null) await wardOf(db, person.id, wardId);
    if (request.sessionHash !== null) await sessions.open(request.sessionHash, wardId);
  });
}

function requireChild(birthYear: number, now: Date): void {
  const year = zonedYear(now);
  if (birthYear <= year && birthYear >= year - limits.household.ageMax) return;
  const first = year - limits.household.ageMax;
  throw ApiError.inField('validation', 'birthYear', ({ refusals }) =>
    refusals.account.birthYear(first, year),
  );
}
