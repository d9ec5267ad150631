import type { Translation } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'peça', 'peças');
const rows = (count: number) => formatPlural(count, 'linha', 'linhas');

export const importingCopy: Translation<typeof import('../importing.ts').importingCopy> = {
  meta: {
    title: 'Importar a minha roupa',
    description: 'Traz para o Vestidor a roupa que já tens anotada noutro sítio.',
  },
  lead: 'Se já tens o teu guarda-roupa anotado noutro sítio, não é preciso começar do zero.',
  page: {
    title: 'Uma peça de uma loja',
    text: 'Cola o endereço da sua página: lemos o nome, a marca, o preço e a foto, e revês tudo antes de a guardar.',
    address: 'Endereço da página',
    read: 'Ler a página',
    reading: 'A ler a página',
    missing: 'Cola o endereço da página',
    failed: 'Não conseguimos lê-la. Tenta de novo daqui a um momento.',
    byHand: 'Adicioná-la à mão com este endereço',
    review: 'Confirma a peça',
    reviewText: 'O que a página não diz, lemos na foto.',
    withoutPhoto: 'A página não traz uma foto que possamos ler: a peça fica com o seu desenho.',
    byHandText: 'O endereço fica guardado com a peça.',
    similar: (name) => `É parecida com ${name}, que já tens.`,
    alt: (name) => `Foto de ${name} na loja`,
    save: 'Guardar a peça',
    discard: 'Descartar',
    saved: 'Peça guardada',
    saveFailed: 'Não foi possível guardar',
    open: 'Ver a página',
  },
  source: {
    title: 'Um ficheiro',
    release: 'Larga-o aqui',
    text: 'Uma tabela (CSV ou texto de uma folha de cálculo), a lista em JSON de outra aplicação, o email de uma encomenda (.eml), a cópia dos teus dados do Vestidor em ZIP, ou fotos da tua roupa, soltas ou num ZIP.',
    pick: 'Escolher ficheiro',
    limits: (rowsMax) => `Até ${formatCount(rowsMax)} peças de cada vez. Antes de guardar, revês tudo.`,
    pasteTitle: 'Ou cola as células',
    pasteText: 'Copia-as da tua folha de cálculo, com a linha dos títulos.',
    paste: 'Células copiadas',
    read: 'Ler as células',
    reading: 'A ler o ficheiro',
  },
  unreadable: {
    title: 'Não conseguimos ler esse ficheiro',
    table:
      'Precisamos de uma tabela com pelo menos duas colunas e uma linha de dados. Se for do Excel, guarda-a como CSV ou copia as células e cola-as aqui.',
    mail: 'Nesse email não encontrámos peças com preço. Experimenta com o de confirmação da encomenda.',
    zip: 'Nesse ZIP não há fotos nem uma cópia dos teus dados do Vestidor.',
    tooLarge: 'O ficheiro é demasiado grande. Divide-o em vários.',
    failed: 'O ficheiro não abre. Confirma que não está danificado e volta a escolhê-lo.',
  },
  columns: {
    title: 'O que é cada coluna',
    text: 'Adivinhámos pelos títulos e pelo conteúdo. Corrige o que for preciso.',
    none: 'Não importar',
    label: (column) => `O que é a coluna ${column}`,
    empty: 'Vazia',
  },
  kinds: {
    title: 'Palavras que não conhecemos',
    text: 'Diz-nos que peça é cada uma e importamos também essas linhas.',
    leave: 'Não importar estas linhas',
    rows,
    label: (said) => `Que peça é ${said}`,
    placeholder: 'Escolhe a peça',
    more: (count) => `E mais ${formatPlural(count, 'palavra', 'palavras')}.`,
  },
  preview: {
    title: 'Vão ficar assim',
    left: (count) => `${formatPlural(count, 'linha fica', 'linhas ficam')} de fora`,
    leftWhy: {
      kind: 'Não sabemos que peça é',
      skipped: 'Disseste para não importar',
      too_many: 'Passa do máximo de uma vez',
    },
    row: (row) => `Linha ${formatCount(row)}`,
    emptyRow: 'Sem nome nem tipo',
    missed: (title, count) => `${title}: ${formatPlural(count, 'valor', 'valores')} por entender`,
    missedText: 'Essas peças são importadas sem esse dado. Podes acrescentá-lo depois.',
    size: (size) => `Tamanho ${size}`,
    worn: (times) => formatPlural(times, 'uso', 'usos'),
    more: (count) => `E mais ${garments(count)}.`,
    none: 'Destas colunas não sai nenhuma peça. Diz em que coluna está o nome ou o tipo.',
  },
  actions: {
    import: (count) => `Importar ${garments(count)}`,
    other: 'Escolher outro ficheiro',
  },
  own: {
    title: 'A tua cópia do Vestidor',
    text: (count, photos, outfits) =>
      `Tem ${garments(count)}, ${formatPlural(photos, 'foto', 'fotos')} e ${formatPlural(outfits, 'outfit', 'outfits')}. O que já tiveres não é duplicado.`,
    photos: 'A guardar as fotos',
    outfits: 'A guardar os outfits',
    photosMissed: (count) =>
      `${formatPlural(count, 'foto não pôde ser guardada', 'fotos não puderam ser guardadas')}: essas peças ficam com o seu desenho.`,
    photosKept: (count) => formatPlural(count, 'foto guardada', 'fotos guardadas'),
  },
  photos: {
    title: (count) => formatPlural(count, 'foto da tua roupa', 'fotos da tua roupa'),
    text: 'O scanner lê as fotos e tu revês as peças juntas antes de guardar. De preferência, uma peça por foto.',
    left: (count) =>
      `${formatPlural(count, 'foto fica', 'fotos ficam')} para depois: cabem ${formatCount(limits.review.scansMax)} de cada vez.`,
    scan: 'Levá-las ao scanner',
    failed: 'Este navegador não nos deixa passar as fotos ao scanner',
    failedText: 'Abre-o tu e escolhe-as lá.',
  },
  importing: 'A guardar as tuas peças',
  stay: 'Não feches esta página até terminar.',
  done: {
    title: (count) => (count === 0 ? 'Não havia nada de novo' : `${garments(count)} no teu guarda-roupa`),
    added: (count) => formatPlural(count, 'peça nova', 'peças novas'),
    known: (count) => `${garments(count)} que já tinhas importado, sem alterações`,
    withoutRoom: (count) =>
      `${garments(count)} sem lugar: chegaste ao limite da tua conta. Com o Premium cabem ${formatCount(5000)}; volta a importar o ficheiro e as que faltam serão acrescentadas.`,
    left: (count) => `${rows(count)} por importar`,
    premium: 'Ver o Premium',
    download: 'Transferir o que não foi importado',
    downloadName: 'vestidor-por-importar.csv',
    why: 'Porquê',
    noRoom: 'Sem lugar na conta',
    see: 'Ver o meu guarda-roupa',
    again: 'Importar outro ficheiro',
  },
  failed: 'Não foi possível importar',
  failedText: 'Não guardámos nada. Tenta de novo daqui a um momento.',
};
