import type { Absence } from '#contract/absence.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { wardrobeCopy } from './wardrobe.ts';

const names = wardrobeCopy.away;
const joined: Record<Absence['why'], string> = { lent: ' a ', stored: ' en ', repair: ', en ' };

export const absenceCopy = {
  title: (name: string) => `«${name}», fuera del armario`,
  lead: 'Mientras esté fuera no la proponemos en ningún outfit.',
  why: 'Dónde está',
  places: {
    lent: 'A quién se la has prestado',
    stored: 'Dónde la guardas',
    repair: 'En qué taller o tintorería',
  } satisfies Record<Absence['why'], string>,
  examples: {
    lent: 'Marta',
    stored: 'la caja 3, en el altillo',
    repair: 'la tintorería de la plaza',
  } satisfies Record<Absence['why'], string>,
  until: 'Hasta cuándo',
  untilHint: 'Si activas ese aviso en tu cuenta, te lo recordamos la tarde antes.',
  save: 'Guardar',
  back: 'Ya está de vuelta',
  change: 'Cambiar',
  returned: (name: string) => `«${name}» vuelve al armario`,
  sentence: ({ why, place, until }: Absence) =>
    `${names[why]}${place && `${joined[why]}${place}`}${until ? `, hasta el ${formatDayOfYear(until)}` : ''}`,
};
