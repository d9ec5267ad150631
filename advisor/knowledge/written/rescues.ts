import type { WrittenEntry } from './entry.ts';

/** Garments that something has happened to, and care that is seldom explained. */
export const rescues: readonly WrittenEntry[] = [
  {
    title: 'Recuperar una camisa de lino o algodón encogida',
    questions: [
      'se me encogio la camisa de lino',
      'mi camisa de algodon ha encogido al lavarla',
      'la lave con agua caliente y encogio',
      'como desencoger una camisa',
      'se puede estirar una prenda de algodon que encogio',
      'mi playera se hizo chiquita en la lavadora',
    ],
    maya: 'Encoge el agua caliente: la fibra se relaja y se acorta. Media hora en agua templada con un poco de acondicionador, sin frotar; se escurre en una toalla, se estira con las manos y se seca en plano, planchando aún húmeda. Se recupera una parte, rara vez todo. En adelante, 30 grados y programa suave.',
    valentina:
      'Ha sido el agua caliente. Déjala media hora en agua tibia con un chorrito de acondicionador, envuélvela en una toalla, ve estirando con las manos y plánchala húmeda. Recuperas algo, no siempre todo. La próxima, a 30 y suavecito.',
  },
  {
    title: 'Recuperar un jersey de lana encogido',
    questions: [
      'se me encogio el jersey de lana que hago',
      'mi sueter encogio tiene arreglo',
      'como agrandar un jersey que ha encogido',
      'desencoger lana con acondicionador',
      'he metido el jersey de lana en la secadora y ha salido pequeño',
      'la chompa de lana me quedo para un niño',
    ],
    maya: 'Si no está afieltrado, se puede intentar: agua templada con acondicionador media hora, escurrir sin retorcer y secar en plano, estirado a su medida y sujeto con alfileres. Si la lana está dura y compacta como un fieltro, ya no vuelve.',
    valentina:
      'Pruébalo: media hora en agua tibia con acondicionador, nada de retorcer, y a secar plano, estirado a su medida con alfileres. Si se ha quedado tieso como fieltro, ahí ya no hay vuelta atrás.',
  },
  {
    title: 'Sudaderas y algodón en la secadora',
    questions: [
      'las sudaderas se secan en secadora o no',
      'puedo meter una sudadera en la secadora',
      'el buzo encoge en la secadora',
      'secar hoodie en secadora',
      'se puede secar en secadora una camiseta de algodon',
    ],
    maya: 'Mejor al aire. El algodón encoge con el calor, y el interior de felpa se apelmaza. Si hay prisa, del revés, a baja temperatura y sacándola todavía algo húmeda; antes, la etiqueta: un cuadrado con círculo tachado dice que no.',
    valentina:
      'Mejor tendida. En la secadora encogen un poco y por dentro se quedan menos suaves. Si no te queda otra, del revés, calor bajo y sácala un pelín húmeda. Y mira la etiqueta: cuadrado con círculo tachado, ni hablar.',
  },
  {
    title: 'Doblar una camisa para la maleta',
    questions: [
      'como doblo una camisa para que no se arrugue en la maleta',
      'doblar camisa para la valija',
      'como llevar camisas en la maleta sin que lleguen hechas un bollo',
      'mejor doblar o enrollar una camisa',
      'como meter una camisa en la maleta',
    ],
    maya: 'Abrochada, boca abajo; se llevan los lados y las mangas hacia el centro y se pliega en tres alrededor de una camiseta o papel de seda, que evita la arista. Arriba del todo en la maleta. Al llegar, percha y vapor de la ducha.',
    valentina:
      'Abróchala, ponla boca abajo, lados y mangas al centro y dóblala en tres con una camiseta dentro para que no haga pliegue duro. Va arriba del todo. Y al llegar, percha en el baño mientras te duchas.',
  },
  {
    title: 'Polipiel que se pela',
    questions: [
      'el cuero sintetico se me esta pelando hay arreglo',
      'se me pela la chaqueta de polipiel',
      'mi casaca de cuero ecologico se descascara',
      'se esta pelando el bolso de piel sintetica',
      'como arreglar polipiel pelada',
    ],
    maya: 'La capa de poliuretano se ha degradado y no se restaura: las cremas no la devuelven. Una pintura reparadora o un parche disimulan una zona pequeña por un tiempo. La siguiente dura más lejos del sol y del calor, limpia solo con paño húmedo y colgada con holgura.',
    valentina:
      'Por desgracia, cuando empieza a pelarse ya no tiene vuelta: es el plástico que se deshace. Con pintura reparadora o un parche tiras una temporada. La próxima, nada de sol ni radiador, y solo paño húmedo.',
  },
  {
    title: 'Cómo saber si es cuero de verdad',
    questions: [
      'como se si un bolso es de cuero de verdad',
      'distinguir piel autentica de imitacion',
      'es cuero o polipiel como lo se',
      'como reconocer cuero genuino',
      'prueba para saber si es piel real',
    ],
    maya: 'El canto lo dice: en el cuero se ve fibra, en la imitación una tela con una capa lisa. El poro es irregular, la piel se arruga al doblarla y una gota de agua la oscurece un momento. La silueta de una piel en la etiqueta lo confirma. Nunca con fuego.',
    valentina:
      'Mira el borde: si ves fibras, es cuero; si ves tela con una capa de plástico, no. El poro real es irregular y al doblarlo hace arruguitas. La etiqueta con forma de piel lo confirma. Y nada de probar con un mechero.',
  },
  {
    title: 'Teñir ropa en casa',
    questions: [
      'se puede teñir un vestido de poliester en casa',
      'teñir ropa de negro con tinte de lavadora',
      'como teñir una camiseta descolorida',
      'puedo teñir unos vaqueros',
      'que telas se pueden teñir',
    ],
    maya: 'Algodón, lino y viscosa toman bien el tinte corriente; lana y seda, uno para ellas. El poliéster no: pide tinte disperso y agua casi hirviendo, y las costuras suelen quedarse claras. De claro a oscuro sí, al revés no. Con un vestido valioso, mejor una tintorería que tiña.',
    valentina:
      'Si es algodón, lino o viscosa, el tinte de lavadora va bien. El poliéster no lo coge: necesita un tinte especial y mucho calor, y las costuras se quedan del color de antes. Prueba en una esquina, y si te importa mucho, a un profesional.',
  },
  {
    title: 'Olor a sudor en ropa que no se lava',
    questions: [
      'mi vestido de lentejuelas huele a sudor y no lo puedo lavar',
      'quitar olor a sudor de un vestido de fiesta sin lavarlo',
      'el traje huele a sudor que hago sin tintoreria',
      'como airear una americana que huele',
      'huele a sudor un vestido delicado',
    ],
    maya: 'Del revés, se pulveriza el forro con vodka barato, o con agua y vinagre blanco a partes iguales, y se deja secar en un sitio ventilado, lejos del sol. Las axilas, con un paño húmedo y jabón neutro. Si queda olor, una segunda vez; si no basta, tintorería.',
    valentina:
      'El truco del vestuario de teatro: dale la vuelta, pulveriza el forro con vodka o con agua y vinagre a medias y déjalo una noche al aire. Las axilas, con un paño y jabón neutro. Repite si hace falta, y solo si no sale, tintorería.',
  },
  {
    title: 'Olor a sudor que vuelve tras lavar',
    questions: [
      'mis camisetas huelen a sudor aunque las lave',
      'ropa sintetica que huele mal al sudar',
      'la ropa del gym sigue oliendo despues de lavar',
      'como quitar olor a axila de una camiseta',
    ],
    maya: 'El olor se queda en la grasa del sudor, y el sintético la retiene. Del revés, en remojo media hora con agua y vinagre blanco o percarbonato, y luego al lavado sin suavizante. No se deja la ropa húmeda en la bolsa ni en el tambor.',
    valentina:
      'Se queda pegado a la fibra, sobre todo si es sintética. Media hora en remojo con agua y un vaso de vinagre, del revés, y después lavadora sin suavizante. Y no la dejes hecha una bola en la mochila.',
  },
  {
    title: 'Mancha vieja o ya lavada',
    questions: [
      'y si la mancha ya es vieja',
      'mancha seca de hace tiempo',
      'lave la prenda y la mancha no salio',
      'como quitar una mancha que lleva meses',
      'mancha antigua en ropa blanca',
    ],
    maya: 'Cuesta más, pero se intenta: primero jabón lavavajillas o quitamanchas, y después un remojo largo, de seis a doce horas, con percarbonato en agua templada si la tela es blanca o de color sólido y no es lana ni seda. Nada de secadora ni plancha hasta que salga. Algunas se quedan.',
    valentina:
      'Se puede intentar: frota con jabón de lavavajillas, aclara y déjala toda la noche en agua templada con percarbonato, si no es lana ni seda. Ni plancha ni secadora hasta que se vaya, que la fijan. Y alguna no sale, la verdad.',
  },
  {
    title: 'Vaqueros que destiñen en la piel o el bolso',
    questions: [
      'mis jeans destiñen y me manchan las manos',
      'los vaqueros nuevos me tiñeron el bolso',
      'que hago para que el pantalon no destiña',
      'el jean negro mancha el sillon',
    ],
    maya: 'Es tinte sobrante. Dos lavados en frío, del revés y solos, lo quitan casi todo; el vinagre no lo fija. Mientras, nada claro cerca: ni bolso crudo ni sofá blanco. La piel clara teñida se limpia pronto, con paño húmedo y jabón neutro.',
    valentina:
      'Les sobra tinte. Lávalos dos veces solos, del revés y en frío, y listo. El vinagre no fija nada, es un mito. Hasta entonces, cuidado con bolsos claros y sofás.',
  },
  {
    title: 'Por qué el negro se vuelve gris',
    questions: [
      'por que mi jean negro se pone gris cuando lo lavo',
      'la ropa negra se destiñe y queda gris',
      'mis vaqueros negros se han quedado grises',
      'como recupero el negro de un pantalon',
      'la remera negra perdio el color',
      'la ropa negra se destiñe',
      'como mantener el negro',
      'pantalon negro descolorido',
      'mi polera negra se puso gris',
      'evitar que lo oscuro se aclare',
    ],
    maya: 'Pierde tinte con el calor, el roce y el sol. Del revés, en frío, poca carga, jabón líquido para oscuro y a la sombra; airear más y lavar menos lo conserva mejor que cualquier producto. Si ya está gris y es de algodón, un tinte negro de lavadora lo devuelve.',
    valentina:
      'Va soltando tinte con el agua caliente, el roce y el sol. Lávalo del revés, en frío, con jabón líquido, sin apretujar y a secar a la sombra; y si solo necesita aire, airéalo. ¿Ya está gris? Si es algodón, un tinte negro de lavadora y como nuevo.',
  },
  {
    title: 'Lavar una mochila o un bolso de tela',
    questions: [
      'como lavo una mochila',
      'lavar bolso de tela',
      'se puede meter la mochila en la lavadora',
      'limpiar tote bag sucia',
    ],
    maya: 'Vacía y cepillada, a mano con agua templada y jabón suave, frotando asas y base. A la lavadora solo si la etiqueta lo permite y no lleva cuero ni cartón: en frío, dentro de una funda y sin centrifugar fuerte. Seca boca abajo, a la sombra.',
    valentina:
      'Vacíala bien, cepilla y lávala a mano con agua tibia y jabón; dale a las asas, que es donde más se nota. Lavadora solo si lo pone la etiqueta y no lleva piel: en frío y en una funda. A secar boca abajo.',
  },
  {
    title: 'Limpiar un abrigo de lana en casa',
    questions: [
      'se puede lavar un abrigo de paño en casa',
      'limpiar abrigo de lana sin tintoreria',
      'como limpio el cuello del abrigo',
      'cada cuanto llevar el abrigo a la tintoreria',
    ],
    maya: 'Cepillo de cerdas en el sentido del pelo, vapor a distancia y aire. El cuello y los puños, con paño húmedo y jabón neutro. A la tintorería, una vez al final del invierno, antes de guardarlo. Al agua, no: el forro y las entretelas se deforman.',
    valentina:
      'No lo metas en agua, que se deforma por dentro. Cepíllalo, dale vapor y aire, y repasa el cuello con un paño y jabón neutro. Tintorería, una vez, al acabar el invierno.',
  },
  {
    title: 'Lavar una gabardina o trench',
    questions: [
      'como se lava una gabardina',
      'lavar trench en casa',
      'gabardina beige sucia en los puños',
      'la gabardina se puede meter en la lavadora',
    ],
    maya: 'La de algodón sin partes de piel admite lavadora: desabrochada, del revés, 30 grados, poco centrifugado, y se cuelga mojada para que caiga recta. Después se planea con vapor y se repasa la repelencia. Si es de lana o con forro desmontable de piel, tintorería.',
    valentina:
      'Si es de algodón y la etiqueta deja, lavadora a 30, del revés, poco centrifugado y colgada mojada en una percha ancha. Plancha con vapor y un espray impermeabilizante, que al lavar lo pierde. Si lleva lana o piel, tintorería.',
  },
  {
    title: 'Cuello o puño dado de sí',
    questions: [
      'el cuello de la camiseta se ha dado de si',
      'como arreglar cuello de camiseta estirado',
      'puños del jersey flojos',
      'se me dio de si el jersey',
    ],
    maya: 'El canalé de algodón o lana recoge algo con vapor: se humedece, se agrupa con los dedos y se deja secar en plano. Si el elástico ha muerto, se cose un hilo elástico por dentro o se cambia la tira. Las camisetas, dobladas y no colgadas.',
    valentina:
      'Moja el cuello, júntalo con los dedos, dale vapor y que se seque plano: recoge un poco. Si está muerto del todo, un hilo elástico por dentro lo salva. Y dobladas, que colgadas se estiran.',
  },
  {
    title: 'Agujeritos en las camisetas',
    questions: [
      'por que salen agujeros pequeños en las camisetas',
      'agujeritos en la camiseta a la altura del ombligo',
      'son polillas los agujeros de mis remeras',
      'como evitar agujeros en la ropa de algodon',
    ],
    maya: 'En algodón casi nunca son polillas: es el roce con el botón del vaquero, la encimera o el cinturón, y las cremalleras de la lavadora. Se evita lavando del revés, con las cremalleras cerradas. Uno pequeño se cierra con entretela fina por detrás.',
    valentina:
      'Si es algodón, no son polillas: es el roce del botón del pantalón y la encimera. Lava del revés y con las cremalleras subidas. Para tapar uno, un trocito de entretela adhesiva por dentro y ni se ve.',
  },
  {
    title: 'Vaqueros rotos en la entrepierna',
    questions: [
      'se me rompen los jeans en la entrepierna',
      'roto en la entrepierna del vaquero tiene arreglo',
      'como reforzar la entrepierna de los pantalones',
      'se me gastan los pantalones entre los muslos',
    ],
    maya: 'Se zurce a máquina con un refuerzo de denim por dentro: una costurera lo deja casi invisible y dura años. Pídelo cuando la tela empiece a clarear, antes del roto. Los vaqueros sin mucho elastano y algo más holgados aguantan más.',
    valentina:
      'Tiene arreglo: un parche por dentro y zurcido a máquina, en cualquier arreglos te lo hacen por poco. Llévalos cuando veas la tela clarita, no cuando ya haya agujero. Los que llevan mucha lycra se rompen antes.',
  },
  {
    title: 'Marca de la percha en los hombros',
    questions: [
      'marca de percha en los hombros del jersey',
      'como quitar los picos de la percha',
      'se quedan bultos en los hombros de la ropa colgada',
    ],
    maya: 'Se humedece la zona, se aplasta con la mano y se le da vapor; al secar en plano desaparece. El punto, siempre doblado, o colgado por la mitad sobre la barra de la percha.',
    valentina:
      'Moja esos picos, aplástalos y dales vapor: se van. El punto dóblalo siempre, o cuélgalo por la mitad en la barra de la percha.',
  },
  {
    title: 'Ropa áspera o acartonada',
    questions: [
      'la ropa queda tiesa al secarse',
      'toallas duras como carton',
      'por que se queda aspera la ropa',
      'agua dura y ropa rigida',
    ],
    maya: 'Es cal y exceso de jabón. Menos detergente, un vaso de vinagre blanco en el aclarado y sacudir cada prenda antes de tenderla. Al sol directo y sin viento se endurece más.',
    valentina:
      'Suele ser cal y jabón de más. Pon menos detergente, un vaso de vinagre en el cajetín del suavizante y sacúdela bien antes de tender.',
  },
  {
    title: 'Ropa olvidada en la lavadora',
    questions: [
      'deje la ropa mojada en la lavadora toda la noche',
      'la ropa huele a humedad',
      'ropa que huele a cerrado despues de lavar',
      'como quito el olor a humedad de la ropa',
    ],
    maya: 'Se vuelve a lavar, con un vaso de vinagre blanco en el tambor, y se seca enseguida, con aire. Si el olor se repite, hay que limpiar la goma y el filtro de la máquina y dejar la puerta abierta.',
    valentina:
      'Otra pasada con un vaso de vinagre y a tender corriendo. Si te pasa mucho, limpia la goma y el filtro y deja la puerta de la lavadora abierta.',
  },
  {
    title: 'Piel sensible y detergentes',
    questions: [
      'que detergente uso para piel atopica',
      'la ropa me da alergia despues de lavarla',
      'detergente para bebes y piel sensible',
      'me pica la ropa nueva',
    ],
    maya: 'Sin perfume ni suavizante, poca dosis y doble aclarado. Todo lo nuevo se lava antes de estrenar: lleva aprestos. Mejor algodón o lyocell junto a la piel. Si hay eccema, lo decide un médico.',
    valentina:
      'Uno sin perfume, poca cantidad, doble aclarado y adiós suavizante. Lo nuevo, lavado antes de estrenar. Pegado a la piel, algodón. Y si te salen ronchas de verdad, al médico.',
  },
  {
    title: 'Pegamento o restos de etiqueta',
    questions: [
      'como quitar pegamento de la ropa',
      'se quedo el pegote de la etiqueta',
      'restos de adhesivo en una prenda',
      'quitar silicona o celo de la tela',
    ],
    maya: 'Frío primero: hielo, y se raspa lo que salte. Lo demás, con alcohol en un bastoncillo, probado antes por dentro, y lavado normal. En seda, ante o acetato, a la tintorería.',
    valentina:
      'Hielo y a rascar; lo que quede, con un bastoncillo y alcohol, probando antes en una costura. Luego lavado normal. Si es seda o ante, no te la juegues.',
  },
  {
    title: 'Mancha de pintura',
    questions: [
      'mancha de pintura en la ropa',
      'se me cayo pintura de pared en el pantalon',
      'quitar tempera o acrilico de una camiseta',
      'pintura seca en vaqueros',
    ],
    maya: 'La pintura al agua, fresca, sale con agua fría y jabón por el revés. Seca, se raspa y se ablanda con alcohol. La de aceite pide aguarrás en la zona, con un paño debajo, y lavado después. Si ya ha curado, lo probable es que se quede.',
    valentina:
      'Si es al agua y está fresca, grifo por el revés y jabón. Si ya secó, rasca y frota con alcohol. Si es esmalte, aguarrás con un trapo debajo y a lavar. Muy seca… mejor declárala ropa de pintar.',
  },
  {
    title: 'Limpiar zapatillas blancas',
    questions: [
      'como blanquear zapatillas de tela',
      'converse blancas amarillas',
      'limpiar tenis de lona',
      'mis zapatillas de lona quedaron amarillas al secar',
      'como limpio unas zapatillas blancas',
    ],
    maya: 'Cepillo suave con pasta de bicarbonato, jabón y agua, cordones aparte, y aclarar muy bien: el jabón que queda es lo que amarillea al sol. Se secan a la sombra, con papel blanco dentro y alrededor. Lejía, nunca: amarillea la goma. La lavadora puede despegar la suela.',
    valentina:
      'Bicarbonato con un poco de jabón y agua, cepillo, los cordones aparte, y aclara hasta aburrirte, que el jabón que queda es lo que las pone amarillas. A la sombra y forradas con papel blanco. Lejía no, y la lavadora despega suelas.',
  },
  {
    title: 'Estampado que se agrieta',
    questions: [
      'se me agrieta el dibujo de la camiseta',
      'como lavar una camiseta con estampado para que no se despegue',
      'el vinilo de la playera se despega',
      'cuidar camisetas con serigrafia',
    ],
    maya: 'Del revés, en frío, sin secadora y sin plancha encima: el calor es lo que rompe la tinta. Ya agrietado no se repara; si solo se levanta un borde, plancha tibia con papel vegetal unos segundos.',
    valentina:
      'Del revés, agua fría y nada de secadora ni plancha sobre el dibujo. Si se levanta una esquinita, papel de horno encima y plancha tibia un momento. Si ya está cuarteado, es lo que hay: estilo vintage.',
  },
  {
    title: 'Cuero mojado',
    questions: [
      'se me mojo la chaqueta de cuero',
      'el bolso de piel se mojo con la lluvia',
      'manchas de agua en cuero',
      'como secar cuero mojado',
    ],
    maya: 'Se seca con un paño sin frotar y se deja en percha ancha, o relleno de papel, lejos de radiador y sol. Cuando esté seco del todo, crema incolora para devolverle la grasa. Si queda cerco, se humedece toda la pieza por igual.',
    valentina:
      'Sécalo a toquecitos y déjalo al aire, relleno de papel, nada de secador ni radiador. Ya seco, crema hidratante para cuero. ¿Ha quedado cerco? Pasa un paño húmedo por toda la pieza para igualar.',
  },
  {
    title: 'Guardar joyas y bisutería',
    questions: [
      'como guardo las joyas para que no se enreden',
      'guardar bisuteria sin que se ponga negra',
      'donde guardo collares y pendientes',
    ],
    maya: 'Cada una en su bolsita o compartimento, secas y sin perfume; los collares, colgados. La humedad del baño las ennegrece. Lo último en ponerse y lo primero en quitarse.',
    valentina:
      'Por separado y bien secas, en bolsitas o en una caja con huecos; los collares, colgados. Y fuera del baño, que la humedad las pone negras.',
  },
  {
    title: 'Planchar sin sacar brillo',
    questions: [
      'como se plancha una camisa de lino sin que quede brillo',
      'planchar pantalon negro sin que brille',
      'como evitar brillos al planchar',
      'planchar ropa oscura sin marcas',
    ],
    maya: 'Del revés, con la tela húmeda, mucho vapor y plancha alta solo si el tejido lo pide, como el lino. Por el derecho, siempre con un paño de algodón en medio. Se posa y se levanta; arrastrar en seco es lo que da brillo.',
    valentina:
      'Del revés, húmeda y con mucho vapor. Si tienes que repasar por fuera, un paño de algodón encima. Y no arrastres la plancha en seco, que eso es lo que deja brillo.',
  },
  {
    title: 'Cada cuánto lavar abrigo, traje y pijama',
    questions: [
      'cada cuanto se lava un traje',
      'cada cuanto lavar el pijama',
      'cuantas puestas aguanta una americana',
      'cada cuanto se lava un abrigo',
      'cuantas veces uso un jean antes de lavarlo',
      'cada cuanto hay que lavar la ropa',
    ],
    maya: 'Camisetas, camisas y lo que toca la piel, cada vez. Jerséis, cada cinco con camiseta debajo. Vaqueros, de cinco a diez usos. Pijama, cada tres o cuatro noches. Traje y abrigo, una o dos veces por temporada; entre tanto, cepillo. Airear una noche ahorra la mitad de los lavados.',
    valentina:
      'Camiseta y ropa interior, siempre. Jersey, cada cinco con camiseta debajo. Vaqueros, de cinco a diez puestas. Pijama, cada tres o cuatro noches. Traje y abrigo, un par de veces por temporada y a airear, que una noche al aire ahorra la mitad de los lavados.',
  },
];
