import type { ColorName } from '#contract/colors.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { once } from '../words/once.ts';
import { type Annotated, occurs, type Pattern, patternOf } from '../words/pattern.ts';
import { spellingOf } from '../words/spelling.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import { anotherPlanIn, dressiestIn } from './another-plan.ts';
import { commonWords } from './common-words.ts';
import { nameTokens } from './garments/find-garments.ts';
import { colourLexicon, fabricLexicon, garmentWords, patternLexicon } from './garments/garment-words.ts';
import { type Mentions, mentionsIn } from './garments/mentions.ts';
import { isNoGarment, isVerb } from './garments/no-garment.ts';
import type { Telling } from './garments/stances.ts';
import { isUnrepeated } from './garments/unrepeated.ts';
import { grammarWords } from './grammar.ts';
import { newSetting, type Setting } from './learned/setting.ts';
import { moodsLearned, planLearned } from './learned/shipped.ts';
import { type Mood, moodWords } from './moods.ts';
import { budgetIn, daysIn, degreesIn, positionIn } from './numbers.ts';
import { plans } from './plans/event-words.ts';
import { mended } from './plans/plan-mended.ts';
import { isCompared, isContrasted, isDescription, isPlanRefused } from './plans/plan-refusals.ts';
import { isOfPet, isWithin, plansIn } from './plans/plans-in.ts';
import { isCalledOff } from './refusals.ts';
import type { Slots } from './slots.ts';
import { moodsIn } from './told/moods-in.ts';
import { isOffered, isUnfit, needsIn, needWords } from './told/needs.ts';
import { isPlaceName, placeWords } from './told/places.ts';
import { wearerWords } from './told/wearer.ts';
import { monthWords, seasonWords, weather, whenWords } from './told/weather-words.ts';

export type Reading = {
  text: string;
  telling: Telling;
  tokens: readonly Annotated[];
  slots: Slots;
  /** A purpose that is in no dictionary: "para la chirigota". */
  unknownPlan: string | null;
  /** Moods by words alone. */
  moodsSaid: readonly Mood[];
};

const slang =
  'palabrota palabrotas groseria insultame pendeja pendejo gilipollas boba adeu piola caleta gradito graditos ponelo ponela ponelos ponelas metelo metela metelos metelas'.split(
    ' ',
  );

const spelling = once(() =>
  spellingOf(
    [
      ...garmentWords.words,
      ...colourLexicon.words,
      ...fabricLexicon.words,
      ...patternLexicon.words,
      ...plans.words,
      ...weather.words,
      ...seasonWords.words,
      ...monthWords.words,
      ...whenWords.words,
      ...placeWords.words,
      ...moodWords.words,
      ...grammarWords,
      ...needWords,
    ].filter((word) => word.length > 3 && !/^(snow|light|dark|pale|baby|rose|bone|wine|sand)$/.test(word)),
    [...commonWords, ...wearerWords, ...slang],
  ),
);

const isTaken = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.text === 'monteria' &&
    !/^(?:en|a|desde|hasta|hacia|para)$/.test(tokens[at - 1]?.text ?? '')) ||
  (tokens[at]?.text === 'quito' && /^(?:me|se)$/.test(tokens[at - 1]?.text ?? '')) ||
  (tokens[at]?.text === 'quito' &&
    /^(?:el|la|los|las|un|una|unos|unas|esto|eso|esta|este|manchas?)$/.test(tokens[at + 1]?.text ?? ''));

/** A look that is to be avoided tells of no plan. */
const likeness =
  /(?:sin que|que no|para no|nadie|no (?:me )?(?:quiero|quisiera|vaya|vayan)(?: a| que)?|sin|ni) (?:me |se |yo )?(?:parez\p{L}*|parec\p{L}*|confund\p{L}*|dig(?:a|an)\b|decir\b|piens\p{L}*|pensar\b|crea\p{L}*|vea|vean|verme|verse|sea|ir (?:tan|muy|como|de)|tomen)[^,.;!?]*?(?=[,.;!?]|\s(?:pero|aunque|sino)\s|$)|,\s*(?:no|ni)(?: de| como)? (?:una? )?(?:profesor|maestr|secretari|oficinist|funcionari|camarer|abogad|notari|monj|catequist|azafat|jubilad)\p{L}*(?: jubilad\p{L}*)?/giu;

/** "muy tapado" is a complaint, and asks for the contrary. */
const overCovered = /\b(?:muy|demasiado|tan|re|super|menos) (?:tapad|cerrad|recatad|monjil)/;

const plainColours: ReadonlySet<string> = new Set(['blanco', 'negro', 'gris', 'beige', 'crudo']);

const consistent = (moods: readonly Mood[]): readonly Mood[] =>
  moods.includes('leg-free') || moods.includes('arm-free')
    ? moods.filter((mood) => !/^covered/.test(mood))
    : moods.includes('one-colour')
      ? moods.filter((mood) => !/^(?:colourful|light|dark)$/.test(mood))
      : moods;

/** "arreglado pero informal" lies between the two. */
const balanced = (moods: readonly Mood[]): Mood[] =>
  moods.includes('smart-casual') || (moods.includes('elegant') && moods.includes('relaxed'))
    ? [...moods.filter((mood) => !/^(?:elegant|relaxed|smart-casual)$/.test(mood)), 'smart-casual']
    : [...moods];

const isEither = (tokens: readonly Token[], { colours }: Mentions): boolean =>
  colours.some(
    ({ wanted, end }) =>
      wanted &&
      /^[ou]$/.test(tokens[end]?.text ?? '') &&
      colours.some((next) => next.wanted && next.start > end && next.start <= end + mostBetween),
  );
const mostBetween = 3;

/** "los tacones no": no boots with heels either. */
const isHeelRefused = ({ wanted, kinds, colours, garmentIds }: Mentions['garments'][number]): boolean =>
  !wanted && kinds[0] === 'heels' && colours.length === 0 && garmentIds.length !== 1;

/** "que no se me hunda el tacón" asks for no heels. */
const isPartOf = (one: { start: number; end: number }, phrase: { start: number; end: number }) =>
  phrase.end - phrase.start > 2 && phrase.start <= one.start && one.end <= phrase.end;
const travelling = [
  'viaje',
  'viajo',
  'viajar',
  'viajamos',
  'maleta',
  'escapada',
  'vacaciones',
  'equipaje',
  'valija',
  'voy',
  'vamos',
  'vuelo',
  'empaco',
];

const luggage = /^(maletas?|equipaje|valijas?|empac\w+|semana|noches)$/;

/** "que te gusta, ¿no?", "¿y de rojo no? que lo tengo sin estrenar": the last words of a question refuse nothing. */
const tag = /(?<!\bo)[\s,.]+(?:no|verdad|cierto|eh)(?:[\s,]+(?:verdad|cierto|eh))?\s*\?+(?=\s|$)/giu;

/** "sacarle partido", "¿qué falla?", "darle una vuelta a la falda": talk of looks, no plans. */
const isPhraseOfLooks = (tokens: readonly Token[], start: number, end: number): boolean => {
  const said = tokens.slice(start, end).map(({ text }) => text);
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ text }) => text);
  if (said.length === 1 && said[0] === 'partido') return before.some((word) => /^(sac|saqu)/.test(word));
  if (/^qued(?:o|amos)$/.test(said[0] ?? '') && /^(me|nos)$/.test(before.at(-1) ?? '')) return true;
  if (said.length === 1 && said[0] === 'falla') return before.at(-1) === 'que' || before.at(-1) === 'me';
  const reminds = said[0] === 'de' ? ['de', before.at(-1)] : [before.at(-1), before.at(-2)];
  if (/^(de|como)$/.test(reminds[0] ?? '') && /^(muy|demasiado|tan|re|super)$/.test(reminds[1] ?? ''))
    return true;
  // "que no se me entierren los tacos"
  if (
    said.length === 1 &&
    /^(?:entierr|enterr)/.test(said[0] ?? '') &&
    /^(?:se [mtn]|no se$)/.test(before.join(' '))
  )
    return true;
  if (said.length === 1 && /^(funeral|entierro|luto|velorio)$/.test(said[0] ?? ''))
    return before.at(-1) === 'de' && /^(voy|vas|va|visto|parezco|pareces)$/.test(before.at(-2) ?? '');
  return said.includes('vuelta') && before.some((word) => /^(dar|da|doy|demos)l[ea]s?$/.test(word));
};

export const spelledTokens = (text: string, isKnown: (token: Token) => boolean = () => false): Token[] =>
  tokensOf(text).map((token) => (isKnown(token) ? token : spelling().correct(token)));

export function heardIn(
  given: string,
  wardrobe: readonly Garment[],
  { hasOutfits }: Setting = newSetting,
  telling: Telling = null,
) {
  const text = given.replace(tag, '?');
  const nameWords = new Set(
    wardrobe.slice(0, 2000).flatMap((garment) => nameTokens(garment).map(({ text: word }) => word)),
  );
  const tokens = spelledTokens(text, (token) => nameWords.has(token.text));
  const mentions = mentionsIn(tokens, wardrobe, telling);
  const inGarment = (at: number) => mentions.garments.some(({ start, end }) => at >= start && at < end);

  // "el sombrero panamá" is no journey, nor is "me quito el bolso".
  const placeSpan = placeWords
    .find(tokens)
    .find(
      ({ start, end }) =>
        !isTaken(tokens, start) &&
        isPlaceName(tokens.slice(start, end).map(({ text: word }) => word)) &&
        !inGarment(start) &&
        !/^(me|te|se|lo|la|los|las|le|yo|no|si|un|una|mi|tu|su)$/.test(tokens[start - 1]?.text ?? ''),
    );
  const found = plans.find(tokens).filter(({ start }) => !inGarment(start));
  const planSpans = found.filter(
    ({ start, end }) => !isCompared(tokens, start) && !isPhraseOfLooks(tokens, start, end),
  );
  const isMeant = planSpans.some(({ start }) => !isContrasted(tokens, start));
  const named = planSpans.filter(
    ({ start, end, meaning }) =>
      !(meaning.event === 'mourning' && isOfPet(tokens)) &&
      !(isMeant && isContrasted(tokens, start)) &&
      !isPlanRefused(tokens, start, mentions) &&
      !(hasOutfits && isDescription(tokens, start, mentions)) &&
      !isCalledOff(tokens, end) &&
      !isVerb(tokens, start) &&
      !(start === 0 && end === 1 && tokens[0]?.pause === true),
  );
  const excluded = found.flatMap(({ meaning }) =>
    named.some((one) => one.meaning === meaning) ? [] : [meaning],
  );
  const ruled = plansIn(tokens, named, placeSpan !== undefined);
  return { text, nameWords, tokens, mentions, inGarment, placeSpan, planSpans, named, excluded, ruled };
}

export function read(
  given: string,
  wardrobe: readonly Garment[],
  setting: Setting = newSetting,
  telling: Telling = null,
): Reading {
  const { topic, hasOutfits } = setting;
  const { text, nameWords, tokens, mentions, inGarment, placeSpan, planSpans, named, excluded, ruled } =
    heardIn(given, wardrobe, setting, telling);
  // "una semana entera" is the length of a trip.
  const packing = topic === 'pack';
  const isPacked = packing || tokens.some((token) => luggage.test(token.text));
  const isTrip = isPacked || placeSpan !== undefined;
  // It has learned first messages: what is said of a look on the table names its plan plainly.
  const said = hasOutfits
    ? ruled
    : planLearned(text.replace(likeness, ' '), tokens, named, ruled, { isTrip, excluded });
  const { demands, isAside } = said;
  const first = mended(said.plan, tokens);
  const isMendedAway = said.plan?.event != null && first?.event === null && first.purpose === null;
  const chosen = isMendedAway && said.then ? said.then : first;
  const dressiest =
    hasOutfits || isTrip ? null : mended(dressiestIn(text.replace(likeness, ' '), chosen), tokens);
  const plan = dressiest ?? chosen;
  const another =
    said.then || hasOutfits || isPacked ? null : anotherPlanIn(text.replace(likeness, ' '), plan);
  const isChosenNamed =
    chosen?.occasion === 'sport' || named.some(({ meaning }) => meaning.event === chosen?.event);
  const spoken = named.find(
    (one) => one.meaning.event !== null && one.meaning.occasion !== plan?.occasion && !isWithin(one, named),
  )?.meaning;
  const other = dressiest
    ? isChosenNamed
      ? chosen
      : (spoken ?? chosen)
    : plan === said.then
      ? null
      : mended(said.then ?? another?.plan ?? null, tokens);
  const then = other?.event && other.event === plan?.event ? null : other;
  const isThenBefore = another?.isBefore ?? said.isThenBefore;
  const skySpans = weather.find(tokens).filter(({ start }) => !inGarment(start));
  const monthSpan = monthWords.find(tokens)[0];
  const seasonSpan = seasonWords.find(tokens)[0];
  const whenSpan = whenWords
    .find(tokens)
    .find(({ start, end }) => !(end === start + 1 && isMorning(tokens, start)));
  const moodsTold = moodsIn(text, tokens, {
    hasOutfits,
    skySpans,
    isNamed: inGarment,
    garments: mentions.garments,
  });
  const moodSpans = moodsTold.spans;
  const told = skySpans.filter(
    (sky) =>
      !moodSpans.some((mood) => mood.start <= sky.start && sky.end <= mood.end && mood.end - mood.start > 1),
  );
  const skyC = told.flatMap(({ meaning }) => meaning.temperatureC ?? []);
  const rains = told.flatMap(({ meaning }) => meaning.rain ?? []);
  const degrees = [...skyC, ...(degreesIn(tokens) === null ? [] : [degreesIn(tokens) ?? 0])];
  const isCloudyFirst = occursPlain(sunAfterClouds, tokens);
  const swings = (Math.min(...degrees) <= 10 && Math.max(...degrees) >= 24) || isCloudyFirst;
  const travels =
    packing || placeSpan !== undefined || tokens.some((token) => travelling.includes(token.text));
  const colours = (wanted: boolean): ColorName[] =>
    mentions.colours
      .filter((colour) => colour.wanted === wanted)
      // "black tie optional"
      .filter(({ end }) => tokens[end]?.text !== 'tie')
      .filter(({ name }) => !wanted || !mentions.colours.some((one) => !one.wanted && one.name === name))
      .map(({ name }) => name);

  const needsSaid = needsIn(tokens);
  const moodsSaid = [
    ...new Set([
      ...moodsTold.said,
      ...needsSaid,
      ...demands,
      ...(mentions.garments.some(isHeelRefused) ? (['flat-shoes'] as const) : []),
    ]),
  ];
  const refused = mentions.garments.some(isHeelRefused) ? (['flat-shoes'] as const) : [];
  const saidWhole = moodSpans.flatMap(({ start, end }) =>
    colourLexicon.find(tokens.slice(start, end)).map(({ meaning }) => meaning),
  );
  const wholeColours = saidWhole.filter((colour) => !colours(false).includes(colour));
  const heard = [
    ...moodsLearned(text, tokens, moodsSaid, new Set([...moodsTold.wished, ...needsSaid])),
    ...refused,
  ];
  // "todo de negro no"
  const isWholeRefused = saidWhole.length > wholeColours.length;
  const moods = balanced(
    consistent([...new Set(heard.filter((mood) => mood !== 'one-colour' || !isWholeRefused))]),
  );
  const isOfPlain =
    colours(true).length > 0 &&
    colours(true).every((name) => plainColours.has(name)) &&
    !moodsSaid.includes('colourful');
  const isTooCovered = overCovered.test(tokens.map(({ text: word }) => word).join(' '));
  const isNight = plan === null && !hasOutfits && occursPlain(night, tokens);
  const slots: Slots = {
    occasion: plan?.occasion ?? (isNight ? 'date' : null),
    event: plan?.event ?? null,
    purpose: plan?.purpose ?? (isNight ? 'la noche' : null),
    then,
    isThenBefore,
    isAside,
    season: seasonSpan?.meaning ?? null,
    month: monthSpan?.meaning ?? null,
    temperatureC: swings
      ? Math.min(...degrees, ...(isCloudyFirst ? [cloudyC] : []))
      : (degreesIn(tokens) ?? (skyC.length > 0 ? Math.min(...skyC) : null)),
    swings,
    rain: rains.length > 0 ? !rains.includes(false) : null,
    when: whenSpan?.meaning ?? null,
    // "todas de negro entero" is said of others, and of oneself.
    colours: colours(true).length > 0 || !moods.includes('one-colour') ? colours(true) : wholeColours,
    isEitherColour: isEither(tokens, mentions),
    avoidedColours: colours(false).filter((name) => name !== 'negro' || !moods.includes('not-all-black')),
    fabric: mentions.fabric,
    avoidedFabric: mentions.avoidedFabric,
    pattern: mentions.pattern,
    avoidedPatterns: mentions.avoidedPatterns,
    garments: mentions.garments.filter(
      (one) =>
        ![...moodSpans, ...planSpans.filter(({ meaning }) => meaning.event)].some((span) =>
          isPartOf(one, span),
        ) &&
        !isNoGarment(tokens, one, hasOutfits) &&
        !isUnrepeated(tokens, one) &&
        !(one.wanted && isUnfit(one, moods) && !isOffered(tokens, one)),
    ),
    moods: isTooCovered
      ? [
          ...new Set([
            ...moods.filter((mood) => !/^(?:covered|discreet|relaxed)/.test(mood)),
            'bold' as const,
          ]),
        ]
      : isOfPlain
        ? moods.filter((mood) => mood !== 'colourful')
        : moods,
    days: daysIn(tokens, travels),
    place: placeSpan?.meaning ?? null,
    budgetEuros: budgetIn(tokens),
    position: positionIn(tokens),
  };

  const classes: Record<string, readonly { start: number; end: number }[]> = {
    garment: mentions.garments,
    colour: mentions.colours,
    fabric: fabricLexicon.find(tokens),
    plan: planSpans,
    weather: skySpans,
    place: placeSpan ? [placeSpan] : [],
    season: seasonSpan ? [seasonSpan] : [],
    month: monthSpan ? [monthSpan] : [],
    when: whenSpan ? [whenSpan] : [],
    mood: moodSpans,
    number: tokens.flatMap((token, start) => (isNumber(token) ? [{ start, end: start + 1 }] : [])),
  };
  const annotated = tokens.map(
    (token, at): Annotated => ({
      ...token,
      classes: Object.entries(classes).flatMap(([name, spans]) =>
        spans.filter(({ start }) => start === at).map(({ end }) => ({ name, end })),
      ),
    }),
  );
  const isUnknown = (token: Token) =>
    token.text.length > 3 &&
    !/\d/.test(token.text) &&
    !nameWords.has(token.text) &&
    !spelling().isKnown(token);
  return {
    text,
    tokens: annotated,
    telling,
    slots,
    unknownPlan: unknownPlanIn(tokens, isUnknown),
    moodsSaid,
  };
}

/** "en la mañana nublado y a las tres pica el sol" */
const sunAfterClouds = patternOf(
  'nublado|nublada|neblina|niebla|camanchaca * * sol|solazo|calor / sale|amanece nublado|nublada * * sol|solazo|calor',
);
const cloudyC = 18;
const night = patternOf('viernes|sabado|esta [en|a|por] [la] noche / salir [por|en|a] [la] noche|noches');
const occursPlain = (pattern: Pattern, tokens: readonly Token[]): boolean =>
  occurs(
    pattern,
    tokens.map((token) => ({ ...token, classes: [] })),
  );

/** "toda la mañana", "a las tres de la mañana" */
const isMorning = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'manana' && tokens[at - 1]?.text === 'la';

const isNumber = ({ text }: Token) =>
  /^-?\d/.test(text) || /^(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/.test(text);

const small = /^(un|una|el|la|los|las|mi|mis|su|unos|unas|ir|salir|a|de)$/;

/** Returns the unknown phrase after "para". */
function unknownPlanIn(tokens: readonly Token[], isUnknown: (token: Token) => boolean): string | null {
  for (const [index, { text }] of tokens.entries()) {
    const goes = text === 'a' && /^(voy|vamos|ir|iremos|ire)$/.test(tokens[index - 1]?.text ?? '');
    if (text !== 'para' && !(goes && small.test(tokens[index + 1]?.text ?? ''))) continue;
    let at = index + 1;
    while (at < index + 4 && small.test(tokens[at]?.text ?? '')) at++;
    const token = tokens[at];
    if (token && token.text.length <= 24 && isUnknown(token)) return token.text;
  }
  return null;
}
