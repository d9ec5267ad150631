import type { WrittenEntry } from './entry.ts';

/** Shoes, glasses, jewellery, scents and other details of dress. */
export const details: readonly WrittenEntry[] = [
  {
    title: 'Lluvia con gafas y sin paraguas',
    questions: [
      'que me pongo para la lluvia si odio los paraguas y llevo gafas',
      'gafas mojadas con lluvia que hago',
      'capucha con visera para gafas',
      'lluvia sin paraguas con lentes',
      'se me empañan las gafas con la lluvia',
    ],
    maya: 'Una capucha con visera rígida y ajuste lateral, o una gorra impermeable bajo la capucha: la visera aparta el agua de los cristales. Debajo, chaqueta con membrana y puño que cierre. Para el vaho, líquido antivaho y cuello abierto; una gamuza seca en el bolsillo.',
    valentina:
      'Gorra debajo de la capucha, y fuera problema: la visera para el agua. O capucha con visera dura. Chaqueta impermeable de verdad, spray antivaho para los cristales y una gamuza seca en el bolsillo.',
  },
  {
    title: 'Goma del pelo en la muñeca',
    questions: [
      'goma del pelo en la muñeca con vestido de fiesta',
      'llevar el coletero en la muñeca queda mal',
      'la liga del pelo en la mano en una boda',
      'donde guardo la goma del pelo en una fiesta',
      'goma de pelo como pulsera',
    ],
    maya: 'En fiesta, mejor en el bolso: parece un descuido y sale en todas las fotos, y además corta la circulación si aprieta. Guarda dos, finas y de tu color de pelo, con unas horquillas. De diario no pasa nada, sobre todo si es un coletero de tela.',
    valentina:
      'Con vestido de fiesta, al bolso, que luego la ves en todas las fotos. Mete dos de tu color de pelo y unas horquillas. De diario, tan normal, y si es un coletero de raso hasta queda mono.',
  },
  {
    title: 'Qué meter en el bolso pequeño de boda',
    questions: [
      'que pongo en un bolso de boda pequeño',
      'que llevar en el clutch',
      'no me cabe nada en el bolso de fiesta',
      'imprescindibles del bolso de invitada',
      'lista para el bolso de mano de una boda',
    ],
    maya: 'Móvil, una tarjeta y un billete, llave suelta, barra de labios, pañuelos, dos tiritas y un imperdible; si cabe, pastillas de menta y papel secante. Lo grande, plano de recambio, abrigo y cargador, en el coche o el guardarropa. Prueba a cerrarlo en casa.',
    valentina:
      'Móvil, tarjeta, un billete, la llave sola sin llavero, pintalabios, pañuelos, tiritas y un imperdible. Las bailarinas de repuesto, en el coche. Y haz la prueba de cierre en casa, que luego no hay quien.',
  },
  {
    title: 'Perfume para un adolescente',
    questions: [
      'que perfume va bien para un chico de 15 años',
      'colonia para adolescente',
      'perfume para mi hijo de 14',
      'fragancia juvenil para chico',
      'primera colonia que le regalo',
    ],
    maya: 'Una colonia fresca y poco concentrada: cítricos, lavanda, té o notas acuáticas. Que la pruebe en su piel y espere veinte minutos; dos pulverizaciones en cuello y pecho bastan, y nunca para tapar el sudor: antes, ducha y desodorante. Un frasco pequeño, porque cambiará de gusto.',
    valentina:
      'Algo fresco y suave: cítrico, lavanda, acuático. Que lo pruebe él en su piel y espere un rato. Dos toques y ya, después de la ducha y el desodorante. Y frasco pequeño, que en un año le gustará otro.',
  },
  {
    title: 'Perfume para una cita',
    questions: [
      'que colonia me pongo para una cita',
      'que perfume gusta mas a las mujeres',
      'cuanta colonia echarse para salir',
      'que olor atrae en una cita',
      'donde se echa el perfume para quedar con alguien',
    ],
    maya: 'No hay uno que guste a todas: gusta el que huele a limpio y se descubre de cerca. Con calor, cítrico o maderas claras; con frío, ámbar o vainilla suave. Dos pulverizaciones, cuello y pecho, media hora antes. Ropa lavada y desodorante sin olor, para que no peleen.',
    valentina:
      'El que solo se nota cuando te abrazan. Fresco si hace calor, más dulce o amaderado si hace frío. Dos toques en cuello y pecho, media hora antes. Y camiseta limpia, que eso enamora más que el frasco.',
  },
  {
    title: 'Barba con traje',
    questions: [
      'me queda bien la barba con traje',
      'me afeito la barba para la boda',
      'barba larga y esmoquin',
      'como arreglo la barba para ir de traje',
      'novio con barba o sin barba',
    ],
    maya: 'Quédatela, perfilada: mejilla limpia, línea del cuello un dedo por encima de la nuez y bigote que no tape el labio. El contorno nítido es lo que viste. Recorta dos o tres días antes, no la mañana de la boda. Si la barba es larga, cuello abierto y nudo pequeño.',
    valentina:
      'Con traje, la barba va genial si está perfilada: cuello limpio, mejillas limpias y bigote recortado. Hazlo dos o tres días antes, que la piel se calma. Larga y poblada: camisa de cuello abierto y nudo pequeño.',
  },
  {
    title: 'Vello del pecho y camisa abierta',
    questions: [
      'hay que depilarse el pecho para llevar la camisa abierta',
      'vello en el pecho con camisa abierta',
      'cuantos botones abrir si tengo pelo en el pecho',
      'se me sale el vello por el cuello de la camiseta',
      'recortar el pelo del pecho',
    ],
    maya: 'Es gusto tuyo, no norma. Si te incomoda, recórtalo a uno o dos centímetros con máquina y limpia solo el borde del cuello; queda más natural que depilar, que irrita y pica al crecer. Dos botones abiertos bastan. Si prefieres que no se vea, camiseta de pico o botón arriba.',
    valentina:
      'Como tú quieras, de verdad. Si molesta, máquina al uno o dos centímetros y listo, que la cera irrita y pica. Abre dos botones y no más. Y si no te apetece que se vea, uno menos o cuello redondo.',
  },
  {
    title: 'Cabeza rapada y barba',
    questions: [
      'si me rapo la cabeza me dejo barba o no',
      'calvo con barba queda mejor',
      'rapado y barba o afeitado',
      'que barba llevar si soy calvo',
      'cabeza rapada que ropa y que barba',
    ],
    maya: 'Suele favorecer una barba corta, de medio a un centímetro, porque devuelve marco a la cara; funde la patilla a cero hacia la sien. Si tu barba es rala, afeitado limpio y cejas cuidadas. Gafas de montura marcada y cuello con forma ayudan. Y protección solar en la cabeza.',
    valentina:
      'Barba corta, de medio centímetro a uno, casi siempre suma: da marco. Degrada la patilla hacia arriba. ¿Te sale a ronchas? Afeitado y punto. Unas gafas con carácter ayudan. Y crema solar en la cocorota, eh.',
  },
  {
    title: 'Color de pelo a juego con el vestido',
    questions: [
      'puedo teñirme el pelo del color del vestido',
      'pelo de color para el prom',
      'tinte a juego con el vestido de fiesta',
      'mechas del color del vestido',
      'tinte temporal para una fiesta',
    ],
    maya: 'Puedes, mejor en una mecha o en las puntas y con tinte que salga al lavar: todo del mismo color aplana. Pruébalo una semana antes, haz test de alergia 48 horas antes y cuidado, que destiñe en telas claras. Un adorno del tono hace el mismo efecto sin riesgo.',
    valentina:
      'Claro, pero una mecha o las puntas, y con tinte que se va al lavar. Pruébalo días antes, con test de alergia, y ojo con el vestido claro, que mancha. Un lazo o una flor del mismo tono queda igual de chulo.',
  },
  {
    title: 'Tono de pelo según la piel',
    questions: [
      'que color de pelo me va con piel amarillenta',
      'tinte de pelo segun el tono de piel',
      'ojos marrones y piel calida que color de pelo',
      'que rubio favorece a una piel fria',
      'elegir color de cabello por subtono',
    ],
    maya: 'Con piel dorada o amarillenta y ojos marrones van castaños chocolate, caramelo, miel o cobrizo; el ceniza apaga. Con piel rosada o fría, castaño frío, negro azulado o rubio ceniza. Muévete dos tonos sobre el tuyo y pregunta al peluquero. Luego acerca al rostro ropa de esa misma temperatura.',
    valentina:
      'Piel doradita y ojos marrones: chocolate, caramelo, miel o cobre. El ceniza te apaga. Si tiras a rosada, castaño frío o rubio ceniza. No te vayas a más de dos tonos del tuyo y consulta en tu pelu.',
  },
  {
    title: 'Cuánto gastar en un anillo de compromiso',
    questions: [
      'cuanto se gasta en un anillo de compromiso',
      'tres sueldos para el anillo es verdad',
      'presupuesto para anillo de pedida',
      'cuanto cuesta un anillo de compromiso normal',
      'no puedo gastar mucho en el anillo',
    ],
    maya: 'Lo que no te endeude: la regla de los dos o tres sueldos nació de la publicidad de diamantes del siglo pasado. Mucha gente elige entre unos 300 y 1.500 euros. Un diamante de laboratorio, una moissanita, un zafiro o la piedra de una abuela rebajan mucho. Pide certificado y cambio de talla.',
    valentina:
      'Lo que puedas sin apuros. Lo de los tres sueldos fue un anuncio de diamantes. Con 300 a 1.500 euros hay preciosos. De laboratorio, zafiro o la piedra de tu abuela, y ahorras un montón. Que incluya cambio de talla y certificado.',
  },
  {
    title: 'Reloj de bolsillo con chaleco',
    questions: [
      'como se lleva un reloj de bolsillo con chaleco',
      'en que bolsillo va el reloj de bolsillo',
      'donde se engancha la cadena del reloj de bolsillo',
      'reloj de bolsillo del bisabuelo como ponermelo',
      'reloj de bolsillo con traje sin chaleco',
    ],
    maya: 'En el bolsillo bajo del chaleco del lado de tu mano torpe, con la cadena en T pasada por un ojal a la altura de ese bolsillo, en curva suave. Si sobra cadena, cae al otro bolsillo. Sin chaleco, en el bolsillo superior de la chaqueta, con la cadena al ojal de la solapa. Sin reloj de pulsera.',
    valentina:
      'En el bolsillo bajo del chaleco, contrario a tu mano buena. La barrita en T, por un ojal del chaleco a esa altura, y la cadena en curva suave. Sin chaleco: bolsillo del pecho y cadena a la solapa. Y quítate el de pulsera.',
  },
  {
    title: 'Sombrero de copa con chaqué',
    questions: [
      'hace falta sombrero de copa con el chaque',
      'el padrino de chaque lleva chistera',
      'chaque con chistera o sin',
      'guantes y sombrero de copa en una boda',
      'se lleva todavia el sombrero de copa',
    ],
    maya: 'No hace falta: en las bodas españolas casi nadie lo lleva hoy, y sigue siendo opcional, igual que llevar guantes grises. Si el novio lo usa, el padrino lo acompaña; si no, tampoco. Dentro de la iglesia se quita, y se lleva en la mano izquierda con los guantes.',
    valentina:
      'Qué va, es opcional y casi nadie lo usa ya. Manda el novio: si él va con chistera, el padrino también; si no, no. En la iglesia se quita y se lleva en la mano, con los guantes.',
  },
  {
    title: 'Iniciales bordadas en la camisa',
    questions: [
      'donde van las iniciales en una camisa',
      'en que lugar se bordan las iniciales de una camisa',
      'tamaño de las iniciales bordadas',
      'monograma en la camisa de hombre',
      'iniciales en el puño o en el pecho',
    ],
    maya: 'Lo más discreto es el costado izquierdo, a la altura de la cintura, entre el cuarto y quinto botón; también vale el puño izquierdo o el bolsillo del pecho. De 5 a 8 milímetros, letra sencilla y color del tejido o un tono más. En el cuello, no. Dos o tres letras.',
    valentina:
      'Clásico: lado izquierdo, casi en la cintura, entre el cuarto y el quinto botón. Si quieres que se vea, puño izquierdo o pecho. De 5 a 8 milímetros, dos o tres letras y tono sobre tono. En el cuello, mejor no.',
  },
  {
    title: 'Qué hacer con corbatas heredadas',
    questions: [
      'que hago con las corbatas de mi padre',
      'tengo cincuenta corbatas de seda que hago',
      'corbatas viejas que hacer con ellas',
      'reutilizar corbatas heredadas',
      'me da pena tirar las corbatas de mi padre',
    ],
    maya: 'Guarda las tres o cuatro que te lo recuerdan y úsalas: al cuello, de cinta de sombrero o en el asa del bolso. Con el resto, una modista hace un cojín, una colcha de retales o un forro. Las buenas se venden o se donan a quien busca empleo. No corras.',
    valentina:
      'Quédate las que más huelan a él y póntelas: en el cuello, en el pelo, en el asa del bolso. Con las demás, un cojín o una colcha de retales preciosa. Y otras, a regalar en la familia o a donar. Sin prisa.',
  },
  {
    title: 'Medidas de un chal de fiesta',
    questions: [
      'cuanto mide un chal para vestido de fiesta',
      'medida de una estola',
      'que ancho tiene un chal',
      'chal para alta que medida',
      'cuantos metros de tela para un chal',
    ],
    maya: 'Lo corriente es 180 a 200 centímetros por 60 a 70; para una estola estrecha, 45 de ancho. Mide de muñeca a muñeca con los brazos abiertos: ese es tu largo. Si mides más de 1,75, 220. Para hacerlo, dos metros de gasa o crepé y dobladillo a mano.',
    valentina:
      'Unos 180 o 200 por 60 o 70. Truco: abre los brazos y mide de muñeca a muñeca. ¿Muy alta? 220. Si te lo cosen, dos metros de gasa y un dobladillo finito.',
  },
  {
    title: 'El chal dentro de la iglesia',
    questions: [
      'el chal se lleva puesto en la iglesia y luego se quita',
      'hay que cubrirse los hombros en la iglesia en una boda',
      'cuando me quito el chal en una boda',
      'chal para entrar en la iglesia',
      'es obligatorio taparse los hombros en la misa',
    ],
    maya: 'Sí, por respeto: dentro de la iglesia los hombros suelen ir cubiertos y el chal se queda toda la ceremonia; al salir, te lo quitas cuando quieras. Hoy muchas parroquias son flexibles, otras no; pregunta. En el banquete vuelve con el frío o el aire acondicionado.',
    valentina:
      'Así es: dentro de la iglesia puesto, y fuera ya como quieras. Muchas parroquias no dicen nada, pero con los hombros cubiertos aciertas siempre. Luego, en la cena, para el aire acondicionado viene genial.',
  },
  {
    title: 'Largo del velo de novia',
    questions: [
      'cuanto mide un velo de novia',
      'largos de velo y como elegir',
      'velo corto o largo de novia',
      'velo catedral cuanto mide',
      'que largo de velo va con mi vestido',
    ],
    maya: 'Del más corto al mayor: hasta el codo, unos 75 centímetros; dedos, 110; capilla, 230; catedral, 300 o más. Elige uno que supere la cola unos 15 o 30 centímetros, o que acabe antes de ella. Si la espalda es la protagonista, corto o muy transparente. Jardín y viento piden corto.',
    valentina:
      'Codo, 75 centímetros; hasta los dedos, 110; capilla, 230; catedral, 300 o más. Si hay cola, que el velo la pase de 15 a 30, o se quede antes. Espalda bonita: velo corto o finísimo. Playa o viento: cortito.',
  },
  {
    title: 'Velo de novia pasados los cuarenta',
    questions: [
      'puedo llevar velo si me caso con 45',
      'el velo es solo para novias jovenes',
      'velo de novia a los 50',
      'alternativas al velo para una novia mayor',
      'segunda boda con velo se puede',
    ],
    maya: 'Por supuesto: el velo no tiene edad, solo longitud y tejido. A los 45 sientan bien un tul de seda liso hasta los dedos, un velo corto de rejilla o una mantilla heredada. Si no te ves, tocado, peineta, diadema fina o flor. Lo pide más el lugar que la fecha de nacimiento.',
    valentina:
      'Claro que sí, a cualquier edad. A los 45 queda precioso un tul liso, sin purpurinas, hasta los dedos, o uno cortito de rejilla. Si no te apetece, peineta, diadema o una flor. Lo decides tú, cumplas lo que cumplas.',
  },
  {
    title: 'Pulsera de hilo en una entrevista',
    questions: [
      'pulsera de hilo en una entrevista',
      'pulsera de festival para trabajar',
      'me quito las pulseras para la entrevista',
      'pulseras de cuerda y traje',
      'pulsera de la playa que no se quita',
    ],
    maya: 'Mejor quítala o tápala bajo el puño: lo gastado y de festival distrae, sobre todo en banca, ley o despacho. En empresas creativas o una sola, fina y limpia, no resta. Las de tela con cierre de festival se abren con cuidado y unas pinzas. Que ese día hable tu cara.',
    valentina:
      'Quítatela o que la tape la manga. En banca o despachos, mejor fuera. En sitios creativos, una finita y limpia no molesta a nadie. La del festival, con tijeras, que ya tienes el recuerdo.',
  },
  {
    title: 'Zapatos de vestir juveniles en talla grande',
    questions: [
      'zapatos de vestir para un niño que calza 44',
      'mi hijo de 13 calza 44 y no hay zapatos de niño',
      'zapatos de ceremonia talla grande juveniles',
      'donde encuentro zapatos de vestir en numero grande para un chico',
      'zapato formal para adolescente de pie grande',
    ],
    maya: 'Busca en hombre: del 40 al 46 es lo corriente, y hay modelos jóvenes, mocasín liso o derbi de suela de goma. Como crece, alquila o pide prestado, o lleva una zapatilla de piel negra lisa con el traje. Deja un centímetro, no dos, y compra con devolución.',
    valentina:
      'Ya toca sección de hombre, que tiene del 40 al 46 de sobra. Mocasín liso o derbi de suela gordita, nada de señor. Como le durará poco, prestado o alquilado, o unas zapas negras de piel lisas. Un dedo de margen y ya.',
  },
  {
    title: 'Zapato para el barro con pantalón de vestir',
    questions: [
      'zapato que aguante barro con pantalon de vestir',
      'botas para ir a una finca en traje',
      'calzado para visitar una obra o finca sin verse mal',
      'que zapato uso en campo con pantalon formal',
      'zapato impermeable y elegante',
    ],
    maya: 'Botín o derbi de piel oscura engrasada, suela de goma dentada y costura protegida: se limpia con agua y va con pantalón de vestir. Impermeabilízalo la noche antes. Lleva en el coche otro par y una bolsa. Pantalón un centímetro más corto que de oficina, o en botas de agua si es un barrizal.',
    valentina:
      'Botín de piel oscura y grasa, con suela de goma con dibujo. Impermeabilizado, y con pantalón de vestir queda bien. Otro par limpio en el coche. Si es barro de verdad, botas de agua y te cambias al volver.',
  },
  {
    title: 'Zapatos para el examen de conducir',
    questions: [
      'que zapatos llevo al examen de conducir',
      'se puede conducir con sandalias en el examen',
      'puedo hacer el examen de manejo con tacones',
      'chanclas para conducir',
      'zapatos para manejar comodos',
    ],
    maya: 'Cerrado, plano, de suela fina y flexible y sujeto al talón: zapatilla de lona o mocasín blando. Nada de chancla, zueco, tacón ni suela gorda, que resbalan o te quitan tacto; en muchos países pueden multarte si estorban. Úsalo ya en las prácticas, no uno nuevo.',
    valentina:
      'Zapatilla de suela finita, cerrada y sujeta por detrás. Chanclas, tacones y plataformas, no, que no notas los pedales y te pueden multar. Y ve con las que has usado en las prácticas, eh.',
  },
  {
    title: 'El cocodrilo bordado del polo',
    questions: [
      'que significa el cocodrilo del polo',
      'hay dos marcas con cocodrilo',
      'el cocodrilo mira a la derecha o a la izquierda',
      'como se si un polo de cocodrilo es falso',
      'polo con cocodrilo original o copia',
    ],
    maya: 'Es un logotipo registrado, y hay dos casas que lo usan: en la francesa mira a la derecha de quien lo ve; en la asiática, a la izquierda. Si es copia, lo dice la confección: dibujo nítido, con dientes y escamas, cosido detrás de la tela o aplicado limpio, costuras y etiqueta.',
    valentina:
      'Es la marca de la casa. Hay dos distintas: la francesa, con el bicho mirando a la derecha, y otra asiática, a la izquierda. Para ver si es copia: bordado nítido, con dientes y escamas, sin hilos sueltos, y etiqueta bien impresa.',
  },
  {
    title: 'Regalo de complementos para un padre mayor',
    questions: [
      'que le regalo a mi padre que no sea corbata',
      'regalo para un señor de 70 años',
      'que complemento regalo a mi papa',
      'regalo de ropa para un abuelo',
      'regalo de cumpleaños de 70 años accesorio',
    ],
    maya: 'Algo que use a diario y mejore lo suyo: un cinturón de piel de su talla, unos guantes forrados, bufanda de cachemir, pijama bueno, zapatillas de casa de fieltro o una gorra de lana. Evita calzado si no conoces su número. Pide ticket de cambio; elige color que ya lleve.',
    valentina:
      'Bufanda gustosa, guantes forrados, cinturón de cuero, pijama bueno, zapatillas de casa de lana o gorra. Que sea del color que ya usa. Y ticket de cambio, siempre.',
  },
];
