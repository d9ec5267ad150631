import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const outfitViewsCopy: Translation<typeof import('../outfit-views.ts').outfitViewsCopy> = {
  label: 'Vistas dos teus outfits',
  views: { outfits: 'Outfits', calendario: 'Calendário', maleta: 'Mala', capsula: 'Cápsula' },
  print: 'Imprimir',
  share: 'Partilhar a lista',
  copied: 'Lista copiada',
  copiedText: 'Cola-a onde quiseres.',
  shareFailed: 'Não foi possível partilhar a lista',
  gaps: {
    title: 'O que mais acrescentaria ao teu guarda-roupa',
    store: 'Na loja',
  },
  looks: {
    title: 'Com que combina',
    text: (outfits) =>
      outfits === 0
        ? 'Ainda não encaixa em nenhum bom outfit do teu guarda-roupa.'
        : `Faz parte de ${formatPlural(outfits, 'boa combinação', 'boas combinações')} da tua roupa. Aqui, a melhor para cada momento.`,
    open: 'Abrir no quadro:',
    complete: 'Completa o look',
    failed: 'Não conseguimos procurar os outfits desta peça.',
  },
  suitcase: {
    title: 'Mala',
    lead: 'O essencial para estar bem todos os dias: em cima, algo limpo cada manhã; em baixo e nos pés, o que se pode repetir sem se notar.',
    start: 'Primeiro dia',
    length: 'Dias',
    days: (count) => formatPlural(count, 'dia', 'dias'),
    coldest: 'Mínima',
    warmest: 'Máxima',
    degrees: '°C',
    hint: 'Se souberes que tempo vai fazer, a mala conta com isso.',
    eachDay: 'Dia a dia',
    button: 'Fazer a mala',
    busy: 'A fazer a mala…',
    result: (garments, days) =>
      `${formatPlural(garments, 'peça', 'peças')} para ${formatPlural(days, 'dia', 'dias')}`,
    packed: (packed, all) => `${formatCount(packed)} de ${formatCount(all)} na mala`,
    nothing: 'Com o que tens não se consegue um outfit para este dia.',
    failed: 'Não foi possível fazer a mala',
    listTitle: (days) => `Mala para ${formatPlural(days, 'dia', 'dias')}`,
    save: 'Levar para o calendário',
    saved: 'Os dias estão no teu calendário',
  },
  empty: {
    title: 'Primeiro, a tua roupa',
    text: 'Tudo sai das peças que tiveres aqui. Com dez já há por onde escolher.',
    scan: 'Digitalizar peças',
  },
  capsule: {
    title: 'Cápsula',
    lead: 'O mínimo de peças com que se fazem os outfits que pedires. O resto pode descansar.',
    outfits: 'Outfits que queres',
    atLeast: (count) => `${formatCount(count)} ou mais`,
    season: 'Estação',
    anySeason: 'Todo o ano',
    result: (garments, outfits) =>
      `${formatPlural(garments, 'peça', 'peças')}, ${formatPlural(outfits, 'outfit', 'outfits')}`,
    short: (outfits) =>
      `Do teu guarda-roupa saem ${formatPlural(outfits, 'outfit', 'outfits')} assim: menos do que pedes.`,
    pieces: 'As peças',
    looks: 'Alguns dos outfits',
    none: 'Ainda não há peças para formar uma cápsula: é preciso pelo menos uma peça de cima, uma de baixo e uns sapatos.',
    failed: 'Não foi possível calcular a cápsula',
    listTitle: (garments) => `Cápsula de ${formatPlural(garments, 'peça', 'peças')}`,
  },
};
