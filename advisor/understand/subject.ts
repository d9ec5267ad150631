import { type Annotated, occurs, patternOf } from '../words/pattern.ts';
import { alternativesIn, factIn, isBetweenSeasons, qualitiesAsked } from './facts.ts';
import type { Intent } from './intents.ts';
import { asksForSize, namesScale } from './measures.ts';
import { adjectiveIn, purposesIn, scaleIn } from './purposes.ts';
import type { Reading } from './read.ts';
import type { Setting } from './setting.ts';
import { shopQuestions, sizeIn } from './shopping.ts';
import { termsAsked } from './terms-asked.ts';

/** Signs that a message is about the person's own clothes. */
const own = patternOf(
  'mi|mis [propia|propio] <garment> / mi|mis [propia|propio] ropa|prenda~|cosas|armario|closet|ropero|vestidor|placard|guardarropa|look~ / mio|mia|mios|mias|tengo|tenia|tendre|armario|closet|ropero|vestidor|guardarropa|placard|poseo / me sirve~|vale~ / de los|las|mis <garment> cual|cuales / lo que uso|pongo|llevo para',
);
/** Signs that an outfit is wanted rather than a list. */
const wearing = patternOf(
  'me pongo|visto|vista|ponia|pondria / ponerme|vestirme|vestir|arreglarme / outfit|look|conjunto|tenida|atuendo / con que lo|la|los|las / como [lo|la|los|las] combino|llevo|uso',
);
const buying = patternOf(
  'busco|bsco|compro|comprar~|compraria|venden|vendeis|vende|vendes|tienda|catalogo|presupuesto|euros|eur / ando|estoy buscando|mirando / quiero|quisiera|querria|necesito|gustaria [comprar~] un|una|unos|unas|algun|alguna|algo de / quiero|quisiera|querria|necesito|busco [comprar~] <garment> / me hace~ falta un|una|unos|unas <garment> / teneis|tienen|tenes|tienes|hay|hacen [algun|alguna|algunos|algunas] [<colour>] <garment> / teneis|tienen|tenes|tienes|hay|venden algo de / teneis|tienen|tienes|tenes|venden|hay algo|alguno / de la|en la|su|vuestra|esta tienda / que venden|teneis|tienen',
);
const gift = patternOf(
  'regalo|regalos|regalito|regalar|regalarle|regalarles / para regalar~|obsequiar / obsequi~ / detalle|detallito para / amigo invisible|secreto / intercambio de regalos',
);
const price = patternOf(
  'barat~|economic~|asequible~ / menos|maximo|hasta|tope|pasen|pase|suba|suban|presupuesto [de] <number> / precio|precios|rebaja~|oferta~ / cuanto~ cuesta~|vale|valen|sale|salen|sale|esta|estan',
);
const pairing = patternOf(
  'con que|q|cual|cuales [me|puedo|podria|debo|deberia|lo|la|los|las] combin~|us~|pong~|poner~|llev~|pega~|junt~|va|van|queda|quedan|quedaria * <garment> / <garment> * con que|q va|van|queda|quedan|combin~|uso|llevo|pongo / ^ [y] el|la|los|las|mi|mis <garment> con que|q <garment> / con que|q|cual|cuales [me|puedo|podria|debo|deberia] lo|la|los|las combin~|us~|pong~|poner~|llev~ / con que|q <garment> [me|puedo|podria] [lo|la|los|las] combin~|us~|pong~|llev~|queda~|va|van|pega~ / que|q <garment> [me|puedo|podria] combin~|us~|pong~|poner~|llev~|queda~|va|van|pega~ [mejor|bien] con / que|q|k me pongo|visto|llevo con el|la|los|las|mi|mis|unos|unas|un|una <garment>',
);
const anyClothes = patternOf(
  'ropa|prendas|moda|tallas [de|para|grandes] * tienen|teneis|venden|vendeis|hay / tienen|teneis|venden|vendeis|hay ropa|prendas|moda|tallas',
);
/** Care of a garment, and changes to a list, are other subjects. */
const treating = patternOf(
  'se plancha~|lava~|seca~|limpia~|cepilla~|tine~|tender|tiende / a que temperatura / como [se|le|les] [lo|la|los|las] quit~|kit~|limpi~|lav~|sac~|planch~|guard~|arregl~ / huele|huelen|mancho|manche|olor',
);
const filing = patternOf('deseos|carrito|favoritos / ^ [me] anad~|agreg~|apunt~|guard~|met~|registr~');
const ofApp = patternOf('fotos|privacidad|datos|ia|inteligencia|cuenta|contrasena|suscripcion|premium');
const seeking = patternOf(
  '^ [hola|buenas|oye|che|pues] quiero|quisiera|querria|busco|bsco|necesito|ando [buscando|comprar~] un|una|unos|unas|algun|alguna [buen|buena] <garment>',
);
const productFit = patternOf(
  'me compro|compraria|pillo otr~ / merece|vale la pena / con lo que [ya] tengo / hace falta otr~',
);
const comparesPieces = patternOf(
  'que|q|cual|cuales <garment> * pega~|va|van|combina~|queda~|vaya|vayan con / tengo * que|q [me|le] pegue|vaya|combine|combina|pega|va|vayan|peguen con',
);
const backward = patternOf(
  'de [todo|todos|todas] eso|esos|esas|estas|estos|ahi|ellos|ellas / y cual|cuales|cuantas|cuantos / cual|cuales de / te has dejado|olvidado / te dejaste|olvidaste|falto / no [me] [lo|la|los|las] borr~|elimin~ / y el|la los|las mas|menos / y todo el ano / ^ [no] [pues] esas|esos|esa|ese|eso|estas|estos no|si',
);
const possession = patternOf(
  'que|q|cual ropa|prendas|cosas|zapatos * me sirve~|vale~ / lo que uso|pongo|llevo para / de mi|mis|los|las <garment> [que|q] [tengo] cual|cuales / cual|cuales * mas|menos / ^ tengo [un|una] <garment> / tengo algo|algun|alguna|alguno|algunos|algunas / que|q|cual|cuales|cuantos|cuantas|cuanta|cuanto * tengo|es|son|aguanta~|sirve~|hay / que|q|cual|cuales|cuantos|cuantas * de mi|mis / de mi ropa|armario|closet|ropero / de lo mio / de mis <garment> / dime|decime|digame|ensename|mostrame|muestrame|listame|enumera * tengo|mi|mis|cosas|prendas',
);
const filler =
  /^(hola|buenas|buenos|dias|tardes|noches|oye|oiga|pues|y|che|mira|maya|valentina|hija|guapa|perdona|disculpa|disculpe|por|favor|a|ver|ahora|entonces|mejor|tambien|bueno|vale|ok|o|igual)$/;
const article = /^(un|una|unos|unas|algun|alguna|algunos|algunas|otr[oa]s?|algo)$/;

const pointed = /^(el|la|los|las|mi|mis|es[eoa]s?|est[eoa]s?)$/;
const mostOfNoun = 26;
const nextToShop: ReadonlySet<Intent | null> = new Set(['shop', 'product-fit', 'cart', 'wishes']);

/** Whether the message opens with what is looked for: "unas sandalias planas hasta 60". */
function opensWithGarment(tokens: readonly Annotated[]): boolean {
  const start = tokens.findIndex(({ text }) => !filler.test(text));
  if (start < 0 || tokens.length > mostOfNoun) return false;
  const at = article.test(tokens[start]?.text ?? '') ? start + 1 : start;
  return tokens.slice(at, at + 3).some(({ classes }, index) => {
    const isColourFirst = index > 0 && tokens[at]?.classes.some(({ name }) => name === 'colour');
    return (index === 0 || isColourFirst) && classes.some(({ name }) => name === 'garment');
  });
}

/** Words that make a sentence of a noun: "los vaqueros y la camisa, ¿pegan?" */
const predicate = patternOf(
  'me pongo|queda|quedan|gusta|gustan|vale|aprieta|llevo|puse / pega~|combina~|combino|conjunta~|va|van bien|con|mal / voy|vamos|iba|ire|iria / que|q <garment> / lavo|plancho|lava|limpio|limpia|mancha|encoge|encogio / es|son|esta|estan demasiado|muy|bien|formal / se lleva~ / de moda / puedo|se puede|como',
);

const ofShop = patternOf(
  'que|q|cual|cuales|algun|alguna|un|una|unos|unas|el|la|los|las <garment> [<colour>] de [la|su|vuestra|esta] tienda / quiero|quisiera|querria|necesito comprar~|comprarme un|una|unos|unas <garment>',
);
const advised = patternOf('recomiend~|recomendar~|aconsej~ un|una|unos|unas <garment>');
const wishing = patternOf('quiero|quisiera|querria|gustaria ir|verme|vestirme|salir');
const altering = patternOf(
  'ajustar|achicar|estrechar|ensanchar|agrandar|acortar|alargar|entallar|modista|costurera|sastre|dobladillo|basta',
);
function isPurchase({ tokens, slots }: Reading, { hasOutfits, topic }: Setting): boolean {
  if ([filing, wishing, altering, treating].some((pattern) => occurs(pattern, tokens))) return false;
  const { garments } = slots;
  const sought = garments.filter(
    ({ wanted, points, garmentIds, start }) =>
      wanted && (points === 'any' || garmentIds.length === 0 || !pointed.test(tokens[start - 1]?.text ?? '')),
  );
  const [first] = sought;
  const isBuying = occurs(buying, tokens);
  const isAdvised = occurs(advised, tokens) && first?.garmentIds.length === 0 && slots.occasion === null;
  if (isAdvised && !hasOutfits) return true;
  if (first && occurs(ofShop, tokens) && !occurs(productFit, tokens)) return true;
  // "¿zapatillas, cuántas?"
  const words = tokens.map(({ text }) => text).join(' ');
  const counts = /\b(cuant[oa]s?|cuales)\b|(?<!que )\btengo( alg\w+)?$/.test(words);
  if (counts && !isBuying && slots.budgetEuros === null && !occurs(price, tokens)) return false;
  const isGift = occurs(gift, tokens);
  if (isGift && (isBuying || first || slots.budgetEuros !== null) && !occurs(own, tokens.slice(0, 3)))
    return !tokens.some(
      ({ text }) =>
        /^(regalo|regale|regalaria|done|dono)$/.test(text) &&
        /^(los|las|lo|la)$/.test(tokens[tokens.findIndex((one) => one.text === text) - 1]?.text ?? ''),
    );
  if (!first)
    return isBuying && occurs(anyClothes, tokens) && !occurs(own, tokens) && !occurs(wearing, tokens);
  if (occurs(seeking, tokens) && (!hasOutfits || nextToShop.has(topic))) return true;
  if (occurs(productFit, tokens)) return false;
  const isUnneeded = tokens.some(
    ({ text }, at) => text === 'no' && /^(necesito|quiero|busco)$/.test(tokens[at + 1]?.text ?? ''),
  );
  if (isUnneeded || (topic === 'search' && !isBuying)) return false;
  // "que pegue con el pantalón que tengo" tells what it is to go with.
  const head = tokens.slice(0, first.end);
  const isOwn =
    occurs(own, head) || garments.some(({ points, start }) => points === 'mine' && start <= first.start);
  if (isOwn || occurs(wearing, tokens)) return false;
  if (isBuying && (slots.occasion === null || !hasOutfits)) return true;
  if (hasOutfits && !nextToShop.has(topic)) return false;
  const isNamed = first.garmentIds.length === 1 && first.points !== 'any';
  const isPriced = occurs(price, tokens) || slots.budgetEuros !== null || sizeIn(tokens) !== null;
  const isChoice =
    garments.length > 1 &&
    garments.every(({ garmentIds }) => garmentIds.length > 0) &&
    tokens.some(({ text }) => /^[ou]$/.test(text));
  if (isChoice && !isPriced) return false;
  if (isNamed || (occurs(predicate, tokens) && !(isPriced && opensWithGarment(tokens)))) return false;
  if (!opensWithGarment(tokens)) return isPriced && !occurs(own, tokens);
  return garments.length === 1 || isPriced || tokens.some(({ text }) => /^[ou]$/.test(text));
}

/** Whether the message asks which or how many of the person's own clothes something holds of. */
function isOfOwn(reading: Reading, { topic, hasOutfits, acted }: Setting): boolean {
  const { tokens, slots } = reading;
  if (occurs(timesWorn, tokens)) return true;
  if (occurs(wearing, tokens) || occurs(treating, tokens) || occurs(ofApp, tokens)) return false;
  // "no tengo ganas de camisa"
  if (tokens.some(({ text }) => text === 'ganas')) return false;
  const asks = /^(que|q|cual|cuales|cuant\w*|tengo|dime|decime|digame)$/.test(
    tokens.find(({ text }) => !filler.test(text))?.text ?? '',
  );
  if (!asks && (tokens.length > mostOfNoun || (hasOutfits && topic !== 'search'))) return false;
  const isServing = purposesIn(tokens).length > 0 && occurs(serving, tokens);
  if (isServing || (occurs(ofMine, tokens) && slots.occasion === null)) return true;
  const isSorted =
    adjectiveIn(tokens) !== null ||
    isBetweenSeasons(tokens) ||
    purposesIn(tokens).length > 0 ||
    scaleIn(tokens) !== null ||
    alternativesIn(tokens).length > 1 ||
    qualitiesAsked(tokens).length > 0 ||
    slots.colours.length > 0 ||
    slots.fabric !== null ||
    slots.pattern !== null ||
    slots.season !== null;
  if (topic === 'search' && !acted && (occurs(backward, tokens) || occurs(matching, tokens))) return true;
  if (slots.place !== null || slots.days !== null) return false;
  if (
    topic === 'search' &&
    !hasOutfits &&
    isSorted &&
    tokens.length <= mostOfFollowUp &&
    /^(y|de|cual|cuales|que|las?|los)$/.test(tokens[0]?.text ?? '')
  )
    return slots.occasion === null;
  if (!occurs(possession, tokens) || !occurs(own, tokens)) return false;
  const measure = factIn(reading)?.measure;
  const isUse = occurs(use, tokens);
  return (
    isSorted ||
    isUse ||
    (slots.garments.length > 0 &&
      slots.occasion === null &&
      (measure !== undefined || occurs(ofMine, tokens)))
  );
}
const timesWorn = patternOf(
  'que|q|cuales|cual prendas|ropa|cosas son / cuantas veces [no] me|he|lo|la|los|las',
);
const use = patternOf('lo que uso|llevo para');
const ofMine = patternOf(
  'cual|cuales|cuantos|cuantas|alguno|alguna|alguno [de] mis [otras|otros] <garment> / cual|cuales|cuantos|cuantas [de] mis prendas|cosas / que|q|cual|cuales|cuantas|cuantos ropa|prendas|cosas|<garment> mia|mio|mias|mios',
);
const serving = patternOf(
  'mi|mis|el|la|los|las <garment> * aguanta~|sirve~|vale~|resiste~ / aguanta~|sirve~|vale~|resiste~ mi|mis|el|la|los|las <garment>',
);
const matching = patternOf('que|q [se] le|les vaya~|pegue~|combine~|quede~|sirva~');
const mostOfFollowUp = 12;

/** The intent of a message whose subject its form tells; null when the words must be weighed. */
export function subjectOf(reading: Reading, setting: Setting, isOfService: boolean): Intent | null {
  const { tokens, slots } = reading;
  if (setting.asked) return null;
  if (termsAsked(tokens, null).includes('Tallas de la tienda')) return 'app';
  if (asksForSize(tokens)) return 'knowledge';
  if (slots.budgetEuros === null && !occurs(buying, tokens) && namesScale(tokens)) return 'knowledge';
  if (termsAsked(tokens, null).length > 0 || isOfService) return 'app';
  const lacks = tokens.some(({ text }) => /^(falta|faltan|faltaria|carezco)$/.test(text));
  if (nextToShop.has(setting.topic) && tokens.some(({ text }) => text.startsWith('alergi'))) return 'shop';
  if (nextToShop.has(setting.topic) && !occurs(own, tokens) && !occurs(filing, tokens)) {
    const asks = shopQuestions(tokens);
    if (
      (asks.has('price') || asks.has('sizes') || asks.has('material')) &&
      !tokens.some(({ text }) => /^(premium|suscripcion|envio|envios)$/.test(text))
    )
      return 'shop';
  }
  if (isPurchase(reading, setting)) return 'shop';
  const pointed = slots.garments.some(({ garmentIds, wanted }) => wanted && garmentIds.length > 0);
  if (occurs(comparesPieces, tokens) && occurs(own, tokens) && slots.garments.length > 0) return 'search';
  if (!setting.hasOutfits && occurs(pairing, tokens) && (pointed || setting.topic === 'search'))
    return 'combine';
  if (!lacks && isOfOwn(reading, setting)) return 'search';
  return null;
}
