import { eventGroups } from '#contract/events.ts';
import { eventOf } from '#stylist/events/events.ts';
import { tokensOf } from '../words/tokens.ts';
import { type PlanLabel, planLabels, planOf } from './learned/plan.ts';
import { planProbabilities } from './learned/shipped.ts';
import { type Plan, plans } from './plans/event-words.ts';
import { gravest, isOfPet, plansIn } from './plans/plans-in.ts';

const separator =
  /[.;:?!¿¡()\n]+|,\s|\s(?:y|e)\s(?=(?:luego|despu[eé]s|por|en|al?|de|saliendo|cuando|antes|m[aá]s)\b)|(?<=a las? \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|hs?))?)\sy\s|\s(?=(?:luego|despu[eé]s|antes)\s)|\s(?:pero|porque)\s/iu;
/** Words that continue the day. */
const later =
  /\b(?:luego|despu[eé]s|dsp|m[aá]s tarde|(?:por|en|a) la (?:noche|tarde|mañana|manana)|al mediod[ií]a|a las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|de noche|al salir|a la salida|cuando acab\w+|saliendo|salgo|antes|de (?:ahi|ahí|alli|allí)|mañana|hoy)/iu;
const weekday = /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b/giu;

/** On the way, or part of most days: nothing to change for. */
const passing: ReadonlySet<PlanLabel> = new Set<PlanLabel>([
  'none',
  'casual',
  'work',
  'sport',
  'airport',
  'cycling',
  'errands',
  'flight',
  'home-day',
  'road-trip',
  'school-run',
  'train-journey',
]);

const ofMeal: ReadonlySet<PlanLabel> = new Set<PlanLabel>([
  'meeting-parents',
  'barbecue',
  'brunch',
  'picnic',
]);

const ofSport: ReadonlySet<string> = new Set(eventGroups.sport);

const leastSure = 0.5;
const mostOfMain = 0.2;
const fewWords = 3;
const mostOfPlan = 8;

const isMourning = (label: string | null): boolean => label === 'mourning' || label === 'wake';

function likelyOf(clause: string): Float64Array {
  const tokens = tokensOf(clause);
  const named = plans.find(tokens);
  return planProbabilities(clause, named, plansIn(tokens, named, false).plan);
}

const opensLater =
  /^(?:y |e |pero )?(?:luego|despu[eé]s|dsp|m[aá]s tarde|de (?:ah[ií]|all[ií])|saliendo|al salir|a la salida)\b/iu;

/** "luego nos vamos a pintar, se puede algo que sirva para los dos": what follows is not of the plan. */
function likelyIn(clause: string): Float64Array {
  const whole = likelyOf(clause);
  const words = clause.trim().split(/\s+/);
  if (words.length <= mostOfPlan || !opensLater.test(clause.trim())) return whole;
  const opening = likelyOf(words.slice(0, mostOfPlan).join(' '));
  return whole.map((probability, at) => Math.max(probability, opening[at] ?? 0));
}

const ownPlanOf = (told: readonly Plan[], main: Plan): Plan | undefined =>
  told.find(({ event }) => event !== null && event !== main.event && !passing.has(event));

/** Another plan of the same day, which a clause of its own tells; null where there is none. */
export function anotherPlanIn(text: string, main: Plan | null): { plan: Plan; isBefore: boolean } | null {
  if (!main || !later.test(text) || new Set(text.toLowerCase().match(weekday)).size > 1) return null;
  // Of a wedding its own dance and dinner are told; a funeral on the same day is another thing.
  const isDirty = eventOf(main.event)?.chores === true;
  const isGrave = gravest.has(main.event);
  const ofPet = isOfPet(tokensOf(text));
  const mainAt = planLabels.indexOf(main.event ?? main.occasion);
  const clauses = text
    .split(separator)
    .filter((clause) => clause !== undefined && clause.trim().split(/\s+/).length >= fewWords)
    .map((clause) => ({
      likely: likelyIn(clause),
      plans: plans.find(tokensOf(clause)).map(({ meaning }) => meaning),
      named: plans.find(tokensOf(clause)).map(({ meaning }) => meaning.event),
      isTimed: later.test(clause),
    }));
  const ofMain = clauses.map(({ likely }) => likely[mainAt] ?? 0);
  const mainClause = ofMain.indexOf(Math.max(...ofMain));
  let best: { label: PlanLabel; likely: number; clause: number } | null = null;
  for (const [clause, { likely, named, isTimed }] of clauses.entries()) {
    // "no puedo ir en botas de montaña" is no plan of the day.
    if (!isTimed || clause === mainClause || (ofMain[clause] ?? 0) > mostOfMain) continue;
    for (const [at, label] of planLabels.entries()) {
      const probability = likely[at] ?? 0;
      // "nada de tacos que se me entierren" tells of no funeral.
      if (label === 'mourning' && (ofPet || !named.includes(label))) continue;
      if (main.event === 'family-meal' && ofMeal.has(label)) continue;
      if (ofSport.has(label) && !named.some((event) => event === label)) continue;
      const isBeside = !isGrave || isMourning(label) !== isMourning(main.event);
      if (
        probability >= Math.max(leastSure, best?.likely ?? 0) &&
        (!passing.has(label) || (label === 'work' && isDirty)) &&
        isBeside
      )
        best = { label, likely: probability, clause };
    }
  }
  const likeliest = best && planOf(best.label);
  const own = best && ownPlanOf(clauses[best.clause]?.plans ?? [], main);
  const plan = likeliest?.occasion === 'sport' ? likeliest : (own ?? likeliest);
  return plan && { plan, isBefore: best !== null && best.clause < mainClause };
}

const listing = /[,;:.\n¿?¡!]+|\s(?:y|e)\s/iu;
const refused = /^\s*(?:nada de|sin|ni|no) /iu;
const leastListed = 0.45;
const unlisted: ReadonlySet<PlanLabel> = new Set<PlanLabel>(['none', 'casual']);

export function plansListed(text: string): Plan[] {
  const found: { label: string; plan: Plan }[] = [];
  for (const part of text.split(listing)) {
    const tokens = tokensOf(part);
    // "Viernes: …" is the day of what follows.
    if (tokens.length < 2 || refused.test(part)) continue;
    const named = plans.find(tokens);
    const ruled = plansIn(tokens, named, false).plan;
    const probabilities = planProbabilities(part, named, ruled);
    const most = Math.max(...probabilities);
    const label = planLabels[probabilities.indexOf(most)] ?? 'none';
    const isSure = most >= leastListed && !unlisted.has(label);
    const plan = isSure
      ? (named.find(({ meaning }) => (meaning.event ?? meaning.occasion) === label)?.meaning ?? planOf(label))
      : ruled;
    const key = plan?.event ?? plan?.purpose ?? plan?.occasion;
    if (plan && key && !found.some((one) => one.label === key)) found.push({ label: key, plan });
  }
  return found.map(({ plan }) => plan);
}

const ofHour =
  /\ba las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|\b\d{1,2}(?:[:.]\d\d| ?(?:h|hs|am|pm)\b)|\b(?:por|en|a) la (?:mañana|tarde|noche)\b|\b(?:luego|despu[eé]s|de ah[ií]|al mediod[ií]a)\b/giu;
const dressier = 0.1;

const dressOf = ({ event }: Plan): number => (isMourning(event) ? 1 : (eventOf(event)?.level?.[0] ?? 0));

/** Of a day whose hours are told one by one, the plan that asks for the most dress; null where it is the main one. */
export function dressiestIn(text: string, main: Plan | null): Plan | null {
  if (!main || gravest.has(main.event) || (text.match(ofHour) ?? []).length < 2) return null;
  if (new Set(text.toLowerCase().match(weekday)).size > 1) return null;
  const [most] = plansListed(text).toSorted((a, b) => dressOf(b) - dressOf(a));
  return most && dressOf(most) > dressOf(main) + dressier ? most : null;
}
