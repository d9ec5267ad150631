import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const washingCopy = {
  choice: {
    label: 'Cuándo le toca lavado',
    byKind: (kind: string, wears: number | null) =>
      `Lo normal en ${kind.toLocaleLowerCase('es-ES')}: ${wears === null ? 'no avisar' : wears === 1 ? 'cada uso' : `cada ${wears} usos`}`,
    after: (wears: number) => (wears === 1 ? 'Después de cada uso' : `Cada ${wears} usos`),
    never: 'No avisar',
    since: (wears: number) => `Lleva ${formatPlural(wears, 'uso', 'usos')} desde el último lavado.`,
  },
  today: {
    due: (name: string, others: number) =>
      others === 0
        ? `A «${name}» le toca lavado.`
        : `A «${name}» y ${formatCount(others)} más les toca lavado.`,
    open: 'Verlo en la colada',
    toLaundry: 'A la colada',
  },
  intoLaundry: (count: number) => `${formatPlural(count, 'prenda', 'prendas')} a la colada`,
  clean: (count: number) => (count === 1 ? 'Apuntada como limpia' : 'Apuntadas como limpias'),
} as const;
