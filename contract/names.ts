import type { Category, Kind, Occasion, Season, SeeingProvider } from './vocabulary.ts';

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

/** As in "según el modelo de OpenAI". */
export const seeingProviderNames: Readonly<Record<SeeingProvider, string>> = {
  openai: 'OpenAI',
  mistral: 'Mistral',
  compatible: 'este servidor',
};
