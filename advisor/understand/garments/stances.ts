import type { Token } from '../../words/tokens.ts';
import type { Aim } from '../learned/aims.ts';
import { stanceLearned } from '../learned/shipped.ts';
import { isMocked } from '../mockery.ts';
import { isDismissed, isNever, isOutOfReach, isRefused } from '../refusals.ts';
import type { GarmentReference, Stance } from '../slots.ts';
import { isLacking } from './pointing.ts';

/** "el corsé y los tops, descartados", "zapatillas: prohibidas" */
const dismissedAfter =
  /^(?:y |ni |o )?(?:(?:todos?|todas?|quedan?|estan?) )?(?:descartad[oa]s?|prohibid[oa]s?|vetad[oa]s?|eliminad[oa]s?|fuera|ni hablar|ni de broma|ni loc[oa])$/;
function isDismissedNext(tokens: readonly Token[], end: number): boolean {
  let from = end;
  while (from < tokens.length && !tokens[from - 1]?.pause) from++;
  let to = from + 1;
  while (to < tokens.length && !tokens[to - 1]?.pause) to++;
  const said = tokens.slice(from, to).map(({ text }) => text);
  return dismissedAfter.test(said.join(' '));
}

const turn = /^(pero|mejor|sino|aunque)$/;
const article = '(?:el|la|los|las|un|una|unos|unas|mi|mis|es[ae]s?|est[aeo]s?|ningun|ninguna)';

/** The words before and after a mention, up to the ends of its clause. */
function around(tokens: readonly Token[], start: number, end: number): { lead: string; tail: string } {
  let from = start;
  while (from > 0 && !tokens[from - 1]?.pause && !turn.test(tokens[from - 1]?.text ?? '')) from--;
  let to = end;
  while (to < tokens.length && !tokens[to - 1]?.pause && !turn.test(tokens[to]?.text ?? '')) to++;
  const said = (slice: readonly Token[]) => slice.map(({ text }) => text).join(' ');
  return { lead: said(tokens.slice(from, start)), tail: said(tokens.slice(end, to)) };
}

const same = /\bmism[oa]s?$/;
const spares = new RegExp(
  `(?:\\bno (?:me |le |te |se )?(?:l[ao]s? )?(?:quit|cambi|toqu|toc|saqu|muev)\\w*|\\b(?:dejame|dejale|dejando|mant\\w+|conserv\\w+|respeta\\w*|quedate con|me quedo con|no (?:es|son)(?: por| culpa de)?|sin (?:tocar|cambiar|quitar|mover)|(?:no (?:quiero|puedo|voy a|pienso|tengo que)|sin(?: tener que)?) cambiar(?:me)?(?: de)?)|\\b(?<!no )(?<!nada )(?:me|nos) (?:gustan?|encantan?|molan?|flipan?))(?: ${article})?$`,
);
const excepts = new RegExp(
  `\\b(?:tod[oa]s?|lo demas|el resto) (?:menos|salvo|excepto|quitando)(?: ${article})?$`,
);
const changes = /^(cambi|otr[oa]s?$|distint|diferente)/;
const staying =
  /^(?:(?:es[ae]s? )?(?:si|igual|intact[oa]s?|perfect[oa]s?)$|(?:es[ae]s? )?(?:me (?:gustan?|encantan?|molan?|flipan?)|se quedan?|me l[ao]s? (?:quedo|dejas)|estan? (?:bien|genial|perfect[oa]s?)|dejal[oa]s?|mantenl[oa]s?)\b)/;

/** "sin corbata no", "no quiero ir sin chaqueta": without it is what is refused. */
const without = new RegExp(`\\bsin(?: ${article})?$`);
const refusedWithout =
  /^(?:no(?! (?:pasa|import|hace|hay|se |estar|est[ae]|qued|iria|va |vas|tengo|tendr|voy (?:bien|mal)))|ni (?:hablar|loc[oa]|muert[oa]|de broma)|nunca|jamas|imposible)\b/;
const notWithout = /\b(?:no|nunca|jamas|tampoco)\b(?: \w+){0,5} sin(?: \w+)?$/;

/** "¿y si el cliente viene en vaqueros?" is about another person. */
const ofOthers =
  /(?:^|\b(?:que|si|y|como|porque|cuando) )(?:(?:el|la|los|las|mi|mis|un|una|su|sus|nuestr[oa]s?) (?!(?:look|outfit|conjunto|boda|fiesta|idea|misma|mismo)\b)\w+|ell[ao]s?|tod[oa]s|tod[oa] el mundo|l[oa]s demas|l[oa]s otr[oa]s|alguien)(?: \w+){0,2}? (?:va|van|iba|iban|ira|iran|vaya|vayan|viene|vienen|vendra|vendran|venga|vengan|llevan?|llevaban?|llevara|llevaran|vista|visten?|usan?|traen?|se ponen?|aparecen?)(?: (?:todos|todas|siempre|tambien))?(?: (?:en|de|un|una|su|sus|el|la))*$/;
const another =
  /^(?:blanc[oa] )?de (?:(?:la|el|las|los|mi|su) )?(?:novi[oa]s?|quinceanera|madrina|suegra|festejad[oa]|cumpleaner[oa]|damas|invitadas|anfitriona)\b/;
const longUnused = /\bhace \w+(?: \w+)? que no (?:me )?(?:l[oa]s? )?(?:uso|llevo|pongo|visto)(?: \w+)?$/;

const reluctance = new RegExp(
  `(?:\\bque (?:pereza|flojera|rollo|asco|horror|lata|hueva|fiaca|paja|palo|agobio|cosa)(?: (?:de|me dan?|con|lo de))?|\\b(?:guacala|guacatela|puaj|basta de|paso de|olvidate de|olvida|ahorrame|huyo de|cero|no soy (?:muy |mucho )?de)|\\b(?:es|son) (?:por|culpa de)|\\bni (?:loc[oa]|muert[oa]|borrach[oa]|de (?:cona|broma)|hablar) (?:con|de)|\\bme niego a(?: \\w+)?|\\bhast[ao] (?:la coronilla|el gorro) de)(?: ${article})?$`,
);
/** "el año pasado fui de negro", where something else is wanted */
const before =
  /(?:^|\b(?:siempre|ya) )(?:fui|iba|ib[oa]|vestia|llevaba|voy|visto|llevo|fue|(?:\w+ ){1,3}(?:fui|lleve|iba))(?: siempre)? (?:de|en)$/;
const dislike =
  /^(?:(?:y|ni|o) (?:(?:el|la|los|las) )?[a-z]+ )?(?:(?:es[ae]s?|est[ae]s?) )?(?:(?:(?:queda|estan?) )?(?:prohibid|descartad)[oa]s?\b|no puede ser\b|meh|bah|puaj|cero\b(?! grados)|nel\b|nanai\b|ya no\b|(?:me )?l[oa]s? (?:detesto|odio|aborrezco)\b|ni (?:ahi|fu|modo|muert[oa])|para (?:otro|otra|luego|despues)\b|(?:me )?l[oa]s? (?:dejo|guardo|reservo) para\b|no (?:me (?:veo|siento|hallo|encuentro)|estoy (?:comod|a gusto)|va con est)|(?:a mi )?me (?:apagan?|envejecen?|engordan?|dan? (?:calor|frio|alergia|picor|pereza|corte|palo|flojera|verguenza|cosa|hueva)|hacen? (?:mala cara|cara de|gord[oa]|mayor|viej[oa]|baj[oa]|patas|culo)|sientan? (?:fatal|mal|como)|quedan? (?:fatal|mal|como el|enorme|peque|grande|estrech|just)|favorecen? poco)\b)/;
/** "la falda con lluvia no sé" */
const unsure = /^(?:(?!(?:que|cual|como|donde)\b)\w+ ){0,4}(?:no se|nose|no lo veo|no la veo)(?: yo)?$/;
/** "con vaqueros ya voy siempre", "esa cazadora ya la llevé ayer" */
const worn =
  /^(?:(?:l[oa]s? )?(?:ya )?(?:l[oa]s? )?(?:voy|visto|ando|llevo|uso|salgo|pongo|tengo muy) (?:ya )?(?:siempre|todos|tod[oa] el|cada|a diario|vist)|(?:ya )?(?:me )?(?:ya )?l[oa]s? (?:ya )?(?:lleve|use|puse|repeti) (?:ya|ayer|antier|anteayer|anoche|el|la|a|en|para|con|esta semana|hace)\b|(?:ya )?(?:(?:me|se) )?(?:l[oa]s? )?(?:ya )?(?:me l[oa]s? )?(?:vieron|han visto|conocen|estan? (?:muy |mas |re)?vist[oa]s?)\b)/;
/** "el de satén lo usa mi prima" */
const ofAnother =
  /^(?:ya )?(?:me )?l[oa]s? (?:va a )?(?:usa|usar|lleva|llevar|llevara|tiene|pidio|ha pedido|quiere|preste|he prestado|deje|tengo prestad[oa]s?)(?: a)? (?:mi|tu|su|una|la|el)\b/;

/** "ayer ya usé esos zapatos" */
const wornBefore =
  /\b(?:(?:ayer|anoche|anteayer|antier|ya)(?: \w+){0,3}|me) (?:use|lleve|puse|repeti) (?:ayer |ya )?(?:es[ae]|es[ao]s|est[ae]|est[ao]s|el|la|los|las)$/;

const takenAway =
  /^(?:(?:o|y|ni|u) (?!l[oa]s? )[a-z]+ )?(?:(?:me |te )?l[oa]s? (?:sac|saqu|quit|elimin|descart|evit)\w*|(?:sac|quit)amel[oa]s?)\b/;

/** "no tengo esa camisa" */
const lost = /\bno (?:tengo|encuentro|veo|localizo) (?:el|la|los|las|es[ae]s?|es[ao]s|est[aeo]s?)$/;
/** "mi cuñada me ha pedido el vestido rojo, dame otro" */
const lentOut = new RegExp(
  `\\bme (?:ha |han )?(?:pidio|pidieron|pedido|quito|robo|robado|quitado)(?: prestad[oa]s?)?(?: ${article})?$`,
);
const repeats = new RegExp(
  `\\bno (?:me |le |les )?(?:repitas?|repetir|vuelvas? a (?:pon|us|met|sac)\\w*)(?: ${article})?$`,
);
/** "esta falda, es que no me siento yo" */
const pointed = /\b(?:es[ae]|es[ao]s|est[ae]|est[ao]s)$/;
const complaint =
  /\b(?:no (?:me )?(?:puedo|aguanto|soporto|convence\w*|gusta\w*|sirve\w*|vale\w*|entra\w*|cierra\w*|veo|apetece\w*|siento)|(?:me )?(?:aprieta|pica|molesta|roza|marca|engorda|tira de)\w*|hacen? dano)\b/;

const bidden = new RegExp(
  `\\b(?:dic\\w+|dij\\w+|pid\\w+|pedido|(?:qu|k)ier\\w+|prefier\\w+|exig\\w+|insist\\w+)(?: \\w+)? (?:que|q) (?:yo )?(?:vay\\w+|fuer\\w+|llev[ea]\\w*|use|usemos|(?:me |nos )?pong\\w+)(?: (?:de|con|en))?(?: ${article})?$`,
);

const forbidden = new RegExp(
  `(?:\\b(?:dic\\w+|dij\\w+|dicho|pid\\w+|pedido|quier\\w+|prefier\\w+|ruega\\w*|exig\\w+|avis\\w+)(?: \\w+)? |^|\\b(?:y|pero|solo) )que (?:nadie |no )(?:me )?(?:vaya\\w*|fuera\\w*|vista\\w*|llev[ea]\\w*|use\\w*|usara\\w*|ponga\\w*|pusiera\\w*)(?: de| en| con)?(?: ${article})?$|\\bno (?:queria|le gustaba|soportaba|admiten?|dejan?)(?: nada de| de| ver)?$`,
);

/** "que no sea lo mismo del año pasado, que fui de falda lápiz" */
const notAgain =
  /\bno (?:sea|vaya|repet\w+|repit\w+|quiero)\b.*\b(?:fui|lleve|use|iba|me puse)\b(?: (?:de|con|en))?\b/;

const resisted =
  /^(?:(?:y|pero|aunque) )?(?:(?:a )?(?:yo|mi) )?(?:no (?:puedo|quiero|soporto|aguanto|me (?:veo|siento|apetece|gusta\w*|da la gana))|me (?:niego|horroriza|da (?:asco|panico|horror))|paso\b|ni (?:loc|muert|hablar|de broma))/;
const shows = new RegExp(
  `\\bse (?:me )?(?:nota|notan|ve|ven|marca|marcan|transparenta)(?: \\w+)? (?:con|en)(?: ${article})?$`,
);
const weighed =
  /^(?:no (?:es|son|sera|seran|seria|queda|quedara|va a ser) (?:mucho|demasiad[oa]|muy|excesiv|exagerad|un poco)|o (?:es|son|seria|queda|quedo|voy|ire|parezco|parecere) (?:muy|mucho|demasiad[oa]|tan|poco))\b/;

const ranOut = /\b(?:qued\w+|estoy|ando) sin(?: \w+)?$/;

const mostAfter = 6;

export function ruledStance(tokens: readonly Token[], start: number, end: number): Stance {
  const { lead, tail } = around(tokens, start, end);
  if (forbidden.test(lead) || notAgain.test(lead) || isDismissedNext(tokens, end)) return 'unwanted';
  if (weighed.test(tail)) return 'wanted';
  const rest = tokens.slice(end, end + mostAfter).map(({ text }) => text);
  if (bidden.test(lead)) return resisted.test(rest.join(' ')) ? 'unwanted' : 'wanted';
  if (shows.test(lead) || isMocked(tokens, start, end)) return 'unwanted';
  if (same.test(lead) || spares.test(lead) || staying.test(tail)) return 'kept';
  if (excepts.test(lead) && tokens.some(({ text }) => changes.test(text))) return 'kept';
  if (without.test(lead) && (refusedWithout.test(tail) || notWithout.test(lead))) return 'wanted';
  if (ofOthers.test(lead) || another.test(tail) || longUnused.test(lead)) return 'told';
  if (wornBefore.test(lead) && tokens.some(({ text }) => /^(?:ya|es[ae]|es[ao]s)$/.test(text)))
    return 'unwanted';
  if (before.test(lead) && tail !== '') return 'unwanted';
  if (
    reluctance.test(lead) ||
    dislike.test(tail) ||
    unsure.test(tail) ||
    takenAway.test(tail) ||
    worn.test(tail) ||
    ofAnother.test(tail)
  )
    return 'unwanted';
  if (ranOut.test(lead)) return 'told';
  if (/\bno tengo$/.test(lead) && /^(?:limpi|planchad|sec[oa])/.test(tail)) return 'unwanted';
  const all = tokens.map(({ text }) => text).join(' ');
  if (
    lentOut.test(lead) ||
    lost.test(lead) ||
    repeats.test(lead) ||
    (pointed.test(lead) && complaint.test(all))
  )
    return 'unwanted';
  if (isRefused(tokens, start) || isDismissed(tokens, end) || isOutOfReach(tokens, end)) return 'unwanted';
  return isLacking(tokens, start) ? 'told' : 'wanted';
}

/** Beside the mention, these words leave no doubt. */
const plainWish = new RegExp(
  `(?:^|\\b)(?<!\\b(?:no|ni|tampoco|nunca) )(?:quiero|quisiera|necesito)(?: (?:ir|salir|usar|llevar|ponerme|lucir|estrenar|meter|incluir))?(?: con| de)?(?: ${article})?$`,
);
const plainRefusal = new RegExp(
  `\\b(?:sin|nada de|(?:no|ni|tampoco) (?:quiero|quisiera|querria|me apetece)(?: (?:ir|salir|llevar|ponerme|usar))?(?: en| con| de)?)(?: ${article})?$`,
);

const exchanging = '(?:cambi|sustitu|reemplaz)';
const comesFor = new RegExp(`\\b${exchanging}\\w*\\b.*\\bpor(?: ${article})?$`);
const goesFor = new RegExp(
  `^(?:${article} )?(?:(?:me|te|se) )?(?:l[oa]s? )?${exchanging}\\w*(?: \\w+){0,2} por\\b`,
);
const exchangedFor = new RegExp(`\\b${exchanging}\\w*(?: ${article})?$`);
const forAnother = new RegExp(`^(?:\\w+ ){0,2}por (?:${article}|otr[oa]s?) `);

function exchangedStance(lead: string, tail: string): Stance | null {
  if (comesFor.test(lead)) return 'wanted';
  const isGone = goesFor.test(tail) || (exchangedFor.test(lead) && forAnother.test(tail));
  return isGone && !/\bno\b/.test(lead) ? 'unwanted' : null;
}

const supposed = new RegExp(
  `\\b(?:y|mejor) si (?:mejor )?(?:me |le )?(?:pongo|pusiera|llevo|llevara|llevase|uso|usara|meto|voy (?:con|en|de))(?: ${article})?$`,
);

const wornThen =
  /\b(?:ayer|anoche|anteayer|antier|el otro dia|la (?:otra|ultima) vez|la semana pasada|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))(?: \w+){0,2}? (?:fui|iba|lleve|use|vine|puse|repeti)\b(?!.*\b(?:hoy|ahora|quiero|mejor|necesito|voy)\b)/;

/** Context of the learned model; null in messages without a request to dress, where the rules decide. */
export type Telling = { hasOutfits: boolean } | null;

/** By rules, unless the learned model is surer of another. */
export function stanceOf(tokens: readonly Token[], start: number, end: number, telling: Telling): Stance {
  const ruled = ruledStance(tokens, start, end);
  if (telling === null) return ruled;
  const { lead, tail } = around(tokens, start, end);
  const exchanged = exchangedStance(lead, tail);
  if (exchanged) return exchanged;
  if (wornThen.test(lead) || forbidden.test(lead) || notAgain.test(lead)) return 'unwanted';
  if (isDismissedNext(tokens, end)) return 'unwanted';
  if (shows.test(lead) || (ruled === 'unwanted' && bidden.test(lead)) || isMocked(tokens, start, end))
    return 'unwanted';
  const isPlain =
    ruled === 'wanted'
      ? plainWish.test(lead) || bidden.test(lead) || supposed.test(lead) || weighed.test(tail)
      : ruled === 'unwanted' && (plainRefusal.test(lead) || takenAway.test(tail) || isNever(tokens, end));
  return isPlain ? ruled : stanceLearned(tokens, start, end, ruled, telling.hasOutfits);
}

const asking =
  /\b(?:mejor|prefier\w*|quiero|quisiera|pon\w*|dame|anad\w*|agreg\w*|sum\w*|mete\w*|con|por|us[ae]\w*|llev\w*|y|o|otr[oa]s?)\b/;
const making = /(?:[aá]rma|haz|p[oó]n)(?:me)?l[oa]\b/i;
const averse: readonly Aim[] = ['dislike', 'dislike-piece', 'ask-without', 'never-propose'];
const surelyAverse = 0.6;

/** Where nothing beside the only garment says what is wanted of it, the learned aim does: "la blusa esa, meh". */
export function withAim(
  garments: readonly GarmentReference[],
  text: string,
  tokens: readonly Token[],
  aims: ReadonlyMap<Aim, number>,
): readonly GarmentReference[] {
  const [one, ...others] = garments;
  if (!one || others.length > 0 || one.stance !== 'wanted' || text.includes('?')) return garments;
  const likely = averse.reduce((sum, aim) => sum + (aims.get(aim) ?? 0), 0);
  const { lead } = around(tokens, one.start, one.end);
  if (likely < surelyAverse || asking.test(lead) || without.test(lead) || making.test(text)) return garments;
  return [{ ...one, stance: 'unwanted', wanted: false }];
}
