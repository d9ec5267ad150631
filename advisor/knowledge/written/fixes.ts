import type { WrittenEntry } from './entry.ts';

/** Small repairs and troubles of garments, shoes and jewellery. */
export const fixes: readonly WrittenEntry[] = [
  {
    title: 'Acortar los tirantes de un vestido en casa',
    questions: [
      'cómo acorto yo misma los tirantes de un vestido',
      'los tirantes me quedan larguísimos y se caen de los hombros',
      'subir los breteles a un vestido sin ir a la modista',
      'tirantes largos',
      'se puede coser el tirante más corto por detrás',
      'arreglar las tiras de un vestido que se bajan',
    ],
    maya: 'Se acortan por la espalda, donde no se ve: póntelo, prende con alfileres lo que sobra, igual en los dos lados, descose el extremo trasero, mételo en la costura y cose dos veces a máquina o con punto atrás. Deja un centímetro por si cede. Si solo resbalan, un clip que los junte detrás basta.',
    valentina:
      'Por detrás, que no se nota. Te lo pones, marcas con alfileres lo que sobra en los dos lados, descoses ese extremo, lo metes y lo coses con dos pasadas. Guarda un centímetro de tela por dentro. Y si solo se escurren, un clip que junte los tirantes en la espalda y ya.',
  },
  {
    title: 'Falda que gira al andar',
    questions: [
      'por qué se me gira la falda cuando camino',
      'la cremallera de la falda acaba delante',
      'mi falda da vueltas sola',
      'se me da la vuelta la pollera al caminar',
      'cómo evito que la falda rote en la cintura',
      'la costura del lado me termina en el ombligo',
    ],
    maya: 'Gira porque le sobra cintura o porque el forro se engancha en las medias y la arrastra; una cadera algo más alta también cuenta. Se mete la cintura uno o dos centímetros, se cose por dentro una cinta de silicona o se cambia el forro por viscosa. El bolso cruzado empuja igual.',
    valentina:
      'Casi siempre te sobra cintura, o el forro se pega a las medias y la va girando. Y el bolso cruzado también la empuja. Arreglo: meter uno o dos centímetros, cinta de silicona por dentro de la cinturilla o un forro que resbale. Una cadera más alta es normalísimo y también lo hace.',
  },
  {
    title: 'Qué hacer con la tela que sobra de un bajo',
    questions: [
      'la modista me dio la tela que cortó del pantalón para qué sirve',
      'guardo los retales del bajo',
      'sobró tela al hacer el dobladillo',
      'tiro el pedazo que le cortaron al pantalón',
      'retazos del ruedo, sirven de algo',
      'para qué quiero los trozos del dobladillo',
    ],
    maya: 'Guárdala: es la única tela idéntica para un parche, una trabilla nueva, un bolsillo o un refuerzo en la entrepierna. También sirve para probar un quitamanchas o el calor de la plancha antes de tocar la prenda. Lávala alguna vez con ella, para que pierda color a la par, y anota de cuál es.',
    valentina:
      'No la tires, que vale oro: si mañana se rompe, ese trozo es el parche perfecto. Sirve para trabillas, bolsillos, reforzar la entrepierna y probar un quitamanchas sin miedo. Ponle un papelito con la prenda y lávala alguna vez con ella para que gasten color juntas.',
  },
  {
    title: 'Cuándo recoger los arreglos antes de una boda',
    questions: [
      'cuántos días antes de la boda recojo el traje arreglado',
      'con cuánto margen dejo lista la ropa de la fiesta en la modista',
      'última prueba del vestido cuándo',
      'retiro el ambo de la modista la semana del casamiento o antes',
      'es tarde recoger el vestido el día anterior',
      'hay que dejar tiempo por si hay que retocar el arreglo',
    ],
    maya: 'Recógelo entre una y dos semanas antes, y pruébatelo allí con los zapatos y la ropa interior de ese día. Así queda margen para un retoque y no cambia tu cuerpo entre medias. Llévalo a arreglar seis semanas antes, ocho si es de mayo a julio. El día antes, solo colgarlo y vapor.',
    valentina:
      'De una a dos semanas antes, y te lo pruebas allí mismo con los zapatos y la ropa interior del día. Si falla algo, da tiempo. Para dejarlo, seis semanas antes, ocho en plena temporada de bodas. La víspera, ni tocarlo: colgado y un poco de vapor.',
  },
  {
    title: 'Entretela despegada que hace burbujas',
    questions: [
      'qué es la entretela y por qué hace burbujas',
      'se me ha despegado la tela de dentro de la solapa',
      'burbujas en el cuello de la camisa después de lavar',
      'el saco tiene ampollas en el pecho',
      'se puede volver a pegar la entretela',
      'por qué la americana se ha llenado de globitos',
    ],
    maya: 'La entretela es la tela oculta que da cuerpo a cuellos, puños y solapas; si va pegada, el agua caliente, el vapor o la tintorería sueltan el adhesivo y aparecen burbujas. En un cuello, plancha sin vapor, paño y diez segundos de presión a veces la fijan. En una chaqueta, rara vez vuelve.',
    valentina:
      'Es la tela escondida que pone tieso el cuello o la solapa. Cuando va con pegamento, el calor y los lavados la sueltan y salen globitos. En un cuello prueba plancha seca, un paño encima y diez segundos apretando. En una chaqueta casi nunca queda bien: pregunta antes de gastar.',
  },
  {
    title: 'Parche o vinilo recién planchado: cuándo lavar',
    questions: [
      'cuánto espero para lavar una camiseta con vinilo planchado',
      'parche termoadhesivo recién puesto lo puedo meter a la lavadora',
      'cuándo se lava un estampado que acabo de planchar',
      'se despega el parche de planchar al lavar',
      'cómo lavo ropa con vinil textil',
      'estampé una remera en casa cuándo la lavo',
    ],
    maya: 'Espera 24 horas, mejor 48, porque el pegamento termina de fijar en frío. Después, del revés, a 30 grados o menos, poco centrifugado, sin suavizante, lejía ni secadora, y sin plancha directa encima. Si una esquina se levanta, papel de horno y otros quince segundos de plancha; un parche dura más con unas puntadas.',
    valentina:
      'Déjala quieta 24 horas, o 48 si puedes, que el pegamento acabe de agarrar. Luego, del revés, fría o a 30, centrifugado suave y nada de suavizante ni secadora. ¿Se levanta una puntita? Papel de horno y quince segundos de plancha. Y al parche, unas puntadas y no se mueve.',
  },
  {
    title: 'Enganchón en satén o tela fina',
    questions: [
      'el gato me ha sacado un hilo en un vestido de satén',
      'enganchón en tela de raso cómo se disimula',
      'se me jaló un hilo de la blusa de seda',
      'corto el hilo que sobresale en el satín',
      'arreglar un hilo corrido en una tela lisa',
      'se me enganchó el anillo en el vestido de fiesta',
    ],
    maya: 'No cortes el hilo: en un tejido liso, cortarlo acaba en agujero. Estira la tela con suavidad a un lado y a otro del tirón para que vuelva, repasa con la punta de una aguja la línea fruncida y da vapor por el revés. Lo que quede suelto se pasa atrás con aguja. La marca se atenúa, rara vez desaparece.',
    valentina:
      'Tijeras fuera, que se hace agujero. Estira la tela suavecito hacia los dos lados del tirón y ve devolviendo el hilo con la punta de una aguja; después, vapor por dentro. Si queda un rizo, lo pasas al revés con la aguja. Se disimula mucho, aunque en satén siempre queda una sombra.',
  },
  {
    title: 'Sisa estrecha de una chaqueta',
    questions: [
      'el traje me aprieta de sisa',
      'la chaqueta me tira debajo del brazo se puede arreglar',
      'me corta la axila el saco',
      'americana que no deja levantar los brazos',
      'abrir la sisa a una chaqueta',
      'la manga me aprieta arriba en el blazer',
    ],
    maya: 'Tiene poco arreglo: un sastre puede bajarla medio centímetro o uno sacando tela del costado, pero al vaciarla el brazo sube peor y toda la chaqueta se mueve. Si aprieta al cruzar los brazos, es talla o patrón. Ojo: una sisa alta que no corta da más libertad que una baja.',
    valentina:
      'Ahí se puede poco. El sastre te la baja medio centímetro, uno con suerte, y si se pasa, al levantar el brazo sube la chaqueta entera. Si te corta la axila, pide una talla más y entalla la cintura. Y que sea alta no es malo: si no molesta, te mueves mejor.',
  },
  {
    title: 'Tuerca de pendiente perdida',
    questions: [
      'perdí la tuerca de un pendiente',
      'se me cayó la mariposa del arete qué uso',
      'cómo sujeto un pendiente sin el cierre de atrás',
      'el topito se quedó sin tapita',
      'cierre de arete para hoy de urgencia',
      'dónde compro tuercas de pendientes',
    ],
    maya: 'Para salir del paso, un tope de silicona o la goma de borrar de un lápiz, cortada pequeña. Después, una joyería vende la tuerca suelta: lleva el pendiente, porque el palillo mide unos 0,7 a 1 milímetro. En los de valor, tuerca de rosca o de presión grande, que no se caen.',
    valentina:
      'Para hoy: un tope de silicona o un cachito de goma de borrar. Luego te vas con el pendiente a una joyería, que el palito no siempre mide igual, y por poco tienes tuerca nueva. Si son buenos, pide de rosca o de disco grande y no los pierdes más.',
  },
  {
    title: 'Rebeca que cae hacia delante por los botones',
    questions: [
      'la chaqueta de punto se cae hacia delante por el peso de los botones',
      'cárdigan con botones pesados que cuelga',
      'la tira de botones del suéter se ha dado de sí',
      'la botonera del saco de lana se ondula',
      'cómo refuerzo la parte de los botones de un cárdigan',
      'rebeca deformada por delante',
    ],
    maya: 'Cose por dentro una cinta de grosgrain a lo largo de las dos tiras: aguanta el peso y el punto ya no cede. Antes lava la cinta, que encoge, y mide la tira sin estirarla. Si los botones pesan mucho, cámbialos por nácar, madera o resina hueca, y guárdala siempre doblada.',
    valentina:
      'Cinta de grosgrain por dentro de las dos tiras y se acabó. La lavas antes para que no encoja después, y la coses sin estirar el punto. Otra: cambiar esos botones por unos ligeros, de resina o madera. Y dobladita en el cajón, que en percha se va más.',
  },
  {
    title: 'Hilo torzal',
    questions: [
      'qué es el hilo torzal',
      'para qué sirve el torzal de mercería',
      'torzal o hilo normal para ojales',
      'hilo grueso de ojales cómo se llama',
      'la mercera me dice torzal y no sé qué es',
      'con qué hilo se hacen los ojales a mano',
    ],
    maya: 'Es un hilo más grueso y muy retorcido, de seda o poliéster, para ojales a mano, botones de abrigo y pespuntes que se ven. Aguanta el roce y da relieve. Pide aguja de ojo grande, del 90 o 100 a máquina, y abajo hilo normal. Para cerrar una costura corriente resulta demasiado grueso.',
    valentina:
      'Un hilo gordito y muy retorcido, de seda o poliéster. Es el de los ojales hechos a mano, los botones de abrigo y los pespuntes que lucen. Necesita aguja de ojo grande; a máquina, una del 90 o 100 y abajo hilo normal. Para costuras normales, no: abulta.',
  },
  {
    title: 'Plazo de una modista para un vestido a medida',
    questions: [
      'cuánto tarda una modista en hacer un vestido a medida',
      'con cuánta antelación encargo el vestido hecho',
      'me caso en marzo y aún no tengo modista',
      'tiempo para mandar a hacer un vestido de fiesta',
      'cuántas pruebas lleva un vestido a medida',
      'alcanza un mes para que me cosan el vestido',
    ],
    maya: 'Cuenta de dos a tres meses para uno de fiesta y de cuatro a ocho para uno de novia, con tres o cuatro pruebas. Si quedan diez semanas, llama ya, lleva la idea cerrada y la tela elegida. En primavera las agendas se llenan; con menos de un mes, mejor uno hecho y bien ajustado.',
    valentina:
      'De fiesta, dos o tres meses; de novia, de cuatro a ocho, con tres o cuatro pruebas. ¿Te quedan diez semanas? Llama hoy, con foto y tela decididas, que es lo que más retrasa. Y con menos de un mes, compra uno hecho y que te lo ajusten: queda de lujo igual.',
  },
  {
    title: 'Bufanda tejida a mano que se curva por los bordes',
    questions: [
      'la bufanda que tejo se me tuerce por los lados',
      'por qué se enrollan los bordes del punto',
      'mi tejido se hace un tubo',
      'cómo hago para que la bufanda no se enrosque',
      'se me ensancha la bufanda al tejer',
      'orillas feas al tejer a dos agujas',
    ],
    maya: 'El punto liso siempre se enrolla: teje cuatro o cinco puntos de punto bobo en cada orilla y las primeras y últimas vueltas también. Desliza sin tejer el primer punto y tendrás un canto limpio. Cuenta los puntos cada pocas vueltas. Acabada, mójala, estírala con alfileres y deja secar.',
    valentina:
      'El punto liso se enrosca solo, no eres tú. Haz cuatro puntos de punto bobo a cada lado, y unas vueltas al empezar y al terminar. El primer punto pásalo sin tejer y el borde queda bonito. Cuenta puntos de vez en cuando. Y al final: mojada, con alfileres y a secar.',
  },
  {
    title: 'Rodillas abombadas en el pantalón',
    questions: [
      'por qué se hacen bolsas en las rodillas del pantalón',
      'pantalón de chándal con rodilleras dadas de sí',
      'se me estiraron las rodillas del buzo',
      'cómo quito los globos de las rodillas',
      'rodillas marcadas en el pants',
      'vaqueros que se abomban al sentarme',
    ],
    maya: 'Se hacen porque el punto o el elastano ceden al doblar la pierna y ya no vuelven. Lava a 30 o 40, recoloca la rodilla en húmedo y dale vapor por el revés sin estirar; recupera bastante. Descánsalo un día entre usos y, al sentarte, sube un poco la tela. Dura más el tejido denso.',
    valentina:
      'El tejido se estira al sentarte y se queda así. Lávalo, y con la tela húmeda junta la rodilla con las manos y vapor por dentro, sin tirar. Mejora un montón. Un día de descanso entre puestas, y al sentarte súbete un pelín el pantalón. Si el elastano ya murió, no hay milagro.',
  },
  {
    title: 'Precio de una modista en tu ciudad',
    questions: [
      'cuánto cobra una modista por el ruedo de un jean en mi ciudad',
      'precio de un dobladillo en colombia',
      'cuánto vale subir la basta de un pantalón en lima',
      'cuánto sale hacer el ruedo en buenos aires',
      'lo que cobran por la bastilla en méxico',
      'es caro lo que me pide la costurera',
    ],
    maya: 'Cambia mucho de ciudad a ciudad, así que pregunta en dos talleres de tu barrio con la prenda en la mano. Un bajo sencillo suele ser lo más barato de la lista, una fracción pequeña de lo que cuesta un pantalón; el bajo original, el forro y la prisa lo encarecen. Pide precio y día antes de dejarlo.',
    valentina:
      'Depende de la ciudad y hasta del barrio: pregunta en dos sitios con el pantalón en la mano. El bajo sencillo es lo más baratito que hacen. Sube si quieres conservar el borde original, si lleva forro o si es para mañana. Que te digan precio y fecha antes de soltarlo.',
  },
  {
    title: 'Dobladillo ondulado después de lavar',
    questions: [
      'por qué el dobladillo sale ondulado de la lavadora',
      'orilla de la camiseta con ondas',
      'el bajo del vestido de punto quedó rizado',
      'el ruedo se hace olitas al lavar',
      'costura del bajo arrugada y fruncida',
      'cómo aplano un bajo que se curva',
    ],
    maya: 'Se ondula por dos causas: el punto se estiró al coserlo, o el hilo encogió y frunce la tela. Con la prenda húmeda, alisa el borde con las manos, seca en plano y plancha con vapor apoyando, sin arrastrar. Si vuelve siempre, una modista lo recose con aguja de punto y menos tensión.',
    valentina:
      'O estiraron el punto al coserlo, o el hilo encogió y la tela se frunce. Húmeda, alisa el borde con la mano y sécala plana; luego plancha apoyando con vapor, sin arrastrar. ¿Vuelve en cada lavado? Que te lo recosan con aguja de punto. Es culpa de la costura, no tuya.',
  },
  {
    title: 'Brillo de desgaste en codos y trasero',
    questions: [
      'el saco viejo tiene los codos brillantes',
      'cómo quito el brillo del uso en un pantalón de traje',
      'el pantalón negro me brilla por detrás de sentarme',
      'brillos en la tela de lana vieja',
      'se puede matar el brillo del terno',
      'por qué brillan los codos de la americana',
    ],
    maya: 'Se atenúa, no se borra: la fibra está aplastada y gastada por el roce. Pasa una esponja con agua y una cucharada de vinagre blanco por vaso, cubre con paño húmedo, vapor sin apoyar la plancha y cepilla a contrapelo mientras humea. En lana mejora; en poliéster casi nada, porque la fibra está fundida.',
    valentina:
      'Desaparecer no, pero baja bastante. Agua con una cucharada de vinagre blanco por vaso, esponja por encima, paño húmedo, vapor sin apoyar y cepillo a contrapelo mientras está caliente. En lana funciona. En poliéster poco, que eso ya está pulido. Si el codo clarea, coderas y tan contento.',
  },
  {
    title: 'Rehacer la punta de un cordón deshilachado',
    questions: [
      'cómo le hago punta a un cordón deshilachado',
      'la agujeta se desbarató y no entra por el ojal',
      'se salió el plástico del cordón',
      'punta del pasador rota',
      'reparar la punta de los cordones en casa',
      'el cordón ya no pasa por los agujeros',
    ],
    maya: 'Lo más limpio es un trocito de tubo termorretráctil calentado con un mechero. Sin él, retuerce la punta y envuélvela bien prieta con celo, o mójala en esmalte transparente y déjala secar. Si el cordón es sintético, acercar la llama un segundo lo funde. En zapato bueno, cordón nuevo del mismo largo.',
    valentina:
      'Retuerce la punta y vuelta de celo bien apretada: listo por hoy. Más fino: esmalte de uñas transparente y a secar. Para que dure, tubito termorretráctil y un poco de calor. Si es de nailon, un segundo de llama la sella. Y unos cordones nuevos cuestan poquísimo, la verdad.',
  },
  {
    title: 'Nombre de la punta del cordón',
    questions: [
      'cómo se llama el plastiquito de la punta de los cordones',
      'nombre de la punta de la agujeta',
      'herrete qué es',
      'el cosito del final del cordón cómo se dice',
      'palabra para la punta dura del pasador',
      'tiene nombre la puntita del cordón',
    ],
    maya: 'Se llama herrete: la funda de plástico o de metal que remata el cordón para que no se deshilache y entre por el ojete. Los metálicos aparecen en sudaderas, botas y trajes de época, y un zapatero o una mercería los vende sueltos. El agujero por donde pasa es el ojete u ojal.',
    valentina:
      'Herrete, así de raro. Es la puntita de plástico o metal que evita que el cordón se abra y ayuda a meterlo. En mercerías los venden sueltos, y los de metal quedan chulísimos en una sudadera. Y el agujerito por donde entra se llama ojete, sin risas.',
  },
  {
    title: 'Propina a la modista o al sastre',
    questions: [
      'cuánta propina se deja a la modista',
      'hay que dar propina al sastre',
      'la costurera me salvó el vestido le doy algo aparte',
      'es costumbre dejar propina en los arreglos',
      'qué detalle le llevo a la modista',
      'propina por arreglar tres pantalones',
    ],
    maya: 'No se debe propina en un taller de arreglos; en España y en casi toda América pagas el precio y das las gracias. Si te resolvió una urgencia, redondear o un 10 % es un gesto bonito, y también unos dulces, una foto con la prenda puesta o recomendarla, que le trae clientas.',
    valentina:
      'Obligatoria no es, ni en España ni en casi ningún sitio. Si te sacó del apuro a última hora, redondea o deja un 10 %, y encantada. Unos bombones o una foto tuya con el vestido le alegran el día. Y recomendarla es el mejor regalo.',
  },
  {
    title: 'Ablandar una chaqueta vaquera tiesa',
    questions: [
      'cómo ablando una chamarra de mezclilla nueva',
      'chaqueta vaquera que parece cartón',
      'la campera de jean está durísima',
      'suavizar denim rígido',
      'cuánto tarda en ceder una cazadora vaquera',
      'truco para aflojar la mezclilla',
    ],
    maya: 'Cede con agua y uso: dos o tres lavados del revés a 30 grados, con media taza de vinagre blanco en el aclarado, y si la etiqueta deja, veinte minutos de secadora suave con pelotas. Dobla codos y cuello con la mano y póntela a ratos. El algodón puro tarda unas semanas, y encoge algo.',
    valentina:
      'Paciencia y lavadora: dos o tres lavados del revés a 30, con media tacita de vinagre blanco al aclarar. Si la etiqueta lo permite, un ratito de secadora suave con pelotas de tenis. Luego, a usarla: los codos se doman solos en unas semanas. Ojo, que al principio encoge un poquito.',
  },
  {
    title: 'Agujero en un plumífero',
    questions: [
      'se me hizo un hueco en la casaca de plumas',
      'parchar una chamarra de plumas que suelta relleno',
      'quemé el plumas con un cigarro y salen plumas',
      'cómo tapo un agujero del plumífero',
      'cinta para reparar chaqueta acolchada',
      'puedo coser un roto en el anorak de plumas',
    ],
    maya: 'Pon un parche adhesivo de nailon para tejidos técnicos, de esquinas redondas y un centímetro mayor que el agujero, sobre la tela limpia y desengrasada con alcohol. Mete las plumas, no tires de ellas. Aprieta y espera 24 horas antes de lavar. Coser abre más agujeros; un roto largo, taller.',
    valentina:
      'Parche adhesivo de nailon, de los de tiendas de montaña. Limpias con un pelín de alcohol, empujas las plumas para dentro, redondeas las esquinas y aprietas fuerte. Un día sin lavar. No lo cosas sin más, que cada puntada es otro agujerito. De momento, un trozo de cinta americana salva el día.',
  },
  {
    title: 'Cadena fina hecha un nudo',
    questions: [
      'se me enredó la cadenita y está hecha un nudo',
      'cómo desenredo un collar fino',
      'truco para deshacer un nudo en una cadena de plata',
      'cadena de oro enredada',
      'dos collares enredados entre sí',
      'desanudar una cadenita sin romperla',
    ],
    maya: 'Abre el cierre, ponla sobre una superficie lisa y suelta el nudo con dos alfileres, abriéndolo desde el centro, sin tirar de los extremos. Una gota de aceite de bebé o un poco de talco hace resbalar los eslabones. Después, agua tibia con jabón. Si es muy fina o de valor, una joyería.',
    valentina:
      'Sin tirar, que el nudo se aprieta. Ábrele el cierre, apóyala en un plato, una gota de aceite de bebé o talco, y con dos alfileres ve abriendo el centro. Después la lavas con agua y jabón. Si es finísima o muy querida, en la joyería lo hacen en un rato.',
  },
  {
    title: 'Carrera en la media en plena calle',
    questions: [
      'se me corrió la media y estoy en la oficina',
      'carrera en las pantis qué hago ahora',
      'cómo paro una carrera en la media',
      'se me fue un punto de la media en una boda',
      'esmalte de uñas en la media rota',
      'media panty rota sin repuesto',
    ],
    maya: 'Frénala ya: una gota de esmalte transparente en los dos extremos de la carrera, y deja secar antes de mover la pierna. Sin esmalte, laca de pelo o jabón seco humedecido. Si está abajo, gira la media para que quede detrás o por dentro. Si ya baja a la vista, mejor quitártelas.',
    valentina:
      'Esmalte transparente en las dos puntas de la carrera, y quieta hasta que seque. ¿No hay? Laca de pelo o un poco de jabón. Luego gira la media y que la carrera quede por dentro de la pierna. Si ya te llega al zapato, fuera medias: pierna al aire y cabeza alta.',
  },
  {
    title: 'Zapatos que chirrían al andar',
    questions: [
      'por qué chirrían mis zapatos al caminar',
      'mis zapatillas hacen ruido en el suelo de la oficina',
      'los tenis rechinan al pisar',
      'zapatos nuevos que suenan',
      'cómo quito el chillido de la suela',
      'cruje la plantilla del zapato',
    ],
    maya: 'Suele ser la plantilla que roza: levántala, espolvorea talco o maicena debajo y ciérrala. Si han estado mojados, sécalos dos días con papel. Si chirría la suela contra el suelo pulido, límpiala y pásale una lija fina. Si el ruido viene de dentro del tacón, el cambrillón está suelto: zapatero.',
    valentina:
      'Nueve de cada diez es la plantilla: la levantas, talco o maicena debajo y a callar. ¿Mojados? Papel dentro y dos días de secado. Si chilla la suela en suelo brillante, límpiala y un poco de lija fina. Y si cruje por dentro del tacón, eso es del zapatero.',
  },
  {
    title: 'Poner unos gemelos paso a paso',
    questions: [
      'cómo se ponen los gemelos',
      'cómo van las mancuernillas en el puño',
      'hacia qué lado mira el adorno del gemelo',
      'es la primera vez que uso colleras',
      'gemelos de camisa instrucciones',
      'no sé abrochar un puño con gemelos',
    ],
    maya: 'Dobla el puño hacia atrás hasta que coincidan los cuatro ojales, junta los dos bordes como unas manos en oración, sin cruzarlos, y pasa el gemelo de fuera adentro: el adorno mira hacia fuera, al meñique. Gira la barrita para cerrar. Pide ayuda con la mano dominante o ponlos antes de meter la camisa.',
    valentina:
      'Doblas el puño, casas los cuatro ojales y juntas los bordes plano con plano, como manos rezando, sin montar uno sobre otro. Metes el gemelo desde fuera, que el adorno quede hacia el lado del meñique, y giras la barrita. Truco: pónselos a la camisa antes de ponértela tú.',
  },
  {
    title: 'Cremallera ondulada en un vestido',
    questions: [
      'por qué la cremallera del vestido se ve ondulada',
      'el cierre de atrás hace olas',
      'cremallera invisible que se abulta en la espalda',
      'el zíper del vestido no queda plano',
      'se puede alisar una cremallera que hace bulto',
      'me cambiaron el cierre y quedó fruncido',
    ],
    maya: 'Se ondula porque la tela se estiró al coserla, porque la cinta encogió con el lavado o porque te sobra largo de espalda entre el cuello y la cintura. Primero, vapor por el revés con la cremallera cerrada. Si sigue, se descose y se recoloca con una tirita de entretela; ese arreglo es corriente.',
    valentina:
      'O estiraron la tela al coserla, o la cinta encogió al lavar, o te sobra tela de espalda y ahí se acumula. Prueba vapor por dentro con la cremallera subida. Si no baja, la modista la descose y la pone con una tirita de refuerzo. Es un arreglo de todos los días.',
  },
  {
    title: 'Ojal que se deshilacha',
    questions: [
      'el ojal de la camisa se está deshilachando',
      'cómo se arregla un ojal roto',
      'se me deshizo el ojal del abrigo',
      'hilos sueltos en el ojal',
      'el botón se sale porque el ojal está roto',
      'remendar ojales a mano',
    ],
    maya: 'Recorta los hilos sueltos, sin tocar la tela, y rehaz el borde con punto de ojal: puntadas juntas, de dos o tres milímetros, con la lazada hacia el corte. Si la tela ya falta, pega antes por detrás una tirita de entretela. Una gota de líquido antideshilachado o esmalte transparente aguanta unos días.',
    valentina:
      'Corta solo los pelitos y repasa el borde con punto de ojal: puntadas pegaditas, de dos milímetros, con el lacito mirando al corte. ¿Falta tela? Entretela por detrás primero. Y de urgencia, una gotita de esmalte transparente frena los hilos unos días. La costurera lo hace en un momento.',
  },
  {
    title: 'Cuello de polo que se dobla hacia arriba',
    questions: [
      'el cuello del polo se me dobla hacia arriba',
      'cómo hago para que las puntas del cuello no se levanten',
      'cuello de la chomba enrollado',
      'las solapas del polo quedan como alas',
      'cuello de camisa sin ballenas que se curva',
      'el cuello de la playera polo no queda plano',
    ],
    maya: 'Se curva porque el canalé cede o encoge al lavar. Ciérralo y alísalo mojado, sécalo en plano o en percha abrochada, y plancha desde las puntas hacia el centro por el revés, con un poco de almidón. En camisa, ballenas; en polo, dos puntitos de cinta de doble cara bajo las puntas.',
    valentina:
      'Es el canalé, que se va con los lavados. Mojado, lo estiras con la mano y abrochas; luego plancha por el revés, de la punta al centro, con un poquito de almidón. En camisa, ballenas. En polo, un trocito de cinta doble cara bajo cada punta y ni se mueve.',
  },
  {
    title: 'Cortar una camiseta para hacerla corta',
    questions: [
      'cómo corto una camiseta para hacerla crop',
      'cortar una playera sin que quede chueca',
      'quiero hacer crop top una camiseta vieja',
      'por dónde corto la remera para que quede cortita',
      'se deshilacha una camiseta al cortarla',
      'hacer una camiseta más corta sin coser',
    ],
    maya: 'Póntela, marca con jabón donde quieres que acabe y córtala dos o tres centímetros más larga: el borde se enrolla y sube. Quítatela, dóblala por la mitad con los costados casados y corta las dos capas de una vez, con tijera larga. El punto de algodón no se deshilacha; el dobladillo es opcional.',
    valentina:
      'Te la pones, marcas, y cortas dos o tres centímetros por debajo, que luego se enrosca y sube. Fuera ya, dóblala por la mitad, costado con costado, y corta todo de un tijeretazo largo. El algodón de camiseta no se deshilacha, así que puedes dejarlo tal cual.',
  },
  {
    title: 'Convertir una camiseta en sin mangas',
    questions: [
      'cómo corto una remera para que quede musculosa',
      'quitar las mangas a una camiseta sin que se deshilache',
      'hacer una sisa a una camiseta vieja',
      'cortar mangas de playera',
      'camiseta de tirantes a partir de una normal',
      'por dónde se cortan las mangas',
    ],
    maya: 'Corta justo por fuera de la costura de la manga si quieres un borde firme, o por dentro, un centímetro, si la prefieres abierta. Hazlo con la camiseta doblada por la mitad, para que salgan iguales. El punto no se deshilacha, solo se enrolla. Baja la sisa poco a poco: siempre hay tiempo de cortar más.',
    valentina:
      'Si cortas por fuera de la costura, queda un borde que no se mueve. Si la quieres más abierta, un centímetro hacia dentro. Dóblala por la mitad y corta las dos mangas juntas, así salen gemelas. No se deshilacha, solo se enrolla. Y ve a poquitos, que pegar no se puede.',
  },
  {
    title: 'Etiqueta que pica',
    questions: [
      'me pica la etiqueta de la nuca la corto',
      'cómo quito una etiqueta sin que raspe lo que queda',
      'la etiqueta del costado me irrita',
      'descoser una etiqueta sin romper la tela',
      'corté la etiqueta y ahora pincha más',
      'etiqueta áspera en la ropa del niño',
    ],
    maya: 'Mejor descoserla que cortarla: el resto tieso pincha más. Con un descosedor, suelta puntada a puntada desde un extremo, por el lado de la etiqueta. Si está dentro de una costura, corta al ras y tapa con un trocito de cinta suave o parche de algodón. Antes, foto a los símbolos y la composición.',
    valentina:
      'No la cortes a lo loco, que el canto pincha el doble. Descosedor, puntada a puntada, por encima de la etiqueta. ¿Está metida en la costura? Corta al ras y cubre con un parchecito de algodón suave. Y antes hazle una foto, que ahí está cómo se lava.',
  },
  {
    title: 'Sandalia o zapato mordido por el perro',
    questions: [
      'el perro me mordió la sandalia de cuero se arregla',
      'mi cachorro se comió el tacón',
      'zapato de piel con marcas de dientes',
      'reparar zapatos masticados',
      'el perro rompió la tira de la sandalia',
      'vale la pena arreglar un zapato mordido',
    ],
    maya: 'Si el daño está en una tira, el borde o el tacón, un zapatero lo resuelve: cambia la tira, rellena con pasta de cuero, tiñe o vuelve a forrar. Si falta piel en la pala o la plantilla está arrancada, suele salir más que otro par. Lleva los dos y los trozos, y pregunta antes.',
    valentina:
      'Depende de dónde mordió. ¿Tira, borde o tacón? El zapatero cambia la tira, rellena, tiñe y casi ni se ve. ¿Falta un bocado de piel delante? Ahí cuesta más que unas nuevas. Lleva el par entero y los cachitos que encuentres, y que te diga precio. Y al peludo, un juguete.',
  },
  {
    title: 'Lazo que quede bien tieso',
    questions: [
      'cómo se ata el lazo del vestido por detrás para que quede parado',
      'el moño de la espalda se me cae',
      'cómo hago un lazo bonito con cinta ancha',
      'lazo torcido en la cintura',
      'atar un moño de vestido de niña',
      'que el lazo quede horizontal y no vertical',
    ],
    maya: 'El secreto está en el segundo nudo: si la primera vuelta pasa la izquierda sobre la derecha, la segunda, al revés; si no, el lazo queda torcido. Haz dos asas iguales, crúzalas, ajusta tirando de ellas y no de las puntas, y abre con los dedos. En tela caída, almidón o un alfiler oculto.',
    valentina:
      'Si te sale de pie o torcido es que repites el mismo cruce. Primero izquierda sobre derecha, luego derecha sobre izquierda. Dos orejas iguales, las cruzas y aprietas tirando de las orejas, no de las puntas. Las abres con los dedos y, si la tela es blandita, un imperdible escondido.',
  },
  {
    title: 'Recoger la cola del vestido para bailar',
    questions: [
      'cómo se recoge la cola del vestido de novia para bailar',
      'el vestido tiene cola y no sé qué hacer en el baile',
      'recogido de cola con botones',
      'sujetar la cola con una presilla en la muñeca',
      'la cola me la pisan bailando',
      'se puede coser algo para levantar la cola',
    ],
    maya: 'Se recoge con presillas y botones que la modista cose antes: por fuera, de uno a cinco puntos bajo la cintura, o por dentro, con cintas numeradas que la pliegan como polisón. Otra salida es una lazada en el bajo para la muñeca. Que alguien ensaye contigo en la última prueba y haga un vídeo.',
    valentina:
      'Con presillas y botones escondidos que te cose la modista: por fuera se engancha bajo la cintura, o por dentro con cintas numeradas que la doblan. Más simple: una lazada para llevarla en la muñeca. Que tu hermana o quien sea lo practique y lo grabe, que ese día nadie se acuerda.',
  },
  {
    title: 'Abrigo o chaqueta que cruje',
    questions: [
      'mi abrigo cruje cuando camino',
      'la chaqueta hace ruido de plástico',
      'abrigo nuevo que suena como bolsa',
      'se le quita el ruido a una parka',
      'mi impermeable es muy ruidoso',
      'por qué suena la tela al moverse',
    ],
    maya: 'Es normal en telas con membrana, recubrimiento o apresto, y en forros de poliéster: el ruido es roce de capas rígidas. Baja con el uso y con un par de lavados suaves según etiqueta, pero la membrana nunca calla del todo. Si el crujido es nuevo y la capa se pela o se pega, está envejecida.',
    valentina:
      'Tranquila, es el recubrimiento o el forro, dos capas tiesas frotándose. Con el uso y un par de lavados suaves se calla bastante; del todo, si lleva membrana, no. Pero si antes no sonaba y ahora se pela o se pega por dentro, es que está en las últimas.',
  },
  {
    title: 'Llevar ropa barata a arreglar',
    questions: [
      'un sastre se ofende si llevo ropa barata',
      'vale la pena arreglar un vestido de doce euros',
      'me da pena llevar ropa de supermercado a la modista',
      'arreglar prendas low cost tiene sentido',
      'la costurera se molesta por prendas corrientes',
      'compensa coger el bajo a un pantalón barato',
    ],
    maya: 'No se ofende nadie: cobra por su trabajo, no por la etiqueta. Compensa si la prenda te gusta, la tela aguanta y el arreglo es sencillo, como un bajo, una cintura o unos botones; con eso parece el doble de buena. No compensa rehacer hombros o forro en una tela que se deforma al lavar.',
    valentina:
      'Qué se va a ofender, si vive de eso. Le da igual la etiqueta. Un bajo o una cintura en algo barato que te encanta lo deja de diez. Donde no metería dinero: hombros, forros o telas que ya hacen bolitas. Y ve con la cara bien alta, que es lo más normal.',
  },
  {
    title: 'Cordones que no se desatan',
    questions: [
      'cómo ato los cordones para que no se desaten',
      'se me sueltan las agujetas todo el tiempo',
      'nudo firme para zapatillas de correr',
      'por qué se desatan los pasadores',
      'lazo de cordón que aguante todo el día',
      'cordones redondos que se aflojan',
    ],
    maya: 'Se desatan casi siempre por hacer los dos cruces en el mismo sentido: si el lazo queda a lo largo del pie, cambia el primero. Para que aguante, da dos vueltas con la segunda asa antes de apretar. Los cordones planos y de algodón agarran mejor que los redondos y encerados.',
    valentina:
      'Mira el lazo: si se pone en vertical, estás cruzando dos veces igual. Cambia el primer cruce y listo. Y si quieres blindarlo, dale dos vueltas a la oreja antes de apretar. Los redondos y encerados resbalan; los planos de algodón, no. El doble nudo de toda la vida también vale.',
  },
  {
    title: 'Enseñar a un niño a atarse los cordones',
    questions: [
      'mi hijo no sabe atarse los cordones cómo le enseño',
      'a qué edad aprenden a amarrarse los zapatos',
      'método fácil para atar las agujetas a un niño',
      'cómo explico el lazo a mi hija',
      'no logra hacer el moñito de las zapatillas',
      'enseñar a un niño zurdo a atar cordones',
    ],
    maya: 'Prueba con dos orejas de conejo: un nudo simple, un asa con cada cordón, se cruzan y una pasa por debajo. Usa un cordón de cada color, sobre un cartón y sentados al lado, no enfrente; con zurdos, al espejo. Suele salir entre los cinco y los ocho años. Mientras, elástico o velcro.',
    valentina:
      'Orejas de conejo: nudito, dos orejas, se cruzan y una se mete en la cueva. Un cordón de cada color y en un cartón, sin prisa por salir. Siéntate a su lado; si es zurdo, enfrente. Entre los cinco y los ocho lo pillan. Y mientras, elásticos, que no pasa nada.',
  },
  {
    title: 'Reclamar un arreglo mal hecho',
    questions: [
      'me cosieron mal el dobladillo y quedó un lado más largo',
      'qué digo si el arreglo quedó mal',
      'la modista me estropeó el pantalón',
      'reclamar en la tienda un bajo mal cogido',
      'me dejaron las mangas desiguales',
      'el sastre lo dejó demasiado corto',
    ],
    maya: 'Vuelve cuanto antes con el resguardo y la prenda sin lavar, póntela allí con los zapatos y di con calma qué se pidió y qué mide cada lado. Lo normal es que lo repitan gratis. Si cortaron de más y no hay remedio, pide que respondan; según el país, hoja de reclamaciones o consumo.',
    valentina:
      'Vuelve pronto, con el papelito y sin lavarlo. Te lo pones allí, calzada como ese día, y lo enseñas: este lado mide más. Sin bronca, casi todos lo rehacen gratis. Si cortaron de más y no tiene arreglo, que se hagan cargo; y si se niegan, oficina de consumo de tu país.',
  },
  {
    title: 'Pintar una chaqueta vaquera',
    questions: [
      'qué pintura uso para pintar mi chaqueta vaquera',
      'pintar dibujos en una campera de jean que no salgan al lavar',
      'pintura para tela de mezclilla',
      'personalizar una chamarra con pintura',
      'se fija con plancha la pintura textil',
      'acrílico en ropa sirve',
    ],
    maya: 'Usa pintura textil, o acrílico mezclado con médium textil a partes iguales. Lava antes la chaqueta sin suavizante, boceta con jabón y da dos capas finas, con blanco debajo si la tela es oscura. Seca 24 horas y fija por el revés con plancha seca cinco minutos. Primer lavado a los tres días, en frío.',
    valentina:
      'Pintura de tela, o acrílico con médium textil mitad y mitad. La lavas antes sin suavizante, dibujas con jabón y dos capas finas; base blanca si es oscura. Un día secando y plancha por el revés cinco minutos, sin vapor. A los tres días ya se lava, del revés y fría.',
  },
  {
    title: 'Botones de camisa que se parten',
    questions: [
      'por qué se rompen los botones de mis camisas',
      'los botones se parten en la secadora',
      'se quiebran los botones con la plancha',
      'botones rotos a la mitad en la tintorería',
      'evitar que se rompan los botones al lavar',
      'camisa con botones astillados',
    ],
    maya: 'Se parten por calor y golpes: el plástico fino se reseca en la secadora y la plancha lo remata, y la prensa de la tintorería también. Lava la camisa del revés y en bolsa, sécala en percha y plancha alrededor, nunca encima. Cámbialos por nácar o resina gruesa, que aguantan años.',
    valentina:
      'Calor y golpes, no hay más. La secadora los reseca y la plancha los parte; la prensa de la tintorería, igual. Camisa del revés, en bolsa, y a secar en percha. Con la plancha, rodéalos. Y cuando cambies, botones de resina gruesa o nácar, que son otra cosa.',
  },
  {
    title: 'Acertar con el color del hilo',
    questions: [
      'dónde compro hilo del mismo color que mi pantalón',
      'cómo elijo el color del hilo para coser',
      'hilo más claro o más oscuro que la tela',
      'igualar el tono del hilo',
      'qué color de hilo va con una tela estampada',
      'el hilo no es exactamente igual se nota',
    ],
    maya: 'Lleva la prenda a una mercería y mira el hilo suelto, una hebra sobre la tela, a la luz de la calle: en el carrete parece más oscuro. Si no hay exacto, elige un tono más oscuro, que se hunde; el claro salta. En estampado, el color del fondo. En vaquero, ocre para lo que se ve.',
    valentina:
      'A la mercería con el pantalón puesto o en la bolsa, y compara una hebra suelta encima, en la puerta con luz de día. El carrete engaña. ¿No hay igual? Un pelín más oscuro, que no se ve. En estampados, el color del fondo. Y en vaqueros, ese ocre de siempre.',
  },
  {
    title: 'Tacón roto en mitad de un evento',
    questions: [
      'se me rompió el tacón en plena fiesta',
      'puedo pegar un tacón roto',
      'el tacón se ha despegado del zapato',
      'se partió el taco de la sandalia',
      'arreglar tacón roto con pegamento instantáneo',
      'el zapatero arregla un tacón partido',
    ],
    maya: 'En el momento, cambia de zapato o quédate plana; no camines sobre el tacón suelto, que se tuerce el tobillo. El pegamento instantáneo no sostiene tu peso y estorba después al zapatero, que lo fija con tornillo y cola, o cambia los dos, en uno o dos días. Guarda el trozo.',
    valentina:
      'Quítate los dos y busca unas bailarinas, que con el tacón suelto te tuerces el pie. Pegamento rápido no: no aguanta y luego el zapatero maldice. Guarda el trozo, que él lo atornilla y lo encola en un día o dos, o te pone el par nuevo. Cinta fuerte, solo para llegar al coche.',
  },
  {
    title: 'Quitar hombreras de un abrigo antiguo',
    questions: [
      'se pueden quitar las hombreras a un abrigo',
      'abrigo con hombreras enormes de los ochenta',
      'chaqueta vieja con hombros muy grandes',
      'sacar las hombreras a un saco',
      'cambiar hombreras grandes por finas',
      'quito yo las hombreras o va a la modista',
    ],
    maya: 'Se pueden quitar, pero el hombro se hunde y la manga cuelga: el patrón las contaba. En prendas blandas, se descose el forro y se pone una fina de medio centímetro. En un abrigo entallado, la modista ha de subir el hombro y recolocar la manga; es un arreglo caro, y vale la pena en buena lana.',
    valentina:
      'Quitarlas, sí; quedarse tan ancha, no siempre, porque el hombro se viene abajo. Lo fácil: cambiarlas por unas finitas abriendo el forro. Si la chaqueta es estructurada, hay que rehacer hombro y manga, y eso se paga. En un paño bueno, merece la pena. En uno normalito, llévalo así, que vuelve.',
  },
  {
    title: 'Primera máquina de coser',
    questions: [
      'qué máquina de coser compro para empezar',
      'quiero aprender a coser y arreglarme la ropa',
      'máquina de coser barata para principiantes',
      'mecánica o electrónica para aprender a coser',
      'qué puntadas necesito en una máquina',
      'sirve una máquina de coser portátil pequeña',
    ],
    maya: 'Una mecánica sencilla, con recta, zigzag, ojal automático, brazo libre para bajos y prensatelas de cremallera: con eso haces casi todo arreglo. Que pese seis kilos o más y cosa cuatro capas de vaquero. Las mini a pilas frustran. De segunda mano revisada sale bien, y un taller de tres tardes enseña más.',
    valentina:
      'Una mecánica básica: recta, zigzag, ojal en un paso, brazo libre y prensatelas de cremallera. Pruébala con cuatro capas de vaquero y que pese, seis kilos o más, que si no, baila. Las de juguete a pilas, ni mirarlas. De segunda mano y revisada, estupenda. Y un cursito corto, ya verás.',
  },
  {
    title: 'Acortar una falda con vuelo',
    questions: [
      'acortar una falda con vuelo la estropea',
      'subir el bajo de una falda evasé',
      'cuánto se puede cortar una falda de capa',
      'la falda larga me queda larga y tiene mucho vuelo',
      'se pierde el movimiento si corto la falda',
      'ruedo de una falda acampanada',
    ],
    maya: 'No la estropea si el bajo es liso: quitar cinco u ocho centímetros apenas resta vuelo. Se deja colgada una noche, se mide desde el suelo con ella puesta y los zapatos, y se hace un dobladillo estrecho, porque el ancho frunce en curva. Con cenefa, encaje o plisado, se sube desde la cintura.',
    valentina:
      'Tranquila, que cinco u ocho centímetros ni se notan en el vuelo. Que cuelgue una noche, y la modista mide desde el suelo contigo ya calzada. Dobladillo finito, que el ancho se arruga en la curva. Si lleva cenefa o encaje abajo, se acorta por la cintura.',
  },
  {
    title: 'Cáscara de plátano para los zapatos',
    questions: [
      'se puede sacar brillo a los zapatos con cáscara de plátano',
      'lustrar zapatos con piel de banana',
      'remedios caseros para dar brillo al cuero',
      'aceite de oliva en los zapatos',
      'leche o vaselina para lustrar zapatos',
      'el truco del plátano es verdad',
    ],
    maya: 'Mejor no: la cáscara deja azúcar y grasa que atraen polvo, oscurecen la piel y con los días huelen. Da un brillo de una hora, y nada más. Aceite de oliva, leche y vaselina manchan igual. En apuros, un paño de algodón apenas húmedo y frotar en seco; en casa, crema del color.',
    valentina:
      'Es de abuela y brilla un rato, sí, pero deja azúcar y grasa: coge polvo, oscurece y luego huele. Ni plátano, ni aceite de oliva, ni leche. ¿Apuro? Paño de algodón casi seco y frotar con ganas. Y en casa, una crema de su color, que dura y alimenta.',
  },
  {
    title: 'Cristal de gafas de sol rayado',
    questions: [
      'se me han rayado las gafas de sol se puede pulir',
      'quitar rayones de los lentes',
      'pasta de dientes en los lentes rayados',
      'rozadura en el cristal de las gafas',
      'cambiar los cristales de unas gafas de sol',
      'cómo evito que se rayen los anteojos',
    ],
    maya: 'No se puede pulir en casa: el plástico lleva capas finas, y la pasta de dientes o el bicarbonato las comen y distorsionan la vista. Una óptica cambia los dos cristales si la montura es buena. Para que duren: funda rígida, agua y microfibra limpia, nunca en seco, con la camiseta ni boca abajo.',
    valentina:
      'Pulirlas no, que la capa se va y ves borroso. La pasta de dientes es un mito que las remata. Si la montura te encanta, una óptica pone cristales nuevos. Y a cuidarlas: funda dura, un chorro de agua antes de frotar, microfibra, y nada de limpiarlas con la camiseta.',
  },
  {
    title: 'Alarma de la tienda que quedó puesta',
    questions: [
      'se me ha quedado la alarma puesta en la ropa',
      'cómo quito la alarma de plástico de una camiseta',
      'la falda trae el sensor antirrobo y ya estoy en casa',
      'no le quitaron el pin de seguridad al pantalón',
      'quitar la alarma sin romper la prenda',
      'llevo el tique, me quitan la alarma en otra tienda de la cadena',
    ],
    maya: 'Vuelve a la tienda con el ticket o el justificante de la tarjeta: te la quitan en un segundo, y a menudo en cualquier local de la misma cadena. No la fuerces con imanes, tenazas ni mechero: rasga la tela y muchas llevan tinta que lo mancha todo. Si queda lejos, llama y pregunta.',
    valentina:
      'Con el ticket a la tienda, y listo; si es cadena, suele valer cualquier local. ¿No hay ticket? El cargo de la tarjeta sirve. Nada de tenazas, imanes ni fuego: rompes la tela y algunas llevan una ampollita de tinta que es un desastre. Si te pilla lejos, llama antes.',
  },
  {
    title: 'Botas de borreguito lavadas en la lavadora',
    questions: [
      'metí las botas de borreguito en la lavadora y salieron fatal',
      'botas de piel vuelta con pelo deformadas al lavar',
      'recuperar botas tipo ugg después de lavarlas',
      'cómo se limpian las botas de piel de oveja',
      'se endurecieron las botas de borrego',
      'botas australianas mojadas y tiesas',
    ],
    maya: 'Algo se recupera: escúrrelas con toalla, rellénalas de papel dándoles forma, cambia el papel cada pocas horas y deja dos o tres días lejos del calor. Secas, cepillo de ante para levantar el pelo y spray nutritivo. Si el cuero encogió o quedó como cartón, no vuelve. La próxima, esponja húmeda y jabón de ante.',
    valentina:
      'A ver si las salvamos: toalla, papel dentro con forma, cambio cada pocas horas y dos o tres días lejos del radiador. Cuando estén secas, cepillo de ante y un spray que nutra. Si quedaron de cartón, ya no hay vuelta. Otra vez, solo esponja húmeda y jabón de ante, por zonas.',
  },
  {
    title: 'Bañador dado de sí y transparente',
    questions: [
      'mi traje de baño se puso flojo y transparente',
      'el bañador se ha dado de sí por detrás',
      'se puede arreglar un bikini aguado',
      'la malla de natación se quedó fina y blanda',
      'por qué el bañador pierde elasticidad',
      'cuánto dura un bañador de piscina',
    ],
    maya: 'No tiene arreglo: el cloro, el sol y la crema se comen el elastano, y la tela floja y transparente ya no vuelve. Toca cambiarlo; con nado diario dura de tres a seis meses, de PBT o poliéster mucho más. Aclara con agua dulce al salir, nada de secadora y alterna dos.',
    valentina:
      'Ese ya se jubiló: el cloro y el sol se comen el elástico y no hay costura que lo salve. Con piscina a diario, un bañador normal dura de tres a seis meses; los de PBT o poliéster, mucho más. Aclárate con él puesto al salir, sombra, y ten dos para alternar.',
  },
  {
    title: 'Modernizar un traje antiguo',
    questions: [
      'se nota que un traje es de hace quince años',
      'qué se le puede arreglar a un traje viejo para que se vea actual',
      'me vale el traje de mi boda con unos arreglos',
      'cada cuántos años se pasa de moda un traje',
      'estrechar el pantalón de un traje antiguo',
      'pasar un traje anticuado por el sastre merece la pena',
    ],
    maya: 'Un traje clásico no caduca: lo delatan el volumen y el pantalón. Un sastre estrecha la pernera, sube el bajo, mete cintura y entalla; con eso rejuvenece mucho. La solapa hoy va media, de 8 a 9 centímetros y según tu pecho; afinarla es posible, pero cara. Hombro y largo de chaqueta no se tocan.',
    valentina:
      'Si es liso y de buena lana, tiene vida. Lo que canta es que sea ancho: estrecha la pierna, sube el bajo, mete cintura y parece otro. La solapa media, de 8 o 9 centímetros, vale siempre; afinarla cuesta un pico. Si el hombro es enorme o la chaqueta larguísima, mejor otro.',
  },
  {
    title: 'Aro que se sale del sujetador',
    questions: [
      'se me ha salido el aro del sujetador',
      'el alambre del brasier me pincha',
      'cómo vuelvo a meter el aro del sostén',
      'reparar un corpiño con la varilla salida',
      'aro de sujetador roto',
      'puedo quitarle el aro a un sujetador',
    ],
    maya: 'Si el aro está entero, mételo de nuevo por el agujero y cierra con varias puntadas prietas y un parchecito de tela fuerte o fieltro adhesivo. Si está partido, sácalo, y el del otro lado también, porque llevar uno solo desequilibra. Ocurre por lavarlo a máquina sin bolsa o por una copa pequeña.',
    valentina:
      'Si no está roto, lo empujas dentro, coses bien apretado y tapas con un cachito de tela resistente. Si está partido, fuera los dos, que con uno solo queda torcido. Suele ser culpa de la lavadora sin bolsa, o de una copa que te queda chica y empuja el aro.',
  },
  {
    title: 'Ropa interior: cada cuánto se renueva',
    questions: [
      'cada cuánto hay que comprar ropa interior nueva',
      'cuánto duran unas bragas',
      'tengo calzoncillos de hace ocho años los tiro',
      'cuándo se tiran los calzones viejos',
      'es higiénico usar ropa interior vieja',
      'calzoncillos con agujeros y goma floja',
    ],
    maya: 'Se renueva por desgaste, no por fecha: goma floja, tela fina, agujeros, olor que no sale o algodón áspero. Usando ocho o diez en rotación, suele ser entre uno y dos años. Lavada a 40 o 60 grados y bien seca, la vieja es tan limpia como la nueva. La deportiva aguanta menos.',
    valentina:
      'Cuando la goma se afloja, clarea, tiene agujeros o ya no pierde el olor. Con ocho o diez en rotación, entre un año y dos. No hay fecha de caducidad: si está entera y se lava a 40 o 60, limpia está. Pero la de los agujeros, esa, a trapos.',
  },
  {
    title: 'Trabilla del pantalón arrancada',
    questions: [
      'se me arrancó una trabilla del pantalón',
      'se rompió la presilla del cinturón',
      'el pasador del jean se descosió y dejó un hueco',
      'cómo coso la trabilla de un vaquero',
      'trabilla rota al subirme el pantalón',
      'reparar el agujero que deja la presilla',
    ],
    maya: 'Pon primero un refuerzo por dentro, un trocito de vaquero o entretela, porque suele arrancarse con tela; luego dobla un centímetro la trabilla y cósela con hilo de vaquero y zigzag muy prieto, o a mano con punto atrás en doble hilo. Y súbete el pantalón por la cinturilla, no tirando de ella.',
    valentina:
      'Parche por dentro primero, que casi siempre se lleva un cacho de tela. Después doblas la puntita, hilo gordo y muchas pasadas: a máquina, zigzag prieto; a mano, punto atrás con hilo doble. La costurera lo hace en cinco minutos. Y no te subas los vaqueros tirando de ahí.',
  },
  {
    title: 'Bolsillo con agujero',
    questions: [
      'se me hizo un agujero en el bolsillo del abrigo',
      'cómo coso un bolsillo roto por dentro',
      'se me caen las monedas por el bolsillo',
      'el forro del bolsillo está roto',
      'cambiar la bolsa de un bolsillo',
      'remendar bolsillo del pantalón',
    ],
    maya: 'Si es la costura, vuelve el bolsillo del revés y cósela con dos pasadas de punto atrás. Si la tela está gastada, cose en curva un dedo por encima del agujero y tendrás un bolsillo algo más corto, o que una modista cambie media bolsa por loneta fina. Busca antes las monedas en el forro.',
    valentina:
      'Dale la vuelta y mira: si es la costura, dos pasadas de punto atrás. Si la tela está hecha polvo, cose una curva un dedo por encima y santas pascuas, bolsillo más cortito. O que te pongan media bolsa nueva de loneta. Y palpa el bajo del forro, que ahí están las monedas.',
  },
  {
    title: 'Botón que se desabrocha solo',
    questions: [
      'se me desabrocha solo un botón de la camisa',
      'el ojal quedó grande para el botón',
      'el botón del pantalón se abre cada rato',
      'cómo hago más pequeño un ojal',
      'botones resbalosos que se sueltan',
      'la rebeca se desabotona sola',
    ],
    maya: 'El ojal es grande o ha cedido: ciérralo dos o tres milímetros con unas puntadas en el extremo que queda fuera, o cambia el botón por uno un par de milímetros mayor y menos liso. Si pasa solo en el pecho o la cintura, es tensión: falta talla, y ahí ayuda un automático escondido.',
    valentina:
      'El ojal se ha hecho grande. Dos o tres milímetros de puntadas en una esquina y ya agarra, o un botón un pelín mayor y más rugoso. Si solo se suelta en el pecho o la cintura, no es el botón: va justa, y un automático escondido te salva.',
  },
];
