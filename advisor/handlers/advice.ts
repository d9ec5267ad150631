import { type ColorName, hexOfColor } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { colourOf, joinAnd } from '#stylist/language/grammar.ts';
import { entries } from '../knowledge/entries.ts';
import { textOf } from '../knowledge/entry.ts';
import {
  contentOf,
  firstText,
  goingOn,
  lookUp,
  missingFrom,
  namesSubject,
  nearestTo,
  sentencesOn,
} from '../knowledge/look-up.ts';
import { sizeByMeasure } from '../knowledge/size-by-measure.ts';
import { sizeConversion } from '../knowledge/size-conversion.ts';
import { stainIn } from '../knowledge/stains.ts';
import { colourAnswers, nameStems } from '../understand/find-garments.ts';
import { asksForSize } from '../understand/measures.ts';
import { isChild } from '../understand/wearer.ts';
import { seasonOfMonth } from '../understand/weather-words.ts';
import { theList, your, yourList } from '../voice/names.ts';
import { quote } from '../voice/phrase.ts';
import { tokensOf } from '../words/tokens.ts';
import { continued, tellsMishap } from './asks-knowledge.ts';
import { careAsked } from './care-of-label.ts';
import { purposeIn } from './day.ts';
import { dress } from './dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from './handler.ts';
import { womanly } from './selection.ts';

export const trends: IntentHandler = async (context) => {
  const { understood, box, speaker, wardrobe } = context;
  const { slots } = understood;
  const season = slots.season ?? seasonOfMonth(slots.month ?? box.today.month);
  const seen = await context.use('seasonTrends', { season });
  const [asked] = slots.garments;
  if (asked) {
    // For phrases such as "¿siguen de moda los vaqueros anchos?".
    const about = (text: string) =>
      tokensOf(asked.text).every(({ stem }) => tokensOf(text).some((token) => token.stem === stem));
    const one = seen.find(({ title, text }) => about(title) || about(text));
    const mine = garmentsByIds(wardrobe, one?.ownedIds ?? []).slice(0, 3);
    return {
      sentences: [
        speaker.say(one ? 'trend-yes' : 'trend-not'),
        one?.text,
        mine.length > 0 && speaker.say('trends-owned', { list: yourList(mine) }),
      ],
      garmentIds: mine.map(({ id }) => id),
      remember: {
        topic: 'trends',
        asked: null,
        question: context.message.slice(0, mostRemembered),
        answered: null,
      },
    };
  }
  // Each advisor starts with another trend.
  const start = box.advisor === 'maya' ? 0 : 1;
  const chosen = seen.filter((_, index) => index % 2 === start).slice(0, 3);
  const told = chosen.length > 0 ? chosen : seen.slice(0, 3);
  const owned = garmentsByIds(
    wardrobe,
    told.flatMap(({ ownedIds }) => ownedIds.slice(0, 2)),
  ).slice(0, 4);
  return {
    sentences: [
      speaker.say('trends', { list: joinAnd(told.map(({ title }) => title)) }),
      told[0]?.text,
      wardrobe.length > 0 &&
        (owned.length > 0
          ? speaker.say('trends-owned', { list: yourList(owned) })
          : speaker.say('trends-none-owned')),
    ],
    garmentIds: owned.map(({ id }) => id),
    remember: {
      topic: 'trends',
      asked: null,
      question: context.message.slice(0, mostRemembered),
      answered: null,
    },
  };
};

const named = (colour: ColorName) => `el ${colour}`;
const asksThing = /\b(zapatos?|bolsos?|medias|corbata|calcetines|joyas|pendientes|cintur[oó]n|abrigo)\b/i;
const sureOfColour = 0.4;
const pairLines = { easy: 'colour-good', daring: 'colour-daring', uneasy: 'colour-bad' } as const;

function ofColour({ wardrobe }: IntentContext, colour: ColorName) {
  return wardrobe.filter((garment) => colourAnswers(garment, colour, nameStems(garment)) >= 1.5).slice(0, 3);
}

/** "¿qué color va con el verde?", "¿pega el rojo con el rosa?", "¿qué colores me favorecen?" */
export const colour: IntentHandler = async (context) => {
  const { understood, speaker, wardrobe, message, box } = context;
  const { slots } = understood;
  const remember = {
    topic: 'colour' as const,
    asked: null,
    question: message.slice(0, mostRemembered),
    answered: null,
  };
  const garment = garmentsByIds(
    wardrobe,
    slots.garments.flatMap(({ garmentIds }) => garmentIds[0] ?? []),
  )[0];
  const ofGarment = garment ? colourOf(garment) : null;
  const said = [
    ...slots.colours,
    ...slots.avoidedColours,
    ...slots.garments.flatMap(({ colours }) => colours),
  ];
  const all = said.length > 0 ? said : ofGarment && hexOfColor(ofGarment) ? [ofGarment as ColorName] : [];
  const [a, b] = all;
  // "piel morena, canas plateadas" tells the person's colours, not a garment's.
  const isComplexion =
    /\bsoy (?:(?:muy|bien|tan|super|re|bastante|medio) )?(?:blanc|moren|negr|trigueñ|trigueni|p[aá]lid|rubi|pelirroj|castañ|canos)\w*/i;
  const ofFace =
    isComplexion.test(message) ||
    understood.reading.tokens.some(({ text }) => /^(piel|canas|ojos|pelo|cabello|pecas)$/.test(text));
  const [onFace] = ofFace ? lookUp(message, 1, 'colour-and-face') : [];
  if (onFace) return { sentences: [textOf(onFace.entry, box.advisor)], remember };
  if (!a) {
    const [known] = lookUp(message, 1);
    if (known) return { sentences: [textOf(known.entry, box.advisor)], remember };
    const aboutMe = understood.reading.tokens.some(({ text }) =>
      /^(favorec|sient|piel|rubi|moren|pelirroj|castan|cara)/.test(text),
    );
    if (aboutMe) return { sentences: [speaker.say('colour-person')], remember };
    return {
      sentences: [speaker.say('ask-colour')],
      remember: { ...remember, asked: { what: 'colour', on: 'colour' } },
    };
  }
  const [written] = b || !asksThing.test(message) ? [] : lookUp(message, 1);
  if (written && written.probability >= sureOfColour && written.entry.topic !== 'product')
    return { sentences: [textOf(written.entry, box.advisor)], remember };
  const advice = await context.use('adviseColour', { colour: a, ...(b ? { with: b } : {}) });
  const owned = ofColour(context, a);
  const ownedSaid = owned.length > 0 && speaker.say('colour-owned', { list: yourList(owned) });
  const shown = { garmentIds: owned.map(({ id }) => id), remember };
  if (b && advice.pairing) {
    const { verdict } = advice.pairing;
    const [written] = lookUp(`${a} ${b} juntos mezclar`, 1);
    const explains =
      written &&
      [a, b].every((name) => written.entry.title.toLowerCase().includes(name.split(' ')[0] ?? name));
    return {
      sentences: [
        speaker.say(pairLines[verdict], { a: named(a), b: named(b) }),
        explains && verdict !== 'uneasy' && textOf(written.entry, box.advisor),
        ownedSaid,
      ],
      ...shown,
    };
  }
  // "¿de qué color voy a la boda, si ella va de azul?" wants a look as well.
  const dresses = slots.occasion !== null && wardrobe.length > 0 && garment === undefined;
  const plain = { ...slots, colours: [], avoidedColours: [] };
  return {
    ...(dresses && {
      later: () => dress({ ...context, understood: { ...understood, intent: 'dress', slots: plain } }),
    }),
    sentences: [
      speaker.say('colour-with', { colour: named(a), neutrals: joinAnd(advice.neutrals) }),
      advice.accents.length > 0 && speaker.say('colour-accents', { accents: joinAnd(advice.accents) }),
      ownedSaid,
    ],
    ...shown,
  };
};

const mostRemembered = 160;
const mostOfFollowUp = 12;

const asksWear = /\b(?:qu[eé]|q|k) me (?:pongo|visto)\b/i;

type Answer = { title: string; text: string };

const mostOfRemark = 10;
const sureOfOther = 0.8;

const asksOn = /^[¿\s]*(?:o sea|osea|entonces|pero|pues|as[ií] que)\b/i;

/**
 * The entry that answers a question. A short one that follows another is read with it: "¿y si es seda?"
 * after "¿cómo lavo una blusa?" The entry told last is not told whole again.
 */
async function answerTo(context: IntentContext, question: string): Promise<Answer | undefined> {
  const { state, understood } = context;
  const { tokens } = understood.reading;
  const isFollowUp = continued.has(state.topic) && state.question !== null && tokens.length <= mostOfFollowUp;
  const found = await context.use('searchKnowledge', { question, count: 2 });
  if (!isFollowUp) return found[0];
  // "tengo oxígeno activo", after an answer that speaks of it
  const told = entries.find(({ title }) => title === state.answered);
  const onIt = told && sentencesOn(question, textOf(told, context.box.advisor));
  const [surest] = lookUp(question, 1);
  if (told && onIt && tokens.length <= mostOfRemark && (surest?.probability ?? 0) < sureOfOther)
    return { title: told.title, text: onIt };
  const whole = goingOn(question, state.question ?? '');
  const kept = await context.use('searchKnowledge', { question: whole, count: 3 });
  const together =
    kept.length > 0
      ? kept
      : await context.use('searchKnowledge', {
          question: goingOn(question, state.question ?? '', true),
          count: 3,
        });
  if (contentOf(question) >= 2 && found[0]?.title === state.answered) return found[0];
  // "¿y de una bufanda?" changes the thing, not the question; "¿y con cloro?" says nothing without the one before.
  const depends = contentOf(question) <= 1 || (tokens[0]?.text === 'y' && contentOf(question) <= 2);
  const alone = namesSubject(question) ? found : [];
  const order = depends ? [...together, ...alone] : [...alone, ...together, ...found];
  const fresh = order.find(({ title }) => title !== state.answered);
  const again = together.find(({ title }) => title === state.answered);
  const part = again && sentencesOn(question, again.text);
  if (again && again === together[0] && part && part !== again.text && asksOn.test(question))
    return { ...again, text: part };
  if (again && part && (contentOf(question) <= 1 || !fresh)) return { ...again, text: part };
  return fresh ?? (again && contentOf(question) === 0 ? again : undefined);
}

const asking =
  /^(?:y |o |pero )?(?:a |con |de |para |por |en )?(?:qu[eé]|q|c[oó]mo|cu[aá]l\w*|cu[aá]nt\w*|se|si|el|la|los|las|hay)\b/i;

/** The questions that a message puts one after another: "¿cuánto asoma el puño? ¿y el largo del pantalón?" */
const questionsIn = (message: string): string[] =>
  message
    .split(/(?<=\?)|(?= y (?:qu[eé]|q|c[oó]mo|cu[aá]l|cu[aá]nto|se|si) )/i)
    .map((part) => part.replace(/^[\s¿¡,.]+/, '').trim())
    .filter((part, at) => part.length > 0 && (at === 0 || (contentOf(part) > 0 && asking.test(part))));

/** What a second question of the same message asks for, where an entry of its own answers it. */
async function secondAnswer(context: IntentContext, first: Answer, message: string): Promise<Answer | null> {
  const [before = '', ...others] = questionsIn(message);
  for (const part of others) {
    const alone =
      contentOf(part) > 1 ? await context.use('searchKnowledge', { question: part, count: 1 }) : [];
    const together = await context.use('searchKnowledge', { question: goingOn(part, before), count: 2 });
    const fits = ({ title, text }: Answer) =>
      title !== first.title && sentencesOn(part, `${title} ${text}`) !== '';
    const answer = [...alone, ...together].find(fits);
    if (answer && sentencesOn(part, first.text) === '') return answer;
  }
  return null;
}

/** "¿qué talla de cinturón pido con 95 de cintura?" */
function sizeAsked({ understood, state, wardrobe, box }: IntentContext): string | null {
  const { tokens } = understood.reading;
  if (!asksForSize(tokens)) return null;
  const [first] = understood.slots.garments;
  const kind = first?.kinds[0] ?? null;
  const isManly = wardrobe.length > 0 && !wardrobe.some((garment) => womanly.has(garment.kind));
  const cut = state.wearer.cut ?? (wardrobe.length === 0 ? null : isManly ? 'man' : 'woman');
  const found = sizeByMeasure(tokens, kind, cut);
  if (!found) return null;
  if ('text' in found) return found.text;
  const entry = entries.find(({ title }) => title === found.title);
  return entry ? textOf(entry, box.advisor) : null;
}

/** Replies from the knowledge base, or admits that nothing fits. */
export const knowledge: IntentHandler = async (context) => {
  const { message, speaker, understood, wardrobe } = context;
  const spoken = garmentsByIds(
    wardrobe,
    understood.slots.garments.flatMap(({ garmentIds }) => (garmentIds.length === 1 ? garmentIds : [])),
  );
  // "mi blusa" may name a garment whose fabric decides the treatment.
  const cloth = understood.slots.fabric === null ? spoken[0]?.fabric : null;
  const { other } = context.state.wearer;
  const about = other && isChild(other) ? 'ropa de niños ' : '';
  const question =
    `${about}${message.slice(0, 360)} ${cloth ? garmentAttributes.fabric.labels[cloth] : ''}`.trim() ||
    'nada';
  const namesScale =
    /\b(?:ingles\w*|brit[aá]nic\w*|uk|us|eeuu|american\w*|gring\w*|mexican\w*|italian\w*|alem[aá]n\w*|europe\w*|argentin\w*)\b/i;
  const inScale =
    namesScale.test(message) && sizeConversion(understood.reading.tokens, context.state.wearer.cut);
  const sized = inScale || sizeAsked(context);
  if (sized)
    return {
      sentences: [sized],
      remember: { topic: 'knowledge', asked: null, question: message.slice(0, mostRemembered) },
    };
  const { state } = context;
  const isOfSizes =
    continued.has(state.topic) && /\b(?:tallas?|talles?|numero|calzo)\b/i.test(state.question ?? '');
  const converted =
    sizeConversion(understood.reading.tokens, state.wearer.cut) ??
    (isOfSizes && understood.reading.tokens.length <= mostOfFollowUp
      ? sizeConversion(tokensOf(`talla ${message}`), state.wearer.cut)
      : null);
  if (converted)
    return {
      sentences: [converted],
      remember: { topic: 'knowledge', asked: null, question: message.slice(0, mostRemembered) },
    };
  const isStained = stainIn(tokensOf(message));
  const asked = isStained ? question : `${about}${message}`.slice(0, 400) || 'nada';
  const [firstPart = '', ...otherParts] = questionsIn(asked);
  const isSeveral = otherParts.length > 0 && contentOf(firstPart) >= 2;
  const found =
    (isSeveral ? await answerTo(context, firstPart) : undefined) ?? (await answerTo(context, asked));
  const labelled = careAsked(context);
  const remember = {
    topic: 'knowledge' as const,
    asked: null,
    question: message.slice(0, mostRemembered),
    answered: found?.title ?? null,
    ...(labelled && { focus: [labelled.garment.id] }),
  };
  const says =
    labelled && speaker.say('label-says', { thing: your(labelled.garment), care: joinAnd(labelled.care) });
  if (!found && says) return { sentences: [says], garmentIds: [labelled.garment.id], remember };
  if (!found) {
    if (asksWear.test(message) && wardrobe.length > 0 && !tellsMishap(context) && !continued.has(state.topic))
      return dress({ ...context, understood: { ...understood, intent: 'dress' } });
    // Without an entry, the message may still be a request for an outfit.
    const dresses = understood.ranking.find(({ intent }) => intent === 'dress');
    if (understood.slots.occasion && !tellsMishap(context) && (dresses || context.state.outfits.length === 0))
      return dress({ ...context, understood: { ...understood, intent: 'dress' } });
    const ofTheDay =
      context.state.day.occasion &&
      firstText(`${message} ${purposeIn(context.state.day)}`, context.box.advisor);
    if (ofTheDay) return { sentences: [ofTheDay], remember };
    const whole =
      continued.has(context.state.topic) && understood.reading.tokens.length <= mostOfFollowUp
        ? goingOn(asked, context.state.question ?? '')
        : asked;
    const [nearest] = nearestTo(whole);
    if (nearest) {
      const missing = missingFrom(nearest.entry, whole);
      return {
        sentences: [
          missing ? speaker.say('knows-part', { what: quote(missing) }) : speaker.say('knows-nearest'),
          textOf(nearest.entry, context.box.advisor),
        ],
        remember,
      };
    }
    const missing = missingFrom(null, asked);
    return {
      sentences: [missing ? speaker.say('knows-none', { what: quote(missing) }) : speaker.say('knows-not')],
      remember,
    };
  }
  const second = await secondAnswer(context, found, message);
  const { garments } = understood.slots;
  const spokenOf = garments
    .filter(({ points }) => points === 'mine')
    .flatMap(({ garmentIds }) => garmentIds.slice(0, 1));
  const applies = garmentsByIds(wardrobe, spokenOf);
  if (says) return { sentences: [says, found.text], garmentIds: [labelled.garment.id], remember };
  return {
    sentences: [
      found.text,
      second?.text,
      applies.length > 0 && speaker.say('applies', { list: theList(applies) }),
    ],
    garmentIds: applies.map(({ id }) => id),
    remember,
  };
};
