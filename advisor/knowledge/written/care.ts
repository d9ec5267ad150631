import type { WrittenEntry } from './entry.ts';

export const care: readonly WrittenEntry[] = [
  {
    title: 'Lavar el cachemir en casa',
    questions: [
      'como lavo un jersey de cachemir',
      'cashmere se puede meter en lavadora',
      'lavar cachemira a mano sin estropearla',
      'lavarropas o mano para el cashmere',
    ],
    maya: 'A mano, en agua fría o apenas tibia, con jabón para lana y sin frotar. Escúrrelo dentro de una toalla y sécalo en plano. En lavadora, solo si la etiqueta lo permite, con programa de lana y dentro de una bolsa.',
    valentina:
      'Manita, agua fría, jabón de lana y nada de restregar. Lo enrollas en una toalla para quitarle agua y a secar en plano. ¿Lavadora? Solo si lo dice la etiqueta, en programa lana y metido en su bolsa.',
  },
  {
    title: 'Lavar el lino',
    questions: [
      'como se lava el lino',
      'a cuantos grados lavo un pantalon de lino',
      'el lino encoge si lo lavo',
      'lavar camisa de lino en lavadora',
    ],
    maya: 'El lino se lava en lavadora a 30 o 40 grados, con holgura y un centrifugado corto. El calor y la secadora lo encogen. Sácalo enseguida y estíralo con la mano: se arrugará la mitad.',
    valentina:
      'A 30 o 40, con hueco en el tambor y poco centrifugado. Lo que lo encoge es el calor, así que secadora no. Sácalo en cuanto acabe, le das un par de sacudidas y media plancha hecha.',
  },
  {
    title: 'Lavar la viscosa',
    questions: [
      'como lavar viscosa sin que encoja',
      'la viscosa encoge al lavar',
      'se me encogio un vestido de viscosa',
      'lavar blusa de rayon',
    ],
    maya: 'La viscosa mojada pierde fuerza y se deforma: agua fría, programa delicado, poco centrifugado y nada de retorcer. Se seca colgada, y la plancha templada, algo húmeda, le devuelve parte de su largo.',
    valentina:
      'Mojada es muy blandita, así que frío, delicado y sin retorcer. Cuélgala para secar y, si ha menguado un poco, plancha templada con la tela húmeda y ve estirando: recupera bastante.',
  },
  {
    title: 'Lavar encaje',
    questions: [
      'como lavo una prenda de encaje',
      'lavar blusa de encaje sin romperla',
      'encaje en lavadora',
      'limpiar puntilla y blonda',
    ],
    maya: 'El encaje se engancha antes que ensuciarse. A mano, en frío y con jabón suave; si va a la máquina, del revés, en bolsa de red y lejos de cremalleras y corchetes. Secado en plano, sin pinzas.',
    valentina:
      'El peligro del encaje son los enganchones. Mejor a mano, frío y jabón suave. Si lo metes a la lavadora, en bolsa de red y sin cremalleras cerca. A secar en plano, sin pinzas.',
  },
  {
    title: 'Lavar lentejuelas y pedrería',
    questions: [
      'como se lava algo con lentejuelas',
      'lavar vestido de lentejuelas',
      'se caen las lentejuelas al lavar',
      'limpiar pedreria y brillos',
      'top con canutillo como limpiar',
    ],
    maya: 'Del revés, a mano, en agua fría y sin retorcer; el calor curva las lentejuelas y ablanda las que van pegadas. Si el forro huele, trata solo las axilas con un paño húmedo. Nunca plancha directa.',
    valentina:
      'Del revés, a mano y en frío. El calor las dobla y despega, así que ni secadora ni plancha encima. ¿Solo huele la axila? Pasa un paño húmedo por el forro y listo.',
  },
  {
    title: 'Lavar el terciopelo',
    questions: [
      'como lavar terciopelo',
      'se me aplasto el terciopelo',
      'terciopelo marcas y brillos como quitar',
      'limpiar saco de terciopelo',
    ],
    maya: 'El de poliéster suele admitir agua fría del revés; el de seda o viscosa, tintorería. El pelo aplastado se levanta con vapor a distancia y un cepillo suave; la plancha encima lo marca para siempre.',
    valentina:
      'Si es de poliéster, suele aguantar agua fría y del revés. Si es de seda o viscosa, tinte. ¿Aplastado? Vapor de lejos y cepillo suave. La plancha encima, jamás: se queda marcada.',
  },
  {
    title: 'Lavar ropa deportiva',
    questions: [
      'la ropa de gimnasio huele aunque la lave',
      'como quito el olor a sudor de la ropa deportiva',
      'lavar mallas y calzas de deporte',
      'suavizante en ropa tecnica',
      'licra de gym huele mal',
    ],
    maya: 'Aclárala o airéala al llegar, lávala del revés a 30 grados y sin suavizante, que tapona la fibra y retiene el olor. Media hora previa en agua con un vaso de vinagre blanco ayuda. Al aire, sin secadora.',
    valentina:
      'No la dejes hecha una bola en la mochila. Del revés, a 30 y sin suavizante, que deja película y atrapa el olor. Si canta, media hora antes en agua con un vaso de vinagre blanco. Y a secar al aire.',
  },
  {
    title: 'Lavar sujetadores',
    questions: [
      'cada cuanto se lava un sujetador',
      'como lavar corpiños',
      'brasier con aro en lavadora',
      'lavar bra sin deformar la copa',
      'sosten lavadora',
      'cuantas veces puedo usar un brasier antes de lavarlo',
      'cuantos usos aguanta un corpiño sin lavar',
      'se lava el bra cada dia',
    ],
    maya: 'Cada dos o tres usos, y siempre después de sudar; a mano o en bolsa de red, abrochado, en frío y con programa delicado. Se seca colgado por el centro, no por los tirantes, y sin secadora. Alternar varios alarga la vida del elástico.',
    valentina:
      'Cada dos o tres puestas, y si has sudado, ese mismo día. Abrochado, en bolsa de red, frío y delicado; secadora no, que mata el elástico. Cuélgalo por el centro y ve rotando para que descanse.',
  },
  {
    title: 'Lavar toallas y sábanas',
    questions: [
      'a cuantos grados lavo las toallas',
      'sabanas cada cuanto lavar',
      'toallas duras como cartón',
      'lavar ropa de cama',
    ],
    maya: 'Sábanas cada semana o dos y toallas cada tres o cuatro usos, a 40 o 60 grados. Las toallas ásperas suelen tener restos de producto: menos detergente, nada de suavizante y una sacudida antes de tender.',
    valentina:
      'Sábanas cada una o dos semanas, toallas cada tres o cuatro usos, a 40 o 60. ¿Rascan? Sobra detergente y sobra suavizante. Sacúdelas bien antes de tenderlas y verás.',
  },
  {
    title: 'Lavar ropa de bebé',
    questions: [
      'como lavar ropa de recien nacido',
      'detergente para ropa de bebe',
      'lavar antes de estrenar ropa del bebe',
      'body y enteritos de guagua lavar',
    ],
    maya: 'Lávala antes de estrenar, con un detergente sin perfume y aclarado extra, sin suavizante. No hace falta lavarla aparte salvo que haya restos; las manchas de leche salen mejor con agua fría y pronto.',
    valentina:
      'Antes de estrenar, siempre un lavado: detergente sin perfume, aclarado extra y fuera suavizante. Puede ir con lo demás. ¿Leche? Agua fría cuanto antes.',
  },
  {
    title: 'Lavar por primera vez ropa nueva',
    questions: [
      'hay que lavar la ropa nueva antes de estrenarla',
      'ropa recien comprada lavar',
      'estrenar sin lavar es malo',
      'remera nueva lavar antes de usar',
    ],
    maya: 'Conviene: un lavado se lleva el tinte sobrante, los aprestos y el rastro de otras manos. Lo oscuro, solo y en frío la primera vez. Un abrigo o un traje basta con airearlos.',
    valentina:
      'Sí, mejor. Se va el tinte que sobra, los productos de fábrica y el sobeteo de la tienda. Lo oscuro, solo y en frío la primera vez. Abrigos y trajes, con airearlos vale.',
  },
  {
    title: 'Separar la ropa por colores',
    questions: [
      'como separo la ropa para lavar',
      'puedo lavar blanco con color',
      'lavar negro con vaqueros',
      'que se junta en una lavadora',
      'toallitas atrapacolor funcionan',
    ],
    maya: 'Tres montones bastan: blanco, claro y oscuro; los rojos y los vaqueros nuevos, aparte dos o tres lavados. Separa también por peso, que unas toallas maltratan una blusa. La toallita atrapa algo, no todo.',
    valentina:
      'Blanco, claro y oscuro, y aparte lo rojo y el denim nuevo sus primeros lavados. Tampoco mezcles toallas con blusas finas. ¿La toallita atrapacolor? Ayuda, pero milagros no.',
  },
  {
    title: 'Blanquear ropa blanca amarillenta',
    questions: [
      'la ropa blanca se puso amarilla',
      'como blanquear una camisa blanca',
      'polera blanca percudida',
      'blanco gris recuperar',
      'playera amarillenta que hago',
      'saque la ropa de bebe guardada y tiene manchas amarillas',
      'manchas amarillas en ropa guardada',
      'el mantel y la camisa guardados se amarillaron',
      'manchas de vejez en tela blanca',
      'vestido guardado con manchas marrones',
      'faldon de bautizo amarillo',
    ],
    maya: 'Algodón y lino: percarbonato, una cucharada por litro de agua a 40 o 50 grados, de una a varias horas, lavado normal y sol. Nunca en lana ni seda; encaje antiguo, agua fría y jabón neutro. La lejía en exceso amarillea lo sintético. Para evitarlo, se guarda limpio y aclarado, en tela y no en plástico.',
    valentina:
      'Percarbonato: una cucharada por litro, agua a 40 o 50, una hora o la tarde entera, a lavar y al sol. Para algodón y lino, genial; en lana y seda, prohibido, y encaje viejo, a manos expertas. La lejía pone amarillo lo sintético. Y guárdalo recién lavado y en algodón, no en plástico.',
  },
  {
    title: 'Cuánto detergente poner',
    questions: [
      'cuanto detergente echo',
      'mucho detergente es malo',
      'dosis de jabon en la lavadora',
      'la ropa queda con restos de jabon',
    ],
    maya: 'Lo que marque el envase según la dureza del agua, la suciedad y la carga. De más no limpia mejor: deja residuo, apaga los colores y da olor a la máquina. Con agua blanda hace falta menos.',
    valentina:
      'Lo que ponga el envase según tu agua y la carga. Echar de más no limpia más: deja restos, apaga el color y la lavadora acaba oliendo. Si tu agua es blanda, baja la dosis.',
  },
  {
    title: 'Detergente líquido o en polvo',
    questions: [
      'detergente liquido o polvo cual es mejor',
      'capsulas o polvo',
      'que jabon uso para ropa blanca',
      'detergente para color',
    ],
    maya: 'El polvo suele llevar blanqueante con oxígeno y va bien con blancos y manchas; el líquido respeta más el color y trabaja en frío. Lana y seda piden uno propio, sin enzimas que digieren proteína.',
    valentina:
      'Polvo para blancos y manchas, que suele llevar oxígeno; líquido para color y agua fría. Para lana y seda, uno específico: las enzimas de los normales atacan esas fibras.',
  },
  {
    title: 'Lavar en agua fría',
    questions: [
      'lavar en frio limpia igual',
      'agua fria o caliente para lavar',
      'grados para lavar en frio 30 o 40',
      'a que temperatura lavo la ropa normal',
    ],
    maya: 'Para la ropa de diario, de 20 a 30 grados basta con un detergente pensado para ello: cuida la fibra y ahorra energía. Los 60 quedan para toallas, sábanas y enfermedad. Una vez al mes, un ciclo caliente a la máquina.',
    valentina:
      'Para lo de diario, 20 o 30 y de sobra: dura más la ropa y gastas menos luz. Guarda los 60 para toallas, sábanas o si hay alguien malo. Y un ciclo caliente al mes para la lavadora.',
  },
  {
    title: 'Qué programa de lavadora elegir',
    questions: [
      'que programa de lavadora uso',
      'diferencia entre sintetico y algodon en la lavadora',
      'ciclo delicado para que sirve',
      'programa eco tarda mucho por que',
    ],
    maya: 'Algodón agita y centrifuga fuerte; sintéticos, menos; delicado y lana casi mecen, con más agua y poco centrifugado. El eco tarda porque cambia calor por tiempo. El rápido, solo para poca ropa y poca suciedad.',
    valentina:
      'Algodón es el cañero, sintéticos va más suave, y delicado o lana casi ni mueven. Eco tarda porque calienta menos y gasta menos. El rápido, para cuatro cosas poco sucias.',
  },
  {
    title: 'Centrifugado: a cuántas revoluciones',
    questions: [
      'a cuantas revoluciones centrifugo',
      'centrifugar lana',
      'mucho centrifugado arruga',
      '1200 o 800 vueltas',
    ],
    maya: 'Entre 400 y 600 para lana y delicado, 800 para sintéticos y camisas, 1000 a 1200 para algodón y toallas. Cuanto más gira, antes se seca y más se arruga. La seda, mejor en una toalla.',
    valentina:
      'Lana y delicado, 400 a 600; camisas y sintético, 800; algodón y toallas, 1000 o 1200. Más vueltas, menos secado y más arrugas. La seda, ni eso: enróllala en una toalla.',
  },
  {
    title: 'Bolsas de red para lavar',
    questions: [
      'para que sirven las bolsas de red',
      'que meto en bolsa de lavado',
      'malla para lavar ropa delicada',
      'bolsita de lavadora',
    ],
    maya: 'Guardan lo que se engancha o se deforma: sujetadores, encaje, medias, punto fino, tirantes largos. Bolsa holgada, malla fina para lo delicado, y cremallera tapada. No sustituye al programa suave.',
    valentina:
      'Para lo que se engancha o se da de sí: encaje, medias, punto fino, cosas con tirantes. Que quede holgada y con la cremallera tapada. Y el programa, suave igualmente.',
  },
  {
    title: 'Limpiar la lavadora',
    questions: [
      'la lavadora huele mal',
      'el lavarropas huele a podrido',
      'moho en la goma de la lavadora',
      'la ropa sale con olor a humedad',
    ],
    maya: 'Ciclo vacío a 60 o 90 grados con limpiador, cajetín y filtro lavados, goma seca con un paño y puerta abierta entre usos. Y la ropa mojada, fuera en cuanto acabe. Vinagre y lejía no se juntan nunca.',
    valentina:
      'Ciclo vacío bien caliente con limpiador, lava cajetín y filtro, seca la goma y deja la puerta abierta. No dejes dentro lo mojado. Y vinagre con lejía, nunca juntos: suelta gas tóxico.',
  },
  {
    title: 'Usar lejía sin estropear',
    questions: [
      'cuando usar lejia',
      'cloro en la ropa blanca',
      'lavandina que telas aguantan',
      'la lejia agujerea la ropa',
      'se puede mezclar lejia y amoniaco',
    ],
    maya: 'Solo en algodón y lino blancos, muy diluida, en frío y si el triángulo de la etiqueta no está tachado. Destruye lana, seda y elastano. No la mezcles con amoniaco, vinagre ni otro limpiador: desprende gases.',
    valentina:
      'Solo algodón o lino blanco, bien diluida, agua fría y si el triángulo no sale tachado. Lana, seda y elastano: ni acercarla. Y no la mezcles con nada, ni amoniaco ni vinagre, que suelta gases.',
  },
  {
    title: 'Símbolo de la cubeta',
    questions: [
      'que significa el simbolo del cubo con agua en la etiqueta',
      'la rayita debajo de la cubeta',
      'mano en el cubo etiqueta',
      'cubeta tachada',
      'palangana con numero',
      'cubeta con una raya debajo que significa',
      'cubo con dos rayas en la etiqueta',
      'simbolo de lavado con linea abajo',
      'barra debajo del cubo de agua',
      'etiqueta con 30 y dos rayitas',
      'raya doble debajo del simbolo de lavar',
      'tina con una linea abajo que es',
      'cubeta con una mano que significa',
      'simbolo de lavar a mano lo puedo meter en la lavadora',
      'cubo de agua tachado que es',
      'cubeta con una cruz en la etiqueta',
      'no se puede lavar dice la etiqueta que hago',
      'simbolo mano en el agua',
      'tina tachada en la etiqueta',
    ],
    maya: 'El número es la temperatura máxima, no la obligada. Una raya debajo: suave, menos giro y media carga. Dos: muy suave, el de lana, con un tercio del tambor. Mano: a mano, hasta 40 grados, sin frotar ni retorcer; el de lana en frío sirve para punto. Tachada: no va al agua en casa; mira el círculo.',
    valentina:
      'El número es el tope de grados: si pone 40 puedes lavar a 30. Una rayita: programa suave sin llenar a tope; dos: el de lana o delicados. Manita: a mano, hasta 40 y sin retorcer, o el de lana en frío si es punto. Tachada: al agua, ni hablar; mira qué dice el círculo.',
    source: 'ISO 3758 (etiquetado de conservación)',
  },
  {
    title: 'Símbolo del círculo: limpieza profesional',
    questions: [
      'que significa la p en un circulo',
      'circulo con f o w en la etiqueta',
      'circulo tachado tintoreria',
      'letra del circulo limpieza en seco',
      'circulo con una f subrayada',
      'p con una raya debajo en la etiqueta',
      'circulo con letra y dos rayas',
      'se puede lavar en casa si pone p',
    ],
    maya: 'El círculo se dirige a la tintorería: P admite percloroetileno y disolventes suaves; F, solo los de hidrocarburos; W, limpieza húmeda profesional. Una raya debajo pide un proceso suave; dos, muy suave. Tachado, sin limpieza en seco. En casa decide la cubeta.',
    valentina:
      'Es el idioma de la tintorería. P: disolventes normales; F: solo los más suaves; W: limpieza con agua, pero profesional. Una rayita debajo es que vayan con cuidado. Tachado: en seco, no. En casa, tú mira la cubeta.',
    source: 'ISO 3758 (etiquetado de conservación)',
  },
  {
    title: 'Cuándo llevar algo a la tintorería',
    questions: [
      'que se lleva al tinte',
      'lavar en seco cuando hace falta',
      'puedo lavar en casa si pone limpieza en seco',
      'tintoreria traje cada cuanto',
    ],
    maya: 'Trajes, abrigos estructurados, plisados y lo que tenga entretela o forro complejo. Un traje, dos o tres veces al año: entre medias, cepillo, vapor y aire. Señala la mancha y di de qué es.',
    valentina:
      'Trajes, abrigos con forma, plisados y lo que lleve mucho forro. Un traje con dos o tres veces al año va bien; el resto, cepillo, vapor y aire. Y cuenta siempre de qué es la mancha.',
  },
  {
    title: 'Secar al sol o a la sombra',
    questions: [
      'secar la ropa al sol la destiñe',
      'tender al sol o sombra',
      'la ropa queda tiesa al sol',
      'colgar ropa al sol blanco',
      'si tiendo la ropa negra al sol se destiñe',
      'la ropa de licra al sol o a la sombra',
    ],
    maya: 'El blanco de algodón agradece el sol, que aclara; el color, la seda, la lana y lo elástico, la sombra. Tiende del revés y recoge en cuanto seque: lo tieso es agua dura y sol de más.',
    valentina:
      'Blanco de algodón al sol, que lo aclara. Color, seda, lana y elástico, a la sombra y del revés. Recoge en cuanto seque, que si no se queda tieso y pierde color.',
  },
  {
    title: 'Usar la secadora sin encoger',
    questions: [
      'la secadora encoge la ropa',
      'que no meter en secadora',
      'secarropas encogio una remera',
      'pelotas de secadora sirven',
    ],
    maya: 'El algodón sin tratar puede encoger y el elastano envejece con el calor. Programa bajo, saca aún algo húmedo, nunca lana, seda, viscosa ni cuero. Limpia el filtro en cada uso.',
    valentina:
      'Calor bajo y fuera cuando quede un pelín húmedo. Ni lana, ni seda, ni viscosa, ni lo elástico. El filtro, limpio cada vez, que además es seguridad.',
  },
  {
    title: 'Planchar lino',
    questions: [
      'como planchar lino sin arrugas',
      'plancha lino humedo',
      'el lino se arruga al planchar',
      'guayabera de lino planchar',
    ],
    maya: 'Húmedo y con la plancha fuerte, del revés si es oscuro para que no saque brillo. Si se secó, pulveriza y espera cinco minutos. Déjalo enfriar colgado antes de vestirlo.',
    valentina:
      'Húmedo o pulverizado, plancha fuerte y por el revés si es oscuro. Luego cuélgalo unos minutos: si te lo pones caliente, se arruga antes de salir de casa.',
  },
  {
    title: 'Planchar seda',
    questions: [
      'como planchar seda sin manchar',
      'temperatura para seda',
      'agua mancha la seda al planchar',
      'planchar blusa de saten',
    ],
    maya: 'Plancha baja, del revés y con un paño fino en medio. No pulverices: el agua deja cerco. Hazlo cuando aún está algo húmeda, y el vapor, desde lejos.',
    valentina:
      'Plancha bajita, por el revés y con un paño en medio. No la salpiques, que deja cerco; mejor plancharla algo húmeda. O vapor, de lejos y sin tocar.',
  },
  {
    title: 'Planchar lana y pantalones de traje',
    questions: [
      'como plancho un pantalon de vestir',
      'raya del pantalon de traje',
      'brillos de plancha en lana',
      'planchar saco de lana',
    ],
    maya: 'Con vapor, a media temperatura y un paño de algodón húmedo: la lana no se frota, se aprieta y se levanta. Los brillos salen de planchar en seco por el derecho. Enfría en percha antes de moverlo.',
    valentina:
      'Vapor, temperatura media y un paño húmedo en medio. Aprieta y levanta, sin arrastrar: así no salen brillos. Y que enfríe en la percha antes de tocarlo.',
  },
  {
    title: 'Planchar plisados',
    questions: [
      'como plancho una falda plisada',
      'pollera tableada planchar',
      'se perdio el plisado',
      'lavar falda plisada sin perder pliegues',
    ],
    maya: 'El plisado permanente es de poliéster y basta colgarlo mojado, pliegues juntos con dos pinzas. En otras telas, fija cada tabla con alfileres en el bajo y aprieta con paño y vapor.',
    valentina:
      'Si es de poliéster, cuélgala mojada con los pliegues juntitos y ya. Si es otra tela, alfileres abajo, tabla por tabla, paño y vapor. Paciencia y música.',
  },
  {
    title: 'Vaporera o plancha',
    questions: [
      'vaporera o plancha cual es mejor',
      'steamer sirve para camisas',
      'plancha vertical vale la pena',
      'vaporizador para vestidos',
    ],
    maya: 'La vaporera relaja punto, seda, vestidos y abrigos sin marcar; la plancha da filo a camisas, lino y rayas de pantalón. Una no sustituye a la otra. Deja secar antes de vestirte.',
    valentina:
      'Vaporera para punto, vestidos, seda y abrigos: rápida y no marca. Plancha para camisas, lino y rayas bien hechas. Si vas de vestido y punto, con vapor te apañas.',
  },
  {
    title: 'Quitar el brillo de la plancha',
    questions: [
      'me quedo brillo al planchar',
      'marca de plancha en pantalon negro',
      'queme la tela con la plancha',
      'plancha pegada a la ropa amarillo',
    ],
    maya: 'El brillo leve cede con vapor, un paño humedecido con agua y un chorrito de vinagre, y un cepillado. Si la fibra sintética se ha fundido, no vuelve. Una quemadura amarilla en algodón puede salir con agua oxigenada.',
    valentina:
      'Si es solo brillo: paño con agua y un poco de vinagre, vapor y cepillo. Si se ha derretido el sintético, eso ya no vuelve. ¿Amarillo en algodón blanco? Prueba agua oxigenada.',
  },
  {
    title: 'Mancha de hierba',
    questions: [
      'mancha de pasto en pantalon',
      'manchas de cesped como quitar',
      'mancha verde de hierba vaqueros',
      'zacate en la ropa mancha',
    ],
    maya: 'Alcohol sobre la mancha, siempre probado antes en una costura, toques con un paño blanco, y detergente con enzimas media hora. Lava en frío y no seques con calor hasta que haya salido.',
    valentina:
      'Toquecitos de alcohol con un paño blanco, probando antes en una costura. Luego detergente con enzimas media hora y a lavar en frío. Nada de secadora hasta que se haya ido.',
  },
  {
    title: 'Mancha de tomate o curri',
    questions: [
      'mancha de tomate frito',
      'mancha de curry amarilla',
      'salsa de tomate en camisa blanca',
      'cayo ketchup en la polera',
      'curcuma mancha',
    ],
    maya: 'Retira con una cuchara, agua fría por el revés, jabón líquido un cuarto de hora y lavado. El resto anaranjado o amarillo se aclara al sol, que degrada esos pigmentos; en blancos, percarbonato.',
    valentina:
      'Cuchara para lo gordo, agua fría por detrás, jabón líquido un cuarto de hora y a lavar. ¿Sigue naranja o amarilla? Al sol mojada. En blanco de algodón, percarbonato.',
  },
  {
    title: 'Mancha de chicle o cera',
    questions: [
      'chicle pegado en el pantalon',
      'como saco cera de vela de la ropa',
      'goma de mascar en la falda',
      'mancha de vela en mantel',
    ],
    maya: 'Hielo dentro de una bolsa hasta que endurezca, y se parte con un canto romo. Para la cera que queda, papel absorbente arriba y abajo y plancha tibia. El cerco, con jabón.',
    valentina:
      'Hielo en una bolsita, que se ponga duro y lo partes con el canto de una tarjeta. Si es cera, papel por los dos lados y plancha tibia, que la chupa. Y luego jabón.',
  },
  {
    title: 'Mancha de esmalte de uñas',
    questions: [
      'se me cayo pintauñas en la ropa',
      'esmalte en pantalon como quitar',
      'mancha de laca de uñas',
      'acetona en la ropa',
    ],
    maya: 'Por el revés y a toques, con acetona en algodón o lino, probada antes. Jamás en acetato, triacetato ni modacrílica: los disuelve. Seda y lana, tintorería.',
    valentina:
      'Acetona a toques y por el revés, solo en algodón o lino y probando antes. Si pone acetato, ni se te ocurra: lo deshace. Seda y lana, a la tintorería.',
  },
  {
    title: 'Mancha de óxido',
    questions: [
      'mancha de oxido en camisa',
      'manchas naranjas de hierro',
      'sal y limon para el oxido',
      'la lejia quita el oxido',
    ],
    maya: 'Limón y sal sobre algodón blanco, una hora al sol, y aclarado abundante; o un quitaóxidos para textil. La lejía no: fija y oscurece el hierro.',
    valentina:
      'Limón, sal, una horita al sol y aclara bien, en blanco de algodón. O un quitaóxidos de ropa. Lejía no, que lo empeora.',
  },
  {
    title: 'Mancha de protector solar',
    questions: [
      'mancha de crema solar en ropa blanca',
      'bloqueador manchas amarillas',
      'protector solar en el cuello de la camisa',
      'bronceador en el bañador mancha',
    ],
    maya: 'Es grasa con filtros que, con hierro del agua o lejía, viran a naranja. Talco o lavavajillas primero, detergente líquido después y nada de lejía. Deja que se absorba antes de vestirte.',
    valentina:
      'Trátala como grasa: lavavajillas, un rato y a lavar. Y lejía prohibida, que con los filtros se pone naranja. Truco: diez minutos de espera antes de vestirte.',
  },
  {
    title: 'Mancha de barro',
    questions: [
      'manchas de barro en los bajos',
      'lodo en el pantalon',
      'barro seco como limpiar',
      'salpicaduras de lodo en abrigo',
    ],
    maya: 'Espera: el barro seco se cepilla y el húmedo se extiende. Después, agua fría por el revés, jabón y lavado. En un abrigo, cepillo y un paño apenas húmedo.',
    valentina:
      'Con paciencia: deja que seque y cepilla, porque en mojado lo extiendes. Luego agua fría por detrás, jabón y lavadora. Si es un abrigo, cepillo y paño casi seco.',
  },
  {
    title: 'Mancha de sudor amarilla en el cuello',
    questions: [
      'cuello de la camisa amarillo',
      'cerco en el cuello y puños',
      'suciedad del cuello no sale',
      'camisa sudor en cuello como lavar',
    ],
    maya: 'Es grasa de la piel: lavavajillas o jabón de Marsella frotado con un cepillo blando, media hora, y lavado a la temperatura que admita. Hazlo cada vez, antes de que amarillee.',
    valentina:
      'Eso es grasita de la piel. Lavavajillas o jabón Lagarto, cepillo blandito, media hora y lavadora. Si lo haces en cada lavado, no vuelve a amarillear.',
  },
  {
    title: 'Olor a naftalina o a cerrado',
    questions: [
      'olor a naftalina como quitar',
      'ropa de segunda mano huele',
      'ropa guardada olor a viejo',
      'olor a closet cerrado',
    ],
    maya: 'Airea a la sombra dos o tres días, lava lo lavable y deja el resto en una bolsa con bicarbonato destapado un par de días. La naftalina se evapora, aunque despacio.',
    valentina:
      'Dos o tres días de aire a la sombra. Lo que se lava, a lavar; lo que no, en bolsa con un bote abierto de bicarbonato. Naftalina: paciencia, que se acaba yendo.',
  },
  {
    title: 'Moho en la ropa',
    questions: [
      'manchas de moho en la ropa',
      'hongos en la ropa guardada',
      'puntitos negros de humedad en camisa',
      'moho en chamarra de cuero',
    ],
    maya: 'Fuera, al aire, cepilla con mascarilla. Lo lavable, a la mayor temperatura que admita con percarbonato si es blanco. El cuero, paño húmedo con jabón neutro, secado lento y crema. Corrige la humedad.',
    valentina:
      'Cepíllalo en la calle y con mascarilla. Lo que se lave, lo más caliente que deje la etiqueta, con percarbonato si es blanco. Cuero: paño, jabón neutro, secar lento y crema. Y busca la humedad.',
  },
  {
    title: 'Polillas en el armario',
    questions: [
      'bichitos en el armario que comen ropa',
      'agujeritos en el jersey que bicho es',
      'larvas en la ropa de lana',
      'escarabajo de las alfombras ropa',
      'hay polillas en mi armario que hago',
    ],
    maya: 'Las larvas de polilla y de escarabajo de las alfombras comen lana, seda, pluma y pelo; el algodón limpio no les interesa. Aspira rincones, lava o congela dos semanas lo afectado, guarda limpio y cerrado, y revisa cada mes. El cedro avisa, no cura.',
    valentina:
      'Polilla o escarabajo de alfombra: las larvas comen lana, seda y pluma; del algodón limpio pasan. Aspira las esquinas, lava o congela dos semanas, guarda todo limpio y cerrado y echa un ojo cada mes. El cedro perfuma, no cura.',
  },
  {
    title: 'Guardar jerséis doblados o colgados',
    questions: [
      'los jerseis se cuelgan o se doblan',
      'marcas de percha en el sueter',
      'como doblar chompas',
      'hombros con picos por la percha',
    ],
    maya: 'Doblados: el punto cuelga de su propio peso y la percha le hace picos en los hombros. Lo más grueso, abajo. Si hay que colgar, doblado sobre la barra de una percha forrada.',
    valentina:
      'Siempre doblados, que colgados se dan de sí y salen picos en los hombros. Los gordos abajo. ¿Ya hay pico? Un toque de vapor y aplastar con la mano.',
  },
  {
    title: 'Qué perchas usar',
    questions: [
      'que perchas compro',
      'perchas de alambre son malas',
      'perchas de madera o terciopelo',
      'ganchos para ropa',
      'perchas para pantalones',
    ],
    maya: 'Anchas y con forma para chaquetas y abrigos; finas con terciopelo para blusas y tirantes; con pinzas para faldas. Las de alambre deforman y oxidan: solo para el viaje desde la tintorería.',
    valentina:
      'Anchas para chaquetas y abrigos, finitas de terciopelo para blusas y tirantes, de pinza para faldas. Las de alambre, al contenedor: deforman y hasta oxidan.',
  },
  {
    title: 'Guardar un abrigo en verano',
    questions: [
      'como guardo el abrigo en verano',
      'funda de plastico para abrigo',
      'guardar tapado de lana',
      'guardar chaqueton hasta el invierno',
    ],
    maya: 'Limpio, cepillado, con los bolsillos vacíos y abotonado, en percha ancha y funda de tela. El plástico de la tintorería retiene humedad: se tira el mismo día.',
    valentina:
      'Limpio, cepillado, bolsillos vacíos y en percha ancha con funda de tela. El plástico de la tintorería fuera, que no respira y coge humedad.',
  },
  {
    title: 'Bolsas al vacío',
    questions: [
      'sirven las bolsas al vacio para ropa',
      'guardar plumas al vacio',
      'bolsas de vacio estropean la lana',
      'comprimir edredon y campera',
    ],
    maya: 'Útiles para sintéticos, algodón y mantas por una temporada, todo seco. Pluma, lana gruesa y cuero pierden volumen o se marcan si pasan meses aplastados: mejor holgados.',
    valentina:
      'Para algodón, sintético y mantas, bien, si va todo seco. Plumas, lana gorda y cuero, mejor no: meses aplastados y pierden la gracia.',
  },
  {
    title: 'Guardar un vestido de novia',
    questions: [
      'como guardo mi traje de novia',
      'conservar vestido de boda años',
      'el vestido de novia se pone amarillo',
      'guardar traje de comunion',
    ],
    maya: 'Límpialo pronto: el azúcar y el sudor invisibles amarillean luego. Envuelto en papel de seda sin ácido, en caja sin ácido, a oscuras y seco. Cada año se desdobla y se cambian los pliegues.',
    valentina:
      'A limpiar cuanto antes, que lo que no se ve luego amarillea. Papel de seda sin ácido, caja igual, sin luz ni humedad, y una vez al año cambias los dobleces. Plástico no.',
  },
  {
    title: 'Lavar una gorra',
    questions: [
      'como lavo una gorra',
      'gorra en el lavavajillas',
      'gorra sudada limpiar',
      'lavar cachucha sin deformar',
      'jockey sucio lavar',
    ],
    maya: 'A mano, en agua templada con jabón y un cepillo suave en la banda. Las viseras viejas son de cartón y no se mojan. Sécala sobre un cuenco. El lavavajillas la deforma.',
    valentina:
      'A mano, agua templada, jabón y cepillito en la banda de dentro. Ojo si es antigua: la visera puede ser cartón. A secar sobre un bol. Lavavajillas no, la deja hecha un churro.',
  },
  {
    title: 'Limpiar joyas de plata',
    questions: [
      'plata negra como limpiar',
      'se me puso negra la cadena de plata',
      'limpiar aros de plata en casa',
      'anillo de plata oscurecido',
    ],
    maya: 'La plata se oscurece con el azufre del aire. Gamuza para plata y agua tibia con jabón neutro; guárdala en bolsa cerrada. Sin pasta de dientes, que raya, y cuidado con los baños si lleva perlas o piedras.',
    valentina:
      'Es el azufre del aire. Gamuza de plata o agua tibia con jabón neutro, secar bien y a una bolsita cerrada. Pasta de dientes no, que raya. Y con perlas o piedras, solo paño.',
  },
  {
    title: 'Cuidar perlas',
    questions: [
      'como limpio un collar de perlas',
      'perlas perfume las estropea',
      'guardar perlas',
      'perlas amarillas',
    ],
    maya: 'Son lo último que se pone y lo primero que se quita: el perfume y la laca las dañan. Un paño suave tras usarlas, nunca ultrasonidos ni vinagre, y guardadas aparte, tendidas.',
    valentina:
      'Póntelas después del perfume y la laca, y quítatelas antes que nada. Paño suave y a su bolsita, tumbadas. Ni vinagre ni ultrasonidos, que se las comen.',
  },
  {
    title: 'Bisutería que se pone verde',
    questions: [
      'la bisuteria me deja el dedo verde',
      'anillo que mancha la piel',
      'collar se puso negro fantasia',
      'cuidar bisuteria para que dure',
    ],
    maya: 'El verde es cobre que reacciona con sudor y crema; se va con jabón. Seca siempre, sin agua ni perfume, y una capa de esmalte transparente por dentro retrasa el contacto.',
    valentina:
      'Es el cobre con el sudor: con jabón se va. Quítatela para ducharte, nada de perfume encima y, por dentro, una capita de esmalte transparente. Si pica, puede ser níquel: fuera.',
  },
  {
    title: 'Coser un botón',
    questions: [
      'como coser un boton',
      'se me cayo un boton',
      'boton de abrigo con pie',
      'pegar un boton sin saber coser',
    ],
    maya: 'Hilo doble, cuatro pasadas con una cerilla entre botón y tela para dejar holgura, tres vueltas al tallo y nudo atrás. En un abrigo, un botón pequeño por dentro reparte el tirón.',
    valentina:
      'Hilo doble, un palillo debajo para que quede holgado, cuatro pasadas, fuera el palillo, tres vueltas al tallo y nudo por detrás. Diez minutos y como nuevo.',
  },
  {
    title: 'Arreglar un enganchón en el punto',
    questions: [
      'se me engancho el jersey',
      'hilo salido en chompa',
      'enganchon que hago',
      'tirar o cortar el hilo suelto',
    ],
    maya: 'No cortes. Estira la tela alrededor para que el hilo vuelva, y lo que quede pásalo al revés con una aguja o un ganchillo fino y anúdalo ahí.',
    valentina:
      'Ni se te ocurra cortarlo. Estira alrededor para que se recoloque y, lo que sobre, al revés con una aguja o ganchillo y un nudito. Ni se nota.',
  },
  {
    title: 'Zurcir un agujero',
    questions: [
      'como tapo un agujero en un jersey',
      'zurcir calcetines',
      'remendar hueco de polilla',
      'zurcido invisible cuanto se nota',
    ],
    maya: 'En punto, una trama de hilos que cruza el agujero, con lana del mismo grosor y sin tensar. El zurcido invisible de taller vale la pena en un buen traje; el visible, en color, es un adorno.',
    valentina:
      'Hilos a lo largo, luego cruzando como un tejido, con lana parecida y sin tirar. Si es un trajazo, zurcido invisible en taller. Y si no, hazlo en color y que se vea: queda genial.',
  },
  {
    title: 'Coger el bajo de un pantalón',
    questions: [
      'como coger el bajo del pantalon',
      'subir basta sin coser',
      'dobladillo con cinta termoadhesiva',
      'acortar jeans dejando el bajo original',
    ],
    maya: 'Mídelo con los zapatos que irán debajo. Antes lava, que luego encoge. A mano, puntada invisible; en vaqueros, se conserva el borde original cosiéndolo más arriba. La cinta termoadhesiva saca del apuro.',
    valentina:
      'Pruébatelo con los zapatos que vas a llevar y lávalo antes, que puede encoger. En vaqueros, pide que conserven el borde original. ¿Prisa? Cinta termoadhesiva y plancha.',
  },
  {
    title: 'Agrandar una prenda estrecha',
    questions: [
      'se puede agrandar un pantalon',
      'sacar costura de la cintura',
      'arreglar vestido que quedo chico',
      'ensanchar blazer',
    ],
    maya: 'Depende de la tela que haya dentro: mira la costura. Con dos centímetros de margen a cada lado, algo da; sin ellos, quedan nesgas o paneles. Los agujeros de la costura vieja pueden verse.',
    valentina:
      'Mira por dentro cuánta tela sobra en la costura. Si hay un par de centímetros por lado, se saca; si no, tocan paneles laterales. Y ojo, a veces se ve la marca de antes.',
  },
  {
    title: 'Secar un plumífero sin grumos',
    questions: [
      'el plumifero quedo con grumos',
      'se apelmazo la campera de plumas',
      'chaqueta de plumas sin volumen despues de lavar',
      'pelotas de tenis en la secadora con plumas',
    ],
    maya: 'Secadora a baja temperatura con dos o tres pelotas de tenis limpias, parando para ahuecar. Puede llevar dos o tres horas: hasta que no quede un grumo, hay humedad y acabará oliendo.',
    valentina:
      'Secadora suave, dos o tres pelotas de tenis limpias y paciencia, que son dos o tres horas. Ve ahuecando con las manos. Si queda un grumo, sigue húmedo.',
  },
  {
    title: 'Quitar pelos de mascota',
    questions: [
      'pelos de gato en la ropa',
      'quitar pelos de perro del abrigo',
      'la lavadora no quita los pelos',
      'ropa llena de pelo de mascota',
    ],
    maya: 'Antes de lavar: rodillo, o un guante de goma humedecido pasado siempre en un sentido. Mojados se pegan más. Diez minutos de secadora en frío sueltan el resto.',
    valentina:
      'Antes de la lavadora, rodillo o guante de fregar húmedo en una dirección. Mojados se agarran más. Si hay secadora, diez minutos en frío y al filtro.',
  },
  {
    title: 'Quitar electricidad estática',
    questions: [
      'la falda se me pega a las medias',
      'electricidad estatica en la ropa',
      'chispazos al quitarme el sueter',
      'vestido se pega al cuerpo estatica',
    ],
    maya: 'Aire seco y fibra sintética. Un poco de crema en las piernas, una percha metálica pasada por dentro o un forro de viscosa bastan. Al lavar, no seques de más.',
    valentina:
      'Culpa del sintético y del aire seco. Crema en las piernas, una percha de metal por dentro y fuera. Y si hay secadora, sácalo antes de que quede reseco.',
  },
];
