import { termsAsked } from './asking/terms-asked.ts';
import { type Intent, intents } from './intents.ts';
import type { Setting } from './learned/setting.ts';
import type { Reading } from './read.ts';

/** Intents that result in outfits: a follow-up to one of them adjusts it. */
const dresses: readonly (Intent | null)[] = [
  'dress',
  'combine',
  'adjust',
  'another',
  'week',
  'pack',
  'choose',
  'diagnose',
  'why',
  'like',
  'keep',
];

const ownDay = /^(mi|mis|me|tengo|voy|vamos|nos|toca|soy)$/;
/** Words that start a new question. */
const asksAnew =
  /^(que|como|cual|cuales|cuanto|cuantos|cuantas|donde|con|hola|oye|busco|necesito|tengo|dudo|si|se|de)$/;

const spokenOf: Readonly<Partial<Record<Intent, RegExp>>> = {
  spent: /^(gast|cost|cuest|dinero|guita|euro|valor|pague|pagado|inverti|salio|salieron|compre)/,
  body: /^(cuerpo|gord|flac|fe[ao]s?$|tripa|barriga|panza|pierna|cadera|muslo|culo|pecho|brazo|celulit|michelin|lorza|kilo|peso|engord|adelgaz|talla|espejo|complej|acomplej|horrible|fatal|mal$|verme|veo|siento|sient[ae]|queda|cabe|vale|aprieta|callo|guap|autoestima|vieja|viejo|embaraz)/,
  thanks:
    /^(grac|grax|thx|geni|guap|maj|crack|rein|lind|divin|encant|ador|bell|jefa|diosa|amo|amor|perfect|mil|merci|obrig|sol$|cielo|increible|buenisim)/,
  'product-fit': /^(tienda|compr|pena|sentido|renta|sirve|esa|ese|eso|esto|conviene)/,
  pack: /^(maleta|viaj|vuel|equipaje|valija|empac|escap|vacacion|crucero|luna|mochila|casa|camping|fuera|dias|noches|semana|puente|temporada|road|interrail|erasmus|llev|met)/,
};

/** Words that open a question: "qué me pongo hoy" is not "me lo pongo hoy". */
const opensQuestion = /^(que|como|cual|cuales|cuanto|cuando|donde)$/;

/** Whether an intent is possible when only the learned model suggests it. */
export function isConceivable(
  intent: Intent,
  { tokens, slots }: Reading,
  setting: Setting,
  isSure: boolean,
): boolean {
  const { garments, colours, avoidedColours } = slots;
  const said = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  if (intent === 'unclear' || intent === 'distress') return false;
  if (intent === 'adjust') return setting.hasOutfits || setting.topic === 'pack';
  // "el martes tengo reunión" tells of a plan and files nothing.
  const tellsPlan = slots.occasion !== null && said(/^(tengo|tenemos|hay)$/) && !said(puttingAway);
  const opens = opensQuestion.test(tokens[0]?.text ?? '');
  if (intent === 'keep') return (setting.hasOutfits || isSure) && !tellsPlan && !opens;
  if (intent === 'wear') return (setting.hasOutfits || garments.length > 0 || isSure) && !opens;
  if (intent === 'choose') return setting.hasOutfits || setting.hasFocus === true;
  if (intent === 'like' || intent === 'another') return setting.hasOutfits || isSure;
  if (intent === 'why') return setting.hasOutfits || setting.topic === 'diagnose';
  if (intent === 'yes' || intent === 'no') return setting.asked !== null || tokens.length <= 2 || isSure;
  if (intent === 'combine') return garments.length > 0 || setting.hasFocus === true;
  if (intent === 'diagnose')
    return garments.length > 0 || setting.hasOutfits || said(/^(look|outfit|conjunto)/);
  if (intent === 'compare') return garments.length > 0 || colours.length > 0 || setting.hasFocus === true;
  if (intent === 'colour')
    return (
      isSure ||
      colours.length + avoidedColours.length > 0 ||
      said(/^(color|tono|piel|rubi|moren|pelirroj|ojos|pelo|castan|otono|invierno)/)
    );
  if (intent === 'pack' && (slots.place !== null || slots.days !== null)) return true;
  const needed = spokenOf[intent];
  return isSure || needed === undefined || said(needed);
}

const puttingAway = /^(pon|apunt|agend|dej|guard|anot|program|pas|qued)/;

const mostOfFollowUp = 12;

/** "pero yo soy bajita", "¿y si es de seda?": goes on with a question of knowledge. */
const goesOn = (tokens: Reading['tokens'], { occasion, when, budgetEuros }: Reading['slots']): boolean =>
  tokens.length <= mostOfFollowUp &&
  (occasion === null || tokens[0]?.text === 'y') &&
  when === null &&
  budgetEuros === null &&
  !tokens.some(({ text }) =>
    /^(pongo|tengo|tienda|comprar|compro|gracias|outfit|look|conjunto|vestirme)$/.test(text),
  );

/** Outweighs what the learned model suggests: the terms of service are told by their words. */
const ofTerms = 18;

const noPoints = () => new Map<Intent, number>(intents.map((intent) => [intent, 0]));

/** Scores intents by the mentions in the message and the subject of the conversation. */
export function evidence({ text, tokens, slots }: Reading, setting: Setting): Map<Intent, number> {
  const shifts = noPoints();
  const add = (intent: Intent, points: number) => shifts.set(intent, (shifts.get(intent) ?? 0) + points);
  const { garments, colours, avoidedColours } = slots;
  const hasMoods = slots.moods.length > 0;
  if ((setting.hasOutfits || setting.topic === 'pack') && dresses.includes(setting.topic)) {
    const changes =
      slots.temperatureC !== null ||
      slots.rain !== null ||
      garments.length > 0 ||
      hasMoods ||
      colours.length > 0 ||
      avoidedColours.length > 0 ||
      slots.season !== null ||
      slots.avoidedFabric !== null;
    if (hasMoods && tokens.length <= 9) add('adjust', 1);
    // Without a new plan or question, the message is about the current outfit.
    if (changes && slots.occasion === null && slots.when === null && !asksAnew.test(tokens[0]?.text ?? ''))
      add('adjust', 1.6);
  }
  // "comunión de mi nieta, me canso de estar de pie" tells of a day and asks nothing.
  const isTold = !text.includes('?') && tokens.some((token) => ownDay.test(token.text));
  if (slots.event !== null && !setting.hasOutfits && isTold) add('dress', 3);
  if (setting.hasOutfits && garments.length === 1 && tokens.length <= 6) add('adjust', 2);
  if (!setting.asked && termsAsked(tokens, null).length > 0) add('app', ofTerms);
  const { topic } = setting;
  if ((topic === 'app' || topic === 'knowledge') && !setting.asked && !setting.hasOutfits)
    if (goesOn(tokens, slots) && (topic === 'knowledge' || garments.length === 0))
      add(topic, topic === 'app' ? 7 : 5);
  return shifts;
}

const assent =
  /^(ya|po|pues|ah|oye|oiga|che|bueno|vale|ok|okey|si|dale|listo|gracias|perfecto|genial|guay|maya|valentina)$/;
const asksAnything = /^(que|como|cual|cuales|cuanto|cuantos|cuantas|donde|cuando)$/;
export const addsToAct = (tokens: Reading['tokens']): boolean => {
  const said = tokens.slice(
    Math.max(
      0,
      tokens.findIndex(({ text }) => !assent.test(text)),
    ),
  );
  const isAdded = said[0]?.text === 'y' || [said[0], said.at(-1)].some((token) => token?.text === 'tambien');
  return isAdded && !said.slice(0, 4).some(({ text }) => asksAnything.test(text));
};

/** Scores intents by what the advisor asked or changed last, in spite of what the model is sure of. */
export function expectation(
  { text, tokens, slots }: Reading,
  setting: Setting,
  told: Intent | null,
): Map<Intent, number> {
  const shifts = noPoints();
  const add = (intent: Intent, points: number) => shifts.set(intent, (shifts.get(intent) ?? 0) + points);
  const { garments, colours } = slots;
  // "ya, y hoy los vaqueros también" goes on with the change before; "la falda no" takes a part of it back.
  // "¿y si llevo las zapatillas?" asks about the look on the table.
  const isAsked = setting.hasOutfits && text.includes('?');
  const goesOnWithAct = addsToAct(tokens) && !isAsked && (told === null || told === setting.acted);
  if (setting.acted === 'wear' && goesOnWithAct && garments.length > 0) add('wear', 12);
  const takesBack = tokens.at(-1)?.text === 'no';
  if (setting.acted === 'mark' && garments.length + colours.length > 0 && (goesOnWithAct || takesBack))
    add('mark', 12);
  // "mejor sácalas" after something went into the cart.
  if (
    (setting.acted === 'cart' || setting.acted === 'keep') &&
    tokens.length <= 7 &&
    tokens.some(({ text }) => /^(sac|quit|borr|elimin)\w*l[oa]s?$/.test(text))
  )
    add('undo', 14);
  // "no, mejor quítala" after a mark
  if (
    setting.acted === 'mark' &&
    told === null &&
    garments.length === 0 &&
    tokens.length <= 7 &&
    tokens.some(({ text }) => /^(sac|quit)\w*l[oa]s?$/.test(text))
  )
    add('undo', 14);
  const { asked } = setting;
  if ((asked?.what === 'garment' || asked?.what === 'garments') && garments.length > 0) add(asked.on, 3);
  return shifts;
}
