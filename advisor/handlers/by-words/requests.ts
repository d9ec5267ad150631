import { bidding, requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import { dressesAnother } from '../../understand/learned/intents-learned.ts';
import { sharesClothes } from '../../understand/told/wearer.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { choose } from '../about-outfits.ts';
import { adjust, another } from '../changes/adjust.ts';
import { dress } from '../dress/dress.ts';
import { forOwner } from '../dress/not-theirs.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { week } from '../plans.ts';
import { isSeveralDays } from '../several-days.ts';

const courtesies: ReadonlySet<Intent> = new Set(['thanks', 'bye', 'like', 'greet', 'chat', 'yes', 'no']);
const mostOfCourtesy = 3;

const dressed: IntentHandler = (context) =>
  dress({ ...context, understood: { ...context.understood, intent: 'dress' } });

const firmly: IntentHandler = (context) =>
  choose({ ...context, understood: { ...context.understood, onlyAsks: true } });

const leastOfThanks = 0.1;

/** "gracias, hija. Venga, dime qué me pongo" */
export const asksBesideThanks = ({ understood, state }: IntentContext): boolean =>
  (courtesies.has(understood.intent) || (understood.aims.get('thanks') ?? 0) >= leastOfThanks) &&
  understood.reading.tokens.length > mostOfCourtesy &&
  (requestsOutfit(understood.reading.tokens) ||
    occurs(inventing, understood.reading.tokens) ||
    (state.outfits.length > 0 && understood.slots.garments.some(({ stance }) => stance === 'unwanted')));

/** The look on the table is told as the one to wear; a new plan or wish asks for another. */
export const dressOrChoose: IntentHandler = forOwner((context) => {
  const { state, understood } = context;
  const { slots } = understood;
  if (state.outfits.length === 0 || slots.occasion !== null) return dressed(context);
  return slots.garments.length + slots.moods.length > 0 ? adjust(context) : firmly(context);
});

const inventing = patternOf(
  'a ver que|q [se] te|le|me ocurre|inventas|inventa|propones|propone|preparas|sacas|saca|armas|pones|recomiendas / a ver que|q haces|hace|puedes|puede con|hacer / que se te|le ocurre / no tengo [nada] que ponerme / sorprendeme|sorprendame / con que me bajo|monto|subo|planto|presento|meto|aparezco|cubro|tapo',
);

const mistaken: ReadonlySet<Intent> = new Set([
  'knowledge',
  'gaps',
  'search',
  'app',
  'off-topic',
  'unclear',
  'chat',
  'greet',
  'yes',
  'dress',
  'plans',
]);

/** "a ver qué se le ocurre", whatever is told around it */
export const asksInvention = (context: IntentContext): boolean =>
  mistaken.has(context.understood.intent) && context.wardrobe.length > 0 && says(context, inventing);

export const invent: IntentHandler = forOwner((context) =>
  context.state.outfits.length > 0 && context.understood.slots.occasion === null
    ? another(context)
    : dressed(context),
);

const leaving = patternOf(
  '^ * lo|como|cual|el|la que tu|usted|vos|ud|te|le veas|vea|quieras|quiera|digas|diga|prefieras|prefiera|creas|crea|guste|parezca|elijas|elija / ^ * como|lo que veas|vea|quieras|quiera|digas|diga|prefieras / elige|elija|elegi|escoge|escoja|escogelo|decide|decida|decidi|decidilo [tu|usted|vos|ud|por] / me fio [de] [ti|usted|vos] $ / me fio de ti|usted|vos|tu / confio en ti|usted|vos|tu / tu|usted|vos mandas|manda|decides|decide|eliges|elige / lo dejo en tus|sus manos',
);
const mostOfLeaving = 10;

/** "haga lo que usted vea mejor": the choice is hers. */
export const leavesChoice = ({ state, understood }: IntentContext): boolean => {
  const { slots, reading } = understood;
  return (
    reading.tokens.length <= mostOfLeaving &&
    slots.garments.length + slots.moods.length + slots.colours.length === 0 &&
    slots.occasion === null &&
    (state.outfits.length > 0 || state.asked?.what === 'occasion' || state.topic === 'dress') &&
    state.topic !== 'pack' &&
    occurs(leaving, reading.tokens)
  );
};

export const takeChoice: IntentHandler = forOwner((context) =>
  context.state.outfits.length > 0 ? firmly(context) : dressed(context),
);

/** "¿y para mi hermana, que tiene mi talla?": another look of the same wardrobe */
export const dressesAlike = ({ state, understood, wardrobe }: IntentContext): boolean =>
  wardrobe.length > 0 &&
  state.outfits.length > 0 &&
  understood.slots.occasion === null &&
  dressesAnother(understood.aims) >= surelyOther &&
  occurs(sharesClothes, understood.reading.tokens);
const surelyOther = 0.4;

const mostOfNo = 3;
const bareNo = patternOf(
  '^ [mm|uf|ay|pues|nah|ey|hm|mmm] no|nop|nel|tampoco|nah [me] [gusta|convence|mola] $',
);

/** "mm no", of a look that has just been shown and after which nothing was asked */
export const refusesShown = ({ state, understood }: IntentContext): boolean =>
  understood.intent === 'no' &&
  state.outfits.length > 0 &&
  state.asked === null &&
  state.focus.length === 0 &&
  state.shown.at(-1)?.turn === state.turn - 1 &&
  understood.reading.tokens.length <= mostOfNo &&
  occurs(bareNo, understood.reading.tokens);

/** "hágame un conjunto para el viernes y otro para el sábado": looks to be seen, whatever the calendar holds */
export const asksLooksOfDays = (context: IntentContext): boolean =>
  (context.understood.intent === 'plans' || context.understood.intent === 'search') &&
  context.state.planned === null &&
  !context.understood.onlyAsks &&
  context.wardrobe.length > 0 &&
  (context.understood.slots.when !== null || context.understood.slots.occasion !== null) &&
  (says(context, bidding) || says(context, anotherFor));
const anotherFor = patternOf('dame|deme|ponme|pongame|busca~|saca~ otro|otra|otros|otras para|pa');

export const looksOfDays: IntentHandler = (context) =>
  forOwner(isSeveralDays(context) ? week : dressed)(context);

const sinceDays = patternOf(
  '^ [ay|uf|pues|tia|mira] llevo|llevamos toda|todo|una|dos|tres|mil|dias|semanas|meses',
);
const planned = /^(plan|organi|prepar|arm|look|outfit|conjunto|ropa|pong|maleta|calend|agend|apunt)/;

/** "llevo toda la semana llorando" asks for no week of looks. */
export const tellsOfWeek = ({ understood }: IntentContext): boolean =>
  understood.intent === 'week' &&
  occurs(sinceDays, understood.reading.tokens) &&
  !understood.reading.tokens.some(({ text }) => planned.test(text));

const thenWhich = patternOf(
  '^ [aja|vale|ok|ya|bueno|y|pues] [y] entonces cual|cuales|que|q [me] [pongo|llevo] $ / ^ [aja|vale|ok|ya|bueno|pues] [y] cual|que entonces $',
);
/** "¿y entonces cuál?", after a rule of a day that was named */
export const asksThenWhich = ({ state, understood, wardrobe }: IntentContext): boolean =>
  state.outfits.length === 0 &&
  state.day.event !== null &&
  wardrobe.length > 0 &&
  state.topic === 'knowledge' &&
  occurs(thenWhich, understood.reading.tokens);
