import type { Translation } from '#contract/languages.ts';
import { formatCount } from '#web/format/numbers.ts';

export const cutoutEditorCopy: Translation<typeof import('../cutout-editor.ts').cutoutEditorCopy> = {
  title: 'Retocar o recorte',
  lead: 'Pinta o que falta e tira o que está a mais. A foto original nunca muda.',
  byHandLead: 'Não conseguimos separar a peça do fundo. Pinta-a tu: a foto original nunca muda.',
  loading: 'A preparar o recorte…',
  loadFailed: 'Não conseguimos abrir o recorte',
  retry: 'Tentar de novo',
  canvas: 'Tela do recorte',
  hint: 'Aproxima com dois dedos ou com a roda do rato. Com o teclado: setas para mover o pincel, espaço para pintar, + e − para aproximar ou afastar. Um contorno fino sai melhor com rato, caneta ou dedo.',
  touchHint: 'Com dois dedos aproximas e moves a foto.',
  tool: 'Ferramenta',
  tools: { add: 'Adicionar', move: 'Mover' },
  size: 'Tamanho do pincel',
  sizeValue: (px) => `${formatCount(px)} px`,
  redo: 'Refazer',
  nearer: 'Aproximar',
  farther: 'Afastar',
  whole: 'Ver inteira',
  preview: 'Ver o resultado',
  automatic: 'Voltar ao recorte automático',
  colors: 'Ler as cores de novo',
  colorsHint: 'Só do que fica dentro do recorte. Substitui a cor na ficha da peça.',
  said: {
    undone: 'Passo anulado',
    redone: 'Passo refeito',
    automatic: 'Recorte automático recuperado',
  },
  discard: {
    title: 'Sair sem guardar?',
    text: 'Perdes os retoques de agora. O recorte que tinhas fica igual.',
    confirm: 'Sair sem guardar',
    cancel: 'Continuar a retocar',
  },
  saved: 'Recorte guardado',
  savedText: (name) => `«${name}» já aparece assim no teu guarda-roupa e nos teus outfits.`,
  savedColors: (name, color) => `${name}. Cor: ${color}.`,
  saveFailed: 'Não foi possível guardar o recorte. Os teus traços continuam aqui.',
};

/** Kept apart from the editor's texts, which load with the editor. */
export const pictureChoiceCopy: Translation<typeof import('../cutout-editor.ts').pictureChoiceCopy> = {
  label: (name) => `Como se vê ${name}`,
  photo: 'Foto',
  cutout: 'Recorte',
  repair: 'Retocar o recorte',
  byHand: 'Recortar à mão',
  cutoutOf: (name) => `Recorte de ${name}`,
};
