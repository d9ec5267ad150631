import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/corrections.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { agree, agreedSince, revoke } from './consent.ts';

export function correctionRoutes(app: FastifyInstance, { db, now }: Services): void {
  const stateOf = async (ownerId: string) => ({
    agreedAt: (await agreedSince(db, ownerId))?.toISOString() ?? null,
  });

  route(app, contract.readCorrectionsConsent, ({ person }) => stateOf(person.id));

  route(app, contract.shareCorrections, async ({ person }) => {
    // Photographs of a demonstration have no accountable owner.
    if (person.demo) throw new ApiError('demo_forbidden');
    await agree(db, person.id, now());
    return stateOf(person.id);
  });

  route(app, contract.withdrawCorrections, async ({ person }) => {
    await revoke(db, person.id, now());
    return stateOf(person.id);
  });
}
