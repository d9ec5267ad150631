import { type ColorName, hexOfColor } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { entries, textOfTitle } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { type Found, lookUp } from '../../knowledge/look-up.ts';
import { sizeByMeasure } from '../../knowledge/size-by-measure.ts';
import { sizeConversion } from '../../knowledge/size-conversion.ts';
import { stainIn } from '../../knowledge/stains.ts';
import { contentOf, goingOn } from '../../knowledge/telling.ts';
import { termsOf } from '../../knowledge/terms.ts';
import { isUnknownSpill } from '../../knowledge/unknown-spill.ts';
import { seasonOfMonth } from '../../tools/season-of-month.ts';
import { colourAnswers, nameStems } from '../../understand/garments/find-garments.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { asksForSize, measuresIn, tellsMeasures } from '../../understand/told/measures.ts';
import { isChild } from '../../understand/told/wearer.ts';
import { understand } from '../../understand/understand.ts';
import { theList, your, yourList } from '../../voice/names.ts';
import { tokensOf } from '../../words/tokens.ts';
import { dress } from '../dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { womanly } from '../usual-kinds.ts';
import { type Answer, answerTo, mostOfFollowUp, questionsIn, secondAnswer, withDay } from './answers.ts';
import { continued } from './asks-knowledge.ts';
import { careAsked } from './care-of-label.ts';
import { withoutAnswer } from './without-answer.ts';

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
    const titled = seen.find(({ title }) => about(title));
    // A thing that a trend names in passing is better told by its own entry.
    const own = titled ? undefined : await answerTo(context, context.message);
    if (own && own !== 'told' && !own.isFar) return tellEntry(own, context.message);
    const one = titled ?? seen.find(({ text }) => about(text));
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

/** "¿qué color de arriba?" asks of no garment. */
const isPart = /^(?:y )?(?:encima|arriba|abajo|debajo)/;
const tellEntry = ({ title, text }: Answer, message: string): Reply => ({
  sentences: [text],
  remember: {
    topic: 'knowledge',
    asked: null,
    question: message.slice(0, mostRemembered),
    answered: title,
  },
});

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
    slots.garments.flatMap(({ garmentIds, text }) => (isPart.test(text) ? [] : (garmentIds[0] ?? []))),
  )[0];
  const ofGarment = garment ? colourOf(garment) : null;
  const said = [
    ...slots.colours,
    ...(slots.colours.length > 0 && /\bno (?:sean?|fuera)\b|\bsin\b|\bmenos\b|\bademas de/i.test(message)
      ? []
      : slots.avoidedColours),
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
  const tell = ({ entry }: Found) => ({
    sentences: [textOf(entry, box.advisor)],
    remember: { ...remember, answered: entry.title },
  });
  // "¿y el rojo?", after what goes with white hair
  const isOnFace = (title: string | null) =>
    entries.some((one) => one.title === title && one.topic === 'colour-and-face');
  const further =
    isOnFace(context.state.answered) && continued.has(context.state.topic)
      ? await answerTo(context, message)
      : undefined;
  if (further && further !== 'told' && isOnFace(further.title))
    return { sentences: [further.text], remember: { ...remember, answered: further.title } };
  if (onFace) return tell(onFace);
  if (!a) {
    const [known] = lookUp(message, 1);
    if (known) return tell(known);
    const aboutMe = understood.reading.tokens.some(({ text }) =>
      /^(favorec|sient|piel|rubi|moren|pelirroj|castan|cara)/.test(text),
    );
    if (aboutMe) return { sentences: [speaker.say('colour-person')], remember };
    return {
      sentences: [speaker.say('ask-colour')],
      remember: { ...remember, asked: { what: 'colour', on: 'colour' } },
    };
  }
  const [written] = b || (said.length > 0 && !asksThing.test(message)) ? [] : lookUp(message, 1);
  if (written && written.probability >= sureOfColour && written.entry.topic !== 'product')
    return tell(written);
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
  const [neutrals, accents] = [advice.neutrals, advice.accents].map((names) =>
    names.filter((name) => !slots.avoidedColours.some((colour) => colour === name)),
  ) as [string[], string[]];
  const dresses = slots.occasion !== null && wardrobe.length > 0 && garment === undefined;
  const plain = { ...slots, colours: [] };
  return {
    ...(dresses && {
      later: () => dress({ ...context, understood: { ...understood, intent: 'dress', slots: plain } }),
    }),
    sentences: [
      neutrals.length > 0 && speaker.say('colour-with', { colour: named(a), neutrals: joinAnd(neutrals) }),
      accents.length > 0 && speaker.say('colour-accents', { accents: joinAnd(accents) }),
      !dresses && ownedSaid,
    ],
    ...(dresses ? { remember } : shown),
  };
};

const mostRemembered = 160;
const ofUnknown = 'Mancha que no sé de qué es';

/** By what was told, else by the wardrobe. */
const isManly = ({ state, wardrobe }: Pick<IntentContext, 'state' | 'wardrobe'>): boolean =>
  state.wearer.cut === null
    ? wardrobe.length > 0 && !wardrobe.some((garment) => womanly.has(garment.kind))
    : state.wearer.cut === 'man';
const ofSize = /\b(?:tallas?|talles?|n[uú]mero|calzo)\b/i;
const namesSex = /\b(?:mujer|hombre|chic[ao]|niñ[ao]|bebe|señora|dama|caballero)/i;

/** "¿qué talla de cinturón pido con 95 de cintura?" */
function sizeAsked({
  understood,
  state,
  wardrobe,
  box,
}: IntentContext): { text: string; isMeasured: boolean } | null {
  const { tokens } = understood.reading;
  const { waist, hip, chest } = measuresIn(tokens);
  const asked = state.question ?? '';
  // "ya medí: 80 de cintura, 100 de cadera", after a size was asked
  const isTold = tellsMeasures(tokens) && (ofSize.test(asked) || /\bpido\b/i.test(asked));
  // "de cadera mido 104 y de cintura 78", told where a size is spoken of
  const tells =
    understood.aim === 'size-measure' && (waist ?? chest) !== undefined && (hip ?? chest) !== undefined;
  if (!asksForSize(tokens) && !isTold && !tells) return null;
  const [first] =
    isTold && understood.slots.garments.length === 0
      ? understand(asked, wardrobe).slots.garments
      : understood.slots.garments;
  const kind = first?.kinds[0] ?? null;
  const cut =
    state.wearer.cut ?? (wardrobe.length === 0 ? null : isManly({ state, wardrobe }) ? 'man' : 'woman');
  const found = sizeByMeasure(tokens, kind, cut);
  if (!found) return null;
  if ('text' in found) return { text: found.text, isMeasured: true };
  const entry = entries.find(({ title }) => title === found.title);
  return entry ? { text: textOf(entry, box.advisor), isMeasured: false } : null;
}

const letterToNumber = /\b(?:talla )?(?:xs|s|m|l|xl|(xxl|[234]xl)) (?:es|seria|equivale|son)\b.*\b[345]\d\b/i;
const ofMen = /\b(?:hombres?|chicos?|caballeros?)\b/i;

/** "M es 38, 40 o 42?", "¿y en hombre?" after it */
function letterAsked({ message, state, understood, box }: IntentContext): string | null {
  const goesOn = ofMen.test(message) && understood.reading.tokens.length <= mostOfFollowUp;
  const [named, isLarge] =
    letterToNumber.exec(message) ?? ((goesOn && letterToNumber.exec(state.question ?? '')) || []);
  if (named === undefined) return null;
  const isMan = ofMen.test(message) || state.wearer.cut === 'man';
  return textOfTitle(isLarge ? lettersTold.large : lettersTold[isMan ? 'man' : 'woman'], box.advisor);
}
const lettersTold = {
  woman: 'Letra y número en mujer: S, M, L y XL',
  man: 'Letra y número en hombre: pantalón, camisa y chaqueta',
  large: 'Tallas grandes en número: XXL, 2X, 3XL y 4XL',
} as const;

const cares: ReadonlySet<Aim | null> = new Set(['stain', 'wash', 'iron', 'dry', 'smell']);

/** Replies from the knowledge base, or admits that nothing fits. */
export const knowledge: IntentHandler = async (context) => {
  const { message, speaker, understood, wardrobe, state } = context;
  const spoken = garmentsByIds(
    wardrobe,
    understood.slots.garments.flatMap(({ garmentIds }) => (garmentIds.length === 1 ? garmentIds : [])),
  );
  // "mi blusa" may name a garment whose fabric decides the treatment.
  const fabric = understood.slots.fabric === null ? spoken[0]?.fabric : null;
  const isSaid =
    fabric &&
    termsOf(garmentAttributes.fabric.labels[fabric]).some((term) => termsOf(message).includes(term));
  const cloth = isSaid ? null : fabric;
  const { other } = context.state.wearer;
  const about = other && isChild(other) ? 'ropa de niños ' : '';
  const question =
    `${about}${message.slice(0, 360)} ${cloth ? garmentAttributes.fabric.labels[cloth] : ''}`.trim() ||
    'nada';
  const namesScale =
    /\b(?:ingles\w*|brit[aá]nic\w*|uk|us|eeuu|american\w*|gring\w*|mexican\w*|italian\w*|alem[aá]n\w*|europe\w*|argentin\w*|m[eé]xico|espa[nñ]a|per[uú]|chile|colombia|ecuador)\b/i;
  const inScale =
    namesScale.test(message) && sizeConversion(understood.reading.tokens, context.state.wearer.cut);
  const usual =
    /\b(?:uso|gasto|soy|llevo)\s+(?:la |una |un )?\d{2}\b/i.test(message) &&
    sizeConversion(understood.reading.tokens, context.state.wearer.cut);
  const bySize = sizeAsked(context);
  const sized =
    (bySize?.isMeasured && bySize.text) || inScale || usual || letterAsked(context) || (bySize?.text ?? null);
  if (sized)
    return {
      sentences: [sized],
      remember: { topic: 'knowledge', asked: null, question: message.slice(0, mostRemembered) },
    };
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
  const ofMan = ofSize.test(message) && isManly(context) && !namesSex.test(message);
  const plain = `${about}${message}${ofMan ? ' hombre' : ''}`.slice(0, 400);
  const isCare = isStained || cares.has(understood.aim);
  const asked = isCare ? question : withDay(plain, context) || 'nada';
  const [firstPart = '', ...otherParts] = questionsIn(asked);
  const isSeveral = otherParts.length > 0 && contentOf(firstPart) >= 2;
  const ofFirst = isSeveral ? await answerTo(context, firstPart) : undefined;
  const answer = ofFirst === undefined || ofFirst === 'told' ? await answerTo(context, asked) : ofFirst;
  const isOfStain = isStained || understood.aim === 'stain';
  const isFarOfStain = isOfStain && answer !== 'told' && answer?.isFar === true;
  const isGeneral = isFarOfStain || isUnknownSpill(understood.reading.tokens);
  const generally = isGeneral && textOfTitle(ofUnknown, context.box.advisor);
  const found = generally ? { title: ofUnknown, text: generally } : answer === 'told' ? undefined : answer;
  const labelled = careAsked(context);
  // "¿y si ya está seca?" keeps the stain for the question after it.
  const goesOn =
    continued.has(state.topic) &&
    state.question !== null &&
    understood.reading.tokens.length <= mostOfFollowUp &&
    !found?.isAlone;
  const remember = {
    topic: 'knowledge' as const,
    asked: null,
    question: goesOn
      ? goingOn(message, state.question ?? '').slice(0, mostRemembered)
      : `${message} ${isCare && cloth ? garmentAttributes.fabric.labels[cloth] : ''}`
          .trim()
          .slice(0, mostRemembered),
    answered: found?.title ?? null,
    ...(labelled && { focus: [labelled.garment.id] }),
  };
  const says =
    labelled && speaker.say('label-says', { thing: your(labelled.garment), care: joinAnd(labelled.care) });
  if (!found && says) return { sentences: [says], garmentIds: [labelled.garment.id], remember };
  if (answer === 'told')
    return {
      sentences: [speaker.say('knows-no-more')],
      remember: { ...remember, answered: state.answered },
    };
  if (!found) return withoutAnswer(context, asked, remember);
  const second = await secondAnswer(context, found, message);
  const { garments } = understood.slots;
  const spokenOf = garments
    .filter(({ points }) => points === 'mine')
    .flatMap(({ garmentIds }) => garmentIds.slice(0, 1));
  const applies = garmentsByIds(wardrobe, spokenOf);
  if (says) return { sentences: [says, found.text], garmentIds: [labelled.garment.id], remember };
  return {
    sentences: [
      found.isFar === true && speaker.say('knows-nearest'),
      found.text,
      second?.text,
      applies.length > 0 && speaker.say('applies', { list: theList(applies) }),
    ],
    garmentIds: applies.map(({ id }) => id),
    remember,
  };
};
