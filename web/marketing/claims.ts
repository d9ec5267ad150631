/**
 * SAMPLES: the operator replaces everything in this file before launch. The figures are the marketing
 * claims of the specification, not measurements; the testimonials are placeholders with first names only,
 * not presented as real customers.
 */
export const claims = {
  users: '50.000+',
  usersShort: '50k+',
  garments: '2M+',
  outfits: '1 millón',
  satisfaction: '99 %',
  activeUsers: '10.247',
} as const;

export const testimonials = [
  {
    name: 'Lucía',
    context: 'Trabaja en una oficina sin uniforme',
    text: 'Creía que me faltaba ropa. Me faltaba verla junta: tenía tres pantalones que no me había puesto con nada que no fuera blanco.',
  },
  {
    name: 'Andrés',
    context: 'Viaja con equipaje de mano',
    text: 'Antes de cada viaje le pido outfits para cuatro días y hago la maleta con las prendas que más se repiten. No he vuelto a facturar.',
  },
  {
    name: 'Carmen',
    context: 'Dejó de comprar por impulso',
    text: 'El coste por uso me quitó las ganas de la mitad de los caprichos y me hizo las paces con un abrigo caro que llevo a diario.',
  },
] as const;
