import { nameStems } from '../../understand/garments/find-garments.ts';
import { actTold, isMeant, tellsWear } from '../../understand/learned/intents-learned.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { unlessAsked } from '../acted.ts';
import { adjust } from '../changes/adjust.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says } from '../handler.ts';
import { knowledge } from '../knowing/advice.ts';
import { asksLeave } from '../knowing/asks-knowledge.ts';
import { mark, toWash } from '../marks.ts';
import { isExcepted } from '../pointed-at.ts';
import { referenceTo } from '../referent.ts';
import { wear } from '../wear.ts';

const marking = patternOf(
  '^ [y|tambien] lava|lavame|laven * <garment> / <garment> * manchad~|suci~|sudad~ * apart~|retir~|quita~|saca~ / pon~|mete~|marca~|echa~|manda~|anade~|agrega~|quita~|saca~|deja~ * favorit~|lavar|colada|lavadora|cesto|tintor~ / a lavar|favoritos|favoritas $ / como favorit~',
);

const markingAs = patternOf(
  'pon~|marca~|deja~|anota~|apunta~ * como limpi~|lavad~|suci~|planchad~ / pon~|marca~|deja~|anota~|apunta~ como favorit~',
);
/** "márcala como limpia": no question of care, whatever the cloth. */
export const marksAs = ({ understood, state }: IntentContext): boolean =>
  !understood.onlyAsks &&
  (understood.slots.garments.some(({ points, garmentIds }) => points !== 'any' && garmentIds.length > 0) ||
    (state.focus.length > 0 && state.outfits.length === 0)) &&
  (occurs(markingAs, understood.reading.tokens) || ordersWash(understood.reading.tokens));

const washOrdered =
  /^(?:(?:por favor|oye|oiga|hola|ay|y|me|pues|vale|bueno|ok|entonces) )*(?:pon|mete|pasa|manda|echa|lleva|lleve)\w* (?:.* )?(?:a|en|para) (?:la |el )?(?:lista de (?:la )?|cesto de (?:la )?)?(?:lavar|lavadora|colada|tintoreria|tinte|lavaseco|lavanderia|cesto)\b/;
/** "pasa el vestido a la lista de la tintorería, que me cayó vino" */
const ordersWash = (tokens: readonly { text: string }[]): boolean =>
  washOrdered.test(tokens.map(({ text }) => text).join(' '));

const wornThen =
  /\b(?:hoy|ayer|anoche)(?: me)? (?:use|lleve|puse|he llevado|he usado|me he puesto|llevo puest[oa]s?)\b/;
const ofWash = /^(lav[ae]\w*|suci\w*|limpi\w*|colada|cesto|tintoreria|favorit\w*)$/;
/** "marca que hoy usé los vaqueros lavados": worn, whatever the name of a piece suggests. */
export const marksWorn = ({ understood }: IntentContext): boolean => {
  const { reading, slots, onlyAsks, intent } = understood;
  const isOfName = (at: number) => slots.garments.some(({ start, end }) => at >= start && at < end);
  return (
    intent === 'mark' &&
    !onlyAsks &&
    slots.garments.some(({ garmentIds }) => garmentIds.length > 0) &&
    wornThen.test(reading.tokens.map(({ text }) => text).join(' ')) &&
    !reading.tokens.some(({ text }, at) => ofWash.test(text) && !isOfName(at))
  );
};

/** "esa camisa está sucia", said of an outfit, asks for another; after a wear it goes to the wash. */
const soiled = patternOf('esta|estan|sigue|siguen [ya|muy|todavia|aun] suci~|limpi~');

/** "la camisa blanca a la lavadora, que le cayó salsa" */
const sendsToWash = ({ slots, reading }: IntentContext['understood']): boolean =>
  occurs(toWash, reading.tokens) && slots.garments.some(({ wanted, points }) => wanted && points !== 'any');

const handling = /^(pon|met|marca|ech|mand|anad|agreg|quit|sac|saqu|dej|llev|tengo$|estan?$)/;
const listed = /^(favorit\w*|lavar|colada|lavadora|cesto|tintoreria|lavanderia)$/;
/** "saca la falda lápiz de la lavadora" */
const handlesPlaced = ({ slots, reading: { tokens } }: IntentContext['understood']): boolean =>
  tokens
    .slice(0, 4)
    .some(({ text }, at) => handling.test(text) && !/^(que|idea)$/.test(tokens[at + 1]?.text ?? '')) &&
  tokens.some(({ text }) => listed.test(text)) &&
  slots.garments.some(({ garmentIds, points }) => points !== 'any' && garmentIds.length > 0);

/** "bueno, todo menos el jersey", after the wash was told to be done */
const exceptsFromWash = (context: IntentContext): boolean =>
  isExcepted(context) &&
  context.state.outfits.length === 0 &&
  (context.state.acted === 'mark' || /^(wash-none|from-wash)\./.test(context.speaker.said().at(-1) ?? ''));

/** "me han regalado un jersey. ¿se puede meter en la lavadora?" */
const wonders = /\b(se puede|se pueden|puedo|podria|debo|deberia|hay que|conviene|o mejor|sera mejor)\b/;
const addingToWash =
  /^(?:y |ah |pues |vale )*(?:anad|agreg|sum|met|pon|ech)\w* (?:tambien )?(?:el|la|los|las|mis?) /;
const addsToWash = ({ understood, speaker, state }: IntentContext): boolean =>
  state.outfits.length === 0 &&
  understood.slots.garments.some(
    ({ points, garmentIds }) => points === 'definite' && garmentIds.length > 0,
  ) &&
  addingToWash.test(understood.reading.tokens.map(({ text }) => text).join(' ')) &&
  speaker
    .said()
    .slice(-recentWash)
    .some((line) => /^(wash-due|wash-none|wash-due-none|wash-list|wash-basket)\./.test(line));
const recentWash = 3;

/** "pon en favoritos la blusa": a mark, whatever else the words suggest. */
export const marksGarments = (context: IntentContext): boolean => {
  const { understood, state } = context;
  const { tokens } = understood.reading;
  const names = understood.slots.garments.length > 0 || state.focus.length > 0;
  const words = tokens.map(({ text }) => text).join(' ');
  if (asksLeave.test(words) || (context.message.includes('?') && wonders.test(words))) return false;
  const isApart = state.outfits.length === 0 || state.acted === 'wear' || state.acted === 'mark';
  return (
    !understood.onlyAsks &&
    names &&
    !occurs(outfitWords, tokens) &&
    tokens.length <= mostOfMark &&
    (occurs(marking, tokens) ||
      sendsToWash(understood) ||
      addsToWash(context) ||
      handlesPlaced(understood) ||
      (occurs(soiled, tokens) && isApart) ||
      exceptsFromWash(context))
  );
};

/** "quita la americana, me he equivocado", after it was marked */
export const takesMarkBack = ({ understood, state }: IntentContext): boolean =>
  state.acted === 'mark' &&
  !understood.onlyAsks &&
  understood.slots.garments.some(({ garmentIds }) => garmentIds.some((id) => state.focus.includes(id))) &&
  (understood.slots.garments.some(({ wanted }) => !wanted) ||
    understood.reading.tokens.some(({ text }) => /^(quita|saca|equivoque|equivocado|error)$/.test(text)));

const addingMore = patternOf('^ [ah|ay|uy] y|tambien / tambien $');
const woreToo = patternOf(
  'tambien|tb|tmb|ademas [me] [lo|la|los|las] llevaba|llevaban|llevabamos|traia|usaba|llevaba / <garment> [tambien|tb|tmb|ademas] [lo|la|los|las] llevaba|traia|usaba|tenia / llevaba|traia [puesto|puesta|puestos|puestas] [tambien|tb|tmb|ademas] [el|la|los|las|mi|mis] <garment>',
);
const mostOfMore = 9;

/** "y las botas también", after a wear was noted; "perdón, quería decir el jersey", after what is not there. */
export const wearsMore = ({ state, understood }: IntentContext): boolean =>
  !understood.onlyAsks &&
  understood.reading.tokens.length <= mostOfMore &&
  understood.slots.garments.some(({ garmentIds, wanted }) => wanted && garmentIds.length > 0) &&
  ((state.acted === 'wear' &&
    state.wornOn !== null &&
    (actTold(understood.aims) ?? 'wear') === 'wear' &&
    occurs(addingMore, understood.reading.tokens)) ||
    (state.wornOn !== null &&
      (state.acted === 'wear' || state.acted === 'mark') &&
      occurs(woreToo, understood.reading.tokens)) ||
    isMeantInstead(state, understood));

const meaningOther = patternOf(
  'queria|quise|quiero decir / digo|era|eran|referia|refiero|perdon|perdona|mejor',
);
const isMeantInstead = (
  state: IntentContext['state'],
  { reading, aims }: IntentContext['understood'],
): boolean =>
  state.asked?.what === 'garment' &&
  (state.asked.on === 'wear' || state.asked.on === 'mark') &&
  state.acted === null &&
  (isMeant(aims, 'clarify') || occurs(meaningOther, reading.tokens));

export const wearMore: IntentHandler = (context) => {
  const { state, understood } = context;
  const intent = state.acted !== 'wear' && state.asked?.on === 'mark' ? 'mark' : 'wear';
  const plain = { ...understood, intent, aim: null, onlyAsks: false } as const;
  return intent === 'mark'
    ? mark({ ...context, understood: plain })
    : wear({
        ...context,
        state: says(context, woreToo) ? { ...state, acted: 'wear' } : state,
        understood: plain,
      });
};

const mostOfMark = 20;

const outfitWords = patternOf('maleta|tienda|carrito|deseos|look|outfit|conjunto');

export const worn = patternOf(
  'lunes|martes|miercoles|jueves|viernes|sabado|domingo [pasado] [me] puse|lleve|use / hoy|ayer|anoche|antier|anteayer [me] puse|lleve|use / me [lo|la|los|las] puse|lleve / me he puesto / he llevado / traje|traigo|llevo|tengo puesto|puesta|puestos|puestas / como usad~|puest~|llevad~ / marca~|apunta~|anota~|pon~|registra~ [de] usad~|puest~|llevad~',
);

const acting: ReadonlySet<string> = new Set(['mark', 'keep', 'plans', 'wear', 'diagnose']);

const openingWorn = patternOf(
  '^ [y] [apunta~|anota~] [que] hoy|ayer|anoche|antier|anteayer [me] [he] llevado|puesto|puse|lleve|traje / ^ me puse|lleve',
);

const notingWorn = patternOf(
  '^ * apunta~|anota~|marca~|registra~|pon~ [me] [como] [que] * hoy|ayer|anoche|puse|use|lleve|llevado|usado|puesto',
);

const noting = patternOf('apunt~|anot~|marc~|regist~ / hoy|ayer|anoche|antier|anteayer');

const surelyWorn = 0.5;

const washing = patternOf('lav~|colada|suci~|cesto|tintor~|manch~|sudad~');

/** "hoy me puse el jean y la remera, anótalo" notes a wear, whatever else the words suggest. */
export const tellsWorn = ({ understood, state }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  // "y el martes la falda", after a plan
  if (state.acted === 'keep' && state.planned !== null && !occurs(worn, tokens)) return false;
  return (
    !understood.onlyAsks &&
    understood.slots.garments.length > 0 &&
    ((occurs(worn, tokens) &&
      occurs(noting, tokens) &&
      (acting.has(understood.intent) || occurs(openingWorn, tokens) || occurs(notingWorn, tokens))) ||
      (understood.intent === 'wear' && tellsWear(understood.aims) >= surelyWorn)) &&
    !occurs(washing, tokens)
  );
};

const mostOfWhich = 6;

/** "los oscuros", after "¿cuál: los vaqueros oscuros o los lavados?" */
export function whichAnswered({ state, understood, wardrobe }: IntentContext): GarmentReference | null {
  const { asked, focus } = state;
  const { tokens } = understood.reading;
  const isAsked = asked?.what === 'garment' && (asked.on === 'wear' || asked.on === 'mark');
  if (!isAsked || focus.length === 0 || tokens.length > mostOfWhich) return null;
  const isBoth = tokens.some(({ text }) => /^(dos|ambos|ambas|tod[oa]s)$/.test(text));
  const among = garmentsByIds(wardrobe, focus).filter(
    (one) => isBoth || tokens.some(({ stem }) => stem.length > 3 && nameStems(one).has(stem)),
  );
  // "la de popelín", which was not offered
  const told = tokens.filter(({ stem }) => stem.length > 3);
  const others = wardrobe.filter((one) => told.every(({ stem }) => nameStems(one).has(stem)));
  const named = among.length === 0 && told.length > 0 && others.length === 1 ? others : among;
  if (named.length === 0 || (named.length === focus.length && !isBoth)) return null;
  const said = tokens.map(({ text }) => text).join(' ');
  return { ...referenceTo(named.slice(0, isBoth ? named.length : 1), said), kinds: [], points: 'mine' };
}

const undoing = patternOf(
  '^ [ay|no|uy|al|bueno] [mejor|final] no la|lo|las|los [mejor] laves|lave|mandes|marques|marque|pongas|eches|apuntes|guardes $ / ^ [ay|uy|bueno|vale|pues|no|ok|mejor|nah] [no|mejor] [deja|dejalo|dejala|dejalos|dejelo|ponlo|que] [quede|todo|tal] como antes|estaba|estaban|tenias|tenia [deshaz~|deshac~|antes] $ / deshaz~|deshac~|revierte~|anulalo|desguard~|desapunt~|desagend~|desanot~|desprogram~ / ^ [no|ay|uy|jaja|jeje|ah|nah] [no] [es|era] mentira|broma|coña * $',
);

export const undoesIt = ({ state, understood }: IntentContext): boolean =>
  (state.acted !== null || state.previous !== null) && occurs(undoing, understood.reading.tokens);

const repenting =
  /^(no|ay|uy|ah|espera|espere|para|mejor|bueno|pensandolo|bien|al|final|que|deja|perdon|perdona|vale|jaja|a|el)$/;
const done =
  /^(kept|planned|liked|favourite|no-favourite|to-wash|from-wash|worn|worn-on|worn-pieces|worn-pieces-on|wished|unwished|carted|moved|unplanned|week-planned)\./;
export const repents = ({ understood, state, speaker }: IntentContext): boolean => {
  const words = understood.reading.tokens.map(({ text }) => text);
  return (
    state.acted !== null &&
    words.length >= 2 &&
    words.includes('no') &&
    words.some((word) => /^(espera|espere|mejor|pensandolo|final)$/.test(word)) &&
    words.every((word) => repenting.test(word)) &&
    speaker
      .said()
      .slice(-2)
      .some((line) => done.test(line))
  );
};

const forgetting = patternOf(
  '^ [jaja|jeje|no|nah|ay|uy|bueno|mejor|es|era] [no|nah|que] [mentira|broma|espera|mejor] deja~|mentira|broma|olvid~ * $ / no la|lo|las|los borres|quites|elimines|toques / me [la|lo|las|los] devuelve|devolvio|quedo [con] * $',
);

/** "jaja, mentira, déjala", after a request that was not carried out */
export const takesRequestBack = ({ state, understood }: IntentContext): boolean =>
  state.acted === null &&
  state.outfits.length === 0 &&
  (state.topic === 'app' || state.topic === null) &&
  state.turn > 0 &&
  !understood.onlyAsks &&
  understood.slots.garments.length === 0 &&
  understood.reading.tokens.length <= mostOfWhich * 2 &&
  occurs(forgetting, understood.reading.tokens);

export const leavesIt: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('left-alone')],
  remember: { asked: null },
});

export const deleting = patternOf(
  'borra~|elimina~|suprime~ todos|todas|mis * <garment> / borra~|elimina~|suprime~|saca~ * <garment> * de mi|el armario|vestidor|closet|ropero|guardarropa|placard',
);

/** "hoy me lo puse" notes a wear; "¿me puse la falda?", of an outfit, is answered about it. */
export const wearOrChange: IntentHandler = (context) =>
  context.message.includes('?') && context.state.outfits.length === 0 && !says(context, worn)
    ? knowledge(context)
    : wornOrAdjusted(context);

/** "esa polera ya la usé el viernes", of a piece of the look on the table, which was not planned */
const hasRepeated = ({ state, understood: { slots, reading } }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.acted === null &&
  slots.garments.length > 0 &&
  slots.garments.every(({ stance }) => stance === 'unwanted') &&
  reading.tokens.some(({ text }) => text === 'ya');

const wornOrAdjusted: IntentHandler = (context) =>
  hasRepeated(context) ||
  (context.understood.onlyAsks &&
    context.state.outfits.length > 0 &&
    context.understood.slots.garments.length > 0)
    ? adjust(context)
    : unlessAsked(wear, 'offer-day')(context);

export const chosen: IntentHandler = (context) => {
  const { asked } = context.state;
  const which = whichAnswered(context);
  const intent = asked?.on === 'mark' ? 'mark' : 'wear';
  const slots = { ...context.understood.slots, garments: which ? [which] : [] };
  const understood = { ...context.understood, intent, onlyAsks: false, slots } as const;
  return (intent === 'mark' ? mark : wearOrChange)({ ...context, understood });
};
