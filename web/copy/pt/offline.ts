import type { Translation } from '#contract/languages.ts';
import type { offlineCopy as source } from '../offline.ts';

const moment = new Intl.DateTimeFormat('pt-PT', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

export const offlineCopy: Translation<typeof source> = {
  title: 'Sem ligação',
  text: (seen) =>
    `Vês o teu guarda-roupa como estava a ${moment.format(seen)}. Poderás alterá-lo quando a ligação voltar.`,
};
