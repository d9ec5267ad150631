import { tokensOf } from '../words/tokens.ts';

type Shape = 'tub' | 'triangle' | 'dryer' | 'drying' | 'iron' | 'circle';
type Symbol = { says: string; means: string; inShort: string };

const square = '(?:cuadrado|cuadradito|cuadro|cuadrito)';
const within = '(?:con|que tiene|y|de)?(?: (?:un|el|una))?';
/** A square with a circle is one symbol; "una P rodeada" is a circle. */
const heads: readonly (readonly [Shape, RegExp])[] = [
  [
    'dryer',
    new RegExp(
      `${square}s? ${within} ?(?:circulo|circulito|redondel)\\b|\\bcirculo (?:dentro|adentro) de (?:un|el) ${square}`,
    ),
  ],
  ['drying', new RegExp(`${square}\\b`)],
  ['tub', /\b(?:cubeta|cubetita|barreño|barreno|balde|palangana|tina|tinita|batea|cubo|baldecito)\b/],
  ['triangle', /\btriangul\w*/],
  ['iron', /\bplanch(?:it)?a\b/],
  [
    'circle',
    /\b(?:circulo|circulito|redondel)\b|\b(?:una |la )?[pfw] (?:rodeada|encerrada|redondeada|dentro|en un circulo|en circulo)/,
  ],
];
const label =
  /\b(?:etiket\w*|etiquet\w*|simbol\w*|dibuj\w*|signific\w*|traduc\w*|triangul\w*|cuadrad\w*|tachad\w*|quiere decir)\b/;

const crossed = /\b(?:tachad\w*|cruz|cruzad\w*|equis|rayad\w* por encima|con una? x)\b/;
const numbers = { un: 1, uno: 1, una: 1, '1': 1, dos: 2, '2': 2, tres: 3, '3': 3 } as const;
const countOf = (text: string, thing: string): number => {
  const [, said] = new RegExp(`\\b(un|uno|una|1|dos|2|tres|3) ${thing}\\w*`).exec(text) ?? [];
  return said === undefined ? 0 : numbers[said as keyof typeof numbers];
};
const dots = (text: string) => countOf(text, 'punt');
const lines = (text: string) => countOf(text, '(?:ray|line|barr)');

type Reading = (text: string) => Symbol | null;

const readings: Readonly<Record<Shape, Reading>> = {
  tub: (text) => {
    if (crossed.test(text)) return told('Cubeta tachada', 'no va al agua en casa', 'sin agua en casa');
    if (/\bman(?:o|ito|ita)\b/.test(text))
      return told('Cubeta con una mano', 'a mano, en agua fría o templada, sin frotar ni retorcer', 'a mano');
    const [, degrees] = /\b([2-9]\d)\b/.exec(text) ?? [];
    if (degrees === undefined) return null;
    const gently = ['', ', en programa suave', ', en programa muy suave'][lines(text)] ?? '';
    return told(
      `Cubeta con ${degrees}`,
      `lavadora hasta ${degrees} grados${gently}`,
      `lavadora a ${degrees}`,
    );
  },
  triangle: (text) => {
    if (crossed.test(text))
      return told(
        'Triángulo tachado',
        'ni lejía ni nada que blanquee, tampoco percarbonato',
        'sin blanqueantes',
      );
    if (lines(text) > 0)
      return told(
        'Triángulo con rayas',
        'solo blanqueantes de oxígeno, como el percarbonato; lejía no',
        'sin lejía',
      );
    return /\b(?:vacio|blanco|solo|sin nada)\b/.test(text)
      ? told('Triángulo vacío', 'admite cualquier blanqueante, también lejía', 'admite lejía')
      : null;
  },
  dryer: (text) => {
    if (crossed.test(text))
      return told('Cuadrado con círculo tachado', 'no va a la secadora', 'sin secadora');
    const heat = dots(text);
    if (heat === 1)
      return told('Cuadrado con círculo y un punto', 'secadora floja, unos 60 grados', 'secadora floja');
    if (heat === 2)
      return told('Cuadrado con círculo y dos puntos', 'secadora normal, hasta 80 grados', 'secadora');
    return told('Cuadrado con círculo', 'puede ir a la secadora', 'secadora');
  },
  drying: (text) => {
    if (/\b(?:diagonal\w*|oblicua\w*|esquina|inclinada\w*)\b/.test(text))
      return told('Cuadrado con rayas en la esquina', 'a secar a la sombra', 'a la sombra');
    const wet = lines(text) === 2 || lines(text) === 3 ? ' y chorreando, sin centrifugar' : '';
    if (/\b(?:horizontal\w*|acostad\w*|tumbad\w*)\b/.test(text))
      return told('Cuadrado con raya tumbada', `a secar en plano${wet}`, 'a secar en plano');
    return /\b(?:vertical\w*|de pie|parad\w*)\b/.test(text)
      ? told('Cuadrado con raya de pie', `a secar colgado${wet}`, 'a secar colgado')
      : null;
  },
  iron: (text) => {
    if (crossed.test(text)) return told('Plancha tachada', 'no se plancha', 'sin plancha');
    const heat = dots(text);
    if (heat === 1) return told('Plancha con un punto', 'hasta 110 grados y sin vapor', 'plancha templada');
    if (heat === 2) return told('Plancha con dos puntos', 'hasta 150 grados', 'plancha media');
    return heat === 3 ? told('Plancha con tres puntos', 'hasta 200 grados', 'plancha caliente') : null;
  },
  circle: (text) => {
    if (crossed.test(text)) return told('Círculo tachado', 'sin limpieza en seco', 'sin tintorería');
    const [letter] = /\b[pfw]\b/.exec(text) ?? [];
    const gently = /\b(?:rayit|ray|linea|lineita|barr|subray)\w*/.test(text)
      ? '; la raya de debajo pide un ciclo suave'
      : '';
    if (letter === 'p')
      return told('P en un círculo', `tintorería, con los disolventes habituales${gently}`, 'tintorería');
    if (letter === 'f')
      return told(
        'F en un círculo',
        `tintorería, solo con disolventes de hidrocarburos${gently}`,
        'tintorería',
      );
    if (letter === undefined && /\b(?:vacio|solo|sin nada)\b/.test(text))
      return told('Círculo vacío', 'se puede limpiar en seco', 'tintorería');
    return letter === 'w'
      ? told('W en un círculo', 'limpieza profesional con agua', 'limpieza profesional')
      : null;
  },
};

const told = (says: string, means: string, inShort: string): Symbol => ({ says, means, inShort });

/** The care symbols that a message describes, each with its mark: "un triángulo tachado y un cuadrado con un círculo". */
export function symbolsIn(message: string): Symbol[] {
  const text = tokensOf(message)
    .map((token) => token.text)
    .join(' ');
  if (!label.test(text)) return [];
  const found: { shape: Shape; from: number; to: number }[] = [];
  for (const [shape, head] of heads)
    for (const { 0: words, index } of text.matchAll(new RegExp(head, 'g'))) {
      const to = index + words.length;
      if (!found.some((one) => index < one.to && to > one.from)) found.push({ shape, from: index, to });
    }
  found.sort((a, b) => a.from - b.from);
  const isLabel =
    found.length > 1 || !/^(?:tub|iron|drying)$/.test(found[0]?.shape ?? '') || /etique|simbol/.test(text);
  if (!isLabel) return [];
  return found.flatMap(({ shape, from }, at) => {
    // "una P en un círculo": the letter stands before its circle.
    const begins = shape === 'circle' ? Math.max(found[at - 1]?.to ?? 0, from - lettersBefore) : from;
    const ends = nextBegins(text, found[at + 1]);
    return readings[shape](text.slice(begins, ends)) ?? [];
  });
}
const lettersBefore = 12;
const nextBegins = (text: string, next: { shape: Shape; from: number } | undefined) =>
  next === undefined ? text.length : next.shape === 'circle' ? beforeLetter(text, next.from) : next.from;

function beforeLetter(text: string, from: number): number {
  const [letter] =
    /\b(?:una |la )?[pfw] (?:en|dentro de|con|adentro de)(?: un| el)? $/.exec(text.slice(0, from)) ?? [];
  return from - (letter?.length ?? 0);
}

const asksHome = /\b(?:en casa|lavadora|lavarropas|lavarl[oa]s?|lavar|a mano)\b/i;
const ofCleaners = 'Eso es para la tintorería; si se lava en casa lo dice la cubeta: sin ella o tachada, no.';

export function symbolsTold(symbols: readonly Symbol[], asked = ''): string {
  const isOfCleaners = symbols.every(({ inShort }) => inShort === 'tintorería');
  if (isOfCleaners && asksHome.test(asked)) return `${eachTold(symbols)} ${ofCleaners}`;
  return eachTold(symbols);
}

function eachTold(symbols: readonly Symbol[]): string {
  const each = symbols.map(({ says, means }) => `${says}: ${means}.`).join(' ');
  const short = [...new Set(symbols.map(({ inShort }) => inShort))];
  return short.length > 1 ? `${each} En resumen: ${short.join(', ')}.` : each;
}
