import type { WrittenEntry } from './entry.ts';

/** What does not fit, falls, rubs or slips, and bodies for a while in need of other clothes. */
export const fitTroubles: readonly WrittenEntry[] = [
  {
    title: 'Camisa que se sale del pantalón',
    questions: [
      'cómo hago para que la camisa no se me salga del pantalón',
      'se me sale la blusa de la falda al levantar los brazos',
      'la camisa hace globo en la cintura a la hora',
      'qué es el tuck militar',
      'sirven los sujetacamisas',
      'mantener la camisa por dentro todo el día',
      'la blusa fajada se me desfaja',
    ],
    maya: 'Se sale cuando es corta o el pantalón es bajo: el faldón ha de tapar el trasero y la cintura llegar al ombligo. Pliega el sobrante hacia atrás en los costados, pliegue militar, y métela dentro del calzoncillo o la media. Para muchas horas, sujetacamisas, cinta de silicona en la cinturilla o un body.',
    valentina:
      'Mira el largo: si el faldón no te tapa el culo, se va a salir siempre. Pantalón más alto y pliegue militar, doblando lo que sobra hacia atrás por los lados. Métela por dentro de la ropa interior o las medias. ¿Día largo? Sujetacamisas, cinta de silicona en la cintura o una blusa body.',
  },
  {
    title: 'Calcetín que se escurre dentro de la zapatilla',
    questions: [
      'se me bajan los calcetines dentro de la zapatilla',
      'el pinki se me sale del talón',
      'las medias invisibles se me escurren dentro del tenis',
      'cómo sujeto los calcetines cortos',
      'soquetes que se meten dentro del zapato',
      'calcetín que se arruga bajo el pie al andar',
    ],
    maya: 'Se escurre por talla grande, caña demasiado baja o goma vencida, y un zapato holgado lo empeora. Compra tu número y no un tramo de seis tallas, con talón marcado y silicona por dentro, o sube a un tobillero que asome dos dedos. Los viejos, fuera. Si el talón baila, ajusta cordones.',
    valentina:
      'O son grandes, o la goma murió, o el zapato te baila. Compra de tu número justo, con talón de verdad y silicona dentro. ¿Aun así? Tobillero que asome dos dedos por encima. Los de goma floja, a la basura. Y aprieta los cordones, que si el talón se mueve, arrastra el calcetín.',
  },
  {
    title: 'El pie crece con los años',
    questions: [
      'crece el pie con la edad',
      'ahora me aprietan todos los zapatos de siempre',
      'toda la vida usé un 38 y ya no me entra',
      'he subido de número de zapato a los sesenta',
      'por qué el pie se ensancha al envejecer',
      'después del embarazo me creció el pie',
    ],
    maya: 'Sí, cambia: con los años, el peso o un embarazo, el arco baja y los ligamentos ceden, así que el pie se alarga y ensancha, medio número o uno. Mídete los dos de pie, por la tarde, y compra por el mayor, en horma ancha. Si hay dolor, hinchazón de un lado o adormecimiento, médico o podólogo.',
    valentina:
      'Sí, y es de lo más normal: el arco baja, todo cede un poco y ganas medio número o uno. También tras un embarazo. Mídete por la tarde, de pie y los dos, y compra para el más grande, con horma ancha. Eso sí, si duele o se hincha solo uno, que lo vea un médico.',
  },
  {
    title: 'Pies que sudan dentro del zapato sin calcetín',
    questions: [
      'me sudan los pies en los zapatos sin calcetines y resbalo',
      'cómo llevo mocasines sin medias sin que huela',
      'el pie se me pega y resbala dentro del zapato en verano',
      'plantillas para llevar zapatos sin calcetín',
      'talco para los pies en verano',
      'zapatos a pie descalzo sudor',
    ],
    maya: 'Ponte un calcetín invisible de algodón o merino, o una plantilla de rizo de algodón que se lava: absorben y frenan el resbalón. Polvos de talco o antitranspirante de pies por la noche, piel seca entre los dedos, y un día de descanso para cada par. Si pica o se agrieta, farmacia o médico.',
    valentina:
      'Calcetín invisible o plantilla de rizo de algodón, de las que se lavan: ni resbalas ni huele. Por la noche, antitranspirante de pies, y por la mañana un poco de talco. Alterna pares, que el cuero tiene que secarse un día entero. Si pica entre los dedos, a la farmacia.',
  },
  {
    title: 'Gafas que dejan marca en la nariz',
    questions: [
      'las gafas me dejan marca en la nariz',
      'se me clavan los lentes',
      'montura pesada que hace daño en el puente',
      'cómo quito las marcas de las gafas en la nariz',
      'los anteojos me dejan dos surcos rojos',
      'plaquetas de silicona para gafas',
    ],
    maya: 'Casi siempre es ajuste: en la óptica abren o cierran las plaquetas y las patillas, muchas veces gratis, para repartir el peso. Ayudan plaquetas de silicona más grandes, una montura ligera de titanio o acetato con puente a tu medida, y cristales finos. Limpia la grasa cada día; una herida que no cierra, médico.',
    valentina:
      'Ve a la óptica: te ajustan plaquetas y patillas, casi siempre gratis, y cambia la vida. Pide silicona más ancha; si pesan, montura de titanio y cristal fino. Si es de pasta, que el puente sea de tu nariz. Límpialas a diario, que la grasa irrita. Y si hay llaga, médico.',
  },
  {
    title: 'Sujetador con un brazo operado o inmóvil',
    questions: [
      'cómo me abrocho el sujetador sola con el hombro operado',
      'ponerse el brasier con una sola mano',
      'qué corpiño uso con el brazo en cabestrillo',
      'sujetador con cierre delantero tras operación de hombro',
      'no puedo llevar el brazo hacia atrás para el broche',
      'vestirme sola con la clavícula rota',
    ],
    maya: 'Abróchalo delante, en la cintura, gíralo y súbelo, con el brazo malo primero en el tirante; o métete por abajo un bralette elástico como si fuera una falda. Lo más cómodo son los de cierre delantero o de cremallera. Si el cirujano no deja mover el hombro, unos días sin él, con camiseta ajustada.',
    valentina:
      'Cierre delantero y a vivir. Si no tienes, lo abrochas por delante, lo giras y metes primero el brazo malo. O un bralette elástico que se sube por los pies. Y si el médico te tiene con el hombro quieto, camiseta con refuerzo y sin sujetador unos días, que no pasa nada.',
  },
  {
    title: 'Granitos o piel de gallina en los brazos',
    questions: [
      'tengo la piel de gallina en los brazos qué manga me pongo',
      'granitos en los brazos y tirantes',
      'queratosis pilar y ropa de verano',
      'puntos rojos en los brazos me da vergüenza la manga corta',
      'cómo disimulo los bultitos de los brazos',
      'ropa que no irrite la piel rugosa de los brazos',
    ],
    maya: 'No hace falta taparlos: casi la mitad de la gente los tiene y nadie los mira como tú. Si te apetece cubrir, una manga tres cuartos de gasa o de algodón fino y ancho; lo ceñido y la lana áspera irritan. Hidrata a diario con urea, sin frotar fuerte. Si pican o duelen, dermatólogo.',
    valentina:
      'Uy, los tiene casi la mitad de la gente, y nadie se fija. Tirantes con alegría. Si un día quieres tapar, manga tres cuartos de algodón fino o gasa, suelta, que lo ajustado y la lana áspera los enfadan. Crema con urea cada día, sin rascar. Si pican, al dermatólogo.',
  },
  {
    title: 'Pendientes sin agujeros en las orejas',
    questions: [
      'qué pendientes uso si no tengo agujeros',
      'los pendientes de clip me hacen daño',
      'aretes de imán o de presión',
      'alternativas a los clips para una boda',
      'aros sin perforar las orejas',
      'cuántas horas se aguantan unos pendientes de clip',
    ],
    maya: 'Clip ligero, de menos de diez gramos, con almohadilla de silicona y, mejor, de rosca, que regula la presión: dos o tres horas y descanso. También hay imán, adhesivo para algo pequeño y ear cuff, que abraza el cartílago sin apretar. O nada en las orejas y un collar protagonista: no falta nada.',
    valentina:
      'Los de rosca, que los aprietas a tu gusto, ligeritos y con almohadilla de silicona. Dos o tres horas y a descansar la oreja. ¿Te duelen igual? Un ear cuff, que se encaja y no pincha, o de pegatina si son pequeños. Y oreja limpia con collarazo es un look buenísimo.',
  },
  {
    title: 'Bañador si te preocupan la tripa y la celulitis',
    questions: [
      'qué traje de baño me pongo con panza y celulitis',
      'bañador que disimule la barriga',
      'malla para ir a la playa con rollitos',
      'bikini o bañador entero con tripa',
      'hace años que no voy a la playa por mi cuerpo',
      'traje de baño con faldita',
    ],
    maya: 'El que te deje moverte a gusto. Para abrigar la tripa, entero con fruncido lateral o drapeado y forro doble, o bikini de braga alta; para el muslo, falda corta o short de baño. Escote bonito y color que te guste llevan la mirada arriba. Un pareo para pasear, y al agua: la celulitis la tiene casi todo el mundo.',
    valentina:
      'Ve, por favor, que el mar es de todas. Un entero con fruncido en la tripa y forro doble, o braga alta con un top que sujete. Para el muslo, faldita o short de baño. Pareo para el paseo y fuera al agua. La celulitis la tiene casi todo el mundo, palabra.',
  },
  {
    title: 'Pantalones para hombre de muslo grande',
    questions: [
      'qué pantalón le queda a un hombre de muslos grandes',
      'los pantalones me aprietan el muslo y me sobran de cintura',
      'jeans para piernas de futbolista',
      'vaqueros para ciclistas o gente de gimnasio',
      'qué corte de jean uso con cuádriceps grandes',
      'pantalón que no apriete la pierna pero ajuste cintura',
    ],
    maya: 'Busca corte atlético o cónico con sitio en el muslo, o recto con pinzas: compra por el muslo y que una modista meta la cintura, hasta unos cuatro centímetros. Con un 1 o 2 % de elastano, tiro medio y nada de pitillo. De vestir, una pinza por lado y bajo estrecho.',
    valentina:
      'Compra para el muslo y que te metan la cintura, que son cuatro centímetros fáciles. Pide corte atlético o cónico: ancho arriba, estrecho abajo. Un poquito de elastano, 1 o 2 %, y tiro medio. De vestir, con una pinza por lado, que abre sitio. Y el pitillo, para otro.',
  },
  {
    title: 'En qué oreja lleva el pendiente un hombre',
    questions: [
      'un hombre lleva el arete en la oreja derecha o izquierda',
      'pendiente de chico en qué lado',
      'significado del arete en la oreja derecha de un hombre',
      'de qué lado me perforo la oreja siendo hombre',
      'los hombres llevan uno o dos aros',
      'arete masculino izquierda o derecha',
    ],
    maya: 'En la que quieras, o en las dos: hoy no significa nada. Los códigos de lado que se contaban en los ochenta variaban según el sitio y ya no se leen. Decide por comodidad: la oreja contraria a la raya del pelo luce más, y la del teléfono o la de dormir molesta al principio.',
    valentina:
      'Donde te dé la gana, o en las dos, que hoy no quiere decir nada. Eso de la derecha y la izquierda es un cuento viejo que cambiaba en cada barrio. Piensa en lo práctico: por qué lado duermes, por dónde hablas al teléfono y hacia dónde te peinas.',
  },
  {
    title: 'Anillo que no sale del dedo',
    questions: [
      'no puedo sacarme el anillo del dedo',
      'se me hinchó el dedo con el anillo puesto',
      'cómo se quita un anillo atascado',
      'la alianza no sale',
      'truco del hilo para sacar un anillo',
      'anillo apretado dedo hinchado',
    ],
    maya: 'Levanta la mano por encima de la cabeza cinco minutos, enfríala con agua y pon jabón líquido o aceite; luego gíralo despacio hacia fuera. Otra vía: seda dental enrollada prieta desde el anillo al nudillo, y se desenrolla por debajo. Si el dedo se pone morado, frío o dormido, a urgencias: lo cortan sin dolor.',
    valentina:
      'Mano arriba cinco minutos, agua fría y jabón o aceite, y lo vas girando sin tirar a lo bruto. Si no, seda dental bien enrollada hasta el nudillo y la sueltas desde el anillo. ¿Dedo morado, frío o sin sensibilidad? Corre a urgencias, que lo cortan en un minuto y el anillo se arregla.',
  },
  {
    title: 'Pie que resbala hacia delante en la sandalia de tacón',
    questions: [
      'se me va el pie hacia delante en las sandalias de tacón',
      'los dedos se me salen por la punta de la sandalia',
      'almohadillas para que no resbale el pie en el taco',
      'sandalias altas en las que patino',
      'cómo evito deslizarme dentro del zapato de tacón',
      'el pie se baja en las sandalias',
    ],
    maya: 'Pon media plantilla de gel o de ante bajo la almohadilla del pie y desengrasa la plantilla con un paño; los pies, secos y sin crema. Ajusta la tira del tobillo o que un zapatero le haga otro agujero. Si aun así asoman los dedos, sobra talla o hay demasiado tacón: mejor bloque con plataforma.',
    valentina:
      'Media plantilla de gel o ante justo bajo la almohadilla, pies sin crema y un poco de talco. La tira del tobillo bien ajustada; si baila, otro agujerito del zapatero. Si los dedos siguen saliendo, es que te sobra número o el tacón es muy empinado. Bloque y plataforma, y baila tranquila.',
  },
  {
    title: 'Sujetador después de un aumento de pecho',
    questions: [
      'qué sujetador uso después de ponerme prótesis',
      'corpiño después de operarme las lolas',
      'cuánto tiempo se lleva el sujetador posquirúrgico',
      'cuándo vuelvo a usar aros tras un aumento de pecho',
      'puedo dormir sin sostén después de la cirugía',
      'talla de brasier tras los implantes',
    ],
    maya: 'Manda tu cirujano; lo habitual es un posquirúrgico sin aros, de cierre delantero, día y noche de cuatro a seis semanas, y sin aros hasta los dos o tres meses. No te midas para comprar talla hasta entonces, porque la hinchazón engaña. Fiebre, un lado rojo o más grande: llama a la clínica.',
    valentina:
      'Lo que diga tu cirujano, pero suele ser así: posquirúrgico sin aros y con cierre delante, día y noche, de cuatro a seis semanas. Aros, a partir de dos o tres meses. No compres bonitos todavía, que la talla baila con la hinchazón. ¿Fiebre o un lado rojo? Llama ya.',
  },
  {
    title: 'Calzado para ríos, rocas y agua',
    questions: [
      'qué uso en los pies para un río con piedras',
      'escarpines o sandalias para el agua',
      'zapatillas de agua para las rocas',
      'zapatos para meterse al mar con piedras',
      'cangrejeras o escarpines',
      'qué calzado llevo para barranquismo o cascadas',
    ],
    maya: 'Con piedras, sandalia cerrada de puntera o escarpín de suela dura, de caucho con dibujo, que no se doble del todo; la suela fina de neopreno protege poco. Que ajuste sin bailar, porque mojado cede, y con correa en el talón. Chanclas, no: se van. Al terminar, agua dulce y sombra.',
    valentina:
      'Suela de goma dura y con dibujo, puntera cerrada y bien sujeto al talón: sandalia de río o escarpín fuerte. El de neopreno finito es para arena, ahí notas cada piedra. Justo de talla, que mojado afloja. Y las chanclas, en la toalla. Luego agua dulce y a secar a la sombra.',
  },
  {
    title: 'Malla interior del bañador de hombre',
    questions: [
      'puedo cortar la red del bañador',
      'la malla interior del short de baño me roza',
      'el bañador con redecilla me irrita las ingles',
      'qué me pongo en lugar de la malla del bañador',
      'quitar el forro de red de un short de playa',
      'bañador de hombre sin malla qué va debajo',
    ],
    maya: 'Sí, se puede cortar: a dos o tres milímetros de la costura, con tijera pequeña y sin tocar la cinturilla; el short no se deshace. Debajo, un calzoncillo de baño de microfibra o un bóxer de licra, que seca pronto; algodón no, roza mojado. Mira que la tela no transparente. Después no se puede devolver.',
    valentina:
      'Córtala sin miedo, pegadito a la costura y con tijera pequeña, sin tocar la goma. Y debajo ponte un bóxer de licra o uno de baño, que el algodón mojado raspa más. Antes míralo a contraluz por si transparenta. Ojo: cortado, ya no se devuelve.',
  },
  {
    title: 'Calcetines que dejan marca en la pierna',
    questions: [
      'por qué los calcetines me dejan marca en la pierna',
      'las medias me marcan el tobillo es por la circulación',
      'calcetines sin goma que no aprieten',
      'surcos de los calcetines en la piel',
      'se me marcan las ligas de las medias',
      'calcetín que deja la pierna roja',
    ],
    maya: 'Una marca suave que se va en menos de una hora es solo la goma y algo de líquido del día. Si aprieta, compra calcetín sin elástico o de puño ancho y media talla más. Si la huella dura horas, la pierna se hincha, o es una sola, con dolor o calor, consulta al médico pronto.',
    valentina:
      'Si es leve y se borra en una horita, es la goma y ya. Cámbialos por unos sin elástico, de puño ancho, y listo. Pero si el surco dura horas, se te hincha la pierna o es solo en una, con dolor o calor, al médico sin dejarlo. No tiene por qué ser nada, pero se mira.',
  },
  {
    title: 'Ropa para un ingreso en el hospital',
    questions: [
      'qué ropa llevo para estar ingresada en el hospital',
      'me operan y estaré tres días qué meto en la bolsa',
      'camisón o pijama para el hospital',
      'zapatillas para el hospital',
      'qué ponerme para salir del hospital tras una operación',
      'bata y camisón abierto por delante',
    ],
    maya: 'Dos camisones o pijamas abiertos por delante, bata ligera, zapatillas cerradas con suela que no resbale, bragas altas de algodón o calzoncillo suelto y calcetines. Para salir, pantalón blando sin cinturilla dura y camisa ancha, que no roce la herida. Joyas y dinero, en casa. Pregunta si el centro da camisón.',
    valentina:
      'Dos pijamas o camisones que se abran por delante, batita, zapatillas con talón y suela antideslizante, ropa interior de algodón alta y calcetines. Para volver a casa, todo ancho y blando, nada que pise la herida. Joyas en casa. Y llama antes, que muchos hospitales dan el camisón.',
  },
  {
    title: 'Bolsa de hospital para una persona mayor',
    questions: [
      'qué ropa preparo para mi madre que ingresa de urgencia',
      'maleta para un mayor en el hospital',
      'ropa de hospital para un abuelo que no se mueve',
      'qué le llevo a mi padre ingresado',
      'internan a mi mamá de 85 qué ropa le pongo',
      'camisón para una anciana encamada',
    ],
    maya: 'Para tres días: tres camisones o pijamas abiertos, mejor por detrás si no se levanta, rebeca abierta, calcetines antideslizantes, zapatilla cerrada con velcro, ropa interior o absorbentes, y una muda holgada para el alta. Marca todo con su nombre. Que no falten gafas, audífono, dentadura y sus estuches; joyas, en casa.',
    valentina:
      'Tres camisones o pijamas abiertos, por detrás si está en cama, rebequita, calcetines antideslizantes, zapatilla con velcro y absorbentes si usa. Y una muda ancha para volver. Nombre en todo. Lo que más se olvida: gafas, audífono y dentadura con su caja. Anillos y cadenas, a casa.',
  },
  {
    title: 'Ropa para el día de una operación de nariz o cara',
    questions: [
      'qué ropa llevo el día de la rinoplastia',
      'me operan la cara y no puedo meter nada por la cabeza',
      'cómo voy vestida a una cirugía de ojos',
      'ropa para después de una operación de nariz',
      'camisa abierta por delante para el quirófano',
      'puedo llevar maquillaje y uñas a una operación',
    ],
    maya: 'Todo que se abra por delante: camisa de botones o sudadera de cremallera, pantalón elástico y zapato plano sin cordones, porque no debes agacharte ni pasar nada por la cabeza, a menudo durante una o dos semanas. Sin maquillaje, joyas, lentillas ni esmalte en las uñas. Sigue la hoja de tu clínica.',
    valentina:
      'Botones o cremallera por delante, pantalón de goma y zapato de meter el pie, que no te puedes agachar ni pasar nada por la cabeza una o dos semanas. Sin maquillaje, sin joyas, sin lentillas y uñas sin esmalte. Y ten tres camisas así en casa para después. Lo que diga tu clínica manda.',
  },
  {
    title: 'Un pie más grande que el otro',
    questions: [
      'tengo un pie más grande que el otro qué talla compro',
      'un número entero de diferencia entre mis pies',
      'zapato que me queda grande en un solo pie',
      'cómo relleno el zapato del pie pequeño',
      'se pueden comprar zapatos de dos números distintos',
      'me aprieta solo el zapato izquierdo',
    ],
    maya: 'Compra siempre por el pie mayor y ajusta el otro: media plantilla delante, talonera de ante y lengüeta acolchada recuperan medio número largo. Con cordones, hebillas o botín se regula mejor que con salón o mocasín. Con un número entero o más, algunas zapaterías venden pares desparejados, y un podólogo hace plantilla.',
    valentina:
      'Talla para el grande, y el pequeño se rellena: media plantilla delante y talonera de ante detrás, y casi medio número resuelto. Elige cordones o hebilla, que ajustan; el mocasín, peor. Si es un número entero, pregunta por pares de dos tallas o que un podólogo te haga plantilla. Nos pasa a casi todos, en chiquito.',
  },
  {
    title: 'Piercing de un menor: permiso',
    questions: [
      'mi hijo de 14 quiere un piercing tengo que firmar',
      'a qué edad se puede hacer un piercing sin permiso',
      'autorización de los padres para perforarse',
      'pueden negarse a perforar a un menor',
      'mi hija quiere un arete en la ceja y es menor',
      'ley de piercings para menores',
    ],
    maya: 'Sí: si es menor, casi siempre hace falta permiso escrito de un padre o tutor, y a menudo su presencia con documento. La edad desde la que se admite cambia según el país y la región, y en ceja, nariz o lengua muchos estudios piden 16 o 18. Pregunta en el estudio con registro sanitario y en tu ayuntamiento o sanidad.',
    valentina:
      'Te va a tocar firmar, y seguramente ir con él y el documento. La edad mínima depende del país y hasta de la región; para ceja, nariz o lengua, muchos estudios no bajan de 16. Llama a uno con permiso sanitario y te lo dicen. Y si no preguntan nada, ese no.',
  },
  {
    title: 'Ropa mientras cura un piercing del ombligo',
    questions: [
      'me hice un piercing en el ombligo y la cintura me roza',
      'qué pantalón uso con el piercing del ombligo nuevo',
      'ropa para no irritar un piercing reciente',
      'cuánto tarda en curar el piercing del ombligo',
      'puedo usar leggings de tiro alto con piercing en el ombligo',
      'falda o vestido con un piercing recién hecho',
    ],
    maya: 'Cintura baja o muy suelta, vestidos y algodón limpio: nada de tiro alto, faja, cinturón ni medias sobre la joya. Cura entre seis meses y un año; los dos o tres primeros son los delicados. Duerme boca arriba, sin piscina ni mar hasta que tu perforador lo permita. Calor, pus o fiebre: médico, sin quitarla tú.',
    valentina:
      'Vestidos sueltos o pantalón por debajo, blandito y de algodón. Prohibido de momento: tiro alto, cinturón, faja y pantis encima. Tarda de seis meses a un año, aunque lo peor son los tres primeros. Nada de piscina hasta que te digan. Si hay pus, calor o fiebre, al médico y no te lo quites.',
  },
  {
    title: 'Estrenar zapatillas antes de una carrera',
    questions: [
      'cuánto antes de una carrera estreno las zapatillas',
      'rodar zapatillas nuevas antes de las pruebas físicas',
      'evitar ampollas con zapatillas nuevas',
      'puedo correr la maratón con tenis nuevos',
      'cuántos kilómetros para amoldar unas zapatillas',
      'zapatillas nuevas para la oposición',
    ],
    maya: 'Dos o tres semanas antes, con unos 40 o 50 kilómetros repartidos: empieza por media hora, alterna con las viejas y haz una sesión al ritmo de la prueba. Mismo calcetín técnico del día y un dedo de margen delante. Con menos de una semana, corre con las viejas si no están gastadas.',
    valentina:
      'Dos o tres semanitas antes, y unos 40 o 50 kilómetros en total. Primero media hora, alternando con las viejas, y luego un entreno al ritmo de verdad. Con el mismo calcetín técnico del día. ¿Te queda menos de una semana? Las viejas, que el día de la carrera no se estrena nada.',
  },
  {
    title: 'Agujero en la punta del calcetín',
    questions: [
      'por qué se me salen los dedos por los calcetines',
      'el dedo gordo me rompe los calcetines',
      'calcetines con agujero en la punta cada mes',
      'qué calcetines no se rompen por la puntera',
      'siempre rompo las medias en el mismo sitio',
      'cómo evito agujeros en los calcetines',
    ],
    maya: 'Los rompen la uña larga o con pico, una talla corta que tira y un algodón fino. Corta la uña recta y lima, compra tu número con puntera reforzada y un 20 % o más de poliamida, y deja sitio en el zapato. Al ponerlo, no tires de la punta. Un agujero pequeño se zurce.',
    valentina:
      'La uña, la talla o la tela. Uña recta y limada, calcetín de tu número, no más chico, con puntera reforzada y un 20 % de poliamida por lo menos. Si el zapato va justo, el dedo empuja y perfora. Y al ponerlos, no tires de la punta. Si el agujerito es pequeño, zurcido.',
  },
  {
    title: 'Pantalón de polipiel que se pega o suena',
    questions: [
      'el pantalón de polipiel se me pega a la piel',
      'leggings de cuero sintético que hacen ruido al andar',
      'cómo llevo un pantalón de cuero falso sin sudar',
      'las calzas engomadas rechinan',
      'pantalón vinílico que se pega al sentarme',
      'me suda la pierna con el pantalón de imitación de piel',
    ],
    maya: 'Debajo, unas medias finas o un culote largo de microfibra, y talco en la cara interna: deja de pegarse. El chirrido es roce entre muslos; una talla que no apriete y un forro lo callan, y un spray de silicona textil suaviza. Con más de 20 grados, mejor tela. Se limpia con paño húmedo; nada de plancha.',
    valentina:
      'Medias finas o culote largo debajo y un poquito de talco: adiós al efecto ventosa. Si chirría, va apretado o sin forro; una talla más y se calla, o un toque de silicona en spray por donde roza. En días de calor, ni lo intentes. Paño húmedo para limpiarlo y jamás plancha.',
  },
  {
    title: 'Ropa premamá de un embarazo anterior',
    questions: [
      'me sirve la ropa premamá del embarazo anterior',
      'ropa de embarazada guardada de hace años',
      'la faja del pantalón premamá se ha dado de sí',
      'segundo embarazo y la misma ropa',
      'reutilizar pantalones de embarazo',
      'cambia la talla en el segundo embarazo',
    ],
    maya: 'Suele servir casi toda: pruébala y estira la faja, que si no vuelve sola o clarea, se cambia por una nueva o un extensor. Fíjate en la estación, porque las semanas de tripa pueden caer en otra, y en que en el segundo se nota antes. El sujetador, nuevo y medido. Lava todo antes.',
    valentina:
      'Casi toda, sí. Estira la banda: si vuelve, adelante; si se queda tonta, se cambia la goma o pones un extensor. Mira si tu tripa grande cae en la misma estación, que a lo mejor te sobran abrigos. En el segundo se nota antes, sácala ya. Sujetador nuevo, medido.',
  },
  {
    title: 'Camiseta de uniforme demasiado grande',
    questions: [
      'me dieron una camiseta XL y soy S',
      'cómo hago que se vea bien una camiseta enorme sin cortarla',
      'la remera del trabajo me queda gigante',
      'ajustar una camiseta de voluntariado sin tijeras',
      'polera del equipo muy grande que tengo que devolver',
      'camiseta de promotora talla única grande',
    ],
    maya: 'Métela por delante y deja caer atrás, dobla la manga dos vueltas y recoge el sobrante de la espalda con una goma por dentro o un nudo a un lado. Si debes devolverla, dos pinzas hilvanadas a mano se quitan en un minuto. Con pantalón ajustado o de tiro alto parece oversize a propósito.',
    valentina:
      'Mangas con dos dobleces, medio remetida y, por dentro, una gomita que recoja lo que sobra por detrás. O nudo al lado. ¿La devuelves? Un hilván flojito en los costados se quita en nada y no deja marca. Con pantalón ceñido parece oversize queriendo. Y pide cambio de talla, que a veces lo hay.',
  },
  {
    title: 'Pies fríos en botas de agua',
    questions: [
      'me entra frío en los pies con las botas de agua',
      'qué pongo dentro de las botas de goma',
      'calcetines para katiuskas',
      'botas de lluvia que congelan los pies',
      'plantilla para botas de goma en invierno',
      'cómo aíslo unas botas de caucho',
    ],
    maya: 'La goma no abriga: pon un calcetín de lana merino y una plantilla de fieltro o borreguito, y deja que los dedos se muevan, porque apretado es más frío. Si van a ser para el invierno, compra un número más o unas forradas de neopreno. Sécalas abiertas y con papel, que la humedad enfría.',
    valentina:
      'La goma es un hielo. Plantilla de fieltro o borreguito, calcetín de lana y sitio para los deditos: si van apretados, peor. Nada de dos calcetines a presión. Si es para muchos días, un número más, o unas forradas de neopreno. Y cada noche, papel dentro para que sequen.',
  },
  {
    title: 'Calcetas de uniforme que se caen',
    questions: [
      'las calcetas del uniforme se me caen todo el día',
      'por qué se bajan las medias largas del colegio',
      'medias hasta la rodilla que no se sostienen',
      'cómo sujeto los calcetines altos del cole',
      'calcetines altos que se deslizan por la pantorrilla',
      'elástico para las medias del uniforme',
    ],
    maya: 'Se caen por goma gastada, talla grande o pantorrilla recta: compra acanaladas con elastano y puño ancho, de tu número, y que lleguen justo bajo la rodilla, donde estrecha. De urgencia, una liga suave por dentro del puño doblado, sin que deje marca. Lávalas sin secadora y sin suavizante, que matan la goma.',
    valentina:
      'La goma está muerta, o te quedan grandes, o tienes la pantorrilla recta. Acanaladas, con elastano y puño ancho, que lleguen justo debajo de la rodilla. Para hoy, dobla el puño con una liga blandita dentro, que no apriete. Y sin secadora ni suavizante, que se las comen.',
  },
  {
    title: 'Sujetador para espalda nadadora',
    questions: [
      'qué sujetador llevo con camiseta de espalda nadadora',
      'se me ven los tirantes con el top de espalda cruzada',
      'brasier para blusa con espalda deportiva',
      'clip para juntar los tirantes en la espalda',
      'corpiño para musculosa nadadora',
      'tirantes que no se vean con un halter o nadadora',
    ],
    maya: 'Uno de espalda nadadora o multiposición, con tirantes que se cruzan; o un clip que junte los tuyos entre los omóplatos, que cuesta poco y además los sube. Con el clip la copa se eleva, así que afloja un punto. Un bralette bonito, de encaje o de color, puede verse y queda a propósito.',
    valentina:
      'Multiposición o de espalda nadadora, y no se ve nada. ¿No tienes? Un clip que te junte los tirantes atrás, baratísimo, y afloja un pelín que levanta. O lo contrario: un bralette mono que se vea queriendo. Lo que queda raro es el tirante de silicona, que brilla.',
  },
  {
    title: 'Goma del calzoncillo que deja marca',
    questions: [
      'el elástico del calzoncillo me deja marcas rojas',
      'la goma de la ropa interior me aprieta la cintura',
      'calzoncillos que se clavan',
      'bóxer que deja surco en la piel',
      'marcas rojas de las bragas en la cadera',
      'ropa interior con cintura que no apriete',
    ],
    maya: 'Casi siempre es talla: si la marca dura más de media hora, sube una. Busca cinturilla ancha de tres centímetros, blanda y forrada de algodón o microfibra, o sin costuras. El lavado a 60 y la secadora endurecen la goma. Si hay ronchas o picor con otra talla, puede ser alergia al elástico: médico.',
    valentina:
      'Sube una talla, que es lo primero. Y fíjate en la cinturilla: ancha, blandita y forrada, que la goma finita corta. El agua muy caliente y la secadora la ponen dura, así que a 30 o 40. Si con la talla buena sigue el picor o salen ronchas, podría ser alergia: que lo vean.',
  },
  {
    title: 'Pezones que se marcan bajo una prenda fina',
    questions: [
      'cómo tapo los pezones con camiseta fina sin sujetador',
      'se me marcan los pezones con la camisa de hombre',
      'cubrepezones o parches para ir sin bra',
      'qué me pongo debajo sin sostén para que no se note',
      'se transparentan los pezones',
      'camiseta que no marque el pecho sin sujetador',
    ],
    maya: 'Pétalos de silicona del tono de tu piel, finos y reutilizables, sobre piel seca; o una camiseta interior de doble capa. La tela hace mucho: algodón de 180 gramos o más, bolsillos de pecho, estampado o pliegues. En hombre, camiseta interior ceñida o esparadrapo suave para correr. Y si no te importa, tampoco pasa nada.',
    valentina:
      'Pétalos de silicona de tu tono, con la piel seca y sin crema, y no se nota nada. O una interior de doble tela. También ayuda la ropa: algodón gordito, bolsillos en el pecho, estampados. Ellos, camiseta interior pegadita. Y si te da lo mismo que se noten, también está bien.',
  },
  {
    title: 'Pantalón con escayola o bota ortopédica',
    questions: [
      'me rompí el tobillo y llevo bota ortopédica qué pantalón me entra',
      'ropa con la pierna escayolada',
      'pantalón para llevar con yeso en la pierna',
      'qué me pongo con una férula en la pierna',
      'pantalones con cremallera lateral para escayola',
      'vestirme elegante con muletas y escayola',
    ],
    maya: 'Pernera ancha de verdad, palazzo o chándal de bajo abierto, con cremallera o broches en el lateral, short o falda. También puedes abrir la costura exterior de un pantalón viejo y poner velcro. Viste antes la pierna mala y desnúdala la última. En el otro pie, suela que iguale la altura.',
    valentina:
      'Palazzo, chándal ancho de bajo abierto, faldas, shorts o esos pantalones de broches al lado. O descose el costado de uno viejo y le pones velcro. Primero la pierna mala al vestirte, y la última al quitarte. En el pie bueno, un zapato con la misma altura que la bota, que si no, la cadera se queja.',
  },
  {
    title: 'Top halter que tira del cuello',
    questions: [
      'el top halter me aprieta el cuello',
      'me duele la cabeza con el vestido atado al cuello',
      'otra forma de atar un halter',
      'el bikini atado al cuello me tira',
      'vestido de cuello halter que pesa',
      'cómo alivio el tirón de un top anudado en la nuca',
    ],
    maya: 'Quita peso del cuello: que el contorno bajo el pecho sujete, con una banda ajustada o un sujetador sin tirantes por dentro. Afloja el nudo, alarga las tiras y crúzalas a la espalda hasta los lados, o ánclalas con una presilla cosida. Una tira ancha reparte. Si hay hormigueo en el brazo, cámbialo.',
    valentina:
      'Que sujete la banda de abajo y no tu nuca: sujetador sin tirantes o banda bien ajustada. Después, cruza las tiras por la espalda en vez de atarlas al cuello, o alárgalas. Anchas mejor que finas. Y si la mano hormiguea o te mareas, fuera ese top, que la cabeza manda.',
  },
  {
    title: 'Leggings que transparentan al agacharse',
    questions: [
      'por qué mis leggings se transparentan al agacharme',
      'mallas negras que clarean',
      'calzas que se ven por detrás',
      'cómo sé si unas mallas transparentan',
      'leggings que no se transparenten en sentadillas',
      'las leggins ya se ven finas de lo usadas',
    ],
    maya: 'La tela se estira más de lo que puede y abre el punto: es talla pequeña, tejido fino o elastano gastado. Busca 220 gramos o más, punto doble con un 20 % o más de elastano, y haz la prueba en el probador: agáchate ante el espejo con luz. Debajo, ropa interior sin costuras de tu tono.',
    valentina:
      'O te van pequeñas, o son finas, o ya dieron lo suyo: al estirarse, el punto se abre y se ve todo. Prueba del agachado en el probador, con luz. Si compras, punto doble de 220 gramos o más y buen elastano. Si dudas, sube talla. Y braga sin costuras de tu tono.',
  },
  {
    title: 'Pantalón de niño largo bien y cintura grande',
    questions: [
      'a mi niño le quedan bien de largo y se le caen de cintura',
      'pantalones para niño flaco y alto',
      'cómo ajusto la cintura de un pantalón de niño',
      'goma interior con botones en pantalón infantil',
      'mi hija delgada y todos los jeans le bailan',
      'coser elástico en la cintura de un pantalón de niño',
    ],
    maya: 'Compra por el largo con cintura regulable: la goma interior con ojales y botón es lo mejor, y hay cortes slim infantiles. A los que ya tiene, dos cortes en el forro de la cinturilla por detrás, un elástico de dos centímetros cosido a los lados, y listo. Cinturón elástico, no rígido, si va solo al baño.',
    valentina:
      'Talla por el largo, y que traiga goma de botoncitos por dentro, que eso es mano de santo. También hay corte slim. ¿Ya los tienes? Un elástico metido por detrás en la cinturilla, cosido a cada lado, y diez minutos. Cinturón, de los elásticos, para que pueda ir al baño solo.',
  },
  {
    title: 'Zapatos que admiten plantillas ortopédicas',
    questions: [
      'qué zapatos admiten plantillas ortopédicas',
      'las plantillas no me caben en ningún zapato bonito',
      'zapatos de vestir para plantillas',
      'calzado con plantilla extraíble',
      'puedo usar plantillas en sandalias o tacones',
      'bailarinas con plantillas del podólogo',
    ],
    maya: 'Los de plantilla extraíble y fondo extra: saca la suya y pon la tuya, nunca una sobre otra. Contrafuerte firme, cordones, hebilla o elástico en el empeine, y tacón de hasta tres o cuatro centímetros. Derbi, mary jane, botín y zapatilla lisa visten. Llévala a la tienda; para zapato fino, tu podólogo hace una corta.',
    valentina:
      'Mira que se pueda sacar la plantilla de fábrica, y pon la tuya en su sitio. Con sujeción arriba y talón firme: mary janes, derbis, botines o zapatilla lisa de piel, y tacón de tres o cuatro como mucho. Ve a comprar con ellas. Para fiesta, pídele al podólogo una finita de tres cuartos.',
  },
  {
    title: 'Mejor hora para probarse zapatos',
    questions: [
      'cuál es la mejor hora para probarse zapatos',
      'por qué los zapatos se compran por la tarde',
      'me quedaban bien en la tienda y ahora aprietan',
      'compro zapatos por la mañana o por la tarde',
      'con qué calcetín me pruebo los zapatos',
      'el pie se hincha durante el día',
    ],
    maya: 'A media tarde o después de andar un rato, porque el pie gana volumen durante el día, sobre todo con calor. Con calcetín o media como los que irán debajo, prueba los dos, de pie, y camina diez pasos en suelo duro. Ha de sobrar un centímetro ante el dedo más largo y el talón no salirse.',
    valentina:
      'Por la tarde, cuando el pie ya se hinchó. Si te caben a las seis, te caben siempre. Lleva el calcetín que usarás, pruébate los dos, de pie, y date un paseo por la tienda fuera de la alfombra. Un centímetro por delante y que el talón no baile.',
  },
  {
    title: 'Bulto de la espalda por el sujetador',
    questions: [
      'se me nota el michelín de la espalda con el sujetador',
      'rollitos en la espalda por el brasier',
      'sostén que no marque la espalda',
      'la tira del corpiño me hace bulto',
      'qué sujetador alisa la espalda',
      'se marca la banda del sujetador bajo la camiseta',
    ],
    maya: 'Lo hace una banda estrecha o de talla corta: elige espalda ancha, de cinco centímetros o más, lisa y sin costuras, con tres corchetes, y mide el contorno de nuevo. La banda va horizontal y baja; si sube, hunde la piel. Encima, tela con cuerpo y no pegada. La piel de la espalda se dobla en todas.',
    valentina:
      'Es la banda, no eres tú: pequeña o finita, corta la piel. Ve a por una espalda ancha, lisa, de tres corchetes, y que quede recta y abajo, sin subirse. Mídete otra vez el contorno. Y encima, una tela con un poco de cuerpo. Pliegues en la espalda tenemos todas, te lo juro.',
  },
  {
    title: 'Saber qué forma de cuerpo tengo',
    questions: [
      'cómo sé qué forma de cuerpo tengo',
      'soy pera manzana o reloj de arena',
      'cómo se mide el tipo de figura',
      'tipos de cuerpo según medidas',
      'no sé si soy rectángulo o triángulo',
      'para qué sirve saber la forma del cuerpo',
    ],
    maya: 'Mide hombros, pecho, cintura y cadera, y compara: cadera un 5 % mayor que hombro o pecho, triángulo o pera; al revés, triángulo invertido; parecidos y cintura bastante menor, reloj de arena; parecidos y poca diferencia, rectángulo; cintura como la cadera, óvalo. Es una guía de corte, no una nota: casi nadie es un solo tipo.',
    valentina:
      'Cinta métrica: hombros, pecho, cintura y cadera. ¿Cadera más ancha? Pera. ¿Hombros más anchos? Triángulo invertido. ¿Iguales con cintura marcada? Reloj de arena. ¿Todo parecido? Rectángulo. ¿La cintura como la cadera? Óvalo. Solo sirve para elegir cortes; casi todas somos mezcla, y todas valen.',
  },
  {
    title: 'Falda para tripa y piernas finas',
    questions: [
      'tengo tripa y piernas finas qué falda me va',
      'falda si no tengo cintura pero sí buenas piernas',
      'qué falda uso con barriga y piernas flacas',
      'falda para cuerpo manzana',
      'pollera para panza y piernas delgadas',
      'falda recta o evasé con abdomen',
    ],
    maya: 'Una recta o algo evasé, de cintura lisa por delante y goma detrás, a la altura de la rodilla o por encima: enseña la pierna, que es lo fino. Telas con cuerpo, sin frunces ni bolsillos en la tripa; blusa suelta por fuera hasta la cadera o medio remetida. Medias tupidas y botín le dan peso abajo.',
    valentina:
      'Enseña pierna: recta o un poquito evasé, por la rodilla o más arriba, con cintura lisa delante y elástico atrás. Ni frunces ni bolsillos en la barriga. Arriba, blusa suelta o medio metida. Con medias tupidas y botín, la pierna coge peso y queda redondo. Los midis muy anchos, menos.',
  },
  {
    title: 'Zapatos cerrados y frescos para el verano',
    questions: [
      'no quiero enseñar los pies qué zapatos de verano uso',
      'alternativas a las sandalias en verano',
      'calzado cerrado fresco para el calor',
      'tengo hongos en las uñas y no puedo llevar sandalias',
      'me da vergüenza enseñar los pies',
      'zapatos de verano que tapen los dedos',
    ],
    maya: 'Alpargatas de lona, mocasín perforado o trenzado, bailarina de malla, sandalia cangrejera o zapatilla de lona fina: tapan los dedos y dejan pasar aire. Con hongos, calcetín invisible de algodón limpio cada día, alternar pares y tratarlo en la farmacia o con el médico; se cura, aunque tarda meses. Son pies, y punto.',
    valentina:
      'Tienes mil: alpargatas, mocasín trenzado, cangrejeras, bailarina de malla, lona finita. Frescos y con los dedos a cubierto. Si hay hongos, calcetín invisible limpio cada día, un día de descanso para cada par y a la farmacia o al médico, que eso se cura con paciencia. Cero vergüenza, ¿eh?',
  },
  {
    title: 'Cuellos altos con barba',
    questions: [
      'me pica la barba con los cuellos altos',
      'el cuello vuelto se llena de bolitas por la barba',
      'qué jersey va bien para un hombre con barba',
      'la barba me engancha la lana del cuello',
      'tejido de cuello alto que no raspe con barba',
      'bufanda para barbudos',
    ],
    maya: 'Punto fino y liso: merino de galga 12, algodón mercerizado o cachemir de hilo retorcido; la barba corta raspa, como un velcro, todo lo peludo. Evita mohair, angora, polar y lana cardada. El cuello redondo o el medio cuello roza menos. La barba hidratada con aceite pincha menos y levanta menos bolitas.',
    valentina:
      'Punto finito y liso: merino, algodón mercerizado, nada peludo. Tu barba hace de velcro y el mohair, el polar o la angora salen llenos de bolas. Medio cuello o cuello caja, que roza menos. Y un poco de aceite de barba, que así ni pica ni engancha tanto.',
  },
  {
    title: 'Ropa para donar sangre',
    questions: [
      'qué me pongo para donar sangre',
      'ropa para una extracción o donación de sangre',
      'manga corta o larga para donar',
      'voy a donar mañana cómo me visto',
      'puedo ir con camisa ajustada a sacarme sangre',
      'qué ropa llevar a donar plasma',
    ],
    maya: 'Manga corta o ancha que suba por encima del codo sin apretar, con una capa abierta que se quite fácil, porque a veces da frío. Pantalón cómodo, zapato plano y nada ceñido en cuello o cintura. Oscuro por si mancha el apósito. Después, bolso en el otro brazo y media hora sin cargar.',
    valentina:
      'Manga corta, o ancha que te suba bien del codo, y una chaqueta abierta, que a veces entra fresquito. Nada ceñido, zapato plano por si te mareas un poco, y mejor oscuro por si el algodón mancha. Luego, el bolso al otro brazo. Y gracias, que salvas vidas.',
  },
  {
    title: 'Vitíligo: colores y sol',
    questions: [
      'tengo vitíligo qué colores me van',
      'ropa para el vitíligo en manos y cara',
      'cómo me visto con manchas blancas en la piel',
      'colores que suavizan el contraste del vitíligo',
      'vitíligo y protección del sol con la ropa',
      'prefiero que no se noten mis manchas de vitíligo',
    ],
    maya: 'El que te guste: no hay que tapar nada. Si quieres suavizar el contraste, colores medios y cálidos, crudo, camel, salvia, coral, y estampado pequeño cerca; el negro y el blanco puro lo marcan más, y hay quien lo busca. Lo que sí importa es el sol: UPF 50, ala ancha, guantes finos y crema en lo claro.',
    valentina:
      'Los que te alegren, que tu piel es preciosa así. ¿Quieres que el contraste baje? Tonos medios: crudo, camel, salvia, coral, o un estampado menudo. ¿Que se luzca? Negro o blanco y adelante. Lo importante es el sol: UPF 50, sombrero y crema, que la zona clara se quema enseguida.',
  },
  {
    title: 'Pelo aplastado por el gorro',
    questions: [
      'el gorro de lana me deja el pelo aplastado',
      'cómo evito que el gorro me chafe el pelo',
      'pelo lamido al quitarme la gorra',
      'gorro que no despeine',
      'electricidad en el pelo con el gorro',
      'me queda la marca de la gorra en el pelo',
    ],
    maya: 'Seca bien el pelo antes, que húmedo toma la forma del gorro, y cambia la raya de lado mientras lo llevas. Un gorro holgado, de punto fino o forrado de satén, chafa menos y no da electricidad. Al quitarlo, cabeza abajo, levanta la raíz con los dedos. Boina suelta y orejeras son alternativa.',
    valentina:
      'Pelo seco del todo, y la raya al otro lado; al quitártelo la vuelves a su sitio y sube solita. Gorro flojito o con forro de satén, que ni aplasta ni da chispas. Después, cabeza abajo y dedos en la raíz. Y si es imposible, unas orejeras o una boina suelta.',
  },
  {
    title: 'Talón que se sale del zapato',
    questions: [
      'se me sale el talón del zapato al andar',
      'los mocasines me quedan flojos de atrás',
      'los zapatos de salón se me salen',
      'chancleteo con las bailarinas',
      'qué pongo para que el talón no se salga',
      'zapato ancho de talón',
    ],
    maya: 'Pega una talonera de ante o gel en la parte de atrás y, si aún baila, media plantilla delante, que empuja el pie hacia el talón. Con cordones, usa el último agujero en lazada. Si aprieta en la punta y se sale detrás, es la horma, no el número: busca talón estrecho o una pulsera.',
    valentina:
      'Talonera de ante o de gel detrás, y si sigue, media plantilla delante, que te echa el pie hacia atrás. En zapatillas, cordón por el último agujerito. ¿Aprieta de punta y se sale de talón? Es la horma, no la talla: modelo de talón estrecho o con tira.',
  },
  {
    title: 'Tacones que se hunden en el césped',
    questions: [
      'los tacones se me hunden en el césped',
      'protectores de tacón para boda en jardín',
      'boda en jardín con tacón fino',
      'cómo camino con tacones en la hierba',
      'tapas de plástico para tacones',
      'tacón y adoquines o pasto',
    ],
    maya: 'Ponles protectores de tacón, unas tapas transparentes que ensanchan la base y se compran por pocos euros; mide el grosor del tacón, que vienen por tallas. Mejor todavía, tacón ancho, cuña o sandalia plana de fiesta. En adoquín, pisa de puntera y lleva recambio. Sin protector, el barro raya el forro.',
    valentina:
      'Tapitas transparentes para el tacón, de las que se encajan: por poco dinero, y no te clavas en la hierba. Fíjate en el grosor, que hay tallas. Aunque lo cómodo de verdad es cuña, tacón gordito o plana bonita. En adoquín, lo mismo. Y un par de recambio en el coche.',
  },
  {
    title: 'Pantalón corto que se sube entre los muslos',
    questions: [
      'el short se me sube entre las piernas',
      'los pantalones cortos se meten en la entrepierna',
      'qué bermuda no se sube con muslos gruesos',
      'el culote se me enrolla al andar',
      'cómo evito que se suba el pantalón corto',
      'shorts que hacen pico en medio',
    ],
    maya: 'Se sube porque la pernera es estrecha o corta para el muslo: busca pernera ancha y de al menos 15 o 18 centímetros de largo de pierna, tela con peso y bajo suelto, o malla ceñida hasta medio muslo con banda de silicona. El algodón con elastano fino trepa más. Debajo, barra antirroces si hay piel contra piel.',
    valentina:
      'La pernera va justa o es muy corta. Más larga, de unos 15 o 18 centímetros, más ancha y de una tela con peso, y no trepa. O al revés: malla ceñida a medio muslo con silicona en el bajo. Si la piel roza, barra antirroces. Nos pasa a medio mundo.',
  },
  {
    title: 'Subirse sola la cremallera de la espalda',
    questions: [
      'cómo me subo la cremallera del vestido sola',
      'no llego al cierre de la espalda',
      'truco para abrochar un vestido por detrás sin ayuda',
      'vivo sola y no puedo cerrar el vestido',
      'gancho para subir el zíper de la espalda',
      'bajarme el cierre trasero yo sola',
    ],
    maya: 'Pasa una cinta o un cordón de unos 60 centímetros por el agujero del tirador, o engánchale un clip con hilo, y tira hacia arriba por encima del hombro mientras la otra mano sujeta el bajo de la tela. Ayuda inclinarse y empezar con el vestido girado. Cierra antes el corchete si lo alcanzas. Para bajar, igual.',
    valentina:
      'Cordón por el agujerito del tirador, o un clip con un hilo largo, y tiras por encima del hombro mientras la otra mano estira la tela desde abajo. Otra: te lo pones al revés, subes media cremallera, giras y rematas. Para quitártelo, la misma cuerda. Y suelta el aire al pasar la cintura.',
  },
  {
    title: 'Agujero de la oreja que se cerró',
    questions: [
      'se me cerró el agujero de la oreja',
      'hace años que no uso aretes y no entran',
      'puedo volver a abrir el agujero del pendiente en casa',
      'cuánto tarda en cerrarse un agujero de la oreja',
      'me cuesta meter el pendiente',
      'reabrir un hoyo de la oreja',
    ],
    maya: 'No lo fuerces ni lo pinches en casa. Tras la ducha, con la piel blanda y un poco de vaselina, prueba un pendiente fino y liso, desinfectado: a veces solo hay una tela por detrás. Si no pasa, que lo abra un perforador con aguja. Uno reciente se cierra en días; uno de años, puede que nunca.',
    valentina:
      'Con fuerza no, y con aguja de coser, ni loca. Después de la ducha, un poquito de vaselina y un pendiente fino y limpio: si está medio abierto, entra. Si no, un perforador te lo rehace en un minuto. Los recientes se cierran en días; los viejos a veces aguantan toda la vida.',
  },
  {
    title: 'Agujero de la oreja irritado o con pus',
    questions: [
      'se me infectó el agujero de la oreja',
      'la oreja me supura con los pendientes',
      'lóbulo rojo e hinchado por un arete',
      'qué hago si me sale pus del piercing',
      'me arde la oreja con la bisutería',
      'quito el pendiente si está infectado',
    ],
    maya: 'Lávate las manos y limpia dos veces al día con suero salino, sin alcohol ni agua oxigenada, sin girar la joya. Cambia a titanio o acero quirúrgico si es bisutería en un agujero viejo. En uno reciente no la quites: puede cerrarse con la infección dentro. Fiebre, mucho calor, cartílago rojo o más de dos días: médico.',
    valentina:
      'Manos limpias y suero salino dos veces al día, sin alcohol y sin darle vueltas al pendiente. Si el agujero es viejo, quítate la bisutería y pasa a titanio. Si es nuevo, déjalo puesto, que puede cerrarse con lo malo dentro. ¿Cartílago, fiebre o no mejora en dos días? Al médico.',
  },
  {
    title: 'Cuello de camisa que aprieta',
    questions: [
      'me aprieta el cuello de la camisa',
      'no me cierra el último botón de la camisa',
      'extensor de cuello de camisa',
      'la corbata me ahoga',
      'se puede ensanchar el cuello de una camisa',
      'el botón del cuello no llega',
    ],
    maya: 'Deben caber dos dedos entre cuello y piel. Si faltan uno o dos centímetros, un extensor elástico de botón lo resuelve y la corbata lo tapa; una modista puede mover el botón un centímetro, no más. El algodón encoge con secadora y agua caliente. Si faltan más, compra por cuello en centímetros.',
    valentina:
      'Tienen que caberte dos deditos. ¿Falta un centímetro o dos? Extensor de botón, baratísimo, y la corbata lo tapa. O que la modista corra el botón un centímetro. Ojo a la secadora, que encoge cuellos. Si ni así, talla de cuello más grande y entallas el cuerpo.',
  },
  {
    title: 'Falda o vestido que se sube al andar',
    questions: [
      'el vestido se me sube al caminar con medias',
      'la falda se pega a los pantis y trepa',
      'cómo hago para que no se suba la falda',
      'el vestido de punto se sube por las caderas',
      'falda tubo que se me enrolla hacia arriba',
      'se me sube la minifalda al andar',
    ],
    maya: 'Se sube por roce con la media o porque le falta cadera. Una combinación de viscosa o cupro entre medio hace resbalar; crema o spray antiestático en la media ayudan. Si trepa hasta la parte más estrecha, es pequeña de cadera: sacar costuras o una talla más. Un peso cosido en el bajo y la abertura también la bajan.',
    valentina:
      'Si llevas medias, es el roce: combinación de viscosa por dentro y resbala de maravilla, o un poco de antiestático. Si se va a la cintura, le falta cadera, así que una talla más o que saquen costura. Unos pesitos en el bajo también ayudan. Y no tires, que vuelve a subir.',
  },
];
