import type { Pattern, Style } from '#contract/garment-attributes.ts';
import { occasionNames, seasonNames } from '#contract/pt/names.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import type { RuleKey } from '../../rule-weights.ts';
import { lowerCase } from '../lower-case.ts';
import { bareOf, type Named } from '../shape/grammar.ts';
import type {
  DayWords,
  Likeness,
  LookWords,
  MissingWords,
  RemadeWords,
  SustainabilityWords,
  TagWords,
  TasteWords,
  Thing,
  TitleWords,
  Words,
} from '../shape/words.ts';
import { agree, colour } from './colours.ts';
import { a, grammar, joinAnd, of, patternPhrases, the, theShort, to, verb } from './grammar.ts';
import { inHouse } from './house.ts';
import { nounOf, type PortugueseNoun } from './nouns.ts';
import { purposeOf } from './purposes.ts';
import * as wordings from './wordings/wordings.ts';

/** In the gender of weeks and of months. */
const numbers = [
  ['zero', 'zero'],
  ['uma', 'um'],
  ['duas', 'dois'],
  ['três', 'três'],
  ['quatro', 'quatro'],
  ['cinco', 'cinco'],
  ['seis', 'seis'],
  ['sete', 'sete'],
  ['oito', 'oito'],
  ['nove', 'nove'],
  ['dez', 'dez'],
  ['onze', 'onze'],
] as const;

const seasons = {
  spring: { day: 'a primavera', when: 'na primavera' },
  summer: { day: 'o verão', when: 'no verão' },
  fall: { day: 'o outono', when: 'no outono' },
  winter: { day: 'o inverno', when: 'no inverno' },
} as const;

const layers = ['nenhuma camada', 'uma só camada', 'duas camadas', 'três camadas'];

const day: DayWords = {
  purposeOf,
  season: (season) => seasons[season],
  degrees(temperatureC) {
    const degrees = `${Math.round(temperatureC)} °C`.replace('-', '−');
    return { day: `um dia de ${degrees}`, when: `a ${degrees}` };
  },
  indoors: { day: 'um espaço fechado', when: 'num espaço fechado' },
  layers: (count) => layers[count] ?? '',
  span(days) {
    if (days >= 366) return 'mais de um ano';
    const months = Math.floor(days / 30);
    if (months >= 2) return `${numbers[Math.min(11, months)]?.[1]} meses`;
    return `${numbers[Math.floor(days / 7)]?.[0]} semanas`;
  },
};

const titles: TitleWords = {
  /** Followed by a colour: "Escritório em azul-marinho". */
  scenes: {
    casual: ['Dia tranquilo', 'Passeio', 'Esplanada'],
    work: ['Escritório', 'Reunião', 'Dia de trabalho'],
    formal: ['Cerimónia', 'Etiqueta', 'Grande ocasião'],
    party: ['Noite', 'Brinde', 'Festa'],
    date: ['Encontro', 'Jantar', 'Entardecer'],
    sport: ['Treino', 'Trilho', 'Aquecimento'],
  },
  scene: (scene, colours) => `${scene} em ${colours}`,
  suit: (name) => (name ? `fato ${agree(colour(name), { gender: 'm', plural: false })}` : 'fato'),
  shod: (clothes, shoes) => `${clothes} com ${shoes}`,
  /** Fixes "Blazer bege de linho e calças cruas de linho". */
  withoutEcho: (name) =>
    name.replace(/( de (?:linho|seda|couro|bombazina|camurça))( (?:e|com) .+)\1$/, '$2$1'),
  nameless: 'outfit',
};

const tags: TagWords = {
  occasions: lowerCase(occasionNames),
  seasons: lowerCase(seasonNames),
  colours: {
    'colour-harmony.neutral': 'neutros',
    'colour-harmony.accent': 'toque de cor',
    'colour-harmony.echo': 'tom sobre tom',
    'colour-harmony.tone-on-tone': 'tom sobre tom',
    'colour-harmony.analogous': 'cores vizinhas',
    'colour-harmony.complementary': 'cores opostas',
    'colour-harmony.contrast': 'contraste',
    'colour-harmony.clash': 'mistura ousada',
  },
  layers: 'camadas',
  patterned: 'estampado',
  unworn: 'por estrear',
  favourites: 'favoritas',
};

const level = 'punham o outfit à altura da ocasião';

const placeOf = (where: Parameters<MissingWords['absence']>[1]): string => {
  if (typeof where === 'object') return inHouse(where.house);
  return where === 'laundry' ? 'para lavar' : 'fora do guarda-roupa';
};

const missing: MissingWords = {
  absence: (garment, where) => `: ${the(garment)} ${verb(garment, 'está', 'estão')} ${placeOf(where)}`,
  bottom: (such, note) =>
    `Falta-te uma parte de baixo, como umas calças${such === 'skirt' ? ' ou uma saia' : ', clássicas ou de ganga'}${note}.`,
  top: (note) => `Falta-te uma parte de cima, como uma camisa ou uma t-shirt${note}.`,
  clothes: (orDress) =>
    `Junta uma parte de cima e uma de baixo${orDress ? ', ou um vestido,' : ''} e começamos a combinar.`,
  shoes: (note) => `Faltam-te uns sapatos para completar o outfit${note}.`,
  sportShoes: (note) => `Com uns ténis de desporto ias melhor para treinar${note}.`,
  casualShoes: 'Uns sapatos mais do dia a dia ficavam melhor com o plano.',
  otherFormalShoes: `Outros sapatos ${level}.`,
  formalShoes: (note) => `Uns sapatos clássicos ${level}${note}.`,
  sportClothes: (note) => `Com umas leggings ou umas calças de desporto mexias-te com mais conforto${note}.`,
  otherCoat: 'Um casaco mais adequado ao dia completava o outfit.',
  coat: (against, note) =>
    `Falta-te um sobretudo para ${against === 'winter' ? 'o inverno' : 'o frio'}${note}.`,
  jacket: (against, note) =>
    `Um casaco dava-te jeito para ${against === 'fall' ? 'o outono' : 'este fresco'}${note}.`,
  wornAndAvoided: 'Pediste ao mesmo tempo para usar e evitar a mesma peça.',
  gone: 'A peça que queres usar já não está no teu guarda-roupa.',
  incompatible: 'As peças que queres usar não se podem combinar num mesmo outfit.',
};

const looks: LookWords = {
  sameSlot: '{a} e {b} vão no mesmo lugar: escolhe.',
  notLayered: '{a} e {b} não se usam uma peça sobre a outra.',
  notAtOnce: '{a} e {b} não se usam ao mesmo tempo.',
  swap: (from, to) => `Troca {a} {por b}: passa de ${from} para ${to} %.`,
  gap: (garment, outfits) =>
    `Com ${a(garment)} tens mais ${outfits} ${outfits === 1 ? 'outfit' : 'outfits'}.`,
};

/** With "em" before them. */
const likenesses: Readonly<Record<Likeness, string>> = {
  kind: 'no tipo',
  colour: 'na cor',
  pattern: 'no padrão',
  formality: 'na formalidade',
};

function patternIn(pattern: Pattern, noun: PortugueseNoun): string {
  if (pattern === 'plain') return agree('liso', noun);
  if (pattern === 'logo') return 'com um logótipo';
  return patternPhrases[pattern] || agree('estampado', noun);
}

function look(garment: Named, shown: { colour: boolean; pattern: boolean }): string {
  const noun = nounOf(garment);
  const name = isBlueDenim(garment) ? 'azul' : colourOf(garment);
  return joinAnd([
    ...(shown.colour && name ? [agree(colour(name), noun)] : []),
    ...(shown.pattern ? [patternIn(garment.pattern, noun)] : []),
  ]);
}

/** "a da foto", or "a gabardine da foto" beside another garment. */
function ofPicture(seen: Named, own: Named): string {
  const whole = theShort(seen);
  const same = nounOf(seen).text === nounOf(own).text;
  return `${same ? whole.split(' ')[0] : whole} da foto`;
}

const remade: RemadeWords = {
  agrees: (own, on) =>
    `${verb(own, 'Coincide', 'Coincidem')} ${joinAnd(on.map((likeness) => likenesses[likeness]))}.`,
  kind: (own, seen) => `${verb(own, 'É', 'São')} ${a(bareOf(own))}; na foto, ${a(bareOf(seen))}.`,
  looks(own, seen, differing) {
    const { text, gender, plural } = nounOf(own);
    const your = `${gender === 'f' ? 'A' : 'O'}${plural ? 's' : ''} ${gender === 'f' ? 'tua' : 'teu'}${plural ? 's' : ''}`;
    const [mine, theirs] = [look(own, differing), look(seen, differing)];
    return `${your} ${text} ${verb(own, 'é', 'são')} ${mine}; ${ofPicture(seen, own)}, ${theirs}.`;
  },
  tone: (lighter) => `O tom é mais ${lighter ? 'claro' : 'escuro'} do que na foto.`,
  formality(own, seen, dressier) {
    const level = dressier ? verb(own, 'formal', 'formais') : verb(own, 'informal', 'informais');
    return `${verb(own, 'É', 'São')} mais ${level} do que ${ofPicture(seen, own)}.`;
  },
  /** "Falta-te um blazer preto." */
  lack: (seen) => `${verb(seen, 'Falta-te', 'Faltam-te')} ${a(seen)}.`,
};

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'a roupa certa para a ocasião',
  'colour-harmony': 'a harmonia das cores',
  season: 'o tempo que faz',
  formality: 'que tudo vá no mesmo estilo',
  silhouette: 'as proporções',
  'pattern-mixing': 'a calma nos padrões',
  completeness: 'os remates, como a mala ou o casaco',
  novelty: 'não repetir',
  favourites: 'as tuas peças favoritas',
};

const registers: Readonly<Record<Style, string>> = {
  casual: 'a roupa informal',
  formal: 'a roupa formal',
  sport: 'a roupa desportiva',
  party: 'a roupa de festa',
};

const amount = (more: boolean) => (more ? 'mais' : 'menos');

/** As it follows "gostas": "da saia". */
const saying = (text: string): Thing => ({ text: of(text), many: false });

const taste: TasteWords = {
  themes,
  matters: (named, more) =>
    more ? `Para ti pesa mais ${joinAnd(named)}.` : `Dás menos importância ${joinAnd(named.map(to))}.`,
  warmth: (more) => `Preferes ir com um pouco ${amount(more)} de agasalho`,
  formality: (more) => `Preferes ir um pouco ${amount(more)} formal`,
  garment: (garment) => saying(the(garment)),
  pair: (a, b) => saying(`${the(a)} com ${the(b)}`),
  withKind: (garment, kind) => saying(`${the(garment)} com ${nounOf(kind).text}`),
  kinds: (a, b) => saying(`${theShort(a)} com ${nounOf(b).text}`),
  colour: (name) => saying(`o ${name}`),
  register: (style) => saying(registers[style]),
  likes: ({ text }, likes) => `${likes ? 'Gostas' : 'Não gostas'} ${text}`,
};

const decimal = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });
const pieces = (count: number) => `${count} ${count === 1 ? 'peça' : 'peças'}`;

const sustainability: SustainabilityWords = {
  formula:
    'Até 50 pontos pela parte do teu guarda-roupa que usaste nos últimos 90 dias, até 30 por te aproximares dos ' +
    '30 usos por peça ao ano e até 20 por lhes prolongares a vida. As peças recém-chegadas não descontam.',
  use: {
    label: 'Guarda-roupa em uso',
    early: 'As tuas peças acabam de chegar: ainda é cedo para julgar.',
    reason: (used, of, days) => `Usaste ${used} de ${pieces(of)} nos últimos ${days} dias.`,
  },
  wears: {
    label: 'Usos por peça',
    early: (target) => `A meta é chegar a ${target} usos por peça num ano.`,
    reason(average, target) {
      const wears = decimal.format(average);
      return `Cada peça tem ${wears} ${wears === '1' ? 'uso' : 'usos'} em média; a meta é chegar a ${target} num ano.`;
    },
  },
  care: {
    label: 'Vida longa',
    early: 'Cuida do que chegar e vai durar-te anos.',
    reason: (lasting, of) =>
      `${lasting} de ${pieces(of)} ${lasting === 1 ? 'está' : 'estão'} em bom estado ou ${lasting === 1 ? 'continua' : 'continuam'} em uso.`,
  },
};

export const portuguese: Words = {
  language: 'pt',
  grammar,
  wordings,
  ruleNames: {
    occasion: 'Ocasião',
    'colour-harmony': 'Harmonia de cor',
    season: 'Estação',
    formality: 'Coerência de estilo',
    silhouette: 'Silhueta',
    'pattern-mixing': 'Padrões',
    completeness: 'Outfit completo',
    novelty: 'Novidade',
    favourites: 'As tuas favoritas',
  },
  day,
  titles,
  tags,
  missing,
  looks,
  remade,
  taste,
  sustainability,
};
