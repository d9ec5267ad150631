import type {
  Coverage,
  DirectionShare,
  Feeling,
  HighestHeel,
  Material,
  StyleDirection,
  Wearer,
} from '#contract/style-words.ts';
import { formatList } from '#web/format/words.ts';

const directions: Readonly<Record<StyleDirection, string>> = {
  classic: 'Clásico',
  minimal: 'Minimalista',
  casual: 'De diario',
  romantic: 'Romántico',
  boho: 'Bohemio',
  street: 'Urbano',
  sporty: 'Deportivo',
  edgy: 'Rockero',
  goth: 'Gótico',
  glam: 'Glamuroso',
};

const shares: Readonly<Record<DirectionShare, string>> = { 1: 'Un toque', 2: 'Bastante', 3: 'Sobre todo' };

const wearers: Readonly<Record<Wearer, string>> = { women: 'Ropa de mujer', men: 'Ropa de hombre' };

const coverages: Readonly<Record<Coverage, string>> = {
  shoulders: 'Hombros',
  arms: 'Brazos',
  neckline: 'Escote',
  knees: 'Rodillas',
  legs: 'Piernas enteras',
  head: 'Cabeza, siempre',
};

const heels: Readonly<Record<HighestHeel, string>> = { none: 'Sin tacón', low: 'Tacón bajo como mucho' };

const materials: Readonly<Record<Material, string>> = {
  leather: 'Cuero y ante',
  fur: 'Pelo de animal',
  wool: 'Lana',
  silk: 'Seda',
  synthetic: 'Tejidos sintéticos',
};

const feelings: Readonly<Record<Feeling, string>> = {
  cold: 'Enseguida tengo frío',
  heat: 'Enseguida tengo calor',
};

export const styleProfileCopy = {
  directions,
  shares,
  wearers,
  coverages,
  heels,
  materials,
  feelings,
  title: 'Tu estilo',
  nothing:
    'Cuéntame cómo te gusta vestir y lo tendré en cuenta en todo: outfits, semana, maleta, cápsula y compras. Di solo lo que quieras.',
  worn: (names: readonly string[]) =>
    `Por lo que más te pones, tu estilo parece ${formatList(names.map((name) => name.toLocaleLowerCase('es-ES')))}. Mientras no me digas otra cosa, tiro un poco hacia ahí.`,
  counts: 'Lo tengo en cuenta en todo lo que te propongo.',
  failed: 'No se ha podido leer tu estilo.',
  edit: 'Contar mi estilo',
  change: 'Cambiar mi estilo',
  rows: {
    directions: 'Estilo',
    wearer: 'Para ti',
    covered: 'Cubierto',
    heel: 'Tacón',
    materials: 'Sin',
    feels: 'Abrigo',
    life: 'Ahora',
  },
  roomyWaist: 'Cintura holgada',
  worksOnFeet: 'Trabajo de pie',
  formText: 'Todo es opcional y solo sirve para vestirte. Puedes quitarlo cuando quieras.',
  unsaid: 'Prefiero no decirlo',
  anyHeel: 'Cualquiera',
  neither: 'Ni una cosa ni otra',
  directionsQuestion: '¿Con qué estilos te ves?',
  shareOf: (name: string) => `Cuánto de ${name.toLocaleLowerCase('es-ES')}`,
  wearerQuestion: '¿Qué ropa te propongo comprar?',
  wearerHint: 'La ropa que ya tienes te la propongo siempre, sea cual sea.',
  coveredQuestion: '¿Qué prefieres llevar cubierto?',
  coveredHint: 'Con la cabeza, todos los outfits llevarán tu hiyab, pañuelo o turbante.',
  heelQuestion: '¿Cuánto tacón, como mucho?',
  materialsQuestion: '¿Qué no te pones nunca?',
  feelsQuestion: '¿Pasas frío o calor?',
  lifeQuestion: '¿Algo más que deba saber?',
  roomyWaistLabel: 'Quiero holgura en la cintura',
  roomyWaistHint: 'En el embarazo o porque sí: sin cinturones ni cinturas que aprieten.',
  worksOnFeetLabel: 'Trabajo de pie',
  worksOnFeetHint: 'Nada de tacón los días de trabajo.',
  saved: 'Estilo guardado',
  saveFailed: 'No se ha podido guardar tu estilo',
} as const;
