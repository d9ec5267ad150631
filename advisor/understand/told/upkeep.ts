import type { absences, departureWays } from '#contract/vocabulary.ts';
import { type Token, tokensOf } from '../../words/tokens.ts';
import { garmentWords } from '../garments/garment-words.ts';
import { datesIn, dayUntil, type Today } from './dates.ts';
import { holderIn, isLent } from './lending.ts';

/* Messages about washing, lending, selling and spending, by words that leave no doubt. */

export const upkeepSubjects = ['wash', 'away', 'departed', 'budget', 'boards'] as const;
export type UpkeepSubject = (typeof upkeepSubjects)[number];

export type UpkeepChange =
  | { change: 'depart'; how: (typeof departureWays)[number]; euros: number | null; day: string | null }
  | { change: 'away'; why: (typeof absences)[number]; place: string; until: string | null }
  | { change: 'back' };

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

const asked: Readonly<Record<UpkeepSubject, RegExp>> = {
  wash: /\b(que|cuales|algo)\b.*\b((tengo|hay|habria|tendria) que|toca|tocaria|debo|deberia|falta por|pendiente de|para|pongo a|meto a)( poner a| echar a)? lavar\b|\b(toca|tengo que) lavar algo\b/,
  away: /\btienen? algo mi[oa]\b|\b(que|cuales)\b.*\btienen? (otra gente|otr[oa]s|otras personas|alguien|los demas|mis? (amig|herman|prim|famil)\w*)\b|\b(he|tengo|hemos|habre) (em)?prestado (algo|alguna|alguno|ropa|cosas)\b|\btengo (algo|alguna|alguno|ropa) (em)?prestad\w+|\b(acuerdo|recuerdo|se|recuerdame|dime)\b.*\bque (le|les) (he )?(deje|preste|dejado|prestado)\b|\ba quien (le |les |se l[oa]s? )?(he |tengo |habia )?(prestad\w*|preste|deje|dejado|di)\b|\bquien (tiene|tenia)\b(?! (?:la |toda la |algo de )?razon)|\b(que|cuales|algo)\b.*\b(prestad\w+|preste|fuera del armario|en el altillo|en el trastero|en cajas?|guardad\w+|en la modista|en el zapatero|en la costurera|en arreglos?|arreglando)\b|\b(preste|prestado|deje)\b( \w+){0,2} (algo|una prenda|cosas?|ropa)\b.*\b(que (fue|era|le preste|es)|acuerdo|recuerdo|aparece|sale|consta|figura)\b|\b(que|cuales|cuant\w+|algo)\b.*\b(tengo|hay)( (ropa|prendas?|cosas|algo|ahora))* fuera\b|\b(se l[oa]s?|les?) ((deje|preste|pase)|(he|habia) (dejado|prestado|pasado))( (?!que\b)\w+){0,6}?( a| con)? (alguien|nadie|algun\w*)\b|\bl[oa]s? (tiene|tengo) (alguien|prestad\w+)\b|\besta\w* prestad\w+\b|\b(figura|consta|aparece|sale)n?\b.*\bprestad\w+\b|\bprestad\w+\b.*\b(figura|consta)n?\b|\bdonde (guarde|he guardado|tengo guardad\w+|esta\w* guardad\w+)\b/,
  departed:
    /\b(cuant\w+|que)\b( \w+){0,2} llevo vendid\w+|\b(que|cuales|cuant\w+)\b.*\b(he|hemos|habia) (vendido|donado|regalado)\b|\b(que|cuales|cuant\w+)\b.*\b(vendi|done|regale)\b|\bcuanto (he sacado|saque|he ganado|gane)\b.*\bvend\w+|\bcuanto( \w+)? (llevo|llevamos|tengo|he) (ya )?(vendid\w+|sacad\w+ (de|con|vendiendo)|ganad\w+ (de|con|vendiendo))/,
  budget:
    /\b(cuant\w+|me queda|he pasado|voy de|como va|como voy)\b.*\bpresupuesto\b|\bcuanto (me )?(puedo|podria) gastar(me)?\b.*\b(mes|ano|ropa)\b|\bcuanto (he gastado|llevo gastado|gaste|llevo)\b.*\b(este|en el) (mes|ano)\b/,
  boards: /\b(que|cuales|cuantos|cuantas)\b.*\b(tableros?|inspiraciones)\b/,
};

/** Of care in general, not of what waits. */
const ofCare = /\b(a mano|en seco|grados|detergente|suavizante|cada cuanto|como se|como lavo|manchas?)\b/;

/** "¿cómo le quito el olor a un abrigo que estuvo guardado?" */
const ofSmell =
  /\bcomo (le|les|lo|la|los|las|se|puedo) (quit|sac|lav|limpi|elimin|aire)|\b(olor|huele|humedad|polilla\w*|arrugas?)\b/;

/** "¿qué tengo ahí guardado que no me pongo?" asks for what is not worn. */
const unworn = /\bque (ya )?no (me )?(l[oa]s? )?(he )?(pongo|uso|puesto|usado|llevo|puse|use)\b/;

const wishedLoan =
  /\b(?:quiere|quieren|pide|piden|pidio|pidieron|para|gustaria|toca)(?: \w+){0,2} que (?:yo )?(?:le |les |se l[oa]s? )?(?:preste|deje)\b|\b(?:le|les|se l[oa]s?) (?:quiero|puedo|podria|voy a|pienso) (?:prestar|dejar)\w*/g;

const reminding =
  /\brecordatorio\b|\b(?:recuerdame|avisame|acuerdame) (?:de )?que (?:el|manana|tengo|hay|voy|debo)\b/;
export function subjectAsked(tokens: readonly Token[]): UpkeepSubject | null {
  const words = wordsOf(tokens).replace(wishedLoan, ' ');
  if (reminding.test(words)) return null;
  if (wonders.test(words) && !ofCare.test(words)) return 'away';
  const found = upkeepSubjects.find((subject) => asked[subject].test(words));
  if (found === 'away' && (ofSmell.test(words) || unworn.test(words))) return null;
  return found === 'wash' && ofCare.test(words) ? null : (found ?? null);
}

/** "¿dónde está mi plumas?", "¿la mochila está en casa?": of a piece that is named. */
const whereabouts =
  /\bdonde (?:esta|estan|estara|estaran|anda|andan|andara|tengo|deje|puse|meti|quedo|quedaron)\b|\b(?:esta|estan|sigue|siguen|tengo|anda|andan)\b(?: \w+){0,5} (?:en casa|prestad\w+|limpi[oa]s?|suci[oa]s?|disponibles?|fuera|en (?:la|el) (?:tintoreria|tinte|colada|lavadora|modista|zapatero|costurera|armario|trastero|cesto))\b|\bl[oa]s? tengo yo\b|\b(?:llevo|ando|estoy) (?:toda la \w+ )?buscando\b|\bno (?:l[oa]s? )?(?:encuentro|aparecen?|hallo|localizo)\b/;

export const asksWhere = (tokens: readonly Token[]): boolean => whereabouts.test(wordsOf(tokens));

const article = '(el|la|los|las|mis?|un|una|unos|unas)';
/** "vendida la camiseta en Wallapop", said first */
const opensWith = (past: string) => `^(ya |pues |oye |hola |listo |hecho )*${past} ${article} `;
/** "en Vinted me han comprado la hawaiana": elsewhere it is a present. */
const market = '(?:vinted|wallapop|depop|mercari|marketplace|mercado libre|yapo|gotrendier)';
const bought = 'me (?:l[oa]s? )?(?:ha|han) comprado|me (?:l[oa]s? )?compraron';
const soldAt = new RegExp(`\\b${market}\\b.*\\b(?:${bought})\\b|\\b(?:${bought})\\b.*\\b${market}\\b`);
const sold = new RegExp(
  `${opensWith('vendid[oa]s?')}|${/\b(como|por) vendid\w+\b|\b(he|hemos|ya) vendid\w+\b|\b(vendi|vendimos|he conseguido vender)\b|\bse (me )?(ha|han) vendido\b|\bse (me )?(vendio|vendieron)\b|\bvendid[oa]s? (por|a) \d/.source}|${soldAt.source}`,
);
const given = new RegExp(
  `${opensWith('regalad[oa]s?')}|${/\b(como|por) regalad\w+\b|\b(he|hemos) regalado\b|\bregale\b|\b(?:le )?(?:he|hemos) dado\b.* a mis? (?:herman|hij|niet|sobrin|prim|cunad|nuera|yerno|madre|mama|padre|papa|amig|vecin|suegr|tia|tio|abuel)/.source}`,
);
const donated = new RegExp(
  `${opensWith('donad[oa]s?')}|${/\b(como|por) donad\w+\b|\b(he|hemos) donado\b|\bdone\b|(?<!no )\bl[oa]s? dono\b|\b(lleve|llevado|deje|dejado)\b.*\b(caritas|humana|contenedor de ropa|roperos?)\b/.source}`,
);
const mended =
  /\b(lleve|llevado|deje|dejado|esta|estan|mande|mandado)\b.*\b(zapatero|modista|costurera|sastre|arreglar|arreglo|arreglos)\b|\b(tengo|tenemos)\b(?! que)(?=.*\b(en|donde) (el |la )?(zapatero|modista|costurera|sastre)\b)|\b(apunt|anot|marc|regist)\w*\b.*\b(llevo|mando|dejo)\b.*\b(zapatero|modista|costurera|sastre)\b|\bl[oa]s? tienen? (en )?(el |la |mi )?(zapatero|modista|costurera|sastre|arreglos?)\b|\b(pon|mand|marc|apunt|anot|dej|pas|manda)\w*\b( (el|la|los|las|mis?)( \w+){1,4})? (en|a|para|como en) (los )?(arreglos?|arreglar)\b/;
const stored =
  /\b(he|hemos) guardado\b|\bguarde\b|\bcomo guardad\w+\b|\bguarda(me)?\b.*\b(altillo|trastero|canape|bajo la cama)\b|\b(he|hemos) (subido|metido)\b.*\b(altillo|trastero|caja|bajo la cama)\b|\bl[oa]s? (tengo|deje|he dejado|tengo guardad\w+) en casa de\b|\b(apunt|anot|marc|regist)\w*\b.*\bestan? en casa de\b/;
const returned =
  /\bme (ha|han|la ha|lo ha|las ha|los ha|las han|los han) devuelto\b|\bme (la |lo |las |los )?devolvi\w*\b|\bya l[oa]s? (recogi|he recogido|tengo (en casa|de vuelta|conmigo|aqui))\b|\bya (me )?(l[oa]s? )?((ha|han) arreglado|arreglo|arreglaron)\b|\bya estan? (arreglad|cosid|reparad)[oa]s?\b|\bme l[oa]s? acaban? de (devolver|traer)\b|\bacaban? de devolver(me)?\w*\b|\b(ya )?me l[oa]s? (trajo|trajeron|ha traido|han traido) de vuelta\b|\bya (me )?(ha|han) vuelto (el|la|los|las|mis?) \w+( \w+)?( que (le |les )?(preste|deje|presto))|\bya tengo\b.*\bde vuelta\b|\b(he recogido|recogi|he sacado)\b.*\b(zapatero|modista|costurera|sastre|arreglo|altillo|trastero|caja)\b/;

const price = /(\d+(?:[.,]\d{1,2})?)\s*(?:€|eur(?:it|ill)?os?\b|eur\b|pavos|pavitos)/iu;
const otherMoney =
  /\d[\d.,]*\s*(?:mil )?(?:pesos|soles|bol[ií]vares|d[oó]lares|usd|lucas|mangos|quetzales|colones|guaran[ií]es|reales|libras)(?!\p{L})/iu;
export const isInOtherMoney = (message: string): boolean => otherMoney.test(message) && !price.test(message);
const container =
  /\ben\s+((?:el|la|los|las|una?|mi)\s+[^,.;!?]+?|casa\s+de\s+[^,.;!?]+?)(?=\s+hasta\b|[,.;!?]|$)/iu;
const workshop = /\b((?:el|la|al|donde la|donde el)\s+(?:zapatero|modista|costurera|sastre))\b/iu;
const placeMax = 60;
const barePrice = /\b(?:por|en|x)\s+(\d+(?:[.,]\d{1,2})?)(?=\s*(?:[.,;!]|$|\s(?:a|en|y|por)\s))/iu;
const numberIn = (message: string): number | null => {
  if (isInOtherMoney(message)) return null;
  const found = (price.exec(message) ?? barePrice.exec(message))?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
};

const givingBack = /^(devuelv[aeo]\w*|devolver\w*|recoj[ao]\w*|recoger\w*)$/;
const bringing = /^(trae\w*|traera\w*|regresa\w*|vuelve\w*)$/;
export function dayOfReturn(tokens: readonly Token[], today: Today): string | null {
  const at = tokens.findIndex(
    ({ text }, index) =>
      givingBack.test(text) || (bringing.test(text) && /^l[oa]s?$/.test(tokens[index - 1]?.text ?? '')),
  );
  if (at < 0) return null;
  return dayUntil(tokens.slice(at + 1), today) ?? dayUntil(tokens.slice(Math.max(0, at - 8), at), today);
}

const untilIn = (tokens: readonly Token[], today: Today): string | null => {
  const at = tokens.findIndex(({ text }) => text === 'hasta');
  return at < 0 ? dayOfReturn(tokens, today) : dayUntil(tokens.slice(at + 1), today);
};

const notDone =
  /\b(no|nunca|quiero|quisiera|voy a|deberia|si|puedo)\b (la |lo |las |los |me )?(he |hemos )?(vend|don|regal|prest|guard)/;

const somewhere =
  '(?:(?:em)?prestad\\w+|en (?:el|la) (?:tinte|tintoreria|lavanderia|modista|costurera|zapatero|arreglos?))';
const inWash = '(?:suci[oa]s?|limpi[oa]s?|en (?:el|la) (?:lavadora|colada|cesto))';
/** "¿lo tengo prestado o en el tinte?", with or without its marks: a state that is not known. */
const wonders = new RegExp(
  `\\b${somewhere}(?: \\w+){0,2} o (?:${somewhere}|${inWash}|que|no|si|donde|algo|lo|la|los|las|esta|estan)\\b|\\b${inWash} o ${somewhere}\\b|\\bno (?:l[oa]s? )?(?:encuentro|veo|hallo|aparecen?)\\b.*\\b(?:tengo|esta|estan|estara|estaran) ${somewhere}`,
);

/** "¿he prestado algo? Me falta la bufanda": what is asked is not told. */
export const questionMarks = /¿[^?]*\?|(?<=^|[.!;\n])[^.!;?\n]*\?/gu;

/** "y que el esmoquin está en casa de mi hijo": the piece is the subject. */
const atOthers = /^(?:y |que )*(?:el|la|los|las|mis?) .*\bestan? en casa de\b/;
const isAtOthers = (words: string, tokens: readonly Token[]): boolean =>
  atOthers.test(words) && (garmentWords.find(tokens)[0]?.start ?? mostBefore) < mostBefore;
const mostBefore = 4;

const vague = /\b(?:cosas|ropa|prendas|algo|trapos|pilchas|monton|medio (?:armario|placard|closet))\b/;
const isVague = (words: string, tokens: readonly Token[]): boolean =>
  vague.test(words) && garmentWords.find(tokens).length === 0;

export const givenBack = (tokens: readonly Token[]): boolean => returned.test(wordsOf(tokens));

export function changeNoted(tokens: readonly Token[]): 'noteDeparture' | 'noteAbsence' | null {
  const words = wordsOf(tokens);
  if (isAtOthers(words, tokens)) return 'noteAbsence';
  if (notDone.test(words) || wonders.test(words) || isVague(words, tokens)) return null;
  // "mi hermana me jura que me devolvió todo" is her word.
  if (returned.test(words) && !/\b(jura|dice|asegura|insiste)n? que\b/.test(words)) return 'noteAbsence';
  if ([sold, donated, given].some((way) => way.test(words))) return 'noteDeparture';
  return isLent(words) || mended.test(words) || stored.test(words) ? 'noteAbsence' : null;
}

/** Null where the message changes nothing of this kind. */
export function changeSaid(message: string, tokens: readonly Token[], today: Today): UpkeepChange | null {
  // Spelling correction takes "vendí" for "vende".
  const typed = tokensOf(message);
  const words = `${wordsOf(tokens)} ${wordsOf(typed)}`;
  const noted = changeNoted(tokens) ?? changeNoted(typed);
  if (noted === null) return null;
  if (noted === 'noteDeparture') {
    const how = sold.test(words) ? 'sold' : donated.test(words) ? 'donated' : 'given';
    const day = datesIn(tokens, today, true)[0]?.date ?? null;
    return { change: 'depart', how, euros: how === 'sold' ? numberIn(message) : null, day };
  }
  if (returned.test(words)) return { change: 'back' };
  const until = untilIn(tokens, today);
  if (isLent(words))
    return { change: 'away', why: 'lent', place: holderIn(message).slice(0, placeMax), until };
  if (mended.test(words)) {
    const place = (workshop.exec(message)?.[1] ?? '')
      .replace(/^(?:al|donde el)\s/i, 'el ')
      .replace(/^donde\s/i, '');
    return { change: 'away', why: 'repair', place, until };
  }
  const place = (container.exec(message)?.[1] ?? '').trim().slice(0, placeMax);
  return place === '' ? null : { change: 'away', why: 'stored', place, until };
}
