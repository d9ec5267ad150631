import type { FastifyInstance } from 'fastify';
import { levelOf, trustLimits } from '#contract/trust.ts';
import { readWardrobe } from '#contract/wardrobe.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { serializeResponses } from '#server/platform/http/serialize-responses.ts';
import { endOfDay, zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { figuresOf } from '#server/wardrobe/garments/stats.ts';
import { prepareSurroundings } from '#server/wardrobe/garments/surroundings.ts';
import { isKnown, wardrobeTag } from '#server/wardrobe/wardrobe-tag.ts';
import { presentOutfit } from './present.ts';
import { RecentAnswers } from './recent-answers.ts';
import { prepareContents } from './wardrobe-contents.ts';

const recentBytesMax = 16 * 2 ** 20;
const opening = '{"wardrobe":{"items":[';

/** `GET /api/wardrobe`: garments, outfits and totals. */
export function readWardrobeRoute(app: FastifyInstance, { db, now, config }: Services): void {
  const loadContents = prepareContents(db);
  const loadAnswerContext = prepareSurroundings(db, config.payments.mode);
  const serialize = serializeResponses({
    schema: readWardrobe.response,
    method: readWardrobe.method,
    url: readWardrobe.path,
    httpStatus: '200',
  });
  const recent = new RecentAnswers(recentBytesMax);

  route(app, readWardrobe, async ({ person, request, reply }) => {
    const moment = now();
    // First: contents may be newer than their tag, never older.
    const context = await loadAnswerContext(person.id, person.guardianId ?? person.id, moment);
    const { entitlement, emailConfirmed, generationsToday, state } = context;
    const level = levelOf({ demo: person.demo, premium: entitlement.premium, confirmed: emailConfirmed });
    const allowance = {
      garments: trustLimits.garments.each[level],
      generationsPerDay: trustLimits.generations.each[level],
      generationsToday,
    };
    const tag = wardrobeTag(state, moment, { ...allowance, language: request.language });
    if (isKnown(request, reply, tag)) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    const known = recent.get(tag);
    if (known !== undefined) return reply.send(known);

    const { rows, json, outfits, versatility, homes, here } = await loadContents(person.id, moment);
    const { stats, summary } = figuresOf(
      rows,
      outfits.length,
      versatility,
      allowance,
      endOfDay(zonedDay(moment)),
      request.language,
    );
    const wardrobe = { items: [], outfits: outfits.map(presentOutfit), stats, homes, here };
    const others = serialize({ wardrobe, summary }).slice(opening.length);
    const answer = Buffer.from(opening + json + others);
    recent.keep(tag, answer);
    return reply.send(answer);
  });
}
