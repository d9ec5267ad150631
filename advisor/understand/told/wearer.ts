import type { Garment } from '#stylist/wardrobe.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';

/** Another person, subject of the conversation; their garments are not on file. */
type OtherWearer = { who: string; age: number | null };

export type Wearer = { cut: 'man' | 'woman' | null; covered: boolean; other: OtherWearer | null };
export const anyWearer: Wearer = { cut: null, covered: false, other: null };

const man = 'hombre|chico|varon|senor|caballero|muchacho|chavo|pibe|tio|tipo|macho';
const woman = 'mujer|chica|senora|muchacha|chava|piba|tia';

const isMan = patternOf(
  `unisex / soy [un] [mi] ${man} / como ${man} / ${man} de <number> anos / ropa|moda|look|outfit|talla de ${man} / para un ${man}`,
);
const isWoman = patternOf(
  `soy [una] ${woman} / ${woman} de <number> anos / ropa|moda|look|outfit de ${woman}`,
);
/** Words of boys and men about themselves, or to one another. */
const soundsMale = patternOf(
  'bro|broo|tron|loko / ^ hermano|maquina|fiera|mano / parezco [un] mozo|camarero|viejo|abuelo|padre|payaso|nino / voy|ir|verme|estoy|quedo [muy|mas|tan|bien|super] guapo|elegante y serio|vestido|arreglado|cansado|listo|solo|comodo / soy [el|un|muy|tan] chambelan|novio|padrino|testigo|padre|chaval|alto|bajo|bajito|gordo|flaco|calvo|trans / mi polola|novia|esposa|enamorada dice|viste|va',
);
const isCovered = patternOf(
  'llevo|uso|con|lleva|visto [el|mi|un] hijab|hiyab|velo|chador|niqab / soy musulmana / ropa|moda|vestir|vestimenta|visto|vestida modesta|modesto|recatada|recatado|pudorosa / moda|ropa modest / no enseno|enseño|muestro [los|las] brazos|piernas|hombros / sin ensenar|mostrar [los|las|ni] brazos|piernas|hombros|piel|nada / cubierta|tapada entera / por mi religion|fe',
);

const relations =
  'marido|mujer|esposo|enamorado|enamorada|polola|pololo|cunado|cunada|bisnieto|bisnieta|viejo|vieja|esposa|novio|novia|pareja|hijo|hija|hijos|hermano|hermana|padre|madre|papa|mama|abuelo|abuela|suegro|suegra|nieto|nieta|sobrino|sobrina|amigo|amiga|bebe|nene|nena|nino|nina|peque';
const relation = new RegExp(`^(${relations})$`);
const forSelf = patternOf(
  'para mi $ / a mi tambien|ya|me / y a mi $ / con|y mi|mis <garment> / para mi que|no|por / y|ahora|pero yo / me pongo|visto|pondria / ponerme|vestirme|llevarme',
);
/** "con mi madre" and "la boda de mi hermana" are about the person. */
const beside = /^(con|de|por|sin|contra|y|o|que|como)$/;
const meeting =
  /^(ver|visitar|conocer|llevar|acompan|recoger|buscar|presentar|dejar|invitar|felicitar|sorprender|impresionar|voy|vamos)/;
const wears = /^(se|va|tiene|necesita|quiere|lleva|hace|cumple|celebra|usa|viste|necesito)$/;
const children = /^(hij[oa]s?|niet[oa]|sobrin[oa]|bebe|nene|nena|nin[oa]|peque)$/;
const attends =
  /^(casa|caso|casan|gradua|graduo|bautiza|confirma|comulga|jubila|licencia|murio|fue|muert|fallec|ido)/;
const adultAge = 14;

/** Children are helped with entries about children. */
export const isChild = ({ who, age }: OtherWearer): boolean =>
  age === null
    ? /^(bebe|nene|nena|nin[oa]s?|peques?|cri[oa]s?)$/.test(who)
    : age < adultAge && (children.test(who) || !relation.test(who));

/** Excluded from spelling correction. */
export const wearerWords: readonly string[] = [
  ...[isMan, isWoman, isCovered].flatMap(({ words }) => words),
  ...relations.split('|'),
];

/** "soy chico", "llevo hiyab" */
export const tellsOfSelf = (tokens: readonly Annotated[]): boolean =>
  [isMan, isWoman, isCovered].some((pattern) => occurs(pattern, tokens));

/** Probabilities, by the learned model, that a message dresses oneself or another person. */
type Dressed = { self: number; other: number; surelyOther?: number };
const leastOther = 0.25;
const mostAside = 0.1;
const leastSelf = 0.4;
const ownPlan =
  /\b(yo|voy|vaya|vamos|me (pongo|visto|toca|haga|hagan|quede|queden|siento|sienta|sientan|vea|apetece)|ponerme|vestirme|tengo|tenga)\b/;

const surely = 0.8;

const asksForSelf = /\b(me (pongo|visto)|ponerme|vestirme)\b/;
const ofBoth = /\b(le|les) (pongo|visto|compro)\b|\b(ponerle|vestirl[ao]s?)\b/;

/** "y para mi hija, que usa lo mismo que yo" */
export const sharesClothes = patternOf(
  'usa|lleva|viste|gasta|tiene lo|la mismo|misma [talla] [que] [yo|mia] / usa|tiene|gasta|lleva mi|mis talla|ropa|cosas / de mi|mis armario|ropa|closet|ropero / le presto|dejo|prestaria',
);

/** Updates the wearer from a message; the rest stays. */
export function wearerIn(tokens: readonly Annotated[], before: Wearer, dressed?: Dressed): Wearer {
  const isShared = occurs(sharesClothes, tokens);
  if (!isShared && (dressed?.surelyOther ?? 0) >= surely)
    return { ...before, other: otherWearerIn(tokens) ?? before.other ?? anyoneIn(tokens) };
  const named = isShared ? null : otherWearerIn(tokens);
  const words = tokens.map(({ text }) => text).join(' ');
  const isOfSelf = dressed !== undefined && asksForSelf.test(words) && !ofBoth.test(words);
  const isAside = dressed !== undefined && named?.age === null && (isOfSelf || dressed.other < leastOther);
  const other = isAside && before.other?.who !== named?.who ? null : named;
  if (other !== null) return { ...before, other: withAge(other, before.other) };
  const cut = occurs(isMan, tokens)
    ? 'man'
    : occurs(isWoman, tokens)
      ? 'woman'
      : (before.cut ?? (occurs(soundsMale, tokens) ? 'man' : null));
  const dressesSelf =
    dressed !== undefined && dressed.self >= leastSelf && dressed.other < mostAside && ownPlan.test(words);
  const isSelf = dressesSelf || occurs(forSelf, tokens) || cut !== before.cut;
  return {
    cut,
    covered: before.covered || occurs(isCovered, tokens),
    other: isSelf ? null : before.other,
  };
}

const people = new RegExp(
  `^(?:${relations}|ninos|ninas|peques|crios?|crias?|jef[ea]|roommate|companer[oa])$`,
);
/** Not "soy el abuelo de Martina". */
const isOfSelf = (texts: readonly string[], at: number): boolean =>
  texts[at - 2] === 'soy' || texts[at - 1] === 'soy';

function anyoneIn(tokens: readonly Annotated[]): OtherWearer {
  const texts = tokens.map(({ text }) => text);
  const named = texts.flatMap((text, at) => (people.test(text) && !isOfSelf(texts, at) ? [at] : []));
  const at = named.find((one) => /^(?:a|al|para)$/.test(texts[one - 2] ?? '')) ?? named[0] ?? -1;
  const who = texts[at] ?? texts.find((text) => /^(?:ella|ellos|ellas)$/.test(text)) ?? '';
  const age = texts.findIndex((text, at) => /^(?:anos|anitos)$/.test(text) || texts[at - 2] === 'tiene');
  const said = Number(texts[age - 1] ?? Number.NaN);
  return { who, age: age > 0 && Number.isInteger(said) ? said : null };
}

const performs =
  /^(hace|celebra|recibe|toma|jura|juega|actua|canta|baila|compite|presenta|defiende|expone|corre|estrena|inaugura|jubila)$/;
const dressesOther = /^(le|ponerle|vestirl[ao]|vestirles|les|lleva|pongole)$/;

const clothes =
  /^(pon|vest|vist|arregl|regal|compr|qued|sient|favorec|combin|busc|necesit|prepar|arm|hag|hac|haz|elij|elig|recom|aconsej|lleva|va$|van$|ropa|outfit|look)/;

const done =
  /^(?:preste|prestado|deje|dejado|di|dado|regale|regalado|vendi|devolvi|mande|he|habia|dije|conte)$/;

const withAge = (other: OtherWearer, before: OtherWearer | null): OtherWearer =>
  other.age === null && before?.who === other.who ? before : other;

/** The third person that the request is for: "mi hijo de 5 años", "¿qué le pongo a mi madre?" */
export function otherWearerIn(tokens: readonly Annotated[]): OtherWearer | null {
  const texts = tokens.map(({ text }) => text);
  for (const [at, who] of texts.entries()) {
    if (!relation.test(who) || !/^(mi|mis|un|una|el|la)$/.test(texts[at - 1] ?? '')) continue;
    // "mi hijo se casa": the person is a guest.
    if (attends.test(texts[at + 2] ?? '') && /^(se|ya|me|ha|han)$/.test(texts[at + 1] ?? '')) continue;
    if (/^(murio|fallecio|falta|dice)$/.test(texts[at + 1] ?? '')) continue;
    if (/^(murio|fallecio|falta|falto|perdi|dicho|dijo|dice)$/.test(texts[at - 2] ?? '')) continue;
    // "mi hija hace la promesa scout": the person watches.
    if (performs.test(texts[at + 1] ?? '') && !texts.some((text) => dressesOther.test(text))) continue;
    // "mi suegra va a ir": she is company.
    if (/^(viene|vendra|estara|asistira|ira)$/.test(texts[at + 1] ?? '')) continue;
    if (texts[at + 1] === 'va' && texts[at + 2] === 'a' && /^(ir|estar|venir)$/.test(texts[at + 3] ?? ''))
      continue;
    // "mi novia quiere que vaya más arreglado", "mi marido no quiere que vaya de negro"
    // "mi hermana me quiere sacar a comer"
    if (/^(me|nos)$/.test(texts[at + 1] ?? '')) continue;
    if (texts[at + 1] === 'no' && /^(quiere|le|dice|deja)$/.test(texts[at + 2] ?? '')) continue;
    if (/^(quiere|prefiere|pide|dice)$/.test(texts[at + 1] ?? '') && texts[at + 2] === 'que') continue;
    const isMine = /^(mi|mis)$/.test(texts[at - 1] ?? '');
    const before = texts[at - 2] ?? '';
    const said = /^(\d{1,3})$/.exec(texts[at + 2] ?? texts[at + 1] ?? '')?.[1];
    const isAged =
      said !== undefined && texts.slice(at + 1, at + 5).some((text) => /^(anos|anitos|meses)$/.test(text));
    const other = { who, age: isAged ? (texts.includes('meses') ? 0 : Number(said)) : null };
    if (beside.test(before) && !(before === 'que' && /^(pongo|visto)$/.test(texts[at - 3] ?? ''))) {
      if (isAged && before !== 'con' && before !== 'de') return other;
      continue;
    }
    if (before === 'a' && meeting.test(texts[at - 3] ?? '')) continue;
    if (before === 'a' && /^les?$/.test(texts[at + 1] ?? '') && done.test(texts[at + 2] ?? '')) continue;
    // "no le he dicho a mi esposa" dresses no one.
    if (
      before === 'a' &&
      at >= 3 &&
      !texts.slice(Math.max(0, at - 6), at - 2).some((text) => clothes.test(text))
    )
      continue;
    if (/^(para|a|visto|vestir|vistes|pone|ponga|lleva|puede|regalo)$/.test(before)) return other;
    if (isMine && (isAged || texts.slice(at + 1, at + 6).some((text) => wears.test(text)))) return other;
    if (isAged) return other;
  }
  return null;
}

const ofWomen: ReadonlySet<Garment['kind']> = new Set(
  'dress skirt blouse heels flats top body tights jumpsuit bikini sports-bra clutch'.split(
    ' ',
  ) as Garment['kind'][],
);
const bare: ReadonlySet<Garment['kind']> = new Set(
  'top undershirt body shorts swimwear bikini swim-trunks sports-bra'.split(' ') as Garment['kind'][],
);
const bareName =
  /\b(lencer|tirantes|mini|cort[oa]s?\b|escot|transparen|crop|sin mangas|halter|bandeau|palabra de honor|slip|ajustad|cenid|espalda)/;
const girlish = /\b(flor|florecitas|lila|rosa|rosas|fucsia|tacon|bandolera|encaje|lentejuelas|plataforma)/;
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Not proposed to a boy unless he asks. */
const isGirlish = ({ name, kind }: Garment) => girlish.test(fold(name)) && kind !== 'shirt';

/** Whether a garment leaves arms, legs or neckline uncovered, as far as known. */
function isBare(garment: Garment): boolean {
  const { kind, category, sleeve, length, style } = garment;
  if (bare.has(kind)) return true;
  if (category === 'tops' && sleeve !== 'long' && (sleeve != null || kind === 't-shirt' || kind === 'polo'))
    return true;
  if (category === 'dresses' || kind === 'skirt') {
    if (length === 'short' || (category === 'dresses' && sleeve != null && sleeve !== 'long')) return true;
    if (style === 'party' && sleeve == null && kind !== 'skirt') return true;
  }
  return bareName.test(fold(garment.name));
}

export const suits = (garment: Garment, { cut, covered }: Wearer): boolean =>
  !(cut === 'man' && (ofWomen.has(garment.kind) || isGirlish(garment))) && !(covered && isBare(garment));
