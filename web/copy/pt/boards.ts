import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const boardsCopy: Translation<typeof import('../boards.ts').boardsCopy> = {
  meta: {
    title: 'Os teus quadros',
    description: 'Inspirações e outfits reunidos pelo que quiseres: uma estação, uma viagem, um casamento.',
  },
  lead: 'Reúne inspirações e outfits: uma estação, uma viagem, um casamento. Só tu os vês.',
  inspiration: 'Inspiração',
  create: 'Novo quadro',
  list: 'Quadros',
  count: (items) => (items === 0 ? 'Vazio' : formatPlural(items, 'imagem', 'imagens')),
  all: 'Todos os quadros',
  form: {
    edit: 'Editar o quadro',
    namePlaceholder: 'Outono em Lisboa',
    note: 'Nota',
    empty: 'Dá um nome ao quadro',
    failed: 'Não foi possível guardar o quadro',
  },
  remove: 'Eliminar o quadro',
  removed: 'Quadro eliminado',
  removedText: 'O que lá estava continua no seu lugar.',
  removeFailed: 'Não foi possível eliminar o quadro',
  add: 'Adicionar',
  adding: {
    title: 'Adicionar ao quadro',
    inspirations: 'Inspirações',
    outfits: 'Outfits',
    none: 'Ainda não tens inspirações nem outfits guardados.',
    nothingElse: 'Tudo o que é teu já está neste quadro.',
    submit: (count) => (count === 0 ? 'Adicionar' : `Adicionar ${formatCount(count)}`),
  },
  item: {
    more: (name) => `Opções de ${name}`,
    note: 'Escrever uma nota',
    editNote: 'Alterar a nota',
    before: 'Mover para antes',
    after: 'Mover para depois',
    takeOff: 'Retirar do quadro',
    takenOff: 'Retirado do quadro',
    changeFailed: 'Não foi possível alterar o quadro',
  },
  put: {
    title: 'Pôr num quadro',
    alreadyOn: 'Já está neste quadro',
    done: (board) => `Em «${board}»`,
    failed: 'Não foi possível pôr no quadro',
    open: 'Ver o quadro',
  },
  empty: {
    title: 'Ainda não tens quadros',
    text: 'Um quadro reúne looks de que gostas e outfits teus, com as tuas notas e pela tua ordem.',
  },
  emptyBoard: {
    title: 'Este quadro está vazio',
    text: 'Adiciona inspirações ou outfits que já tenhas guardados.',
  },
  loadFailed: {
    title: 'Não conseguimos carregar os teus quadros',
    text: 'Continuam guardados. Verifica a ligação e tenta de novo.',
  },
  gone: { title: 'Este quadro já não existe', text: 'Talvez o tenhas eliminado.' },
};
