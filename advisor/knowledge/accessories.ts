import { entriesOn } from './entry.ts';

export const accessories = entriesOn('accessories', [
  [
    'Bolso y zapatos del mismo color',
    'bolso zapatos mismo color conjuntar juego',
    'No hace falta que bolso y zapatos sean iguales: basta con que se lleven bien en color o en formalidad. El juego completo se reserva para lo muy formal.',
  ],
  [
    'Cinturón y zapatos',
    'cinturon zapatos color conjuntar juego hombre',
    'Con traje, cinturón y zapatos de cuero van del mismo color; con vaqueros, del mismo espíritu. La hebilla, discreta.',
  ],
  [
    'Cuántas joyas',
    'joyas cuantas pendientes collar pulsera exceso',
    'Elige un sitio para las joyas: orejas, cuello o manos. Antes de salir mírate y quita una; si la echas de menos, devuélvela.',
  ],
  [
    'Qué collar según el escote',
    'collar escote pico redondo camisa',
    'Con escote en pico, un collar que repita la V; con cuello redondo, uno corto; con cuello alto, uno largo o ninguno y pendientes.',
  ],
  [
    'Pañuelo al cuello',
    'panuelo anudar fular como poner',
    'Un pañuelo arregla un cuello vacío: doblado en triángulo, con el pico delante y el nudo atrás. También vive en el asa de un bolso o como cinturón.',
  ],
  [
    'Tamaño del bolso',
    'bolso tamano grande pequeno dia noche',
    'De día el bolso carga, de noche acompaña. Uno muy grande achica a quien lo lleva y uno muy pequeño parece de muñeca: busca el tamaño de tu torso.',
  ],
  [
    'Tacones cómodos',
    'tacones comodos altura dolor aguantar',
    'Un tacón cómodo es ancho, está bajo el talón y no pasa de seis centímetros. Plataforma delante, media plantilla de gel y un día de ensayo en casa.',
  ],
  [
    'Zapatos con falda midi',
    'falda midi zapatos botas zapatillas que zapato',
    'Con falda midi van bien un zapato con escote en el empeine, un botín que se meta por debajo del bajo o una zapatilla fina. Lo que corta el tobillo acorta.',
  ],
  [
    'Calcetines y zapatos',
    'calcetines traje color mocasines',
    'Con traje, el calcetín del color del pantalón y que no deje ver piel al sentarte. Con mocasines, invisible o claramente visible.',
  ],
  [
    'Gafas de sol según la cara',
    'gafas sol cara redonda cuadrada forma',
    'Las gafas llevan la contraria a la cara: angulosas con caras redondas, suaves con caras cuadradas. La ceja asoma justo por encima.',
  ],
  [
    'Medias: qué color',
    'medias color negras transparentes cual',
    'Medias negras tupidas con zapato oscuro alargan; las finas del tono de tu piel pasan por nada; las de color son un acento y cuentan como tal.',
  ],
  [
    'Sombreros y gorras',
    'sombrero gorra boina gorro llevar',
    'El sombrero manda: si lo llevas, baja el resto. Una boina arregla, una gorra relaja y un gorro de punto pide el pelo visible.',
  ],
]);
