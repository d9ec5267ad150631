import { z } from 'zod';

/** Care of textiles, one word a symbol of the label (ISO 3758), and what shoes need instead. */
export const careInstructions = {
  'wash-30': 'Lavar a máquina a 30 °C como máximo',
  'wash-30-gentle': 'Lavar a máquina a 30 °C, programa delicado',
  'wash-40': 'Lavar a máquina a 40 °C como máximo',
  'hand-wash': 'Lavar a mano',
  'no-wash': 'No lavar',
  'no-bleach': 'No usar lejía',
  'no-tumble-dry': 'No secar en secadora',
  'tumble-dry-low': 'Secadora a baja temperatura',
  'dry-flat': 'Secar en horizontal',
  'iron-low': 'Planchar a 110 °C como máximo, sin vapor',
  'iron-medium': 'Planchar a 150 °C como máximo',
  'iron-high': 'Planchar a 200 °C como máximo',
  'no-iron': 'No planchar',
  'dry-clean': 'Limpieza en seco profesional',
  'no-dry-clean': 'No limpiar en seco',
  'inside-out': 'Lavar del revés y con colores parecidos',
  'wipe-clean': 'Limpiar con un paño húmedo',
  'brush-suede': 'Cepillar en seco con cepillo para ante',
  'leather-cream': 'Nutrir con crema para piel del mismo tono',
  'keep-dry': 'Proteger de la lluvia y secar lejos del calor',
} as const;

export type Care = keyof typeof careInstructions;
export const careSymbols = Object.keys(careInstructions) as [Care, ...Care[]];

/** A symbol of the care label and the sentence that explains it. */
export const CareInstruction = z.object({ symbol: z.enum(careSymbols), text: z.string() });
