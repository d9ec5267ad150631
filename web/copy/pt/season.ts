import type { Translation } from '#contract/languages.ts';
import { inHouse } from '#stylist/language/pt/house.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'peça', 'peças');
const ending = { cold: 'verão', warm: 'inverno' } as const;

export const seasonCopy: Translation<typeof import('../season.ts').seasonCopy> = {
  meta: {
    title: 'Mudança de estação',
    description: 'O que sai da caixa, o que se guarda e onde está cada coisa, numa tarde.',
  },
  lead: 'Uma tarde, sem pressa. Se ficar a meio, continua aqui.',
  invitation: {
    title: (coming) =>
      coming === 'cold'
        ? 'Vem aí o frio: mudamos o guarda-roupa?'
        : 'Vem aí o bom tempo: mudamos o guarda-roupa?',
    counts: (out, away) =>
      [
        out > 0 && `${garments(out)} para tirar`,
        away > 0 && `${out > 0 ? formatCount(away) : garments(away)} para guardar`,
      ]
        .filter(Boolean)
        .join(' e '),
    start: 'Começar',
    dismiss: 'Não me lembrar nesta estação',
  },
  steps: {
    out: 'O que sai da caixa',
    away: 'O que se guarda',
    boxes: 'Onde vai cada coisa',
  },
  step: (at, total) => `Passo ${formatCount(at)} de ${formatCount(total)}`,
  next: 'Continuar',
  back: 'Voltar',
  change: {
    title: (coming) =>
      coming === 'cold' ? 'Guardar o verão, tirar o inverno' : 'Guardar o inverno, tirar o verão',
    turn: (coming) => (coming === 'cold' ? 'Ao contrário: tirar o verão' : 'Ao contrário: tirar o inverno'),
    out: 'Para tirar',
    outNote: 'guardadas, e servem para o que aí vem',
    away: 'Para guardar',
    awayNote: (coming) => `só servem para o ${ending[coming]}`,
    stays: 'O que serve para todo o ano fica onde está.',
    onlyHere: (name: string) => `Contamos só o que está ${inHouse(name)}; nas outras casas não se mexe.`,
    nothing: 'Não há nada para mudar: nenhuma das tuas peças é só de uma estação.',
    seasons: 'Pôr estação nas minhas peças',
  },
  all: 'Todas',
  none: 'Nenhuma',
  noPlace: 'Sem sítio anotado',
  out: {
    lead: 'O que está marcado volta ao guarda-roupa. Desmarca o que preferes deixar guardado.',
    nothing: 'Não tens nada guardado que sirva para o que aí vem. Passamos ao que se guarda.',
  },
  away: {
    lead: 'O que está marcado guarda-se. Desmarca o que ainda vais vestir.',
    nothing: 'Tudo o que tens à mão serve para o que aí vem: não há nada para guardar.',
    wash: {
      title: 'Antes de guardar, lavar',
      text: 'As nódoas que não se veem fixam-se na caixa, e a traça vai à lã que cheira a pele.',
      inLaundry: 'Para lavar',
      since: (wears) => `${formatPlural(wears, 'uso', 'usos')} desde a última lavagem`,
      toLaundry: 'Pôr a lavar',
      clean: 'Já está limpa',
      cleanNamed: (name) => `${name} já está limpa`,
    },
    unworn: {
      title: 'Ficas com elas?',
      text: (coming) =>
        `Neste ${ending[coming]} não saíram do guarda-roupa. Se gostas delas, guardam-se e pronto.`,
      never: 'Ainda por usar',
      lastWorn: (day) => `A última vez, a ${day}`,
      choose: 'Ou então…',
      more: (name) => `O que fazer com ${name}`,
      sell: 'Vender',
      give: 'Dar',
      repair: 'Arranjar',
    },
    care: {
      title: 'Para saírem como entraram',
      wool: 'Lã: dobrada, com cedro ou alfazema; no cabide alarga.',
      leather: 'Pele: com ar e em pano, que o plástico seca-a e mancha-a.',
      down: 'Penas: folgadas, sem sacos de vácuo, que esmagam o enchimento.',
      silk: 'Seda: em papel ou algodão e às escuras, que a luz amarelece-a.',
    },
  },
  boxes: {
    lead: 'Marca o que vai junto, diz onde e repete até não sobrar nada.',
    place: 'Em que caixa ou em que sítio',
    example: 'Caixa 1, sótão',
    known: 'Sítios que já usas',
    left: (count) => (count === 1 ? 'Falta uma peça' : `Faltam ${formatCount(count)} peças`),
    put: (count, place) =>
      place === '' ? `Guardar ${garments(count)} sem anotar onde` : `Pôr ${garments(count)} em «${place}»`,
    empty: (place) => `Esvaziar ${place}`,
    emptyShort: 'Esvaziar',
    garments,
    nothing: 'Não deixaste nada para guardar.',
    waiting: (count) => `${count === 1 ? 'Falta uma' : `Faltam ${formatCount(count)}`} por arrumar.`,
    save: 'Fazer a mudança',
    summary: (stored, back) => `Guardam-se ${formatCount(stored)} e voltam ${formatCount(back)}.`,
    tooMany: (most) => `No máximo ${most} sítios numa mudança.`,
    failed: 'Não foi possível fazer a mudança',
    failedText: 'Não se moveu nenhuma peça. O que escolheste continua aqui.',
  },
  done: {
    summary: (stored, places, back) => {
      const kept = `${formatPlural(stored, 'peça guardada', 'peças guardadas')} em ${formatPlural(places, 'sítio', 'sítios')}`;
      if (stored === 0) return `${garments(back)} de volta ao guarda-roupa.`;
      return back === 0 ? `${kept}.` : `${kept}, ${formatCount(back)} de volta.`;
    },
    text: 'O que está guardado não entra em nenhum outfit até voltar, e na sua ficha diz onde está.',
    labels: 'Etiquetas para as caixas',
    label: (coming, day) => `Roupa de ${ending[coming]}, guardada a ${formatDay(day)}`,
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Etiquetas copiadas',
    failed: 'Não foi possível copiá-las',
    failedText: 'O navegador não o permite. Podes imprimi-las.',
    undo: 'Anular tudo',
    undone: 'Está tudo como antes',
    undoFailed: 'Não foi possível anular',
    wardrobe: 'Ver o meu guarda-roupa',
    again: 'Fazer outra mudança',
  },
  empty: {
    title: 'Ainda não há guarda-roupa para mudar',
    text: 'Quando tiveres peças com a sua estação, aqui dizemos o que guardar e o que tirar.',
  },
};
