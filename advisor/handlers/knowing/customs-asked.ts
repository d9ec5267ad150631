import { type EventName, eventGroups } from '#contract/events.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { entryCalled } from '../../knowledge/entries.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { isMourning } from '../../tools/customs.ts';
import type { Intent } from '../../understand/intents.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { type Phrase, textOf } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayWith, purposeIn } from '../day.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { referenceTo } from '../referent.ts';
import { lookOf } from '../tell-outfit.ts';
import { knowledge } from './advice.ts';
import { isAnswered } from './answer-parts.ts';
import { continued } from './asks-knowledge.ts';
import { questionsAsked } from './parts-asked.ts';

const people =
  'chino|china|ruso|rusa|rumano|rumana|griego|griega|indio|india|coreano|coreana|japones|japonesa|nigeriano|nigeriana';
const who =
  'boda|funeral|velorio|entierro|misa|bautizo|iglesia|templo|amigo|amiga|novio|novia|suegro|suegra|familia|companero|companera|vecino|vecina|jefe|jefa|primo|prima|marido|esposo|esposa|mujer|muchacho|muchacha|chico|chica|padre|madre|papa|mama|mia|mio';
/** Chinos are trousers. */
const ruling = patternOf(
  `judi~|ortodox~|evangelic~|protestante~|musulman~|islamic~|hindu~|budista~|sij|mormon~|copt~|etiope~|gitan~|sinagoga|mezquita|shabat|pesaj|mehndi|sangeet|hanbok|sari|kipa|corea|nigeria|japon / ${who} [es|era|son] [de] [la] ${people} / que era|es|son ${people} / de [la] china|india / black tie / white tie / formal riguros~ / etiqueta riguros~ / riguros~ etiqueta / aso ebi`,
);
const death = patternOf(
  'velorio|velatorio|funeral|entierro|entierran|enterrar|sepelio|tanatorio|murio|fallecio / misa de difuntos',
);
const rule =
  'hay|tengo|tiene|tenemos que / debo|deberia|debemos / es|sera obligatorio|obligatoria|necesario / puedo|podemos|puede|podria ir|llevar|usar|ponerme|entrar / a fuerza / [se] ve|queda|quedo|quedaria|esta|estaria [muy] mal|bien|raro|feo|visto / me|nos cubro|descalzo|quito|pongo * cabeza|zapatos|panuelo|kipa / se lleva|llevan|da|dan|toma|cubre|usa|regala / que color no / color no|evit~|conven~ / cubrir~';
const asksRule = patternOf(rule);
const asksLook = patternOf(
  'que|q|como [me] pongo|ponerme|visto|vestirme|vestir|voy|ir|llevo / look|outfit|conjunto / hazme|armame',
);
const goesOn = patternOf(`${rule} / vale|valen|sirve|sirven / o`);
const presenting = patternOf(
  'llevo|llevar|llevamos|se lleva|regalo|doy|se da algo|vino|postre|flores|botella|detalle|regalo|bebida|dinero / de detalle|regalo [que|q|yo|me|les|le] llevo|doy|compro|llevamos / que|q llevo|llevamos|doy [de|como] detalle|regalo / algo de beber|tomar|comer|regalo / es lo educado|correcto',
);
export const marrying = patternOf(
  'me caso|casare / nos casamos / mi boda|casamiento / soy la novia|el novio',
);
const askedOf: ReadonlySet<Intent> = new Set([
  'dress',
  'combine',
  'diagnose',
  'compare',
  'knowledge',
  'off-topic',
  'unclear',
  'colour',
  'adjust',
  'search',
  'shop',
  'product-fit',
]);

const surelyCustom = 0.8;
const ofCustoms = /^(?:customs|codes)$/;
const isOfCustom = (title: string | null | undefined): boolean =>
  ofCustoms.test(entryCalled(title ?? '')?.topic ?? '');

export function asksCustom({ understood, message, state, box }: IntentContext): boolean {
  const { tokens } = understood.reading;
  if (!askedOf.has(understood.intent) || !message.includes('?')) return false;
  const questions = questionsAsked(message);
  const before = continued.has(state.topic) && isOfCustom(state.answered) ? state.question : null;
  if (before !== null && occurs(goesOn, tokens) && questions.length > 0)
    return questions.some(({ question }) => isAnswered({ question, about: before }, ofCustoms));
  if (occurs(presenting, tokens)) {
    const plan = purposeIn(dayWith(state.day, understood.slots, box));
    const isGift = questions.some(({ question, about }) =>
      isAnswered({ question, about: about === '' ? plan : about }, ofCustoms),
    );
    const [best] = lookUp(message, 1);
    if (isGift || (best && ofCustoms.test(best.entry.topic) && best.probability >= surelyCustom)) return true;
  }
  const isOfRule = occurs(asksRule, tokens) || (occurs(ruling, tokens) && !occurs(asksLook, tokens));
  if (state.outfits.length > 0 || !isOfRule) return false;
  // "¿puedo llevar el vestido rojo al funeral?" is a verdict on the dress.
  const isOfOwned = understood.slots.garments.some(({ garmentIds }) => garmentIds.length === 1);
  if (!(occurs(ruling, tokens) || (occurs(death, tokens) && !isOfOwned))) return false;
  return questions.some(({ question, about }) =>
    lookUp(`${question} ${about}`, 3).some(({ entry }) => ofCustoms.test(entry.topic)),
  );
}

const groups = [eventGroups.weddings, eventGroups.ceremonies];
const isSolemn = (event: EventName | null): boolean =>
  isMourning(event) || groups.some((group) => group.some((one) => one === event));

const skirted = /mejor falda|falda bajo|vestido al piso|largo hasta el piso/i;

function keptBy({ wardrobe }: IntentContext, told: readonly Phrase[]): GarmentReference[] {
  if (!told.some((phrase) => skirted.test(textOf(phrase)))) return [];
  const skirts = wardrobe.filter(({ kind }) => kind === 'skirt' || slotsOfKind[kind].includes('onePiece'));
  return skirts.length > 0 ? [{ ...referenceTo(skirts, 'falda'), points: 'any' }] : [];
}

const phrasesOf = ({ sentences }: Reply): Phrase[] =>
  sentences.flatMap((sentence) => (sentence ? [sentence] : []));

export const tellCustom: IntentHandler = async (context) => {
  const { understood, wardrobe, speaker, state } = context;
  const told = await knowledge({ ...context, understood: { ...understood, intent: 'knowledge' } });
  const { tokens } = understood.reading;
  const isFollowUp = continued.has(state.topic) && isOfCustom(state.answered);
  if (!isOfCustom(told.remember?.answered) || isFollowUp || told.outfits) return told;
  const isOfDeath = occurs(death, tokens);
  const event: EventName | null = isOfDeath ? 'mourning' : understood.slots.event;
  const consoles = isOfDeath && speaker.say('condolence');
  const sentences = [consoles, ...told.sentences];
  const isDressed = understood.slots.occasion !== null && isSolemn(event) && !occurs(marrying, tokens);
  if (!isDressed || wardrobe.length === 0) return { ...told, sentences };
  const garments = keptBy(context, phrasesOf(told));
  const slots = { ...understood.slots, event, garments, colours: [] };
  const shown = await dress({ ...context, understood: { ...understood, intent: 'dress', slots } });
  const [look] = shown.outfits ?? [];
  if (!look) return { ...told, sentences };
  return {
    ...told,
    sentences: [...sentences, speaker.say('custom-kept-by', { look: lookOf(context, look) })],
    outfits: [look],
    remember: { ...shown.remember, ...told.remember },
  };
};
