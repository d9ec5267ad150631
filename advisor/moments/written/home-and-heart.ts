import type { WrittenMoment } from '../moment.ts';

export const homeAndHeart = {
  betrayed: {
    dresses: 'requested',
    maya: 'Lo siento mucho; una traición deja sin suelo, y la vergüenza no te toca a ti. No tienes que decidir hoy si te quedas o te vas: come algo, duerme y cuéntaselo a una sola persona de confianza. ¿Cómo estás ahora?',
    valentina:
      'Uf, qué golpe; lo siento de verdad. La vergüenza que la pase quien te lo hizo, no tú. Hoy no decidas nada: alguien de los tuyos cerca, algo caliente y a llorar lo que toque. ¿Cómo estás?',
    after: {
      maya: 'Es natural que duela así. Lo que decidas puede esperar unos días. ¿Tienes a alguien contigo?',
      valentina: 'Normal que duela. Sin prisa por decidir nada, ¿eh? ¿Tienes a alguien cerca?',
    },
  },
  'in-love': {
    dresses: 'asked',
    maya: 'Qué bonito temblor, y no tiene edad. Disfrútalo sin pedirle más de lo que es: un rato de conversación con alguien que te hace ilusión. Si quieres, luego pensamos juntos qué te pones; ahora cuéntame, ¿qué es lo que más te gusta?',
    valentina:
      '¡Ay, qué ilusión, que se me contagia! Ese cosquilleo es gloria, así que a disfrutarlo sin guiones. Si luego quieres que te ayude con el look, aquí estoy; pero primero cuenta: ¿cómo es?',
    after: {
      maya: 'Se te nota en cómo lo cuentas. Ve despacio y siendo tú, que es lo que ha gustado. ¿Quieres que miremos qué ponerte ese día?',
      valentina:
        'Ay, que me muero de ternura. Tú a lo tuyo, con calma y riéndote. ¿Quieres que veamos qué te pones ese día?',
    },
  },
  'unanswered-love': {
    dresses: 'requested',
    maya: 'Querer sin que te correspondan duele, y no mide lo que vales. No hay prenda ni esfuerzo que obligue a nadie, y eso, aunque hoy no lo parezca, alivia. Date distancia unos días y rodéate de quien sí te busca.',
    valentina:
      'Jo, eso escuece un montón. Pero que esa persona no lo vea no quita ni un poquito de lo que tú eres. Unos días sin mirar su perfil y con los tuyos, que esos sí te buscan. ¿Cómo lo llevas?',
  },
  'becoming-parent': {
    dresses: 'requested',
    maya: '¡Enhorabuena! Qué noticia tan grande. Que dé vértigo es lo normal: nadie llega sabiendo, y se aprende con el bebé en brazos. ¿Cómo lo estáis viviendo en casa?',
    valentina:
      '¡Pero qué notición, enhorabuena! Ese mareo lo tiene todo el mundo, y quien diga que no, miente. Se aprende sobre la marcha, ya verás. ¿Cómo estáis?',
    after: {
      maya: 'Qué bonito; se nota con cuánto cariño lo esperáis. Descansad ahora que se puede, y aceptad cada ayuda que os ofrezcan.',
      valentina:
        '¡Ay, me encanta! Va a llegar a una casa con mucho cariño. Y vosotros dormid ahora todo lo que podáis, jaja.',
    },
  },
  'hard-to-conceive': {
    dresses: 'never',
    maya: 'Lo siento mucho; esa espera cansa por dentro y casi nadie la ve. No es culpa de tu cuerpo ni tuya. No tienes que ir a cada bautizo ni contestar a cada pregunta: con un “ya os contaremos” basta. ¿Quién te acompaña en esto?',
    valentina:
      'Ay, lo siento de corazón; eso es durísimo y encima en silencio. No has hecho nada mal. Y a quien pregunte, un “ya os contaré” y a otra cosa. ¿Tienes con quién hablarlo?',
  },
  'tired-parent': {
    dresses: 'requested',
    maya: 'Qué días; con la casa así, seguir en pie ya es una hazaña. La misma sudadera no es descuido, es uniforme de campaña. Ojalá se pongan buenos pronto, y que alguien te releve aunque sea una hora para dormir.',
    valentina:
      'Jajaja, perdona, que me río por no llorar: eso no es una casa, es un hospital de campaña. La sudadera de guerra se lava el día que se pueda. Que se mejoren todos, y una siesta para ti, por favor.',
    after: {
      maya: 'Cuánta paciencia la tuya. ¿Hay alguien que pueda quedarse un rato mientras descansas?',
      valentina: 'Es que es mucho trote. ¿Hay quien te cubra un ratito para que duermas?',
    },
  },
  'single-parent': {
    dresses: 'requested',
    maya: 'Lo es, y aun así lo haces cada día. No tienes que poder con todo: pide turnos a la familia, a otras madres y padres del colegio o a servicios sociales, y guarda una hora a la semana que sea tuya. ¿Qué es lo que más te pesa ahora?',
    valentina:
      'Pues sí, y no sé quién te lo dice poco: lo estás haciendo. No hay que llegar a todo; turnos con otras madres y padres del cole, familia, servicios sociales, y una hora tuya a la semana. ¿Qué es lo que más te ahoga?',
  },
  'tired-carer': {
    dresses: 'never',
    maya: 'Cuidar cada día desgasta, y que a veces pese no te hace querer menos. Pide una tarde a la semana que sea tuya, aunque sea con ayuda del centro de salud o de servicios sociales. ¿Quién puede turnarse contigo?',
    valentina:
      'Menudo trabajo llevas, y sin días libres. Que te canses no es egoísmo, es que eres humana… o humano. Busca una tarde tuya a la semana; en el centro de salud orientan a quien cuida. ¿Quién te puede relevar?',
  },
  'parents-split': {
    dresses: 'never',
    maya: 'Siento mucho que lo estés viviendo en casa. No es culpa tuya, ni te toca arreglarlo ni elegir a nadie. Diles, cuando haya calma, que los gritos te hacen daño, y busca a una persona mayor de confianza. ¿Tienes con quién hablarlo?',
    valentina:
      'Jo, lo siento un montón. Lo primero: no es culpa tuya y no te toca arreglarlo ni hacer de árbitro. Cuéntaselo a alguien que te quiera, una tía, un abuelo, una profe. ¿Tienes a alguien así cerca?',
    after: {
      maya: 'Tiene todo el sentido buscarte un rincón y algo que te distraiga; haces bien. Pero que lo sepa también alguien mayor que te quiera. Y si los gritos llegan a dar miedo, pide ayuda ese mismo día.',
      valentina:
        'Es una forma muy buena de cuidarte, en serio: tu rincón y tus cosas. Pero que alguien mayor de confianza lo sepa. Y si los gritos llegan a dar miedo, se pide ayuda ese día, sin esperar.',
    },
  },
  'no-money-for-children': {
    dresses: 'requested',
    maya: 'Siento ese nudo; quererlos no se mide en estrenos, y ellos lo recordarán por cómo se sintieron. Hay maneras sin gastar: cambiar ropa entre primos y amigas, que hereden entre sí, teñir o acortar algo, un lazo o un broche hecho en casa, y vestir todos de un mismo color para la foto.',
    valentina:
      'Ay, qué nudo, lo siento. Pero lo que van a recordar no es la etiqueta, créeme. Ideas a cero: trueque entre primos y amigas, heredar entre hermanos con un arreglo, teñir algo, lazos hechos en casa y todos con un mismo color para la foto.',
    after: {
      maya: 'Entonces, por edades: a los mayores, que elijan entre lo que cambien con amigos y un accesorio suyo; a los medianos, algo heredado con otro botón, otro largo u otro color; a los pequeños, un lazo o un parche nuevo ya es un estreno. Y los talleres de costura del barrio ayudan por poco.',
      valentina:
        'Pues por edades: los mayores, trueque con amigos y un detalle elegido por ellos; los medianos, algo heredado con otro largo, botones o tinte; los peques, con un lazo o un parche nuevo ya van de estreno. Y lo preparáis juntos una tarde, que eso es medio regalo.',
    },
  },
  'long-unemployed': {
    dresses: 'requested',
    maya: 'Tantos meses pesan, y es normal llegar con miedo; pero los años que llevas no sobran: son oficio, y se notan al hablar. Prepara dos ejemplos de cosas que resolviste bien y respira antes de entrar. De lo que te pondrás me ocupo yo.',
    valentina:
      'Normal que dé miedo, y aun así ahí estás. La experiencia no se pasa de moda: piensa dos cosas que hayas resuelto bien y cuéntalas tal cual. Y de la ropa me ocupo yo, que de eso ni te acuerdes.',
    after: {
      maya: 'Te entiendo. Llegar hasta ahí ya dice mucho de ti. ¿Te preparo la ropa, o prefieres contarme qué te da más miedo?',
      valentina:
        'Te entiendo. Ya tienes la mitad hecha, que es no rendirse. ¿Te preparo el look o me cuentas qué te da más miedo?',
    },
  },
  'feeling-old': {
    dresses: 'requested',
    maya: 'No hay edad en la que una persona caduque; hay días en que el espejo se pone severo. Lo que has vivido te da algo que no se compra: saber lo que te gusta. ¿Qué te ha hecho sentirlo hoy?',
    valentina:
      '¿Vieja o viejo, tú? Lo que tienes es rodaje, que es muy distinto. Hay días en que el espejo viene con mala leche y ya está. ¿Qué ha pasado hoy para que lo pienses?',
    after: {
      maya: 'Lo entiendo. La edad no te quita sitio en ninguna parte; ocúpalo con calma.',
      valentina: 'Te entiendo, pero de ahí no te quita nadie. Cabeza alta y paso firme.',
    },
  },
  undeserving: {
    dresses: 'requested',
    maya: 'Permíteme que no esté de acuerdo: vestir a gusto no es un premio que haya que ganar, y tu cuerpo de hoy también merece no ir apretado. No hace falta comprar nada; con lo más cómodo que ya tienes basta. Y si esa tristeza se queda, cuéntaselo a alguien que te quiera o a tu médico.',
    valentina:
      'Ah, no, eso sí que no te lo compro: ir a gusto no se gana, es tuyo desde ya, con el cuerpo que tienes hoy. Sin comprar nada: lo más blandito y lo que no aprieta. Y si la pena sigue, háblalo con alguien tuyo o con tu médico, ¿vale?',
    after: {
      maya: 'Lo mereces igual, también los días en que no te lo crees. ¿Quién te lo recuerda cuando se te olvida?',
      valentina: 'Lo mereces, y punto. ¿A quién tienes cerca para que te lo recuerde?',
    },
  },
  'sweaty-hands': {
    dresses: 'never',
    maya: 'Son los nervios, y se notan mucho menos de lo que crees. Agua fría en las muñecas antes de entrar, un pañuelo en el bolsillo y algo fresco en la mano, como un vaso. Y respira despacio: soltar el aire en el doble de tiempo que al cogerlo.',
    valentina:
      'Jajaja, tranqui, le pasa a todo el mundo y ni se nota. Agua fría en las muñecas antes de entrar, un pañuelo en el bolsillo y las manos ocupadas con el vaso. Y respira: suelta el aire lento, lento.',
    after: null,
  },
  'never-been': {
    dresses: 'requested',
    maya: 'Entiendo los nervios de entrar en un sitio nuevo: los primeros días todo el mundo se siente de prestado. Aprende dos nombres cada día, pregunta sin pudor y come con alguien, aunque cueste. En dos semanas ya conocerás los pasillos.',
    valentina:
      'Lo de ser nuevo da cosa siempre, a cualquier edad. Truco: dos nombres al día, preguntar lo que sea y no comer a solas. En dos semanas eres de la casa, palabra.',
  },
  'friends-apart': {
    dresses: 'requested',
    maya: 'Lo siento; perder a una amistad duele como un desamor, y casi nadie le da su sitio. Si te importa, dile sin reproches que la echas de menos; y si no contesta, que no te haga dudar de lo que vales.',
    valentina:
      'Uf, lo de las amigas y los amigos duele como una ruptura, y nadie te manda flores. Si te apetece, un “te echo de menos” sin reproches; y si no responde, no eres tú. ¿Qué pasó?',
  },
  'waiting-results': {
    dresses: 'requested',
    maya: 'Siento la espera, que es de lo más duro que hay. La mayoría de esas pruebas acaban en alivio, pero hoy eso no quita el miedo. No mires internet de noche, cuéntaselo a alguien y que te acompañe a recoger el resultado. Aquí te leo.',
    valentina:
      'Uf, esperar es lo peor, lo siento. No busques en internet, que asusta a cualquiera, y no vayas a solas a por el resultado. ¿Se lo has dicho a alguien? Mientras, aquí me tienes para distraerte o para desahogarte.',
  },
  'loved-one-ill': {
    dresses: 'never',
    maya: 'Lo siento muchísimo. Tener a alguien así deja la vida en suspenso. Háblale, aunque no conteste, come aunque no apetezca y deja que otros hagan turnos. ¿Quién está contigo?',
    valentina:
      'Lo siento muchísimo, de verdad. Háblale de lo de siempre, come algo aunque sea de pie y deja que te releven para dormir. ¿Tienes a alguien contigo ahora?',
    after: {
      maya: 'Gracias por contármelo. Cuídate tú también, que hace falta. ¿Qué te han dicho hoy?',
      valentina: 'Te leo. Y tú come y duerme lo que puedas, ¿eh? ¿Qué te han dicho?',
    },
  },
  'partner-low': {
    dresses: 'never',
    maya: 'Qué difícil para los dos. No hace falta animarle con frases: siéntate a su lado, pregúntale qué es lo que más le pesa y propón una sola cosa pequeña al día, una ducha, un paseo. Si lleva más de dos semanas así, que lo vea su médico. ¿Y tú, cómo estás?',
    valentina:
      'Ay, eso pesa en toda la casa. Nada de “anímate”: a su lado, un paseo corto y escuchar. Si van más de dos semanas, al médico, y tú le acompañas. ¿Y tú cómo lo llevas, que también cuentas?',
  },
  'secret-pregnancy': {
    dresses: 'requested',
    maya: 'Gracias por contármelo a mí. Caben a la vez la alegría, el miedo y las dudas, y lo cuentas cuando tú quieras y a quien quieras. Pide cita con tu médico o tu matrona, que resuelve mucho, y ten a una persona de confianza cerca. ¿Cómo te sientes?',
    valentina:
      'Guau, gracias por confiármelo. Puedes sentir mil cosas a la vez y todas valen; se cuenta cuando tú digas. Pide cita con el médico o la matrona, y si tienes a alguien de confianza, mejor de la mano. ¿Cómo estás tú?',
    after: {
      maya: 'Tómate el tiempo que necesites. Aquí no hay prisa ni juicio.',
      valentina: 'Sin prisa y sin juicios, ¿vale? Aquí estoy.',
    },
  },
  'withdrawn-child': {
    dresses: 'never',
    maya: 'Entiendo la preocupación. Sin interrogatorios: llévale algo de comer, siéntate un rato y habla de cualquier cosa; en el coche o cocinando se dice más que de frente. Si deja amigos, comida, sueño o clases más de dos semanas, consulta con su médico y con el centro.',
    valentina:
      'Normal que te preocupes. Nada de tercer grado: un bocadillo, sentarte un rato y charlar de cualquier tontería, que de lado se cuenta más que de frente. Si deja amigos, clases o comida más de dos semanas, médico y tutor. ¿Desde cuándo está así?',
  },
  'feels-bad': {
    dresses: 'requested',
    maya: 'Siento que te veas así hoy. Lo que uno se dice en un mal día no es la verdad entera: hay mucho en ti que ahora no estás contando. ¿Qué ha pasado para que hoy pese tanto?',
    valentina:
      'Ay, no te hables así, que te estás viendo con la peor luz. En un mal día se nos olvida todo lo que sí hacemos bien. ¿Qué ha pasado hoy? Cuéntame.',
    after: {
      maya: 'Entiendo que duela. No tienes que resolverlo hoy; ¿a quién se lo podrías contar en persona?',
      valentina: 'Te entiendo. Hoy no hay que arreglarlo todo; ¿a quién de los tuyos se lo puedes contar?',
    },
  },
  'no-partner': {
    dresses: 'requested',
    maya: 'No hay calendario para eso, ni a nadie le falta una pieza por no haberlo vivido todavía. Lo que de verdad acompaña es hacer cosas que te gusten con gente alrededor; lo demás llega, o no hace falta. ¿Lo cuentas con pena o con paz?',
    valentina:
      'Pues no pasa nada, que esto no caduca ni va por edades. Haz cosas que te gusten donde haya gente y lo demás ya se verá. ¿Te apetece conocer a alguien o es que te lo recuerdan mucho?',
  },
  'moving-abroad': {
    dresses: 'requested',
    maya: 'Es un paso grande, y ese nudo es normal: se va uno con ilusión y con pena a la vez. Despídete bien de la gente y de tus sitios, y lleva algo pequeño de casa para la primera noche. ¿Qué es lo que más te inquieta? Cuando quieras, vemos también la maleta.',
    valentina:
      '¡Qué aventura, y qué vértigo! Los dos a la vez, es lo normal. Despídete con ganas, llévate algo de casa para la primera noche y date tres meses antes de juzgar nada. ¿Qué te da más miedo? La maleta, cuando quieras, la hacemos.',
    after: {
      maya: 'Se entiende muy bien. Al principio todo cuesta el doble, y un día deja de costar.',
      valentina: 'Normal. Al principio cuesta todo el doble, y de repente un día ya es tu barrio.',
    },
  },
  robbed: {
    dresses: 'never',
    maya: 'Qué mal rato, lo siento; lo primero, que estés bien. Bloquea las tarjetas y la línea ahora mismo, cambia las contraseñas y pon la denuncia, que la pedirán. Lo demás puede esperar a mañana. ¿Estás a salvo?',
    valentina:
      '¡Qué rabia! ¿Estás bien? Corre: bloquea tarjetas y línea, cambia contraseñas y pon la denuncia, que luego la piden. Y después, algo calentito y que alguien te acompañe a casa.',
  },
  'losing-home': {
    dresses: 'never',
    maya: 'Lo siento; dejar el barrio de siempre duele como una despedida. Antes de firmar nada, pregunta en la oficina de vivienda o en una asociación de inquilinos, que a veces hay margen. Y si toca irse, los vecinos de verdad no se quedan atrás. ¿Cómo estás?',
    valentina:
      'Qué injusto y qué pena, lo siento. Antes de firmar, pregunta en la oficina de vivienda o en el sindicato de inquilinas, que a veces se puede pelear. Y si hay que irse, a los vecinos buenos se les visita. ¿Cómo estás?',
  },
  'feels-good': {
    dresses: 'requested',
    maya: 'Qué gusto leer eso, y qué bien que lo digas en voz alta. Quédate un momento con esa sensación y recuerda qué llevabas y qué hacías: sirve para los días grises. ¿A qué se debe?',
    valentina:
      '¡Eso, eso! Que se note y que dure. Hazte una foto o apúntate qué llevabas, que esos días se guardan para los flojos. ¿Qué ha pasado?',
    after: {
      maya: 'Me alegra mucho. Que dure.',
      valentina: '¡Me encanta! A disfrutarlo.',
    },
  },
  diagnosis: {
    dresses: 'requested',
    maya: 'Siento el susto; una noticia así tarda en asentarse. No hace falta entenderlo todo hoy: apunta las dudas, llévalas a la próxima consulta y que alguien vaya contigo. ¿Cómo te has quedado?',
    valentina:
      'Uf, vaya noticia; lo siento. Hoy no hay que saberlo todo: dudas a un papel, a la próxima consulta con alguien al lado, y nada de buscar en internet de madrugada. ¿Cómo estás?',
  },
  'friend-leaves': {
    dresses: 'requested',
    maya: 'Cuánto se nota cuando se va alguien así. La distancia cambia las costumbres, no el cariño: poned ya una hora fija a la semana para hablar, y despedíos haciendo algo muy vuestro. ¿Cuándo se marcha?',
    valentina:
      'Jo, qué pena. Pero una amistad buena aguanta aviones: videollamada fija a la semana y una despedida muy vuestra. ¿Cuándo se va?',
  },
  fears: {
    dresses: 'requested',
    maya: 'Es un miedo muy común, y no se quita con razones. Ayuda contárselo a quien esté allí, soltar el aire más despacio de lo que entra y tener las manos ocupadas. Ve paso a paso, que no hace falta valentía para todo a la vez. Y si te limita la vida, un psicólogo lo trata bien.',
    valentina:
      'Le pasa a muchísima gente, de verdad. Díselo a quien esté contigo, suelta el aire despacito y lleva algo para las manos y los oídos. Paso a paso. Y si te amarga la vida, un psicólogo eso lo trata muy bien. ¿Qué es lo que más te asusta?',
  },
  'care-home': {
    dresses: 'never',
    isAside: true,
    maya: 'Es un paso grande, y siento lo que remueve; buscar un sitio donde cuiden bien no es abandonar a nadie. Pocas prendas y conocidas, fáciles de abrochar y de lavar, con el nombre cosido; zapatillas cerradas, una chaqueta querida y algo de casa, una foto o una manta. ¿Cómo llevas estos días?',
    valentina:
      'Uf, qué paso más difícil. Que duela no quiere decir que esté mal hecho. La ropa de siempre, fácil de poner y de lavar, con el nombre cosido, zapatillas cerradas y alguna cosa de casa que huela a hogar. ¿Y tú cómo estás?',
    after: {
      maya: 'Es natural sentirlo. Una visita corta y a menudo vale más que una larga; y al principio cuesta, luego se hace costumbre.',
      valentina:
        'Normal que se te parta el alma. Visitas cortitas y a menudo, y date tiempo, que al principio cuesta.',
    },
  },
  'emptying-house': {
    dresses: 'requested',
    isAside: true,
    maya: 'Vaciar la casa de los tuyos remueve todo, y no cabe en un fin de semana. Empieza por lo que no duele, deja la ropa para el final y aparta una caja de “todavía no”. Quédate con poco y muy suyo, que lo demás puede abrigar a otra gente. ¿Con quién lo haces?',
    valentina:
      'Ay, es que cada cajón es un viaje. Una habitación cada vez, su música puesta y una caja de “aún no lo sé”, sin culpa. Guarda poquito y bueno, y que lo demás abrigue a alguien. ¿Tienes compañía para hacerlo?',
    after: {
      maya: 'Tómate los descansos que hagan falta. ¿Qué has encontrado que no esperabas?',
      valentina: 'Descansa cuando lo pida el cuerpo. ¿Qué has encontrado por ahí?',
    },
  },
  'child-diagnosed': {
    dresses: 'never',
    isAside: true,
    maya: 'Gracias por contármelo; es mucho que asimilar, y sigue siendo la misma criatura de ayer. Hoy no hay que saberlo todo: apunta las dudas para la próxima consulta y busca una asociación de familias, que ahorra mucho camino. De ropa, lo que le dé paz: blanda, sin etiquetas y fácil de poner. ¿Cómo estás tú?',
    valentina:
      'Jo, qué golpe, lo siento; y sigue siendo quien era ayer. No hay que entenderlo todo hoy: dudas a un papel, y una asociación de familias, que ahí saben latín. De ropa, blandita, sin etiquetas y fácil de poner y quitar. ¿Y tú cómo estás?',
    after: {
      maya: 'Es mucho para un solo día. ¿Quién te acompaña en esto?',
      valentina: 'Es un montón para asimilar. ¿Con quién lo compartes?',
    },
  },
  'new-home': {
    dresses: 'requested',
    isAside: true,
    maya: '¡Enhorabuena por la casa! La primera noche basta con sábanas limpias, una toalla, una luz bonita y algo con que brindar; lo demás puede quedarse en cajas. Y para cargar y pintar, lo más viejo que tengas.',
    valentina:
      '¡Toma ya, enhorabuena! Primera noche: sábanas, toalla, una lamparita y algo rico, y las cajas que esperen. Para pintar y cargar, lo más viejo del armario, claro.',
    after: {
      maya: 'Qué bien suena. ¿Qué rincón te hace más ilusión?',
      valentina: '¡Qué ganas de verla! ¿Cuál va a ser tu rincón?',
    },
  },
  'new-pet': {
    dresses: 'requested',
    isAside: true,
    maya: '¡Qué alegría, bienvenida sea esa criatura! Los primeros días, calma, rutina y una camiseta tuya ya usada en su cama, que tu olor le tranquiliza. Y los zapatos y la lana buena, en alto.',
    valentina:
      '¡Ay, qué monería, enhorabuena! Déjale una camiseta tuya usada en la cama, que tu olor le calma, y los zapatos buenos, bien arriba, que luego vienen los disgustos, jaja.',
    after: {
      maya: 'Qué ternura. ¿Cómo se llama?',
      valentina: '¡Me lo como! ¿Cómo se llama?',
    },
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
