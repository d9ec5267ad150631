import type { Translation } from '#contract/languages.ts';
import { inHouse, toHouse } from '#stylist/language/pt/house.ts';
import { formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'peça', 'peças');

export const homesCopy: Translation<typeof import('../homes.ts').homesCopy> = {
  meta: {
    title: 'As minhas casas',
    description: 'Que roupa tens em cada casa e em qual estás, para te vestires com o que há à mão.',
  },
  lead: 'Vestimos-te com o que há onde estás.',
  main: 'Em casa',
  add: 'Juntar outra casa',
  full: (most) => `Já tens ${most} casas além da tua, que são as que cabem.`,
  here: 'Estou aqui',
  hereOf: (name) => `${name} está aqui`,
  count: (count) => (count === 0 ? 'Nenhuma peça' : garments(count)),
  nothing: (name) =>
    name === ''
      ? 'Aqui não fica nada: está tudo noutra casa.'
      : 'Ainda não há nada. Escolhe peças de outra casa e leva-as.',
  all: (count) => `Ver as ${garments(count)}`,
  select: (garment) => `Escolher ${garment}`,
  selectAll: 'Escolher todas',
  selectNone: 'Limpar a seleção',
  selected: garments,
  take: 'Levar para…',
  takeTo: (name) => `Levar ${toHouse(name)}`,
  more: (name) => `Mais opções de ${name}`,
  rename: 'Mudar o nome',
  remove: 'Eliminar a casa',
  dialog: {
    name: 'Como lhe chamas',
    example: 'Casa da praia',
    missing: 'Dá-lhe um nome',
  },
  where: {
    menu: 'Está em…',
    title: (garment) => `Onde está «${garment}»?`,
    lead: 'Só a propomos quando estás na mesma casa.',
    sentence: (name) => `Está ${inHouse(name)}`,
    change: 'Está noutra casa',
    bring: (name) => `Trazer ${toHouse(name)}`,
  },
  filter: 'Casa',
  anywhere: 'Em qualquer casa',
  banner: (name) => `Estás ${inHouse(name)}`,
  bannerOf: (person, name) => `${person} está ${inHouse(name)}`,
  back: 'Voltar a casa',
  moved: (count, name) => `${garments(count)} ${inHouse(name)}`,
  nowHere: (name) => `Vestimos-te com o que há ${inHouse(name)}`,
  added: (name) => `«${name}» já é uma das tuas casas`,
  renamed: 'Nome mudado',
  removed: (name) => `«${name}» já não está entre as tuas casas`,
  removedText: (count) => (count === 0 ? undefined : `${garments(count)} de volta a casa.`),
  failed: 'Não foi possível mudar',
  saveFailed: 'Não foi possível guardar a casa',
  empty: {
    title: 'Tens roupa noutra casa?',
    text: 'Na praia, em casa dos teus pais, no apartamento da semana… Diz-nos o que há em cada sítio e vestimos-te só com o que tens à mão. E quando fizeres a mala, o que já lá está não levas.',
  },
  trip: {
    label: 'Vou para uma das minhas casas',
    other: 'Não, para outro sítio',
    there: 'Já lá está',
    toPack: (count) => (count === 0 ? 'Não tens de levar nada' : `Para levar: ${garments(count)}`),
    waiting: (count, name) => `${garments(count)} já à tua espera ${inHouse(name)}`,
    take: 'Levo isto',
    takeHint: (name) => `Fica apontado ${inHouse(name)}.`,
    taken: 'Apontado',
  },
};
