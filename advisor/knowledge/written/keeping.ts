import type { WrittenEntry } from './entry.ts';

/** Storage, moths, ironing and travelling with clothes. */
export const keeping: readonly WrittenEntry[] = [
  {
    title: 'Guardar ropa sin polilla: cedro, lavanda y bolsas',
    questions: [
      'el cedro sirve contra las polillas',
      'lavanda contra polilla funciona',
      'como guardo la lana sin polilla',
      'bolsa hermetica para ropa de lana',
      'polillas en el closet que hago ya',
      'naftalina es toxica',
    ],
    maya: 'Lo que evita la polilla es guardar limpio y cerrado: caja con tapa o bolsa de cierre. Cedro y lavanda ayudan poco, y el cedro pide lija cada temporada. Si ya hay, sacar todo, aspirar rincones, congelar o lavar a calor lo posible y revisar en tres semanas. La naftalina, mejor no: es tóxica.',
    valentina:
      'Limpio y cerrado en bolsa con cierre: eso funciona. Cedro y lavanda, perfuman más que otra cosa. Si hay bichos: vaciar, aspirar, congelar dos semanas y a vigilar. La naftalina, a la basura.',
  },
  {
    title: 'Congelador contra polillas: cuántos días',
    questions: [
      'cuantos dias congelo un jersey con polilla',
      'meter la ropa en el congelador mata las polillas',
      'congelar abrigo de lana con polilla',
      'bolsa para congelar ropa',
      'congelador de casa menos 18 sirve',
      'freezer polillas cuanto tiempo',
      'meter un jersey en el congelador',
      'cuantos dias congelo la lana',
      'congelar ropa mata polillas',
      'freezer para chompas',
    ],
    maya: 'Seca y en bolsa cerrada sin aire, a menos dieciocho, dos semanas; una noche no basta. Sácala sin abrir hasta que temple, para que no se moje, y repite una semana para los huevos que resisten. Antes, cepillo y aspirador. No vale para piel, ni pedrería pegada.',
    valentina:
      'Bolsa con cierre, sin aire y la prenda seca, dos semanas a menos dieciocho; una noche no hace nada. La dejas templar cerrada, que si no se moja, y otra semanita por si acaso. Cuero o piedras pegadas, no. Y aspira el armario mientras.',
    source: 'Práctica de conservación de museos: −18 °C, dos semanas',
  },
  {
    title: 'Perchas, dobleces y cajones: qué va dónde',
    questions: [
      'que ropa va doblada y cual colgada',
      'punto colgado se estira',
      'los vestidos se cuelgan o se doblan',
      'como guardo los pantalones de vestir',
      'vaqueros doblados o colgados',
      'camisas dobladas o en percha',
      'los vaqueros se doblan o se cuelgan',
      'vestidos de punto doblados o colgados',
      'las camisetas se cuelgan o se doblan',
      'que ropa se cuelga y cual se dobla',
      'pantalones de vestir en percha',
      'las sudaderas se cuelgan',
    ],
    maya: 'Cuelgan: camisa, americana, vestido de tela, abrigo, falda y pantalón de vestir por el bajo. Doblan: punto, camiseta, sudadera, vaquero y lo cortado al bies; el vestido de punto o con pedrería, siempre, que colgado crece. Percha del ancho del hombro, a un dedo de la otra. Cinturones enrollados, bolsos de pie y rellenos.',
    valentina:
      'Colgado: camisas, americanas, vestidos de tela, abrigos y pantalón de vestir. Doblado: todo lo de punto, camisetas, sudaderas y vaqueros. El vestido de punto o con pedrería, jamás en percha, que te crece un palmo. La percha, ancha como tu hombro.',
  },
  {
    title: 'Cambio de armario sin agobio',
    questions: [
      'como hago el cambio de armario',
      'cada cuanto se cambia la ropa de temporada',
      'dudo si tirar ropa en el cambio de armario',
      'armario pequeño cambio de estacion',
      'caja de ropa de verano como la etiqueto',
      'me agobia el cambio de ropa',
    ],
    maya: 'Una sola zona por día. Tres montones: se queda, arreglo, se va; y una caja de dudas con fecha a seis meses. Lo guardado, limpio y revisado. Etiqueta con lo que hay y la talla. Deja a mano una muda de la otra estación. Lo que no abrochas hoy, fuera de tu vista, sin juicio.',
    valentina:
      'Una zona al día. Me lo quedo, lo arreglo, lo doy, y una caja de dudas con fecha. Todo limpio antes de guardar. Deja dos cosas de la otra estación por si viene un día tonto. Y hazlo con música.',
  },
  {
    title: 'Planchar pantalón con raya, falda y vestido',
    questions: [
      'como se plancha un pantalon con raya',
      'planchar tablas de falda de uniforme',
      'planchar un vestido de lino',
      'como marco la raya del pantalon',
      'planchar pliegues de una falda escolar',
      'plancho al derecho o al reves',
    ],
    maya: 'Pantalón: del revés cinturilla y bolsillos; después, costuras juntas y paño húmedo para la raya, de abajo arriba hasta la pinza. Tablas: sujétalas con alfileres y vapor con paño. Vestido de lino: húmedo, del revés las oscuras, primero mangas y canesú. Deja enfriar antes de colgar.',
    valentina:
      'Primero cinturilla y bolsillos, luego casas las costuras y paño húmedo para la raya. Tablas con alfileres. El lino, húmedo y del revés si es oscuro. Y que enfríe en la percha antes de ponértelo, que si no, se arruga otra vez.',
  },
  {
    title: 'Quitar arrugas sin plancha',
    questions: [
      'como quito arrugas con la ducha',
      'spray casero para arrugas',
      'secador para quitar arrugas',
      'arrugas en una camisa sin plancha',
      'planchar con la ducha',
      'plancha de pelo para el cuello de la camisa',
      'como quito arrugas sin plancha',
      'se me arrugo la camisa en la maleta',
      'planchar con vapor de la ducha funciona',
      'truco para que la ropa llegue lisa',
      'spray antiarrugas casero sirve',
    ],
    maya: 'Cuélgala en el baño con la ducha caliente un cuarto de hora y alisa con las manos; o pulveriza agua, tensa y pasa el secador a un palmo. La seda, vapor de lejos y nada de gotas. La plancha de pelo, limpia, sirve en cuello y puño, con paño. En la maleta, papel de seda entre pliegues, y al llegar, percha.',
    valentina:
      'Ducha caliente quince minutos con la prenda en percha, y alisas con las manos. El secador a un palmo y el agua en spray, también, menos en seda, que deja cerco. La plancha del pelo, solo cuello y puños y limpia. Y la próxima, empaca enrollado y cuelga nada más llegar.',
  },
  {
    title: 'Humedad en el trópico y ropa guardada',
    questions: [
      'la ropa se me llena de hongos en la costa',
      'vivo en el caribe como guardo la ropa',
      'ropa que huele a humedad en guayaquil',
      'como guardo cuero en clima humedo',
      'piel de zapato con hongos en barranquilla',
      'moho en el ropero en la selva',
    ],
    maya: 'Aire y luz: puerta abierta un rato al día, prendas separadas, deshumidificador y gel de sílice renovado. Nada de plástico para guardar. Cuero, con crema y en bolsa de tela, sacado al aire cada quince días. Nunca guardar con sudor.',
    valentina:
      'Aire todos los días, deshumidificador o bolsitas de sílice y nada de plástico. Lo de cuero, al aire cada dos semanas. Y jamás guardes algo húmedo o sudado, que ahí empieza todo.',
  },
  {
    title: 'Ropa de bebé heredada y recuerdos: guardarla años',
    questions: [
      'como guardo la ropa de mi bebe para el siguiente',
      'guardar ropa de bebe de recuerdo',
      'body de bebe amarillo guardado',
      'caja para guardar ropa de bautizo',
      'guardar ropa premama',
      'ropa de mi abuela como la conservo',
    ],
    maya: 'Lavada sin suavizante y bien aclarada, sin almidón, en caja de algodón o cartón sin ácido, con papel blanco, oscura y seca. Por tallas, con etiqueta. Vuélvela a doblar cada año por otros pliegues. Lo de bautizo, con el encaje en plano. Al sacarla, aclarado y sol.',
    valentina:
      'Todo lavadísimo y sin suavizante, por tallas, en caja de tela o cartón. Nunca plástico cerrado. Cada año la cambias de pliegue. Y para volver a usarla, un aclarado y al sol.',
  },
  {
    title: 'Guardar zapatos y bolsos con forma',
    questions: [
      'como guardo los zapatos de temporada',
      'caja de zapatos o estante',
      'mi bolso se deforma en el armario',
      'relleno para bolsos como lo hago',
      'guardar botas sin que se doblen',
      'zapatos de cuero en bolsa de plastico',
      'como guardo botas altas',
      'botas se doblan por la caña',
      'guardar botas hasta el otoño',
      'botas largas en el closet',
    ],
    maya: 'Limpios, con crema y horma o papel, en bolsa de tela o caja con agujero. Botas altas, de pie y con tubo, revista o botella en la caña. Bolsos rellenos con toallas o papel blanco, asas hacia arriba, sin cadenas sobre el cuero. Nada de plástico, de sol ni de calefacción.',
    valentina:
      'Limpios, con crema y rellenos, en tela, no en plástico. Las botas, de pie con una botella o revista dentro. El bolso, con toallas viejas y el asa arriba. Las cadenas por dentro, que marcan. Y lejos del sol y del radiador.',
  },
  {
    title: 'Mudanza o viaje largo con ropa buena',
    questions: [
      'mudanza como empaco la ropa',
      'viajo con un vestido de fiesta en avion como lo llevo',
      'llevar traje en el avion sin arrugar',
      'enviar ropa al extranjero por correo',
      'maleta de meses como la organizo',
      'empacar abrigos para otro pais',
    ],
    maya: 'Traje: vuelto por un hombro, uno dentro de otro, y enrollado con papel. Vestido: funda y a mano, o doblado con papel de seda entre capas y percha incluida. Abrigos, en la mano o puestos. Mudanza: cajas con percha, o dobladas por conjunto; lo de todos los días, en la última caja.',
    valentina:
      'Traje con un hombro del revés metido en el otro y enrollado. El vestido, en funda y en cabina. Los abrigos, puestos. Y lo del diario, en la última caja que cierras y la primera que abres.',
  },
  {
    title: 'Ropa para la lluvia y el barro: qué hacer al llegar',
    questions: [
      'llegue empapada que hago con la ropa',
      'zapatos mojados como secarlos rapido',
      'abrigo de lana mojado como lo seco',
      'traje mojado por la lluvia',
      'barro en el bajo del pantalon de vestir',
      'gabardina mojada colgada o en plano',
    ],
    maya: 'Sacude, cuelga en percha ancha lejos del calor, con aire; botones abrochados y forma dada con la mano. Traje: pantalón por el bajo, y plancha solo al día siguiente. Zapato: papel de periódico, cambiado dos veces, y de lado. Barro: seco, cepillo. Nunca secadora ni radiador.',
    valentina:
      'Percha ancha, al aire y lejos del radiador. Los zapatos, con papel dentro y de lado. El barro, que se seque y luego cepillo. El traje, a la percha y mañana plancha, que hoy le sacas brillo.',
  },
  {
    title: 'Ropa que huele a alguien que ya no está: guardarla sin lavar',
    questions: [
      'su gabardina huele a el y no la quiero lavar',
      'un jersey huele a ella lo puedo conservar asi sin lavar',
      'quiero guardar la ropa de mi madre sin que pierda su olor',
      'como conservo el olor de una prenda de mi padre que fallecio',
      'me quede una chaqueta de mi abuelo y no quiero que se le vaya el olor',
      'guardar sin lavar una prenda de alguien que murio',
    ],
    maya: 'Sí, y no hay prisa por nada. Envuélvela en papel de seda sin ácido y guárdala en una bolsa con cierre, sin perfumes cerca, en un cajón fresco y oscuro: cuanto menos se abre, más dura el olor. Si es lana, mírala dos veces al año por las polillas; dos semanas en el congelador, bien cerrada, las paran sin lavarla.',
    valentina:
      'Claro que puedes, y el tiempo que te haga falta. Papel de seda, bolsa con cierre y a un cajón sin luz ni ambientador; ábrela poco, que así el olor dura. Si es de lana, échale un ojo de vez en cuando por las polillas: dos semanas de congelador, bien cerrada, y ni la lavas.',
  },
  {
    title: 'Guardar medias, ropa interior y sujetadores',
    questions: [
      'como guardo las medias para que no se enganchen',
      'como guardar sujetadores sin deformar',
      'ordenar el cajon de ropa interior',
      'calcetines doblados o en bola',
      'guardar bragas y sujetadores',
      'donde guardo los pantis',
    ],
    maya: 'Sujetadores en fila, una copa dentro de otra y sin doblar por el centro los de aro con relleno. Pantis en bolsitas o enrollados, lejos de corchetes y madera áspera. Calcetines doblados en par, no en bola, que cede el elástico. Con cajitas caben el doble.',
    valentina:
      'Sujes en fila, encajados unos en otros y sin hundir copas. Pantis enrolladitos en una bolsa, lejos de corchetes. Calcetines doblados, no en bola, que mueren las gomas. Cajitas de zapatos y cajón de revista.',
  },
  {
    title: 'Guardar corbatas, cinturones y bufandas',
    questions: [
      'como guardo las corbatas',
      'corbatas enrolladas o colgadas',
      'como guardar cinturones',
      'donde guardo las bufandas y fulares',
      'cinturon enrollado se estropea',
      'pañuelos de seda como guardarlos',
    ],
    maya: 'Corbatas de seda, enrolladas sin apretar o colgadas sin nudo; las de punto, siempre enrolladas. Cinturones, colgados de la hebilla o en rollo suelto. Bufandas y fulares, doblados; la seda, entre papel y a oscuras. Deshaz el nudo cada noche.',
    valentina:
      'Quita el nudo siempre. Corbatas en rollo flojito o colgadas; las de punto, en rollo. Cinturones, de la hebilla. Bufandas dobladas y los pañuelos de seda, con papel y sin luz.',
  },
  {
    title: 'Guardar la ropa de verano',
    questions: [
      'como guardo la ropa de verano',
      'guardar bikinis y bañadores en invierno',
      'guardar sombreros de paja',
      'ropa blanca guardada amarillea',
      'guardar sandalias hasta el verano',
      'cambio de armario en otoño que hago con lo de verano',
    ],
    maya: 'Todo lavado, sin crema ni sudor, que amarillean; lo blanco, en funda de algodón o papel sin ácido, nunca plástico. Bañadores aclarados y secos del todo. Paja rellena de papel. Sandalias limpias y con la hebilla abierta. Caja etiquetada, lejos de humedad.',
    valentina:
      'Lavado y sequísimo, que la crema y el sudor se vuelven amarillos. Blanco en tela, no en plástico. Bikinis sin cloro, sombrero de paja relleno de papel, y sandalias limpias. Y etiqueta en la caja, que luego no aparece.',
  },
];
