import { asksOfThings, tellsMoment } from '../learned/intents-learned.ts';
import { aimsOf } from '../learned/shipped.ts';
import type { Context } from '../learned/situation.ts';

/** "me quiero morir", as it is typed without accents. */
const dying =
  /\b(?:y |que |casi |ya )*(?:me (?:quiero|queria|quise) (?:morir|matar)|(?:quiero|queria|quise) (?:morirme|matarme|desaparecer))\b/g;

/** "mi marido me va a matar cuando vea lo que gasté" */
const scolding =
  /\b(?:me (?:va|van) a matar|me (?:mata|matan|matara)) (?:en casa )?(?:cuando|si|como) (?:vea|vean|ve|ven|sepa|sepan|se entere|se enteren|mire|abra|llego|llegue|vuelvo|vuelva|compro|compre)\b(?=.*\b(?:gast|compr|cost|precio|bolsa|paquete|otro|otra|mas ropa|zapato|manch|rot))/g;

const scoldingLaughed = /\b(?:me (?:va|van) a matar|me (?:mata|matan|matara))\b/g;
const laughing = /\b(?:a?(?:ja){2,}|jeje|xd|lol)\w*|😂|🤣|😅/i;

/** Something small that went wrong, with a garment, a look or an appointment. */
const mishap =
  /\b(manch|rot[oa]s?\b|romp|rasg|desgarr|descos|agujer|hoyit|polilla|encog|achic|desti[nñ]|lejia|plancha|arrug|derram|descolor|apolill|cremallera|cierre|cayo|cayeron|ensuci|perdi\b|perdid|olvid|gran(o|os|azo|ito)\b|espinilla|barrit|brote|acne|herpes|fuego|ojera|orzuelo|ronch|sarpullid|flequillo|tinte|peluquer|trasquil|pelo\b|mechas|unas|ex\b|verguenza|ridicul|mism[oa] (vestido|traje|camisa|ropa|look)|tarde\b|cancel|plant|borr|subiendo|confund|equivoc|talla)/;

/** Words beside which the phrase may be meant literally. */
const gloom =
  /\b(en serio|de verdad|no es broma|forma de hablar|a veces|ya no|para que|que mas da|da igual|nadie|ningun[oa]?\b|sin mi|sola?\b|solo en|miedo|amenaz|grit|empuj|celos|cansad|hart[oa]|llor|no puedo mas|no aguanto|sentido|la vida|vivir|adios|despedir|pastill|venas|puente|meses|siempre|odio|trist|deprim|ansiedad|panico|insti|instituto|cole|colegio|clase|liceo|bullying|acos|pega|golpe|burl|rien|gord|ballena|culpa|estorb|muert|fallec|enterr)/;

/** Moments in which people groan rather than despair. */
const lesser: readonly string[] = [
  'meeting-the-ex',
  'stood-up',
  'went-badly',
  'nerves',
  'fear-of-ridicule',
  'lost-luggage',
  'purchase-regret',
  'love-returned',
];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const shy =
  /\b(?:(?:me|te|le|nos|os|les) (?:da|dio|daba|daria|dan) (?:un |tanto |mucho |muchisimo |cierto |bastante )*corte|que corte(?! de)|(?:pas[eo]|pasamos|pasaste) (?:un |mucho |que )*corte|muero de corte)\b/g;
/** "me da corte bailar" tells shyness and no wound. */
export const withoutShyness = (text: string): string | null => {
  const words = plain(text);
  const rest = words.replace(shy, 'me da verguenza');
  return rest === words ? null : rest;
};

export const speaksOfDying = (text: string): boolean => plain(text).search(dying) >= 0;

/**
 * The message without its "me quiero morir", where that is a way to groan over a stain or spots; null where it may be meant. It is meant unless
 * something small that went wrong is told, clothes or looks are all the rest is about, and nothing dark is said besides.
 */
export function withoutFigure(text: string, context: Context): string | null {
  const words = plain(text);
  const unscolded = words
    .replace(scolding, ' ')
    .replace(laughing.test(text) ? scoldingLaughed : scolding, ' ');
  if (unscolded !== words) return gloom.test(unscolded) ? null : unscolded;
  const rest = words.replace(dying, ' ');
  if (rest === words || rest.match(dying)) return null;
  const isSmall = mishap.test(rest) && !gloom.test(rest);
  return isSmall && asksOfThings(aimsOf(rest, context)) && !tellsMoment(rest, lesser) ? rest : null;
}
