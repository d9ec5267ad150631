import type { WrittenEntry } from './entry.ts';

/** Stains by their source and by cloth, smells and mould. */
export const spots: readonly WrittenEntry[] = [
  {
    title: 'Mancha de chocolate o helado',
    questions: [
      'mancha de chocolate en la camisa',
      'se me cayo helado en el vestido',
      'mancha de chocolate seca',
      'chocolate en pantalon blanco como lo quito',
      'helado en la blusa de seda',
      'manjar o dulce de leche en la ropa',
    ],
    maya: 'Raspa lo que se pueda en frío, moja por detrás con agua fría y frota con lavavajillas o jabón enzimático, veinte minutos; luego lava templado. El agua caliente primero cuece la leche. En seda o lana: agua fría, champú suave a toques, y tintorería si queda cerco.',
    valentina:
      'Quita el pegote con una cuchara, agua fría por detrás y lavavajillas. Veinte minutos y a lavar. Nada de agua caliente al principio, que lo fija. Seda o lana, a toquecitos con champú y, si queda sombra, tintorería.',
  },
  {
    title: 'Mancha de huevo, mayonesa o leche',
    questions: [
      'mancha de huevo en la ropa',
      'se me cayo leche en el pantalon',
      'mancha de yema seca',
      'mancha de yogur en el abrigo',
      'como quito mancha de leche seca que huele',
      'mancha de mayonesa en algodon',
    ],
    maya: 'Son proteína y grasa: agua fría siempre, nunca caliente de entrada. Rasca, remoja media hora con detergente con enzimas y después lavavajillas si queda grasa. En lana y seda no uses enzimas, que se comen la fibra: jabón neutro y frío.',
    valentina:
      'Fría, fría, que con agua caliente cuajas el huevo en la tela. Rascas, remojo con detergente enzimático y luego un poco de lavaplatos. En lana o seda sin enzimas: jabón suave y agua fresca.',
  },
  {
    title: 'Mancha de fruta, zumo o frutos rojos',
    questions: [
      'mancha de cereza en la camiseta',
      'mancha de fresa en vestido blanco',
      'mancha de granada en la ropa',
      'mancha de platano o guineo',
      'mancha de mora o arandano',
      'mancha de jugo de naranja',
      'mancha de mango en la remera',
    ],
    maya: 'Agua fría con gas o del grifo por el revés enseguida. Blanco o color firme de algodón: percarbonato en agua templada una hora, si el triángulo lo admite. Plátano y mango se oscurecen al secar, así que jabón y agua en el acto. Seda y lana: agua con unas gotas de vinagre blanco, a toques.',
    valentina:
      'Agua fría por detrás en el momento. Si ya está y es algodón, percarbonato en agua templada una horita. El plátano y el mango son traidores: se ponen negros luego. En seda o lana, toques de agua con un poquito de vinagre.',
  },
  {
    title: 'Mancha de cerveza, refresco o cava',
    questions: [
      'mancha de cerveza en la ropa',
      'se me cayo coca cola en la camisa',
      'mancha de champan en el vestido',
      'mancha de tonica seca',
      'refresco en pantalon beige',
      'mancha de gin tonic o tequila',
    ],
    maya: 'Aunque parezca que se va sola, el azúcar amarillea semanas después: aclara con agua fría y un poco de jabón líquido. Cola: agua con vinagre blanco y lavado. En seda, toca toda la zona con agua destilada o mineral para que no haga cerco, y sécala sin calor.',
    valentina:
      'No la dejes aunque no se vea, que el azúcar sale amarillo al mes. Agua fría con jabón y a lavar. Cola, con un chorrín de vinagre. En seda, moja suavecito hasta la costura para no dejar cerco.',
  },
  {
    title: 'Mancha de té, mate o infusión',
    questions: [
      'mancha de te en la camisa',
      'se me volco el mate en el pantalon',
      'mancha de yerba mate en la ropa',
      'mancha de te negro en blanco',
      'mancha de infusion en mantel y blusa',
      'mancha de matcha',
    ],
    maya: 'Agua fría enseguida y jabón líquido. Si ha secado, percarbonato en agua templada sobre algodón; en color delicado, agua con vinagre blanco a partes iguales y toques. El jabón en pastilla fija el tanino, mejor líquido. Seda y lana: agua fría y tintorería si queda sombra.',
    valentina:
      'Agua fría rápido y detergente líquido, que la pastilla fija el té. Seca y en algodón, percarbonato templado. Si es de color, mitad agua mitad vinagre a toques. En seda o lana, ni experimentes.',
  },
  {
    title: 'Mancha de salsa de soja, mole o chile',
    questions: [
      'mancha de salsa de soja',
      'mancha de mole en la blusa',
      'mancha de chile o adobo',
      'mancha de achiote o pimenton',
      'mancha de salsa valentina en la playera',
      'mancha de kimchi o sriracha',
    ],
    maya: 'Primero la grasa: lavavajillas, diez minutos, agua templada. Luego el color: percarbonato en blanco y algodón, o sol directo con la tela húmeda, que aclara pimentón, achiote y cúrcuma. La soja, antes que nada con agua fría. En delicado, absorbe y llévalo a limpiar.',
    valentina:
      'Dos pasos: lavaplatos para la grasa y después a por el color. El truco para pimentón, achiote o mole es mojarla y tenderla al sol. En blanco, percarbonato. La soja, agua fría al segundo.',
  },
  {
    title: 'Mancha de aguacate, remolacha o zanahoria',
    questions: [
      'mancha de aguacate en la camisa',
      'mancha de palta en la polera',
      'mancha de betarraga',
      'mancha de remolacha en blanco',
      'mancha de pure de zanahoria del bebe',
      'mancha de guacamole',
    ],
    maya: 'Aguacate: raspar, lavavajillas y agua templada; si se ha puesto marrón, percarbonato. Remolacha: miga de pan o papel para absorber, agua fría y percarbonato en algodón. Zanahoria: unas gotas de aceite ayudan a soltarla, después lavavajillas, y al sol.',
    valentina:
      'Palta: raspa, lavaplatos y rápido, que se oxida y queda marrón. Betarraga: agua fría y percarbonato en blanco. Zanahoria de papilla: una gotita de aceite, luego lavavajillas y a tender al sol.',
  },
  {
    title: 'Mancha de tinte de pelo o henna',
    questions: [
      'mancha de tinte de pelo en la ropa',
      'se mancho la toalla con tinte',
      'mancha de henna en la blusa',
      'me manche de tinte el cuello de la camiseta',
      'mancha de tintura de pelo',
      'mancha de decolorante en la ropa',
    ],
    maya: 'Con el tinte fresco: laca o alcohol en un algodón, a toques desde fuera, y jabón; en algodón blanco, percarbonato después. Seco del todo casi nunca sale entero. Lo que deja el decolorante no es mancha: ha perdido color, y solo se tiñe, se borda o se parchea.',
    valentina:
      'Fresco, alcohol o laca en un algodón, a toques, y jabón. Si ya secó, saldrá a medias. Y si es de decolorante, no hay mancha que quitar, se ha comido el color: rotulador textil, parche o teñir. Camiseta vieja para la próxima.',
  },
  {
    title: 'Mancha de autobronceador o purpurina',
    questions: [
      'mancha de autobronceador en sabanas',
      'el autobronceador me mancho la blusa',
      'mancha de bronceador en vestido blanco',
      'base de piernas en el forro',
      'mancha de polvo bronceador',
      'mancha de iluminador o purpurina',
    ],
    maya: 'Lavavajillas con agua templada y media hora, y lavado a la temperatura que admita; en blanco, percarbonato. Purpurina: cinta adhesiva en seco antes de mojar. Para evitarlo, ropa oscura y suelta las primeras ocho horas y brazos secos antes de vestirte.',
    valentina:
      'Lavaplatos, agua templada, media hora y a lavar; en blanco, percarbonato. La purpurina se quita con celo en seco, si la mojas se reparte. Y la próxima, duerme con algo oscuro y ancho.',
  },
  {
    title: 'Mancha de perfume o laca en seda',
    questions: [
      'el perfume me mancho la blusa de seda',
      'spray del pelo en la blusa de saten',
      'cerco de colonia en la camisa',
      'mancha de laca en el vestido',
      'perfume en ropa de saten que dejo cerco',
      'aureola de perfume en tela clara',
    ],
    maya: 'El alcohol mueve el tinte y el aceite amarillea: no frotes ni eches más alcohol. Toques de agua mineral con una gota de champú desde el borde hacia dentro y secado con aire frío. Si el color ha cambiado, solo tintorería. El perfume, sobre piel y antes de vestirse.',
    valentina:
      'No lo frotes, que te llevas el color. Agua mineral con una gotita de champú, a toques de fuera hacia dentro, y secador en frío. Si ha virado el color, tintorería. Y el perfume, antes de vestirte.',
  },
  {
    title: 'Mancha de superglue, silicona o pegamento termofusible',
    questions: [
      'se me cayo superglue en el pantalon',
      'mancha de la gotita en la ropa',
      'pegamento instantaneo en la tela',
      'silicona caliente pegada en la camiseta',
      'mancha de pegamento de uñas postizas',
      'cola loca en el jean',
    ],
    maya: 'Deja endurecer y rompe la costra doblando la tela. Acetona a toques por detrás, solo en algodón o denim y probando antes: al acetato y a algunos sintéticos los disuelve. Silicona caliente: congelador y despegar, o plancha suave con papel. En seda o lana, profesional.',
    valentina:
      'Espera a que seque y cuartéalo doblando la tela. En algodón o vaquero, acetona por detrás, probando antes. En acetato o sintéticos, ni olerla, que se deshacen. La silicona, al congelador y salta sola.',
  },
  {
    title: 'Mancha de slime, plastilina o témpera',
    questions: [
      'slime pegado en la ropa',
      'mi hijo trae slime en el buzo',
      'plastilina en el pantalon del niño',
      'mancha de tempera en el uniforme',
      'mancha de cera de color en la lavadora',
      'crayon derretido en la secadora',
      'mancha de rotulador de pizarra',
    ],
    maya: 'Slime: vinagre blanco templado, cepillo y agua fría. Plastilina y cera: congelador, raspar, y lavavajillas. Témpera escolar: agua fría y jabón antes de que seque; las lavables salen solas. Cera derretida en la colada: lavavajillas prenda a prenda y agua caliente si la etiqueta deja.',
    valentina:
      'Slime con vinagre y se deshace. Plastilina o cera, al congelador, raspas y lavaplatos. Témpera, agua fría ya. Y si has secado un crayón con la ropa, lavavajillas uno por uno y lavado caliente en lo que aguante.',
  },
  {
    title: 'Mancha de grasa de bici, cadena o motor',
    questions: [
      'mancha de grasa de cadena de bici',
      'grasa negra de coche en el pantalon',
      'me cayo aceite del motor en el overol',
      'se me mancho el pantalon con la cadena',
      'mancha de grasa de la puerta del coche',
      'grasa de auto en la campera',
    ],
    maya: 'Papel para levantar lo gordo, sin extender. Lavavajillas o pasta limpiamanos de taller, frotar con cepillo, quince minutos y aclarar templado; repetir antes de lavar. Si quedó negro, un poco de aceite de cocina afloja la grasa vieja, y otra vez lavavajillas. Sin secadora hasta que salga.',
    valentina:
      'Quita lo gordo con papel, lavaplatos o la pasta de manos de mecánico, cepillito y un cuarto de hora. ¿Rebelde? Una gota de aceite de cocina la ablanda y vuelves con lavaplatos. Y no la seques con calor hasta que se vaya.',
  },
  {
    title: 'Mancha de alquitrán, asfalto o resina',
    questions: [
      'mancha de alquitran de la playa',
      'chapapote en la toalla y el bañador',
      'mancha de resina de pino',
      'mancha de brea en el pantalon',
      'resina de arbol en la chaqueta',
      'me sente en un banco con resina',
    ],
    maya: 'Endurece con hielo y levanta. El resto se ablanda con mantequilla o aceite, se limpia con papel y se remata con lavavajillas y agua templada. La resina, además, sale con alcohol en algodón probado antes. No uses gasolina: huele, mancha y arde.',
    valentina:
      'Hielo, rascas, y lo que quede con un poco de aceite o mantequilla. Luego lavaplatos y agua templada. La resina también sale con alcohol en algodón. Gasolina no, que es peligroso y deja cerco.',
  },
  {
    title: 'Mancha de polen o flores',
    questions: [
      'mancha de polen de lirio',
      'polen amarillo en la camisa blanca',
      'azucenas me mancharon la blusa',
      'mancha de cempasuchil',
      'mancha de flor en el vestido de novia',
      'mancha amarilla de flores',
    ],
    maya: 'En seco: no la frotes ni la mojes. Levanta el polvo con cinta adhesiva o un cepillo suave y sacude al aire. Después, sol directo un rato, que lo aclara mucho, y lavado frío con detergente. Si es vestido de fiesta o seda, cinta y tintorería.',
    valentina:
      'Ni tocarla con la mano ni con agua. Celo, a toques, y sacudir. Un rato al sol y casi desaparece; lo que quede, lavado en frío. Y en un vestido bueno, celo y tintorería.',
  },
  {
    title: 'Mancha de ceniza, hollín o carbón',
    questions: [
      'mancha de hollin en la chaqueta',
      'ceniza de cigarro en el vestido',
      'mancha de carbon del asado',
      'mancha de humo de la chimenea',
      'grafito de lapiz en la ropa',
      'carboncillo en la camisa',
    ],
    maya: 'En seco y sin frotar: sacude, aspira o sopla, y cepillo suave o goma de borrar. Solo entonces, lavavajillas y agua templada. Mojarlo primero lo convierte en tinta. En claro que no se lava, miga de pan y tintorería.',
    valentina:
      'Sacudir y aspirar, nunca restregar. Goma de borrar para lo que quede, y luego lavavajillas. Si lo mojas antes de sacudir, has hecho tinta. En ante o lana, cepillo y tintorería.',
  },
  {
    title: 'Mancha de yodo, mercromina o medicina',
    questions: [
      'mancha de betadine en la ropa',
      'mancha de yodo en la camiseta',
      'mancha de jarabe en el pijama',
      'mancha de hierro liquido del bebe',
      'mancha de crema de pañal',
      'mancha de violeta de genciana',
    ],
    maya: 'Yodo: vitamina C disuelta en agua, o una pastilla efervescente, y se vuelve transparente; aclara y lava. Jarabe: agua templada y jabón. Hierro: zumo de limón y sal en blanco de algodón, y aclarar. Crema de pañal: lavavajillas templado, dos veces, que lleva zinc y grasa.',
    valentina:
      'Betadine: vitamina C en agua, verás cómo se borra. Jarabe, agua templada y jabón. Hierro, limón en blanco y al sol un ratito. Crema de culete, lavaplatos dos veces y templado.',
  },
  {
    title: 'Mancha de pasta de dientes o enjuague',
    questions: [
      'mancha de pasta de dientes en la camisa negra',
      'pasta dental en la ropa',
      'me manche de dentifrico antes de salir',
      'mancha blanca de pasta en el jersey',
      'enjuague bucal me decoloro la blusa',
      'crema dental en el traje',
    ],
    maya: 'Raspa lo seco con la uña y limpia con un paño húmedo tibio, de fuera adentro, sin echar más agua de la cuenta; un poco de jabón si queda velo y seca con aire frío. Las blanqueadoras pueden aclarar el color: actúa en el momento.',
    valentina:
      'Rasca lo gordo y paño húmedo templado, poquita agua. Un segundo de secador y sales. Si es pasta blanqueadora, corre, que puede comerse el color.',
  },
  {
    title: 'Mancha de orina, propia, de bebé o de mascota',
    questions: [
      'mancha de orina en el colchon y el pijama',
      'pis de gato en la ropa',
      'se hizo pis en el pantalon',
      'olor a orina en la ropa que no se va',
      'pipi de perro en el abrigo',
      'ropa con pipi de bebe como la lavo',
    ],
    maya: 'Agua fría cuanto antes, y remojo con detergente enzimático o bicarbonato media hora; lavado a la temperatura más alta que admita. El pis de gato pide limpiador enzimático de mascotas, y nada de lejía ni amoníaco, que mezclados con la orina son tóxicos y a él le invitan a volver.',
    valentina:
      'Agua fría, remojo con enzimático y a lavar. Si es de gato, compra el limpiador de enzimas, que el olor normal no se va. Y jamás lejía encima de orina, que suelta gas tóxico.',
  },
  {
    title: 'Mancha de caca de bebé',
    questions: [
      'mancha de caca de bebe que no sale',
      'se le salio el pañal y mancho el body',
      'mancha amarilla de popo de recien nacido',
      'mancha de popo en ropa blanca',
      'caca de bebe en el pijama nuevo',
      'como quito manchas de pañal',
    ],
    maya: 'Retira, aclara con agua fría y jabón por el revés, y tiéndelo mojado al sol: en leche materna, el sol la borra casi entera. Si no, remojo con percarbonato en blanco o detergente enzimático en color, y lavado normal. Agua caliente primero, no.',
    valentina:
      'Agua fría, jabón y al sol mojado, que es magia con la caca de leche. Si se resiste, percarbonato en blanco o enzimático en color. Y quita el body por abajo, que para eso el cuello se abre por los hombros.',
  },
  {
    title: 'Mancha de semen o fluidos en la ropa',
    questions: [
      'mancha de semen en la ropa',
      'manchas de flujo en las bragas',
      'el flujo destiñe la ropa interior',
      'mancha de fluidos en las sabanas',
      'por que se decoloran mis calzones',
      'mancha blanca seca en el pantalon',
    ],
    maya: 'Son proteína: agua fría y detergente enzimático o jabón, quince minutos, y lavado normal; caliente las fija. El tono aclarado en braga oscura no es suciedad: el flujo es ácido y decolora el tinte. Es sano y de lo más corriente; elige colores claros si te molesta.',
    valentina:
      'Agua fría y jabón con enzimas, nunca caliente. Y si una braga negra se aclara por el centro, tranqui: el flujo es ácido y destiñe, le pasa a todo el mundo. Claritas o estampadas y no se nota.',
  },
  {
    title: 'Mancha de cal, yeso o cemento',
    questions: [
      'mancha de cemento en el pantalon',
      'mancha de yeso en la ropa',
      'manchas de cal de agua en ropa negra',
      'mancha de masilla o escayola',
      'polvo de obra en la chaqueta',
      'mancha blanca de pared encalada',
    ],
    maya: 'Deja secar, rompe y sacude; cepillo duro en denim y suave en punto. El velo que queda se va con vinagre blanco y agua a partes iguales, y aclarado. Cemento fresco: agua abundante ya, que quema la piel. En lana y seda, solo cepillo y profesional.',
    valentina:
      'Seco y a cepillazos, luego vinagre con agua para el velo blanco. Si el cemento está fresco, mucha agua y quítatelo, que irrita. En lana o seda, solo cepillar.',
  },
  {
    title: 'Cerco de agua en seda o satén',
    questions: [
      'se me mojo la blusa de seda y quedo cerco',
      'manchas de agua en saten',
      'gotas de lluvia en vestido de seda',
      'cerco de agua en la falda de raso',
      'como quito marca de agua en la seda',
      'aureola en tela de satin',
    ],
    maya: 'El cerco se iguala, no se frota: humedece toda la pieza de costura a costura con vapor o agua destilada pulverizada y plancha del revés con paño, a seda. O roza la marca seca con la misma tela, muy suave. Si persiste, tintorería.',
    valentina:
      'No la frotes. Vapor o un spray finito de agua destilada por todo el paño, hasta las costuras, y plancha suave del revés. A veces basta frotar la marca con la propia tela en seco. Y si no, tintorería.',
  },
  {
    title: 'Grasa o agua en ante',
    questions: [
      'mancha de grasa en botas de ante',
      'me cayo aceite en los zapatos de gamuza',
      'gota de agua en bolso de ante',
      'mancha en chaqueta de gamuza',
      'ante manchado de vino',
      'botines de serraje con mancha de aceite',
      'se estropean las botas de ante con la lluvia',
      'se me mojaron los zapatos de ante',
      'como impermeabilizo el ante',
    ],
    maya: 'Grasa: tiza molida, talco o maicena una noche, cepillo y repetir. Agua: papel dentro, lejos del radiador, cepillo al secar y, si hay cerco, vapor por igual y en una dirección. Vino: absorber y limpiador de ante. Nunca jabón, crema ni secador. El ante se impermeabiliza nuevo y cada temporada.',
    valentina:
      'Aceite: maicena toda la noche y cepillo, las veces que haga falta. Agua: papel dentro, que seque solo lejos del radiador, vapor y cepillo. Vino: papel, y a por un limpiador de ante. Jabón ni crema, que lo aplastan. Y el impermeabilizante, al estrenarlo y cada temporada.',
  },
  {
    title: 'Mancha en lana o cachemir',
    questions: [
      'mancha en un jersey de cachemir',
      'se me cayo salsa en el sueter de lana',
      'mancha de vino en abrigo de lana',
      'mancha en traje de lana que hago',
      'chompa de lana manchada de cafe',
      'mancha de grasa en jersey de lana',
    ],
    maya: 'Nada de frotar ni de agua caliente: apelmaza. Absorbe con papel, toques de agua fría con jabón de lana desde fuera, y toalla seca encima. Grasa: talco una noche. Sin percarbonato, sin enzimas, sin amoníaco. En abrigo o traje, papel, y a la tintorería diciendo qué fue.',
    valentina:
      'Papel, agua fría a toquecitos con jabón de lana y toalla encima. Grasa, talco y mañana cepillo. Ni frotar, ni caliente, ni percarbonato, que la lana se rinde. Traje o abrigo, directo a la tintorería.',
  },
  {
    title: 'Mancha en cuero claro o bolso de piel',
    questions: [
      'mancha de boli en bolso de piel',
      'mancha de vaquero en bolso blanco',
      'bolso claro manchado de azul',
      'mancha de grasa en bolso de cuero',
      'mancha de maquillaje en la cartera de cuero',
      'sillon o chaqueta de cuero blanca sucia',
    ],
    maya: 'Paño con leche limpiadora de cuero o jabón de glicerina, en círculos sin mojar, y crema después. Boli: no frotes, especialista; el alcohol se lleva el color. Azul de vaquero: cuanto antes, goma de borrar blanca muy suave; viejo, se repinta. Grasa: talco una noche.',
    valentina:
      'Jabón de glicerina con paño casi seco y crema al final. El azul del vaquero, con goma blanca suave y pronto, que luego se mete. El boli, a profesional, que el alcohol pela el color. Grasa, talco.',
  },
  {
    title: 'Mancha que no sé de qué es',
    questions: [
      'tengo una mancha que no se de donde salio',
      'mancha desconocida como la quito',
      'aparecio una mancha al sacar la ropa',
      'mancha rara en la camisa',
      'orden para quitar manchas sin saber que son',
      'mancha misteriosa en el pantalon',
    ],
    maya: 'De lo suave a lo fuerte: cepillar en seco, agua fría, jabón líquido, lavavajillas, enzimas, y percarbonato si el triángulo lo permite. Entre paso y paso, aclarar. Calor, nunca hasta el final. Pistas: cerco duro, azúcar o leche; translúcida, grasa; amarilla en axila, desodorante.',
    valentina:
      'Ve por pasos: cepillo, agua fría, jabón, lavavajillas, enzimático y percarbonato si se puede. Sin plancha ni secadora hasta que se vaya. Si es translúcida es grasa; si está dura, azúcar o leche.',
  },
  {
    title: 'Percarbonato, bicarbonato y vinagre: usos',
    questions: [
      'el percarbonato que hace',
      'bicarbonato y vinagre juntos limpian',
      'cuanto percarbonato echo',
      'percarbonato en ropa de color',
      'vinagre en la lavadora la estropea',
      'bicarbonato para blanquear funciona',
    ],
    maya: 'Percarbonato: blanquea con oxígeno desde 40 grados, una cucharada por lavado, en algodón y color firme, no en lana ni seda. Vinagre: un vaso pequeño en el aclarado quita cal y jabón. Bicarbonato: olor. Los dos últimos juntos se anulan: burbujean y queda agua con sal.',
    valentina:
      'Percarbonato para blanquear, desde 40 grados y una cucharada; ni lana ni seda. Vinagre para la cal y el jabón, de vez en cuando. Bicarbonato para el olor. Juntos vinagre y bicarbonato hacen espuma y no limpian nada.',
  },
  {
    title: 'Mitos de manchas: sal, leche, soda y laca',
    questions: [
      'la sal quita la mancha de vino',
      'la leche quita la tinta es verdad',
      'el agua con gas quita manchas',
      'la laca quita el boligrafo',
      'vino blanco sobre vino tinto funciona',
      'trucos de manchas que no funcionan',
    ],
    maya: 'Sal: absorbe si está fresco, pero en seda fija y mata el brillo. Vino blanco sobre tinto: solo diluye, el agua hace lo mismo. Agua con gas: es agua. Leche con tinta: añade otra mancha. Laca: funcionaba por el alcohol; usa alcohol, probando, en algodón.',
    valentina:
      'La sal absorbe un poco, en seda jamás. El vino blanco solo aguachina el tinto. La soda es agua con burbujas. La leche, otra mancha más. Y de la laca lo que servía era el alcohol. Papel, agua fría y jabón ganan casi siempre.',
  },
  {
    title: 'Cerco que queda tras quitar la mancha',
    questions: [
      'quite la mancha y quedo un cerco',
      'aureola despues de limpiar con quitamanchas',
      'el quitamanchas me dejo una marca mas clara',
      'circulo amarillo despues de lavar',
      'como evitar cercos al limpiar una mancha',
      'se decoloro donde puse quitamanchas',
    ],
    maya: 'Es jabón sin aclarar o suciedad empujada al borde: humedece una zona mayor, de fuera adentro, aclara y seca rápido con aire frío. Si está más claro que el resto, es color perdido y no vuelve. Siempre de fuera hacia dentro y prueba en una costura.',
    valentina:
      'O queda jabón o has empujado la porquería al borde. Moja más allá del cerco, aclara y seca con secador frío. Si ahí está más clarito, es el tinte, y eso ya no vuelve. Próxima vez, prueba en la costura.',
  },
  {
    title: 'Olor a tabaco o a fritura',
    questions: [
      'la ropa huele a pescado',
      'olor a fritanga en el abrigo',
      'la chaqueta huele a barbacoa',
      'olor a comida en el jersey de lana',
      'ropa con olor a humo de asado',
      'trabajo en una freiduria y huelo',
      'la ropa huele a tabaco',
      'quitar olor a comida del abrigo',
      'olor a fritanga en la ropa',
      'olor a cigarro saco',
      'olor a asado en la campera',
    ],
    maya: 'Aire toda una noche, que la humedad arrastra el olor, y vapor de ducha después. En lana, media hora junto al vapor y cepillo. En lavable, un vaso de vinagre blanco en el aclarado y nada de suavizante ni perfume, que lo tapan y se quedan. En abrigo, vodka pulverizado muy fino y a ventilar.',
    valentina:
      'Cuélgala al aire toda la noche y, si se puede, vapor. Lo lavable, con un vaso de vinagre blanco en el aclarado y sin suavizante. El abrigo, un toque de vodka en spray y ventana: huele a vodka un rato y luego a nada. Perfume encima no, que huele a las dos cosas.',
  },
  {
    title: 'Olor a gasolina, pintura o producto químico en la ropa',
    questions: [
      'la ropa huele a gasolina',
      'me cayo gasoil en el pantalon',
      'ropa con olor a pintura',
      'olor a petroleo de jean nuevo',
      'la ropa nueva huele a quimico',
      'ropa con olor a insecticida',
    ],
    maya: 'Combustible: no la metas en lavadora ni secadora así, que puede arder. Al aire libre hasta que casi no huela, lavavajillas en la mancha, y lavar sola dos veces sin calor. Ropa nueva: agua fría con un poco de bicarbonato y aire. Lo que sigue oliendo, no al armario.',
    valentina:
      'Gasolina: fuera, al aire, horas, lejos de llamas; luego lavaplatos, lavar sola y nunca secadora, que es peligroso. Ropa nueva con olor a químico: un lavado con bicarbonato y ventilar. Y no la guardes hasta que huela a nada.',
  },
  {
    title: 'Armario que huele a humedad',
    questions: [
      'mi ropero huele a humedad',
      'el closet tiene hongos que hago',
      'como quito el olor a humedad del armario',
      'bolsitas antihumedad sirven',
      'la ropa guardada huele a guardado',
      'armario en el caribe con moho',
    ],
    maya: 'Vacía, limpia con agua y vinagre o alcohol, y deja abierto hasta que seque del todo. Después, aire entre prendas, armario separado de la pared, deshumidificador o bolsas de gel de sílice, y guardar solo ropa seca. Lavanda perfuma, no seca. Si vuelve, busca la fuga o la condensación.',
    valentina:
      'Sácalo todo, limpia con alcohol o vinagre y que se seque de verdad. Deja hueco entre las perchas y mete gel de sílice o un deshumidificador. La lavanda solo disimula. Y nunca guardes nada medio húmedo.',
  },
  {
    title: 'Moho en cuero, bolsos y zapatos',
    questions: [
      'mis zapatos de cuero tienen moho',
      'bolso de cuero con moho blanco',
      'chaqueta de cuero con hongos',
      'polvillo blanco en las botas guardadas',
      'como quito el moho de la piel',
      'correa con hongos',
    ],
    maya: 'Al aire libre y con mascarilla, cepillo seco; luego paño con agua y alcohol a partes iguales, apenas húmedo, y secar a la sombra. Cuando no huela, crema nutritiva. Guarda con papel y sílice, en tela, nunca en plástico. Si ha manchado por dentro, zapatero.',
    valentina:
      'Sácalo al balcón, cepíllalo en seco y pasa mitad agua mitad alcohol en un paño casi seco. A la sombra, y luego crema. Guárdalo en bolsa de tela con sílice, jamás en plástico. Si quedó manchón, al zapatero.',
  },
  {
    title: 'Olor a humo en ante o cuero',
    questions: [
      'como saco olor a humo de la campera de gamuza',
      'chaqueta de cuero con olor a asado',
      'olor a tabaco en una chaqueta de ante',
      'la gamuza huele a parrilla',
      'puedo pasar vinagre a la gamuza',
    ],
    maya: 'Aire y sombra un día entero, en percha ancha, y cepillo suave. Si sigue, encerrada una noche en una bolsa con un cuenco de bicarbonato, sin que la toque. El vinagre, solo muy rebajado en un paño casi seco y probando por dentro; nunca mojar, ni perfume, ni vapor de cerca.',
    valentina:
      'Al aire y a la sombra un día, y cepillo suave. ¿Sigue? Una noche en una bolsa con un bol de bicarbonato al lado. El vinagre, muy rebajado, paño casi seco y probando por dentro. Mojarla o echarle perfume, no.',
  },
  {
    title: 'Mancha de fernet, vermut o licor oscuro en algodón blanco',
    questions: [
      'fernet en una remera blanca',
      'se me cayo fernet con coca en la camisa',
      'mancha de vermut',
      'mancha de campari o aperol',
      'mancha de licor de hierbas',
      'jagermeister en la camiseta',
      'mancha de licor de cafe',
    ],
    maya: 'Aclara enseguida con agua fría por el revés y deja lavavajillas diez minutos. Luego, si es blanca de algodón, percarbonato en agua templada una hora y lavado. Si queda un tono, repite antes de secar. En color, oxígeno activo suave; nada de lejía.',
    valentina:
      'Agua fría por el revés ya mismo y lavavajillas diez minutos. En blanca de algodón, una hora en agua templada con percarbonato y a la lavadora. ¿Queda sombra? Otra ronda, y ni secadora ni lejía.',
  },
  {
    title: 'Mancha de ron, whisky u otro alcohol',
    questions: [
      'mancha de whisky en la camisa',
      'mancha de ron con cola',
      'se me cayo vodka',
      'mancha de coñac o brandy',
      'pisco sour en la blusa',
      'mancha de tequila o mezcal',
      'mancha de margarita o mojito',
    ],
    maya: 'El alcohol claro apenas mancha, pero el azúcar y el color, sí: agua fría por el revés, jabón líquido y lavado. Whisky, coñac o ron oscuro en blanco, un rato de percarbonato. En seda o lana, toques de agua fría con una gota de jabón, sin frotar.',
    valentina:
      'Lo que mancha es el azúcar: agua fría por detrás, jabón y lavadora. Si es whisky o ron oscuro en blanco, un rato de percarbonato. El mojito, igual, y quita las hojitas antes. En seda, toquecitos y ya.',
  },
  {
    title: 'Mancha de mostaza',
    questions: [
      'mancha de mostaza en la camisa',
      'mostaza en el polo',
      'se me cayo mostaza del perrito',
      'la mostaza sale de la ropa',
      'mancha amarilla de mostaza vieja',
      'mostaza en pantalon blanco',
    ],
    maya: 'Raspa con una cuchara, agua fría por el revés y lavavajillas con unas gotas de vinagre blanco diez minutos. En blanco, percarbonato después; el amarillo que quede se aclara al sol con la tela húmeda. El calor lo fija: no seques hasta que salga.',
    valentina:
      'Cuchara, agua fría por detrás y lavavajillas con unas gotitas de vinagre. En blanco, percarbonato luego, y el amarillo rebelde, al solecito con la tela húmeda. Nada caliente hasta que desaparezca.',
  },
  {
    title: 'Mancha de miel, caramelo o azúcar',
    questions: [
      'mancha de miel en la ropa',
      'caramelo pegado en la ropa',
      'algodon de azucar en el abrigo',
      'mancha de mermelada',
      'mancha de dulce de leche o arequipe',
      'piruleta pegada en el pantalon',
      'sirope o almibar en la camiseta',
    ],
    maya: 'El azúcar se disuelve en agua templada: despega lo que sobra con una cuchara, o endurécelo con hielo si es caramelo, y deja el paño mojado diez minutos. Jabón líquido y lavado. La mermelada roja y el dulce de leche piden además lavavajillas.',
    valentina:
      'El azúcar se va con agua templadita y paciencia. Si es caramelo duro, hielo y se parte. Luego jabón y lavado. Con mermelada o dulce de leche, un poco de lavavajillas y como si nada.',
  },
  {
    title: 'Mancha de café con leche o capuchino',
    questions: [
      'mancha de cafe con leche',
      'se me cayo un capuchino en la camisa',
      'mancha de latte en el abrigo',
      'mancha de colacao o chocolate con leche',
      'cafe con leche en un jersey de lana',
      'cortado derramado en la ropa',
    ],
    maya: 'Tiene tanino y grasa de leche: agua fría por el revés, lavavajillas diez minutos, y después lavado a 30 con oxígeno activo. Agua caliente, no, que cuece la leche. En lana o seda, toques de agua fría con jabón suave y secar sin calor.',
    valentina:
      'Es café más grasa de leche: agua fría por detrás, lavavajillas un ratito y lavado con oxígeno activo. Caliente no, que cuajas la leche ahí. En lana o seda, toquecitos fríos con jabón suave.',
  },
  {
    title: 'Mancha de paella, azafrán o pimentón',
    questions: [
      'mancha de paella en la camisa',
      'mancha de azafran',
      'mancha de pimenton o chorizo',
      'mancha de aceite de chorizo',
      'arroz amarillo en el mantel y la ropa',
      'mancha de sobrasada',
      'mancha de pil pil o sofrito',
    ],
    maya: 'Primero la grasa: talco media hora o lavavajillas directo, y agua templada. El tono naranja cede con percarbonato en blanco o con sol sobre la tela húmeda. No metas la secadora hasta que no quede nada: azafrán y pimentón se fijan con calor.',
    valentina:
      'Grasa primero: lavavajillas y agua templada. El naranja, percarbonato si es blanco o un buen rato al sol con la tela húmeda, que se lo come. Y hasta que no salga, ni secadora ni plancha.',
  },
  {
    title: 'Mancha de flor de jamaica, chicha morada o remolacha',
    questions: [
      'mancha de agua de jamaica',
      'chicha morada en la camisa',
      'mancha de betabel o remolacha',
      'jugo de mora en la blusa',
      'mancha de agua de frutas roja',
      'mancha de tamarindo',
      'zumo de uva en la ropa',
    ],
    maya: 'Agua fría abundante por el revés, cuanto antes, y unas gotas de vinagre blanco o limón, que avivan pero sueltan el pigmento. En blanco y algodón, percarbonato en agua templada una hora. Jabón de pastilla al principio no: puede azular la mancha.',
    valentina:
      'Agua fría a chorro por detrás y un toque de vinagre o limón. En algodón blanco, una hora con percarbonato y adiós. Jabón de pastilla de entrada no, que se te pone azulada la mancha.',
  },
  {
    title: 'Grasa en poliéster o ropa deportiva',
    questions: [
      'mancha de aceite en poliester',
      'grasa en una camiseta de deporte',
      'mancha de grasa que no sale del sintetico',
      'mancha de pizza en el vestido de poliester',
      'aceite en leggings',
      'mancha de grasa en una chaqueta acolchada',
    ],
    maya: 'El poliéster abraza la grasa: lavavajillas directo, sin agua, quince minutos y frotar con los dedos; luego lavado a 40 si la etiqueta lo admite. Repite antes de secar. El talco ayuda poco si ya ha entrado. Nada de suavizante.',
    valentina:
      'Al poli le encanta la grasa: lavavajillas en seco, un cuarto de hora, dedos y a la lavadora a 40 si la deja. ¿Sombra? Otra vez, antes de secar. Y sin suavizante, que la sella.',
  },
  {
    title: 'Vino tinto en vaqueros o ropa de color',
    questions: [
      'vino tinto en unos vaqueros',
      'mancha de vino en ropa negra',
      'vino en camisa de color',
      'mancha de vino en poliester',
      'vino tinto en vestido azul',
      'como quito el vino sin agua oxigenada',
    ],
    maya: 'En color no uses agua oxigenada fuerte ni lejía. Absorbe, agua con gas o fría por el revés, jabón líquido quince minutos y lavado a 30 con oxígeno activo para color. En vaquero oscuro o negro, muchas veces ni se ve tras el primer lavado.',
    valentina:
      'En color, cero lejía y cero agua oxigenada fuerte. Agua con gas por detrás, jabón un cuarto de hora y lavado a 30 con oxígeno activo de color. En vaquero oscuro, al primer lavado suele irse.',
  },
  {
    title: 'Balsamo labial, vaselina o crema lavados con la ropa',
    questions: [
      'se lavo un cacao de labios con la ropa',
      'se ha derretido un labial en la secadora',
      'mancha de vaselina en la ropa',
      'mancha de crema hidratante',
      'mancha de aceite corporal en la camiseta',
      'balsamo labial derretido en los pantalones',
    ],
    maya: 'Es grasa con cera: raspa, papel absorbente y plancha tibia por encima para sacar la cera, y luego lavavajillas quince minutos y lavado tan caliente como admita. Limpia también el tambor con alcohol. La crema corporal, solo lavavajillas.',
    valentina:
      'Cera más grasa: raspa, papel de cocina y plancha tibia encima para que chupe, lavavajillas y lavado lo más caliente que aguante. Pasa alcohol por el tambor. Si solo era crema, con el lavavajillas vale.',
  },
  {
    title: 'Ceras, lápices de color y tiza en la ropa',
    questions: [
      'mancha de ceras de colores',
      'crayones en la ropa',
      'se lavo una cera con la ropa',
      'lapiz de color en la camisa',
      'mancha de tiza',
      'crayola derretida en la secadora',
    ],
    maya: 'Cera: raspa, papel y plancha tibia, y lavavajillas después. Lápiz: goma de borrar limpia, jabón y lavado. Tiza: cepillo en seco antes de mojar. Si la cera pasó por la secadora, repite con jabón y agua tan caliente como admita la tela.',
    valentina:
      'La cera, raspar, papel y plancha tibia, y luego lavavajillas. El lápiz, ¡con goma de borrar! Y la tiza, se cepilla antes de mojarla. Si fue a la secadora, paciencia y agua calentita.',
  },
  {
    title: 'Tierra roja, arcilla o polvo de pista',
    questions: [
      'mancha de tierra roja',
      'mancha de arcilla de pista de tenis',
      'tierra batida en los calcetines blancos',
      'barro colorado en la ropa',
      'mancha de tierra de la cancha',
      'arcilla en pantalon de beisbol',
    ],
    maya: 'Déjala secar y cepilla; no la mojes fresca. Después, jabón en pastilla o líquido, media hora, y lavado. El rojo que queda es óxido de hierro: ácido cítrico o un quitaóxidos textil en blanco, nunca lejía, que lo fija.',
    valentina:
      'Que se seque y cepillo. Luego jabón, media horita y a lavar. Si queda rojizo es óxido: ácido cítrico en lo blanco. Lejía jamás, que lo deja para siempre.',
  },
  {
    title: 'Marcas blancas de sal del sudor',
    questions: [
      'manchas blancas de sudor en la ropa negra',
      'cerco blanco de sal en la camiseta',
      'marcas de sudor en la espalda',
      'la gorra tiene cerco blanco',
      'sal de sudor en la mochila y la camisa',
      'halo blanco en la camiseta oscura',
    ],
    maya: 'Es sal, no desodorante: se disuelve con agua templada y un chorrito de vinagre, y lavado normal sin suavizante. En una gorra, paño húmedo con jabón. Si vuelve cada día, aclara la prenda al llegar en lugar de dejarla secar así.',
    valentina:
      'Es la sal del sudor: agua templada con un chorrito de vinagre y lavado normal. En la gorra, pañito con jabón. Y aclárala al llegar a casa, que si se seca se queda el dibujito.',
  },
  {
    title: 'Vino blanco, sidra o mosto',
    questions: [
      'mancha de vino blanco',
      'se me cayo sidra en la ropa',
      'mancha de prosecco o espumoso dulce',
      'el vino blanco deja mancha',
      'mancha de mosto',
      'sidra en los pantalones claros',
    ],
    maya: 'Sí mancha, aunque al secar no se vea: el azúcar se oxida y amarillea. Agua fría por el revés y jabón líquido el mismo día, y lavado a 30. Si ya está amarilla, percarbonato en blanco. En seda, humedece la zona entera para que no haga cerco.',
    valentina:
      'Sí deja mancha, solo que sale a las semanas, amarilla. Agua fría y jabón el mismo día y listo. ¿Ya está amarilla y es blanca? Percarbonato. En seda, moja toda la zona para que no quede cerco.',
  },
];
