import { tokensOf } from '../../words/tokens.ts';
import { garmentWords } from '../garments/garment-words.ts';
import { changeNoted } from '../told/upkeep.ts';
import { onlyAsks } from './asks.ts';
import { isCorrection } from './correction.ts';

const separator =
  /(\s*[.;!\n]+\s*|\s*,?\s+pero\s+(?=[^.,;!?\n]*\b(?:no|ni)\b[^.,;!?\n]*\b(?:vend|regal|don[aoe]|me deshag))|\s*,\s*|(?<=\?)\s+|\s+(?=¿)|\s+(?:y|e|ademas|además|luego|después|despues|tambien|también)\s+(?!media\b|cuarto\b))/iu;

/** Words before the verb of a clause. */
const filler =
  /^(y|e|ademas|tambien|tmb|tb|luego|despues|ya|pues|ah|ay|oye|oiga|che|hola|hija|hijo|mija|mijo|maya|valentina|guapa|tia|tio|bro|nena|por|favor|porfa|porfi|xfa|plis|ahora|de|paso|aparte|a|ver|vale|venga|ok|okey|dale|listo|perfecto|genial|si|eh|va|bueno|me|te|puedes|podrias|quiero|que|lo|la|los|las)$/;
const mostFillers = 4;

const endings = '(a|as|e|es|i|ar|er|uelv[ae])?(me|nos|te|le|les)?(l[oa]s?)?$';
/** "… El mono a lavar, que le cayó alioli" */
const verblessWash =
  /^(?:y |e )?((?:el|la|los|las|mis?) (?:\p{L}+ ){0,3}\p{L}+) a (?:lavar|la colada|la lavadora|lo sucio)$/iu;
/** Imperatives that change something kept: a saved outfit, the calendar, the wash, favourites. */
const filing = new RegExp(
  `^(guard|apunt|anot|agend|marc|desmarc|ech|mand|borr|elimin|muev|mov|reserv|registr|program|planific|planee?|plani|intercambi|anul|cancel)${endings}`,
);
/** They file only on a day or in a list; else they change an outfit: "ponlo el viernes", "ponle un cinturón". */
const placing = new RegExp(`^(pon|met|sac|quit|pas|dej|cambi|anad|agreg|sum)${endings}`);
/** "el jersey páselo a lavar" */
const moving = new RegExp(`^(pon|met|sac|pas)${endings}`);
const undoing = /^(deshaz|deshacer|desace|deshace)(me|lo|la|los|las)*$/;
/** "me puse los vaqueros", "hoy llevé la falda". */
const wearing = /^(puse|lleve|llevado|puesto|use|usado|estrene|estrenado)$/;
/** A destination tells what a clause without a verb is for. */
const destination =
  /\b(a|a el|a la|a mi|a mis|en|en la|en el|en mi|de|de la|de el|de mi|de mis|de tu) (lavar|lavadora|colada|cesto|canasto|tintorer[ií]a|favorit[oa]s?|carrito|deseos|lista|armario|closet|placard|ropero|vestidor)\b|\b(estrella|estrellita|corazon|corazoncito)\b/;
const toDay = /\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|(el|dia) \d{1,2})\b/;
const openingPlace =
  /^(?:y |ya |e )*(?:a|de|en|para) (?:el |la |mis? )?(?:lista de (?:la |el )?)?(?:carrito|cesta|deseos|favoritos|calendario|armario|colada|maleta)(?: de (?:la compra|deseos))? /;
const openingDay =
  /^(y )?(para )?(el |este )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy) /;
/** Several days with a plan each are planned together. */
/** "lava la camiseta" */
const washing = /^(lava|lavame|laven)$/;
const composing = /^(plane|plani|program|reserv|organi|agend|apunt|anot|arm|prepar)/;
const proposal = /^(para|algo|un|una|otro|otra|el|la)\b/;
/** "anótalo", after what was worn, is no further request. */
const echo = /^(apunt|anot|registr|marc)(a|as|ad)?(me)?l[oa]s?$/;

/** "la vendí, quítala del armario" */
const takingOut =
  /^(y |asi que |por favor )?(quit|sac|borr|elimin|retir)\w*l[oa]s?\b(?!.*\b(favorit|maleta|carrito|deseos))/;
/** "¿lo puede anotar con fecha de ayer?", after what is to be noted */
const politeEcho =
  /^(?:por favor|porfa) (?:me )?(?:l[oa]s? )?(?:apunt|anot|registr|marc)\w*l[oa]s?$|^(me )?(l[oa]s? )?(puedes?|podrias?|podes)( usted)? (apunt|anot|registr|marc|guard)\w*( (con fecha )?de (ayer|hoy|anoche))?( por favor)?$|^((y|pero|que) )?((se )?me )?(olvid\w+|no) (de )?(apunt|anot|registr|marc)\w*l[oa]s?$|^((y|pero) )?no l[oa]s? (registre|apunte|anote|marque)$|^(me )?l[oa]s? (apunt|anot|registr|marc)(as?|ais|an)( usted)?( por favor| porfa)?$|^(me )?(apunt|anot|registr|marc)\w*l[oa]s?( por favor)? (que|por que)( luego| despues)?$|^(apunt|anot|registr)\w*l[oa]s? a nombre de \w+/;
const echoOfAll =
  /^(apunt|anot|registr|marc)\w* (todo|eso|esto|ambas|(las|los|ambas) (dos|cosas)|las dos cosas)( porfa| por favor)?$/;

/** Requests for a proposal or a change of one. */
const wishing =
  /^(dame|ponme|ponle|ponla|ponlo|quiero|quisiera|necesito|hazme|haceme|armame|arma|montame|busca|buscame|propon|proponme|sugiereme|ensename|muestrame|cambia|cambiame|cambiale|cambialo|cambialos|cambialas|cambiala|quita|quitale|quitame|sustituye|anade|anadele|agrega|agregale|suma|sumale|otro|otra|algo|outfit|look|conjunto|tenida|visteme|vestime|mete|metele|saca|dime|recomiendame|vuelve|un|una)$/;
const asking = /^(que|cual|cuales|como|cuando|cuanto|cuantos|cuantas|donde|quien)$/;
const opensQuestion =
  /^(se|pegan?|van?|quedan?|puedo|llevo|pongo|hace|sirven?|valen?|combinan?|es|son|esta|estan|necesito|conviene|hay)$/;
/** "dígame cuántas veces", "recuérdame qué zapatos": a question without its marks. */
const indirect =
  /^((y|e|ademas|de paso|tambien|luego|por favor|porfa) )*(dim|dig|deci|recuerd|record|cuent|cont)[a-z]*(me|nos) (bien |ya |por favor )?(que|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|donde|con que|si) /;
/** "… y ahora no sé qué ponerme con el vestido" */
const wondering = /\bno se (que|con que) (ponerme|me pongo|llevar|combinar)/;
/** "la blusa la dejé en la tintorería" */
const sent =
  /\b(tengo|deje|dejado|lleve|llevado|mande|mandado|meti|metido|eche|echado)\b.*\b(en|a) (la |el )?(tintoreria|tinte|lavanderia|lavadora|colada|lavar|canasto|cesto|cubo|ropa sucia)\b|\bestan? en (la |el )?(tintoreria|tinte|lavanderia)\b/;
const depending = /^(si|cuando|como|aunque|porque|mientras|hasta|para|donde|por si|apenas|en cuanto|que)\b/;

/** "y la de los Rolling esa no se vende ni de coña", after others that were sold: it stays. */
const staysBeside =
  /^(?:(?:y|e|pero) )?(?:el|la|los|las|mis?) (?=.*(?:\b(no|ni|nunca|jamas)\b( (se|me|la|lo|las|los|te|le|quiero|pienso|voy|a|de|loc[oa]|muert[oa]))* (vend[aeio]|vender|vendo|regal|dono|done|donar|deshag|deshac|toc[ao])\w*|\bme l[oa]s? (quedo|guardo)\b))/;

const cleaned =
  /(?:^(?:(?:y|ya|hoy|por fin|te cuento que|oye) )*|\bya |\bque )(?:he |hemos )?(?:lave|lavado|lavamos|planche|planchado|tendi)\b|\bya estan? (?:limpi|lavad|planchad)\w+|^(?:y |por favor |porfa )*(?:pon|marc|dej|apunt|anot|saca)\w* .*\bcomo (?:limpi|lavad|suci|planchad)\w+|\b(?:pon|marc|dej)\w*l[oa]s? (?:ya )?(?:limpi|lavad|suci|planchad)\w+/;
const dressesDay =
  /^(?:(?:y|pues|para|oye) )*(?:el |este )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana) (?:(?:yo|ya|me) )*(?:voy|ire|vamos|llevo|llevare|pongo|pondre|salgo|quiero ir) (?:con |de )?(?:el|la|los|las|mi|mis) /;
const wentIn =
  /\b(?:hoy|ayer|anoche|anteayer|antier)\b.*\b(?:fui|iba|sali|he ido) (?:con|de|en) (?:el|la|los|las|mi|mis) /;
const markedSo =
  /^(?:y )?(?:pon|marc|apunt|anot|dej|saca)\w*l[oa]s? (?:ya )?como (?:limpi|lavad|planchad)\w+$/;

type Clause = {
  stays?: boolean;
  text: string;
  verb: string | null;
  files: boolean;
  wishes: boolean;
  asks: boolean;
  departs: boolean;
};

const washed = (whole: string, piece: string): string =>
  garmentWords.find(tokensOf(piece)).some(({ start }) => start === 1) ? `echa a lavar ${piece}` : whole;

const wordsOf = (text: string): string[] => tokensOf(text).map((token) => token.text);
const isPlaced = (plain: string) => destination.test(plain) || toDay.test(plain);

/** "la tercera, el domingo" */
const ordinal = /^(el|la) (primer|segund|tercer|ultim)[oa]\b/;

/** "haga el favor de anotar …" */
const asksFavour = /^\s*(?:h[aá]ga|haz|hac[eé])(?:me)? (?:el|un) favor(?: de| y)?[,:]?\s+/iu;

/** "…quedó con olor mándelo a lavar", said in one breath: an order with its object begins a clause. */
const runOn =
  /(?<=\p{L}{3,})\s+(?=(?:m[aá]nd|[eé]ch|ap[uú]nt|an[oó]t|gu[aá]rd|m[aá]rc|b[oó]rr|ag[eé]nd|qu[ií]t)(?:[ae]|al|el)?(?:me)?l[oa]s?(?!\p{L}))/giu;
export const announced =
  /^\W*(?:\p{L}+, )?(?:hazme|h[aá]game|haceme|hac[eé]me|necesito|quiero|te pido) (?:dos|tres|cuatro|un par de|unas|varias) cosas(?: porfa| por favor)?[:,]\s+/iu;
const inOneBreath = (text: string): string =>
  /[.,;:!?¿¡\n]/.test(text) || !/\p{L}/u.test(text) ? text : text.replace(runOn, '; ');

const articles = /^(el|la|los|las|mis?)$/;
/** "mándelo a lavar", after "el mono quedó con olor": with the piece that was named last. */
function withPiece(clause: Clause, before: string): Clause {
  const [, number = ''] = /l[oa](s?)$/.exec(clause.verb ?? '') ?? [];
  const tokens = tokensOf(before);
  const noun = garmentWords.find(tokens).at(-1);
  const isOwn = garmentWords.find(tokensOf(clause.text)).length > 0;
  if (!clause.files || !/l[oa]s?$/.test(clause.verb ?? '') || !noun || isOwn) return clause;
  const start = articles.test(tokens[noun.start]?.text ?? '') ? noun.start : noun.start - 1;
  const [article = '', word = ''] = tokens.slice(Math.max(0, start), start + 2).map(({ text }) => text);
  if (!articles.test(article) || /s$/.test(article) !== (number === 's')) return clause;
  return { ...clause, text: `${clause.text} ${article} ${word}` };
}

/** "ponlo el sábado y quita los chelsea, mejor los mocasines": what is filed is the changed outfit. */
function editsFirst(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(
    (one, index) =>
      filesTable.test(one.verb ?? '') && clauses[index + 1] !== undefined && isEdit(clauses[index + 1]),
  );
  const [filed, edit] = [clauses[at], clauses[at + 1]];
  return at < 0 || !filed || !edit ? clauses : clauses.with(at, edit).with(at + 1, filed);
}
const filesTable = /^(pon|guard|apunt|anot|agend|dej|reserv)\w*l[oa]$/;
const editing = /^(quit|cambi|sustitu|sac)\w*$/;
const isEdit = (clause: Clause | undefined): boolean =>
  clause !== undefined &&
  !clause.files &&
  !clause.asks &&
  wordsOf(clause.text)
    .slice(0, 3)
    .some((word) => editing.test(word)) &&
  garmentWords.find(tokensOf(clause.text)).length > 0;

const isGoverned = (word: string, before: string): boolean =>
  before === 'no' || (/^una?$/.test(word) && /^(a|de|en|con|por|para|desde|hasta|sin)$/.test(before));

function clauseOf(given: string): Clause {
  const said = given.replace(asksFavour, '');
  const isOrdinal = ordinal.test(wordsOf(said).join(' ')) && toDay.test(wordsOf(said).join(' '));
  const hasVerb = wordsOf(said).some((word) => filing.test(word) || placing.test(word));
  const text = isOrdinal && !hasVerb && wordsOf(said).length <= 5 ? `apunta ${said}` : said;
  const words = wordsOf(text);
  const plain = words.join(' ');
  const undated = wordsOf(plain.replace(openingDay, '').replace(openingPlace, ''));
  const first = undated.find((word, at) => at >= mostFillers || !filler.test(word)) ?? '';
  const early = words.slice(0, mostFillers + 1);
  const worn = early.findIndex(
    (word, at) =>
      (wearing.test(word) &&
        (/^(me|he|hoy|ayer|anoche|anteayer|antier)$/.test(early[at - 1] ?? '') ||
          (/^l[oa]s?$/.test(early[at - 1] ?? '') && /\b(hoy|ayer|anoche|anteayer)\b/.test(plain)) ||
          early[at - 2] === 'esta')) ||
      (/^(llevo|traigo)$/.test(word) &&
        /^puest[oa]s?$/.test(words[at + 1] ?? '') &&
        garmentWords.find(tokensOf(text)).length > 0),
  );
  const went = wentIn.test(plain) && garmentWords.find(tokensOf(text)).length > 0;
  const points = early.find(
    (word) => (filing.test(word) || (moving.test(word) && destination.test(plain))) && /l[oa]s?$/.test(word),
  );
  const acts =
    filing.test(first) ||
    washing.test(first) ||
    points !== undefined ||
    (placing.test(first) && isPlaced(plain));
  const depends = depending.test(undated.join(' '));
  const isDressed = dressesDay.test(plain) && garmentWords.find(tokensOf(text)).length > 1;
  const departs =
    !/^(si|cuando|aunque|porque|hasta|mientras|apenas|en cuanto|por si)\b/.test(plain) &&
    (changeNoted(tokensOf(text)) !== null || sent.test(plain));
  return {
    text,
    verb: worn > 0 || went ? 'me puse' : acts ? (points ?? first) : null,
    files:
      departs ||
      (!depends && (cleaned.test(plain) || isDressed)) ||
      (!depends && (worn > 0 || went || acts || early.some((word) => undoing.test(word)))),
    departs,
    wishes:
      !depends && early.some((word, at) => wishing.test(word) && !isGoverned(word, early[at - 1] ?? '')),
    asks:
      indirect.test(`${plain} `) ||
      wondering.test(plain) ||
      (/[¿?]/.test(text) && (early.some((word) => asking.test(word)) || opensQuestion.test(first))),
  };
}

/** Whether a clause asks for a change of what is kept, or tells one: "apúntalo", "vendí el trench". */
export const files = (text: string): boolean => clauseOf(text.trim()).files;

const noVerb = /^(un[oa]?|algo|otr[oa]|outfit|look|conjunto|tenida)$/;
const whatToDo = /^(?:(?:y|e|pero|ah|oye) )*que (?:me pongo|me llevo|nos ponemos|hago|puedo)\b/;
export function bids(text: string): boolean {
  const { files: isAct, asks } = clauseOf(text.trim());
  const first = wordsOf(text).find((word) => !filler.test(word)) ?? '';
  const wishes = wishing.test(first) && !noVerb.test(first);
  return (
    /[¿?]/.test(text) ||
    isAct ||
    asks ||
    wishes ||
    asking.test(first) ||
    whatToDo.test(wordsOf(text).join(' '))
  );
}

/** "¿lo puede anotar?", after what is to be noted, is no further request. */
export const echoesRequest = (text: string): boolean => {
  const words = wordsOf(text).join(' ');
  return politeEcho.test(words) || echoOfAll.test(words);
};

const removal = /^(quit|sac|borr|elimin)/;
/** "quita la falda de favoritos y pon los vaqueros": the place is that of the clause before. */
function placedLike(clause: Clause, before: Clause): Clause | null {
  const words = wordsOf(clause.text);
  const first = words.find((word) => !filler.test(word)) ?? '';
  const [, said = '', place = ''] = destination.exec(wordsOf(before.text).join(' ')) ?? [];
  const isApart =
    clause.files || clause.asks || !placing.test(first) || /(le|les|(me|le|les)l[oa]s?)$/.test(first);
  const isOfTable = before.verb === null || /l[oa]s?$/.test(before.verb);
  if (isApart || isOfTable || place === '' || !words.some((word) => /^(el|la|los|las|mis?)$/.test(word)))
    return null;
  const to = said.replace(/^(a|en|de)/, removal.test(first) ? 'de' : 'a');
  const text = `${clause.text.replace(/\s+(en su lugar|en vez|a cambio)\b.*$/i, '')} ${to} ${place}`;
  return { ...clause, text, verb: first, files: true };
}

const toWash = /\ba (lavar|la lavadora|la colada|la tintoreria|el cesto|el canasto)\b/;
/** "…, y el polo como donado" */
const noted = /\bcomo (vendid|regalad|donad|prestad|guardad|lavad|limpi|suci|favorit)/;

const handing =
  /(?<!\p{L})(prest[eé]|prestad[oa]s?|dej[eé]|dejado|llev[eé]|llevado|mand[eé]|mandado|vend[ií]|regal[eé]|don[eé])(?!\p{L})/iu;
const handedTo =
  /\b(?:en|a|al)\s+(?:el\s+|la\s+)?(?:zapatero|modista|costurera|sastre|tintorer[ií]a|lavander[ií]a)\b|\sa\s+(?:mi\s+)?\p{L}{3,}/iu;
const orderedApart =
  /(?<!\p{L})(?:pon|mand|[eé]ch|marc|m[eé]t|ap[uú]nt|an[oó]t|guard)\p{L}*l[oa]s?(?!\p{L})/iu;
/** "presté la falda a Ana y la blusa a Lore", "… y los derby en el zapatero" */
function handedAlike(text: string, before: string): string | null {
  const verb = handing.exec(before)?.[1];
  const piece = text.replace(/^\s*[ye]\s+/i, '');
  return verb !== undefined &&
    /^(el|la|los|las|mis?)\s/i.test(piece) &&
    handedTo.test(piece) &&
    !orderedApart.test(piece)
    ? `le ${/^prest/i.test(verb) ? 'presté' : verb} ${piece}`
    : null;
}

/** "la de capucha a lavar", "el segundo el martes": the verb and the noun are those of the clause before. */
function completed(said: Clause, before: Clause): Clause | null {
  const handed = before.departs && !said.departs && !said.asks ? handedAlike(said.text, before.text) : null;
  if (handed) return { ...said, text: handed, files: true, departs: true };
  if (before.verb === null || said.files || said.asks) return null;
  const clause = { ...said, text: said.text.replace(/^\s*[ye]\s+/i, '') };
  const words = wordsOf(clause.text);
  const plain = words.join(' ');
  const isPiece = /^(el|la|los|las|mi|mis)$/.test(words[0] ?? '');
  // "apúntame el traje para el martes y la camisa a lavar"
  if (composing.test(before.verb))
    return isPiece && toWash.test(plain)
      ? { ...clause, text: `pon ${clause.text}`, verb: 'pon', files: true }
      : null;
  const beforePlain = wordsOf(before.text).join(' ');
  const isNotedToo = noted.test(plain) && (noted.test(beforePlain) || isPlaced(beforePlain));
  const goes =
    destination.test(plain) ||
    isNotedToo ||
    (toDay.test(plain) && toDay.test(wordsOf(before.text).join(' ')));
  const isDay = before.verb === 'me puse' && /^(hoy|ayer|anoche|el)$/.test(words[0] ?? '');
  if (!goes && !isDay) return null;
  if (!isDay && !/^(el|la|los|las|lo|mi|mis|a|un|una)$/.test(words[0] ?? '')) return null;
  if (isDay && !toDay.test(plain) && !/^(ayer|anoche)/.test(plain)) return null;
  const lent = withNounOf(
    clause.text,
    before.text,
    /^\s*(\S+)(?=\s+(?:de|con|que|otr|negr|blanc|roj|azul|verde|gris|beig|marr[oó]n))/iu,
  );
  const verb = before.verb === 'me puse' && toWash.test(plain) ? 'pon' : before.verb;
  return { ...clause, text: `${verb} ${lent}`, verb, files: true };
}

/** The text with the noun of the one before after the article that is found, where it names no garment itself. */
function withNounOf(text: string, before: string, article: RegExp): string {
  const tokens = tokensOf(before);
  const noun = garmentWords.find(tokens)[0];
  if (!noun || garmentWords.find(tokensOf(text)).length > 0) return text;
  const words = tokens.slice(noun.start, noun.end).map((token) => token.text);
  return text.replace(article, `$1 ${words.join(' ')}`);
}

const barePiece = /\b(el|la|los|las)(?=\s+(?:negr|blanc|roj|azul|verde|gris|beig|marr[oó]n)\p{L}*\b)/iu;
/** "… y que las marrones las llevo al zapatero": with the noun of the clause before. */
function departing(clause: Clause, before: Clause): Clause {
  if (!clause.departs) return clause;
  const text = clause.text.replace(/^(?:y\s+)?(?:que|q)\s+/iu, '');
  return { ...clause, text: withNounOf(text, before.text, barePiece) };
}

const withNoun = (clause: Clause, before: Clause): Clause => ({
  ...clause,
  text: withNounOf(clause.text.replace(/^\s*[ye]\s+/i, ''), before.text, /^\s*(\S+)(?=\s)/iu),
});

/**
 * The requests of a message, in order, each to be read on its own: "guárdalo y ponlo el viernes" are two. A message
 * that only asks, corrects, or has a single request is left whole.
 */
export function clausesOf(text: string): string[] {
  const tokens = tokensOf(text);
  if (isCorrection(tokens) || (onlyAsks(text, tokens) && !actsBesideAsking(text))) return [text];
  const parts = inOneBreath(text).split(separator);
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = (parts[at] ?? '').trim().replace(verblessWash, washed);
    if (part === '') continue;
    const said = clauseOf(part);
    const clause = toWash.test(wordsOf(part).join(' ')) ? withPiece(said, parts[at - 2] ?? '') : said;
    const last = clauses.at(-1);
    if (last?.departs && !clause.departs && staysBeside.test(wordsOf(part).join(' '))) {
      clauses.push({ ...withNoun(clause, last), stays: true });
      continue;
    }
    if (last?.stays && clause.files && !clause.departs) {
      clauses[clauses.length - 1] = clauseOf(`${last.text}, ${part}`);
      continue;
    }
    const elliptical = last?.files ? (completed(clause, last) ?? placedLike(clause, last)) : null;
    if (last && elliptical) clauses.push(elliptical);
    else if (last?.files && politeEcho.test(wordsOf(clause.text).join(' '))) continue;
    else if (last && isApart(last, clause) && !isEcho(clause, last)) clauses.push(departing(clause, last));
    else if (last) {
      const joined = clauseOf(`${last.text}${parts[at - 1] ?? ' '}${part}`);
      clauses[clauses.length - 1] = {
        ...joined,
        files: joined.files || last.files || clause.files,
        wishes: joined.wishes || last.wishes || clause.wishes,
        verb: last.verb ?? joined.verb,
      };
    } else clauses.push(clause);
  }
  return clauses.length > mostClauses || isOneWayBack(clauses)
    ? [text]
    : editsFirst(clauses.filter(({ stays }) => !stays)).map((clause) => clause.text);
}

/** "…, ponle de nombre junta": the outfit just dictated is called so. */
const naming = /\b(de nombre|que se llame|(llama|bautiza|titula|nombra)l[oa]|con el nombre)\b/;

const toAnotherDay =
  /^(?:y )?(?:pas|muev|cambi|mov|pong?)\w*l[oa]s? (?:para |a )?(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|pasado)\b/;
const isMove = (before: Clause, { text }: Clause): boolean =>
  /^(quit|sac|borr|elimin|cancel|anul)/.test(before.verb ?? '') &&
  toDay.test(wordsOf(before.text).join(' ')) &&
  toAnotherDay.test(wordsOf(text).join(' '));

const titling =
  /^(?:y )?(?:pone?le|le pones?|l[oa] llamas?) (?!(?:un|una|unos|unas|el|la|los|las|mi|mis|otr[oa]s?|mas|algo|color|fecha)\b)/;
const isTitleOf = (before: Clause, { text }: Clause): boolean =>
  /^(guard|grab|archiv)/.test(before.verb ?? '') &&
  titling.test(wordsOf(text).join(' ')) &&
  garmentWords.find(tokensOf(text)).length === 0;

/** "¿cuándo lo llevé? Y apunta que se lo presté a Ana", "regalé las bailarinas, ¿con qué las sustituyo?" */
function actsBesideAsking(text: string): boolean {
  const end = text.lastIndexOf('?') + 1;
  const rest = text.slice(end);
  const isAfter = end > 0 && rest.trim() !== '' && clauseOf(rest).files && !onlyAsks(rest, tokensOf(rest));
  const [head = ''] = text.split(separator);
  return isAfter || (!/[¿?]/.test(head) && head.length < text.length && clauseOf(head.trim()).departs);
}

/** Whether a clause asks for something besides the one before. */
const isApart = (before: Clause, clause: Clause): boolean =>
  !/^(quiero|queria) decir|^(o sea|es decir)/.test(wordsOf(clause.text).join(' ')) &&
  !/(quiero|queria) decir$/.test(wordsOf(before.text).join(' ')) &&
  !isDayMore(clause, before) &&
  !(before.files && naming.test(wordsOf(clause.text).join(' '))) &&
  !isTitleOf(before, clause) &&
  !isReasonFor(before, clause) &&
  !isAddedToo(before, clause) &&
  !isMove(before, clause) &&
  !(
    composing.test(before.verb ?? '') &&
    /^(con|sin|menos|salvo|excepto) /.test(wordsOf(clause.text).join(' '))
  ) &&
  ((clause.files && (before.files || before.wishes || before.text.endsWith('?'))) ||
    (before.files && (clause.wishes || clause.asks)));

const shopPlace = /\b(deseos|carrito|cesta|canasta)\b/;
const isAddedToo = (before: Clause, clause: Clause): boolean =>
  !clause.files &&
  shopPlace.test(wordsOf(before.text).join(' ')) &&
  /^(y |e )?(un|una|unos|unas) /.test(wordsOf(clause.text).join(' ')) &&
  garmentWords.find(tokensOf(clause.text)).length > 0;

const noting = /^(apunt|anot|marc|regist|pon)/;
const isReasonFor = (before: Clause, clause: Clause): boolean =>
  noting.test(before.verb ?? '') &&
  !before.departs &&
  clause.departs &&
  /^(que|q|k|porque|pq|xq)\b/.test(wordsOf(clause.text).join(' ')) &&
  garmentWords.find(tokensOf(clause.text)).length === 0;

/** "agéndame algo para el viernes y algo para el domingo" is one plan of two days. */
const isDayMore = (clause: Clause, before: Clause): boolean =>
  !clause.files &&
  composing.test(before.verb ?? '') &&
  proposal.test(wordsOf(clause.text).join(' ')) &&
  /^(.* )?(algo|un|una|otro|otra) /.test(wordsOf(before.text).join(' ')) &&
  toDay.test(wordsOf(before.text).join(' '));

function isEcho({ text }: Clause, before: Clause): boolean {
  const words = wordsOf(text);
  if (markedSo.test(words.join(' ')) && cleaned.test(wordsOf(before.text).join(' '))) return true;
  if (before.files && (echoOfAll.test(words.join(' ')) || politeEcho.test(words.join(' ')))) return true;
  if (before.departs && takingOut.test(words.join(' ')) && garmentWords.find(tokensOf(text)).length === 0)
    return true;
  if (!echo.test(words[0] ?? '')) return false;
  const isWashed = washPlace.test(wordsOf(before.text).join(' ')) && words.length <= 2;
  return before.departs
    ? !isPlaced(words.join(' '))
    : isWashed || (before.verb === 'me puse' && words.length <= 3);
}

const washPlace = /\b(?:a|en) (?:lavar|(?:la |el )?(?:lavadora|colada|cesto|tintoreria|tinte))\b/;
const mostClauses = 4;

/** "mejor como estaba, deshaz" goes back once. */
const goingBack =
  /\b(deshaz\w*|deshac\w*|como (estaba|estaban|antes|lo tenia\w*)|(el|la|lo|los|las) de antes|anterior|vuelve)\b/;
const isOneWayBack = (clauses: readonly Clause[]): boolean =>
  clauses.length > 1 && clauses.every(({ text }) => goingBack.test(wordsOf(text).join(' ')));
