import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/languages.ts';
import * as contract from '#contract/looks.ts';
import { kinds, occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { plainPart } from '#server/outfits/compose.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { presentOutfit } from '#server/outfits/present.ts';
import { outfitOf } from '#server/outfits/queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { disconnectSignal } from '#server/platform/http/disconnect-signal.ts';
import type { Services } from '#server/services.ts';
import { lockGarment } from '#server/wardrobe/garments/queries.ts';
import { garmentIdsIn } from '#server/wardrobe/homes/queries.ts';
import { type ComposedOutfit, generateOutfits } from '#stylist/generate.ts';
import type { Profile } from '#stylist/profile/profile.ts';
import { whatBreaks, whatLacks } from '#stylist/requests/what-breaks.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { asGeneration } from './as-generation.ts';
import { keepLook } from './keep-look.ts';
import { dresserOf, explainedDays, garmentsIn, mostUsed, presentLook, presentMissing } from './person.ts';
import { looksForToday } from './today.ts';

const waysOffered = 3;
const gapsOffered = 4;
const looksOfCapsule = 12;
const worthShowing = 70;

export function lookRoutes(app: FastifyInstance, services: Services, stylist: Stylist): void {
  const { db, now } = services;

  route(
    app,
    contract.reviewLook,
    async ({ person, body: { garmentIds, ...wish }, request: { language } }) => {
      const { wardrobe, asking } = await dresserOf(db, person.id, now(), language);
      const look = garmentsIn(wardrobe, garmentIds);
      const breaks = whatBreaks(look, { language, byHand: true });
      const lacks = whatLacks(look);
      const wearable = breaks.length === 0 && !lacks.includes('top') && !lacks.includes('bottom');
      // Not cancelled: the task is too short to end a thread.
      const { aiScore, parts, reasons, flaw, swap } = await stylist.run('diagnoseLook', [
        wardrobe,
        look,
        { ...asking(wish), seed: 1 },
      ]);
      return {
        aiScore: wearable ? aiScore : null,
        parts: wearable ? parts.map(plainPart) : [],
        reasons: wearable ? reasons : [],
        flaw: wearable ? (flaw?.reason.text ?? null) : null,
        breaks,
        lacks,
        swap: wearable ? swap : null,
      };
    },
  );

  route(
    app,
    contract.completeLook,
    async ({ person, body: { garmentIds, ...wish }, request: { language }, reply }) => {
      const dresser = await dresserOf(db, person.id, now(), language);
      garmentsIn(dresser.wardrobe, garmentIds);
      const request = { ...dresser.asking(wish), seed: 1, count: waysOffered };
      const { outfits, missing } = await stylist.run(
        'completeLook',
        [dresser.wardrobe, garmentIds, request],
        disconnectSignal(reply),
      );
      return {
        looks: outfits.map(presentLook),
        missing: missing.map(presentMissing),
      };
    },
  );

  route(app, contract.keepLook, async ({ person, body, request: { language } }) => {
    const moment = now();
    const dresser = await dresserOf(db, person.id, moment, language);
    const id = await inTransaction(db, async (tx) => {
      // Its lock lets a repeated request find the outfit of the first one.
      await lockGarment(tx, person.id, body.garmentIds[0] as string);
      return keepLook(tx, person.id, dresser, body, moment);
    });
    return { outfit: presentOutfit(await outfitOf(db, person.id, id)) };
  });

  route(app, contract.proposeToday, ({ person, body, request, reply }) =>
    looksForToday(services, stylist, person.id, body, request.language, disconnectSignal(reply)),
  );

  route(app, contract.readGarmentLooks, async ({ person, params, request: { language }, reply }) => {
    const { wardrobe, profile } = await dresserOf(db, person.id, now(), language);
    const garment = garmentsIn(wardrobe, [params.id]);
    const others = mostUsed(wardrobe.filter(({ id }) => id !== params.id));
    const task = [[...garment, ...others], params.id, 1, profile, language] as const;
    const looks = await stylist.run('goodOutfitsWith', [...task], disconnectSignal(reply));
    return { looks: looks.map(presentLook) };
  });

  route(app, contract.readGaps, async ({ person, request: { language }, reply }) => {
    const { wardrobe, profile } = await dresserOf(db, person.id, now(), language);
    const gaps = await stylist.run(
      'wardrobeGaps',
      [mostUsed(wardrobe), gapsOffered, wardrobe, profile, language],
      disconnectSignal(reply),
    );
    return {
      gaps: gaps.flatMap(({ garment, outfits, text }) => {
        const kind = kinds.find((known) => known === garment.kind);
        const colorHex = garment.colors[0]?.hex ?? '#808184';
        return kind ? [{ kind, category: garment.category, colorHex, outfits, text }] : [];
      }),
    };
  });

  route(app, contract.packSuitcase, ({ person, body: { days, to }, request, reply }) =>
    asGeneration(services, person.id, async () => {
      const there = to === undefined ? [] : await garmentIdsIn(db, person.id, to);
      const dresser = await dresserOf(db, person.id, now(), request.language, there);
      const asked = days.map(dresser.asking);
      const packed = await stylist.run(
        'packingList',
        [mostUsed(dresser.wardrobe), asked, 1, there],
        disconnectSignal(reply),
      );
      return {
        garmentIds: packed.garmentIds,
        days: explainedDays(dresser, days, packed.days),
      };
    }),
  );

  route(
    app,
    contract.readCapsule,
    async ({ person, query: { outfits, season }, request: { language }, reply }) => {
      const dresser = await dresserOf(db, person.id, now(), language);
      const suits = dresser.wardrobe.filter(
        ({ seasons }) => season === undefined || seasons.length === 0 || seasons.includes(season),
      );
      const capsule = await stylist.run(
        'capsuleOf',
        [mostUsed(suits), outfits, dresser.profile],
        disconnectSignal(reply),
      );
      const pieces = garmentsIn(dresser.wardrobe, capsule.garmentIds);
      return { ...capsule, looks: bestLooksOf(pieces, season, dresser.profile, language).map(presentLook) };
    },
  );
}

function bestLooksOf(
  pieces: readonly Garment[],
  season: Season | undefined,
  profile: Profile,
  language: Language,
): ComposedOutfit[] {
  const found = new Map<string, ComposedOutfit>();
  for (const occasion of occasions) {
    for (const when of season ? [season] : seasons) {
      const request = { occasion, season: when, seed: 1, count: 3, profile, language };
      for (const outfit of generateOutfits(pieces, request).outfits) {
        const key = [...outfit.garmentIds].sort().join();
        if ((found.get(key)?.aiScore ?? worthShowing) < outfit.aiScore) found.set(key, outfit);
      }
    }
  }
  return [...found.values()].sort((a, b) => b.aiScore - a.aiScore).slice(0, looksOfCapsule);
}
