import { formatCount, formatPlural } from '#web/format/numbers.ts';

const tints = { white: 'Blanco', colour: 'Color', dark: 'Oscuro' } as const;

export const laundryCopy = {
  meta: {
    title: 'La colada',
    description: 'La ropa que tienes para lavar, por cestos que van juntos y con su programa.',
  },
  lead: 'Lo que espera lavado, en cestos que pueden ir juntos.',
  tints,
  washes: {
    machine: (tint: keyof typeof tints) => tints[tint],
    gentle: (tint: keyof typeof tints) => `${tints[tint]}, programa delicado`,
    hand: 'A mano, con agua fría',
    professional: 'A la tintorería',
    wipe: 'Con un paño o un cepillo',
  },
  due: {
    title: 'Les toca lavado',
    text: 'Por los usos que llevan. No las apartamos hasta que tú lo digas.',
    toLaundry: 'A la colada',
    alreadyClean: 'Ya están limpias',
    since: (wears: number) => `${formatPlural(wears, 'uso', 'usos')} desde el último lavado`,
  },
  celsius: (degrees: number) => `a ${degrees} °C como máximo`,
  guessed: 'Según el tejido',
  care: 'Lo que pide alguna de estas prendas',
  clean: 'Ya está limpio',
  cleaned: (count: number) => `${formatPlural(count, 'prenda', 'prendas')} de vuelta en tu armario`,
  labels: 'Las prendas con etiqueta van por ella; las demás, por lo más suave que limpia su tejido.',
  empty: {
    title: 'No hay nada en la colada',
    text: 'En el menú de cada prenda está «Poner en la colada»: la apartamos aquí y no te la proponemos hasta que esté limpia.',
  },
} as const;

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
