import { entriesOn } from './entry.ts';

export const travel = entriesOn('travel', [
  [
    'Maleta de cabina',
    'maleta cabina equipaje mano cuantas prendas',
    'En cabina caben cinco partes de arriba, tres de abajo, dos pares de zapatos y una capa, todo de la misma gama. Lo voluminoso, puesto.',
  ],
  [
    'Doblar o enrollar',
    'doblar enrollar maleta arrugas organizar',
    'Enrolla camisetas y punto, dobla lo que tiene raya y pon las chaquetas del revés, arriba del todo. Los zapatos, rellenos de calcetines.',
  ],
  [
    'Colores para la maleta',
    'colores maleta combinar capsula viaje',
    'Elige dos neutros y un acento para toda la maleta: así cualquier parte de arriba va con cualquiera de abajo.',
  ],
  [
    'Viajar con lluvia',
    'viaje lluvia londres impermeable',
    'Para un destino lluvioso, una capa con capucha, calzado que se seque en una noche y pantalón que no llegue al suelo. El paraguas se compra allí.',
  ],
  [
    'Destino de playa',
    'playa viaje verano maleta',
    'A la playa: dos bañadores, dos vestidos o camisas amplias que sirvan para cenar, una sandalia plana y algo de manga para el aire acondicionado.',
  ],
]);
