import { byChange, compounds, type Irregular, irregular } from './verbs.ts';

type Change = keyof typeof byChange;

const swaps: Readonly<Record<Change, (stem: string) => string>> = {
  none: (stem) => stem,
  ie: (stem) => (stem.endsWith('quir') ? `${stem.slice(0, -2)}ier` : stem.replace(/e(?=[^e]*$)/, 'ie')),
  ue: (stem) => stem.replace(/o(?=[^o]*$)/, 'ue'),
  i: (stem) => (stem.endsWith('e') ? `${stem.slice(0, -1)}í` : stem.replace(/e(?=[^e]*$)/, 'i')),
  accent: (stem) => stem.replace(/[iu](?=[^aeiou]*$)/, (vowel) => (vowel === 'i' ? 'í' : 'ú')),
};

/** Of the present and its subjunctive: "busca, busque", "conoce, conozca". */
const respelt = (stem: string, isA: boolean): string =>
  isA
    ? stem.replace(/gu$/, 'gü').replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c')
    : stem
        .replace(/g$/, 'j')
        .replace(/gu$/, 'g')
        .replace(/(?<=[aeou])c$/, 'zc')
        .replace(/(?<=[nr])c$/, 'z');

const builds = /[^gq]uir$/;

function preteriteOf(infinitive: string, change: Change): string {
  const stem = infinitive.slice(0, -2);
  const isOpen = /[aeo]$/.test(stem);
  if (infinitive.endsWith('ar')) return `${stem}ó`;
  if (infinitive.endsWith('ducir')) return `${stem.slice(0, -1)}jo`;
  if (isOpen && change === 'i') return `${stem.slice(0, -1)}ió`;
  if (isOpen || builds.test(infinitive)) return `${stem}yó`;
  if (!infinitive.endsWith('ir') || infinitive.endsWith('quirir')) return `${stem}ió`;
  const inPast = { none: stem, accent: stem, ue: stem.replace(/o(?=[^o]*$)/, 'u') } as const;
  const past = change === 'ie' || change === 'i' ? stem.replace(/e(?=[^e]*$)/, 'i') : inPast[change];
  return past.endsWith('ñ') ? `${past}ó` : `${past}ió`;
}

/** "llevaste" of "llevó", "pusiste" of "puso". */
function pastOfTu(infinitive: string, preterite: string): string {
  const stem = infinitive.slice(0, -2);
  if (preterite === 'fue') return 'fuiste';
  if (/^(?:dio|vio)$/.test(preterite)) return preterite.replace(/o$/, 'ste');
  if (preterite.endsWith('o')) return preterite.replace(/zo$/, 'co').replace(/o$/, 'iste');
  if (infinitive.endsWith('ar')) return `${stem}aste`;
  return `${stem}${/[aeo]$/.test(stem) ? 'í' : 'i'}ste`;
}

/** "lleva", "leye", "pusie", "dije": before "-ra" and "-se". */
const wishedOf = (preterite: string, isA: boolean): string =>
  preterite
    .replace(/zo$/, 'co')
    .replace(/i?o$/, preterite.endsWith('jo') ? 'e' : 'ie')
    .replace(/ó$/, isA ? 'a' : 'e');

type Pair = readonly [tu: string, usted: string];
type Verb = {
  infinitive: string;
  /** The third person of the present. */
  present: string;
  order: Pair;
  /** Forms of "tú" that are no imperative. */
  pairs: readonly Pair[];
};

function verbOf(infinitive: string, change: Change, kept: Irregular): Verb {
  const stem = infinitive.slice(0, -2);
  const isA = infinitive.endsWith('ar');
  const inStress = builds.test(infinitive) ? `${stem}y` : swaps[change](stem);
  const present = kept.present ?? `${inStress}${isA ? 'a' : 'e'}`;
  const subjunctive = kept.subjunctive ?? `${respelt(inStress, isA)}${isA ? 'e' : 'a'}`;
  const preterite = kept.preterite ?? preteriteOf(infinitive, change);
  const future = kept.future ?? infinitive.replace('í', 'i');
  const wished = wishedOf(preterite, isA);
  const thirds = [
    subjunctive,
    `${future}á`,
    `${future}ía`,
    kept.imperfect ?? `${stem}${isA ? 'aba' : 'ía'}`,
    `${wished}ra`,
    `${wished}se`,
  ];
  return {
    infinitive,
    present,
    order: [kept.imperative ?? present, subjunctive],
    pairs: [
      [infinitive === 'ser' ? 'eres' : `${present}s`, present],
      ...thirds.map((form): Pair => [form === 'dé' ? 'des' : `${form}s`, form]),
      [pastOfTu(infinitive, preterite), preterite],
    ],
  };
}

/** "pon" is stressed in "propón". */
const inCompound = (imperative: string): string =>
  imperative.replace(/[eo](?=n$)/, (vowel) => (vowel === 'e' ? 'é' : 'ó'));

function compoundOf(prefix: string, base: string): Verb {
  const { imperative, ...forms } = irregular[base] ?? {};
  const kept: Record<string, string> = {};
  for (const [name, form] of Object.entries(forms)) kept[name] = `${prefix}${form}`;
  if (imperative && base !== 'decir') kept.imperative = `${prefix}${inCompound(imperative)}`;
  return verbOf(`${prefix}${base}`, 'none', kept);
}

const verbs: readonly Verb[] = [
  ...Object.entries(byChange).flatMap(([change, infinitives]) =>
    infinitives.map((infinitive) => verbOf(infinitive, change as Change, {})),
  ),
  ...Object.entries(irregular).map(([infinitive, kept]) => verbOf(infinitive, 'none', kept)),
  ...Object.entries(compounds).flatMap(([base, prefixes]) =>
    prefixes.map((prefix) => compoundOf(prefix, base)),
  ),
];

export const withoutAccents = (word: string): string =>
  word.replace(/[áéíóú]/g, (vowel) => 'aeiou'['áéíóú'.indexOf(vowel)] ?? vowel);

/** Spelt as something that another person or no verb is: "viste la camisa", "que unas". */
const shared = ['viste', 'unas', 'suelas', 'tiendas', 'peques', 'iguales'];

/** "llevas" to "lleva", "pusiste" to "puso". */
export const ofTu: ReadonlyMap<string, string> = new Map(
  verbs.flatMap(({ pairs }) => pairs.filter(([tu]) => !shared.includes(tu))),
);

/** "lleva" to "lleve", "pon" to "ponga"; of "ve" going is meant. */
export const ordersOfTu: ReadonlyMap<string, string> = new Map([
  ...verbs.filter(({ infinitive }) => !/^(?:haber|ser|soler)$/.test(infinitive)).map(({ order }) => order),
  ['ve', 'vaya'],
]);

/** Without accents, as they are written before a pronoun: "mantenlo", "llévalo". */
export const ordersBeforePronoun: ReadonlyMap<string, string> = new Map(
  [...ordersOfTu].map(([tu, usted]) => [withoutAccents(tu), usted]),
);

export const thirdPersons: ReadonlySet<string> = new Set([
  ...verbs.flatMap(({ present }) => [present, `${present}n`]),
  'hay',
  'son',
]);

export const infinitives: ReadonlySet<string> = new Set(verbs.map(({ infinitive }) => infinitive));

/** "diga" as it is written before a pronoun: "díga". */
export function beforePronoun(form: string): string {
  if (/[áéíóú]/.test(form)) return /é$/.test(form) ? withoutAccents(form) : form;
  const last = /(?:(?<=[gq])u|[iu](?![^aeiou]))?[aeo]$/.exec(form)?.[0] ?? '';
  const head = form.slice(0, form.length - last.length);
  const stressed = /[aeo](?=[iu]?[^aeiou]*$)|[iu](?=[^aeiou]*$)/;
  return `${head.replace(stressed, (vowel) => 'áéíóú'['aeiou'.indexOf(vowel)] ?? vowel)}${last}`;
}
