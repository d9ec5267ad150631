import type { WrittenEntry } from './entry.ts';

/** Dress for health conditions and less common bodies. */
export const health: readonly WrittenEntry[] = [
  {
    title: 'Ostomía: bolsa cómoda bajo la ropa',
    questions: [
      'llevo una bolsa de ostomia que ropa me pongo',
      'colostomia pantalones que no aprieten',
      'ropa para disimular la bolsa de ostomia',
      'ileostomia que vestido me pongo',
      'tengo un estoma y no se que pantalon llevar',
      'ropa interior para ostomia',
    ],
    maya: 'La cintura va por encima o por debajo del estoma, nunca encima: tiro alto blando, o bajo con camisa suelta. Estampado, capas y tejido con cuerpo disimulan sin apretar; una faja ancha de ostomía o braga alta sujeta la bolsa. Peto, vestido camisero y tirantes van muy bien. Consulta a tu enfermera de ostomía.',
    valentina:
      'Que ninguna cinturilla pise el estoma: tiro alto suave o bajo con camisa por fuera. Estampados y capas y no se nota. Hay braguitas y bandas que la sujetan. Vestido camisero o peto, comodísimos. Y tu enfermera de ostomía sabe mil trucos.',
  },
  {
    title: 'Vestirse con una sola mano o tras un ictus',
    questions: [
      'como se viste una persona con una mano',
      'ictus ropa facil de poner',
      'hemiplejia vestirse que brazo primero',
      'me rompi el brazo y no puedo vestirme',
      'escayola en el brazo que ropa me pongo',
      'tengo el hombro operado que me pongo',
    ],
    maya: 'Se viste primero el brazo afectado y se desviste el último. Abertura delantera, manga ancha o raglán, botón a presión, cremallera con aro, pantalón elástico, zapato de meter. Con escayola, camisa dos tallas más o poncho fino, y cabestrillo de algodón. Sujetador delantero o camiseta interior.',
    valentina:
      'Truco de oro: la manga del brazo malo, la primera; al quitarla, la última. Camisa amplia por delante, pantalón de goma y zapato de meter. Con yeso, una camisa grande o un poncho. Y sujetador de cierre delantero.',
  },
  {
    title: 'Prótesis de pierna o de brazo',
    questions: [
      'llevo protesis en la pierna que pantalon me pongo',
      'ropa para protesis de pierna',
      'puedo llevar falda con protesis',
      'zapatos con protesis de pie',
      'pantalon con cremallera lateral protesis',
      'protesis de brazo manga',
    ],
    maya: 'Pantalón recto o ancho con cremallera lateral en la pernera, que permite llegar al encaje; tejidos lisos por dentro, que no rocen la funda. La altura del tacón es la que ajustó tu protesista: cambia de zapato, no de altura. Falda y corto, si te apetece: enseñarla es una elección.',
    valentina:
      'Pernera recta o ancha, y con cremallera en el lado si puedes, que te da la vida. Mismo tacón siempre, que la prótesis está regulada para esa altura. ¿Falda o pantalón corto? Claro, si te apetece. Y forro suave, que no roce.',
  },
  {
    title: 'Quimio: pañuelos, gorros y ropa de hospital',
    questions: [
      'me van a dar quimio y se me cae el pelo que pañuelo',
      'turbante oncologico como se pone',
      'ropa comoda para la quimio',
      'port a cath que camiseta llevo',
      'gorro para dormir sin pelo',
      'peluca o pañuelo que elijo',
    ],
    maya: 'Gorros de algodón o bambú sin costuras, y para salir un pañuelo grande de algodón sobre base antideslizante. Ropa que se abra por delante o por el hombro para el reservorio, capas porque la sala es fría, y zapato blando. Tejidos suaves, sin olor, que todo molesta más. Cejas y pendientes dan mucha luz.',
    valentina:
      'Gorrito de algodón para casa y pañuelo de algodón con su base para la calle, que la seda resbala. Camisa o cremallera delante si tienes reservorio. Lleva calcetín gordo y mantita. Un pendiente bonito y un toque de ceja, y te ves tú.',
  },
  {
    title: 'Linfedema y manguito',
    questions: [
      'llevo un manguito de compresion que ropa me pongo',
      'linfedema en el brazo mangas',
      'linfedema en la pierna pantalon',
      'que ropa evitar con linfedema',
      'media de compresion gruesa zapatos',
      'brazo hinchado que blusa',
    ],
    maya: 'Nada que apriete en anillo: puños con goma, tirantes finos, calcetín con elástico duro, pulsera y reloj en el otro brazo. Manga ancha, kimono o murciélago sobre el manguito; en pierna, pantalón recto o falda larga y zapato de ancho especial. Sujetador de tirante ancho.',
    valentina:
      'Que nada haga cinturón en el brazo o la pierna: fuera gomas y pulseras de ese lado. Manga ancha tipo kimono, tirante gordito y pantalón recto. Zapato ancho con velcro. Y hay manguitos de colores y estampados, que molan.',
  },
  {
    title: 'Piel atópica, eccema o psoriasis',
    questions: [
      'tengo dermatitis atopica que tela me pongo',
      'ropa para piel con eccema',
      'psoriasis y ropa negra escamas',
      'que tela no pica con piel atopica',
      'mi hijo tiene atopica que ropa compro',
      'puedo llevar lana con dermatitis',
    ],
    maya: 'Algodón suave, lyocell, viscosa o seda en contacto; costuras planas o del revés, sin etiqueta y holgado. Lava lo nuevo, poco detergente sin perfume, doble aclarado y sin suavizante. La lana común irrita; la merino muy fina a algunos les va. Con psoriasis, tonos claros y tejido liso.',
    valentina:
      'Lo que toque la piel, algodón suave o lyocell, sin etiquetas y con costuras planas. Lava todo antes de estrenar, poco jabón y sin perfume. La lana que pica, lejos. Si te caen escamitas, tonos claros y a otra cosa. Tu dermatólogo manda.',
  },
  {
    title: 'Alergia a tintes, látex o formaldehído de la ropa',
    questions: [
      'me sale alergia con la ropa nueva',
      'alergia al latex que ropa interior',
      'la ropa negra me da picor',
      'sarpullido por el tinte de la ropa',
      'ropa sin quimicos para alergicos',
      'me pica la goma del sujetador',
    ],
    maya: 'Suelen ser tintes oscuros de poliéster, acabados antiarrugas o gomas: pasa a fibras naturales en claro, lávalas antes, evita sin plancha y busca el sello Oeko-Tex Standard 100. Ropa interior con elástico forrado de algodón. Si sale sarpullido que no cede, un dermatólogo hace pruebas con parches.',
    valentina:
      'El sospechoso suele ser el tinte oscuro sintético o la goma. Prueba con algodón clarito, lavado antes, elásticos forrados y etiqueta Oeko-Tex. Si el sarpullido sigue, dermatólogo y pruebas, que así sabes qué es.',
  },
  {
    title: 'Fotosensibilidad, lupus o tratamiento que obliga a taparse del sol',
    questions: [
      'tengo lupus y no puedo tomar el sol que ropa',
      'medicamento que no deja tomar el sol ropa',
      'fotosensibilidad ropa de verano',
      'vitiligo proteccion del sol ropa',
      'ropa para despues de un tratamiento laser',
      'como me tapo del sol sin pasar calor',
    ],
    maya: 'Tejido ligero y tupido con UPF 50, manga larga suelta, pantalón ancho, guante fino para conducir y ala de más de siete centímetros. Colores medios y oscuros paran más que el blanco. Camisola abierta sobre tirantes, pañuelo para el escote, y crema en lo que quede fuera.',
    valentina:
      'Camisas amplias de manga larga con UPF 50, pantalón anchito y sombrerazo. Ojo, el blanco fino protege poco; mejor colores medios. Guantes finos para conducir y pañuelo en el escote. Y fresquita, que suelto ventila.',
  },
  {
    title: 'Sudar mucho: tejidos, colores y trucos',
    questions: [
      'sudo muchisimo que ropa me pongo',
      'hiperhidrosis ropa',
      'se me marcan las axilas al sudar',
      'que color no marca el sudor',
      'sudo en las reuniones que camisa',
      'almohadillas para el sudor de la camisa',
      'que ropa no marca el sudor',
      'que colores no se nota el sudor',
      'sudo mucho de las axilas que me pongo',
      'camisa que no se note el sudor',
      'que tela no da olor a sudor',
      'ropa para sudar mucho',
      'telas que no marcan el sudor',
    ],
    maya: 'Blanco, negro, marino y estampado menudo marcan menos que gris claro, azul medio, teja y satén. Tela con textura y aire: lino, piqué, seersucker, lyocell o merino fina, con sisa holgada; el poliéster guarda olor. Camiseta interior con sobaquera y una camisa de repuesto. Si te limita, hay tratamientos: pregunta al dermatólogo.',
    valentina:
      'Gris y celeste, prohibidos, y el satén también; blanco, negro, marino o estampadito, perfecto. Tela suelta que respire, lino, piqué o merino fina, y nada de poliéster, que coge olor. Camiseta interior con sobaqueras y otra camisa en el bolso. Y si te amarga, el dermatólogo tiene soluciones.',
  },
  {
    title: 'Pelo fino, calvicie o alopecia',
    questions: [
      'soy calvo que gorro me favorece',
      'poco pelo y que sombrero me pongo',
      'alopecia pañuelo o peluca',
      'calva con traje como queda',
      'gorra o sombrero para calvos',
      'tengo entradas que cuello de camisa',
    ],
    maya: 'Cabeza limpia o rapada y el interés en otro sitio: cuello bien puesto, buena gafa, barba cuidada si la hay. Gorro fino ceñido, visera corta o fieltro de ala media, de tu talla. Pañuelo con volumen en la coronilla en ella. Y sombrero por sol, siempre.',
    valentina:
      'Con la cabeza despejada luces cuello y cara: camisas buenas, gafas con carácter y, si hay barba, cuidadita. Gorro fino o gorra de visera corta. Si llevas pañuelo, dale volumen arriba. Y crema y sombrero, que la calva se quema.',
  },
  {
    title: 'Bomba de insulina, sensor o sonda',
    questions: [
      'llevo bomba de insulina donde la pongo con vestido',
      'sensor de glucosa en el brazo que manga',
      'vestido para llevar bomba de insulina',
      'sonda o cateter que pantalon',
      'fistula de dialisis manga',
      'holter que ropa me pongo',
    ],
    maya: 'Bolsillos: hoy los hay en vestidos, mallas con bolsillo lateral y bandas de cintura finas; en fiesta, liga de muslo o clip en el sujetador. Sensor: manga suelta o a la vista, sin miedo. Sonda: pantalón ancho con bolsa en la pierna. Fístula: manga amplia o con cremallera y nada que apriete ese brazo.',
    valentina:
      'Busca vestidos con bolsillos o mallas con bolsillo al lado; para fiesta, una liga con funda. El sensor, a la vista o con manga suelta. Con sonda, pernera ancha. Y con fístula, nada apretado en ese brazo, ni reloj.',
  },
  {
    title: 'Pérdidas de orina: ropa y secreto',
    questions: [
      'ropa para perdidas de orina',
      'bragas absorbentes se notan',
      'incontinencia que pantalon me pongo',
      'tengo perdidas al hacer deporte que ropa',
      'ropa interior para perdidas hombre',
      'miedo a manchar el pantalon',
    ],
    maya: 'Braga o calzoncillo absorbente, que hoy es fino y lavable, en negro o color piel; encima, tejido con cuerpo, oscuro o estampado, y blusa que tape la cadera. En el bolso, muda y bolsita. Deporte: malla negra mate. Y consulta: el suelo pélvico se entrena y mejora mucho.',
    valentina:
      'Hay bragas y calzoncillos absorbentes chulos y lavables que no se notan. Encima, tela oscura o estampado y algo que cubra la cadera. Muda en el bolso y adiós miedo. Y cuéntaselo a tu matrona o fisio, que tiene arreglo.',
  },
  {
    title: 'Juanetes, pies hinchados y pie diabético',
    questions: [
      'tengo juanetes que zapatos me pongo',
      'zapatos de fiesta con juanetes',
      'pie diabetico que zapato compro',
      'se me hinchan los pies que calzado llevo',
      'zapatos anchos bonitos',
      'fascitis plantar que zapato',
    ],
    maya: 'Puntera redonda y ancha, piel blanda sin costura en el juanete, tira por detrás y tacón ancho de dos a cuatro centímetros. Fiesta: sandalia con tiras que esquiven el hueso. Pie diabético: sin costuras interiores, calcetín sin goma, y revisar con podólogo. Fascitis: algo de tacón, nunca plano del todo.',
    valentina:
      'Puntera ancha, piel blandita y nada de costuras en el hueso. De fiesta, tacón gordo y sandalia con tiras que no lo pillen. Pruébatelos por la tarde. Si es pie diabético, podólogo siempre y calcetín sin elástico.',
  },
  {
    title: 'Escoliosis, corsé ortopédico y espalda curva',
    questions: [
      'mi hija lleva corse para la escoliosis que ropa',
      'escoliosis un hombro mas alto que otro ropa',
      'ropa encima de corse ortopedico',
      'se nota la escoliosis con vestido',
      'espalda redonda que chaqueta',
      'cadera mas alta que otra falda torcida',
    ],
    maya: 'Con corsé, camiseta interior sin costuras pegada y encima una talla más: sudadera, camisa abierta, vestido recto, pantalón de cintura elástica. Sin corsé, tejidos con caída, capas abiertas, escote asimétrico o pañuelo a un lado, hombrera fina en el bajo. La falda se iguala en la modista.',
    valentina:
      'Bajo el corsé, camiseta sin costuras; encima, una talla más y cositas sueltas. Para un hombro más alto, capas, asimetría o una hombrerita en el otro. La falda que se tuerce la iguala la modista. Y a lucir, que nadie está hecho con regla.',
  },
  {
    title: 'Un pecho distinto del otro',
    questions: [
      'tengo un pecho mas grande que otro que sujetador',
      'asimetria de pechos como se disimula',
      'un seno mas grande que otro bañador',
      'relleno para un solo lado del sujetador',
      'prótesis externa de pecho bañador',
      'una copa me sobra',
    ],
    maya: 'Es de lo más común. Se compra para el mayor y en el otro va un relleno extraíble, del mismo tejido. Copa moldeada antes que encaje suelto; escote cruzado, drapeado o estampado a un lado. En bañador, forro con bolsillo y copa. Si hay mucha diferencia, una corsetería lo ajusta.',
    valentina:
      'Le pasa a medio mundo. Sujetador para la grande y un rellenito en la otra copa. Escotes cruzados o con drapeado y ni se ve. Bañador con copas que se sacan. Y en una corsetería te lo dejan perfecto.',
  },
  {
    title: 'Cicatrices, estrías, varices y vello',
    questions: [
      'quiero tapar una cicatriz sin pasar calor',
      'tengo varices y quiero llevar falda',
      'cicatriz de cesarea que braga no roza',
      'estrias y bikini que me pongo',
      'vello en los brazos y manga corta',
      'manchas en las piernas vestido de verano',
    ],
    maya: 'Taparlas es opción, no obligación. Si prefieres: midi fluido, pantalón ancho de lino, manga larga de gasa, media de verano de pocos deniers o maquillaje de piernas. La cicatriz reciente pide algodón, cintura alta que no la roce y protección del sol. Con varices, compresión ligera.',
    valentina:
      'Tápalas solo si te apetece. Midi con vuelo, lino ancho o manga de gasa son fresquitos. Si la cicatriz es nueva, que nada roce y sol ni verlo. Cesárea: braguita alta de algodón. Y si un día vas sin nada, también estupenda.',
  },
  {
    title: 'Tobillos anchos, piernas arqueadas o rodillas',
    questions: [
      'tengo los tobillos anchos que zapatos',
      'piernas arqueadas que pantalon',
      'rodillas gordas que falda',
      'pantorrillas gruesas con vestido',
      'piernas en x que jeans',
      'que zapato afina el tobillo',
    ],
    maya: 'Tobillo: escote del zapato en V, sin pulsera, tono de tu piel y algo de tacón. Piernas arqueadas: pantalón recto o ancho, nunca pitillo. Rodilla: falda justo debajo o medio palmo por encima. Las botas, que acaben en la parte más fina de la pierna.',
    valentina:
      'Sin pulsera en el tobillo y con el zapato en pico, que afina. Piernas con curva, pantalón recto o wide leg. La falda, justo bajo la rodilla o más cortita, sin cortarla por el medio. Y todo eso si te importa, claro.',
  },
  {
    title: 'Trasero plano o grande: vaqueros que sientan',
    questions: [
      'tengo poco culo que jeans me pongo',
      'jeans para culo grande y cintura estrecha',
      'pantalones para nalga plana',
      'los vaqueros me hacen el culo caido',
      'bolsillos del jean que realzan',
      'mucha cadera y cintura fina pantalon',
    ],
    maya: 'Para dar forma: bolsillo con solapa o mediano, alto y algo inclinado, canesú en V y tela firme. Con más volumen: bolsillo grande y centrado, tiro alto con pinza en la cintura y elastano justo. El bolsillo bajo y separado baja. Cintura fina y cadera: corte curvy.',
    valentina:
      'Poco trasero: bolsillos altos, con tapeta, y tela gordita. Mucho: bolsillo grande, tiro alto y corte curvy, que no haga hueco en la cintura. Lo que nunca: bolsillos pequeños y bajos, que lo descuelgan. Mírate de espaldas con el móvil.',
  },
  {
    title: 'Brazos o piernas muy largos, y pies grandes',
    questions: [
      'calzo un 42 de mujer donde encuentro zapatos',
      'pies grandes de mujer que zapato disimula',
      'brazos largos las mangas me quedan cortas',
      'soy mujer alta las mangas se me quedan cortas',
      'calzo un 47 hombre',
      'soy muy alta y los pantalones me quedan pesqueros',
    ],
    maya: 'Busca la línea tall: manga y pierna llevan cinco centímetros más. Manga francesa o remangada a propósito resuelve. Pie grande: punta almendrada, color medio u oscuro, empeine escotado en redondo y nada de puntera muy fina; las tiendas especializadas y los modelos unisex llegan al 44 en mujer.',
    valentina:
      'Mira la sección tall, que alarga mangas y piernas. Si no, manga remangada y bajo al tobillo como si fuera la idea. Pie grande: punta almendrada y color que no sea blanco. En unisex hay de todo, del 42 para arriba.',
  },
  {
    title: 'Talla baja, enanismo o proporciones no estándar',
    questions: [
      'ropa para personas de talla baja',
      'acondroplasia donde compro ropa',
      'pantalones para enanismo',
      'mido 1,30 que ropa me queda',
      'ropa de adulto con pierna muy corta',
      'adaptar abrigo para talla baja',
    ],
    maya: 'Se compra por el torso y los hombros, y se acorta manga y pierna; un patrón propio en modista, hecho una vez, sale a cuenta en lo que usas a diario. Líneas limpias, cinturas en su sitio, prendas de adulto y no de niño para lo formal. Manga tres cuartos y culotte como tobillero ayudan.',
    valentina:
      'Compra por hombros y torso, y que te acorten mangas y piernas. Un culotte te hace de pantalón y una tres cuartos, de manga larga. Para lo formal, ropa de adulto arreglada, no infantil. Con una modista de confianza, ganas.',
  },
  {
    title: 'Baja visión o ceguera: armario que se reconoce',
    questions: [
      'soy ciega como se que ropa combina',
      'etiquetar la ropa para personas ciegas',
      'daltonismo como combino colores',
      'mi hijo es daltonico y se viste mal',
      'app para saber colores de ropa',
      'baja vision armario organizado',
    ],
    maya: 'Un sistema sencillo: botones cosidos o nudos en la etiqueta según color, perchas por conjuntos ya montados, base de neutros y texturas distintas al tacto. Las apps de cámara leen colores y etiquetas en voz alta. Daltonismo: etiquetas con el nombre del color y azules, grises y blancos como base.',
    valentina:
      'Marca el color por dentro con puntadas o botoncitos y cuelga los conjuntos ya hechos. Elige texturas que notes con la mano. Si es daltonismo, apunta el color en la etiqueta y tira de azul, gris y blanco. Y hay apps que te lo dicen en alto.',
  },
  {
    title: 'Demencia o alzhéimer: ropa que ayuda',
    questions: [
      'mi padre tiene alzheimer y se quita la ropa',
      'ropa para demencia que no se desabroche',
      'mi abuela se pone la ropa al reves',
      'body para mayores con cremallera trasera',
      'vestir a una persona con alzheimer',
      'mono adaptado para ancianos',
    ],
    maya: 'Pocas opciones, siempre iguales y en el orden de ponerse, de dentro afuera. Prendas sin derecho ni revés claros, cintura elástica, zapato con velcro y sujeción. Si se desviste, mono de cierre trasero, que lo aconseje su equipo. Sus colores y su estilo de siempre, que la calman.',
    valentina:
      'Prepara solo un conjunto, en orden, y siempre en el mismo sitio. Goma, velcro y nada que se abroche mucho. Si se desnuda, hay monos con cremallera atrás; pregunta a quien le cuida. Y su rebeca de siempre, que tranquiliza.',
  },
  {
    title: 'Sensibilidad a ruidos, costuras o texturas en adultos',
    questions: [
      'soy autista y no soporto la ropa',
      'no aguanto las etiquetas ni las costuras',
      'ropa sensorial para adultos',
      'me molesta la ropa ajustada o suelta',
      'hipersensible tejidos suaves para trabajar',
      'tdah que ropa me pongo sin agobiarme',
    ],
    maya: 'Elige por sensación antes que por aspecto: costura plana, sin etiqueta, mismo modelo repetido en tres colores. Algodón lavado, modal, lyocell. Si calma la presión, capa interior ceñida; si molesta, suelto. Para lo formal, americana de punto y pantalón con goma que parecen de vestir. Repetir no es defecto.',
    valentina:
      'Lo que te siente bien, cómpralo repetido en tres colores y fuera líos. Costuras planas, sin etiquetas, modal o algodón lavado. ¿Evento? Blazer de punto y pantalón con goma, que parece de vestir. Y la misma ropa cada día es un superestilo.',
  },
  {
    title: 'Trans y no binario: prendas que acompañan',
    questions: [
      'soy chico trans que ropa me pongo',
      'ropa para mujer trans empezando',
      'binder talla y seguridad',
      'como visto mas masculino',
      'vestir androgino que compro',
      'hombros anchos mujer trans vestido',
    ],
    maya: 'Lo que cuenta es cómo te reconoces. Más masculino: hombro marcado, camisa recta, pantalón recto a la cadera y zapato con suela. Más femenino: escote en V, cintura, falda evasé. Un binder, de tu talla, pocas horas, nunca para dormir ni deporte, y jamás vendas. Andrógino: líneas rectas, neutros.',
    valentina:
      'Tú mandas. Para un aire masculino: camisa recta, hombro definido, pantalón recto y bota. Femenino: escote en V, cintura y vuelo. Binder: tu talla, pocas horas y nada de vendas ni dormir con él. Andrógino: básicos rectos y blazer.',
  },
  {
    title: 'Ropa de cama y pijama si tienes calor por la noche',
    questions: [
      'sudo por la noche que pijama uso',
      'pijama para menopausia',
      'que pijama no da calor',
      'camison o pijama para el calor',
      'pijama de bambu sirve',
      'paso calor durmiendo que tela',
    ],
    maya: 'Suelto y fresco: algodón ligero, lyocell, lino lavado o modal; evita poliéster satinado y franela. Camisón o pantalón corto con camiseta grande, en dos piezas para quitar una. Muda a mano. Sábana de percal, y calcetín solo si los pies están fríos, que también despiertan.',
    valentina:
      'Camiseta grande o camisón suelto de algodón fino o lyocell; el satén sintético, ni verlo. Dos piezas para quitarte una, y otro pijama en la silla por si acaso. Las sábanas, de percal.',
  },
];
