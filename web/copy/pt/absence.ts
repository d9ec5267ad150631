import type { Absence } from '#contract/absence.ts';
import type { Translation } from '#contract/languages.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import type { absenceCopy as source } from '../absence.ts';
import { wardrobeCopy } from './wardrobe.ts';

const names = wardrobeCopy.away;
/** A colon where "em" would contract with the article of the place. */
const joined: Record<Absence['why'], string> = { lent: ' a ', stored: ': ', repair: ': ' };

export const absenceCopy: Translation<typeof source> = {
  title: (name) => `«${name}», fora do guarda-roupa`,
  lead: 'Enquanto estiver fora, não a sugerimos em nenhum outfit.',
  why: 'Onde está',
  places: {
    lent: 'A quem a emprestaste',
    stored: 'Onde a guardas',
    repair: 'Em que costureira ou lavandaria',
  },
  examples: {
    lent: 'Marta',
    stored: 'caixa 3, no sótão',
    repair: 'lavandaria da praça',
  },
  until: 'Até quando',
  untilHint: 'Se ativares essa notificação na tua conta, lembramos-te na véspera, à tarde.',
  save: 'Guardar',
  back: 'Já voltou',
  change: 'Alterar',
  returned: (name) => `«${name}» volta ao guarda-roupa`,
  sentence: ({ why, place, until }) =>
    `${names[why]}${place && `${joined[why]}${place}`}${until ? `, até ${formatDayOfYear(until)}` : ''}`,
};
