import type { WrittenEntry } from './entry.ts';

/** Proportion without shame: a body is a fact, and clothes are what changes. */
export const bodies: readonly WrittenEntry[] = [
  {
    title: 'Equilibrar hombros anchos',
    questions: [
      'tengo la espalda ancha y las caderas estrechas que pantalon me va',
      'hombros anchos y cadera estrecha que me pongo',
      'figura de triangulo invertido',
      'soy nadadora y tengo mucha espalda',
      'que escote va con espalda ancha',
      'hombros anchos que mangas y escotes evito',
      'disimular los hombros anchos',
    ],
    maya: 'Si quieres equilibrar unos hombros o una espalda anchos, el volumen va abajo: pantalón ancho o de pinzas, de color claro o con bolsillos, falda evasé. Arriba, escote en pico y manga lisa, en oscuro, sin hombrera ni cuello barco. Y si te gusta tu espalda, enséñala.',
    valentina:
      'Pantalón ancho, cargo o con pinzas, en claro o con bolsillos, y arriba escote en pico, manga sencilla y liso. Sin hombreras ni barco. Eso si quieres equilibrar, que unos buenos hombros también mola lucirlos.',
  },
  {
    title: 'Torso largo y piernas cortas',
    questions: [
      'tengo el torso largo y las piernas cortas que me pongo',
      'soy larga de tronco como equilibro',
      'todas las camisetas me quedan cortas de cuerpo',
      'pantalones para piernas cortas y talle largo',
      'talle largo que ropa me va',
    ],
    maya: 'Con torso largo, la cintura se dibuja más arriba: tiro alto, parte de arriba remetida o corta y un cinturón del tono del pantalón. Zapato y bajo del mismo color prolongan la pierna. Las prendas de cuerpo entero, en talle largo: así no tiran.',
    valentina:
      'Sube la cintura: tiro alto y lo de arriba por dentro o cortito. Pantalón y zapato del mismo tono y la pierna gana de golpe. Los tops muy largos déjalos para otro día. Y bodies y monos, mejor en versión larga, que si no tiran por todas partes.',
  },
  {
    title: 'Torso corto y piernas largas',
    questions: [
      'tengo el torso corto que me favorece',
      'el tiro alto me llega al pecho',
      'soy de talle corto como alargo el tronco',
      'piernas largas y tronco corto ropa',
      'los cinturones me cortan por la mitad',
    ],
    maya: 'Con torso corto conviene bajar la línea: tiro medio, camisas por fuera hasta media cadera, escotes en pico y un cinturón fino del color de arriba. Las capas abiertas y largas ayudan. El tiro muy alto y el cinturón ancho se comen el tronco.',
    valentina:
      'Si el tiro alto te llega casi al sujetador, pasa al medio. Lo de arriba por fuera, hasta media cadera, escote en pico y capa abierta. Cinturón, fino y del color de la camiseta. Con eso el tronco respira y las piernas siguen siendo kilométricas.',
  },
  {
    title: 'Cadera estrecha',
    questions: [
      'tengo las caderas estrechas como doy forma',
      'soy recta de cadera que falda me pongo',
      'los pantalones se me caen porque no tengo cadera',
      'cola plana que pantalon favorece',
      'no tengo culo que jeans me compro',
    ],
    maya: 'A una cadera estrecha le dan volumen las faldas con vuelo, las pinzas, los bolsillos de parche o con tapa y el color claro abajo. Por detrás, bolsillos de tamaño medio, altos y con bordado o solapa. Si el pantalón baja, faltan pinzas en la cintura, no talla.',
    valentina:
      'Para dar forma: pinzas, bolsillos con solapa, faldas con vuelo, color claro abajo. En vaqueros, bolsillos traseros medianos, altitos y con algo de costura, y tela firme. ¿Se te caen? No bajes talla: que te metan la cintura, es un arreglo barato.',
  },
  {
    title: 'Figura rectangular',
    questions: [
      'soy rectangular que ropa me favorece',
      'tengo el cuerpo recto sin cintura',
      'mido igual de pecho cintura y cadera',
      'como marcar cintura si no tengo',
      'vestidos para cuerpo rectangulo',
    ],
    maya: 'Una línea recta tiene dos caminos, y ambos son buenos: subrayarla con prendas limpias, rectas, casi masculinas, o crear cintura con cruzados, peplum, pinzas y un cinturón. Un hombro con algo de estructura y una falda con vuelo hacen el resto.',
    valentina:
      'Tienes dos juegos. Uno: ir a tope con lo recto, camisa, pantalón ancho, blazer caído, que queda de revista. Dos: inventar curva con cruzados, cinturón, vuelo abajo y un poco de hombro. Elige según el día; ninguno es obligación.',
  },
  {
    title: 'Figura de reloj de arena',
    questions: [
      'tengo cuerpo reloj de arena que me pongo',
      'mucha cadera y pecho y cintura chica',
      'los pantalones me quedan bien de cadera y grandes de cintura',
      'ropa para mujer con curvas y cintura fina',
      'blusas que no me hagan bolsa con cintura pequeña',
    ],
    maya: 'Cuando pecho y cadera van parejos y la cintura es fina, lo que sigue la línea sienta mejor que lo que cuelga del pecho: cruzados, entallados, faldas lápiz, punto que cede. Compra por lo más ancho y entalla la cintura en el taller.',
    valentina:
      'Lo que mejor te va es seguir la curva: cruzado, entallado, falda lápiz, punto elástico. Lo recto cuelga del pecho y se salta la cintura. Compra para la cadera y que te ajusten la cintura: ese hueco de atrás es cosa del patrón, no tuya.',
  },
  {
    title: 'Muslos que rozan',
    questions: [
      'me rozan los muslos con falda que hago',
      'rozaduras en la entrepierna en verano',
      'que pongo debajo del vestido para que no me rocen las piernas',
      'los pantalones se me gastan en la entrepierna',
      'short debajo de la pollera para no paspar',
    ],
    maya: 'Es roce y humedad, y le pasa a cuerpos de todo tipo. Bajo la falda, un pantalón corto fino sin costura interior o unas bandas para el muslo; en la piel, una barra antirroces. En pantalones, tela tupida y costura plana; un refuerzo en la entrepierna les alarga la vida.',
    valentina:
      'Pasa muchísimo, con cualquier talla. Debajo, unas mallas cortas finitas o bandas de muslo; en la piel, un stick antirroces. Y a los pantalones que siempre se gastan ahí, pídele a la modista un refuerzo antes de que salga el agujero.',
  },
  {
    title: 'Petite: qué cambia en el corte',
    questions: [
      'que significa petite en la ropa',
      'mido 1,50 donde compro ropa que me quede',
      'talla petite es lo mismo que talla pequeña',
      'los vestidos me quedan largos y la cintura baja',
      'soy bajita y talla grande hay petite',
    ],
    maya: 'Petite habla de estatura, hasta 1,60 o 1,63 m según la casa, y no de delgadez: hay petite en tallas grandes. Cambian el largo, la manga, el tiro y sobre todo la altura de cintura, hombro y rodilla. Eso no lo arregla un bajo; por eso compensa.',
    valentina:
      'Petite es para gente de hasta 1,60 o así, peses lo que peses. No solo acorta el bajo: sube la cintura, la rodilla, el tiro y ajusta el hombro, que es lo que un arreglo normal no puede. Si la cintura de los vestidos te cae en la cadera, es tu sección.',
  },
  {
    title: 'Que no se abra la camisa en el pecho',
    questions: [
      'se me abre la camisa entre los botones',
      'la blusa me hace hueco en el pecho',
      'tengo pecho grande y las camisas no me cierran',
      'cinta adhesiva para camisa pecho',
      'camisas para busto grande',
    ],
    maya: 'Se compra la camisa por el pecho y se entalla el resto. Un corchete o un automático oculto entre el segundo y el tercer botón cierra el hueco; la tapeta escondida y un poco de elastano también. La pinza de pecho es lo que distingue un buen patrón.',
    valentina:
      'Compra la talla que cierre en el pecho y que te metan la cintura. Para el hueco, un automático escondido entre botones, o cinta de doble cara si tienes prisa. Busca tapeta oculta y algo de elastano. La camisa se adapta a ti, no al revés.',
  },
  {
    title: 'Hombros estrechos o caídos',
    questions: [
      'tengo los hombros estrechos que me pongo',
      'hombros caidos como disimular',
      'los tirantes y bolsos se me resbalan del hombro',
      'las chaquetas me quedan grandes de hombro',
      'mangas para dar volumen al hombro',
    ],
    maya: 'Al hombro estrecho o caído le ayudan la hombrera ligera, la manga con frunce, el cuello barco, las rayas horizontales arriba y las solapas anchas. La manga raglán lo baja más. En chaquetas, una hombrera fina es un arreglo posible; reducir hombro, caro.',
    valentina:
      'Hombrera finita, manga con frunce, escote barco, rayas arriba, solapa ancha: todo eso construye. La raglán los baja más. Si el bolso se te escurre, bandolera cruzada. Y en blazers, mejor ponerle hombrera que intentar achicarlo.',
  },
  {
    title: 'La postura y cómo cae la ropa',
    questions: [
      'camino encorvada y la ropa me queda mal',
      'la chaqueta me hace arruga en la nuca',
      'mejorar postura para verme mejor vestida',
      'tengo chepa que ropa me pongo',
      'un hombro mas alto que otro y se nota en la camisa',
    ],
    maya: 'La ropa cuelga del hombro: si este va hacia delante, el cuello se separa y el bajo trasero sube. Un sastre lo corrige; un hombro más alto se compensa con una hombrera fina en el otro. Las telas con caída perdonan más que las rígidas. Si duele, consulta.',
    valentina:
      'Todo cuelga de los hombros, así que si van hacia delante la prenda se levanta por detrás. Cuello sin rigidez, telas con caída y capas abiertas lo llevan mejor. ¿Un hombro más alto? Una hombrera fina en el otro y nadie lo nota. Y si te duele, al fisio.',
  },
  {
    title: 'La talla ha cambiado: vestirse mientras tanto',
    questions: [
      'he engordado y nada me queda que hago',
      'baje de peso y toda la ropa me queda grande',
      'subi dos tallas y me da pena comprar',
      'guardo la ropa de cuando era mas delgada',
      'mi cuerpo cambio y no se como vestirme',
      'he cambiado de peso y no se que talla soy',
      'adelgace y que hago con la ropa',
      'engorde y nada me queda que compro primero',
      'despues del parto que talla compro',
      'ropa mientras bajo de peso',
      'estoy entre dos tallas fijas',
    ],
    maya: 'El cuerpo de hoy también se viste, y bien. Basta un puente pequeño: dos partes de abajo que cierren sin apretar, un punto, una camisa y un vestido; goma, cruzados y punto acompañan varios meses. Mídete ahora, arregla lo que más uses y guarda lo demás fuera de la vista. Ninguna talla te define.',
    valentina:
      'Los cuerpos cambian, no pasa nada. Compra poco y que te valga hoy: dos pantalones cómodos, un par de cosas de arriba y algo para salir; punto, cruzado y goma te acompañan. Lo que no entra, a una caja fuera de la vista. Tu talla es un número para la tienda, no una nota.',
  },
  {
    title: 'Ropa cómoda con hinchazón',
    questions: [
      'se me hincha la tripa durante el dia que me pongo',
      'ropa comoda para la regla',
      'pantalones que no aprieten cuando estoy hinchada',
      'me aprieta la cintura despues de comer',
      'que me pongo si tengo el vientre inflamado',
    ],
    maya: 'Para días de hinchazón, cinturas que cedan: goma plana, lazo, punto milano, vestido camisero sin cinturón o pantalón fluido con elástico detrás y liso delante. Un jersey corto y abierto conserva la línea. Si ocurre a menudo o duele, merece consulta.',
    valentina:
      'Cinturilla elástica detrás y lisa delante: parece de vestir y no aprieta. Vestido camisero suelto, punto, falda de goma. Nada de botones asesinos esos días. Y si te pasa mucho o duele, coméntalo con tu médica, que no todo es la ropa.',
  },
  {
    title: 'Línea vertical y contraste',
    questions: [
      'vestir de un solo color estiliza',
      'que es una linea vertical en la ropa',
      'monocromatico para verme mas alta',
      'como hacer que el conjunto se vea mas largo',
      'las capas abiertas adelgazan',
    ],
    maya: 'El ojo sigue los bordes: una capa abierta, una fila de botones o un solo color de hombro a pie hacen columna. El contraste fuerte corta donde cae, así que se coloca donde se quiera la mirada. Funciona en cualquier talla y estatura.',
    valentina:
      'Un color de arriba abajo, o una capa abierta encima, y el ojo baja recto: parece que mides más. Donde pones contraste, cortas; úsalo a tu favor. Vale para cualquier cuerpo, y con tonos parecidos no hace falta que sea todo idéntico.',
  },
];
