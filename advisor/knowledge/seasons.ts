import { entriesOn } from './entry.ts';

export const seasons = entriesOn('seasons', [
  [
    'Ir elegante con calor',
    'calor verano elegante oficina arreglada fresca',
    'Con calor se va elegante por el corte: lino o algodón con cuerpo, piernas anchas, manga corta con hombro marcado y pocos accesorios. La tela pegada nunca refresca.',
  ],
  [
    'No pasar frío con falda',
    'falda frio invierno medias vestido abrigar',
    'Con falda en invierno: medias tupidas de lana, bota que llegue arriba y un largo midi que guarde el calor. Una camiseta térmica debajo no se ve.',
  ],
  [
    'Vestido de verano en invierno',
    'vestido verano invierno adaptar llevar todo el ano',
    'Un vestido de verano pasa al invierno con un cuello vuelto fino debajo o un jersey encima, medias tupidas y botas. Deja fuera el lino blanco, que no se entiende con el frío.',
  ],
  [
    'Ropa térmica',
    'termica interior nieve esquiar capa base',
    'La ropa térmica va pegada y seca: merino o técnica, nunca algodón, que guarda el sudor. Encima, capas sueltas.',
  ],
  [
    'Qué llevar con viento',
    'viento falda pelo abrigo',
    'Con viento, pesos y cierres: vaquero, lana, capas que se abrochen y nada de vuelos ligeros. Un pañuelo al cuello hace más que otro jersey.',
  ],
]);
