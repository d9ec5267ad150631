import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '#contract/endpoint.ts';
import * as contract from '#contract/style-profile.ts';
import { type StyleDirection, styleDirections } from '#contract/style-words.ts';
import { saveStyleProfile, styleProfileOf } from '#server/people/style-profile/queries.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { directionsWorn } from '#stylist/profile/profile-of.ts';

export function styleProfileRoutes(app: FastifyInstance, { db, now }: Services): void {
  async function presented(ownerId: string): Promise<ResponseOf<typeof contract.readStyleProfile>> {
    const [said, rows] = await Promise.all([styleProfileOf(db, ownerId), garmentsOf(db, ownerId)]);
    const worn = directionsWorn(rows.map((row) => toEngineGarment(row, now())));
    const strength = (direction: StyleDirection) => worn[direction] ?? 0;
    return {
      profile: { ...said, covered: [...said.covered], avoidedMaterials: [...said.avoidedMaterials] },
      worn: styleDirections
        .filter((direction) => strength(direction) > 0)
        .sort((a, b) => strength(b) - strength(a)),
    };
  }

  route(app, contract.readStyleProfile, ({ person }) => presented(person.id));

  route(app, contract.changeStyleProfile, async ({ person, body }) => {
    await saveStyleProfile(db, person.id, body);
    return presented(person.id);
  });
}
