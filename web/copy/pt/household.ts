import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { householdCopy as source } from '../household.ts';

export const householdCopy: Translation<typeof source> = {
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
    retry: 'Tentar de novo',
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
    add: 'Adicionar uma criança',
    edit: (name) => `Dados de ${name}`,
    name: 'Nome',
    nameRequired: 'Escreve o nome',
    birthYear: 'Ano de nascimento',
    clothes: 'Tamanho da roupa',
    clothesHint: 'O que usa agora. Muda-o quando crescer.',
    shoes: 'Número de calçado',
    unsaid: 'Por indicar',
    save: 'Guardar',
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
