import { entriesOn } from './entry.ts';

export const sustainability = entriesOn('sustainability', [
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
]);
