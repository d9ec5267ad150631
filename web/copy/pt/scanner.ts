import { attributeNames, garmentAttributes, mapAttributes } from '#contract/garment-attributes.ts';
import type { Translation } from '#contract/languages.ts';
import { formatCount, formatOutOfTen, formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';

export const scannerCopy: Translation<typeof import('../scanner.ts').scannerCopy> = {
  title: 'Scanner de roupa',
  lead: 'Uma peça por foto, bem estendida e com luz. Do resto trata o Vestidor.',
  drop: {
    title: 'Arrasta as tuas fotos para aqui',
    titlePhone: 'Fotografa uma peça',
    text: 'Também as podes colar com Ctrl + V. Várias de uma vez, se quiseres.',
    release: 'Larga para as adicionar',
    pick: 'Escolher fotos',
    camera: 'Tirar uma foto',
    formats: 'JPEG, PNG ou WebP. São reduzidas no teu dispositivo antes do envio.',
  },
  preview: {
    alt: (fileName) => `Foto escolhida: ${fileName}`,
    preparing: 'A preparar a foto…',
    notViewable: 'O teu navegador não consegue mostrar esta foto. Vamos enviá-la tal como está.',
    change: 'Mudar imagem',
    add: 'Adicionar mais',
  },
  scan: (count) => (count > 1 ? `Digitalizar ${formatCount(count)} peças` : 'Digitalizar peça'),
  scanning: 'A digitalizar…',
  failedText: 'Não se perdeu nada: podes tentar de novo ou mudar a foto.',
  queue: {
    label: 'Fotos em fila',
    progress: (done, total) =>
      `${formatCount(done)} de ${formatPlural(total, 'foto digitalizada', 'fotos digitalizadas')}`,
    failed: (count) => formatPlural(count, 'foto com problemas', 'fotos com problemas'),
    doubted: (count) => formatPlural(count, 'foto com uma pergunta', 'fotos com uma pergunta'),
    status: {
      preparing: 'a ser preparada',
      ready: 'pronta para digitalizar',
      scanning: 'a ser digitalizada',
      read: 'lida, por guardar',
      doubted: 'espera a tua resposta',
      done: 'no teu guarda-roupa',
      failed: 'não foi possível digitalizá-la',
      unreadable: 'não se consegue ler',
    },
    open: (number, status) => `Foto ${formatCount(number)}: ${status}`,
  },
  toasts: {
    imageRequired: 'Escolhe primeiro uma imagem',
    done: 'Digitalização concluída!',
    doneText: (name) => `${name}: peça analisada e adicionada ao teu guarda-roupa`,
    failed: 'A digitalização falhou',
    failedText: 'Não foi possível digitalizar a peça',
    undone: 'Peça retirada',
    undoneText: 'Retirámo-la do teu guarda-roupa.',
    undoFailed: 'Não foi possível anular',
    onlyImages: 'Só se aceitam imagens',
    onlyImagesText: (names) => `Deixámos de fora: ${names}`,
  },
  unreadable: {
    heic: 'O teu navegador não consegue abrir fotos HEIC. No iPhone, escolhe «Definições › Câmara › Formatos › Mais compatível», ou envia-a como JPEG.',
    format: 'O teu navegador não consegue abrir esta foto. Escolhe uma em JPEG, PNG ou WebP.',
    file: 'Não conseguimos ler este ficheiro. Escolhe outra foto.',
  },
  doubt: {
    ask: 'Só a guardamos se confirmares.',
    isGarment: 'É uma peça: guardar',
    isOneGarment: 'É uma só peça',
    remove: 'Retirar a foto',
    look: 'Separar a roupa',
  },
  several: {
    open: 'Há várias peças',
    title: 'As peças desta foto',
    looking: 'À procura de peças na foto…',
    found: (count) =>
      `${formatPlural(count, 'peça encontrada', 'peças encontradas')}. Adiciona as que quiseres: nada entra no teu guarda-roupa sem que o confirmes.`,
    none: 'Nesta foto só distinguimos uma peça. Para separar várias, estende-as sem se tocarem, sobre um fundo liso.',
    failed: 'Não conseguimos procurar peças na foto',
    photo: 'A foto, com um retângulo por peça',
    add: 'Adicionar',
    addLabel: (name, number) => `Adicionar a peça ${formatCount(number)}: ${name}`,
    discard: 'Descartar',
    discardLabel: (name, number) => `Descartar a peça ${formatCount(number)}: ${name}`,
    added: 'No teu guarda-roupa',
    discarded: 'Descartada',
    restore: 'Recuperar',
    addFailed: 'Não foi possível adicionar a peça',
    facts: (kind, color, share) => `${kind}${share ? ` (${share})` : ''}, ${color}`,
    close: 'Pronto',
  },
  look: {
    save: 'Guardar este look',
    found: (count) =>
      `${formatPlural(count, 'peça encontrada', 'peças encontradas')} no look. Descarta as que não queres guardar.`,
    none: 'Não distinguimos a roupa nesta foto. Tenta com outra de corpo inteiro e com mais luz.',
    whose: 'De quem é a roupa?',
    person: (number) => `Pessoa ${formatCount(number)}`,
    face: 'Desfocar o rosto',
    faceHint: 'Nas fotos que se guardam. O rosto nunca faz parte de uma peça.',
    day: 'Dia em que o usaste',
    name: (day) => `Look de ${day}`,
    description: 'Guardado a partir de uma foto.',
    saved: 'Look guardado',
    savedText: (added, known, isToday) => {
      const when = isToday ? 'hoje' : 'nesse dia';
      const worn = added + known === 1 ? `marcada como usada ${when}` : `marcadas como usadas ${when}`;
      const fresh = formatPlural(added, 'peça nova', 'peças novas');
      if (known === 0) return `${fresh} no teu guarda-roupa, ${worn}.`;
      if (added === 0) return `${formatPlural(known, 'peça que já tinhas', 'peças que já tinhas')}, ${worn}.`;
      return `${fresh} e ${formatCount(known)} que já tinhas, ${worn}.`;
    },
    failed: 'Não foi possível guardar o look',
  },
  similar: {
    title: 'Já tens uma peça muito parecida',
    text: (name, day) => `${name}, no teu guarda-roupa desde ${day}.`,
    same: 'É a mesma: anular',
    distinct: 'É outra peça',
    view: 'Ver a que tens',
  },
  result: {
    title: 'Análise da peça',
    saved: 'Já está no teu guarda-roupa',
    lead: 'Toca em qualquer dado para o corrigir; fica guardado na hora.',
    otherKind: 'Outro tipo',
    otherColor: 'Outra cor',
    secondColor: 'Segunda cor',
    oneColor: 'Nenhuma, é de uma cor só',
    versatility: 'Versatilidade',
    versatilityValue: (value) => `${formatOutOfTen(value)}/10`,
    tags: 'Etiquetas',
    addTag: 'Adicionar etiqueta',
    removeTag: (tag) => `Retirar a etiqueta ${tag}`,
    suggested: 'sugerido',
    suggestedHint: 'É uma suposição: uma foto não chega para saber. Corrige se não acertar.',
    confidence: (share) => `${share} de certeza`,
    details: 'Marca, tamanho e preço',
    view: 'Ver em As minhas peças',
    waiting: 'Aqui vais ver a categoria, a cor, o tecido e com que combina.',
    reading: 'A ler corte, cor e tecido…',
  },
};

const isCompany = (whose: string) => !whose.startsWith('este ');
/** "da OpenAI", "deste servidor". */
const of = (whose: string) => (isCompany(whose) ? `da ${whose}` : `d${whose}`);

/** @param whose a provider's name: OpenAI, Mistral, este servidor */
export const secondLookCopy: Translation<typeof import('../scanner.ts').secondLookCopy> = {
  switch: {
    label: (whose) => `Perguntar também ao modelo ${of(whose)}`,
    hint: 'Se o ativares, recebe a foto reduzida e sem metadados, e mais nada de ti, para sugerir o que o scanner não pode saber: marca, tecido, estilo, estado. Podes retirar a autorização quando quiseres, aqui ou na tua conta.',
    hintOn: (day) =>
      `Permites desde ${day}. Recebe a foto reduzida e sem metadados, e mais nada de ti. Podes retirar a autorização aqui ou na tua conta.`,
    error: 'Não foi possível guardar a tua decisão',
  },
  looking: (whose) => `A perguntar ao modelo ${of(whose)}…`,
  found: (whose, fields) =>
    `Segundo o modelo ${of(whose)}: ${formatList(fields)}. São sugestões: corrige o que não acertar.`,
  foundNothing: (whose) =>
    `O modelo ${of(whose)} não viu nada que o scanner já não soubesse. A peça fica como está.`,
  failed: 'O modelo não respondeu. Ficamos com o que o Vestidor leu.',
  retry: 'Perguntar de novo',
  origin: (whose) => `segundo ${isCompany(whose) ? 'a ' : ''}${whose}`,
  brand: 'Marca',
  keepBrand: 'Está certa',
  fields: {
    kind: 'tipo',
    category: 'categoria',
    color: 'cor',
    ...mapAttributes(attributeNames, (attribute) =>
      garmentAttributes[attribute].title.toLocaleLowerCase('pt-PT'),
    ),
    secondColor: 'segunda cor',
    brand: 'marca',
  },
  account: {
    title: 'As tuas fotos e outros modelos de IA',
    text: (whose, day) =>
      `Desde ${day} permites que o scanner envie as tuas fotos, reduzidas e sem metadados, ao modelo ${of(whose)}.`,
    revoke: 'Retirar a autorização',
    revoked: 'Autorização retirada',
    revokedText: 'Não será enviada mais nenhuma foto.',
  },
};
