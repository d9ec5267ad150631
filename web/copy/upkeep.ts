import type { Absence } from '#contract/absence.ts';
import type { CobblerWork } from '#contract/cobbler.ts';
import type { UpkeepWork } from '#contract/upkeep-works.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { formatPlural } from '#web/format/numbers.ts';
import { wardrobeCopy } from './wardrobe.ts';

const works = {
  'heel-tips': 'Tapas',
  sole: 'Suelas',
  repair: 'Arreglo',
  alteration: 'Ajuste de talla o de largo',
  'dry-clean': 'Tintorería',
  polish: 'Crema y cepillo',
  waterproofing: 'Impermeabilizado',
  other: 'Otra cosa',
} satisfies Record<UpkeepWork, string>;

const uses = (wears: number) => formatPlural(wears, 'uso', 'usos');

export const upkeepCopy = {
  works,
  title: 'Arreglos y puesta a punto',
  none: 'Nada apuntado todavía.',
  total: (amount: string) => `${amount} en total, que cuentan en lo que te cuesta cada uso.`,
  add: 'Apuntar',
  remove: (work: string, day: string) => `Borrar ${work}, ${day}`,
  removed: 'Borrado del historial',
  restored: 'De vuelta en el historial',
  removeFailed: 'No se ha podido borrar',
  noCost: 'sin precio',
  due: {
    title: 'Toca zapatero',
    text: 'Por los usos que llevan. A tiempo es barato; tarde, no siempre tiene arreglo.',
    needs: { 'heel-tips': 'Le tocan las tapas', sole: 'Le toca la suela' } satisfies Record<
      CobblerWork,
      string
    >,
    since: (wears: number, first: boolean) =>
      first ? `${uses(wears)} y sin cambiar todavía` : `${uses(wears)} desde la última vez`,
    why: {
      'heel-tips': 'Cuando la tapa se acaba, lo que se gasta es el tacón.',
      sole: 'Con la suela fina entra el agua y se abre el corte.',
    } satisfies Record<CobblerWork, string>,
    take: 'Llevar al zapatero',
    done: 'Ya está hecho',
  },
  away: {
    title: 'En el taller',
  },
  form: {
    title: (name: string) => `Qué se le ha hecho a «${name}»`,
    lead: 'Lo que cueste se suma a lo que te cuesta cada uso.',
    what: 'Qué',
    day: 'Qué día',
    cost: (symbol: string) => `Cuánto ha costado (${symbol})`,
    note: 'Nota',
    notePlaceholder: 'El zapatero de la plaza',
    save: 'Apuntar',
    saveBack: 'Apuntar y devolver al armario',
    saved: (name: string) => `Apuntado en «${name}»`,
    savedBack: (name: string) => `«${name}» vuelve al armario, con lo hecho apuntado`,
    failed: 'No se ha podido apuntar',
    inFuture: 'Ese día no ha llegado todavía.',
  },
  spent: (price: string, upkeep: string) => `Te costó ${price}, y ${upkeep} en arreglos`,
  sum: (amount: string) => `${amount} en arreglos`,
} as const;

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
  back: 'Ya está de vuelta',
  change: 'Cambiar',
  returned: (name: string) => `«${name}» vuelve al armario`,
  sentence: ({ why, place, until }: Absence) =>
    `${names[why]}${place && `${joined[why]}${place}`}${until ? `, hasta el ${formatDayOfYear(until)}` : ''}`,
};
