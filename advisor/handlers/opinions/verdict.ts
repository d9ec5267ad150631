import { eventGroups } from '#contract/events.ts';
import { eventOf } from '#stylist/events/events.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { isBanned, wearableFit } from '#stylist/limits/unfit.ts';
import { pieceOf } from '#stylist/piece.ts';
import type { RuleKey } from '#stylist/rule-weights.ts';
import { levelOfDay } from '#stylist/rules/formality.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { readGarment } from '#stylist/vocabulary/read-garment.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Day, Wishes } from '../../state.ts';
import { isMourning, isUnseemly } from '../../tools/customs.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { garmentsAllowed, nameStems } from '../../understand/garments/find-garments.ts';
import { isLacking } from '../../understand/garments/pointing.ts';
import { type Mood, needs } from '../../understand/moods.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { the, theList } from '../../voice/names.ts';
import { onOneLine, type Part, type Phrase, phrase } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { Token } from '../../words/tokens.ts';
import { dayInput, purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { asksVerdict, type Choice, choiceIn, isOr, obligation, orNot, permission } from './asks-verdict.ts';

export type Verdict = {
  says: Phrase;
  /** One of these is worn. */
  into: string[];
  /** None of these is worn. */
  out: string[];
  /** Whether the look may do without them. */
  isWithout?: boolean;
  /** Whether the question was if they are expected. */
  isDuty?: boolean;
  /** Spoken of, and no longer asked for. */
  about: string[];
  /** The two that were compared. */
  compared?: string[];
};

type Problem = 'short' | 'much' | 'banned' | 'unseemly' | 'hot' | 'cold' | Mood;

const whyOfNeed: Readonly<Partial<Record<Mood, string>>> = {
  'flat-shoes': 'en ese suelo el tacón se hunde o se tuerce',
  'on-foot': 'son muchas horas de pie o andando',
  steady: 'lo primero es pisar firme',
  'closed-shoes': 'ahí hace falta zapato cerrado',
  'free-legs': 'necesitas moverte a gusto',
  messy: 'se va a manchar',
  windproof: 'con ese viento no vas a gusto',
  'sweat-proof': 'ahí el sudor se nota más',
  covered: 'ese día conviene ir con más cubierto',
  'front-opening': 'conviene algo que se abra por delante',
  washable: 'ahí coge olor o manchas, y no es de lavar en casa',
  'tender-feet': 'a tu pie no le hace ningún favor',
  'slip-on': 'conviene un zapato que se quite en un segundo',
  soft: 'puede picar o engancharse',
  'stain-hiding': 'ahí una mancha se vería mucho',
  seated: 'son muchas horas en una silla',
  'by-fire': 'no es para estar junto al fuego',
};

/** Beyond the level of a day by so much, one piece spoils it. */
const tolerance = 0.06;
const warmC = 20;
const mustWeight = 0.8;

function problemOf(
  garment: Garment,
  day: Day,
  context: IntentContext,
  moods: readonly Mood[],
): Problem | null {
  const need = moods.find((mood) => needs.has(mood) && moodEffects[mood].avoids?.(garment));
  if (need) return need;
  const { outfits, day: before } = context.state;
  const isOnTable = outfits.some(({ garmentIds }) => garmentIds.includes(garment.id));
  if (isOnTable && day.event === before.event && day.occasion === before.occasion) return null;
  const { occasion, season, temperatureC = null } = dayInput(day, context.box);
  const event = eventOf(day.event);
  const [slot = 'base'] = slotsOfKind[garment.kind];
  const piece = pieceOf(garment, slot, { occasion, event, season, temperatureC, rain: day.rain ?? false });
  const [least, most] = levelOfDay({ occasion, event });
  if (isMourning(day.event) && isUnseemly(garment, day.event)) return 'unseemly';
  // A dark suit is no dinner jacket.
  const isOutdone = event?.wants?.some(
    (want) =>
      (want.slot === slot || (want.slot === 'mid' && garment.kind === 'suit')) &&
      want.weight >= mustWeight &&
      piece.formality <= (want.formalityOver ?? 0),
  );
  if (isOutdone || (slot !== 'outer' && piece.formality < least - tolerance)) return 'short';
  const isJacketAtWork = garment.kind === 'blazer' && occasion === 'work';
  if (slot !== 'outer' && !isJacketAtWork && piece.formality > most + tolerance) return 'much';
  if (isBanned(piece, { event, occasion })) {
    if (garment.style === 'party') return 'much';
    return piece.formality < (least + most) / 2 && !piece.heel ? 'short' : 'banned';
  }
  const isSaid = day.temperatureC !== null || day.season !== null;
  if (isSaid && piece.seasonFit < wearableFit) return (temperatureC ?? warmC) >= warmC ? 'hot' : 'cold';
  return null;
}

function whyNot(problem: Problem, piece: Part, purpose: string): Phrase {
  switch (problem) {
    case 'short':
      return phrase`con ${piece} el conjunto se queda corto para ${purpose}`;
    case 'much':
      return phrase`para ${purpose}, ir con ${piece} es demasiado`;
    case 'banned':
      return phrase`para ${purpose} no es lo que toca`;
    case 'unseemly':
      return phrase`para ${purpose}, mejor algo oscuro y liso que ${piece}`;
    case 'hot':
      return phrase`con ${piece} pasarías calor`;
    case 'cold':
      return phrase`con ${piece} pasarías frío`;
    default:
      return whyOfNeed[problem] ?? phrase`para ${purpose} no es lo que toca`;
  }
}

/** "¿es mucho ir con falda larga?" is answered with a no where it is fine. */
const excess = patternOf(
  'seria|serian|quedaria|quedarian exagerad~|excesiv~|ridicul~ / sera|seran|es|seria pasarse|pasarme / es|son|sera|seran|seria|voy|iria|queda|quedaria|quedara|resulta|resultaria * mucho|demasiado|poco|excesivo|excesiva|exagerado|mal / canta|cantan|desentona|desentonan mucho|demasiado / demasiado / queda|quedan|quedo|quedara|es|son|parece|parezco [un] [poco] vulgar|hortera|cutre|cursi|ridicul~|exagerad~|hortera|ordinari~ / me hace|hacen|hara|haran ver|parecer|mas / parezco|pareceria|parecere / me veo|vere|veria como|muy|gord~|mayor / quedo|quedare|quedaria como',
);

/** "quiero llevar la hawaiana, ¿la puedo salvar?": what they long for is told how to be worn, not taken away. */
export const longing = patternOf(
  'quiero|quisiera|querria|gustaria|gusta|gustan|encanta|encantan|ilusion|confianza|apetece|estrenar|amo|adoro|chifla',
);

const tellingStem = 6;

/** "quiero lentejuelas, ¿el vestido o el top?": those whose names say so. */
export function toldByName(garments: readonly Garment[], tokens: readonly Token[]): Garment[] {
  const said = tokens.filter(({ stem }) => stem.length > tellingStem);
  return garments.filter((one) => said.some(({ stem }) => nameStems(one).has(stem)));
}

function garmentsOf(
  { wardrobe, understood }: IntentContext,
  reference: GarmentReference,
  day: Day,
): Garment[] {
  const ids = reference.garmentIds.length > 0 ? reference.garmentIds : garmentsAllowed(wardrobe, reference);
  // "traje" means no dinner jacket where none is worn.
  const isSuit = reference.kinds[0] === 'suit';
  const seemly = garmentsByIds(wardrobe, ids).filter(
    (garment) => !isSuit || (/^(suit|blazer)$/.test(garment.kind) && !isUnseemly(garment, day.event)),
  );
  const told = toldByName(seemly, understood.reading.tokens);
  if (seemly.length > 0) return told.length > 0 ? told : seemly;
  const [kind] = reference.kinds;
  return kind ? [{ ...readGarment({ kind: reference.text }, ''), kind }] : [];
}

const isOwned = ({ id }: Garment) => id !== '';

const named = (garment: Garment, { text }: GarmentReference): Part =>
  isOwned(garment) ? the(garment) : onOneLine(text);

async function chosen(
  context: IntentContext,
  { first, second }: Choice,
  day: Day,
  wishes: Wishes,
): Promise<Verdict | null> {
  const { box, speaker, wardrobe } = context;
  const purpose = purposeIn(day);
  const sideOf = async (references: readonly GarmentReference[]) => {
    const all = references.map((reference) => garmentsOf(context, reference, day));
    const [main = []] = all;
    const [reference] = references;
    const problems = main.map((garment) => problemOf(garment, day, context, wishes.moods));
    const fitting = main.filter((_, at) => problems[at] === null);
    const owned = all.map((list) => list.filter(isOwned).map(({ id }) => id)).filter((ids) => ids.length > 0);
    const kept = besides(context, owned.flat());
    const result =
      owned.length > 0
        ? await context.use('composeOutfits', {
            ...dayInput(day, box),
            moods: wishes.moods,
            mustAvoid: wishes.mustAvoid.filter((id) => !kept.includes(id)),
            mustInclude: kept,
            oneOfEach: owned.slice(0, 3).map((ids) => ids.slice(0, 12)),
            count: 1,
          })
        : null;
    const look = result?.outfits[0];
    const worn = garmentsByIds(wardrobe, look?.garmentIds ?? []).find(({ id }) => owned[0]?.includes(id));
    const onTable = main.find(({ id }) => context.state.outfits[0]?.garmentIds.includes(id));
    const garment = onTable ?? worn ?? fitting[0] ?? main[0];
    const problem = fitting.length > 0 ? null : (problems[0] ?? null);
    const worth = (look?.aiScore ?? 0) - (problem ? misfit : 0) - (result?.relaxed ? misfit / 2 : 0);
    return { garment, reference, problem, worth, look, ids: owned[0] ?? [] };
  };
  const [one, two] = [await sideOf(first), await sideOf(second)];
  const [best, other] = two.worth > one.worth ? [two, one] : [one, two];
  if (!best.garment || !other.garment || !best.reference || !other.reference) return null;
  const { id } = best.garment;
  // "con botas o con zapato", where a pair of boots is both
  const rival =
    other.garment.id === id
      ? garmentsByIds(
          wardrobe,
          other.ids.filter((one) => one !== id),
        )[0]
      : other.garment;
  if (!rival) return null;
  const [better, worse] = [named(best.garment, best.reference), named(rival, other.reference)];
  const why = other.problem
    ? whyNot(other.problem, worse, purpose)
    : whyBetter(best.look, other.look, purpose);
  return {
    says: speaker.say('verdict-choice', { best: better, other: worse, why }),
    into: best.ids,
    out: other.ids.filter((one) => !best.ids.includes(one)),
    about: [...first, ...second].flatMap(({ garmentIds }) => garmentIds),
    compared: [best.garment.id, rival.id],
  };
}
const misfit = 30;

const whyOfRule: Readonly<Partial<Record<RuleKey, string>>> = {
  'colour-harmony': 'su color se lleva mejor con lo demás',
  season: 'es lo que pide el tiempo que hace',
  silhouette: 'el corte equilibra mejor el conjunto',
  'pattern-mixing': 'los dibujos no compiten',
};

/** By the rule in which both outfits differ most. */
function whyBetter(
  one: ComposedOutfit | undefined,
  two: ComposedOutfit | undefined,
  purpose: string,
): Phrase {
  const [first] = (one?.parts ?? [])
    .map(({ rule, points }) => ({
      rule,
      gain: points - (two?.parts.find((part) => part.rule === rule)?.points ?? points),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  if (first?.rule === 'formality' || first?.rule === 'occasion')
    return phrase`para ${purpose} es el punto justo de arreglo`;
  return (first && whyOfRule[first.rule]) ?? 'el conjunto queda más redondo';
}

/** The rest of the look on the table, where the choice is about one piece of it. */
function besides({ state, wardrobe }: IntentContext, ids: readonly string[]): string[] {
  const places = garmentsByIds(wardrobe, ids).flatMap(({ kind }) => slotsOfKind[kind]);
  if (places.includes('onePiece')) return [];
  return garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? [])
    .filter(({ kind }) => !slotsOfKind[kind].some((slot) => places.includes(slot)))
    .map(({ id }) => id);
}

/** From this level on a jacket and its like are expected. */
const strictLevel = 0.56;

function isExpected(garment: Garment, day: Day, { box }: IntentContext): boolean {
  const event = eventOf(day.event);
  const [least] = levelOfDay({ occasion: dayInput(day, box).occasion, event });
  return least >= strictLevel && (garment.kind === 'tie' || garment.category !== 'accessories');
}

const burdens: ReadonlySet<string> = new Set(['suit', 'tie', 'heels']);
const spared = ({ kinds }: GarmentReference, ids: string[]): string[] =>
  burdens.has(kinds[0] ?? '') ? ids : [];

/** Returns the verdict on a question of choice, permission or duty; `null` where a message asks none. */
export async function verdictOn(context: IntentContext, day: Day, wishes: Wishes): Promise<Verdict | null> {
  const { understood, speaker, wardrobe } = context;
  const { tokens } = understood.reading;
  const { slots } = understood;
  if (!asksVerdict(context) || (day.occasion === null && wishes.moods.length === 0)) return null;
  const purpose = purposeIn(day);
  const choice = choiceIn(context);
  if (choice) return chosen(context, choice, day, wishes);
  const wanted = slots.garments.filter((one) => one.wanted && !isLacking(tokens, one.start));
  const or = tokens.findIndex(isOr);
  const together = or < 0 ? wanted.filter(({ garmentIds }) => garmentIds.length > 0) : [];
  const isFailing = (one: GarmentReference) =>
    garmentsOf(context, one, day).every((garment) => problemOf(garment, day, context, wishes.moods) !== null);
  const target = occurs(orNot, tokens)
    ? wanted.findLast(({ end }) => end <= or)
    : ((together.length > 1 ? together.find(isFailing) : undefined) ?? wanted[0]);
  const without = slots.garments.find((one) => !one.wanted && tokens[one.start - 1]?.text === 'sin');
  if (!target && without && occurs(permission, tokens)) {
    const [spare] = garmentsOf(context, without, day);
    if (!spare) return null;
    const piece = onOneLine(without.text);
    const line = isExpected(spare, day, context) ? 'verdict-not-without' : 'verdict-without';
    const about = line === 'verdict-not-without' ? garmentsOf(context, without, day).map(({ id }) => id) : [];
    return {
      says: speaker.say(line, { piece, for: purpose }),
      into: [],
      out: [],
      about,
      isWithout: line === 'verdict-without',
    };
  }
  if (!target) {
    if (slots.colours.includes('negro') && isMourning(day.event))
      return { says: speaker.say('verdict-mourning'), into: [], out: [], about: [] };
    const isBlack = slots.colours.includes('negro') && day.event !== null && !isMourning(day.event);
    return isBlack &&
      (eventGroups.weddings.some((one) => one === day.event) ||
        eventGroups.ceremonies.some((one) => one === day.event))
      ? { says: speaker.say('verdict-black', { for: purpose }), into: [], out: [], about: [] }
      : null;
  }
  const garments = garmentsOf(context, target, day);
  const [first] = garments;
  if (!first) return null;
  const problems = garments.map((garment) => problemOf(garment, day, context, wishes.moods));
  const fitting = garments.filter((_, at) => problems[at] === null);
  const ids = garments.filter(isOwned).map(({ id }) => id);
  const about = [...target.garmentIds, ...ids];
  const isSuit = target.kinds[0] === 'suit';
  if (occurs(obligation, tokens) && !occurs(orNot, tokens) && !occurs(permission, tokens)) {
    const isDue = fitting.length > 0 && isExpected(first, day, context);
    return isDue
      ? { says: speaker.say('verdict-must', { for: purpose }), into: ids, out: [], about, isDuty: true }
      : {
          says: speaker.say('verdict-must-not', { for: purpose }),
          into: [],
          out: spared(target, ids),
          about,
          isDuty: true,
        };
  }
  const [fit] = fitting;
  if (fit)
    return {
      says: speaker.say(occurs(excess, tokens) ? 'verdict-fine' : 'verdict-yes', {
        piece:
          together.length > 1
            ? theList(together.flatMap((one) => garmentsOf(context, one, day).slice(0, 1)))
            : named(fit, target),
        for: purpose,
      }),
      into: fitting.filter(isOwned).map(({ id }) => id),
      out: [],
      about,
    };
  const piece = named(first, target);
  const problem = problems[0];
  if ((problem === 'short' || problem === 'much') && isOwned(first) && occurs(longing, tokens))
    return {
      says: speaker.say(problem === 'short' ? 'verdict-longed-short' : 'verdict-longed-much', {
        piece,
        for: purpose,
      }),
      into: ids,
      out: [],
      about,
    };
  const why = whyNot(problems[0] ?? 'banned', piece, purpose);
  // Jacket and trousers make a suit.
  const halves = isSuit ? wardrobe.filter(({ name }) => /\btraje\b/i.test(name)).map(({ id }) => id) : [];
  const line = occurs(excess, tokens) ? 'verdict-excess' : 'verdict-no';
  return { says: speaker.say(line, { why }), into: [], out: [...ids, ...halves], about };
}

/** The wishes of a question, once it is answered. */
export const decided = (wishes: Wishes, { into, out, about }: Verdict): Wishes => {
  const apart = new Set([...into, ...out, ...about]);
  return {
    ...wishes,
    mustInclude: wishes.mustInclude.filter((id) => !apart.has(id)),
    oneOfEach: [
      ...wishes.oneOfEach.filter((list) => !list.some((id) => apart.has(id))),
      ...(into.length > 0 ? [into.slice(0, 12)] : []),
    ].slice(-3),
    mustAvoid: [...new Set([...wishes.mustAvoid.filter((id) => !about.includes(id)), ...out])].slice(0, 400),
  };
};

export function reasonAgainst(
  context: IntentContext,
  garment: Garment,
  day: Day,
  moods: readonly Mood[],
): Phrase | null {
  const problem = day.occasion === null ? null : problemOf(garment, day, context, moods);
  return problem && whyNot(problem, the(garment), purposeIn(day));
}
