import type { WrittenEntry } from './entry.ts';

/** Moments of life, ways of living, and ages. */
export const people: readonly WrittenEntry[] = [
  {
    title: 'Embarazo: primer trimestre',
    questions: [
      'estoy embarazada de 2 meses y me aprieta todo',
      'que me pongo el primer trimestre de embarazo',
      'ropa para embarazo que aun no se nota',
      'no quiero que se note el embarazo en el trabajo',
      'pantalones que no aprieten en el embarazo al principio',
    ],
    maya: 'De la semana una a la doce apenas cambia la silueta, pero sí la cintura y el pecho. Bastan cinturas elásticas, una goma pasada por el ojal, camisas sueltas y un sujetador sin costuras. Una capa abierta es discreta si todavía no se quiere contar. Aún no compres premamá.',
    valentina:
      'Al principio lo que molesta es la cintura y el pecho. Goma en el ojal del vaquero, cinturillas elásticas, camisa suelta y un sujetador suave. Si aún no lo cuentas, capa abierta y tela con cuerpo. No corras a comprar premamá, que falta.',
  },
  {
    title: 'Embarazo: segundo trimestre',
    questions: [
      'estoy de 5 meses que ropa compro',
      'ropa de embarazada para la oficina',
      'cuando empezar a comprar ropa premama',
      'que talla premama uso',
      'embarazo 4 meses sujetador nuevo',
    ],
    maya: 'Del cuarto al sexto mes llegan las compras útiles: un pantalón con faja, otro de vestir, dos camisetas largas y un vestido de punto. La talla premamá es la de antes del embarazo. El pecho se mide de nuevo, y el sujetador se abrocha en el corchete que deje crecer el contorno.',
    valentina:
      'Ahora sí: un vaquero con faja, un pantalón de vestir, un par de camisetas largas y un vestido de punto, que lo usas todo el rato. La talla premamá es la tuya de antes. Mídete otra vez el pecho, y a la oficina, blazer abierto y a correr.',
  },
  {
    title: 'Embarazo: tercer trimestre',
    questions: [
      'embarazo 8 meses que me pongo con calor',
      'no me entra ningun zapato embarazada',
      'ropa para el final del embarazo',
      'estoy de 9 meses y voy a una boda',
      'se me hinchan los pies en el embarazo que calzado',
    ],
    maya: 'Al final mandan el calor y los pies: vestidos de punto o de corte alto, fibras que respiren, faja sin presión y zapato estable, ancho y fácil de poner, con dos o tres centímetros de tacón ancho como mucho. Para una ceremonia, largo y cruzado. Hinchazón brusca: al médico.',
    valentina:
      'Vestidos, vestidos y vestidos: punto elástico o corte bajo el pecho, algodón o lino si hace calor. Zapato ancho, estable y que entre sin agacharse. ¿Boda? Cruzado largo y sandalia de tacón bajo y grueso. Si te hinchas de golpe, llama al médico.',
  },
  {
    title: 'Después del parto',
    questions: [
      'que me pongo despues de dar a luz',
      'ropa para el posparto',
      'tuve cesarea que pantalones no me rozan',
      'acabo de ser madre y nada me vale',
      'que ropa llevo al hospital para el parto',
    ],
    maya: 'Las primeras semanas, cintura alta y blanda por encima de la cicatriz si hubo cesárea, camisas que abren y tejidos que se lavan a diario. Al hospital, camisón abierto, bata y una muda holgada para salir. No hay talla a la que volver con prisa: el cuerpo lleva su calendario.',
    valentina:
      'Comodidad total: cinturilla alta y blandita, que no roce si hubo cesárea, camisas que se abran y todo lavable. Al hospital, camisón abierto y algo suelto para volver a casa, tirando a ropa de seis meses de embarazo. Y sin prisa por lo de antes.',
  },
  {
    title: 'Ropa para dar el pecho',
    questions: [
      'que ropa me pongo para dar el pecho',
      'ropa de lactancia sin que sea fea',
      'vestido para boda dando de mamar',
      'sujetador de lactancia cuando comprarlo',
      'como amamantar en publico con ropa normal',
    ],
    maya: 'Sirve casi todo lo que abre por delante o se levanta: camiseros, cruzados, jersey corto sobre camiseta de tirantes. El sujetador de lactancia, cuando la talla se asienta, y sin aro las primeras semanas. El estampado menudo disimula una gota; la seda lisa, no.',
    valentina:
      'Truco: dos capas. Camiseta de tirantes que bajas y otra encima que subes, y nadie ve nada. Camiseros y cruzados, también para boda. Sujetador sin aro al principio. Y estampado pequeño, que si gotea ni se entera nadie.',
  },
  {
    title: 'Menopausia y sofocos',
    questions: [
      'que me pongo con los sofocos de la menopausia',
      'ropa para la menopausia que no de calor',
      'bochornos en la oficina como me visto',
      'sudo de repente que telas uso',
      'pijama para sudores nocturnos',
    ],
    maya: 'Contra el sofoco, capas finas que se quitan con una mano: camisa abierta sobre camiseta, cárdigan ligero, pañuelo. Lino, algodón fino, lana merino y liocel respiran mejor que el poliéster. Los medios tonos delatan el sudor; el blanco, el marino y el estampado, no.',
    valentina:
      'Capas que vuelen en dos segundos: camiseta, camisa abierta, cárdigan fino. Telas que respiren, lino, algodón, merino o liocel, y cuello sin cerrar. El gris medio chiva el sudor; blanco, marino y estampado lo callan. De noche, igual: fino y natural.',
  },
  {
    title: 'Trabajar muchas horas de pie',
    questions: [
      'trabajo 8 horas de pie que zapatos me pongo',
      'soy camarera que calzado recomiendas',
      'me duelen los pies en el trabajo',
      'ropa comoda para trabajar parada todo el dia',
      'zapatos elegantes para estar de pie',
      'zapatos para estar todo el dia parada',
      'que calzado usar si trabajo de pie',
      'zapatos comodos para mesera',
    ],
    maya: 'De pie ayudan una suela amortiguada con algo de cuña, de dos a cuatro centímetros, horma ancha, talón firme y poco peso; dos pares alternos descansan pie y zapato. Calcetín sin costura gruesa y pantalón que ceda. La media de compresión, con consejo sanitario; un dolor que dura pide un podólogo.',
    valentina:
      'Ni plano total ni taconazo: suela con amortiguación, dos a cuatro centímetros, punta ancha y talón que no baile. Dos pares para ir alternando, que se nota muchísimo. Pantalón con elastano y calcetín bueno. Piernas cargadas, pregunta por medias de compresión; si el dolor no se va, al podólogo.',
  },
  {
    title: 'Si siempre tienes frío',
    questions: [
      'soy muy friolera como me visto',
      'paso frio en la oficina por el aire acondicionado',
      'siempre tengo las manos y los pies helados',
      'como abrigarme sin parecer una cebolla',
      'camiseta termica que no se note debajo',
    ],
    maya: 'El calor lo guardan las capas finas, no un jersey enorme: camiseta térmica de merino o seda, punto fino y una capa que corte el aire. Cierra cuello, muñecas y tobillos. Calcetín de lana en zapato holgado, porque el pie apretado se enfría. Un chal ancho sirve de manta en la oficina.',
    valentina:
      'Mejor tres finas que una gorda: térmica de merino, jersey finito y algo que pare el viento. Tapa cuello, muñecas y tobillos. Pies: calcetín de lana y zapato con sitio, que apretado se hiela. Y un pañuelo enorme en el bolso contra el aire acondicionado.',
  },
  {
    title: 'Vestirse en silla de ruedas',
    questions: [
      'uso silla de ruedas que ropa es comoda',
      'pantalones para estar sentado todo el dia',
      'que abrigo llevo en silla de ruedas',
      'ropa adaptada elegante',
      'vestido de boda invitada en silla de ruedas',
    ],
    maya: 'Sentado, el pantalón pide tiro alto por detrás, más bajo delante, largo extra y ninguna costura o bolsillo trasero donde se apoya el cuerpo. Chaquetas cortas, con pliegue en la espalda; mangas que no toquen la rueda. Falda, con vuelo medio. Pruébalo todo sentado: ahí se juzga.',
    valentina:
      'Pruébatelo sentado, que es como se ve. Pantalón alto por detrás, sin bolsillos ni costuras gordas ahí, y un poco más largo. Abrigo y blazer cortos, manga que no roce la rueda. Telas que cedan y cierres fáciles. Arriba, todo el color que quieras.',
  },
  {
    title: 'Ropa fácil de poner',
    questions: [
      'ropa facil de abrochar para manos con artrosis',
      'no puedo subir el brazo que camisas me pongo',
      'me operaron del hombro que ropa uso',
      'zapatos sin cordones faciles de poner',
      'vestir a una persona mayor con movilidad reducida',
      'ropa para parkinson facil de abrochar',
      'mi madre tiene artritis y no puede con los botones',
      'camisa con velcro que parezca de botones',
      'ropa para temblor en las manos',
      'abrochar botones con una sola mano',
      'zapatos sin cordones para mayores con parkinson',
    ],
    maya: 'Cierres delanteros, imán o velcro bajo el botón falso, cremallera con anilla grande, cintura elástica, punto que ceda y forro que deslice; cordones elásticos o velcro, y calzador largo. Sentado y sin prisa: primero entra el brazo que menos se mueve, y sale el último. Con marcapasos, consulta antes de usar imanes.',
    valentina:
      'Que abra por delante: imanes o velcro detrás de botones de adorno, tiradores grandes en la cremallera y goma en la cintura. Zapato de velcro o cordones elásticos, y calzador largo. Sentado y sin prisa, primero el brazo malo; al quitártelo, al final. Con marcapasos, los imanes se preguntan.',
  },
  {
    title: 'Hijab: tejidos y conjunto',
    questions: [
      'que tela de hijab para verano',
      'como combinar el hijab con la ropa',
      'el hiyab se me resbala que hago',
      'outfit con hijab para la oficina',
      'ropa para mujer musulmana con manga larga y fresca',
    ],
    maya: 'Para el calor, gasa de algodón, modal o viscosa; la seda y el satén piden una cinta debajo para no resbalar. Un tono del pañuelo que se repita en zapato o bolso ordena el conjunto. Túnicas, vestidos largos y pantalón ancho con camisa amplia dan línea y frescor.',
    valentina:
      'En verano, modal, viscosa o gasa de algodón; si es satén, gorrito debajo y no se mueve. Que el color del pañuelo vuelva a salir en el zapato o el bolso. Para el curro: pantalón ancho, camisa larga y blazer. Capas finas y sueltas, que tapar no es asarse.',
  },
  {
    title: 'Vestir con recato: manga, largo y escote',
    questions: [
      'ropa modesta moderna',
      'reglas de tzniut para vestir',
      'vestido de fiesta con manga y sin escote',
      'faldas por debajo de la rodilla para ir elegante',
      'moda modesta para ir a la sinagoga o la iglesia',
    ],
    maya: 'El tzniut pide a menudo cubrir clavícula, codo y rodilla, con falda y, si la mujer está casada, el cabello; cada comunidad pone su medida. Ayudan la camiseta de cuello alto bajo el vestido, la midi con vuelo y la manga francesa. El recato se lleva con corte y tela, no con sacos.',
    valentina:
      'Lo habitual en el tzniut: tapar clavícula, codo y rodilla, falda, y el pelo si estás casada, aunque cada comunidad es un mundo. Midi con vuelo, camiseta fina debajo de vestidos con escote, manga francesa. Con buen corte queda de diez.',
  },
  {
    title: 'Vestirse a partir de los 60',
    questions: [
      'tengo 65 años como me visto moderna',
      'ropa para mujer de 60 que no sea de señora mayor',
      'hombre de 70 años como vestir bien',
      'soy jubilada y no se que ponerme',
      'que no deberia llevar una mujer mayor',
    ],
    maya: 'La edad no prohíbe nada. Lo que rejuvenece un conjunto es el corte actual, la talla justa y un buen zapato; lo que lo apaga, lo gastado y lo desproporcionado. Con el pelo claro, mira de nuevo los colores junto a la cara. Una pieza con carácter y el resto sereno.',
    valentina:
      'No hay ropa prohibida por el DNI. Corte de ahora, tu talla de hoy y un calzado con gracia: con eso ya está. Si el pelo se ha aclarado, prueba colores cerca de la cara, que quizá te van otros. Y una cosa con chispa, que te lo has ganado.',
  },
  {
    title: 'Adolescentes: acertar sin pelear',
    questions: [
      'mi hija de 14 solo quiere ropa ancha',
      'que le compro a un chico de 15 años',
      'discuto con mi hijo adolescente por la ropa',
      'regalo de ropa para una chica de 13',
      'mi hija adolescente tiene complejo con su cuerpo que ropa',
    ],
    maya: 'A esa edad la ropa es idioma: conviene acordar dos o tres límites, como el colegio o una ceremonia, y dejar libre lo demás. Se compra poco y con su presencia, porque el cuerpo cambia. La talla se nombra sin comentarios; del cuerpo, nada. Si sufre, se habla con un profesional.',
    valentina:
      'Deja que elija y pacta solo lo básico: cole, boda de la tía y poco más. Lo ancho es su manera de estar cómodos. Para regalar, sudadera o algo con ticket. Y del cuerpo ni media broma; si lo pasa mal de verdad, pedid ayuda a alguien que sepa.',
  },
  {
    title: 'El primer sujetador',
    questions: [
      'a que edad el primer sujetador',
      'mi hija de 11 necesita corpiño',
      'que top compro a una niña que empieza a tener pecho',
      'primer brasier talla',
    ],
    maya: 'No hay edad fija: cuando el roce molesta o ella lo pide. Se empieza con un top de algodón sin aros ni relleno, por contorno y sin apretar, y se revisa cada pocos meses. Que elija ella, con intimidad y sin ceremonia.',
    valentina:
      'Cuando le moleste el roce o lo pida, sin más. Top de algodón, sin aro ni relleno, que no apriete. Se queda pequeño enseguida, así que dos o tres y a revisar. Déjala elegir y cero comentarios delante de nadie.',
  },
  {
    title: 'Básicos de hombre',
    questions: [
      'que basicos necesita un hombre en su armario',
      'soy hombre y no se nada de ropa por donde empiezo',
      'ropa basica hombre 30 años lista',
      'prendas imprescindibles masculinas',
      'quiero vestir mejor siendo hombre sin gastar mucho',
      'mi novio solo tiene camisetas de futbol que es lo minimo',
      'soy chico y nunca me enseñaron a vestirme por donde empiezo',
      'me separe y mi ex compraba toda mi ropa',
      'que debe tener un hombre en su armario',
      'essentials para hombre',
    ],
    maya: 'Para empezar: dos camisas, blanca y celeste; tres camisetas lisas; un jersey fino marino; vaquero oscuro recto; un chino; una americana sin forrar; abrigo o gabardina; zapatilla blanca, zapato marrón y cinturón del mismo tono. Todo en tu talla de hombro.',
    valentina:
      'Lista corta: camisas blanca y celeste, camisetas lisas, jersey marino, vaquero oscuro recto, un chino, una americana blandita, un abrigo, zapas blancas, zapato marrón y cinturón a juego. Que el hombro encaje y el bajo no haga acordeón: ya vas mejor que el 90 %.',
  },
  {
    title: 'Hombre con tripa',
    questions: [
      'soy hombre con barriga como me visto',
      'panza y camisas que me quedan bien',
      'camisa por dentro o por fuera con barriga hombre',
      'que pantalon usa un hombre con panza',
      'traje para hombre gordito',
    ],
    maya: 'El pantalón se lleva en la cintura, no debajo de la tripa: con pinzas y tiro medio cae recto. Camisa que cierre sin tirar, chaqueta abierta de dos botones, tejidos lisos con cuerpo. Los tirantes sujetan mejor que un cinturón apretado y son más cómodos.',
    valentina:
      'Sube el pantalón a su sitio, que por debajo de la panza nunca cae bien. Con pinza y tiro medio, perfecto. Camisa que no tire de los botones, sobrecamisa abierta encima y telas con cuerpo. ¿Traje? Dos botones y, si te atreves, tirantes: comodísimos.',
  },
  {
    title: 'Hombre bajo',
    questions: [
      'soy hombre bajito como parecer mas alto',
      'soy bajito que me favorece para verme mas alto',
      'mido 1.63 como me visto para verme mas alto',
      'mido 1,65 hombre que ropa me queda',
      'chaquetas para hombre bajo',
      'pantalones hombre petiso',
      'las camisas me quedan largas por fuera soy bajo',
    ],
    maya: 'A menor estatura, menos tela: chaqueta que apenas cubra el asiento, manga con un dedo de puño, pantalón de tiro medio sin pliegue en el bajo y camisa por fuera hasta media bragueta. Tonos seguidos de pantalón a zapato. La talla corta existe; pídela antes de arreglar.',
    valentina:
      'Fuera lo que sobra: bajo sin arrugas, chaqueta cortita, camisa que por fuera no pase de media bragueta. Pantalón y zapato en tonos parecidos y solapa normal, ni enana ni gigante. Y busca tallas cortas, que las hay. La ropa a tu medida te hace más alto que una suela.',
  },
  {
    title: 'Ropa interior y camiseta bajo la camisa de hombre',
    questions: [
      'que camiseta llevo debajo de la camisa blanca hombre',
      'se me nota la camiseta debajo de la camisa',
      'mancho las camisas de sudor en la axila',
      'boxer o slip con traje',
      'calzoncillos que no se suban',
    ],
    maya: 'Bajo camisa clara, una camiseta gris clara o de tono piel, escote en pico y sin costuras se ve menos que la blanca. Protege la axila, sobre todo si el desodorante lleva sales de aluminio, que amarillean con el sudor. Con pantalón de vestir, bóxer ceñido de microfibra o modal.',
    valentina:
      'Debajo de camisa blanca, camiseta gris clarito o color piel y en pico: la blanca canta más. De paso te salva las axilas. Deja secar el desodorante antes de vestirte, que ahí nacen los cercos amarillos. Y con traje, bóxer ceñido, que no hace bultos.',
  },
  {
    title: 'Cómo abrigar a un bebé',
    questions: [
      'cuanta ropa le pongo al bebe en invierno',
      'como se si mi bebe tiene frio o calor',
      'bebe con gorro dentro de casa',
      'puede ir el bebe con abrigo en la silla del coche',
      'que ponerle a un bebe para dormir',
    ],
    maya: 'Como guía, una capa más que un adulto quieto en el mismo sitio, y se comprueba en la nuca, no en las manos. Algodón junto a la piel. Para dormir, sin gorro y sin exceso de ropa. En la silla del coche, sin abrigo grueso bajo el arnés: encima, una manta.',
    valentina:
      'Una capa más que tú, y toca la nuca: templada, bien; sudada, sobra ropa. Las manos frías no cuentan. Para dormir, sin gorro y ligero. Y en el coche, abrigo fuera y manta por encima del arnés, que con plumas no ajusta.',
    source: 'Asociación Española de Pediatría (sueño seguro); DGT (sistemas de retención infantil)',
  },
  {
    title: 'Ropa segura para niños pequeños',
    questions: [
      'la ropa de niños puede llevar cordones',
      'sudadera con cordon en la capucha para nene es peligroso',
      'que mirar en la ropa de un niño pequeño seguridad',
      'ropa infantil botones que se sueltan',
    ],
    maya: 'La norma europea no admite cordones en capucha y cuello para menores de siete años: se enganchan. Conviene tirar de botones y adornos antes de estrenar, cortar hilos sueltos por dentro del pie del pijama y preferir automáticos bien remachados.',
    valentina:
      'Hasta los siete años, nada de cordones en la capucha o el cuello, que lo dice la norma europea porque se enganchan. Tira de botones y apliques antes de estrenar y revisa hilos sueltos por dentro. Si ya hay cordón, se quita y listo.',
    source: 'UNE-EN 14682, Seguridad de la ropa infantil: cordones y cuerdas ajustables',
  },
  {
    title: 'Ropa para niños de 3 a 6 años',
    questions: [
      'que ropa le pongo a mi hijo de 4 años para el cole',
      'ropa para que el nene se vista solo',
      'niña de 5 años solo quiere vestidos',
      'cuanta ropa necesita un niño de 3 años',
      'ropa que aguante el patio del jardin de infantes',
    ],
    maya: 'A esa edad, que pueda solo: goma en la cintura, velcro, cuello que pase la cabeza y delante señalado con un dibujo. Rodilla reforzada, colores sufridos y una muda en la mochila. Unas siete mudas por temporada bastan. Ofrece dos opciones y que elija una.',
    valentina:
      'Goma, velcro y cuello ancho: autonomía y menos gritos por la mañana. Refuerzo en las rodillas y colores que aguanten témpera. Con siete mudas tiras la semana. Y dale a elegir entre dos cosas, no entre todas. Si quiere tul con botas de agua, gana el tul.',
  },
  {
    title: 'Vuelta al cole y uniforme',
    questions: [
      'cuantos uniformes necesita un niño',
      'lista de ropa para la vuelta al cole',
      'marcar la ropa del colegio como lo hago',
      'guardapolvo o uniforme que talla comprar para que dure',
      'ropa de colegio que no se gaste',
    ],
    maya: 'Con lavado cada dos o tres días bastan tres partes de arriba, dos de abajo, una chaqueta, un chándal y dos pares de zapatos. Compra con bajo que se pueda sacar y manga que admita una vuelta, no dos tallas más. Se marca todo con el apellido, también el abrigo y los guantes.',
    valentina:
      'Tres de arriba, dos de abajo, una chaqueta, un chándal y dos pares de zapatos: con eso sales. Una talla de margen y bajo que se pueda soltar, no ropa de gigante. Etiquetas termoadhesivas en todo, sobre todo en lo que se quitan en el patio.',
  },
  {
    title: 'Crecen deprisa: comprar y heredar',
    questions: [
      'mi hijo crece y la ropa no le dura nada',
      'compro ropa de niños una talla mas grande',
      'como organizar ropa heredada de los hermanos',
      'que hacer con la ropa pequeña de los niños',
      'cada cuanto cambia de talla un niño',
    ],
    maya: 'El primer año se cambia de talla cada dos o tres meses; de los dos a los diez, más o menos una al año. Una talla de margen va bien en abrigos y pijamas, no en zapatos. Lo heredado se guarda limpio, por talla y estación, con la caja fechada.',
    valentina:
      'De bebé, talla nueva cada dos o tres meses; luego, una por año más o menos. Compra grande el abrigo y el pijama, jamás los zapatos. Lo heredado, en cajas por talla y lavado. Y lo que ya no entra, a circular, que está casi nuevo.',
  },
  {
    title: 'Niños en una boda o ceremonia',
    questions: [
      'como visto a mi hijo para una boda',
      'ropa niña para bautizo de invitada',
      'traje de niño que no pique',
      'que le pongo a mi nena de 3 para un casamiento',
      'niño invitado a comunion que se pone',
    ],
    maya: 'Primero que pueda correr: lino o algodón, cintura con goma detrás, zapato ya usado antes. Camisa con pantalón corto o chino, vestido de algodón con vuelo, y una chaqueta de punto. Una muda completa en el bolso. El blanco largo, para quien hace la comunión.',
    valentina:
      'Que puedan correr y mancharse. Camisa de lino y pantalón con goma detrás, o vestido de algodón con vuelo, rebeca y zapato ya domado. Muda de repuesto, siempre. Y el blanco de princesa se lo dejas a la que comulga.',
  },
  {
    title: 'Ropa sin género',
    questions: [
      'ropa unisex como se lleva',
      'soy no binario y no se como vestir',
      'una mujer puede comprar en la seccion de hombre',
      'puedo usar falda siendo hombre',
      'tallas unisex equivalencia',
    ],
    maya: 'La ropa no tiene género; el patrón sí tiene medidas. El de hombre es más recto y ancho de hombro; el de mujer deja pecho y cadera. Las unisex suelen numerar como hombre: a menudo, una talla menos que en mujer. Camisa recta, pinza alta, punto amplio y bota van con cualquiera.',
    valentina:
      'Compra en la sección que te apetezca: lo único que cambia es el patrón. El de chico es más recto y con más hombro; el de chica deja sitio a pecho y cadera. Lo unisex suele ir como hombre, así que quizá bajes una talla. ¿Falda siendo chico? Midi y bota, brutal.',
  },
  {
    title: 'Ropa cuando todo pica o molesta',
    questions: [
      'las etiquetas y costuras me molestan mucho',
      'mi hijo autista no soporta la ropa',
      'piel atopica que telas uso',
      'me pica toda la ropa de lana',
      'ropa sin costuras para hipersensibilidad',
    ],
    maya: 'Cuando la piel protesta: algodón liso, seda o merino muy fina, etiqueta impresa, costura plana o la prenda interior del revés. Lava antes de estrenar, aclara dos veces y prescinde del suavizante. Si una prenda funciona, compra otra igual. La atopía la guía el dermatólogo.',
    valentina:
      'Etiquetas impresas, costuras planas, algodón suave y a lavar antes de estrenar, sin suavizante. El truco de poner la ropa interior del revés va de lujo. Con un peque sensible, repetir su prenda favorita no es manía, es descanso. Con atopía, manda tu dermatólogo.',
  },
  {
    title: 'Vaqueros que no abrochan en el embarazo',
    questions: [
      'embarazada y los vaqueros no me abrochan algún truco',
      'usar mis jeans sin comprar premamá',
      'goma del pelo en el botón del pantalón embarazo',
      'faja para alargar los pantalones en el embarazo',
    ],
    maya: 'Mientras no te aprieten: una goma de pelo pasada por el ojal y enganchada al botón, o un extensor, y encima una camiseta larga o una banda elástica que tape. Llévalos bajos, por debajo de la tripa. Si dejan marca o molestan al sentarte, toca descansar de ellos.',
    valentina:
      'Truco de toda la vida: goma de pelo por el ojal y al botón, y encima banda elástica o camiseta larga. Bajitos, por debajo de la tripa. En cuanto aprieten o marquen, fuera.',
  },
  {
    title: 'Hiyab: alfileres sin marcas',
    questions: [
      'para que no me deje marca la aguja del hiyab',
      'imanes en vez de alfileres para el velo',
      'el alfiler me rompe el pañuelo',
      'cómo sujeto el hijab sin agujas',
    ],
    maya: 'Los imanes para hiyab sujetan sin agujerear; si prefieres alfiler, de cabeza redonda y punta muy fina, siempre por el mismo sitio o en la costura. Una gorrita de algodón debajo evita casi todos. La marca en gasa se cierra con un poco de vapor.',
    valentina:
      'Imanes: sujetan y ni un agujero. Si usas alfiler, finito y siempre por el mismo punto, y con una gorrita de algodón debajo necesitas menos. La marquita en la gasa se va con vapor.',
  },
  {
    title: 'Tatuaje reciente y ropa',
    questions: [
      'me hice un tatuaje nuevo que ropa me pongo encima',
      'camiseta de poliéster con un tatuaje recién hecho',
      'tatuaje nuevo en la espalda y tengo que ir a trabajar',
      'qué tela no irrita un tatuaje',
    ],
    maya: 'Las primeras semanas, algodón suelto y limpio, sin costuras encima; el poliéster ajustado roza y hace sudar. Si el uniforme es sintético, una camiseta fina de algodón debajo. Sigue lo que te dijo quien lo hizo, y si se hincha, quema o supura, al médico.',
    valentina:
      'Algodón flojito y limpio encima; el poliéster roza y da sudor. ¿Uniforme sintético? Camiseta de algodón debajo. Haz caso a tu tatuador y, si se hincha o supura, al médico.',
  },
  {
    title: 'Pantalón corto de hombre: largo y dónde',
    questions: [
      'cuanto tiene que medir un pantalon corto de hombre',
      'bermudas por la rodilla o mas cortas',
      'un hombre puede llevar bermudas a la oficina',
      'bermudas cargo se llevan',
      'pantalon corto hombre bajito',
      'bermudas con camisa y mocasines',
    ],
    maya: 'El bajo, entre uno y cinco dedos por encima de la rodilla; por debajo acorta la pierna. Con pinza o chino y camisa de lino, cena de verano; cargo y deporte, para el parque. En oficina, solo si todos las llevan; en ceremonia, no.',
    valentina:
      'Un pelín por encima de la rodilla, que por debajo te achica. Tipo chino con camisa de lino y mocasín, a cenar. Las cargo y las de deporte, al parque. A la oficina, solo si el jefe también.',
  },
  {
    title: 'Cuántas camisas, pantalones y camisetas necesita un hombre',
    questions: [
      'cuantas camisas necesita un hombre',
      'cuantos pantalones tengo que tener',
      'cuantas camisetas y calzoncillos',
      'cuantos vaqueros necesita un hombre',
      'numero de prendas armario masculino',
      'cuantos jerseis hacen falta',
    ],
    maya: 'Con una lavadora por semana: cinco camisas si vas de oficina, dos si no; siete camisetas; cuatro pantalones, dos vaqueros y dos chinos; tres jerséis; una americana; diez calzoncillos y diez pares de calcetines; tres pares de zapatos.',
    valentina:
      'Poniendo lavadora semanal: cinco camisas si trabajas con ellas, siete camisetas, dos vaqueros y dos chinos, tres jerséis, un blazer, diez calzoncillos, diez calcetines y tres pares de zapatos. Con eso, sobrado.',
  },
  {
    title: 'Primeros chinos: de qué color',
    questions: [
      'de que color me compro los chinos',
      'chinos beige o azul marino',
      'primer pantalon chino color',
      'chinos verdes con que',
      'cuantos chinos necesito y de que tono',
      'chinos grises o camel',
    ],
    maya: 'Primero marino: va con camisa blanca, celeste, jersey gris y zapato marrón. Segundo, beige arena para verano. Tercero, gris o verde oliva. El beige tirando a amarillo envejece; busca uno apagado, recto y hasta el tobillo.',
    valentina:
      'Empieza por marino, que va con todo. Luego arena para el calor, y el tercero, oliva o gris. Huye del beige amarillento de señor. Corte recto, al tobillo, y a triunfar.',
  },
  {
    title: 'Sobrecamisa: cómo se lleva',
    questions: [
      'que es una sobrecamisa y como se lleva',
      'sobrecamisa con camiseta',
      'sobrecamisa o chaqueta',
      'con cuantos grados se lleva una sobrecamisa',
      'sobrecamisa de pana con que',
      'shacket abrochada o abierta',
    ],
    maya: 'Es la chaqueta de entretiempo, de 12 a 20 grados: abierta sobre camiseta o jersey fino, con vaquero o chino. Hombro en su sitio y largo a media cadera. De lana o pana en otoño, de algodón en primavera. Bajo un abrigo hace de capa.',
    valentina:
      'Entre 12 y 20 grados, tu mejor amiga: abierta sobre camiseta o jersey fino, vaqueros y ya. Hombro en su sitio y que llegue a media cadera. Pana en otoño, algodón en primavera, y bajo el abrigo abriga un montón.',
  },
  {
    title: 'Polo, camiseta o camisa: cuál para cada sitio',
    questions: [
      'polo o camisa para una cena',
      'camiseta o polo para la oficina',
      'cuando se lleva polo',
      'polo o camisa para una entrevista',
      'un polo es formal o informal',
      'camisa o camiseta para una primera cita',
    ],
    maya: 'De menos a más: camiseta, polo, camisa. Camiseta lisa buena, ocio y cita relajada; polo, terraza, golf, oficina informal; camisa, cena, entrevista y todo lo que lleve reserva. Un polo de punto sube medio escalón. Con logotipo grande, baja uno.',
    valentina:
      'Escalera: camiseta, polo, camisa. Camiseta buena para un plan tranqui, polo para terraza u oficina informal, camisa para cenas y entrevistas. Uno de punto viste más. Y logazos, cuantos menos mejor.',
  },
  {
    title: 'Abrigo en el embarazo sin comprar otro',
    questions: [
      'no me cierra el abrigo embarazada',
      'abrigo para embarazada sin comprar uno nuevo',
      'extensor de abrigo embarazo',
      'que abrigo llevo embarazada de 7 meses',
      'chaqueta premama merece la pena',
      'el plumas no me abrocha por la barriga de embarazada',
    ],
    maya: 'Casi nunca hace falta: un extensor con cremallera, un abrigo cruzado o tipo capa abierto con bufanda ancha, o el de tu pareja. Debajo, capas calientes en la tripa. El portabebé también aprovecha el extensor después.',
    valentina:
      'No te lo compres: hay extensores de cremallera que salen baratos y luego tapan al bebé en la mochila. O capa, abrigo abierto con bufandón, o el de tu chico. La tripa, con una capa calentita.',
  },
  {
    title: 'Tacones en el embarazo',
    questions: [
      'puedo llevar tacones embarazada',
      'hasta cuando se pueden usar tacones en el embarazo',
      'zapatos para boda embarazada',
      'tacon bajo embarazada de 6 meses',
      'que zapato llevo si se me hinchan los pies embarazada',
      'es malo usar tacones estando embarazada',
    ],
    maya: 'Bajos y anchos, sí, mientras estés cómoda: hasta tres o cuatro centímetros y para un rato. Desde mitad del embarazo cambian el equilibrio y la espalda, así que plano con algo de suela gana. Si hay dolor o mareo, pregunta a tu matrona.',
    valentina:
      'Anchitos y de tres o cuatro centímetros, un ratito, sin problema. A partir del quinto mes el equilibrio cambia, y una bailarina con suela o un destalonado bajo lo agradecerás. Si duele o te mareas, matrona.',
  },
  {
    title: 'Bañador y playa en el embarazo',
    questions: [
      'que bañador llevo embarazada',
      'bikini embarazada se puede',
      'bañador premama o uno mas grande',
      'traje de baño para embarazada de 8 meses',
      'embarazada en la playa que ropa',
      'malla premama o bikini con panza',
    ],
    maya: 'Bikini con braga baja bajo la tripa o bañador con pliegues laterales; premamá si estás en el tercer trimestre, que una talla más sobra de hombro. Sujeción ancha en el pecho. Encima, camisa de lino, sombrero y crema: la piel se mancha más.',
    valentina:
      'Bikini con la braguita por debajo de la tripa, o bañador fruncido a los lados. En el tercer trimestre, premamá, que la talla grande se te cae de arriba. Tirante ancho, camisa de lino y mucha crema.',
  },
  {
    title: 'Minifalda, crop top y ropa corta según la edad',
    questions: [
      'puedo llevar minifalda a los 40',
      'a que edad se deja la minifalda',
      'pantalon corto a los 50',
      'a mi edad puedo llevar crop top',
      'ropa corta con mas de 50 años',
      'soy mayor para ir con short',
    ],
    maya: 'No hay edad de corte; hay largo, tela y equilibrio. Minifalda con media tupida, bota y arriba tapado; short de lino a medio muslo con camisa; crop con tiro alto. Una sola zona al aire y buen tejido se ven bien a los veinte y a los sesenta.',
    valentina:
      'Edad tope no existe. Mini con medias tupidas y jersey gordo; short de lino con camisa; crop con tiro alto y dos dedos de piel. Una zona al aire y el resto tapadito: a los veinte y a los sesenta.',
  },
  {
    title: 'Vestir a los treinta',
    questions: [
      'como vestir a los 30',
      'tengo 30 años y visto como adolescente',
      'ropa para mujer de 35',
      'que cambiar en el armario a los 30',
      'como vestir mas adulta',
      'hombre de 30 que visto',
    ],
    maya: 'Cambia la calidad, no el gusto: menos prendas de un solo verano y más que sienten bien. Un abrigo, un blazer, zapatos de piel, vaquero recto y ropa interior de tu talla. Guarda una cosa divertida por conjunto. Lo deformado y lo de propaganda, fuera.',
    valentina:
      'Sigues siendo tú, con mejores telas: abrigo, blazer, vaqueros rectos, zapatos buenos y sujes de tu talla. Lo dado de sí y las camisetas de propaganda, para pintar. Y algo divertido siempre, que no eres tu jefa.',
  },
  {
    title: 'Hombre de cincuenta o más',
    questions: [
      'como vestir un hombre de 50',
      'ropa para hombre de 60',
      'hombre maduro con estilo',
      'mi padre de 65 que ropa le compro',
      'vaqueros para hombre de 55',
      'hombre mayor con zapatillas',
    ],
    maya: 'Buen ajuste de hombro y bajo, tejidos con cuerpo y color en el jersey: azul, verde, burdeos en lugar de beige entero. Vaquero oscuro recto, sobrecamisa, polo de punto, zapatilla lisa de piel. Gafas actuales rejuvenecen más que cualquier prenda.',
    valentina:
      'Hombro en su sitio, bajo bien cogido y color arriba: verde, azul, vino. Vaquero oscuro recto, polo de punto, sobrecamisa y zapatilla lisa. Y cambia las gafas, que eso quita diez años.',
  },
];
