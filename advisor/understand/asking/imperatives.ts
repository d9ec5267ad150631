import { tokensOf } from '../../words/tokens.ts';
import { changeSaid } from '../told/upkeep.ts';

/** Imperatives of "usted" and "vos", and the forms that the grammar knows. */
const formal: Readonly<Record<string, string>> = {
  guarde: 'guarda',
  apunte: 'apunta',
  anote: 'anota',
  agende: 'agenda',
  marque: 'marca',
  registre: 'registra',
  ponga: 'pon',
  deje: 'deja',
  pase: 'pasa',
  mueva: 'mueve',
  cambie: 'cambia',
  quite: 'quita',
  saque: 'saca',
  borre: 'borra',
  elimine: 'elimina',
  cancele: 'cancela',
  anule: 'anula',
  meta: 'mete',
  eche: 'echa',
  mande: 'manda',
  añada: 'añade',
  agregue: 'agrega',
  incluya: 'incluye',
  vacie: 'vacia',
  deshaga: 'deshaz',
  vuelva: 'vuelve',
  muestre: 'muestra',
  enseñe: 'enseña',
  haga: 'haz',
  prepare: 'prepara',
  arme: 'arma',
  busque: 'busca',
  recomiende: 'recomienda',
  proponga: 'propon',
  sugiera: 'sugiere',
  planifique: 'planifica',
  programe: 'programa',
  organice: 'organiza',
  reserve: 'reserva',
  intercambie: 'intercambia',
  compare: 'compara',
  pone: 'pon',
  move: 'mueve',
  hace: 'haz',
  volve: 'vuelve',
  deshace: 'deshaz',
  mostra: 'muestra',
  recomenda: 'recomienda',
  propone: 'propon',
};
const ofVos = /^(pone|move|hace|volve|deshace|mostra|recomenda|propone)/;

const opening =
  /(^(?:\s*(?:por favor|porfa|oiga|mire|disculpe|perdone|hola)[,.!]?\s+)*|[,.;:!¡¿?\n]\s*(?:[ye]\s+)?|\b(?:y|e|por favor|porfavor|porfa|oiga|mire|luego|tambi[eé]n|ahora|entonces|hoy|mañana|(?:el|para el) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))\s+)(\p{L}+)(?!\p{L})/giu;
const clitic = /(?:me|nos|le|les|l[oa]s?)$/u;
const clitics = /(?:me|nos|le|les)?(?:l[oa]s?)?$/u;
const object = /^\s*(?:$|[,.;!]|(?:el|la|los|las|lo|un|una|en|a|al|de|mi|mis|para|también)\b)/iu;
const anyDay = { year: 2026, month: 1, day: 1 };
const anyway = /\bpase lo que pase\b/i;

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[áéíóú]/gu, (letter) => 'aeiou'['áéíóú'.indexOf(letter)] ?? letter);

/** "Póngame" is "ponme"; "guardé" was done. */
function familiarOf(word: string): string {
  const said = plain(word);
  const [ending = ''] = clitics.exec(said) ?? [];
  for (const tail of new Set(['', ending])) {
    const stem = tail === '' ? said : said.slice(0, -tail.length);
    const form = Object.hasOwn(formal, stem) ? formal[stem] : undefined;
    // "hace frío" and "en la tarjeta pone" tell.
    const isAsked = ofVos.test(said) ? tail !== '' || /[éá]$/iu.test(word) : !/é$/iu.test(word);
    if (form && isAsked) return `${form}${tail}`;
  }
  return word;
}

/** Not of what was done: "deje el traje en la modista". */
export const familiar = (message: string): string =>
  anyway.test(message) || changeSaid(message, tokensOf(message), anyDay) !== null
    ? message
    : message.replace(opening, (whole, before: string, word: string, at: number) => {
        const form = familiarOf(word);
        const isJoined = /(?:^|[\s,.;])[ye]\s+$/i.test(before);
        const goesOn = !isJoined || clitic.test(plain(word)) || object.test(message.slice(at + whole.length));
        return form === word || !goesOn ? whole : `${before}${form}`;
      });
