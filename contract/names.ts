import type {
  Category,
  Condition,
  Fabric,
  Kind,
  Length,
  Occasion,
  Pattern,
  Season,
  SeeingProvider,
  Sleeve,
  Style,
} from './vocabulary.ts';

export const kindNames: Readonly<Record<Kind, string>> = {
  't-shirt': 'Camiseta',
  polo: 'Polo',
  blouse: 'Blusa',
  shirt: 'Camisa',
  longsleeve: 'Camiseta de manga larga',
  hoodie: 'Sudadera',
  top: 'Top',
  undershirt: 'Camiseta de tirantes',
  body: 'Body',
  blazer: 'Blazer',
  outerwear: 'Chaqueta',
  pants: 'Pantalón',
  shorts: 'Pantalón corto',
  skirt: 'Falda',
  dress: 'Vestido',
  shoes: 'Zapatos',
  hat: 'Sombrero',
  sweater: 'Jersey',
  cardigan: 'Cárdigan',
  vest: 'Chaleco',
  coat: 'Abrigo',
  jeans: 'Vaqueros',
  jumpsuit: 'Mono',
  sneakers: 'Zapatillas',
  boots: 'Botas',
  sandals: 'Sandalias',
  heels: 'Zapatos de tacón',
  loafers: 'Mocasines',
  flats: 'Bailarinas',
  bag: 'Bolso',
  belt: 'Cinturón',
  scarf: 'Pañuelo',
  sunglasses: 'Gafas de sol',
};

export const categoryNames: Readonly<Record<Category, string>> = {
  tops: 'Partes de arriba',
  bottoms: 'Pantalones y faldas',
  dresses: 'Vestidos',
  shoes: 'Zapatos',
  outerwear: 'Abrigos y chaquetas',
  accessories: 'Accesorios',
};

export const occasionNames: Readonly<Record<Occasion, string>> = {
  casual: 'Casual',
  work: 'Trabajo',
  formal: 'Formal',
  party: 'Fiesta',
  date: 'Cita',
  sport: 'Deporte',
};

export const seasonNames: Readonly<Record<Season, string>> = {
  spring: 'Primavera',
  summer: 'Verano',
  fall: 'Otoño',
  winter: 'Invierno',
};

export const styleNames: Readonly<Record<Style, string>> = {
  casual: 'Casual',
  formal: 'Formal',
  sport: 'Deportivo',
  party: 'Fiesta',
};

export const fabricNames: Readonly<Record<Fabric, string>> = {
  cotton: 'Algodón',
  linen: 'Lino',
  wool: 'Lana',
  knit: 'Punto',
  silk: 'Seda',
  denim: 'Vaquero',
  leather: 'Cuero',
  suede: 'Ante',
  chiffon: 'Gasa',
  corduroy: 'Pana',
  down: 'Plumas',
  synthetic: 'Sintético',
};

export const conditionNames: Readonly<Record<Condition, string>> = {
  new: 'Nueva',
  excellent: 'Como nueva',
  good: 'Buen estado',
  worn: 'Con uso visible',
};

export const patternNames: Readonly<Record<Pattern, string>> = {
  plain: 'Liso',
  stripes: 'Rayas',
  checks: 'Cuadros',
  dots: 'Lunares',
  floral: 'Flores',
  houndstooth: 'Pata de gallo',
  gingham: 'Vichy',
  animal: 'Animal',
  print: 'Estampado',
  logo: 'Logotipo',
};

export const sleeveNames: Readonly<Record<Sleeve, string>> = {
  none: 'Sin mangas',
  short: 'Corta',
  long: 'Larga',
};

export const lengthNames: Readonly<Record<Length, string>> = {
  short: 'Corto',
  medium: 'Medio',
  long: 'Largo',
};

/** As in "según el modelo de OpenAI". */
export const seeingProviderNames: Readonly<Record<SeeingProvider, string>> = {
  openai: 'OpenAI',
  mistral: 'Mistral',
  compatible: 'este servidor',
};
