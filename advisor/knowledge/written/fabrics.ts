import type { WrittenEntry } from './entry.ts';

export const fabrics: readonly WrittenEntry[] = [
  {
    title: 'Puede poner seda si no es seda',
    questions: [
      'satinado es lo mismo que seda en la etiqueta',
      'etiqueta dice seda pero es poliester',
      'como se si es seda de verdad',
      'seda sintetica existe',
    ],
    maya: 'En Europa, seda solo puede llamarse la fibra de insectos que la hilan, ni siquiera para describir un hilo continuo. Satén es un ligamento: si no dice seda en la composición, no lo es.',
    valentina:
      'Legalmente, seda es la que hila el gusano y punto. Satén solo es la forma de tejer. Así que ve a la composición: si no pone seda con su porcentaje, no lo es.',
    source: 'Reglamento (UE) n.º 1007/2011, artículo 5',
  },
  {
    title: 'Cuándo puede decir cien por cien',
    questions: [
      'que significa 100 por ciento algodon',
      'pura lana que quiere decir',
      'todo algodon es de verdad puro',
      'etiqueta 100% lana',
    ],
    maya: 'Cien por cien, puro o todo solo caben si hay una única fibra; se tolera hasta un dos por ciento de otras, si es inevitable por técnica y no se añade de forma habitual.',
    valentina:
      'Solo si es de una única fibra. La norma tolera hasta un dos por ciento de otra cosa, si es inevitable al fabricar. Si hay mezcla, deben decírtela.',
    source: 'Reglamento (UE) n.º 1007/2011, artículo 7',
  },
  {
    title: 'Otras fibras en la etiqueta',
    questions: [
      'que significa otras fibras',
      'etiqueta pone otras fibras 5',
      'fibras textiles variadas que es',
      'composicion desconocida en la ropa',
    ],
    maya: 'Cabe para fibras de hasta el cinco por ciento cada una, o hasta el quince juntas, si es difícil precisarlas al fabricar. Fibras diversas o composición no determinada suele ser reciclado mezclado.',
    valentina:
      'Es un cajón de sastre: fibras de hasta un cinco por ciento cada una o un quince entre todas, difíciles de precisar. En reciclado mezclado verás textos parecidos.',
    source: 'Reglamento (UE) n.º 1007/2011, artículo 9',
  },
  {
    title: 'Partes no textiles de origen animal',
    questions: [
      'contiene partes no textiles de origen animal que es',
      'etiqueta origen animal en pantalon',
      'como saber si algo es vegano por la etiqueta',
      'parche de cuero en jeans aviso',
    ],
    maya: 'Es el aviso europeo de que hay cuero, piel, hueso, nácar, cuerno o pluma en un textil: el parche de unos vaqueros, por ejemplo. No nombra el animal, y la lana o la seda no lo llevan: son textil.',
    valentina:
      'Avisa de que lleva algo de un animal que no es tela: parche de cuero, pelo, pluma, nácar. La lana y la seda no llevan aviso porque cuentan como textil.',
    source: 'Reglamento (UE) n.º 1007/2011, artículo 12',
  },
  {
    title: 'Lana virgen o reciclada',
    questions: [
      'que es lana virgen',
      'diferencia entre lana y lana virgen',
      'lana reciclada abriga igual',
      'pure new wool significa',
    ],
    maya: 'Virgen quiere decir que la fibra no ha estado antes en otro producto ni ha sufrido un proceso que la degrade. La reciclada abriga casi igual, pero la fibra es más corta y hace más bolitas.',
    valentina:
      'Virgen es que esa fibra se estrena ahí. La reciclada abriga casi lo mismo y gasta menos recursos, aunque como la fibra es más corta, saca antes bolitas.',
    source: 'Reglamento (UE) n.º 1007/2011, artículo 8',
  },
  {
    title: 'Galga del punto',
    questions: [
      'que es la galga de un jersey',
      'punto fino o grueso diferencia',
      'jersey galga 12',
      'chompa de punto gordo o fino',
    ],
    maya: 'La galga cuenta agujas por pulgada: de 3 a 5, punto grueso; 7, medio; 12 o más, fino, para ir bajo chaqueta. A más galga, más peso visual ligero y más formalidad.',
    valentina:
      'Son las agujas por pulgada. De 3 a 5, gordito; 7, normal; 12 para arriba, finito, del que cabe bajo una chaqueta. Cuanto más alta, más arreglado queda.',
  },
  {
    title: 'Peso de una camiseta en gramos',
    questions: [
      'cuantos gramos debe tener una camiseta',
      'camiseta 180 gsm o 220',
      'que es gsm',
      'remera gruesa gramaje',
      'playera de 240 gramos',
    ],
    maya: 'Los gramos son por metro cuadrado: 120 a 150, ligera y algo transparente; 160 a 190, la de siempre; 200 a 240, con cuerpo. Más peso no es más calidad, pero sí mejor caída y menos transparencia.',
    valentina:
      'Gramos por metro cuadrado: 120 a 150, finita; 160 a 190, la normal; 200 a 240, la que tiene cuerpo y queda tiesa. Pesar más no la hace mejor, pero transparenta menos.',
  },
  {
    title: 'Onzas del vaquero',
    questions: [
      'que son las onzas del denim',
      'jeans de 14 onzas que tal',
      'vaquero grueso o fino para verano',
      'mezclilla pesada',
    ],
    maya: 'Onzas por yarda cuadrada: menos de 10, ligero y de verano; 11 a 13, el habitual; de 14 en adelante, rígido, lento de domar y muy duradero. Para el calor, por debajo de 11.',
    valentina:
      'Es el peso de la tela. Menos de 10 oz, para el calor; 11 a 13, lo normal; 14 o más, una armadura que tarda en hacerse a ti y dura años.',
  },
  {
    title: 'Momme de la seda',
    questions: ['que es el momme', 'seda de 19 o 22 momme', 'que peso de seda compro', 'seda gruesa o fina'],
    maya: 'El momme pesa la seda: uno son unos 4,34 gramos por metro cuadrado. De 6 a 10, gasa y pañuelos; de 12 a 16, blusas; de 19 a 25, vestidos y fundas de almohada, más opacos y resistentes.',
    valentina:
      'Es el peso de la seda: un momme son unos 4,34 gramos por metro cuadrado. De 6 a 10, vaporosa; 12 a 16, de blusa; 19 a 25, con caída y más aguante.',
  },
  {
    title: 'Columna de agua',
    questions: [
      'que significa 10000 mm en una chaqueta',
      'columna de agua campera',
      'que impermeabilidad necesito',
      'impermeable de 5000 sirve para lluvia',
      'diferencia entre repelente e impermeable',
    ],
    maya: 'Mide la presión que aguanta la tela. Orientación: 1500 milímetros, llovizna; 5000, lluvia normal; 10 000, lluvia seria; 20 000, montaña. Sin costuras selladas, el agua entra por la aguja.',
    valentina:
      'Cuánta agua aguanta la tela. Para hacerte idea: 1500, cuatro gotas; 5000, lluvia; 10 000, lluvia de verdad; 20 000, montaña. Y mira que las costuras vayan selladas.',
    source: 'ISO 811 (presión hidrostática); los tramos son orientación habitual de los fabricantes',
  },
  {
    title: 'Transpirabilidad de una chaqueta',
    questions: [
      'que es la transpirabilidad mvtr',
      'chaqueta impermeable que no sude',
      'ret bajo que significa',
      'gore tex transpira',
    ],
    maya: 'Dos medidas: gramos de vapor por metro cuadrado y día, mejor cuanto más alto; o RET, resistencia al vapor, mejor cuanto más bajo. Para andar deprisa, ventilaciones bajo el brazo valen más que la cifra.',
    valentina:
      'Si te dan gramos por día, cuanto más, mejor; si te dan RET, cuanto menos. Y si sudas fácil, cremalleras bajo las axilas antes que un numerito bonito.',
    source: 'ISO 11092 (resistencia al vapor de agua)',
  },
  {
    title: 'Poder de relleno del plumón',
    questions: [
      'que es fill power',
      'plumon 700 o 500 cuins',
      'pluma o plumon diferencia',
      'plumifero 80 20 que significa',
    ],
    maya: 'Los cuins miden cuánto se ahueca el plumón: 500 corriente, 650 bueno, 800 excelente y muy ligero. El 80/20 es la proporción de plumón y pluma. El calor depende también de cuántos gramos hay.',
    valentina:
      'Los cuins dicen cuánto se hincha: 500 normalito, 650 bien, 800 top y ligerísimo. 80/20 es plumón y pluma. Ojo, que también cuenta cuántos gramos lleve dentro.',
  },
  {
    title: 'Pluma o relleno sintético',
    questions: [
      'plumas o sintetico cual abriga mas',
      'relleno sintetico para lluvia',
      'alternativa vegana al plumon',
      'campera sintetica o de pluma',
    ],
    maya: 'El plumón abriga más por gramo y se comprime mejor, pero mojado se hunde. El sintético sigue aislando húmedo, seca pronto y cuesta menos, aunque pierde volumen antes.',
    valentina:
      'Frío seco: plumas, que abrigan más pesando menos. Humedad o lluvia: sintético, que mojado aún calienta y seca rápido. Además es más barato y sin animales.',
  },
  {
    title: 'Modal: qué es',
    questions: [
      'que es el modal',
      'modal o algodon',
      'la tela de modal da calor',
      'modal encoge',
      'ropa interior de modal',
    ],
    maya: 'Fibra de celulosa de madera, normalmente haya, pariente de la viscosa pero más resistente en húmedo. Suave, con caída, absorbe bien y apenas encoge. Buena para interior y camisetas finas.',
    valentina:
      'Sale de madera, casi siempre de haya, y es prima de la viscosa pero más resistente mojada. Suavísima, con caída y absorbe bien. Genial en ropa interior y camisetas.',
  },
  {
    title: 'Bambú: qué tela es en realidad',
    questions: [
      'la tela de bambu es natural',
      'ropa de bambu es ecologica',
      'calcetines de bambu mito',
      'viscosa de bambu',
    ],
    maya: 'Casi siempre es viscosa hecha con pulpa de bambú: suave y fresca, pero con el mismo proceso químico. En la etiqueta europea debe leerse viscosa. El bambú mecánico, como un lino, es raro.',
    valentina:
      'Suele ser viscosa hecha con bambú: muy suave, sí, pero con la misma química. Mira la composición: debería poner viscosa. El bambú tipo lino existe, pero casi ni se ve.',
  },
  {
    title: 'Cupro',
    questions: ['que es el cupro', 'forro de cupro', 'cupro o seda', 'cupro se lava en lavadora'],
    maya: 'Celulosa regenerada de la borra del algodón. Fina, fresca, con caída de seda y sin estática: un gran forro. Agua fría o tintorería según etiqueta, porque mojada se marca.',
    valentina:
      'Se hace con la pelusilla del algodón. Cae como la seda, no da calambre y es fresquito: por eso es el forro de lo bueno. Frío o tinte, según etiqueta.',
  },
  {
    title: 'Acetato y triacetato',
    questions: [
      'que es el acetato en la ropa',
      'forro de acetato',
      'acetato o poliester',
      'el acetato se lava como',
      'triacetato tela',
    ],
    maya: 'Celulosa modificada: brillo y caída de seda, pero débil mojado, sensible al calor y soluble en acetona. Común en forros y vestidos. Plancha mínima, del revés, y cuidado con el quitaesmalte.',
    valentina:
      'Brilla y cae como seda, pero es delicado: mojado flojea, con calor se funde y la acetona lo disuelve. Plancha flojita por el revés y el quitaesmalte, lejos.',
  },
  {
    title: 'Acrílico o lana',
    questions: [
      'jersey acrilico o de lana',
      'el acrilico abriga',
      'acrilico hace bolitas',
      'chompa acrilica pica',
    ],
    maya: 'El acrílico imita la lana: ligero, barato, se lava fácil y no pica, pero respira poco, carga estática y hace bolitas pronto. Con un 30 % o más de lana, la mezcla gana mucho.',
    valentina:
      'Acrílico: barato, ligero y lavable, pero suda, da chispas y saca bolitas. La lana regula mejor y dura más. Si el bolsillo no llega, busca mezcla con un buen trozo de lana.',
  },
  {
    title: 'Nailon o poliéster',
    questions: [
      'diferencia entre nailon y poliester',
      'poliamida que es',
      'nylon o poliester para chaqueta',
      'poliamida da calor',
    ],
    maya: 'Nailon es poliamida: más resistente al roce, más suave y elástico, amarillea con la luz. El poliéster aguanta mejor el sol y se arruga menos. Ninguno absorbe apenas sudor.',
    valentina:
      'Poliamida es el nailon: aguanta más el roce y es más suave. El poliéster lleva mejor el sol y ni se arruga. Sudor, los dos absorben poquísimo.',
  },
  {
    title: 'Elastano: cuánto es bueno',
    questions: [
      'cuanto elastano es bueno',
      'elastano lycra spandex diferencia',
      'jeans con mucho elastano se dan de si',
      '2 por ciento elastano',
    ],
    maya: 'Elastano, spandex y Lycra nombran lo mismo; Lycra es marca. Un 1 o 2 % da comodidad en vaqueros, un 3 a 5 % en pantalón ceñido, 15 a 20 en deporte. Más elasticidad, menos años: con los meses se da, y el calor lo mata. En frío y lejos de la secadora.',
    valentina:
      'Lycra es marca; elastano y spandex, lo mismo. 1 o 2 % para vaqueros cómodos, 3 a 5 si van ceñidos, 15 a 20 en deporte. Cuanto más lleva, antes se da; y el calor lo remata, así que frío y nada de secadora.',
  },
  {
    title: 'Popelina u Oxford',
    questions: [
      'diferencia entre popelin y oxford',
      'que tela de camisa es mejor',
      'camisa oxford formal',
      'sarga o popelin',
      'tipos de tela de camisa',
    ],
    maya: 'La popelina es lisa, fina y formal; la sarga, más blanda y con diagonal, se arruga menos; el Oxford, granulado y grueso, es de cuello con botones y de diario. Para traje, popelina o sarga.',
    valentina:
      'Popelina: lisita y formal. Sarga: más suave y se arruga menos. Oxford: con grano, más gordita y de diario. Con traje, las dos primeras; con vaqueros, Oxford sin dudar.',
  },
  {
    title: 'Algodón Pima o egipcio',
    questions: [
      'que es algodon pima',
      'algodon egipcio es mejor',
      'polos de algodon pima peru',
      'algodon peinado que significa',
    ],
    maya: 'Son algodones de fibra extralarga: hilo más fino, suave y resistente, con menos bolitas. Peinado significa que se quitaron las fibras cortas. Egipcio es origen, no garantía: mira el tacto y la costura.',
    valentina:
      'Pima es fibra extralarga: más suave, más dura y con menos bolitas. Peinado, que le quitaron las fibras cortas. Egipcio solo dice de dónde viene: toca y mira costuras.',
  },
  {
    title: 'Algodón orgánico y mercerizado',
    questions: [
      'que es algodon organico',
      'algodon mercerizado para que',
      'gots significado',
      'algodon normal o ecologico',
    ],
    maya: 'Orgánico habla del cultivo, sin pesticidas sintéticos ni transgénicos; el sello GOTS añade proceso y trabajo. Mercerizado es un baño que da brillo, color hondo y firmeza. No se excluyen.',
    valentina:
      'Orgánico va del campo: sin pesticidas sintéticos ni transgénicos; GOTS mira también fábrica y trabajo. Mercerizado es un baño que da brillo y color. Pueden ir juntos.',
    source: 'GOTS, Global Organic Textile Standard',
  },
  {
    title: 'Alpaca',
    questions: [
      'que es la alpaca',
      'alpaca o lana cual abriga mas',
      'chompa de alpaca peruana',
      'baby alpaca significado',
      'la alpaca pica',
    ],
    maya: 'Fibra andina, en parte hueca: abriga mucho con poco peso y tiene poca grasa. Baby no es de cría, es la finura, hacia 22 micras. Se lava como cachemir, y cede si se cuelga.',
    valentina:
      'Fibra andina, abriga un montón y pesa poco. Baby alpaca no va de bebés, sino de lo fina que es, unas 22 micras. Lávala en frío y guárdala doblada, que se estira.',
  },
  {
    title: 'Mohair y angora',
    questions: [
      'que es el mohair',
      'el mohair pica',
      'jersey de angora suelta pelo',
      'diferencia mohair y angora',
    ],
    maya: 'El mohair es de la cabra de Angora: brillante, ligero, con halo. La angora es de conejo, más suave, suelta pelo y plantea reparos de bienestar. Ambos, poca fricción y una noche de nevera si sueltan.',
    valentina:
      'Mohair: cabra, brillo y pelillo al aire. Angora: conejo, más suave, suelta pelo y con debate por el trato animal. Poco roce, y si suelta mucho, una noche en bolsa en la nevera.',
  },
  {
    title: 'Franela y punto cepillado',
    questions: [
      'que es la franela',
      'camisa de franela para frio',
      'franela de algodon o lana',
      'camisa a cuadros abrigada',
    ],
    maya: 'Tela cardada por una o dos caras, que atrapa aire. La de algodón hace camisas; la de lana, trajes de invierno. Hace bolitas donde roza, así que del revés y sin frotar.',
    valentina:
      'Está cepillada para que tenga pelillo y guarde calor. En algodón, camisas; en lana, trajes de frío. Lávala del revés, que en lo que roza salen bolitas.',
  },
  {
    title: 'Gabardina: tela e impermeable',
    questions: [
      'que tela es la gabardina',
      'trench es impermeable',
      'piloto o gabardina',
      'gabardina de algodon para lluvia',
    ],
    maya: 'Sarga muy apretada, de algodón o lana, que frena viento y llovizna, no un chaparrón. La prenda tomó el nombre de la tela. Se reimpermeabiliza tras varios lavados.',
    valentina:
      'Es una sarga muy apretada que para viento y chispeo, pero con chaparrón cala. La prenda se llama así por la tela. Tras varios lavados, spray repelente.',
  },
  {
    title: 'Lino y algodón mezclados',
    questions: [
      'lino con algodon es buena mezcla',
      'lino mezclado se arruga menos',
      'lino viscosa',
      'pantalon mitad lino',
    ],
    maya: 'El algodón suaviza y baja la arruga; la viscosa da caída; el elastano, comodidad. Con un 50 % de lino aún se nota el fresco; por debajo de un 20, es sobre todo textura.',
    valentina:
      'Con algodón se arruga menos y es más suave; con viscosa cae mejor. Con la mitad de lino sigue siendo fresco; con menos de un 20 %, es más postureo que lino.',
  },
  {
    title: 'Tejidos que no se arrugan',
    questions: [
      'telas que no se arrugan',
      'que tela no necesita plancha',
      'ropa para viajar que no se arrugue',
      'non iron camisas como funciona',
    ],
    maya: 'Punto, lana merino o fría, crepé, plisado, poliéster y mezclas con algo de sintético salen bien de una maleta. Las camisas sin plancha llevan un acabado de resina: cómodo, algo menos fresco, y se gasta con lavados.',
    valentina:
      'Punto, merino, lana fría, crepé, plisado y poliéster: sales de la maleta como si nada. Las non iron llevan resina: comodísimas, respiran un pelín menos y con lavados se les pasa.',
  },
  {
    title: 'Forro polar',
    questions: [
      'que es el forro polar',
      'polar abriga con viento',
      'polar 100 200 o 300',
      'polar suelta microplasticos',
      'poleron polar',
    ],
    maya: 'Poliéster cardado: ligero, seca pronto, aísla bien pero no corta el viento. El número son gramos: 100 fino, 200 medio, 300 grueso. Lávalo poco, frío y con la lavadora llena: suelta microfibras.',
    valentina:
      'Poliéster peludito: abriga, pesa poco y seca ya, pero el viento lo cruza. 100 fino, 200 medio, 300 gordo. Lávalo poco, en frío y con carga llena, que suelta microfibras.',
  },
  {
    title: 'Cómo saber si una tela transparenta',
    questions: [
      'se transparenta el pantalon blanco',
      'como se si una falda se ve por debajo',
      'vestido blanco transparente que hago',
      'camisa blanca se ve el sujetador',
    ],
    maya: 'Pon la mano dentro y mira a la luz: si distingues los dedos, se verá. La solución es interior del tono de la piel y sin costuras, no blanco, o un forro ligero.',
    valentina:
      'Mete la mano dentro y mira a contraluz: si ves los dedos, se verá todo. Debajo, interior liso de tu tono de piel, que el blanco bajo blanco canta. O un forro finito.',
  },
];
