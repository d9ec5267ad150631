import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { outgrownCopy as source } from '../outgrown.ts';

export const outgrownCopy: Translation<typeof source> = {
  meta: {
    title: 'Já não serve',
    description: 'A roupa que já não serve a cada criança, para passar à seguinte.',
  },
  title: 'Já não serve',
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
