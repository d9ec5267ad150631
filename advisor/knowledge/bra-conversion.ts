import type { Token } from '../words/tokens.ts';

type Scale = 'inches' | 'european' | 'spanish';

const sized = /^(\d{2,3})(aa|a|b|c|d|dd|ddd|e|ee|f|ff|g)?$/;
const cupWord = /^(?:aa|a|b|c|d|dd|ddd|e|ee|f|ff|g)$/;
const ofInches =
  /^(?:us|usa|eeuu|estados|american\w*|gring\w*|uk|ingles\w*|inglaterra|britanic\w*|mexic\w*|mx)$/;
const ofSpain = /^(?:espan\w*|franc\w*|argentin\w*)$/;
const ofEurope = /^(?:europe\w*|europa|eu|alem\w*|italia\w*)$/;

const inchesOf = (european: number) => 30 + ((european - 65) / 5) * 2;
const europeanOf = (inches: number) => 65 + ((inches - 30) / 2) * 5;

function scaleOf(band: number): Scale | null {
  if (band >= 28 && band <= 46 && band % 2 === 0) return 'inches';
  if (band % 5 !== 0 || band > 130) return null;
  return band >= 85 ? 'spanish' : band >= 60 ? 'european' : null;
}

const cupsInInches: Readonly<Record<string, string>> = {
  e: 'DD',
  f: 'DDD (E británica)',
  g: 'G (F británica)',
};
const cupsInEurope: Readonly<Record<string, string>> = { dd: 'E', ddd: 'F', e: 'F', ee: 'G', ff: 'H' };

function toldOf(band: number, cup: string, named: readonly string[]): string | null {
  const isEuropean =
    band >= 85 && named.some((word) => ofEurope.test(word)) && !named.some((word) => ofSpain.test(word));
  const scale = isEuropean ? 'european' : scaleOf(band);
  if (scale === null) return null;
  const european = scale === 'inches' ? europeanOf(band) : scale === 'spanish' ? band - 15 : band;
  const isOfInches = scale === 'inches';
  const inEurope = ((isOfInches ? cupsInEurope[cup] : undefined) ?? cup).toUpperCase();
  const inInches = ((isOfInches ? undefined : cupsInInches[cup]) ?? cup).toUpperCase();
  const rows = {
    inches: `${inchesOf(european)}${inInches} en Estados Unidos, México y Reino Unido`,
    spanish: `${european + 15}${inEurope} en España y Francia`,
    european: `${european}${inEurope} en el resto de Europa`,
  };
  const others = (Object.keys(rows) as Scale[]).filter((one) => one !== scale).map((one) => rows[one]);
  const check =
    cup === ''
      ? 'La letra de la copa es la misma hasta la D.'
      : `Si la tabla va por el contorno de debajo del pecho, son unos ${european} cm.`;
  return `Un sujetador ${band}${cup.toUpperCase()} es un ${others.join(' y un ')}. ${check}`;
}

function cupAfter(next: string, second: string): string | undefined {
  if (next === 'de') return /^(?:|de|y|en|que|pero|cual|cuanto)$/.test(second) ? 'd' : undefined;
  if (next === 'a') return /^(?:|de|y|en|que|cual|cuanto|aqui|aca)$/.test(second) ? 'a' : undefined;
  return cupWord.test(next) && next !== 'e' ? next : undefined;
}

const looseBand = /(?:me )?(?:baila|queda (?:grande|suelt\w+|floj\w+|anch\w+)|sobra|se sube)/;
const tightBand = /(?:me )?(?:aprieta|queda (?:chic\w+|pequen\w+|just\w+|apretad\w+)|clava|marca)/;
const cupsInOrder = ['aa', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];

function sisterOf(band: number, cup: string, words: string): string | null {
  const isOfCup = /(?:copas?|tazas?|pecho) (?:me )?(?:baila|sobra|queda|aprieta)/.test(words);
  const step = isOfCup ? 0 : looseBand.test(words) ? -1 : tightBand.test(words) ? 1 : 0;
  const sister = cupsInOrder[cupsInOrder.indexOf(cup) - step];
  if (step === 0 || cup === '' || sister === undefined) return null;
  const apart = band < leastInCentimetres ? 2 : 5;
  const how =
    step < 0 ? 'una talla menos de contorno y una copa más' : 'una talla más de contorno y una copa menos';
  return `Pide la ${band + step * apart}${sister.toUpperCase()}: ${how}, que guarda el mismo pecho. Abrochado en el corchete de fuera, deben caber dos dedos.`;
}
const leastInCentimetres = 50;

export function braConversion(tokens: readonly Token[]): string | null {
  const named = tokens.map(({ text }) => text);
  for (const [at, text] of named.entries()) {
    const [, band = '', joined] = sized.exec(text) ?? [];
    if (band === '' || /^(?:cm|anos|euros)$/.test(named[at + 1] ?? '')) continue;
    const apart = cupAfter(named[at + 1] ?? '', named[at + 2] ?? '');
    const isAbroad = named.some((word) => ofInches.test(word) || ofSpain.test(word) || ofEurope.test(word));
    const cup = joined ?? apart ?? '';
    if (cup === '' && !isAbroad) continue;
    const told = sisterOf(Number(band), cup, named.join(' ')) ?? toldOf(Number(band), cup, named);
    if (told !== null) return told;
  }
  return null;
}
