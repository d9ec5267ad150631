import type { Absence } from '#contract/absence.ts';
import type { Translation } from '#contract/languages.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { formatPlural } from '#web/format/numbers.ts';
import { wardrobeCopy } from './wardrobe.ts';

const uses = (wears: number) => formatPlural(wears, 'uso', 'usos');

export const upkeepCopy: Translation<typeof import('../upkeep.ts').upkeepCopy> = {
  works: {
    'heel-tips': 'Capas do salto',
    sole: 'Solas',
    repair: 'Arranjo',
    alteration: 'Ajuste de tamanho ou bainha',
    'dry-clean': 'Lavandaria',
    polish: 'Creme e escova',
    waterproofing: 'Impermeabilização',
    other: 'Outra coisa',
  },
  title: 'Arranjos e manutenção',
  none: 'Ainda não há nada anotado.',
  total: (amount) => `${amount} ao todo, que contam no que te custa cada uso.`,
  add: 'Anotar',
  remove: (work, day) => `Apagar ${work}, ${day}`,
  removed: 'Apagado do histórico',
  restored: 'De volta ao histórico',
  removeFailed: 'Não foi possível apagar',
  noCost: 'sem preço',
  due: {
    title: 'Está na hora do sapateiro',
    text: 'Pelos usos que levam. A tempo é barato; tarde, nem sempre tem arranjo.',
    needs: { 'heel-tips': 'Precisa de capas novas', sole: 'Precisa de sola nova' },
    since: (wears, first) =>
      first ? `${uses(wears)} e ainda por mudar` : `${uses(wears)} desde a última vez`,
    why: {
      'heel-tips': 'Quando a capa acaba, o que se gasta é o salto.',
      sole: 'Com a sola fina, entra a água e o sapato abre.',
    },
    take: 'Levar ao sapateiro',
    done: 'Já está feito',
  },
  away: {
    title: 'A arranjar',
  },
  form: {
    title: (name) => `O que foi feito a «${name}»`,
    lead: 'O que custar soma-se ao que te custa cada uso.',
    what: 'O quê',
    day: 'Em que dia',
    cost: (symbol) => `Quanto custou (${symbol})`,
    note: 'Nota',
    notePlaceholder: 'O sapateiro da praça',
    save: 'Anotar',
    saveBack: 'Anotar e devolver ao guarda-roupa',
    saved: (name) => `Anotado em «${name}»`,
    savedBack: (name) => `«${name}» volta ao guarda-roupa, com o que foi feito anotado`,
    failed: 'Não foi possível anotar',
    inFuture: 'Esse dia ainda não chegou.',
  },
  spent: (price, upkeep) => `Custou-te ${price}, e ${upkeep} em arranjos`,
  sum: (amount) => `${amount} em arranjos`,
};

const names = wardrobeCopy.away;
/** A colon where "em" would contract with the article of the place. */
const joined: Record<Absence['why'], string> = { lent: ' a ', stored: ': ', repair: ': ' };

export const absenceCopy: Translation<typeof import('../upkeep.ts').absenceCopy> = {
  title: (name) => `«${name}», fora do guarda-roupa`,
  lead: 'Enquanto estiver fora, não a sugerimos em nenhum outfit.',
  why: 'Onde está',
  places: {
    lent: 'A quem a emprestaste',
    stored: 'Onde a guardas',
    repair: 'Em que costureira ou lavandaria',
  },
  examples: {
    lent: 'Marta',
    stored: 'caixa 3, no sótão',
    repair: 'lavandaria da praça',
  },
  until: 'Até quando',
  untilHint: 'Se ativares essa notificação na tua conta, lembramos-te na véspera, à tarde.',
  back: 'Já voltou',
  change: 'Alterar',
  returned: (name) => `«${name}» volta ao guarda-roupa`,
  sentence: ({ why, place, until }) =>
    `${names[why]}${place && `${joined[why]}${place}`}${until ? `, até ${formatDayOfYear(until)}` : ''}`,
};
