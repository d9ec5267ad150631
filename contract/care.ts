/** Label symbols (ISO 3758), and care of shoes. */
export const careInstructions = {
  'wash-30': 'Lavar a máquina a 30 °C como máximo',
  'wash-30-gentle': 'Lavar a máquina a 30 °C, programa delicado',
  'wash-30-very-gentle': 'Lavar a máquina a 30 °C, programa muy delicado',
  'wash-40': 'Lavar a máquina a 40 °C como máximo',
  'wash-40-gentle': 'Lavar a máquina a 40 °C, programa delicado',
  'wash-40-very-gentle': 'Lavar a máquina a 40 °C, programa muy delicado',
  'wash-50': 'Lavar a máquina a 50 °C como máximo',
  'wash-50-gentle': 'Lavar a máquina a 50 °C, programa delicado',
  'wash-60': 'Lavar a máquina a 60 °C como máximo',
  'wash-60-gentle': 'Lavar a máquina a 60 °C, programa delicado',
  'wash-70': 'Lavar a máquina a 70 °C como máximo',
  'wash-95': 'Lavar a máquina a 95 °C como máximo',
  'hand-wash': 'Lavar a mano',
  'no-wash': 'No lavar',
  bleach: 'Se puede usar lejía',
  'oxygen-bleach': 'Blanquear solo con oxígeno, sin cloro',
  'no-bleach': 'No usar lejía',
  'no-tumble-dry': 'No secar en secadora',
  'tumble-dry-low': 'Secadora a baja temperatura',
  'tumble-dry': 'Secadora a temperatura normal',
  'line-dry': 'Secar colgado',
  'drip-dry': 'Secar colgado y sin escurrir',
  'dry-flat': 'Secar en horizontal',
  'dry-shade': 'Secar a la sombra',
  'iron-low': 'Planchar a 110 °C como máximo, sin vapor',
  'iron-medium': 'Planchar a 150 °C como máximo',
  'iron-high': 'Planchar a 200 °C como máximo',
  'no-iron': 'No planchar',
  'dry-clean': 'Limpieza en seco profesional',
  'dry-clean-gentle': 'Limpieza en seco profesional, proceso delicado',
  'dry-clean-petroleum': 'Limpieza en seco profesional, solo con hidrocarburos',
  'no-dry-clean': 'No limpiar en seco',
  'wet-clean': 'Limpieza profesional en húmedo',
  'wet-clean-gentle': 'Limpieza profesional en húmedo, proceso delicado',
  'no-wet-clean': 'No limpiar en húmedo',
  'inside-out': 'Lavar del revés y con colores parecidos',
  'wipe-clean': 'Limpiar con un paño húmedo',
  'brush-suede': 'Cepillar en seco con cepillo para ante',
  'leather-cream': 'Nutrir con crema para piel del mismo tono',
  'keep-dry': 'Proteger de la lluvia y secar lejos del calor',
} as const;

export type Care = keyof typeof careInstructions;
export const careSymbols = Object.keys(careInstructions) as [Care, ...Care[]];

/** Mutually exclusive; instructions in no group combine freely. */
export const careGroups = {
  wash: careSymbols.filter((care) => /^(wash-\d|hand-wash|no-wash)/.test(care)),
  bleach: ['bleach', 'oxygen-bleach', 'no-bleach'],
  tumble: ['tumble-dry', 'tumble-dry-low', 'no-tumble-dry'],
  dry: ['line-dry', 'drip-dry', 'dry-flat'],
  iron: ['iron-low', 'iron-medium', 'iron-high', 'no-iron'],
  dryClean: ['dry-clean', 'dry-clean-gentle', 'dry-clean-petroleum', 'no-dry-clean'],
  wetClean: ['wet-clean', 'wet-clean-gentle', 'no-wet-clean'],
} as const satisfies Record<string, readonly Care[]>;
export type CareGroup = keyof typeof careGroups;

export const careGroupOf = (care: Care): CareGroup | undefined =>
  (Object.keys(careGroups) as CareGroup[]).find((group) =>
    (careGroups[group] as readonly Care[]).includes(care),
  );

export const inLabelOrder = (care: readonly Care[]): Care[] =>
  careSymbols.filter((symbol) => care.includes(symbol));

export function withCare(care: readonly Care[], added: Care): Care[] {
  const group = careGroupOf(added);
  return inLabelOrder([
    ...care.filter((known) => group === undefined || careGroupOf(known) !== group),
    added,
  ]);
}
