import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPercent } from '#web/format/numbers.ts';
import type { sellingCopy as source } from '../selling.ts';

export const sellingCopy: Translation<typeof source> = {
  title: (name) => `Vender «${name}»`,
  lead: 'O texto do anúncio, pronto a copiar. Não publicamos nada por ti.',
  places: 'Onde',
  placeNames: { wallapop: 'Wallapop', vinted: 'Vinted', milanuncios: 'Milanuncios' },
  /** In the words of each place. */
  conditions: {
    wallapop: {
      new: 'Novo',
      excellent: 'Como novo',
      good: 'Em bom estado',
      worn: 'Em condições aceitáveis',
    },
    vinted: { new: 'Novo sem etiquetas', excellent: 'Muito bom', good: 'Bom', worn: 'Satisfatório' },
    milanuncios: { new: 'Novo', excellent: 'Como novo', good: 'Bom estado', worn: 'Usado' },
  },
  listingTitle: 'Título',
  description: 'Descrição',
  price: 'Preço',
  condition: 'Estado',
  conditionUnknown: 'Por determinar: indica-o na ficha',
  copy: 'Copiar',
  copyNamed: (part) => `Copiar ${part.toLowerCase()}`,
  copyAll: 'Copiar tudo',
  copied: 'Copiado',
  failed: 'Não foi possível copiar',
  failedText: 'Seleciona o texto e copia-o à mão.',
  length: (used, max) => `${formatCount(used)} de ${formatCount(max)} caracteres`,
  why: 'De onde vem',
  noPrice: 'Anota o que pagaste por ela e sugerimos-te um preço.',
  reasons: {
    paid: (amount) => `Pagaste ${amount}`,
    condition: (condition, share) => `${condition}: costuma pedir-se ${formatPercent(share)} do que custou`,
    conditionUnknown: (share) =>
      `Estado por determinar: contamos com bom estado, em que costuma pedir-se ${formatPercent(share)} do que custou`,
    age: (months, less) => `Tens esta peça há ${formatCount(months)} meses: menos ${formatPercent(less)}`,
    worn: (less) => `Muito usada: menos ${formatPercent(less)}`,
    noBrand: (less) => `Sem marca anotada: menos ${formatPercent(less)}`,
    noble: (fibre, more) => `De ${fibre}: mais ${formatPercent(more)}`,
    least: 'Por menos, não compensa o envio',
  },
  sold: 'Já a vendi',
  picture: 'Transferir a foto, quadrada e sobre branco',
  pictureFailed: 'Não foi possível preparar a foto',
  pictureName: (name) => `${name}.jpg`,
  drawn: 'Esta peça não tem foto, mas um desenho. Tira-lhe uma antes de a anunciares.',
  text: {
    size: (size) => `Tamanho ${size}.`,
    sizeInTitle: (size) => `tamanho ${size}`,
    condition: (condition) => `Estado: ${condition}.`,
    composition: (fibres) => `Composição: ${fibres}.`,
    color: (color) => `Cor: ${color}.`,
    pattern: (pattern) => `Padrão: ${pattern}.`,
    unworn: 'Nunca usada.',
    fewWears: 'Com muito poucos usos.',
  },
};
