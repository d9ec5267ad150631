import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'peça', 'peças');
const photos = (count: number) => formatPlural(count, 'foto', 'fotos');

export const reviewCopy: Translation<typeof import('../scan-review.ts').reviewCopy> = {
  before: (count) => `Tens ${photos(count)} por ler.`,
  reading: 'Podes fazer outra coisa. Se fechares o separador, ao voltares está tudo onde estava.',
  sending: (count) =>
    `${count === 1 ? 'Falta' : 'Faltam'} ${photos(count)} por enviar. Se fechares o separador, as outras são enviadas quando voltares.`,
  sent: 'Já foram todas enviadas: podes fechar o separador. Lemo-las na mesma e esperam-te aqui.',
  elsewhere: 'A foto está no dispositivo de onde a enviaste. Responde lá ou adiciona-a de novo.',
  done: 'Toca nas fotos que queres corrigir ao mesmo tempo. Nada entra no teu guarda-roupa até o guardares.',
  keys: 'Com o teclado: setas para te moveres, com Shift para escolher pelo caminho, Espaço para escolher uma, Enter para abrir e Delete para deixar de fora.',
  progress: (done, total) => `${formatCount(done)} de ${formatPlural(total, 'foto lida', 'fotos lidas')}`,
  stopped: 'A leitura parou',
  scan: (count) => `Digitalizar ${garments(count)}`,
  add: 'Adicionar mais',
  grid: 'Fotos por rever',
  sections: {
    decide: 'Por decidir',
    unsure: 'Com dúvidas',
    sure: 'Lidas',
    pending: 'Por ler',
    out: 'De fora, não se guardam',
  },
  count: (count) => photos(count),
  status: {
    preparing: 'a preparar-se',
    ready: 'por ler',
    waiting: 'à espera da sua vez',
    reading: 'a ser lida',
    sending: 'a ser enviada',
    sent: 'a ser lida',
    read: 'lida',
    doubted: 'espera a tua resposta',
    failed: 'não foi possível ler',
    unreadable: 'não se pode abrir',
  },
  similar: 'Parece repetida',
  photo: (number) => `Foto ${formatCount(number)}`,
  facts: (kind, color) => `${kind}, ${color}`,
  open: (name) => `Abrir: ${name}`,
  pick: 'Escolher',
  all: 'Todas',
  kind: (kind, count) => `${kind} ${formatCount(count)}`,
  chosen: (count) => formatPlural(count, 'escolhida', 'escolhidas'),
  correct: 'Corrigir',
  distinct: (count) => (count === 1 ? 'Não está repetida' : 'Não estão repetidas'),
  leaveOut: 'Deixar de fora',
  restore: 'Recuperar',
  clear: 'Limpar a seleção',
  save: (count) => `Guardar ${garments(count)}`,
  finish: 'Terminar',
  left: (count) => `${count === 1 ? 'Falta' : 'Faltam'} ${formatCount(count)} por decidir.`,
  withoutPhotos: 'Lidas neste dispositivo: guardam-se desenhadas, sem a foto.',
  saved: (count) =>
    count === 1
      ? '1 peça: analisada e adicionada ao teu guarda-roupa'
      : `${formatCount(count)} peças: analisadas e adicionadas ao teu guarda-roupa`,
  saveFailed: 'Não foi possível guardar as peças',
  dialog: {
    title: (count) => `Corrigir ${photos(count)}`,
    lead: 'O que mudares aplica-se a todas; o resto fica como está.',
    several: 'Vários',
    seasons: 'Estações',
    seasonsHint: 'Se não escolheres nenhuma, deduzem-se do tipo e do tecido.',
    apply: (count) => (count === 1 ? 'Aplicar' : `Aplicar às ${formatCount(count)}`),
    alt: (name) => `Foto da peça: ${name}`,
    similar: 'Parece-se muito com esta outra. É a mesma peça?',
    same: 'É a mesma: deixar de fora',
    distinct: 'É outra peça',
  },
};
