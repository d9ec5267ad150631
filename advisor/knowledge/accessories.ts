import { entriesOn } from './entry.ts';

export const accessories = entriesOn('accessories', [
  [
    'Cuántas joyas',
    'joyas cuantas pendientes collar pulsera exceso',
    'Elige un sitio para las joyas: orejas, cuello o manos. Antes de salir mírate y quita una; si la echas de menos, devuélvela.',
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
    'Sombreros y gorras',
    'sombrero gorra boina gorro llevar',
    'El sombrero manda: si lo llevas, baja el resto. Una boina arregla, una gorra relaja y un gorro de punto pide el pelo visible.',
  ],
]);
