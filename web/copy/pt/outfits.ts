import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const outfitsCopy: Translation<typeof import('../outfits.ts').outfitsCopy> = {
  generator: {
    button: 'Criar outfits',
    busy: 'A combinar as tuas peças…',
    left: (left, perDay) =>
      left === 0
        ? `Já usaste as ${formatCount(perDay)} gerações de hoje`
        : `${left === 1 ? 'Resta-te' : 'Restam-te'} ${formatCount(left)} de ${formatCount(perDay)} gerações hoje`,
    missingTitle: 'O que falta no teu guarda-roupa',
    scanMore: 'Ir para o scanner',
    toasts: {
      done: 'Outfits criados',
      doneText: (count) => `${formatPlural(count, 'novo outfit criado', 'novos outfits criados')} com IA`,
      failed: 'Não foi possível criar outfits',
    },
  },
  tab: {
    filters: 'Filtros dos teus outfits',
    create: 'Montar outfit',
    shown: (shown, total) =>
      shown === total
        ? formatPlural(total, 'outfit', 'outfits')
        : `${formatCount(shown)} de ${formatPlural(total, 'outfit', 'outfits')}`,
  },
  empty: {
    title: 'Ainda não há outfits',
    text: 'Cria os primeiros com IA ou combina as tuas peças à mão, uma a uma.',
  },
  noResults: {
    title: 'Nenhum outfit para esse momento',
    text: 'Experimenta outra ocasião ou estação, ou cria um novo.',
  },
  card: {
    ai: 'IA',
    aiLong: 'Criado com IA',
    fresh: 'Novo',
    board: (pieces) => `Composição de ${pieces}`,
    score: 'pontuação IA',
    scoreOpen: 'Ver porquê',
    parts: 'A pontuação, parte a parte',
    items: (count) => formatPlural(count, 'peça', 'peças'),
    timesWorn: (count) => (count === 0 ? 'Sem usos' : formatPlural(count, 'uso', 'usos')),
    wear: 'Vou vesti-lo hoje',
    more: (name) => `Mais ações para ${name}`,
    share: 'Partilhar',
    remove: 'Eliminar',
  },
  toasts: {
    wornText: (name, total) => `${name}: ${formatPlural(total, 'uso', 'usos')} no total`,
    saved: 'Outfit guardado',
    saveFailed: 'Não foi possível guardar o outfit',
    created: 'Outfit criado',
    removed: 'Outfit eliminado',
    removeFailed: 'Não foi possível eliminar o outfit',
  },
  remove: {
    title: (name) => `Eliminar «${name}»?`,
    text: 'A combinação é eliminada; as peças ficam no teu guarda-roupa.',
  },
  builder: {
    createTitle: 'Montar um outfit',
    createText: 'Combina as tuas peças à mão',
    editTitle: 'Editar o outfit',
    namePlaceholder: 'Domingo de mercado',
    description: 'Descrição',
    pieces: 'Peças',
    chosen: (count, max) => `${formatCount(count)} de ${formatCount(max)} no máximo`,
    search: 'Procurar nas tuas peças',
    pick: (name) => `Adicionar ${name}`,
    unpick: (name) => `Retirar ${name}`,
    none: 'Nenhuma peça corresponde',
    noGarments: 'Para combinar são precisas pelo menos duas peças.',
    allCategories: 'Tudo',
    create: 'Guardar outfit',
    save: 'Guardar alterações',
    saving: 'A guardar…',
    kept: 'Não ficou guardado, mas a tua combinação continua aqui.',
    errors: {
      name: 'Dá um nome ao outfit',
      tooLong: (max) => `No máximo ${formatCount(max)} caracteres`,
      fewGarments: 'Escolhe pelo menos duas peças',
    },
  },
};
