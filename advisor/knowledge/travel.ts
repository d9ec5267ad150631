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
    'Qué zapatos llevar de viaje',
    'zapatos viaje cuantos pares andar caminar',
    'Dos pares bastan: uno para andar todo el día y otro para cenar que también ande. Ninguno se estrena de viaje.',
  ],
  [
    'Colores para la maleta',
    'colores maleta combinar capsula viaje',
    'Elige dos neutros y un acento para toda la maleta: así cualquier parte de arriba va con cualquiera de abajo.',
  ],
  [
    'Viajar a un sitio frío',
    'viaje frio nieve capas ropa norte',
    'Al frío se viaja con una buena base, un punto grueso y un abrigo que corte el viento; gorro, guantes y bota con suela. Tres bases bastan para una semana.',
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
