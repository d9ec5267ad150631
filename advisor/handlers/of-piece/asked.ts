import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { wantsLook } from '../../understand/asking/requests-outfit.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf as wordsOf } from '../../words/tokens.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { isOr, orNot } from '../opinions/asks-verdict.ts';
import { meant } from '../pointed-at.ts';
import type { Aspect } from './aspect.ts';
import { aspects } from './aspects.ts';
import { limit } from './of-weather.ts';

const serving = patternOf(
  'aguant~|resist~|sirve|sirven|serviria|serviran|servira|vale|valen|valdria|valdra|puedo|podre|podria|pueden|puede|deja|dejan|dejara|dejaran|llega|llegan|basta|bastan|protege|protegen|pasaria|entra|entrara|entro|quepo|arriesg~|atrevo / va|van|iria|irian|ira|iran|voy|quedan|queda bien / da|daria|dan para / buena idea / es|son seguro|apto|apta|aptos|aptas|practico|practica / apropiad~|adecuad~|aconsejas / sale|salen|queda|da|dan bien|mejor en|por|de / me la juego / servid~ / cierra|cierran|cerrara|abrocha~|cabe|caben|cabra / seca|secan rapido|pronto|enseguida / puede uno',
);
const orElse = patternOf('o que|q $ / o me|nos|acabo|acabare|ya|es|mejor');
const withstanding = patternOf('aguant~|resist~|soport~ que|un|una|el|la|los|las');
const fearing = patternOf(
  'mala idea / peligro~|riesgo / arruin~|estrope~|carg~ / a la guerra / me arrepent~|arrepiento / suplicio|locura|disparate|error|crimen / me mato|matare / problema',
);
const open = patternOf(
  'como|quien|cuando / ^ donde / y donde / por que / con|a|de que / que hago|hacer|haces / cuanto cuesta|tiempo|tarda / quit~|sac~ [el|la|los|las|una|un] mancha|manchas|olor / que|q me pongo|llevo|recomiendas|aconsejas / que|q [me] meto|echo|empaco / que|q ropa|prendas|zapatos|otra|otro|otros|otras / que|q de lo|mi|mis / que|q [me] sirve|vale|cabe|entra',
);
const happened = patternOf(
  'se [me] ha|han|habia|hubiera / me cayo|cayeron|manche|rompi / se [me] cayo|mojo|mancho|rompio|encogio',
);
const pointing = patternOf(
  'eso|esto|asi|aquello / ese|este|esa|esta look|conjunto|outfit|ropa|modelito / lo que llevo|llevare|llevaria / lo puesto',
);
const asking =
  /^(?:y |oye |oiga |una duda |tia |tio |bro |o sea )*(?:(?:el|la|los|las|con|en) (?:\w+ ){1,6})?(?:me |se |no |lo |la )*(?:sirven?|valen?|aguantan?|puedo|abrigan?|pican?|crujen?|destinen?|arrugan?|transparentan?)(?![a-z])/;

/** "un abrigo de paño" means no owned piece. */
const ofAny = /^(?:un|una|unos|unas|algun|alguna|cualquier)$/;
const pointers = /^(?:es[aeo]s?|est[aeo]s?|el|la|los|las|mism[ao]s?)$/;
const noneOf = /^(?:ningun|ninguna|ningunos|ningunas)$/;
const mostMeant = 2;

/** The part of a context that exists before the message is split into requests. */
export type Asking = Pick<IntentContext, 'state' | 'understood' | 'wardrobe' | 'message' | 'box'>;

export type PieceAsked = {
  aspect: Aspect;
  /** Whether the fault was asked about, so that a fault is a yes. */
  asksFault: boolean;
  pieces: readonly Garment[];
  /** Of the whole look, which was not taken apart by the question. */
  isOfLook: boolean;
  /** The layer it has to fit under. */
  outer?: Garment;
};

const tokensOf = ({ understood }: Asking) => understood.reading.tokens;

export const isQuestion = (context: Asking): boolean =>
  /[?¿]/.test(context.message) ||
  occurs(orNot, tokensOf(context)) ||
  occurs(orElse, tokensOf(context)) ||
  asking.test(
    tokensOf(context)
      .map(({ text }) => text)
      .join(' '),
  );

export function tableOf(context: Asking): Garment[] {
  const { state, wardrobe } = context;
  if (state.topic === 'pack' || state.outfits.length === 0) return [];
  return garmentsByIds(wardrobe, (meant(context) ?? state.outfits[0])?.garmentIds ?? []);
}

/** The other looks that were shown beside it. */
function shownBeside({ state, wardrobe }: Asking): Garment[][] {
  if (state.topic === 'pack') return [];
  return state.outfits.map(({ garmentIds }) => garmentsByIds(wardrobe, garmentIds));
}

/** The garments of one mention, of the current look if possible. */
export function piecesOf(context: Asking, reference: GarmentReference): Garment[] {
  const { wardrobe } = context;
  const before = tokensOf(context)[reference.start - 1]?.text ?? '';
  if (noneOf.test(before)) return [];
  const isPointed = pointers.test(before) || reference.points !== 'any';
  const looks = [tableOf(context), ...shownBeside(context)];
  const ofLook = looks
    .map((look) => look.filter(({ id }) => reference.garmentIds.includes(id)))
    .find((pieces) => pieces.length > 0);
  if (ofLook && isPointed) return ofLook;
  const named = garmentsByIds(wardrobe, reference.garmentIds).filter(isAtHand);
  if (named.length > 0 && named.length <= mostMeant) return ofAny.test(before) ? [] : named;
  if (!pointers.test(before)) return [];
  const slots = reference.kinds.flatMap((kind) => slotsOfKind[kind]);
  return (looks[0] ?? [])
    .filter(({ kind }) => slotsOfKind[kind].some((slot) => slots.includes(slot)))
    .slice(0, mostMeant);
}

export const isExcluded = (context: Asking): boolean => {
  const { state, understood } = context;
  const tokens = tokensOf(context);
  return (
    state.wearer.other !== null ||
    understood.distress !== null ||
    state.topic === 'pack' ||
    state.care !== null ||
    occurs(happened, tokens)
  );
};

const asksElse = (context: Asking): boolean => {
  const tokens = tokensOf(context);
  return (
    (occurs(open, tokens) && !occurs(limit.bad ?? open, tokens)) ||
    (wantsLook(tokens) && !occurs(pointing, tokens))
  );
};

/** Neither a choice nor yes or no. */
export const isOpen = (context: Asking): boolean => isExcluded(context) || asksElse(context);

type Heard = { aspect: Aspect; asksFault: boolean; isSaid: boolean };

/** Aspects that the message asks about, by their own words or by a circumstance beside a question. */
export function aspectsIn(context: Asking): Heard[] {
  const tokens = tokensOf(context);
  const isFeared = occurs(fearing, tokens);
  // "¿me vale o me quedo tieso?" asks first whether it serves.
  const isEither =
    (occurs(serving, tokens) && (occurs(orNot, tokens) || occurs(orElse, tokens))) ||
    occurs(withstanding, tokens);
  const inAir = aspects.filter(({ air }) => air?.(context.understood.slots) ?? true);
  const said = inAir.flatMap((aspect): Heard[] => {
    if (aspect.bad && occurs(aspect.bad, tokens)) return [{ aspect, asksFault: !isEither, isSaid: true }];
    return aspect.good && occurs(aspect.good, tokens) ? [{ aspect, asksFault: false, isSaid: true }] : [];
  });
  const there = inAir.flatMap((aspect): Heard[] =>
    aspect.there && occurs(aspect.there, tokens) ? [{ aspect, asksFault: isFeared, isSaid: false }] : [],
  );
  return [...said, ...there];
}

/** Of named pieces, entries of care tell more. */
const ofTable: ReadonlySet<string> = new Set(['washing', 'again', 'hook', 'cleaning']);
/** The look changes where such a doubt is right; see `doubts/doubts.ts`. */
const ofDoubts: ReadonlySet<string> = new Set(['cold', 'walk', 'limit', 'wind', 'under', 'sit']);
/** On a strict day decorum is judged before these aspects. */
const weak: ReadonlySet<string> = new Set(['cold', 'walk', 'sit', 'heat']);
/** Aspects that a short question beside a piece asks about. */
const plain: ReadonlySet<string> = new Set(['rain', 'heat', 'cold', 'wind', 'ground']);
const mostBrief = 14;
const ofAir: ReadonlySet<string> = new Set(['cold', 'heat']);
const strict = /^(?:formal|work|party|date)$/;

/** "¿aguanta la gabardina un chaparrón?", "¿esos zapatos resbalan?", "¿se arruga eso?" */
export function pieceAsked(context: Asking): PieceAsked | null {
  if (isOpen(context) || !isQuestion(context)) return null;
  const tokens = tokensOf(context);
  const heard = aspectsIn(context);
  if (heard.length === 0) return null;
  const isBrief = tokens.length <= mostBrief && /[?¿]/.test(context.message) && !tokens.some(isOr);
  const asksAtAll = occurs(serving, tokens) || occurs(fearing, tokens);
  const { garments, occasion } = context.understood.slots;
  const asked = context.message.lastIndexOf('¿');
  const from = asked > 0 ? wordsOf(context.message.slice(0, asked)).length : 0;
  // Garments told in a sentence before the question are not asked about.
  const named = [
    ...garments.filter(({ start }) => start >= from),
    ...garments.filter(({ start }) => start < from),
  ]
    .map((one) => piecesOf(context, one))
    .filter((pieces) => pieces.length > 0);
  const table = tableOf(context);
  const shown = new Set(shownBeside(context).flatMap((look) => look.map(({ id }) => id)));
  const saysDegrees = tokens.some(({ text }) => /^grados?$|^º$|^°$/.test(text));
  const isWeak = ({ name }: Aspect) => weak.has(name) && !(saysDegrees && ofAir.has(name));
  for (const { aspect, asksFault, isSaid } of heard) {
    const isAsked = asksAtAll || (isBrief && plain.has(aspect.name));
    if (!isSaid && (!isAsked || (isWeak(aspect) && strict.test(occasion ?? '')))) continue;
    if (ofTable.has(aspect.name) && named.flat().some(({ id }) => !shown.has(id))) continue;
    if (aspect.name === 'under') {
      const [[inner] = [], [outer] = []] = named;
      if (inner && outer && inner.id !== outer.id)
        return { aspect, asksFault, pieces: [inner], outer, isOfLook: false };
      continue;
    }
    const concerned = named.find((pieces) => pieces.some((one) => aspect.concerns(one)));
    if (concerned)
      return {
        aspect,
        asksFault,
        pieces: concerned.filter((one) => aspect.concerns(one)),
        isOfLook: false,
      };
    if (garments.some(({ garmentIds }) => garmentIds.length > 0) || ofDoubts.has(aspect.name)) continue;
    const isPointed = isSaid || occurs(pointing, tokens);
    const look = isPointed ? table.filter((one) => (aspect.inLook ?? aspect.concerns)(one)) : [];
    if (look.length > 0) return { aspect, asksFault, pieces: look, isOfLook: true };
  }
  return null;
}
