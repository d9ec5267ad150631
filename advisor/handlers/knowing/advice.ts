import { type ColorName, hexOfColor } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { doneTold } from '../../knowledge/already-done.ts';
import { keptWithin, limitsIn, safelyTold } from '../../knowledge/cloth-limits.ts';
import { entries, entryCalled, textOfTitle } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { symbolsIn, symbolsTold } from '../../knowledge/label-symbols.ts';
import { type Found, lookUp, nearestTo } from '../../knowledge/look-up.ts';
import { mixes, mixtureWarned, substanceChosen } from '../../knowledge/mixtures.ts';
import { stainIn, withoutSubstance } from '../../knowledge/stains.ts';
import { goingOn, goingOnSubjects, tellingOf } from '../../knowledge/telling.ts';
import { termsOf } from '../../knowledge/terms.ts';
import { isUnknownSpill } from '../../knowledge/unknown-spill.ts';
import { seasonOfMonth } from '../../tools/season-of-month.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { isChild } from '../../understand/told/wearer.ts';
import { theList, your, yourList } from '../../voice/names.ts';
import { tokensOf } from '../../words/tokens.ts';
import { dress } from '../dress/dress.ts';
import { isGrave } from '../grave.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { isOfAnotherField } from './another-field.ts';
import { answerParts, isInPlace } from './answer-parts.ts';
import { type Answer, answerTo, mostOfFollowUp, withDay } from './answers.ts';
import { continued } from './asks-knowledge.ts';
import { careAsked } from './care-of-label.ts';
import { carriedAnswer } from './carried-answer.ts';
import { asksClimateAlone, climateTold } from './climate-asked.ts';
import { codeAsked, isAllRuled, toldOfCode, withRuled } from './code-asked.ts';
import { partnersAsked } from './colour-partners.ts';
import { inPlaceOf, onCloth, withDone } from './fitted-answer.ts';
import { questionsAsked, withoutJacket } from './parts-asked.ts';
import { isManly, namesSex, ofSize, sizesTold } from './sizes-asked.ts';
import { verdictFirst } from './verdict-first.ts';
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
  return wardrobe.filter((garment) => wearsColour(garment, colour)).slice(0, 3);
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
  if (ofFace && questionsAsked(message).length > 1) return knowledge(context);
  const [best] = ofFace ? lookUp(message, 1) : [];
  const isElse = best !== undefined && best.entry.topic === 'accessories' && best.probability >= sureOfColour;
  const [onFace] = isElse ? [best] : ofFace ? lookUp(message, 1, 'colour-and-face') : [];
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
        await partnersAsked(context, a),
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

const cares: ReadonlySet<Aim | null> = new Set(['stain', 'wash', 'iron', 'dry', 'smell']);

/** Replies from the knowledge base, or admits that nothing fits; a mixture that would hurt is warned of first. */
export const knowledge: IntentHandler = async (context) => {
  const { message, state, speaker } = context;
  const warned = mixtureWarned(message);
  // "¿le parece que estoy perdiendo la cabeza?", after a death, is no question of knots.
  if (!warned && isGrave(state) && message.includes('?') && isOfAnotherField(context))
    return { sentences: [speaker.say('asked-within')], remember: { topic: 'feeling', asked: null } };
  const choice = substanceChosen(message, continued.has(state.topic) ? (state.question ?? '') : '');
  const remember = {
    topic: 'knowledge' as const,
    asked: null,
    question: goingOnWith(context) ?? message.slice(0, mostRemembered),
  };
  if (choice)
    return {
      sentences: warned?.isDangerous ? [warned.says, choice] : [choice, warned?.says],
      remember: continued.has(state.topic) ? { topic: 'knowledge', asked: null } : remember,
    };
  const symbols = symbolsIn(message);
  if (symbols.length > 1 || (symbols.length === 1 && questionsAsked(message).length < 2))
    return { sentences: [symbolsTold(symbols, message)], remember: { ...remember, answered: null } };
  const air = climateAlone(context);
  if (air) return { sentences: [air], remember: { ...remember, answered: state.answered } };
  const sized = sizesTold(context);
  if (sized.length > 0) return { sentences: sized.map((one) => [one]), remember };
  const ruled = codeAsked(context);
  if (ruled && isAllRuled(message)) {
    const { sentences, title } = toldOfCode(ruled, message, context.box.advisor);
    return { sentences, remember: { ...remember, answered: title } };
  }
  const before = continued.has(state.topic) ? (state.question ?? '') : '';
  const done = doneTold(message, before);
  if (done && before !== '' && questionsAsked(message).length < 2)
    return { sentences: [done], remember: { ...remember, answered: state.answered } };
  const found = carriedAnswer(context) ?? (await answered(context));
  const reply = withDone(done, withRuled(ruled, found, message));
  const isWarning = reply.remember?.answered === ofMixture;
  return warned && !isWarning ? { ...reply, sentences: [warned.says, ...reply.sentences] } : reply;
};

/** "¿y hace mucho frío?", after what to wear there */
function climateAlone(context: IntentContext): string | null {
  const { message, state } = context;
  const questions = questionsAsked(message);
  const before = continued.has(state.topic) ? (state.question ?? '') : '';
  const isAlone = questions.length > 0 && questions.every(({ question }) => asksClimateAlone(question));
  return isAlone ? climateTold(message, before, context) : null;
}

const ofMixture = 'Mezclar lejía con vinagre o amoníaco';

function goingOnWith({ state, understood, message }: IntentContext): string | null {
  const isShort = understood.reading.tokens.length <= mostOfFollowUp;
  return continued.has(state.topic) && state.question !== null && isShort
    ? goingOn(message, state.question).slice(0, mostRemembered)
    : null;
}

function subjectKept(message: string, before: string, { understood }: IntentContext): string {
  const isBare = tellingOf(termsOf(message)).subject === null || pointsBack.test(message);
  const isKept = isBare && understood.slots.garments.length === 0 && before !== '';
  return isKept && understood.reading.tokens.length > mostOfFollowUp
    ? goingOnSubjects(message, before)
    : message;
}

const pointsBack =
  /(?<!\p{L})(?:c[oó]mo|puedo|debo|quiero) l[oa]s? \p{L}+|\p{L}+[aei]rl[oa]s?(?!\p{L})|(?<!\p{L})(?:se puede (?:salvar|arreglar|lavar)|tiene arreglo)(?!\p{L})/iu;

function saferFor(question: string, { box }: IntentContext): string | null {
  const named = limitsIn(question);
  const spilt = lookUp(`mancha ${question} ${named.map((one) => one.named).join(' ')}`, mostSafe, 'care');
  const [safe] = spilt.flatMap(({ entry }) => {
    const text = textOf(entry, box.advisor);
    const isOfCloth = named.some(({ named: cloth }) =>
      termsOf(entry.title).includes(termsOf(cloth)[0] ?? ''),
    );
    return isOfCloth && keptWithin(question, text) === text ? [text] : [];
  });
  return safe ?? null;
}
const mostSafe = 8;

const ofCustom = /^(?:customs|codes)$/;
/** Without it a stain is only told of. */
const asksHelp =
  /[?¿]|(?<!\p{L})(?:qu[eé]|q|k|c[oó]mo) (?:l[eoa]s? |me )?(?:hago|hacemos|quito|saco|limpio|lavo)/iu;

const answered: IntentHandler = async (context) => {
  const { speaker, understood, wardrobe, state } = context;
  const before = continued.has(state.topic) ? (state.question ?? '') : '';
  const message = subjectKept(withoutJacket(context.message), before, context);
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
  const isStained = stainIn(tokensOf(message));
  const ofMan = ofSize.test(message) && isManly(context) && !namesSex.test(message);
  const plain = `${about}${message}${ofMan ? ' hombre' : ''}`.slice(0, 400);
  const isCare = isStained || cares.has(understood.aim);
  const asked = isCare ? question : withDay(plain, context) || 'nada';
  const isMixing = mixtureWarned(message) !== null;
  const questions = questionsAsked(message).filter(({ question: one }) => !(isMixing && mixes(one)));
  const parts = questions.map(({ question: part, about: told }) => ({
    question: part,
    about:
      `${about}${told} ${told === '' ? before : ''} ${cloth ? garmentAttributes.fabric.labels[cloth] : ''}`.trim(),
  }));
  const isTreated = continued.has(state.topic) && state.answered !== null;
  const given = await answerTo(context, asked);
  const told = given === undefined || given === 'told' ? undefined : entryCalled(given.title);
  // Whether what was told works: "¿y en serio sale?"
  const isOfTold = isTreated && given !== 'told' && given?.isFar === true && nearestTo(message).length === 0;
  const isElsewhere =
    told !== undefined &&
    ofCustom.test(told.topic) &&
    !isInPlace(told, `${message} ${before}`, state.country);
  const answer = isOfTold ? 'told' : isElsewhere ? inPlaceOf(context, `${message} ${before}`) : given;
  const whole = answer === undefined || answer === 'told' || answer.isFar === true ? null : answer;
  const ofParts = parts.length > 1 && !isOfAnotherField(context) ? answerParts(context, parts, whole) : null;
  if (ofParts)
    return {
      sentences: ofParts.sentences,
      remember: {
        topic: 'knowledge',
        asked: null,
        question: message.slice(0, mostRemembered),
        answered: ofParts.title,
      },
    };
  const isOfStain = isStained || understood.aim === 'stain';
  const isFarOfStain =
    isOfStain &&
    !isTreated &&
    answer !== 'told' &&
    (answer === undefined ? asksHelp.test(message) : answer.isFar === true);
  const isGeneral = isFarOfStain || isUnknownSpill(understood.reading.tokens);
  const generally = isGeneral && textOfTitle(ofUnknown, context.box.advisor);
  const found = generally
    ? { title: ofUnknown, text: generally }
    : answer === 'told'
      ? undefined
      : answer && isOfStain
        ? onCloth(answer, question, context)
        : answer;
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
  const { garments } = understood.slots;
  const spokenOf = garments
    .filter(({ points }) => points === 'mine')
    .flatMap(({ garmentIds }) => garmentIds.slice(0, 1));
  const applies = garmentsByIds(wardrobe, spokenOf);
  // Shoes have soles and linings besides their leather.
  const scope = spoken.some(({ category }) => category === 'shoes') ? message : question;
  const limited = limitsIn(scope).length > 0 ? scope : `${scope} ${before}`;
  const first = withoutSubstance(verdictFirst(message, found.text), `${message} ${before}`);
  const within = keptWithin(limited, first) ?? saferFor(limited, context) ?? safelyTold(limited, first);
  if (says) return { sentences: [says, within], garmentIds: [labelled.garment.id], remember };
  return {
    sentences: [
      found.isFar === true && speaker.say('knows-nearest'),
      within,
      applies.length > 0 && speaker.say('applies', { list: theList(applies) }),
    ],
    garmentIds: applies.map(({ id }) => id),
    remember,
  };
};
