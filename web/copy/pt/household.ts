import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const householdCopy: Translation<typeof import('../household.ts').householdCopy> = {
  titleOf: (name) => `Guarda-roupa de ${name}`,
  notice: (name) => `Estás no guarda-roupa de ${name}.`,
  back: 'Voltar ao meu',
  own: 'O meu guarda-roupa',
  switch: 'Mudar de guarda-roupa',
  manage: 'Adicionar ou alterar guarda-roupas',
  openFailed: 'Não foi possível abrir o guarda-roupa',
  section: {
    title: 'Guarda-roupas das tuas crianças',
    text: 'Cada criança com a sua roupa e os seus outfits, sem conta nem palavra-passe: quem os gere és tu. As peças e as fotos delas contam com as tuas e não saem do Vestidor.',
    loadFailed: 'Não conseguimos carregar os guarda-roupas das tuas crianças.',
    add: 'Adicionar uma criança',
    open: 'Abrir',
    openLabel: (name) => `Abrir o guarda-roupa de ${name}`,
    isOpen: 'Aberto',
    more: (name) => `Opções do guarda-roupa de ${name}`,
    edit: 'Alterar os dados',
    remove: 'Eliminar o guarda-roupa',
    full: 'Já tens todos os que cabem numa conta.',
  },
  facts: (years, clothes, shoes) =>
    [
      years < 1 ? 'menos de 1 ano' : formatPlural(years, 'ano', 'anos'),
      clothes && `tamanho ${clothes}`,
      shoes !== null && `calçado ${shoes}`,
    ]
      .filter(Boolean)
      .join(' · '),
  dialog: {
    edit: (name) => `Dados de ${name}`,
    nameRequired: 'Escreve o nome',
    birthYear: 'Ano de nascimento',
    clothes: 'Tamanho da roupa',
    clothesHint: 'O que usa agora. Muda-o quando crescer.',
    shoes: 'Número de calçado',
    unsaid: 'Por indicar',
    create: 'Criar o guarda-roupa',
  },
  size: (cm, age) => `${cm} cm, ${age}`,
  added: (name) => `O guarda-roupa de ${name} está pronto`,
  saved: 'Dados guardados',
  saveFailed: 'Não foi possível guardar os dados',
  removal: {
    title: (name) => `Eliminar o guarda-roupa de ${name}?`,
    text: 'As peças, fotos e outfits são eliminados, e isto não se pode anular. Se quiseres ficar com algo, transfere antes o ZIP dos teus dados.',
    confirm: 'Eliminar para sempre',
    done: (name) => `O guarda-roupa de ${name} foi eliminado`,
    failed: 'Não foi possível eliminar o guarda-roupa',
  },
  ownOnly: {
    title: 'As consultoras cuidam do teu guarda-roupa',
    text: (name) => `Agora tens aberto o de ${name}. Volta ao teu para falar com elas.`,
  },
};

export const outgrownCopy: Translation<typeof import('../household.ts').outgrownCopy> = {
  meta: {
    title: 'Já não serve',
    description: 'A roupa que já não serve a cada criança, para passar à seguinte.',
  },
  lead: (name) => `Pelo tamanho, isto já não serve a ${name}.`,
  note: 'Quando passas uma peça, a foto e os usos vão com ela, e os outfits em que entra desfazem-se.',
  notice: (count, name) => `${formatPlural(count, 'peça já não serve', 'peças já não servem')} a ${name}`,
  size: (size) => `Tamanho ${size}`,
  to: (name) => `Para ${name}`,
  toOwn: 'Para o meu guarda-roupa',
  more: (name) => `Mais opções para ${name}`,
  depart: 'Já não a tenho',
  given: (garment, name) => `«${garment}» é agora de ${name}`,
  givenToOwn: (garment) => `«${garment}» está no teu guarda-roupa`,
  failed: 'Não foi possível passar a peça',
  empty: {
    title: 'Tudo serve',
    text: (name) =>
      `Nenhuma peça de ${name} tem um tamanho menor do que o seu. Dá um tamanho a cada peça e muda o da criança quando crescer.`,
    action: 'Ver o guarda-roupa',
  },
  own: {
    title: 'Isto é para os mais pequenos',
    text: 'Abre o guarda-roupa de um deles e aqui vês o que já não lhe serve.',
    action: 'Ver os guarda-roupas',
  },
};
