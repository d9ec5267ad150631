import type { Garment } from '#stylist/wardrobe.ts';
import { entryCalled } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { isUnseemly } from '../../tools/customs.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import type { Intent } from '../../understand/intents.ts';
import { read } from '../../understand/read.ts';
import { the } from '../../voice/names.ts';
import { dress } from '../dress/dress.ts';

import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { lookOf } from '../tell-outfit.ts';
import { continued } from './asks-knowledge.ts';

const ofRules = /^(?:customs|codes)$/;
const askedOf: ReadonlySet<Intent> = new Set([
  'search',
  'diagnose',
  'dress',
  'knowledge',
  'compare',
  'combine',
]);
const refusing =
  /(?<!\p{L})(?:ni|no|nunca|evita\p{L}*|salvo|menos|fuera|lejos)(?!\p{L})|es (?:de|el color de) (?:la novia|luto|duelo)|(?:de|son) luto/iu;
const ofDeath = /funeral|entierro|velorio|velatorio|luto|tanatorio|p[eé]same|shiv[aá]/iu;
const asksForOther = /(?<!\p{L})(?:alg[uú]n|alguna|otro|otra|m[aá]s|cu[aá]l(?:es)?|cu[aá]nt[oa]s)(?!\p{L})/iu;
const mostOfFollowUp = 10;

/** The clause of a custom that refuses a garment's colour. */
function refusedBy(told: string, garment: Garment): string | null {
  const clauses = told.split(/(?<=[.;:])\s+|,\s+(?:y|pero)\s+/);
  return (
    clauses.find((clause) => {
      const { colours, avoidedColours, garments } = read(clause, []).slots;
      const named = [...colours, ...avoidedColours, ...garments.flatMap((one) => one.colours)];
      return refusing.test(clause) && named.some((colour) => wearsColour(garment, colour));
    }) ?? null
  );
}

function refusedIn({ message, understood, state, wardrobe, box }: IntentContext) {
  const entry = entryCalled(state.answered ?? '');
  if (!continued.has(state.topic) || !entry || !ofRules.test(entry.topic)) return null;
  const { garments } = understood.slots;
  if (!askedOf.has(understood.intent) || understood.reading.tokens.length > mostOfFollowUp) return null;
  if (garments.length !== 1 || asksForOther.test(message) || !/[?¿]/.test(message)) return null;
  const [garment, ...others] = garmentsByIds(wardrobe, garments[0]?.garmentIds ?? []);
  if (!garment || others.length > 0) return null;
  const isOfDeath = ofDeath.test(entry.title);
  if (isOfDeath && isUnseemly(garment, 'mourning')) return { garment, why: null };
  const why = refusedBy(textOf(entry, box.advisor), garment);
  return why === null ? null : { garment, why };
}

/** "¿y el vestido rojo que tengo?", after a custom by which red is the bride's. */
export const asksOwnUnderCustom = (context: IntentContext): boolean => refusedIn(context) !== null;

export const tellOwnUnderCustom: IntentHandler = async (context) => {
  const { speaker, understood, state } = context;
  const refused = refusedIn(context);
  if (!refused) return { sentences: [] };
  const says = refused.why
    ? speaker.say('custom-refuses', { piece: the(refused.garment), why: refused.why.replace(/[.;:]$/, '') })
    : speaker.say('mourning-lightens', { piece: the(refused.garment) });
  const remember = { topic: 'knowledge' as const, asked: null };
  const slots = {
    ...understood.slots,
    garments: understood.slots.garments.map((one) => ({
      ...one,
      stance: 'unwanted' as const,
      wanted: false,
    })),
    colours: [],
  };
  const shown =
    state.day.occasion === null && refused.why !== null
      ? null
      : await dress({
          ...context,
          understood: {
            ...understood,
            intent: 'dress',
            slots: refused.why === null ? { ...slots, event: 'mourning', occasion: 'formal' } : slots,
          },
        });
  const look = shown?.outfits?.find(({ garmentIds }) => !garmentIds.includes(refused.garment.id));
  if (!shown || !look) return { sentences: [says], remember };
  return {
    sentences: [says, speaker.say('custom-kept-by', { look: lookOf(context, look) })],
    outfits: [look],
    remember: { ...shown.remember, ...remember },
  };
};
