import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { upkeepCopy as source } from '../upkeep.ts';

const uses = (wears: number) => formatPlural(wears, 'uso', 'usos');

export const upkeepCopy: Translation<typeof source> = {
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
    done: 'Já está feito',
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
