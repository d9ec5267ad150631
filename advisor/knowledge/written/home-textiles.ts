import type { WrittenEntry } from './entry.ts';

/** Sheets, towels, curtains, sofas, carpets and other cloth at home. */
export const homeTextiles: readonly WrittenEntry[] = [
  {
    title: 'Doblar una sábana bajera ajustable',
    questions: [
      'cómo se dobla la sábana bajera',
      'doblar sábana con elástico',
      'la sábana de abajo me queda hecha una bola',
      'truco de las esquinas para doblar la ajustable',
      'sábana de cajón doblada para que ocupe poco',
      'me rindo con las sábanas de goma',
    ],
    maya: 'Mete las manos en dos esquinas del mismo lado largo y vuelca una dentro de la otra; haz igual con las otras dos y junta las cuatro. Apóyala en la cama, con los elásticos hacia dentro, forma un rectángulo, dobla en tercios a lo largo y otra vez en tercios. Guárdala dentro de su funda de almohada.',
    valentina:
      'Mano en una esquina, mano en la de al lado, y metes una dentro de la otra. Repite con las otras dos y junta las cuatro. Sobre la cama, gomas hacia dentro, haces un rectángulo y doblas en tercios dos veces. Y todo el juego dentro de una funda de almohada.',
  },
  {
    title: 'Percal o satén de algodón en sábanas',
    questions: [
      'qué es el percal',
      'percal o satén para sábanas',
      'las sábanas de percal son frescas',
      'diferencia entre percal y satén de algodón',
      'sábanas que parecen de hotel qué tela es',
      'qué sábanas son más frescas en verano',
    ],
    maya: 'El percal es algodón tejido hilo a hilo, en tafetán: mate, fresco y crujiente, como el de hotel, aunque se arruga. El satén de algodón salta varios hilos: brilla, resbala, abriga algo más y se engancha antes. Para quien pasa calor, percal; para tacto sedoso y menos arruga, satén.',
    valentina:
      'Percal es algodón tejido hilo por hilo: mate, fresquito y crujiente, el de los hoteles, pero arruga. El satén de algodón salta hilos: brilla, es suave, abriga un pelín más y se engancha antes. ¿Pasas calor? Percal. ¿Te gusta lo sedoso? Satén.',
  },
  {
    title: 'Cuántos hilos deben tener las sábanas',
    questions: [
      'cuántos hilos tiene que tener una sábana buena',
      'sábanas de 180 o de 600 hilos',
      'más hilos es mejor sábana',
      'qué significa 300 hilos en unas sábanas',
      'es un engaño lo de los mil hilos',
      'en qué me fijo al comprar sábanas',
    ],
    maya: 'Con 200 a 300 hilos por pulgada cuadrada, en algodón de fibra larga, basta: es fresco y dura. Por encima de 400 suele contarse cada cabo torcido, y la tela pesa más sin ser mejor. Con 144 a 180 es más rústica. Mira antes la fibra: algodón cien por cien o lino; la microfibra es poliéster y da calor.',
    valentina:
      'Entre 200 y 300 y de buen algodón, perfecto. De 400 para arriba casi siempre cuentan los cabos de cada hilo: es más pesada, no mejor. De 144 a 180 es más áspera. Mira primero que sea algodón cien por cien o lino; la microfibra es poliéster y da calor.',
  },
  {
    title: 'Tela y metros para coser unas sábanas',
    questions: [
      'qué tela compro para hacer sábanas',
      'cuántos metros de tela necesito para una sábana',
      'tela por metro para sábanas frescas',
      'me van a coser las sábanas qué pido en la tienda',
      'ancho de la tela para sábana de matrimonio',
      'sábanas de lino hechas en casa',
    ],
    maya: 'Pide percal de algodón, o lino si te gusta arrugado, en ancho especial de sábana: 2,40 a 2,80 metros. Para una cama de 150, unos 2,80 metros de largo por sábana; para una de 90, ancho de 1,80. Más medio metro por funda. Lávala antes de cortar: el algodón encoge hasta un cinco por ciento.',
    valentina:
      'Percal de algodón, o lino si no te importan las arrugas, en ancho de sábana: de 2,40 a 2,80. Para cama de 150, unos 2,80 metros por cada una; para la de 90 vale 1,80 de ancho. Suma medio metro por funda. Y lávala antes de cortar, que encoge un poco.',
  },
  {
    title: 'Lavar cortinas',
    questions: [
      'cómo se lavan las cortinas',
      'lavar cortinas sin que encojan',
      'a cuántos grados se lavan las cortinas blancas',
      'cortinas con ojales en la lavadora',
      'cada cuánto se lavan los visillos',
      'lavar cortinas de gasa con mucho polvo',
      'hay que planchar las cortinas',
    ],
    maya: 'En frío o a 30 grados, delicado, media carga y centrifugado mínimo. Antes: mira la etiqueta, aspira el polvo, quita ganchos y mete los ojales en una funda. Cuélgalas húmedas en su barra: el peso las alisa y apenas encogen. Blancas de poliéster, con percarbonato. Forradas u opacas, tintorería. Una o dos veces al año.',
    valentina:
      'A 30 o en frío, delicado, pocas a la vez y casi sin centrifugar. Antes aspira el polvo, quita ganchos y mete los ojales en una funda. Cuélgalas húmedas: se estiran solas y no encogen. Las blancas, con percarbonato. Opacas o forradas, tintorería. Una o dos veces al año.',
  },
  {
    title: 'Lavar la almohada en la lavadora',
    questions: [
      'se puede lavar la almohada en la lavadora',
      'cómo lavo una almohada de plumas',
      'lavar almohada viscoelástica',
      'cada cuánto se lavan las almohadas',
      'la almohada quedó con bolas después de lavarla',
      'cómo se seca una almohada por dentro',
    ],
    maya: 'La de fibra o pluma, sí: de dos en dos, 30 o 40 grados, poco detergente líquido y doble aclarado. Secadora baja con pelotas de tenis, dos o tres horas, o al aire dos días ahuecando, hasta que no quede un grumo. La de espuma o látex, no: solo la funda. Dos o tres veces al año; dura unos tres.',
    valentina:
      'De fibra o pluma, sí: dos juntas, a 30 o 40, poquito jabón líquido y doble aclarado. Secadora baja con pelotas de tenis, dos o tres horas, o dos días al aire ahuecando. Si es espuma o látex, solo la funda. Con dos o tres veces al año vale; a los tres años, nueva.',
  },
  {
    title: 'Almohada amarilla: blanquearla',
    questions: [
      'mi almohada está amarilla',
      'por qué se ponen amarillas las almohadas',
      'cómo blanqueo almohadas con manchas de sudor',
      'manchas de baba en la almohada',
      'quitar lo amarillo a la almohada de fibra',
      'funda protectora para que no amarillee la almohada',
    ],
    maya: 'Es sudor, saliva y crema. Si es de fibra, remojo de dos horas en agua a 40 o 50 grados con percarbonato, una cucharada por litro, y lavado con doble aclarado. De pluma: agua tibia con jabón suave, sin percarbonato. De espuma: paño con jabón y agua oxigenada, sin empaparla. Secado completo y funda protectora.',
    valentina:
      'Sudor, baba y crema, nos pasa a todos. De fibra: dos horas en agua a 40 o 50 con una cucharada de percarbonato por litro y a lavar. De pluma: jabón suave y agua tibia, sin percarbonato. De espuma: paño con jabón y agua oxigenada. Seca bien y ponle funda.',
  },
  {
    title: 'Lavar mantas y peluches con alergia a los ácaros',
    questions: [
      'a cuántos grados mueren los ácaros',
      'lavar la ropa de cama con alergia a los ácaros',
      'quitar ácaros de mantas y peluches',
      'congelar peluches para los ácaros',
      'cada cuánto lavo las sábanas si soy alérgico al polvo',
      'los ácaros mueren en la secadora',
    ],
    maya: 'A 60 grados mueren; lo que no los aguanta, 48 horas en el congelador en una bolsa y después lavado en frío, porque congelar mata, pero no se lleva lo que da alergia. Sábanas y fundas cada semana, mantas y peluches cada mes, y secado completo. Fundas antiácaros en colchón y almohada. Si hay asma, tu médico manda.',
    valentina:
      'A 60 grados se mueren. Si la prenda no aguanta, bolsa y congelador dos días, y luego lavado en frío, que hay que sacar lo que da alergia. Sábanas cada semana; mantas y peluches cada mes; todo bien seco. Fundas antiácaros ayudan. Y si hay asma, al médico.',
  },
  {
    title: 'Lavar un peluche grande',
    questions: [
      'cómo lavo un peluche grande que no cabe en la lavadora',
      'limpiar un oso de peluche gigante',
      'lavar un muñeco con pilas dentro',
      'peluche a mano cómo se seca',
      'limpiar peluche en seco con bicarbonato',
      'quitar la mugre a un peluche viejo',
    ],
    maya: 'A mano, en la bañera, con agua templada y jabón suave, apretando sin retorcer y aclarando dos veces; envuélvelo en toallas y sécalo al aire, con ventilador y girándolo, hasta el centro. Si es enorme o lleva pilas, en seco: bicarbonato dentro de una bolsa media hora, cepillo, aspirador y paño húmedo.',
    valentina:
      'En la bañera, agua templada y jabón suave; aprieta, no retuerzas, y aclara dos veces. Toallas para escurrir, ventilador y a girarlo hasta que seque por dentro. Si es gigante o lleva pilas: bolsa con bicarbonato media hora, cepillo, aspiradora y paño húmedo.',
  },
  {
    title: 'Cada cuánto se lavan los peluches',
    questions: [
      'cada cuánto hay que lavar los peluches',
      'los peluches se lavan en la lavadora',
      'lavar el muñeco de apego de mi hijo',
      'a qué temperatura se lavan los peluches',
      'peluche favorito sin que se estropee',
      'lavar peluches después de una gripe',
    ],
    maya: 'El de dormir, una vez al mes y siempre tras vómito, fiebre o piojos; los de adorno, dos o tres veces al año. En bolsa de red o funda de almohada, 30 grados, delicado, poco detergente y poco giro; al aire, sin secadora caliente, que apelmaza el pelo. Revisa antes ojos y costuras. Con dos iguales, se turnan.',
    valentina:
      'El de dormir, cada mes, y siempre después de vómito, fiebre o piojos. Los de adorno, dos o tres veces al año. Bolsa de red, 30 grados, delicado y poco jabón; al aire, que el calor apelmaza. Mira antes ojos y costuras. ¿No lo suelta? Compra el gemelo y turna.',
  },
  {
    title: 'Lavar una hamaca de hilo',
    questions: [
      'cómo se lava una hamaca',
      'lavar hamaca de algodón en la lavadora',
      'mi hamaca está sucia y huele a humedad',
      'la hamaca se enreda al lavarla',
      'quitar moho de una hamaca',
      'cómo seco una hamaca de hilo',
    ],
    maya: 'A mano: ata los brazos cerca de cada extremo para que no se enrede, remoja media hora en agua fría con jabón suave, aprieta y aclara dos o tres veces, sin retorcer ni cepillar. Cuélgala extendida a la sombra hasta que seque del todo. En máquina, solo si es de tela: bien atada, en funda y en delicado.',
    valentina:
      'A mano, que en máquina se hace un nudo. Ata los brazos de cada punta, media hora en agua fría con jabón suave, aprieta, aclara dos o tres veces y nada de retorcer. Cuélgala abierta a la sombra hasta que seque. Si es de tela, funda, bien atada y delicado.',
  },
  {
    title: 'Limpiar o lavar una manta eléctrica',
    questions: [
      'se puede lavar una manta eléctrica',
      'mi cobija eléctrica se ensució',
      'limpiar la almohadilla térmica',
      'se mojó la manta eléctrica',
      'cómo lavo el calientacamas',
      'la frazada eléctrica va a la lavadora',
    ],
    maya: 'Depende de su etiqueta: muchas se lavan a 30 en delicado, una vez desenchufada y quitado el mando y el cable; si no lo dice, solo paño húmedo con jabón en la mancha. Nunca tintorería, retorcer, planchar ni secadora. Se usa cuando esté seca del todo, dos días tendida en plano. Con cables a la vista, se tira.',
    valentina:
      'Mira la etiqueta. Muchas van a 30 y delicado, desenchufada y sin mando ni cable; si no lo pone, paño húmedo con jabón y ya. Tintorería, retorcer, plancha y secadora, prohibido. Sécala en plano dos días y no la enchufes húmeda. ¿Cables a la vista? Fuera.',
  },
  {
    title: 'Toallas nuevas que sueltan pelusa',
    questions: [
      'la toalla nueva suelta pelusa',
      'las toallas nuevas me dejan pelitos en el cuerpo',
      'cómo quito la pelusa a las toallas nuevas',
      'lavar toallas antes de estrenarlas',
      'por qué no secan las toallas nuevas',
      'toallas que sueltan pelo para siempre',
    ],
    maya: 'Es fibra sobrante de fábrica y se va en tres a cinco lavados: solas, a 40, con poco detergente, medio vaso de vinagre blanco en el aclarado y sin suavizante, que además impide que sequen. Secadora o buenas sacudidas se llevan el resto. Si al sexto lavado siguen igual, el rizo es flojo.',
    valentina:
      'Es pelusa de fábrica: se va en tres o cinco lavados. Lávalas solas a 40, con poco jabón, medio vaso de vinagre en el aclarado y cero suavizante, que encima no secan. Sacúdelas fuerte o pásalas por secadora. Si a la sexta siguen igual, es que son malas.',
  },
  {
    title: 'Toallas que huelen a humedad',
    questions: [
      'las toallas huelen a humedad aunque las lave',
      'quitar olor a las toallas',
      'mis toallas huelen mal al mojarse',
      'por qué huele la toalla después de ducharme',
      'cómo recupero toallas con olor a trapo',
      'toallas que huelen a perro mojado',
    ],
    maya: 'Son bacterias y restos de suavizante. Un lavado a 60 grados con percarbonato y media carga; si sigue, otro con un vaso de vinagre, nunca los dos a la vez. Secado completo el mismo día. Después, extendida en barra y no en gancho, baño ventilado, lavado cada tres o cuatro usos y sin suavizante.',
    valentina:
      'Son bacterias y suavizante acumulado. Lávalas a 60 con percarbonato y sin llenar; si no basta, otra vez con un vaso de vinagre, pero no juntos. Sécalas el mismo día. Y cuélgalas abiertas, no en gancho, con el baño ventilado, y a lavar cada tres o cuatro usos.',
  },
  {
    title: 'Usar la misma toalla de gimnasio varios días',
    questions: [
      'cada cuánto lavo la toalla del gimnasio',
      'puedo llevar la misma toalla toda la semana al gym',
      'es antihigiénico repetir la toalla del gimnasio',
      'toalla de microfibra cuántos usos aguanta',
      'dejar la toalla mojada en la bolsa',
      'cuántas toallas necesito para entrenar',
    ],
    maya: 'Mejor una por entrenamiento: recoge sudor y bacterias de las máquinas y, húmeda en la bolsa, las multiplica; de ahí granos, hongos y olor. Si la cuelgas abierta y seca del todo, admite dos usos. Lava a 60 la de algodón; a 40 la de microfibra, sin suavizante. Con tres o cuatro pequeñas tienes la semana.',
    valentina:
      'Una por día, mejor: lleva tu sudor y lo de las máquinas, y mojada en la bolsa cría bichos, granos y olor. Si la cuelgas abierta y se seca entera, dos usos. Algodón a 60, microfibra a 40 y sin suavizante. Con tres o cuatro pequeñas tiras la semana.',
  },
  {
    title: 'Paños de cocina y bayetas que huelen',
    questions: [
      'los paños de cocina huelen mal',
      'cada cuánto se lavan los trapos de cocina',
      'cómo desinfecto los repasadores',
      'hervir los paños de cocina',
      'se lavan los trapos con la ropa',
      'quitar manchas de grasa a los paños',
    ],
    maya: 'Cámbialos cada uno o dos días y lávalos aparte de la ropa, a 60 grados, con percarbonato si son claros y sin suavizante, que les quita absorción. Los de algodón admiten hervirlos diez minutos. Grasa: lavavajillas y media hora antes. Y siempre extendidos a secar; el olor nace de dejarlos hechos una bola húmeda.',
    valentina:
      'Cámbialos cada día o cada dos y lávalos aparte, a 60, con percarbonato si son claros y sin suavizante. De algodón, puedes hervirlos diez minutos. Grasa: lavavajillas media hora antes. Y cuélgalos abiertos: hechos una bola mojada, claro que huelen.',
  },
  {
    title: 'Lavar la alfombrilla de baño',
    questions: [
      'cómo lavo la alfombra del baño',
      'alfombrilla de baño con goma en la lavadora',
      'cada cuánto se lava la alfombrilla de la ducha',
      'la goma de la alfombra de baño se pela',
      'la alfombra del baño huele',
      'secar la alfombrilla de baño en secadora',
    ],
    maya: 'Una vez por semana o cada dos, sacudida antes: la de algodón sin goma, a 60 con las toallas; la de base de goma, a 30, delicado, con otra para equilibrar, poco giro y al aire, porque el calor agrieta la goma y suelta trozos que ciegan el filtro. Entre duchas, colgada en el borde de la bañera.',
    valentina:
      'Cada semana o cada dos. Sacúdela y, si es de algodón sin goma, a 60 con las toallas. Si lleva goma, a 30, delicado, con otra para hacer peso y al aire: con calor la goma se cuartea y atasca el filtro. Y tras ducharte, cuélgala en la bañera.',
  },
  {
    title: 'La funda nórdica se traga la ropa en la lavadora',
    questions: [
      'la funda nórdica se llena de ropa en la lavadora',
      'cómo lavo la funda del edredón sin que se meta todo dentro',
      'la sábana se enrolla en la lavadora',
      'las sábanas salen hechas un nudo',
      'lavar la funda nórdica cerrada o abierta',
      'la bajera atrapa la ropa al lavar',
    ],
    maya: 'Abróchala antes de lavarla y ponla del revés: cerrada no atrapa nada. Si es de solapa, unas pinzas textiles o dos imperdibles bastan. La bajera, con las esquinas atadas o en bolsa grande. Lava la ropa de cama sola, sin pasar de tres cuartos de tambor, y para a mitad para soltar el nudo si hace falta.',
    valentina:
      'Ciérrala con sus botones y del revés, y se acabó el monstruo. Si no tiene botones, dos imperdibles o pinzas. La bajera, con las esquinas atadas o en bolsa. Lava la ropa de cama sola, tambor a tres cuartos como mucho, y si se enreda, para y desenreda.',
  },
  {
    title: 'Lavar las fundas del sofá sin que encojan',
    questions: [
      'cómo lavo las fundas del sofá',
      'las fundas de los cojines encogieron y no entran',
      'lavar funda de sofá desenfundable',
      'a qué temperatura se lava la funda del sofá',
      'poner la funda del sofá húmeda',
      'cada cuánto se lavan los cojines del salón',
    ],
    maya: 'En frío o a 30, delicado, cremallera cerrada y del revés, todas a la vez para que el tono cambie igual; sin secadora. Ponlas aún algo húmedas: ceden y secan a su medida. Algodón y lino encogen de un tres a un cinco por ciento si se lavan a 40 o más. Si la etiqueta pide limpieza en seco, tintorería.',
    valentina:
      'A 30 o en frío, delicado, del revés y con la cremallera cerrada. Todas juntas, para que no queden de dos tonos. Secadora, no. Y pónselas aún un poco húmedas, que así estiran y ajustan. A 40, algodón y lino encogen. Si la etiqueta dice en seco, hazle caso.',
  },
  {
    title: 'Mancha en el sofá de tela',
    questions: [
      'mancha de chocolate en el sofá de tela',
      'cómo limpio una mancha en la tapicería',
      'se me cayó café en el sillón',
      'quitar manchas de un sofá que no se desenfunda',
      'me quedó un cerco de agua en el sofá',
      'limpiar las sillas de comedor tapizadas',
    ],
    maya: 'Retira lo sólido con una cuchara y absorbe con papel, sin frotar. Después, solo la espuma de un jabón suave batido en agua fría, con un paño blanco, de fuera adentro; aclara con otro apenas húmedo y seca con ventilador. Poca agua: empapar deja cerco. Prueba antes debajo de un cojín y mira la etiqueta.',
    valentina:
      'Quita lo gordo con una cuchara y aprieta papel, sin frotar. Bate jabón suave en agua fría y usa solo la espuma, con paño blanco, de fuera adentro. Aclara con otro casi seco y ventilador. Poca agua, que deja cerco. Y prueba antes bajo un cojín.',
  },
  {
    title: 'Limpiar un sofá de terciopelo',
    questions: [
      'cómo se limpia un sofá de terciopelo',
      'manchas en un sillón de terciopelo',
      'el terciopelo del sofá está aplastado',
      'quitar marcas de agua del sofá de terciopelo',
      'se puede usar vapor en el sofá de velvet',
      'quitar pelos de gato del terciopelo del sillón',
    ],
    maya: 'Aspira con cepillo suave a favor del pelo, una vez por semana. Una mancha: papel sin frotar, y paño blanco con espuma de jabón neutro, casi seco, en el sentido del pelo; seca y cepilla. El de poliéster lo aguanta bien; si es seda, algodón o viscosa, profesional. Lo aplastado sube con vapor lejano y cepillo.',
    valentina:
      'Aspiradora con cepillo suave, a favor del pelo, cada semana. Si se mancha, papel sin frotar y luego espuma de jabón neutro con paño casi seco, siempre en el mismo sentido; seca y cepilla. Poliéster, sin problema; seda, algodón o viscosa, un profesional. ¿Chafado? Vapor de lejos.',
  },
  {
    title: 'El sofá suelta pelusa en la ropa',
    questions: [
      'el sofá nuevo me llena la ropa de pelillos',
      'la manta del sofá suelta pelusa',
      'mi sillón deja pelusa azul en el pantalón',
      'cómo evito que el sofá suelte pelo',
      'pelusas de la tapicería en la ropa negra',
      'la alfombra nueva suelta pelusa',
    ],
    maya: 'Es fibra sobrante de la tela nueva y baja en unas semanas: aspira con cepillo dos veces por semana y pasa un guante de goma húmedo. Mientras, una funda o colcha de algodón lisa encima. En la ropa, rodillo en seco antes de lavar y telas lisas, que la lana y el punto la atrapan. Si tras dos meses sigue igual, reclama.',
    valentina:
      'Es lo que sobra de la tela nueva; en unas semanas baja. Aspira con cepillo dos veces por semana, pasa un guante de goma húmedo y pon encima una colcha lisa. A la ropa, rodillo en seco antes de lavar. Si a los dos meses sigue, reclama en la tienda.',
  },
  {
    title: 'Mancha en la moqueta o alfombra',
    questions: [
      'mancha en la alfombra cómo la quito',
      'mancha de vino en la moqueta',
      'se derramó café en el tapete',
      'limpiar una mancha vieja de alfombra',
      'qué echo a la moqueta que no deje cerco',
      'mi perro hizo pis en la alfombra',
    ],
    maya: 'Absorbe con papel y un peso encima, sin frotar. Luego, espuma de jabón suave en agua fría, con paño blanco y de fuera adentro; aclara con otro húmedo y vuelve a absorber. Poca agua, que cala a la base y huele. Orina: limpiador enzimático. Prueba en una esquina; si es lana o seda, profesional.',
    valentina:
      'Papel encima con un peso y sin frotar. Después espuma de jabón suave con agua fría, paño blanco de fuera adentro, aclaras con otro húmedo y otra vez papel. Con poca agua, que si cala, huele. ¿Pis? Limpiador enzimático. ¿Lana o seda? Profesional. Prueba en una esquina.',
  },
  {
    title: 'Betún o crema de zapatos en la alfombra',
    questions: [
      'se me cayó crema de zapatos en la alfombra',
      'mancha de betún negro en la moqueta',
      'quitar betún de la tela',
      'pisé el betún y manché el tapete',
      'pomada de zapatos en el sofá',
      'betún en el pantalón claro',
    ],
    maya: 'No frotes: levanta lo gordo con una cuchara. Después, alcohol en un paño blanco, a toques y cambiando de cara, probado en una esquina; luego lavavajillas con agua templada, y otro paño húmedo. El tinte negro puede dejar sombra: repite o pide una limpieza profesional. En ropa de algodón, igual, y a lavar.',
    valentina:
      'Sin frotar: lo gordo, con cuchara. Luego alcohol en un paño blanco, a toquecitos, cambiando de lado, y pruébalo en una esquina. Después lavavajillas con agua templada y paño limpio. El negro puede dejar sombra: repite o llama a un profesional. En ropa de algodón, igual y a lavar.',
  },
  {
    title: 'Vinagre en una alfombra de lana o persa',
    questions: [
      'se puede limpiar una alfombra persa con vinagre',
      'cómo se limpia una alfombra de lana en casa',
      'lavar una alfombra antigua',
      'bicarbonato en alfombra de lana',
      'limpiar los flecos de la alfombra',
      'cada cuánto se manda a lavar una alfombra buena',
    ],
    maya: 'Mejor no: el vinagre puede mover los tintes y el bicarbonato, alcalino, reseca la lana. Aspira sin cepillo giratorio y sin pasar por los flecos, gírala dos veces al año y, si se mancha, papel y paño apenas húmedo con jabón de lana, probado antes. A fondo, un taller especializado cada tres a cinco años.',
    valentina:
      'No te la juegues: el vinagre puede correr los colores y el bicarbonato reseca la lana. Aspira sin cepillo giratorio, deja en paz los flecos y gírala dos veces al año. Manchas: papel y paño casi seco con jabón de lana. Limpieza a fondo, taller, cada tres o cinco años.',
  },
  {
    title: 'Sangre en el colchón',
    questions: [
      'cómo quito sangre del colchón',
      'mancha de regla en el colchón',
      'sangre seca en el colchón',
      'agua oxigenada en el colchón',
      'limpiar el colchón sin mojarlo mucho',
      'manché el colchón de sangre en un hotel',
    ],
    maya: 'Siempre en frío: toques con un paño mojado en agua fría y sal o jabón, de fuera adentro, sin empapar. Lo que quede, agua oxigenada de farmacia, deja burbujear, seca con papel y repite. Si es vieja, pasta de bicarbonato y agua media hora y aspirador. Que seque del todo, con aire, antes de hacer la cama.',
    valentina:
      'Agua fría, nunca caliente. A toques, paño con agua fría y sal o jabón, de fuera adentro y sin empapar. Luego agua oxigenada de farmacia, que burbujee, papel y repite. Si es vieja, pasta de bicarbonato media hora y aspiradora. Y que seque entero antes de tender la cama.',
  },
  {
    title: 'Orina o sudor en el colchón',
    questions: [
      'se hizo pis en el colchón',
      'olor a orina en el colchón',
      'manchas amarillas de sudor en el colchón',
      'cómo desinfecto un colchón meado',
      'el gato se meó en la cama',
      'limpiar el colchón con bicarbonato',
    ],
    maya: 'Absorbe con toallas apretando. Después, agua con vinagre a partes iguales, pulverizada sin empapar, y papel; al secar, bicarbonato toda la noche y aspirador. El amarillo cede con agua oxigenada a toques. La orina de gato pide un limpiador enzimático. Seca con ventilador y pon un protector impermeable.',
    valentina:
      'Aprieta toallas hasta que no salga más. Luego pulveriza agua y vinagre a medias, sin empapar, y papel. Cuando seque, bicarbonato toda la noche y aspiradora. Lo amarillo, agua oxigenada a toques. Si fue el gato, limpiador enzimático. Ventilador y protector impermeable.',
  },
  {
    title: 'Vómito en la silla del coche del bebé',
    questions: [
      'vómito en la silla del coche del bebé',
      'quitar olor a vómito del asiento del auto',
      'cómo lavo la funda de la silla de coche',
      'se pueden lavar los arneses de la sillita',
      'olor a leche agria en el portabebés',
      'vómito en la tapicería del coche',
    ],
    maya: 'Saca la funda según el manual y lávala a 30, en delicado y sin secadora, tras quitar lo sólido y aclarar en frío. Los arneses no se mojan enteros ni van a máquina: paño húmedo con jabón suave, pues el remojo les quita resistencia. Estructura y asiento: paño con jabón, bicarbonato una noche y aspirador.',
    valentina:
      'Quita lo sólido, saca la funda como diga el manual, aclara en frío y a 30 en delicado, sin secadora. Las correas, ni máquina ni remojo: solo paño con jabón suave, que pierden fuerza. Asiento y plástico: paño, bicarbonato toda la noche y aspiradora. Y a ventilar.',
  },
  {
    title: 'Guardar edredones y mantas entre temporadas',
    questions: [
      'cómo guardo los edredones y mantas gordas',
      'el edredón guardado huele raro',
      'guardar cobijas para que no huelan a humedad',
      'edredón de plumas en bolsa al vacío',
      'dónde guardo los nórdicos en verano',
      'guardar una manta de lana sin polillas',
    ],
    maya: 'Limpios y secos del todo: esa humedad que no se nota es la que huele, así que dales un día más de aire. Después, bolsa de tela o funda transpirable, en altillo seco, con sílice o jabón. La fibra admite vacío unos meses; pluma y lana no, que pierden cuerpo. La lana, cerrada contra la polilla. Al sacarlos, un día al aire.',
    valentina:
      'Lávalos y sécalos de verdad: dales un día extra de aire, porque la humedad escondida es la que huele. Bolsa de tela que respire, sitio alto y seco, y sílice o un jabón dentro. Fibra, vacío unos meses, vale; pluma y lana, no. Lana bien cerrada. Y un día al aire al sacarlos.',
  },
  {
    title: 'Guardar sábanas y toallas en el armario',
    questions: [
      'cómo guardo las sábanas en el armario',
      'ordenar toallas para que ocupen poco',
      'las sábanas guardadas huelen a cerrado',
      'cuántos juegos de sábanas tener',
      'enrollar o doblar las toallas',
      'manchas amarillas en sábanas guardadas',
    ],
    maya: 'Secas del todo y por juegos: bajera, encimera y funda dentro de la otra funda, en montones bajos. Toallas enrolladas si hay cajón, dobladas en tres si hay balda. Empieza siempre por las de abajo, para rotarlas, y no las aprietes: necesitan aire. Dos o tres juegos por cama bastan. Lo que no se usa amarillea: lávalo al año.',
    valentina:
      'Bien secas y por juegos: todo metido dentro de una funda de almohada, en montones bajitos. Toallas, en rollo para cajón o en tres para balda. Empieza siempre por las de abajo y así rotan, y deja aire. Con dos o tres juegos por cama sobra. Lo que no uses, lávalo una vez al año.',
  },
  {
    title: 'Lavar la cama y la manta del perro o del gato',
    questions: [
      'cómo lavo la cama del perro',
      'manta del gato llena de pelos en la lavadora',
      'puedo lavar las cosas del perro con mi ropa',
      'la lavadora quedó llena de pelos de perro',
      'cada cuánto se lava la cama de la mascota',
      'quitar olor a perro de una manta',
    ],
    maya: 'Cada una o dos semanas, y aparte de vuestra ropa: aspira o cepilla los pelos en seco, que mojados atascan el filtro; después 40 o 60 grados si la etiqueta lo deja, poco detergente sin perfume, medio vaso de vinagre en el aclarado y nada de suavizante. Secado completo. Luego, filtro, goma y un aclarado en vacío.',
    valentina:
      'Cada semana o dos, y aparte de lo vuestro. Primero aspira los pelos en seco, que mojados atascan. Luego 40 o 60 si la etiqueta deja, poco jabón sin perfume, medio vaso de vinagre al aclarar y sin suavizante. Que seque entera. Y limpia filtro y goma, con un aclarado vacío.',
  },
];
