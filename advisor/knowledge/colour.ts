import { entriesOn } from './entry.ts';

export const colour = entriesOn('colour', [
  [
    'Cuántos colores llevar a la vez',
    'combinar colores maximo tres regla numero',
    'Tres colores bastan: uno que manda, otro que acompaña y un tercero en poca cantidad. A partir del cuarto, que al menos dos sean neutros.',
  ],
  [
    'La proporción 60-30-10',
    'regla proporcion colores reparto',
    'Reparte el color como en una habitación: más o menos un sesenta por ciento para el principal, un treinta para el segundo y un diez para el acento, que suele ir en los zapatos, el bolso o un pañuelo.',
  ],
  [
    'Negro con azul marino',
    'negro marino juntos mezclar se puede',
    'Sí, negro y azul marino van juntos y quedan muy actuales. El truco está en que se note que es adrede: texturas distintas y luz suficiente entre los dos tonos.',
  ],
  [
    'Qué son los colores neutros',
    'neutros neutro basicos que son',
    'Neutros son los que acompañan sin pedir la palabra: blanco, crudo, gris, negro, azul marino, vaquero, beige, camel y caqui. Con una base neutra, cualquier acento encuentra sitio.',
  ],
  [
    'Colores opuestos',
    'complementarios contraste cromatica',
    'Los opuestos de la rueda, como azul y naranja o burdeos y verde oscuro, se encienden mutuamente. Baja la intensidad de uno de los dos y tendrás energía sin estridencia.',
  ],
  [
    'Rojo con rosa',
    'rojo rosa juntos mezclar',
    'Rojo y rosa son vecinos y juntos resultan muy modernos. Sepáralos por claridad, un rosa pálido con un rojo pleno, y deja el resto en neutro.',
  ],
  [
    'Qué color llevar cerca de la cara',
    'favorece cara piel luz ilumina tono',
    'Cerca de la cara conviene un color que te dé luz; lo que te apaga, de cintura para abajo. Compruébalo junto a una ventana: si ves antes el color que tus ojos, no es el tuyo.',
  ],
  [
    'Blanco roto o blanco puro',
    'blanco crudo marfil diferencia favorece',
    'El blanco puro pide contraste y suele ir mejor con rasgos marcados; el crudo suaviza y perdona más. Juntos también valen si la diferencia es evidente.',
  ],
  [
    'Cómo llevar colores vivos',
    'vivo fuerte flúor intenso atrevido color llamativo',
    'Un color vivo se lleva mejor en una sola pieza y con compañía callada: vaquero, blanco, gris o azul marino. Si te da respeto, empieza por los pies o por el bolso.',
  ],
  [
    'Colores pastel',
    'pastel claros suaves menta lila celeste',
    'Los pasteles ganan con un ancla: un gris, un azul marino o un vaquero evitan el efecto merengue. Dos pasteles juntos, mejor de la misma claridad.',
  ],
  [
    'Con qué va el burdeos',
    'burdeos granate vino combinar',
    'El burdeos se entiende con azul marino, gris, camel, rosa palo y verde oscuro. Con negro queda más nocturno.',
  ],
  [
    'Marrón chocolate',
    'marron chocolate combinar tendencia',
    'El chocolate sustituye al negro con más calidez. Prueba con celeste, crudo, rosa palo o vaquero claro.',
  ],
]);
