import type { WrittenEntry } from './entry.ts';

/** Dress by trade, and for working days of note. */
export const work: readonly WrittenEntry[] = [
  {
    title: 'Abogada o abogado: despacho, juzgado y toga',
    questions: [
      'soy abogada que me pongo para el juzgado',
      'que se lleva debajo de la toga',
      'ropa de abogado joven para el despacho',
      'abogada litigante mexico como vestir',
      'traje para audiencia judicial abogado',
      'corbata en el juzgado es obligatoria',
    ],
    maya: 'Debajo de la toga, traje oscuro o camisa con corbata oscura, y ellas camisa o vestido sobrio con zapato que no suene en la sala. En despacho, traje o dos piezas combinadas; el día sin vistas, punto fino y americana. En la bolsa, otra camisa y medias.',
    valentina:
      'En sala, sobria y oscura, que la toga no lo tapa todo: cuello limpio y zapatos decentes. En el despacho sin vistas, punto fino y blazer. Y siempre una camisa de repuesto en el cajón, que el café existe.',
  },
  {
    title: 'Profesora o profesor: cómoda y con autoridad',
    questions: [
      'ropa para profesora de instituto',
      'soy maestra de primaria que me pongo',
      'profesora universitaria como vestir',
      'maestro ropa comoda para dar clase',
      'soy profesor nuevo y parezco alumno',
      'docente que zapatos para estar de pie',
    ],
    maya: 'Tejidos que se laven a 40, nada que se suba al escribir en la pizarra y bolsillos. Primaria: vaquero oscuro, camiseta buena, zapatilla de cuero. Secundaria y universidad: americana blanda o cárdigan largo, que marca la diferencia con el alumnado. Suela que amortigüe.',
    valentina:
      'Ropa que se lave fácil, que puedas agacharte y con bolsillos. Con peques, vaquero y zapas cómodas. Con adolescentes o en la uni, ponle una americana blandita y ya no te confunden con un alumno. Levanta el brazo ante el espejo antes de salir.',
  },
  {
    title: 'Sanidad: bata, pijama y lo que va debajo',
    questions: [
      'que llevo debajo del pijama sanitario',
      'soy enfermera que zapatos',
      'medica con bata que me pongo debajo',
      'uniforme clinico que talla elijo',
      'estudiante de medicina practicas ropa',
      'pijama sanitario se transparenta',
    ],
    maya: 'Bajo un pijama blanco, ropa interior de tu tono de piel y camiseta sin botones. Con bata, pantalón y blusa o camisa fáciles de lavar; manga que se pueda subir al codo, sin anillos ni pulsera. Zapato cerrado, antideslizante y lavable, y calcetín de compresión si son turnos largos.',
    valentina:
      'Debajo del blanco, color piel, siempre. Con bata, pantalón cómodo y camiseta buena. Sin anillos ni pulseras, y el pelo recogido. Zuecos cerrados que agarren y calcetín de compresión en las guardias, y las piernas te dan las gracias.',
  },
  {
    title: 'Obra e ingeniería: casco, botas y oficina el mismo día',
    questions: [
      'soy ingeniera de obra que me pongo',
      'ropa para visitar una obra',
      'arquitecta que va a obra y a reunion',
      'que botas de seguridad para mujer',
      'chaleco y casco con que ropa',
      'visita a planta industrial que zapatos',
    ],
    maya: 'Pantalón recto de tejido fuerte, camisa de algodón y una americana que se quede en el coche. Bota de seguridad de tu número real, no dos más, con calcetín técnico. Nada suelto, ni pañuelos ni collares. La protección la debe dar la empresa, también en tu talla.',
    valentina:
      'Vaquero o pantalón recio, camisa y botas de seguridad de tu número. El blazer, en el coche para la reunión. Nada colgando. Y pide las botas y el chaleco de tu talla, que la empresa los tiene que poner.',
  },
  {
    title: 'Camarera, cocinera y hostelería: uniforme y pies',
    questions: [
      'soy camarera que zapatos negros comodos',
      'ropa para trabajar de mesera',
      'pantalon negro que no se ponga gris hosteleria',
      'zapatos antideslizantes para cocina',
      'uniforme de camarero que llevo debajo',
      'me piden camisa blanca para trabajar de mesero',
    ],
    maya: 'Zapato negro con suela antideslizante y media talla de sobra para la tarde; plantilla. Pantalón negro con algo de elastano, dos en rotación, lavados del revés en frío. Camisa blanca de mezcla, que no se transparente ni arrugue, y camiseta color piel. Pelo sujeto y anillos en casa.',
    valentina:
      'Invierte en los zapatos: antideslizantes y con plantilla. Dos pantalones negros para turnar y lavarlos del revés. Camisa con un pelín de poliéster, que no se arrugue, y debajo color piel. Medias de repuesto en la taquilla.',
  },
  {
    title: 'Comercial, inmobiliaria o ventas',
    questions: [
      'soy comercial que ropa llevo a las visitas',
      'agente inmobiliaria como vestir',
      'vendedora de seguros que me pongo',
      'ropa para vender y dar confianza',
      'asesor inmobiliario outfit hombre',
      'voy a ver clientes en el campo y en oficina',
    ],
    maya: 'Un punto por encima del cliente, no tres: americana, pantalón o vestido liso y zapato limpio que camine. En el coche, unas botas de repuesto y un abrigo. Colores que dan calma: azul, beige, verde. Poco perfume, porque entras en casas.',
    valentina:
      'Un escalón por encima de quien te compra: americana, pantalón y zapato que ande. Azul, beige o verde dan confianza. Lleva unas botas en el maletero, y colonia poquita, que te metes en casa de la gente.',
  },
  {
    title: 'Psicóloga, orientadora y trabajo social',
    questions: [
      'soy psicologa que me pongo en consulta',
      'como viste una terapeuta',
      'trabajadora social que ropa llevo',
      'ropa para atender pacientes online',
      'psicologo hombre como vestir en consulta',
      'soy coach como visto',
    ],
    maya: 'Serena y cercana: punto, tejidos mates, colores medios, sin mensajes ni joya que suene. Una silueta cómoda para estar sentada una hora, y constancia: que se hable de la otra persona, no de la ropa. En línea, color liso de contraste con el fondo.',
    valentina:
      'Tranquila y cercana: punto, tonos suaves, cero tintineos. Que puedas sentarte una hora sin recolocarte. Si es online, un color liso que no se funda con la pared. Nada de camisetas con mensaje.',
  },
  {
    title: 'Trabajar cara al público: tienda, recepción, banco',
    questions: [
      'trabajo en recepcion que me pongo',
      'me piden vestir de negro en la tienda',
      'dependienta ropa negra bonita',
      'azafata de congreso zapatos',
      'trabajo en ventanilla de banco ropa',
      'me exigen tacones en el trabajo',
    ],
    maya: 'De negro sin aburrir: mezcla texturas, crepé, punto, satén mate, y una joya fija. Zapato con tres centímetros de cuña o plano con forma. Dos uniformes mínimos. Si te exigen tacón o un maquillaje que a otros no, consulta a tu comité o sindicato: la salud también cuenta.',
    valentina:
      'Si toca negro, juega con texturas y un pendiente bonito. Zapato plano con plantilla o cuñita. Y si solo a vosotras os piden tacones, pregunta en el comité o el sindicato, que eso se puede discutir.',
  },
  {
    title: 'Política, portavoz o salir en televisión',
    questions: [
      'voy a salir en la tele que me pongo',
      'entrevista en television ropa',
      'que no ponerse en camara',
      'me graban un video para la empresa que llevo',
      'ropa para ser candidata',
      'rayas finas en television',
    ],
    maya: 'Un color medio y liso cerca de la cara: azul, verde, teja, burdeos. Fuera raya fina, pata de gallo y cuadro pequeño, que vibran, y blanco o negro puros. Tela mate, solapa o escote donde prender el micro, nada que tintinee. Siéntate y mira cómo queda la falda.',
    valentina:
      'Color liso y con vida: azul, verde, granate. Rayitas y cuadraditos hacen aguas en pantalla, y el blanco puro quema. Algo donde enganchar el micro y pendientes que no suenen. Pruébate sentada antes.',
  },
  {
    title: 'Oficina en Bogotá, Lima, Santiago, Ciudad de México y Buenos Aires',
    questions: [
      'como se viste la gente en las oficinas de bogota',
      'codigo de vestir oficina lima',
      'trabajo en santiago de chile que me pongo para la oficina',
      'oficina en ciudad de mexico como voy vestida',
      'como van vestidos a trabajar en buenos aires',
      'viaje de trabajo a bogota que ropa llevo',
    ],
    maya: 'Bogotá, formal y por capas: paño, saco o gabardina, paraguas. Lima: formal en banca y ministerios, ligero y con chaqueta por la humedad. Santiago: sobrio, azul y gris, mañanas frías. Ciudad de México: arreglada, traje en lo corporativo, viernes con mezclilla. Buenos Aires: elegante y más suelto.',
    valentina:
      'Bogotá: arregladita y con capas, que hace frío y llueve. Lima: formal en bancos, fresquito con chaqueta. Santiago: sobrio. CDMX: muy arreglada entre semana, mezclilla el viernes. Buenos Aires: más relajado, pero con estilo.',
  },
  {
    title: 'Viaje de trabajo a un país con otro código',
    questions: [
      'reunion de trabajo en japon que me pongo',
      'voy a una reunion en arabia saudi mujer que ropa',
      'trabajo en alemania como visten en la oficina',
      'reunion en nueva york dress code',
      'viaje de negocios a china ropa',
      'que color no llevar en una reunion en asia',
    ],
    maya: 'Japón: oscuro, discreto, poco perfume, calcetín impecable porque puede tocar descalzarse. Golfo: manga y rodilla cubiertas, traje ellos. Alemania: sobrio, calidad sin brillo. Nueva York: negro, marino, corte limpio. China: clásico, sin blanco de luto. Ante la duda, un grado más formal el primer día.',
    valentina:
      'Japón: oscuro, discreto y calcetines sin agujeros, que igual te descalzas. Golfo: tapadita y traje. Alemania: sobrio. Nueva York: negro y líneas limpias. China: clásico. El primer día, mejor pasarte un pelo de formal.',
  },
  {
    title: 'Oficio manual: peluquería, estética y floristería',
    questions: [
      'soy peluquera que ropa me pongo',
      'uniforme para estetica que no se manche',
      'ropa negra con pelos pegados peluqueria',
      'florista ropa comoda',
      'manicurista zapatos comodos',
      'ropa para trabajar en un salon de belleza',
    ],
    maya: 'Tejidos lisos y resbaladizos, tipo microfibra o popelín, donde no se clave el pelo; nada de punto ni lana. Negro o color medio, manga al codo, delantal impermeable para tintes. Zapato cerrado con buena plantilla. Un rodillo en el cajón y dos delantales.',
    valentina:
      'Tela lisa, que el pelito no se clave: popelín o microfibra, punto jamás. Manga al codo, delantal para el tinte y zapato cerrado con plantilla. Rodillo quitapelos en el cajón y otro delantal limpio.',
  },
  {
    title: 'Teletrabajo sin pijama',
    questions: [
      'trabajo desde casa que me pongo',
      'ropa comoda para teletrabajo que no sea pijama',
      'home office como vestirme',
      'conjunto de casa arreglado',
      'pants de home office que se vean bien',
      'me da pereza vestirme si trabajo en casa',
    ],
    maya: 'Punto de calidad en conjunto: pantalón recto de canalé, jersey fino o camiseta gruesa, un cárdigan colgado en la silla para la cámara. Calcetín o zapatilla de casa con suela. Cambiarte al empezar y al acabar separa el día mejor que ninguna agenda.',
    valentina:
      'Un conjuntito de punto, pantalón recto y jersey, y eres persona. Ten una camisa o cárdigan en la silla para las videollamadas. Y cámbiate al terminar, que si no el día no acaba nunca.',
  },
  {
    title: 'Prácticas, becarios y primer sueldo',
    questions: [
      'empiezo las practicas que me pongo',
      'soy becaria y no tengo ropa de oficina',
      'pasantia que ropa llevo',
      'ropa de oficina barata para empezar',
      'que compro primero para trabajar en oficina',
      'practicante primer dia ropa',
    ],
    maya: 'Con seis prendas se hace un mes: dos pantalones rectos, marino y negro, tres partes de arriba lisas y una americana. Un zapato cerrado cómodo. Compra de segunda mano la americana, que es donde más se ahorra. Mira el primer día a quien lleva dos años, no al jefe.',
    valentina:
      'Dos pantalones, tres tops lisos, una americana y un zapato cómodo: con eso haces el mes. La americana, de segunda mano, que sale genial. Y fíjate en lo que lleva quien ya va por su segundo año.',
  },
  {
    title: 'Foto de carnet, pasaporte y perfil profesional',
    questions: [
      'que ropa para la foto del dni',
      'foto pasaporte que me pongo',
      'foto de perfil profesional ropa',
      'foto para el curriculum color de camisa',
      'puedo salir con tirantes en la foto del pasaporte',
      'foto de linkedin hombre sin traje',
    ],
    maya: 'Para carnet y pasaporte el fondo es claro: color medio u oscuro liso, escote que se vea en el recuadro, sin gorro ni gafas de sol; el pelo, fuera de la cara. Para perfil, lo que llevarías a tu mejor reunión: americana o punto liso, un color que te ilumine.',
    valentina:
      'Fondo blanco, así que color con cuerpo y cuello o escote que se vea, que con tirantes parece que no llevas nada. Pelo fuera de la cara. Para LinkedIn, una americana o jersey liso que te dé luz.',
  },
  {
    title: 'Orla, sesión de fotos familiar y book',
    questions: [
      'que ropa llevar a una sesion de fotos familiar',
      'foto de orla que me pongo',
      'fotos de embarazo ropa',
      'sesion de fotos en la playa familia colores',
      'book de fotos que ropa llevo',
      'fotos navideñas familia combinados',
    ],
    maya: 'Una paleta de tres tonos para todos, con una sola prenda estampada; nadie de clon. Crudo, azul y tostado en playa; verde, teja y gris en otoño. Texturas sí, logos y dibujos infantiles no. Orla: camisa o blusa con cuello bajo la toga. Lleva otra parte de arriba.',
    valentina:
      'Elegid tres colores y repartíos, solo uno con estampado. Playa: crudo, azul y arena; campo: verde y teja. Fuera logos y superhéroes. Para la orla, cuellito que asome. Y una camiseta de recambio para los peques.',
  },
  {
    title: 'Defensa de tesis y examen oral',
    questions: [
      'defensa de tesis que me pongo',
      'presento el tfg como voy vestida',
      'sustentacion de tesis ropa hombre',
      'rendir la tesis en chile tenida',
      'titulacion mexico examen profesional traje',
      'defensa del tfm de vestido',
    ],
    maya: 'Formal y tuyo: traje o americana con pantalón, o vestido midi con chaqueta; camisa planchada, zapato que ya conozcas. Color que dé calma, azul o gris, y algo claro cerca de la cara. En Chile y México se lleva traje. Bolsillo para el mando, y nada que te haga recolocarte.',
    valentina:
      'Traje o americana con pantalón, o midi con chaqueta, y zapatos que ya hayas usado. Azul o gris, y algo clarito arriba. En Latinoamérica va más formal todavía. Lo importante: nada que tengas que ir tocándote.',
  },
  {
    title: 'Cena con clientes y comida de negocios',
    questions: [
      'comida de negocios que me pongo',
      'cena con clientes como voy vestida',
      'almuerzo de trabajo en restaurante bueno ropa',
      'cena de trabajo sin pasarme mujer',
      'afterwork con jefes ropa',
      'desayuno de negocios que llevo',
    ],
    maya: 'Ropa de oficina con un detalle de noche: mejor tela, pendiente, zapato. De día, americana; de noche, vestido liso o pantalón con blusa de seda. Escote y largo, de reunión. Tejido oscuro o con dibujo si hay salsa, y chaqueta que puedas no quitarte.',
    valentina:
      'Como en la oficina, pero con mejor tela y un pendiente. Nada que sea de discoteca. Si hay marisco o salsa, algo oscuro o estampado, que perdona. Y bolso que quepa en la silla.',
  },
  {
    title: 'Congreso, feria y azafata',
    questions: [
      'voy a un congreso tres dias que ropa llevo',
      'feria profesional zapatos comodos',
      'soy ponente que me pongo',
      'stand en una feria que ropa',
      'jornada medica congreso como voy',
      'acreditacion colgada que estropea la ropa',
    ],
    maya: 'Tres partes de arriba, dos de abajo, una americana y dos pares planos que se alternen. Tejido que no pida plancha y bolsillos para tarjetas. La acreditación tapa el pecho: sin collar. Ponente: color liso con el micro en mente. Lleva capa, que el aire acondicionado manda.',
    valentina:
      'Dos pares de zapatos planos para turnar y te cambia la vida. Americana, tres tops y dos pantalones que no se arruguen. Collar fuera, que llevas la acreditación. Y un pañuelo, que ponen el aire a quince grados.',
  },
  {
    title: 'Uniforme obligatorio: hacerlo tuyo y que no pique',
    questions: [
      'mi uniforme de trabajo me queda mal',
      'el uniforme me pica que hago',
      'uniforme azul de oficina como lo hago bonito',
      'puedo arreglar el uniforme del trabajo',
      'uniforme de poliester que hace sudar',
      'uniforme que se abre en el pecho',
    ],
    maya: 'Pregunta si puedes ajustarlo: entallar y coger el bajo suele permitirse y lo cambia todo. Debajo, camiseta de algodón fina o interior técnico que no pique. Un broche por dentro entre botones evita que se abra. Lo tuyo va en zapato, pelo, uñas y pendiente pequeño.',
    valentina:
      'Que te lo entallen un poco, si dejan, y pareces otra. Camiseta finita de algodón debajo y no pica. Un corchete o imperdible por dentro si se abre en el pecho. Y lo personal, en pendientes, pelo y zapatos.',
  },
  {
    title: 'Ropa para opositores de policía, pruebas físicas y bomberos',
    questions: [
      'pruebas fisicas oposicion que ropa llevo',
      'que zapatillas para pruebas fisicas',
      'examen de policia entrevista ropa',
      'presentacion a filas que llevo',
      'prueba de natacion oposicion bañador',
      'reconocimiento medico oposicion ropa',
    ],
    maya: 'Física: lo ya entrenado, nada nuevo, camiseta lisa sin lemas, malla corta o pantalón con bolsillo cerrado y dos pares de calcetines. Bañador entero o de competición, gorro y gafas. Entrevista: traje o americana oscura, pelo recogido, poca joya. Médico: ropa fácil de quitar.',
    valentina:
      'No estrenes nada: zapas y mallas de entrenar. Camiseta lisa, calcetín de repuesto y bañador deportivo. Para la entrevista, oscuro, planchado y pelo recogido. Al médico, algo que se quite rápido.',
  },
  {
    title: 'Primer día de universidad',
    questions: [
      'que me pongo el primer dia de universidad',
      'como vestir en la universidad',
      'ropa para empezar la facultad',
      'primer dia de la u que ropa',
      'en la uni la gente va arreglada o informal',
      'bolso o mochila para la universidad',
    ],
    maya: 'Lo tuyo, un punto cuidado: vaquero que siente bien, camiseta o camisa, capa por el aire del aula y zapatilla limpia, porque se anda mucho. Mochila que cierre. Derecho y empresa visten algo más; bellas artes, lo que quieras. A la semana sabrás.',
    valentina:
      'Ve como tú en un buen día: vaqueros que te queden genial, camiseta mona, sudadera o blazer y zapas limpias, que andarás la vida. Mochila con cierre. En una semana ya sabes de qué va la cosa.',
  },
  {
    title: 'Exposición o presentación en clase',
    questions: [
      'que me pongo para exponer en clase',
      'ropa para una presentacion en la universidad',
      'tengo que exponer un trabajo que me pongo',
      'presentacion en el instituto como ir',
      'exposicion oral ropa',
      'como voy vestida para exponer delante de todos',
    ],
    maya: 'Un escalón más que tu día normal: camisa o blusa lisa, pantalón oscuro o falda, zapato que no suene. Mangas que puedas mover, nada que debas recolocarte, ni letras que lean en lugar de escucharte. Si sudas, blanco, marino o estampado pequeño.',
    valentina:
      'Un puntito más que siempre: camisa o blusa lisa, pantalón oscuro y zapato que no haga ruido. Nada que tengas que subirte ni colocarte, y camiseta con frases, no, que se pondrán a leer.',
  },
  {
    title: 'Día de exámenes largos',
    questions: [
      'que ropa llevo a un examen',
      'ropa comoda para la selectividad',
      'que me pongo para un examen de cuatro horas',
      'ropa para hacer la prueba de acceso',
      'examen de conducir que zapatos',
      'que me pongo para la ebau o el examen de admision',
    ],
    maya: 'Capas sin ruido: camiseta suave, sudadera o punto con cremallera, pantalón que no apriete sentada y zapato cómodo. En aulas hace frío o calor sin aviso. Sin pulseras que suenen, con reloj de agujas, y para conducir, suela fina y plana.',
    valentina:
      'Comodidad pura: camiseta suave, sudadera con cremallera y un pantalón que no apriete sentada. El aula será un horno o una nevera. Sin pulseras ruidosas, y si es de conducir, suela finita y plana.',
  },
  {
    title: 'Reunión de padres o tutoría en el colegio',
    questions: [
      'que me pongo para la reunion de padres',
      'tutoria con la profesora que ropa',
      'entrevista en un colegio para admitir a mi hijo',
      'primer dia de reunion del cole de mi hija',
      'como ir a hablar con el director',
      'junta de padres en el cole como voy vestida',
    ],
    maya: 'Como para una comida con gente que no conoces: vaquero oscuro o pantalón, camisa o punto, zapato limpio. Si es entrevista de admisión en un privado, americana o vestido sobrio. El chándal dice que pasabas por allí; el traje, que ibas a otro sitio.',
    valentina:
      'Normal y aseada: vaquero oscuro, camisa o jersey bonito y zapato limpio. Si te juegas una plaza en un privado, blazer. Y si vienes corriendo del trabajo, vienes del trabajo, nadie te juzga.',
  },
  {
    title: 'Pedir un aumento o una reunión con el jefe',
    questions: [
      'que me pongo para pedir un aumento',
      'reunion con mi jefe como voy',
      'evaluacion de desempeño ropa',
      'que me pongo para una reunion importante',
      'ropa para negociar el sueldo',
      'color para una reunion seria',
    ],
    maya: 'Viste como quien ya ocupa el puesto: un punto más que tu diario y sin estrenar nada. Marino o gris transmiten calma, una chaqueta da hombro, y un solo detalle de color basta. Zapato limpio y sin tintineos: que se recuerde la cifra.',
    valentina:
      'Vístete del puesto que quieres, un puntito más que siempre y con ropa que ya conozcas. Marino o gris, chaqueta que dé hombro y un toque de color. Sin pulseras cascabel, y di la cifra sin temblar.',
  },
  {
    title: 'Patinar sobre hielo, bolera o parque acuático',
    questions: [
      'que me pongo para patinar sobre hielo',
      'ropa para ir a la bolera',
      'que llevo a un parque acuatico',
      'ropa para patinar en hielo la primera vez',
      'bañador para parque acuatico',
      'guantes para patinar',
    ],
    maya: 'Hielo: mallas o pantalón elástico, guantes siempre, calcetín fino y alto, y chaqueta corta; nada de vaquero rígido. Bolera: pantalón que deje agacharse y calcetines, que el zapato se presta. Parque acuático: bañador entero o short atado, camiseta con filtro y escarpines.',
    valentina:
      'Hielo: mallas, guantes sí o sí, calcetín fino alto y chaqueta corta. Bolera: que puedas agacharte, y lleva calcetines. Parque acuático: bañador que no vuele en el tobogán, camiseta solar y escarpines.',
  },
  {
    title: 'Bodega, cata de vinos y picnic',
    questions: [
      'que me pongo para visitar una bodega',
      'ropa para una cata de vinos',
      'como ir a un picnic',
      'que llevo a una vendimia',
      'visita a viñedo que zapatos',
      'ropa para un dia de campo elegante',
    ],
    maya: 'Bodega y cata: capa para el sótano, que está a unos 14 grados, zapato plano cerrado, color que perdone una gota y sin perfume, que estorba al vino. Picnic: vestido con vuelo o pantalón, suela plana y tela que no transparente sobre la hierba.',
    valentina:
      'Bodega: capita, que abajo hace fresco, zapato plano y ropa oscurita por si salpica; y sin colonia, que te mata el vino. Picnic: vestido con vuelo para sentarte, suela plana y jersey para el final.',
  },
  {
    title: 'Spa, balneario o sauna',
    questions: [
      'que llevo a un spa',
      'que ropa para un balneario',
      'en la sauna se entra con bañador',
      'chanclas y gorro para el spa',
      'que me pongo para un masaje',
      'termas que ropa llevar',
    ],
    maya: 'Bañador liso sin metales, que queman en la sauna, chanclas de goma y gorro si lo piden; albornoz suelen dejarlo. En España se entra con bañador; en Alemania o Finlandia, sin él y con toalla. Para el masaje, braguita o la desechable. Sin joyas.',
    valentina:
      'Bañador sin aros ni metales, chanclas, gorro si lo piden y fuera joyas. Aquí, sauna con bañador; en Alemania, desnudos y con toalla, avisada quedas. Para el masaje te dan braguita desechable.',
  },
];
