import { tokensOf } from '../words/tokens.ts';
import { type Plan, plans } from './event-words.ts';
import { type PlanLabel, planLabels, planOf } from './learned/plan.ts';
import { planProbabilities } from './learned/shipped.ts';
import { gravest, plansIn } from './plans-in.ts';

const separator =
  /[.;:?!¿¡()\n]+|,\s|\s(?:y|e)\s(?=(?:luego|despu[eé]s|por|en|al?|de|saliendo|cuando|antes|m[aá]s)\b)|\s(?=(?:luego|despu[eé]s|antes)\s)|\s(?:pero|porque)\s/iu;
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

const leastSure = 0.5;
const mostOfMain = 0.2;
const fewWords = 3;

/** Another plan of the same day, which a clause of its own tells; null where there is none. */
export function anotherPlanIn(text: string, main: Plan | null): { plan: Plan; isBefore: boolean } | null {
  if (
    !main ||
    gravest.has(main.event) ||
    !later.test(text) ||
    new Set(text.toLowerCase().match(weekday)).size > 1
  )
    return null;
  const mainAt = planLabels.indexOf(main.event ?? main.occasion);
  const clauses = text
    .split(separator)
    .filter((clause) => clause !== undefined && clause.trim().split(/\s+/).length >= fewWords)
    .map((clause) => {
      const tokens = tokensOf(clause);
      const named = plans.find(tokens);
      return {
        likely: planProbabilities(clause, named, plansIn(tokens, named, false).plan),
        named: named.map(({ meaning }) => meaning.event),
        isTimed: later.test(clause),
      };
    });
  const ofMain = clauses.map(({ likely }) => likely[mainAt] ?? 0);
  const mainClause = ofMain.indexOf(Math.max(...ofMain));
  let best: { label: PlanLabel; likely: number; clause: number } | null = null;
  for (const [clause, { likely, named, isTimed }] of clauses.entries()) {
    // "no puedo ir en botas de montaña" is no plan of the day.
    if (!isTimed || clause === mainClause || (ofMain[clause] ?? 0) > mostOfMain) continue;
    for (const [at, label] of planLabels.entries()) {
      const probability = likely[at] ?? 0;
      // "nada de tacos que se me entierren" tells of no funeral.
      if (label === 'mourning' && !named.includes(label)) continue;
      if (probability >= Math.max(leastSure, best?.likely ?? 0) && !passing.has(label))
        best = { label, likely: probability, clause };
    }
  }
  const plan = best && planOf(best.label);
  return plan && { plan, isBefore: best !== null && best.clause < mainClause };
}
