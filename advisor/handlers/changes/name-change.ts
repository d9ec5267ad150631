import { garmentAttributes } from '#contract/garment-attributes.ts';
import type { Season } from '#contract/vocabulary.ts';
import type { Mood } from '../../understand/moods.ts';
import { the } from '../../voice/names.ts';
import { type Phrase, phrase } from '../../voice/phrase.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';

const ofMood: Readonly<Record<Mood, string>> = {
  comfortable: 'Más cómodo',
  elegant: 'Más arreglado',
  relaxed: 'Más informal',
  bold: 'Con más atrevimiento',
  discreet: 'Más discreto',
  colourful: 'Con más color',
  warm: 'Con más abrigo',
  cool: 'Más fresco',
  feminine: 'Más delicado',
  modern: 'Más actual',
  'flat-shoes': 'Con zapato plano',
  loose: 'Más suelto',
  covered: 'Más tapado',
  light: 'En tonos claros',
  dark: 'En tonos oscuros',
  uncreased: 'Sin arrugas',
  matte: 'Sin brillos',
  'on-foot': 'Para aguantar de pie',
  steady: 'Con paso firme',
  'closed-shoes': 'Con zapato cerrado',
  'free-legs': 'Para moverte a gusto',
  messy: 'Con ropa que puede mancharse',
  windproof: 'A prueba de viento',
  'sweat-proof': 'Sin que se note el sudor',
  layered: 'Por capas',
  wrapped: 'Con abrigo para el camino',
  sparkling: 'Con más brillo',
  'one-colour': 'De un solo color',
  'at-home': 'Para estar en casa',
  'long-dress': 'De largo',
  'front-opening': 'Que abra por delante',
  washable: 'Para lavar en casa',
  'slip-on': 'Con zapato fácil de quitar',
  'smart-casual': 'Arreglado sin traje',
  grunge: 'Más grunge',
  rocker: 'Más rockero',
  boho: 'Más bohemio',
  preppy: 'Más preppy',
  sporty: 'Más deportivo',
  'quiet-luxury': 'Con lujo discreto',
  gothic: 'Más gótico',
  y2k: 'Más de los dos mil',
  muddy: 'A prueba de barro',
  'covered-arms': 'Con los brazos cubiertos',
  'covered-legs': 'Con las piernas cubiertas',
  'easy-waist': 'Sin apretar la cintura',
  soft: 'Sin nada que pique',
  'stain-hiding': 'A prueba de manchas',
  seated: 'Para estar horas en una silla',
  'by-fire': 'Para estar junto al fuego',
  'arm-free': 'Con el brazo a mano',
  'leg-free': 'Con la pierna a mano',
  'two-piece': 'En dos piezas',
  'tender-feet': 'Amable con el pie',
  'not-all-black': 'Sin todo negro',
  new: 'Con lo que menos te pones',
};

const inSeason: Readonly<Record<Season, string>> = {
  spring: 'En primavera',
  summer: 'En verano',
  fall: 'En otoño',
  winter: 'En invierno',
};

export function changeOf({ understood, wardrobe }: IntentContext, purpose: string): Phrase {
  const { slots, reading } = understood;
  const [mood] = slots.moods;
  if (mood) return ofMood[mood];
  if (slots.rain) return 'Con lluvia';
  if (slots.rain === false) return 'Sin lluvia';
  if (slots.temperatureC !== null) {
    return slots.temperatureC <= 10
      ? 'Con frío'
      : slots.temperatureC >= 25
        ? 'Con calor'
        : /\d/.test(reading.text)
          ? `A ${slots.temperatureC} grados`
          : 'Por si refresca';
  }
  if (slots.avoidedFabric) return `Sin ${garmentAttributes.fabric.labels[slots.avoidedFabric].toLowerCase()}`;
  if (slots.avoidedColours[0]) return `Sin ${slots.avoidedColours[0]}`;
  const refused = slots.garments.find(({ wanted }) => !wanted);
  const [absent] = refused ? garmentsByIds(wardrobe, refused.garmentIds) : [];
  if (absent) return phrase`Sin ${the(absent)}`;
  const worn = slots.garments.find(({ wanted, garmentIds }) => wanted && garmentIds.length > 0);
  const [piece] = worn ? garmentsByIds(wardrobe, worn.garmentIds) : [];
  if (piece) return worn?.garmentIds.length === 1 ? phrase`Con ${the(piece)}` : 'Con eso';
  if (slots.colours[0]) return `En ${slots.colours[0]}`;
  if (slots.occasion) return `Para ${purpose}`;
  if (slots.season) return inSeason[slots.season];
  if (slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length === 0)) return 'Sin eso';
  return 'Con ese cambio';
}
