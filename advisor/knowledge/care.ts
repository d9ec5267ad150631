import { entriesOn } from './entry.ts';
import { stainRows } from './stains.ts';

export const care = entriesOn('care', [
  [
    'Cómo lavar la lana',
    'lavar lana jersey agua fria',
    'La lana se lava poco, en frío, con jabón neutro y sin frotar. Escúrrela dentro de una toalla y sécala en plano: colgada se estira.',
  ],
  [
    'Por qué encoge la lana',
    'encoge encogio encogido lana lavadora fieltro',
    'La lana encoge por el calor y el movimiento juntos: las escamas de la fibra se enganchan y se hacen fieltro. Agua fría y programa quieto lo evitan; deshacerlo, apenas.',
  ],
  [
    'Cómo lavar vaqueros',
    'vaqueros lavar cada cuanto destiñe denim',
    'Lava unos vaqueros cuando haga falta, no por costumbre: cada diez usos está bien. Del revés, en frío, sin suavizante y al aire.',
  ],
  ...stainRows,
  [
    'Cómo lavar la seda',
    'lavar seda blusa mano saten',
    'La seda va a mano, en agua fría con champú suave, sin retorcer. Plánchala del revés cuando aún está húmeda.',
  ],
  [
    'Planchar una camisa',
    'planchar camisa orden arrugas',
    'Una camisa se plancha húmeda y de lo pequeño a lo grande: cuello, puños, mangas, canesú y cuerpo. Cinco minutos y a la percha abrochada por arriba.',
  ],
  [
    'Cuidar los zapatos de cuero',
    'zapatos cuero cuidar crema betun hormas',
    'Un zapato de cuero descansa un día entre usos, con hormas o papel. Cepillo, crema del color una vez al mes, y tapas antes de que el tacón se coma.',
  ],
  [
    'Guardar la ropa de temporada',
    'guardar ropa cambio armario temporada polillas invierno',
    'Guarda la ropa limpia y seca, el punto doblado y los abrigos en funda de tela. Cedro o lavanda ayudan contra las polillas; lo que de verdad las atrae es la suciedad.',
  ],
  [
    'Ropa que destiñe',
    'destiñe color oscuro lavar primera vez teñido',
    'Lo oscuro y lo intenso, la primera vez solo, en frío y del revés. Si algo se ha teñido, lávalo otra vez antes de que seque.',
  ],
  [
    'Suavizante: cuándo no',
    'suavizante toallas deporte cuando no',
    'Nada de suavizante en deporte, plumas, vaqueros elásticos ni microfibra: tapa los poros y estropea la elasticidad. Un chorro de vinagre blanco hace casi lo mismo.',
  ],
  [
    'Símbolos de la etiqueta',
    'simbolos etiqueta lavado que significan',
    'En la etiqueta, el barreño es el lavado, el triángulo la lejía, el cuadrado el secado, la plancha la plancha y el círculo la tintorería. Los puntos dicen cuánto calor; una cruz, que no.',
  ],
]);
