import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/looks.ts';
import { kinds, occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { plainPart } from '#server/outfits/compose.ts';
import { route } from '#server/plugins/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { useGeneration } from '#server/wardrobe/allowance.ts';
import { type ComposedOutfit, generateOutfits } from '#stylist/generate.ts';
import { capsuleOf } from '#stylist/uses/capsule.ts';
import { completeLook } from '#stylist/uses/complete-look.ts';
import { diagnoseLook } from '#stylist/uses/diagnose-look.ts';
import { wardrobeGaps } from '#stylist/uses/gaps.ts';
import { goodOutfitsWith } from '#stylist/uses/outfits-with.ts';
import { packingList } from '#stylist/uses/packing-list.ts';
import { whatBreaks, whatLacks } from '#stylist/uses/what-breaks.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import {
  dresserOf,
  explainedFor,
  garmentsIn,
  missingFor,
  mostUsed,
  nothingToWear,
  presentLook,
} from './person.ts';

/** How many ways to complete a look are offered. */
const waysOffered = 3;
/** How many things worth having are told. */
const gapsOffered = 4;
/** What is shown of a capsule: its best outfits, and none that nobody would wear. */
const looksOfCapsule = 12;
const worthShowing = 70;

export function lookRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  const perMinute = (max: number) => ({
    rateLimit: { max: Math.ceil(max * config.rateLimitFactor), timeWindow: '1 minute' },
  });

  route(
    app,
    contract.reviewLook,
    async ({ person, body: { garmentIds, ...wish } }) => {
      const { wardrobe, asking } = await dresserOf(db, person.id, now());
      const look = garmentsIn(wardrobe, garmentIds);
      const breaks = whatBreaks(look);
      const lacks = whatLacks(look);
      const wearable = breaks.length === 0 && !lacks.includes('top') && !lacks.includes('bottom');
      const { aiScore, parts, reasons, flaw, swap } = diagnoseLook(wardrobe, look, {
        ...asking(wish),
        seed: 1,
      });
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
    perMinute(240),
  );

  route(
    app,
    contract.completeLook,
    async ({ person, body: { garmentIds, ...wish } }) => {
      const dresser = await dresserOf(db, person.id, now());
      garmentsIn(dresser.wardrobe, garmentIds);
      const { outfits, missing } = completeLook(dresser.wardrobe, garmentIds, {
        ...dresser.asking(wish),
        seed: 1,
        count: waysOffered,
      });
      return {
        looks: outfits.map(presentLook),
        missing: missing.map(({ key, text, essential }) => ({ slot: key, message: text, essential })),
      };
    },
    perMinute(60),
  );

  route(
    app,
    contract.readGarmentLooks,
    async ({ person, params }) => {
      const { wardrobe } = await dresserOf(db, person.id, now());
      const garment = garmentsIn(wardrobe, [params.id]);
      const others = mostUsed(wardrobe.filter(({ id }) => id !== params.id));
      return { looks: goodOutfitsWith([...garment, ...others], params.id, 1).map(presentLook) };
    },
    perMinute(60),
  );

  route(
    app,
    contract.readGaps,
    async ({ person }) => {
      const { wardrobe } = await dresserOf(db, person.id, now());
      const gaps = wardrobeGaps(mostUsed(wardrobe), gapsOffered);
      return {
        gaps: gaps.flatMap(({ garment, outfits, text }) => {
          const kind = kinds.find((known) => known === garment.kind);
          const colorHex = garment.colors[0]?.hex ?? '#808184';
          return kind ? [{ kind, category: garment.category, colorHex, outfits, text }] : [];
        }),
      };
    },
    perMinute(60),
  );

  route(
    app,
    contract.packSuitcase,
    async ({ person, body: { days } }) => {
      const moment = now();
      return inTransaction(db, async (tx) => {
        // A refusal costs no generation: the transaction takes the count back.
        await useGeneration(tx, person.id, moment, config.payments.mode);
        const dresser = await dresserOf(tx, person.id, moment);
        const packed = packingList(mostUsed(dresser.wardrobe), days.map(dresser.asking), 1);
        const looks = packed.days.map(({ outfit }, index) => {
          const wish = days[index];
          return outfit && wish ? presentLook(explainedFor(dresser, outfit.garmentIds, wish)) : null;
        });
        if (looks.every((look) => look === null)) {
          throw nothingToWear(missingFor(dresser, days), dresser.wardrobe.length);
        }
        return { garmentIds: packed.garmentIds, days: looks };
      });
    },
    perMinute(20),
  );

  route(
    app,
    contract.readCapsule,
    async ({ person, query: { outfits, season } }) => {
      const dresser = await dresserOf(db, person.id, now());
      const suits = dresser.wardrobe.filter(
        ({ seasons }) => season === undefined || seasons.length === 0 || seasons.includes(season),
      );
      const capsule = capsuleOf(mostUsed(suits), outfits);
      const pieces = garmentsIn(dresser.wardrobe, capsule.garmentIds);
      return { ...capsule, looks: bestLooksOf(pieces, season).map(presentLook) };
    },
    perMinute(20),
  );
}

/** The best outfits of some pieces over every occasion, none twice. */
function bestLooksOf(pieces: readonly Garment[], season: Season | undefined): ComposedOutfit[] {
  const found = new Map<string, ComposedOutfit>();
  for (const occasion of occasions) {
    for (const when of season ? [season] : seasons) {
      const request = { occasion, season: when, seed: 1, count: 3 };
      for (const outfit of generateOutfits(pieces, request).outfits) {
        const key = [...outfit.garmentIds].sort().join();
        if ((found.get(key)?.aiScore ?? worthShowing) < outfit.aiScore) found.set(key, outfit);
      }
    }
  }
  return [...found.values()].sort((a, b) => b.aiScore - a.aiScore).slice(0, looksOfCapsule);
}
