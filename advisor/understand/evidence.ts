import { isCorrection } from './correction.ts';
import { factIn, qualitiesAsked } from './facts.ts';
import { type Intent, intents } from './intents.ts';
import { needs } from './moods.ts';
import type { Reading } from './read.ts';
import type { Setting } from './setting.ts';
import { shopQuestions, sizeIn } from './shopping.ts';
import { subjectOf } from './subject.ts';
import { followsTerms } from './terms-asked.ts';
import { otherWearerIn } from './wearer.ts';

/** Intents that require a current outfit. */
const aboutOutfits: readonly Intent[] = ['adjust', 'another', 'choose', 'keep', 'wear', 'like'];

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

const packs =
  /\b(hazme|haceme|haz|hace|arma|armame|prepara|preparame|organiza|organizame) (la|una|mi) (maleta|valija|mochila|equipaje)\b/;
const ownDay = /^(mi|mis|me|tengo|voy|vamos|nos|toca|soy)$/;
const bags = /^(malet|equipaje|valija|empac|mochila)/;

/** Words that start a new question. */
const asksAnew =
  /^(que|como|cual|cuales|cuanto|cuantos|cuantas|donde|con|hola|oye|busco|necesito|tengo|dudo|si|se|de)$/;

/** Words required by some intents. */
const spokenOf: Readonly<Partial<Record<Intent, RegExp>>> = {
  spent: /^(gast|cost|cuest|dinero|guita|euro|valor|pague|pagado|inverti|salio|salieron|compre)/,
  body: /^(cuerpo|gord|flac|fe[ao]s?$|tripa|barriga|panza|pierna|cadera|muslo|culo|pecho|brazo|celulit|michelin|lorza|kilo|peso|engord|adelgaz|talla|espejo|complej|acomplej|horrible|fatal|mal$|verme|veo|siento|sient[ae]|queda|cabe|vale|aprieta|callo|guap|autoestima|vieja|viejo|embaraz)/,
  thanks:
    /^(grac|grax|thx|geni|guap|maj|crack|rein|lind|divin|encant|ador|bell|jefa|diosa|amo|amor|perfect|mil|merci|obrig|sol$|cielo|increible|buenisim)/,
  'product-fit': /^(tienda|compr|pena|sentido|renta|sirve|esa|ese|eso|esto|conviene)/,
  pack: /^(maleta|viaj|vuel|equipaje|valija|empac|escap|vacacion|crucero|luna|mochila|casa|camping|fuera|dias|noches|semana|puente|temporada|road|interrail|erasmus|llev|met)/,
};

const acquiring = /^(quisiera|querria|quiero|busco|bsco|necesito|gustaria)$/;

const weekday = /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|finde)$/;

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
  if (intent === 'keep')
    return setting.hasOutfits && !tellsPlan && !opensQuestion.test(tokens[0]?.text ?? '');
  if (intent === 'wear')
    return (setting.hasOutfits || garments.length > 0) && !opensQuestion.test(tokens[0]?.text ?? '');
  if (aboutOutfits.includes(intent) || intent === 'why') return setting.hasOutfits;
  if (intent === 'yes' || intent === 'no') return setting.asked !== null || tokens.length <= 2;
  if (intent === 'combine') return garments.length > 0;
  if (intent === 'diagnose')
    return garments.length > 0 || setting.hasOutfits || said(/^(look|outfit|conjunto)/);
  if (intent === 'compare') return garments.length > 0 || colours.length > 0;
  if (intent === 'colour')
    return (
      colours.length + avoidedColours.length > 0 ||
      said(/^(color|tono|piel|rubi|moren|pelirroj|ojos|pelo|castan|otono|invierno)/)
    );
  if (intent === 'pack' && (slots.place !== null || slots.days !== null)) return true;
  const needed = spokenOf[intent];
  return isSure || needed === undefined || said(needed);
}

const puttingAway = /^(pon|apunt|agend|dej|guard|anot|program|pas|qued)/;
const filing = /^(pon|apunt|agend|dej|guard|anot|program|pas)\w*l[oa]s?$/;

const correctable: ReadonlySet<Intent> = new Set(['wear', 'mark', 'keep', 'plans']);

const shopping: ReadonlySet<Intent | null> = new Set(['shop', 'product-fit', 'gaps']);
const mostOfRefinement = 10;

/** "muy caras, otras", "¿hay en M?", "y en negro": about the products on the table. */
function refinesShopping(tokens: Reading['tokens'], slots: Reading['slots'], { topic }: Setting): boolean {
  if (tokens.length > mostOfRefinement || tokens.some(({ text }) => elsewhere.test(text))) return false;
  const asks = shopQuestions(tokens);
  if (topic === 'gaps') return asks.has('price') || tokens.some(({ text }) => sells.test(text));
  const isKind =
    topic === 'shop' &&
    tokens.length <= 6 &&
    slots.garments.length === 1 &&
    slots.garments[0]?.points === 'any';
  if (isKind && !tokens.some(({ text }) => /^(pongo|llevo|tengo|combin\w*)$/.test(text))) return true;
  const refuses = topic === 'shop' && tokens.some(({ text }) => /^(sin|sean?)$/.test(text));
  if (refuses) return true;
  const qualities = slots.colours.length > 0 || sizeIn(tokens) !== null || slots.budgetEuros !== null;
  return asks.size > 0 || (qualities && slots.garments.length <= 1);
}
const sells = /^(tienen|teneis|tenes|venden|vendeis|tienda|catalogo)$/;
/** Other subjects that such words belong to. */
const elsewhere =
  /^(premium|suscripcion|envio|envios|armario|closet|ropero|vestidor|combina\w*|pega\w*|carrito|deseos|devol\w*|pagar|pago)$/;

/** "pero yo soy bajita", "¿y si es de seda?": goes on with a question of knowledge. */
const goesOn = (tokens: Reading['tokens'], { occasion, when, budgetEuros }: Reading['slots']): boolean =>
  tokens.length <= mostOfFragment &&
  (occasion === null || tokens[0]?.text === 'y') &&
  when === null &&
  budgetEuros === null &&
  !tokens.some(({ text }) =>
    /^(pongo|tengo|tienda|comprar|compro|gracias|outfit|look|conjunto|vestirme)$/.test(text),
  );

const fragmentStart =
  /^(y|menos|salvo|excepto|no|o|solo|solamente|pero|de|las?|los|el|cual|cuales|cuant[ao]s?|que|q|ninguno|es[oa]s|todavia|aun|jaja\w*)$/;
const mostOfFragment = 12;
const mostOfBare = 7;

/** "solo zapatos", "¿y la que menos?", "las de cuadros, digo": narrows or turns the last question of fact. */
function isFragment({ text: message, tokens, slots }: Reading): boolean {
  const { garments, colours, fabric, pattern, season, occasion } = slots;
  if (tokens.length > mostOfFragment || occasion !== null || !fragmentStart.test(tokens[0]?.text ?? ''))
    return false;
  if (
    tokens.some(({ text }) => /^(pongo|llevo|combin\w*|compr\w*|tienda|guard\w*|lav[aeo]\w*)$/.test(text)) &&
    factIn({ text: message, tokens }) === null
  )
    return false;
  const narrows =
    qualitiesAsked(tokens).length > 0 ||
    garments.length + colours.length > 0 ||
    fabric !== null ||
    pattern !== null ||
    season !== null;
  if (/^(pero|menos|salvo|excepto)$/.test(tokens[0]?.text ?? '') && garments.length > 0) return true;
  if (tokens.length > mostOfBare) return false;
  return (
    narrows ||
    /^(mas|menos)$/.test(tokens.at(-1)?.text ?? '') ||
    (factIn({ text: message, tokens })?.measure ?? 'list') !== 'list'
  );
}

/** Outweighs what single words and the learned model suggest. */
const ofSubject = 18;

const noPoints = () => new Map<Intent, number>(intents.map((intent) => [intent, 0]));

/** Scores each intent by the mentions in the message and the subject of the conversation. */
export function evidence(reading: Reading, setting: Setting, isOfService: boolean): Map<Intent, number> {
  const { text, tokens, slots } = reading;
  const shifts = noPoints();
  const add = (intent: Intent, points: number) => shifts.set(intent, (shifts.get(intent) ?? 0) + points);
  const subject = subjectOf(reading, setting, isOfService);
  if (subject) add(subject, ofSubject);
  const { garments, colours, avoidedColours } = slots;
  const said = (word: string) => tokens.some(({ text }) => text === word);
  const isDay =
    slots.occasion !== null || slots.temperatureC !== null || slots.rain !== null || slots.when !== null;

  const pointedAt = garments.filter(
    ({ points, garmentIds, wanted }) => wanted && (points !== 'any' || garmentIds.length === 1),
  );
  if (pointedAt.length >= 2) add(said('o') ? 'compare' : 'diagnose', 2);
  if (garments.length === 0) add('diagnose', setting.hasOutfits ? -0.4 : -0.8);
  const canChange = setting.hasOutfits || setting.topic === 'pack';
  for (const intent of aboutOutfits)
    if (!setting.hasOutfits && !(intent === 'adjust' && canChange) && intent !== 'keep' && intent !== 'wear')
      add(intent, -2.2);
  const isNew = garments.some(({ garmentIds, points }) => garmentIds.length === 0 && points === 'any');
  if (isNew && tokens.slice(0, 3).some(({ text }) => acquiring.test(text))) add('shop', 13);
  if (otherWearerIn(tokens) !== null) add('dress', 2.5);
  if (slots.budgetEuros !== null) add('shop', 2);

  const refuses = garments.some(({ wanted }) => !wanted);
  const hasMoods = slots.moods.length > 0;
  if (canChange && dresses.includes(setting.topic)) {
    const changes =
      isDay ||
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
  if (slots.event !== null && !setting.hasOutfits && isTold) {
    add('dress', 3);
    add('knowledge', -3);
  }
  // "gracias. ¿y mañana para el entierro?" goes on.
  if (slots.event !== null && tokens.length > 3) add('thanks', -8);
  // "mi madre dice que los hombros tapados" tells what the look lacks.
  if (setting.hasOutfits && slots.occasion === null && slots.moods.some((mood) => needs.has(mood))) {
    add('adjust', 6);
    add('knowledge', -5);
    if (!tokens.some(({ text: word }, at) => word === 'por' && tokens[at + 1]?.text === 'que'))
      add('why', -6);
  }
  // "hazme la maleta", whatever else is told
  if (packs.test(tokens.map(({ text: word }) => word).join(' '))) add('pack', 12);
  // "once horas de bus" asks for clothes, not for a suitcase.
  const isJourney = /^(road-trip|train-journey|flight|airport)$/.test(slots.event ?? '');
  if (
    isJourney &&
    slots.days === null &&
    slots.place === null &&
    !tokens.some((token) => bags.test(token.text))
  ) {
    add('pack', -6);
    add('dress', 3);
  }
  // "mejor 3 días", "al final es en Roma"
  const trips = slots.days !== null || slots.place !== null || slots.month !== null;
  if (setting.topic === 'pack' && trips && !setting.asked && tokens.length <= 7 && !said('maleta')) {
    add('adjust', 3.2);
    add('pack', -3);
  }
  if (setting.hasOutfits && hasMoods && slots.occasion === null) add('adjust', 2.5);
  if (setting.hasOutfits && refuses) add('knowledge', -3);
  // "sin vaqueros, porque el jefe es especial" gives a reason and asks for none.
  const asksWhyAt = tokens.findIndex(({ text }, at) => text === 'por' && tokens[at + 1]?.text === 'que');
  if (asksWhyAt > 1 && (refuses || hasMoods || avoidedColours.length > 0)) add('why', -8);
  if (tokens.some(({ text: word }, at) => word === 'razon' && /^tien/.test(tokens[at - 1]?.text ?? '')))
    add('why', -8);
  // "evita el blanco porque comeré tomate" dresses.
  if (avoidedColours.length > 0 && !text.includes('?')) {
    add('colour', -5);
    add('why', -6);
    if (!setting.hasOutfits) add('dress', 3);
  }
  if (setting.hasOutfits && (refuses || avoidedColours.length > 0) && !text.includes('?'))
    add('knowledge', -5);
  if (slots.event !== null && !setting.hasOutfits) {
    add('app', -4);
    add('off-topic', -6);
  }
  // "examen mañana, algo con lo que no me líe"
  if (slots.occasion !== null && !setting.hasOutfits && said('algo')) add('dress', 4);
  if (slots.temperatureC !== null && !setting.hasOutfits && said('pongo')) add('dress', 3);
  if (setting.hasOutfits && garments.length === 1 && tokens.length <= 6) add('adjust', 2);

  const qualities = qualitiesAsked(tokens);
  if (said('tengo') && tokens.some(({ text }) => /^(que|q|cual|cuales)$/.test(text)) && qualities.length > 0)
    add('search', qualities.some((one) => 'sleeve' in one) ? 8 : 1.5);
  // A greeting that goes on to ask is a question.
  if (tokens.length >= 6) add('greet', -5);
  if (setting.topic === 'search' && !setting.asked && isFragment(reading)) add('search', 7);

  if ((setting.topic === 'app' || setting.topic === 'knowledge') && !setting.asked && !setting.hasOutfits)
    if (goesOn(tokens, slots) && (setting.topic === 'knowledge' || garments.length === 0))
      add(setting.topic, setting.topic === 'app' ? 7 : 5);
  if (setting.topic === 'app' && tokens.length <= mostOfFragment && followsTerms(tokens))
    add('app', ofSubject);
  if (
    subject !== 'app' &&
    shopping.has(setting.topic) &&
    !setting.asked &&
    refinesShopping(tokens, slots, setting)
  )
    add('shop', 9);

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

/** Openings of a request to delete, which excludes `keep`. */
const removing = /^(borr|elimin|quit|cancel|anul|suprim|tach|sac)(a|e|ar|o)?(me|lo|la)*$/;

/** Scores each intent by what the advisor asked or changed last, of which the learned model knows nothing. */
export function expectation(
  { tokens, slots }: Reading,
  setting: Setting,
  told: Intent | null,
): Map<Intent, number> {
  const shifts = noPoints();
  const add = (intent: Intent, points: number) => shifts.set(intent, (shifts.get(intent) ?? 0) + points);
  const { garments, colours } = slots;
  const said = (word: string) => tokens.some(({ text }) => text === word);
  const isDay =
    slots.occasion !== null || slots.temperatureC !== null || slots.rain !== null || slots.when !== null;
  const isNamed =
    garments.length > 0 ||
    slots.when !== null ||
    slots.fabric !== null ||
    colours.length > 0 ||
    tokens.some(({ text }) => weekday.test(text) || /^(\d+|ayer|antier|anteayer|anoche)$/.test(text));
  if (setting.acted && correctable.has(setting.acted) && isNamed && isCorrection(tokens))
    add(setting.acted, 20);
  if (removing.test(tokens[0]?.text ?? '') && garments.length === 0) add('keep', -12);
  const day = tokens.some(({ text }) => weekday.test(text));
  if (setting.topic === 'week' && day && said('no') && garments.length === 0) add('plans', 10);
  if (setting.hasOutfits && day && tokens.some(({ text }) => filing.test(text))) add('keep', 8);
  const last = tokens.at(-1)?.text;
  // "ya, y hoy los vaqueros también" goes on with the change before; "la falda no" takes a part of it back.
  const goesOnWithAct = addsToAct(tokens) && (told === null || told === setting.acted);
  if (setting.acted === 'wear' && goesOnWithAct && garments.length > 0) add('wear', 12);
  if (setting.acted === 'wishes' && goesOnWithAct && slots.position !== null) add('wishes', 12);
  if (setting.acted === 'mark' && garments.length + colours.length > 0 && (goesOnWithAct || last === 'no'))
    add('mark', 12);
  // "quítalo todo" after the cart was told
  if (
    (setting.topic === 'cart' ||
      setting.asked?.on === 'cart' ||
      (setting.acted === 'cart' && setting.topic === 'shop' && garments.length > 0)) &&
    tokens.length <= mostOfBare &&
    tokens.some(({ text }) => /^(sac|quit|borr|elimin|vaci)/.test(text))
  )
    add('cart', 20);
  // "mejor sácalas" after something went into the cart.
  if (
    (setting.acted === 'cart' || setting.acted === 'keep') &&
    tokens.length <= 7 &&
    tokens.some(({ text }) => /^(sac|quit|borr|elimin)\w*l[oa]s?$/.test(text))
  )
    add('undo', 14);

  const { asked } = setting;
  if (
    asked?.what === 'occasion' &&
    (isDay || slots.moods.length > 0 || garments.length > 0 || slots.season !== null)
  )
    add(asked.on, 2.6);
  if (asked?.what === 'occasion' && /^(para|a|al|de|pues|voy|tengo)$/.test(tokens[0]?.text ?? ''))
    add(asked.on, 1.6);
  if (asked?.what === 'garment' && garments.length > 0) add(asked.on, 3);
  if (asked?.what === 'garments' && garments.length > 0) add(asked.on, 3);
  if (
    asked?.what === 'place' &&
    (slots.place !== null || slots.days !== null || slots.month !== null || slots.temperatureC !== null)
  )
    add(asked.on, 3);
  if (
    asked?.what === 'keep' &&
    tokens.length <= 5 &&
    said('para') &&
    tokens.some(({ text }) => weekday.test(text))
  )
    add(asked.on, 6);
  if (asked?.what === 'size' && tokens.length <= 4) add(asked.on, 12);
  const isExtreme = shopQuestions(tokens).has('cheapest') || shopQuestions(tokens).has('dearest');
  if (
    asked?.what === 'product' &&
    tokens.length <= (isExtreme ? mostOfRefinement : 6) &&
    (!said('no') || slots.position !== null)
  )
    add(asked.on, 12);
  if (asked?.what === 'colour' && (colours.length > 0 || garments.length > 0)) add(asked.on, 3);
  if (!asked) {
    add('yes', -1.2);
    add('no', -0.6);
  }
  return shifts;
}
