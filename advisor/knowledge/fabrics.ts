import { entriesOn } from './entry.ts';

export const fabrics = entriesOn('fabrics', [
  [
    'Qué es la viscosa',
    'viscosa tejido que es rayon',
    'La viscosa sale de la celulosa de la madera: cae como la seda, es fresca y se arruga. Mojada pierde fuerza, así que lávala en frío y sin centrifugar fuerte.',
  ],
  [
    'Qué es el lyocell',
    'lyocell tencel modal tejido',
    'El lyocell es primo de la viscosa, fabricado recuperando casi todo el disolvente. Es suave, resistente en mojado y fresco: buena compra.',
  ],
  [
    'Lino: por qué se arruga',
    'lino arruga verano fresco',
    'El lino no tiene elasticidad y por eso se arruga; va en su carácter. Elige un gramaje con cuerpo, tiéndelo húmedo y estirado, y la arruga será bonita.',
  ],
  [
    'Lana merino',
    'merino lana fina abriga que es',
    'La merino es una lana muy fina que abriga sin picar, regula la temperatura y tarda en oler. Vale casi todo el año.',
  ],
  [
    'Qué es el cachemir',
    'cachemir cashmere calidad precio',
    'El cachemir es el pelo fino de una cabra: mucho calor y poco peso. Uno bueno vuelve a su sitio al estirarlo y no es excesivamente blando en la tienda, que suele anunciar bolitas.',
  ],
  [
    'Algodón: cómo saber si es bueno',
    'algodon calidad pima peinado grosor camiseta',
    'Mira una prenda de algodón a contraluz: si ves tu mano con detalle, durará poco. Fibra larga, costuras rectas y un tacto firme valen más que el nombre de la etiqueta.',
  ],
  [
    'Poliéster: cuándo sí',
    'poliester sintetico cuando bueno malo',
    'El poliéster es útil en deporte, en lluvia y en plisados que deben durar. Pegado a la piel en verano da calor y guarda olor.',
  ],
  [
    'Qué es la pana',
    'pana corduroy bordon canale invierno',
    'La pana es algodón con surcos: cuanto más fino el surco, más se arregla. Plánchala del revés y con vapor para no aplastarla.',
  ],
  [
    'Qué tejido abriga más',
    'abriga mas calido tejido frio lana plumas',
    'Abriga el aire quieto: plumas, lana y punto grueso lo guardan mejor que nada. Dos capas finas suelen ganar a una gruesa.',
  ],
  [
    'Seda o satén',
    'seda saten diferencia raso',
    'Seda es la fibra; satén es la manera de tejer que da brillo, y puede ser de poliéster. La etiqueta de composición te dice cuál llevas.',
  ],
  [
    'Cuero o polipiel',
    'cuero piel polipiel sintetica vegano diferencia',
    'El cuero envejece y se repara; la polipiel no se cuida, se agota, y se pela por los pliegues. Si no quieres cuero, busca segunda mano o una lona encerada.',
  ],
  [
    'Vaquero crudo o lavado',
    'denim vaquero crudo selvedge lavado rigido',
    'Un vaquero crudo llega rígido y se hace a ti; uno lavado ya viene cómodo. Cuanta más agua haya pasado por él, menos vida le queda.',
  ],
  [
    'Tweed, espiga y franela',
    'tweed espiga franela paño tejidos invierno',
    'Tweed, espiga y franela son lanas con cuerpo: las dos primeras por cómo se tejen, la última por cómo se perchan. Dan calor visual a un conjunto liso.',
  ],
]);
