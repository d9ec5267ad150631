import type { WrittenEntry } from './entry.ts';

/** Garments, cuts and details by name. */
export const names: readonly WrittenEntry[] = [
  {
    title: 'Mocasín, náutico, alpargata y bailarina',
    questions: [
      'que diferencia hay entre mocasin y nautico',
      'que es un nautico',
      'que es una alpargata',
      'que es un zapato bailarina',
      'que es un monk o zapato monje',
    ],
    maya: 'Mocasín: sin cordones, con antifaz o borlas, viste. Náutico: de barco, con cordón de cuero alrededor y suela blanca, de verano. Alpargata: lona y suela de yute. Bailarina: plana y escotada. Monje: cierra con hebilla.',
    valentina:
      'Mocasín, sin cordones y arreglado. Náutico, el de barco con cordoncito y suela blanca. Alpargata, lona y esparto. Bailarina, plana y escotada. Monje, el de hebilla.',
  },
  {
    title: 'Kitten heel, slingback, mary jane y mule',
    questions: [
      'que es un kitten heel',
      'kitten heels son cuales',
      'que son las slingback',
      'que son unas mary janes',
      'que es un zapato mule',
      'zapato destalonado que es',
    ],
    maya: 'Kitten heel: tacón fino de tres a cinco centímetros. Slingback: zapato cerrado delante y abierto atrás, con tira en el talón. Mary jane: con pulsera sobre el empeine. Mule: sin talón ninguno. Salón: cerrado y escotado.',
    valentina:
      'Kitten heel es el taconcito fino y bajo. Slingback, el abierto por detrás con tirita. Mary jane, el merceditas con pulsera. Mule, el que va sin talón. Y salón, el cerrado de toda la vida.',
  },
  {
    title: 'Tipos de manga',
    questions: [
      'que es una manga ranglan',
      'a que llamais manga raglan',
      'que es la manga farol',
      'manga murcielago que es',
      'que es manga francesa',
      'tipos de manga',
    ],
    maya: 'Ranglán: la costura va del cuello a la axila, sin hombro. Farol: con volumen recogido en el puño. Murciélago: ancha en la sisa, nace del cuerpo. Francesa: hasta debajo del codo. Japonesa: corta, cortada con el cuerpo. Sisa: sin manga.',
    valentina:
      'Ranglán: costura en diagonal del cuello al sobaco, la de las camisetas de béisbol. Farol: abullonada. Murciélago: anchísima en la axila. Francesa: por debajo del codo. Japonesa: cortita y sin costura.',
  },
  {
    title: 'Tipos de cuello y escote',
    questions: [
      'que es el cuello mao',
      'cuello mao y cuello bote que diferencia hay',
      'que es un cuello halter',
      'que es el cuello perkins',
      'que es escote en pico',
      'tipos de escote',
    ],
    maya: 'Mao: tirilla de pie, sin solapa. Perkins: cuello alto muy corto. Bote o barco: horizontal, de hombro a hombro. Halter: se sujeta tras la nuca. En pico: en V. Caja: cerrado y recto. Corazón: con dos curvas. Bardot: hombros al aire.',
    valentina:
      'Mao: la tirilla de pie. Perkins: cuello alto bajito. Barco: recto de hombro a hombro. Halter: atado a la nuca. Pico: en V. Caja: redondo y cerrado. Bardot: hombros fuera.',
  },
  {
    title: 'Evasé, imperio, princesa y otros cortes',
    questions: [
      'que es el corte evase',
      'corte princesa y corte imperio que son',
      'que es un vestido linea a',
      'que es el corte sirena',
      'que es un corte al bies',
      'que es un vestido tubo',
    ],
    maya: 'Evasé o línea A: se abre poco a poco desde la cintura. Imperio: corta bajo el pecho y cae. Princesa: ceñido arriba y con vuelo. Sirena: pegado hasta la rodilla y abierto. Tubo: recto. Al bies: tela en diagonal, que cae y se adapta.',
    valentina:
      'Evasé o línea A: se va abriendo. Imperio: la costura bajo el pecho, súper cómodo. Princesa: entallado y con vuelo. Sirena: pegado y se abre abajo. Tubo: recto. Al bies: cae que da gusto.',
  },
  {
    title: 'Crop top, shacket, paperbag y slip dress',
    questions: [
      'que es un crop top',
      'que es una shacket o sobrecamisa',
      'pantalon paperbag que es',
      'que es un slip dress',
      'que es un bomber',
      'que es un peplum',
      'que es un body',
    ],
    maya: 'Crop top: enseña la cintura. Shacket: sobrecamisa gruesa, entre camisa y chaqueta. Paperbag: pantalón de talle alto fruncido con lazada. Slip dress: vestido lencero de tirantes. Bomber: cazadora con puño de canalé. Peplum: volante en la cintura.',
    valentina:
      'Crop top, camiseta corta. Shacket, la camisa gordita que usas de chaqueta. Paperbag, pantalón fruncido arriba con lazo. Slip dress, vestido lencero. Bomber, cazadora con goma. Peplum, volantito en la cintura.',
  },
  {
    title: 'Mono, peto, enterito y overol',
    questions: [
      'que es un enterito y un overol',
      'diferencia entre mono y peto',
      'que es un jumpsuit',
      'que es un oberol',
    ],
    maya: 'Mono, o enterito en América: cuerpo y pantalón en una pieza. Peto, u overol: pantalón con pechera y tirantes, que se lleva sobre una camiseta. Un mono viste; un peto es de diario.',
    valentina:
      'Mono o enterito: todo en una pieza, arriba y abajo. Peto u overol: pantalón con pechera y tirantes, con camiseta debajo. El mono arregla, el peto es más de andar por casa y la calle.',
  },
  {
    title: 'Rebeca, cárdigan, chaleco y saco',
    questions: [
      'que es una rebeca',
      'que es un cardigan',
      'rebeca y cardigan es lo mismo',
      'que es un chaleco en america y en españa',
      'que es un saco',
    ],
    maya: 'Rebeca y cárdigan son lo mismo: chaqueta de punto abierta con botones. En España, chaleco no lleva mangas; en Chile, un chaleco puede ser un jersey. Saco es americana en México o Argentina y jersey en Colombia.',
    valentina:
      'Rebeca es cárdigan, la chaqueta de punto con botones. Ojo con los países: chaleco en Chile es jersey, y saco es americana en México y jersey en Colombia.',
  },
  {
    title: 'Blazer, americana y cazadora',
    questions: [
      'que es un blazer',
      'blazer y americana es lo mismo',
      'que diferencia hay entre blazer y chaqueta de traje',
      'que es una cazadora',
    ],
    maya: 'Americana es la chaqueta con solapas; blazer, la que va suelta, sin pantalón a juego, a veces con botones de metal. La del traje comparte tela con su pantalón. Cazadora es corta, hasta la cintura, y de calle.',
    valentina:
      'Blazer es la americana que va por libre. La de traje lleva su pantalón de la misma tela. Y cazadora es la corta, la de cuero o vaquera.',
  },
  {
    title: 'Caftán, abaya, hijab y otras prendas de recato',
    questions: [
      'kaftan y abaya son lo mismo',
      'que es una abaya',
      'diferencia entre hijab nikab y burka',
      'que es un turbante',
    ],
    maya: 'Caftán: túnica amplia, a menudo bordada, de fiesta o de casa. Abaya: sobretodo largo y sobrio que cubre la ropa. Hijab: pañuelo que cubre el pelo y el cuello; nikab deja ver los ojos; chador es un manto.',
    valentina:
      'Caftán es la túnica bonita, de fiesta. Abaya es la larga y lisa que va por encima. Hijab tapa pelo y cuello; nikab, todo menos los ojos.',
  },
  {
    title: 'Pieza statement y capsule: palabras de moda',
    questions: [
      'que es una prenda statement',
      'que significa layering',
      'que es un must have',
      'que es el total look',
      'que significa outfit y look',
      'que es un fondo de armario',
    ],
    maya: 'Statement: la pieza que habla por todo el conjunto. Layering: superponer capas a la vista. Total look: de un color o una marca de pies a cabeza. Fondo de armario: los básicos que sostienen lo demás. Outfit y look son el conjunto.',
    valentina:
      'Statement es la prenda que se lleva toda la atención. Layering, ir a capas. Total look, todo igual. Fondo de armario, los básicos que te salvan. Outfit y look, lo mismo: el conjunto.',
  },
  {
    title: 'Super 100, 120 y 150 en un traje',
    questions: [
      'que significa super 120 en un traje',
      'que es super 100',
      'que numero super es mejor en un traje',
    ],
    maya: 'Dice lo fina que es la lana: cuanto más alto, más fina y suave, y también más delicada. Para uso diario, 100 o 110; 120 o 130, para vestir; desde 150, ocasiones contadas. No mide la confección.',
    valentina:
      'Es lo fina que es la lana. 100 o 110 para diario, 120 para ir más elegante; de 150 para arriba es preciosa y delicadísima. No te dice si el traje está bien cosido.',
  },
  {
    title: 'Poliamida, manta y otras telas de la etiqueta',
    questions: [
      'que es la poliamida es buena tela',
      'que es la tela de manta',
      'el ecoante es plastico',
      'el lino italiano es mejor',
      'el poliester hace bolas',
    ],
    maya: 'Poliamida es nailon: resistente, seca rápido, no respira. Manta es algodón sin blanquear, fresca y sencilla. Ecoante es poliéster con tacto de ante. Lino bueno es el de fibra larga, sea de donde sea. El poliéster hace bolas si el hilo es corto y flojo.',
    valentina:
      'Poliamida es nailon: dura y seca rápido, pero suda. Manta, algodón natural fresquito. Ecoante, plástico con tacto de ante. Y el poliéster barato hace bolas; el bueno, bastante menos.',
  },
  {
    title: 'Nombres de pantalones',
    questions: [
      'que es un pantalon palazzo',
      'que es un pantalon cargo',
      'diferencia entre mom slim y skinny',
      'que es un pantalon culotte',
      'que es tiro alto',
      'que son los baggy',
    ],
    maya: 'Palazzo: ancho desde la cadera. Culotte: ancho y por la pantorrilla. Cargo: con bolsillos laterales. Mom: tiro alto, cadera holgada y bajo estrecho. Skinny: pegado; slim: ajustado; recto: igual de arriba abajo. Baggy: muy ancho y caído.',
    valentina:
      'Palazzo, anchísimo. Culotte, ancho y cortito. Cargo, con bolsillos a los lados. Mom, alto y suelto de cadera. Skinny, pegado. Baggy, enorme. Tiro alto es que sube hasta la cintura.',
  },
];
