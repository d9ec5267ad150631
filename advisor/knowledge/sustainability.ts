import { entriesOn } from './entry.ts';

export const sustainability = entriesOn('sustainability', [
  [
    'Comprar mejor',
    'comprar menos mejor sostenible consumo antes',
    'Antes de comprar, piensa en tres conjuntos con lo que ya tienes y en treinta puestas. Si no salen, no es para ti, aunque esté rebajado.',
  ],
  [
    'Coste por uso',
    'coste por uso caro barato merece precio',
    'Divide el precio entre las veces que te lo pondrás: un abrigo de doscientos euros a cien puestas sale a dos. Lo barato que no se usa es lo más caro.',
  ],
  [
    'Segunda mano: qué mirar',
    'segunda mano vintage comprar revisar',
    'En segunda mano mira axilas, entrepierna, cremalleras y forro, y huele la prenda. Lana, cuero y vaquero envejecen bien; el elástico, no.',
  ],
  [
    'Qué hacer con la ropa que no usas',
    'donar vender ropa no uso contenedor reciclar',
    'Lo que está bien, véndelo o dónalo a alguien concreto; lo gastado, al contenedor textil; lo roto, a trapos. Lo que te da pena, guárdalo en una caja con fecha.',
  ],
  [
    'Microplásticos',
    'microplasticos lavar sintetico bolsa',
    'Las prendas sintéticas sueltan fibras al lavarse: menos lavados, carga llena, agua fría y una bolsa filtro lo reducen mucho.',
  ],
  [
    'Reparar antes que tirar',
    'reparar remendar zurcir roto agujero coser',
    'Un agujero pequeño se zurce, un codo lleva parche y una cremallera se cambia. Un zurcido a la vista, bien hecho, es hasta un adorno.',
  ],
  [
    'Alquilar ropa de fiesta',
    'alquilar vestido fiesta boda invitada',
    'Para algo que te pondrás una vez, alquilar o pedir prestado es lo más sensato. Pruébalo con tiempo para el bajo y los zapatos.',
  ],
  [
    'Etiquetas ecológicas',
    'etiquetas ecologicas certificado gots oeko tex organico',
    'GOTS certifica fibra orgánica y fábrica; OEKO-TEX, que la prenda no lleva sustancias nocivas. Una palabra verde sin sello no significa nada.',
  ],
]);
