import { a, joinAnd } from '#stylist/language/grammar.ts';
import type { Gap } from '#stylist/requests/gaps.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { noDay } from '../state.ts';
import { suits } from '../understand/wearer.ts';
import { inOrder, theList } from '../voice/names.ts';
import { phrase } from '../voice/phrase.ts';
import { namedByDay } from './by-day.ts';
import { dayInput, dayWith, purposeIn } from './day.ts';
import { rememberOutfits } from './dress.ts';
import { garmentsByIds, type IntentHandler, withoutWardrobe } from './handler.ts';

/** Phrases a purchase idea without a possessive: "un jersey camel (12 outfits más)". */
function ideaOf({ garment, outfits }: Gap): string {
  return `${a(garment)} (${outfits === 1 ? '1 outfit' : `${outfits} outfits`} más)`;
}

export const gaps: IntentHandler = async (context) => {
  const { speaker } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'gaps', asked: null } };
  const found = (await context.use('findGaps', { count: 3 })).filter(({ garment }) =>
    suits(garment, context.state.wearer),
  );
  return {
    sentences: [
      found.length > 0
        ? speaker.say('gaps', { things: joinAnd(found.map(ideaOf)) })
        : speaker.say('gaps-none'),
    ],
    remember: { topic: 'gaps', asked: null },
  };
};

/** Identifies an outfit by its dress, or by its top and bottom. */
const heartOf = (pieces: readonly Garment[]) =>
  pieces.filter(({ kind }) => ['base', 'bottom', 'onePiece'].includes(slotsOfKind[kind][0] ?? ''));

const workingWeek = 5;

export const week: IntentHandler = async (context) => {
  const { understood, box, speaker, wardrobe } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'week', asked: null } };
  const said = dayWith(noDay, understood.slots, box);
  const day = said.occasion ? said : { ...said, occasion: 'work' as const };
  const count = Math.min(7, understood.slots.days ?? workingWeek);
  return {
    sentences: [speaker.say('week-open')],
    later: async () => {
      const planned = await context.use('planDays', {
        days: Array.from({ length: count }, () => dayInput(day, box)),
      });
      const outfits = planned.flatMap(({ outfit }) => outfit ?? []);
      if (outfits.length === 0)
        return { sentences: [speaker.say('few-garments')], remember: { topic: 'week', asked: null } };
      const named = namedByDay(planned.map(({ outfit }) => outfit));
      return {
        sentences: [
          ...outfits.map(
            (outfit, index) =>
              phrase`Día ${index + 1}: ${theList(heartOf(garmentsByIds(wardrobe, outfit.garmentIds)))}.`,
          ),
          outfits.length < count && speaker.say('week-short', { count: outfits.length }),
          said.occasion === null && speaker.say('assumed', { for: purposeIn(day) }),
        ],
        outfits: named,
        remember: rememberOutfits(context, named, { topic: 'week', day, asked: null }, true),
      };
    },
  };
};

export const capsule: IntentHandler = async (context) => {
  const { speaker, wardrobe } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'capsule', asked: null } };
  const found = await context.use('makeCapsule', { outfits: 20 });
  if (found.outfits < 2)
    return { sentences: [speaker.say('capsule-none')], remember: { topic: 'capsule', asked: null } };
  return {
    sentences: [
      speaker.say('capsule', { count: found.garmentIds.length, outfits: found.outfits }),
      speaker.say('capsule-list', { list: theList(inOrder(garmentsByIds(wardrobe, found.garmentIds))) }),
    ],
    garmentIds: found.garmentIds,
    remember: { topic: 'capsule', asked: null },
  };
};
