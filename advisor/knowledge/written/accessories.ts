import type { WrittenEntry } from './entry.ts';

/** Metals, watches, bags, belts, shoes, scarves, hats, glasses, jewels and tights. */
export const accessories: readonly WrittenEntry[] = [
  {
    title: 'Qué metal va con qué color',
    questions: [
      'oro o plata con vestido azul',
      'que joyas con vestido verde',
      'plata con vestido rojo o dorado',
      'joyas para vestido rosa',
      'accesorios dorados o plateados con negro',
    ],
    maya: 'El dorado calienta: va con tierras, verde, burdeos, marino y crudo. La plata enfría: gris, azul claro, lila, negro y blanco puro. Negro, marino y blanco admiten ambos; el oro rosa pide rosas y grises.',
    valentina:
      'Dorado con verdes, tierras, burdeos y crudo; plata con grises, celeste, lila y blanco puro. Con negro, marino o blanco, el que quieras. El oro rosa queda monísimo con rosas y grises.',
  },
  {
    title: 'Oro o plata según el tono de piel',
    questions: [
      'como se si me queda mejor oro o plata',
      'piel morena oro o plata',
      'piel clara joyas doradas',
      'metal que me favorece',
    ],
    maya: 'Acerca a la cara un pendiente de cada, con luz de ventana: el que te deja la piel más lisa es el tuyo. El oro suele ir con subtonos cálidos y la plata con fríos, sea la piel clara u oscura. Es una guía, no una ley.',
    valentina:
      'Prueba fácil: junto a la ventana, un pendiente de cada al lado de la cara y mira cuál te da mejor cara. Oro suele ir con subtono cálido y plata con frío, tengas la piel que tengas. Y si te gusta el otro, adelante.',
  },
  {
    title: 'Mezclar dorado y plata',
    questions: [
      'hebilla del cinturon y reloj mismo color',
      'herrajes del bolso dorados y pendientes plata',
      'tiene que combinar el reloj con los anillos',
      'alianza de oro y joyas de plata',
      'se puede mezclar oro y plata',
      'pulsera plateada con anillos dorados queda mal',
    ],
    maya: 'Sí, si la mezcla se repite: un poco de cada metal en dos sitios, y parece una decisión. Si la alianza es de oro y el resto plata, un segundo toque dorado los reconcilia. En lo formal, hebilla, reloj y gemelos comparten metal. Los herrajes del bolso cuentan poco.',
    valentina:
      'Claro, si repites la mezcla: algo dorado y algo plateado en dos sitios. ¿Alianza dorada y el resto plata? Mete otro toque dorado y parece hecho a propósito. Para ir formal, hebilla, reloj y gemelos del mismo metal. Los herrajes del bolso ni se miran.',
  },
  {
    title: 'Qué quieren decir 750, 585 y 925',
    questions: [
      'que significa 925 en una joya',
      'oro 18k 750 o 14k',
      'joya 585 que es',
      'bañado en oro o oro de verdad diferencia',
      'vermeil que es',
    ],
    maya: 'Son milésimas de metal puro: 750 es oro de 18 quilates, 585 de 14, 925 plata de ley. Vermeil es plata con baño de oro; chapado, otro metal con una capa. Lo bañado se guarda aparte y lejos del perfume.',
    valentina:
      '750 es oro de 18 quilates, 585 de 14 y 925 plata de ley. Vermeil es plata bañada en oro; chapado, una capita sobre otro metal. Lo bañado, sin ducha ni perfume, que se va.',
  },
  {
    title: 'Alergia al níquel y a la bisutería',
    questions: [
      'me dan alergia los pendientes',
      'pendientes para alergicos al niquel',
      'aros que no den alergia',
      'bisuteria me pone la oreja roja',
      'boton del vaquero me da alergia',
    ],
    maya: 'Suele ser el níquel. Titanio, platino, oro de 18 quilates y acero quirúrgico dan menos problemas. Europa limita cuánto níquel puede soltar una joya, también botones y hebillas. Si la piel se irrita, retíralo y consulta.',
    valentina:
      'Casi siempre es el níquel. Ve a titanio, platino, oro de 18 o acero quirúrgico. La norma europea limita lo que sueltan joyas, botones y hebillas. Si te sigue picando, quítatelo y al médico.',
    source: 'Reglamento (CE) 1907/2006 (REACH), anexo XVII, entrada 27: níquel',
  },
  {
    title: 'Joyas según el escote',
    questions: [
      'que collar con escote barco',
      'collar con palabra de honor',
      'joyas con cuello halter',
      'escote asimetrico collar o pendientes',
      'escote corazon que collar',
      'strapless que joyas',
      'que collar me pongo con cuello redondo o cuello alto',
    ],
    maya: 'Palabra de honor o corazón: gargantilla o collar corto. Redondo: uno corto. Cuello alto: uno largo, o ninguno y pendientes. Barco, halter y asimétrico: sin collar, pendientes con presencia. Pico: colgante que acabe antes del vértice. Camisa abierta: cadena fina.',
    valentina:
      'Strapless o corazón, gargantilla. Redondo, collar corto; cuello alto, uno largo o solo pendientes. Barco, halter o de un solo hombro, fuera collar y pendientazos. Escote en pico, colgante cortito que siga la V. Camisa abierta, cadenita.',
  },
  {
    title: 'Pendientes según la cara y el pelo',
    questions: [
      'que pendientes me favorecen',
      'aros para cara redonda',
      'pendientes largos cara alargada',
      'aretes con pelo corto',
      'pendientes con el pelo recogido',
    ],
    maya: 'Una cara larga agradece anchura, botones y aros; una redonda, líneas que caen; una angulosa, curvas. Con recogido o pelo corto, el pendiente se ve entero y puede ser la única joya.',
    valentina:
      'Cara larga: aros o botones. Cara redonda: pendientes que caen. Cara angulosa: formas curvas. Con el pelo recogido o corto lucen el doble, así que con eso te sobra todo lo demás.',
  },
  {
    title: 'Largo del collar',
    questions: [
      'largos de collar nombres',
      'que largo de cadena comprar',
      'collar de 45 cm donde queda',
      'superponer collares sin que se enreden',
      'collar corto o largo',
    ],
    maya: 'Unos 40 centímetros rodean la base del cuello, 45 caen en la clavícula, 60 en el pecho. Para superponer, deja cinco centímetros entre uno y otro y mezcla grosores: la cadena más gruesa, arriba.',
    valentina:
      '40 va pegado al cuello, 45 a la clavícula, 60 al pecho. Si te pones varios, que haya unos cinco centímetros entre cada uno y distinto grosor, así no se enredan y se ven todos.',
  },
  {
    title: 'Perlas sin parecer mayor',
    questions: [
      'como llevar perlas modernas',
      'perlas de dia o de noche',
      'collar de perlas con camiseta',
      'perlas joven como combinar',
    ],
    maya: 'La perla rejuvenece cuando se saca de su contexto: una sola en la oreja, un collar barroco con camiseta blanca, perlas con vaquero. Juego completo de collar y pendientes, solo en ceremonia.',
    valentina:
      'Perlas con camiseta y vaquero, y ya son modernas. Mejor irregulares o de una en una. Collar más pendientes a juego, solo para ir de boda.',
  },
  {
    title: 'Broche: dónde se pone',
    questions: [
      'donde se pone un broche',
      'prendedor en el saco lado',
      'como llevar broche en el abrigo',
      'broche en jersey sin romper',
    ],
    maya: 'El broche vive en la solapa izquierda, algo alto, cerca de la clavícula. También cierra un chal o sujeta un cinturón de tela. En punto fino, ponle por detrás un trocito de fieltro para que no tire.',
    valentina:
      'En la solapa izquierda y alto, casi en la clavícula. Sobre un abrigo liso mola mucho, o cerrando un pañuelo. En un jersey fino, un poco de fieltro por detrás para que no haga agujero.',
  },
  {
    title: 'Bolso para una boda',
    questions: [
      'que bolso llevo a una boda',
      'bolso grande en boda',
      'cartera para casamiento de noche',
      'clutch o bandolera boda',
      'sobre o bolso de mano invitada',
    ],
    maya: 'De día, bolso de mano pequeño en piel, rafia o tela; de noche, un clutch de satén, metal o bordado. Una cadena que se esconda te libera las manos. El bolso de diario se queda en el coche.',
    valentina:
      'De día un bolsito de piel o rafia, de noche clutch con brillo. Si lleva cadena escondible, mejor: manos libres para el canapé. El bolso grande, al coche.',
  },
  {
    title: 'Bolso para la oficina',
    questions: [
      'bolso para llevar portatil mujer',
      'bolso de trabajo elegante',
      'mochila con traje hombre se puede',
      'maletin o mochila oficina',
      'cartera para notebook',
    ],
    maya: 'Para trabajar, una forma que se sostenga en pie, que quepa un portátil y que cierre. Con traje, la mochila deforma el hombro: mejor asa de mano o bandolera; si es mochila, lisa y delgada.',
    valentina:
      'Que se aguante de pie, que quepa el portátil y que tenga cremallera. Con traje, mejor maletín o bandolera, que la mochila arruga el hombro; si vas con mochila, lisa y finita.',
  },
  {
    title: 'Un solo bolso para todo',
    questions: [
      'que color de bolso va con todo',
      'bolso comodin',
      'cartera que combine con todo',
      'solo quiero comprar un bolso',
      'bolso negro o marron para diario',
    ],
    maya: 'El más fiel es mediano, liso, sin logotipo y con asa más correa: negro si vistes frío, camel o cuero si vistes cálido. Un burdeos oscuro hace casi de neutro y no aburre.',
    valentina:
      'Mediano, liso y con correa de quitar y poner. Negro si llevas grises y azules; camel o cuero si vas de tierras y crudos. El burdeos es el comodín con gracia.',
  },
  {
    title: 'Cinturón sobre vestido o abrigo',
    questions: [
      'cinturon encima del vestido donde va',
      'cinturon en abrigo o blazer',
      'cinturon ancho o fino cual favorece',
      'cinturon talle corto que ancho',
    ],
    maya: 'Va en tu punto más estrecho o un dedo por encima. Con talle corto, fino y del color del vestido; con talle largo, puede ser ancho y en contraste. Sobre abrigo, cuero o la misma tela.',
    valentina:
      'En la parte más estrecha, o un dedo arriba. ¿Talle corto? Finito y del mismo color. ¿Talle largo? Ancho y que contraste. Encima de un blazer o un abrigo cambia el look entero.',
  },
  {
    title: 'Zapatos con vestido largo',
    questions: [
      'que zapatos con vestido largo',
      'vestido largo con plano',
      'sandalias o salones con vestido de fiesta',
      'vestido largo con zapato cerrado',
      'cuanto tiene que tapar el zapato el vestido largo',
    ],
    maya: 'Con vestido largo, el bajo queda a un dedo del suelo con el calzado puesto, sea plano o alto. La sandalia fina es lo natural; un salón de satén, lo seguro. Coge el bajo con esos mismos zapatos.',
    valentina:
      'Decide primero los zapatos y luego coge el bajo: tiene que quedar a un dedo del suelo. Sandalia fina si hace bueno, salón si no, y el plano de fiesta es totalmente legal.',
  },
  {
    title: 'Zapatos de fiesta sin tacón',
    questions: [
      'zapatos planos para boda elegantes',
      'no puedo llevar tacon que zapato a una boda',
      'bailarinas de fiesta',
      'chatitas para casamiento',
      'zapato bajo para vestido de fiesta',
    ],
    maya: 'Plano y de fiesta conviven si hay punta afilada, pulsera o una tela rica: satén, pedrería, metalizado. Una sandalia joya o una destalonada resuelven. Coge el bajo a esa altura y nadie echa nada en falta.',
    valentina:
      'Sin tacón también vas de fiesta: bailarina en punta, destalonada, sandalia con brillo o metalizada. Ajusta el largo del vestido y ya. Bailas toda la noche y con los pies vivos.',
  },
  {
    title: 'Medias con sandalias',
    questions: [
      'se pueden llevar medias con sandalias',
      'sandalias en invierno boda',
      'sandalia de fiesta con frio',
      'calcetines con sandalias se llevan',
    ],
    maya: 'Con sandalia de fiesta, pierna desnuda o media sin puntera invisible; la que se quiere ver, tupida y de color. Si hace frío, salón cerrado y media fina quedan mejor. El calcetín con sandalia solo funciona si se ve intención: grueso, liso, de diario.',
    valentina:
      'Con sandalia fina, medias sin puntera o sin nada; las de color y tupidas, si es a propósito. ¿Hace frío? Zapato cerrado y media fina, que no hay que sufrir. Calcetín con sandalia sí, pero de calle y queriendo.',
  },
  {
    title: 'Deniers: qué medias para cada ocasión',
    questions: [
      'que son los deniers',
      'medias 20 den o 40 den',
      'cuantos den para el frio',
      'medias para boda de noche',
      'medias transparentes numero',
      'pantis tupidos den',
    ],
    maya: 'El denier mide el grosor del hilo: 8 a 15, casi invisible, fiesta y verano; 20 a 30, velada, oficina y noche; 40 a 60, semiopaca, diario; desde 70, opaca, invierno. Por encima de 100, abrigo.',
    valentina:
      'Cuanto más número, más tupida: 8-15 ni se ve (fiesta), 20-30 transparenta (oficina o noche), 40-60 a medias (diario) y de 70 para arriba tupida. Para frío de verdad, 100 o más.',
  },
  {
    title: 'Medias según el zapato y el vestido',
    questions: [
      'medias negras con vestido azul marino',
      'medias con vestido de colores',
      'medias nude con vestido negro',
      'medias de que color con botines marrones',
      'hay que llevar medias en una boda',
      'de que color me pongo las medias',
      'que color de medias con un vestido burdeos',
      'medias con vestido rojo',
      'que medias con vestido verde',
      'medias con vestido azul marino y zapato negro',
      'medias transparentes o tupidas para una comida',
    ],
    maya: 'La media sigue al zapato o a la piel. Zapato negro, media negra: alarga y va con burdeos, rojo, verde o gris. Con marino, marino o piel; con marrón, chocolate o burdeos; las de color son un acento. De 15 a 20 deniers para arreglarse, 30 a 40 en comida de invierno, tupidas de diario. En boda de día no son obligatorias.',
    valentina:
      'Que pegue con el zapato o con tu piel. Zapato negro, media negra: con burdeos, verde o rojo, perfecta. Botín marrón, chocolate o burdeos. Con marino, marino o piel. Finas de 15 o 20 si vas arreglada; 30 o 40 en invierno; tupidas, diario. En boda de día puedes ir sin ellas.',
  },
  {
    title: 'Medias que no se rompan',
    questions: [
      'como evitar carreras en las medias',
      'se me corrio la media que hago',
      'se me rompen las medias siempre',
      'medias talla correcta para que no se bajen',
    ],
    maya: 'Póntelas sentada, recogidas hasta la punta y sin anillos. Lávalas a mano o en bolsa y elige por altura y peso: la pequeña tira y se rompe. Una gota de laca transparente de uñas frena la carrera.',
    valentina:
      'Recoge la media hasta la punta, sin anillos y poquito a poco. Si compras pequeña, carrera segura: mira altura y peso. ¿Ya tiene un punto? Esmalte transparente y aguanta la noche.',
  },
  {
    title: 'Pañuelo, fular o bufanda según la estación',
    questions: [
      'que bufanda para cada epoca',
      'pañuelo en verano para que',
      'bufanda de lana o cashmere',
      'chalina para entretiempo',
      'pashmina o fular diferencia',
    ],
    maya: 'Seda o algodón fino en primavera y contra el aire acondicionado; viscosa y lana ligera en otoño; lana, alpaca o cachemir en invierno. Cuanto más grueso el abrigo, más fina conviene que sea la bufanda.',
    valentina:
      'Primavera, seda o algodón; otoño, fular de lana finita; invierno, lana, alpaca o cashmere. En verano, un pañuelo para el aire acondicionado. Si el abrigo es muy gordo, bufanda fina o pareces un muñeco.',
  },
  {
    title: 'Cómo anudar una bufanda',
    questions: [
      'formas de ponerse la bufanda',
      'nudo de bufanda hombre',
      'como atar bufanda con abrigo',
      'bufanda por dentro o por fuera del abrigo',
    ],
    maya: 'El más limpio: doblada por la mitad, los cabos por el lazo. Con abrigo de solapa, una vuelta y las puntas por dentro. Colgada y recta, alarga. La medida cómoda son unos 180 centímetros; desde 160 da dos vueltas.',
    valentina:
      'Tres y no más: doblada y pasas las puntas por el lazo; una vuelta y por dentro del abrigo; o colgando recta, que estiliza. Con unos 180 centímetros te da para todo; con 160, dos vueltas justas.',
  },
  {
    title: 'Qué sombrero según la cara',
    questions: [
      'que sombrero me favorece',
      'sombrero para cara redonda',
      'sombrero cara alargada',
      'gorro de lana para cara ancha',
      'panama o fedora',
    ],
    maya: 'Cara redonda: copa alta y ala inclinada. Cara larga: copa baja y ala ancha, hasta las cejas. Cara angulosa: curvas, boina o ala suave. El ala no debería ser más ancha que los hombros.',
    valentina:
      'Cara redonda, copa alta y un poco ladeado. Cara larga, copa baja y ala ancha. Cara con ángulos, boina o ala blandita. Y que el ala no se salga de tus hombros.',
  },
  {
    title: 'Gafas de sol según la cara',
    questions: [
      'gafas de sol para cara alargada',
      'lentes de sol cara corazon',
      'gafas cara ovalada cuales',
      'que forma de anteojos de sol me queda',
      'lentes aviador a quien le quedan',
      'gafas de sol para cara redonda o cuadrada',
    ],
    maya: 'Llevan la contraria a la cara. Redonda: montura angulosa. Cuadrada: suave. Larga: alta y grande, que parta la longitud. Corazón: aviador o redonda, con más peso abajo. Ovalada: casi todo, con el ancho de los pómulos. La ceja asoma justo por encima y el puente no debe resbalar.',
    valentina:
      'Al revés que tu cara. Redonda, gafas con ángulos; cuadrada, redondeadas; larga, grandes y altas; corazón, aviador o redondas. Ovalada, barra libre, pero del ancho de tus pómulos. La ceja, justo por encima. Y que no se te caigan al agacharte, esa es la prueba.',
  },
  {
    title: 'Categorías de las gafas de sol',
    questions: [
      'categoria 3 gafas de sol que es',
      'gafas de sol categoria 4 conducir',
      'uv400 significa',
      'lentes de sol oscuros protegen mas',
      'gafas polarizadas o no',
    ],
    maya: 'La categoría, de 0 a 4, dice cuánta luz dejan pasar, no cuánta radiación: 3 para sol y playa, 4 para alta montaña y nunca al volante. El filtro ultravioleta se comprueba aparte. El polarizado quita reflejos.',
    valentina:
      'Del 0 al 4 según lo oscuras: 3 para la playa, 4 para glaciar y prohibido conducir con ellas. Oscura no quiere decir que proteja: mira UV400. Polarizadas, menos reflejos.',
    source: 'UNE-EN ISO 12312-1, Protección de los ojos y la cara. Gafas de sol',
  },
  {
    title: 'Elegir montura de gafas graduadas',
    questions: [
      'que gafas graduadas me quedan bien',
      'color de montura segun piel',
      'anteojos para cara chica',
      'gafas metal o pasta',
      'lentes opticos que me favorezcan',
    ],
    maya: 'La ceja acompaña el borde superior y la pupila queda cerca del centro de la lente. El ancho, el de la cara a la altura de las sienes. Carey y miel con tonos cálidos; gris, negro o plata con fríos. Fina si no quieres que hable.',
    valentina:
      'Que la ceja siga la línea de arriba y el ojo quede centrado, y del ancho de tus sienes. Tonos carey y miel si eres cálida o cálido, negro, gris o metal si frío. Pasta gorda si quieres protagonismo.',
  },
  {
    title: 'Gafas y joyas a la vez',
    questions: [
      'pendientes con gafas',
      'llevo lentes que aretes uso',
      'gafas y maquillaje y collar demasiado',
      'tocado con gafas boda',
      'gafas en una boda quedan mal',
      'gafas de pasta con traje',
      'gafas rojas con que ropa',
      'que montura con vestido de fiesta',
    ],
    maya: 'Unas gafas ya son una joya de cara: con montura fuerte, pendiente pequeño o ninguno; con metal fino, el pendiente puede crecer. Con traje o gala, montura fina en metal o carey, del tono de la joya; la de color, con ropa lisa. En boda, tocado hacia atrás para que no choque con la patilla.',
    valentina:
      'Con gafas gordas, pendientes mini; con gafas finitas, pendientes sin miedo. De gala, metal finito o carey; las de color, con ropa lisa. En boda quedan genial, solo coloca el tocado más atrás para que no pelee con la patilla.',
  },
  {
    title: 'Si las medias negras abrigan o son de adorno',
    questions: [
      'las medias negras abrigan o son de adorno',
      'las medias finas quitan el frio',
      'cuantos deniers abrigan de verdad',
      'con medias de 20 den paso frio',
      'medias negras para invierno cuales',
      'las pantimedias abrigan algo',
    ],
    maya: 'Depende del grosor: hasta 30 deniers adornan y apenas abrigan; de 60 a 80 quitan el fresco; desde 100, o con lana o interior afelpado, abrigan de verdad. El color negro no da calor. Por debajo de diez grados, 100 o forradas.',
    valentina:
      'Las finitas, hasta 30 deniers, son puro adorno. De 60 a 80 ya se agradecen y de 100 para arriba, o forradas por dentro, abrigan en serio. El negro no calienta por ser negro, lo que cuenta es el grosor.',
  },
  {
    title: 'Pantis térmicos y forrados por dentro',
    questions: [
      'los pantis termicos funcionan',
      'medias forradas por dentro de polar',
      'pantis con efecto transparente y forro',
      'medias termicas para vestido en invierno',
      'pantys polares cuales comprar',
      'leotardos o pantis forrados',
    ],
    maya: 'Sí funcionan: el interior afelpado guarda aire y sirve hasta unos cero grados. Los de efecto piel con forro solo convencen si el tono es el tuyo; los negros mate, siempre. Compra tu talla real, que cortos bajan, y no los metas en la secadora.',
    valentina:
      'Sí, una maravilla: llevan pelito por dentro y aguantan hasta cero grados. Los negros mate quedan siempre bien; los de efecto piel, solo si clavan tu tono. No pilles talla corta, que se bajan.',
  },
  {
    title: 'Pantis, medias, leotardos y leggings: en qué se distinguen',
    questions: [
      'diferencia entre pantis y medias',
      'que son los leotardos',
      'leggings o leotardos para una falda',
      'medias hasta la cintura como se llaman',
      'diferencia entre pantimedias y calzas',
      'panty media y leotardo es lo mismo',
    ],
    maya: 'Los pantis llegan a la cintura y son finos; las medias acaban en el muslo; los leotardos son pantis gruesos de punto; los leggings no tienen pie y son pantalón ajustado. Bajo falda, pantis o leotardos arreglan más que un legging cortado al tobillo.',
    valentina:
      'Pantis: finos y hasta la cintura. Medias: hasta el muslo. Leotardos: gorditos, de punto. Leggings: sin pie. Con falda arreglan más pantis o leotardos; el legging que corta el tobillo queda a medias, nunca mejor dicho.',
  },
  {
    title: 'Medias de rejilla, con costura o con dibujo',
    questions: [
      'como llevar medias de rejilla',
      'medias con costura atras cuando',
      'medias de lunares con que',
      'pantis con dibujo para la oficina',
      'medias de red a mi edad',
      'medias con brillo cuando se llevan',
    ],
    maya: 'La rejilla fina con falda a la rodilla o bajo un vaquero roto se ve moderna; la gruesa es de noche. La costura trasera pide zapato cerrado y falda lisa. El lunar pequeño vale para oficina y cena. Con dibujo en la pierna, lo demás liso.',
    valentina:
      'Rejilla finita con falda midi o bajo un vaquero roto, genial; la gorda, para salir. La costura por detrás, con salón y falda lisa. Lunar pequeñito vale hasta para la oficina. Y el resto del look, liso.',
  },
  {
    title: 'Medias que se caen, liga de silicona y liguero',
    questions: [
      'se me caen las medias autoadhesivas',
      'medias de silicona que no se bajen',
      'liguero o medias con silicona',
      'se me enrollan las medias en el muslo',
      'los pantis se me bajan todo el rato',
      'como se pone un liguero',
    ],
    maya: 'La silicona agarra sobre piel limpia y seca, sin crema ni aceite, y en tu talla de muslo: si aprieta, se enrolla. Para muchas horas, liguero de cuatro tiras o más. Los pantis que bajan son cortos: sube una talla de altura.',
    valentina:
      'Piel seca y sin crema, que es lo que hace que resbalen. Si se enrollan, te quedan pequeñas. Para una noche larga, liguero de cuatro tiras mínimo. Y si se bajan los pantis, pide una talla más.',
  },
  {
    title: 'Calcetines con sandalias',
    questions: [
      'se pueden llevar calcetines con sandalias',
      'calcetin blanco con sandalias hombre',
      'calcetines con birkenstock',
      'calcetines con sandalias de tacon',
      'calcetas con chanclas queda mal',
      'como llevar calcetines con sandalias',
    ],
    maya: 'Se puede si parece elegido: sandalia ancha de tipo anatómico, calcetín liso y grueso, y pantalón recto. En mujer, calcetín fino con sandalia de tacón también funciona. En traje, ceremonia u oficina formal, no. Deportivo blanco con chancla, para casa.',
    valentina:
      'Sí, si se nota que es adrede: birkenstock, calcetín gordito liso y pantalón recto. Con sandalia de tacón y calcetín fino de brillo también mola. Con traje o en una boda, ni hablar.',
  },
  {
    title: 'Calcetines blancos: con qué zapatos',
    questions: [
      'calcetines blancos con zapatos negros',
      'se pueden llevar calcetines blancos con mocasines',
      'calcetin deportivo blanco con traje',
      'calcetines blancos con vaqueros',
      'calcetines blancos con zapatillas blancas',
      'medias blancas con zapato de vestir hombre',
    ],
    maya: 'Con zapatillas, sí, y con mocasín y pantalón corto o tobillero si es calcetín fino y elegido. Con traje y zapato de vestir, no: largo y del color del pantalón. En un conjunto de oficina oscuro, el blanco corta la pierna.',
    valentina:
      'Con zapas, siempre. Con mocasín y pantalón tobillero, si es calcetín mono y a propósito. Con traje, no, que corta la pierna: largo y del color del pantalón, y todos contentos.',
  },
  {
    title: 'Si hacen falta medias en la oficina o con calor',
    questions: [
      'hay que llevar medias en la oficina',
      'piernas al aire en el trabajo se puede',
      'medias en verano con falda es obligatorio',
      'ir sin medias a una entrevista',
      'sin medias en una boda de verano',
      'medias color carne siguen usandose',
    ],
    maya: 'Ya no es obligatorio casi en ningún sitio. En banca, protocolo o cabina de avión aún se piden; en el resto, piel cuidada y falda a la rodilla bastan. Desde unos veinte grados, sin medias. Si las pones, mate y de tu tono exacto.',
    valentina:
      'Casi en ningún sitio te obligan ya. Quitando banca muy seria, protocolo o azafatas, piernas al aire sin drama, sobre todo con calor. Si te las pones, mates y clavadas a tu tono, que las naranjas se ven desde la luna.',
  },
  {
    title: 'Medias de compresión y de descanso',
    questions: [
      'medias de compresion para viajar en avion',
      'medias de descanso sirven',
      'cuando me pongo medias de compresion',
      'medias de compresion con vestido se notan',
      'que compresion elijo',
      'medias antivarices con falda',
    ],
    maya: 'Las de descanso alivian piernas cansadas y van bien en vuelos largos, de pie o en el embarazo. Se ponen por la mañana, con la pierna deshinchada. Las de compresión médica llevan talla medida y las indica un profesional. Negras o tono piel, con pantalón ni se ven.',
    valentina:
      'Para vuelos largos o trabajos de pie, las de descanso son gloria, y se ponen nada más levantarte. Las de compresión fuerte, con receta y medidas. Las hay negras monísimas que parecen normales.',
  },
  {
    title: 'Joyas en la ducha, en la playa y para dormir',
    questions: [
      'puedo ducharme con las joyas',
      'me baño en el mar con el collar de oro',
      'se puede dormir con pendientes',
      'la plata se pone negra en la piscina',
      'joyas que se pueden mojar',
      'el oro se estropea en la playa',
    ],
    maya: 'Oro macizo y acero aguantan la ducha; el baño de oro, la plata, las perlas y las pegadas, no. Cloro y sal se comen plata y chapado, y el frío del agua afloja anillos. Para dormir, solo aros pequeños y lisos. Primero perfume, luego joya.',
    valentina:
      'Oro de verdad y acero, sin miedo a la ducha. Plata, perlas y bañados, fuera, que el cloro y la sal se los comen. En el mar, además, los anillos se escurren. Y dormir, solo con arito pequeño.',
  },
  {
    title: 'En qué mano va el reloj y si se junta con pulseras',
    questions: [
      'en que mano se pone el reloj',
      'reloj con pulseras en la misma mano',
      'el reloj se lleva en la izquierda',
      'puedo llevar pulsera y reloj juntos',
      'reloj en la mano derecha mujer',
      'smartwatch con pulseras doradas',
      'en que mano va el reloj',
    ],
    maya: 'En la mano que menos usas, casi siempre la izquierda, tras el hueso y sin marcar ni girar; no hay regla de hombre y mujer. Con pulseras, sí: finas y junto al reloj, o en la otra muñeca si rayan la caja. En traje o ceremonia, el reloj solo. El inteligente, con correa lisa y una pulsera.',
    valentina:
      'En la que no escribes, que suele ser la izquierda, justo tras el huesito, y ya. Pulseras al lado, sí, finitas y que no rayen el cristal. En plan muy formal, el reloj solito. El smartwatch, con una cadenita al lado parece otro.',
  },
  {
    title: 'Pendientes desparejados o uno solo',
    questions: [
      'puedo llevar un solo pendiente',
      'pendientes distintos en cada oreja',
      'he perdido un arete que hago con el otro',
      'se llevan los pendientes desparejados',
      'mezclar aros de distinto tamaño',
      'perdi un pendiente y me queda el otro',
    ],
    maya: 'Sí, si comparten metal, color o tamaño parecido: uno largo con un punto pequeño queda intencionado. En algo muy formal, la pareja. El que perdió a su gemelo sirve en el segundo agujero, de colgante o de broche pequeño.',
    valentina:
      'Claro que sí: mismo metal y uno largo con uno chiquitito, y parece de revista. Para una ceremonia seria, mejor los dos iguales. Y el viudito, al segundo agujero o de colgante.',
  },
  {
    title: 'Collar, pulsera o pendiente en un hombre',
    questions: [
      'puede un hombre llevar collar',
      'cadena de oro hombre con camisa',
      'pulseras de hombre con traje',
      'un hombre con pendientes en la oficina',
      'que joyas puede llevar un hombre',
      'collar de perlas hombre',
      'hombre collar o cadena queda bien',
      'anillos hombre cuantos',
      'aros hombre entrevista',
      'accesorios hombre elegante',
    ],
    maya: 'Sí: una cadena fina por dentro del cuello, una pulsera y un anillo, con el mismo metal. Con traje, dos piezas como mucho además del reloj, y nada que suene. El pendiente pequeño pasa en casi toda oficina; en entrevista o en sectores clásicos, discreto o nada.',
    valentina:
      'Por supuesto: cadenita fina, una pulsera y un anillo, del mismo metal y a correr. Con traje, pocas y que no hagan ruido. Pendiente pequeño, en casi cualquier curro; para una entrevista, chiquito o fuera. Y las perlas en chico, con camiseta lisa, quedan de lujo.',
  },
  {
    title: 'Gafas de sol dentro, en la cabeza o en una ceremonia',
    questions: [
      'se pueden llevar gafas de sol en una boda',
      'gafas de sol en un funeral',
      'gafas de sol en interior es de mala educacion',
      'llevar las gafas de sol en la cabeza',
      'gafas de sol en la iglesia',
      'quitarse las gafas para saludar',
      'que gafas de sol a una boda',
      'gafas de sol en un entierro',
      'gafas de sol dentro',
    ],
    maya: 'Dentro y al saludar, se quitan; en la iglesia, siempre. En una boda al aire libre, sí, pero no para las fotos. En un entierro fuera del templo se entienden. En la cabeza deforman las patillas y en lo formal sobran: a la funda.',
    valentina:
      'Dentro y para dar dos besos, fuera. En boda de jardín, sí, y te las quitas en las fotos. En un entierro al aire libre nadie dirá nada. En la cabeza se abren las patillas, mejor a su funda.',
  },
  {
    title: 'Color de la montura de las gafas',
    questions: [
      'de que color elijo las gafas',
      'gafas negras o de carey',
      'color de montura segun el pelo',
      'montura transparente favorece',
      'gafas doradas o plateadas segun la piel',
      'que color de gafas con canas',
    ],
    maya: 'Carey y miel suavizan y van con pelo castaño, rubio y piel cálida; negro y azul marcan y piden contraste de pelo o cejas; transparente y gris van con canas y piel clara; metal dorado o plata, el que más lleves en pendientes. Si solo tienes unas, carey.',
    valentina:
      'Carey y miel le quedan bien a casi todo el mundo. El negro marca mucho: mejor con pelo o cejas oscuras. Con canas o muy rubia, transparente o gris. Metal, del tono de los pendientes que más uses. ¿Solo unas? Carey.',
  },
  {
    title: 'Gorra: dónde no, y si va hacia atrás',
    questions: [
      'donde no se puede llevar gorra',
      'gorra en la mesa es de mala educacion',
      'gorra hacia atras a los 40',
      'se puede llevar gorra con americana',
      'gorra en clase o en misa',
      'gorra con abrigo de paño',
    ],
    maya: 'Se quita en la mesa, en misa, en clase, en un funeral y cuando suena un himno. Con americana sin forrar o abrigo, si es lisa y sin letras, funciona. Hacia atrás es informal a cualquier edad. Con traje, no.',
    valentina:
      'Fuera en la mesa, en misa, en clase y en un entierro. Con abrigo o blazer relajado, y si es lisa, queda genial. Hacia atrás, para el finde. Con traje, mejor no.',
  },
  {
    title: 'Bolso y zapatos del mismo color',
    questions: [
      'bolso negro con zapatos marrones',
      'bolso marron con botas negras',
      'tienen que combinar bolso y cinturon',
      'bolso de color con todo',
      'bolso blanco con zapatos negros',
      'puedo llevar bolso camel con zapatos negros',
      'el bolso y los zapatos tienen que ser del mismo color',
    ],
    maya: 'No hace falta que sean iguales: el juego completo se reserva para lo muy formal. Negro con marrón va bien si se repite uno de los dos en abrigo, cinturón o estampado. Camel, burdeos y gris se entienden con ambos. Lo único que canta es un bolso deportivo con zapato de vestir.',
    valentina:
      'Del mismo color, solo si vas muy formal. Negro con marrón queda de lo más pulido si repites uno en el abrigo o el cinturón. Camel o burdeos pegan con todo. Lo que canta es la mochila deportiva con salones.',
  },
  {
    title: 'Mochila con ropa arreglada o pasados los cuarenta',
    questions: [
      'mochila con vestido',
      'mochila con traje se ve mal',
      'llevar mochila a los 50',
      'mochila elegante para mujer',
      'mochila o bolso para el trabajo',
      'mochila con abrigo de paño',
    ],
    maya: 'Sí, si es lisa, de cuero o nailon mate, sin bolsillos de deporte y pequeña para la espalda. Con abrigo o traje se lleva en la mano dentro. Con seda o gasa, no: la correa arruga y hace bolitas. La edad da igual.',
    valentina:
      'Sí: lisa, negra o camel, de cuero o nailon mate y sin cremalleras deportivas. Con traje, en la mano al entrar. Con seda no, que deja marcas. Y la edad no pinta nada aquí.',
  },
];
