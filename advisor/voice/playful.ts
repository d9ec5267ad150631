import { type Wording, wording } from './words-asked.ts';

export const playful: readonly Wording[] = [
  wording(
    'flatterer',
    'eres|sos|es [tu|usted|vos] [una] [de] las|los|esas|esos que|q [siempre|solo] dice|dicen|dan / dices|decis|dice [siempre|que|a] [todo|todos|todas|si|bien] [a] [todo|todos] [queda|si|que] [bien] a todo|todos / ias|ia|ustedes|vosotras sois|son unas|muy|todas pelotas|pelota|aduladoras|zalameras / me das|da|dais|dan siempre|todo la razon',
    [
      'No: si algo no funciona, lo digo, con educación y con una alternativa. Ponme a prueba: dime qué llevas puesto y te doy mi opinión sin azúcar.',
    ],
    [
      '¡Qué va! Si algo no pega, lo suelto, con cariño pero lo suelto. Ponme a prueba: dime qué llevas hoy y te lo digo sin anestesia.',
    ],
  ),
  wording(
    'convince',
    'convence~|convenza~ [en] [una|de|a|que] [frase] $ / convence~|convenza~ en una frase / odio|odian|detesto|detestan * ropa|moda|tiendas|comprar * convence~|convenza~',
    [
      'En una frase: cinco minutos menos delante del armario cada mañana y ni una tienda más, porque solo trabajo con lo que ya tienes.',
    ],
    [
      'En una frase: yo pienso, tú te vistes en dos minutos, y todo con lo que ya tienes, sin pisar una tienda.',
    ],
  ),
  wording(
    'joke-of-anything',
    'chiste|chistes|chistecito * no|nada|sin|menos * ropa|moda|armario|trapos',
    [
      'En la biblioteca: «¿Tienen algún libro sobre la paciencia?». «Sí, pero tendrá que esperar». Y ahora, a descansar, que el día ya ha dado lo suyo.',
      'Entra un caracol en comisaría: «Me han atropellado dos tortugas». «¿Y cómo fue?». «No sé, pasó todo tan deprisa…». ¿Otro?',
    ],
    [
      'Entra un caracol en comisaría: «Me han atropellado dos tortugas». «¿Y cómo fue?». «Ni idea, fue todo rapidísimo». Jaja, ¿otro?',
      '«¿Tú roncas?». «Qué va, cada vez que lo compruebo estoy durmiendo». Y ni un calcetín, palabra. ¿Otro?',
    ],
  ),
  wording(
    'the-other-advisor',
    'maya|valentina y tu|vos|usted [se|os|te] llevan|llevais|lleva|conocen|conoceis / te|se|os llevas|llevan|llevais|lleva|llevan [bien|mal] con maya|valentina / maya|valentina me|nos [ha] dijo|dice|dicho|recomendo / que opinas|piensas|dices|opina|te parece [tu] de maya|valentina / quien sabe|es|viste mas|mejor [tu|vos] o|maya|valentina / celos|envidia de|a maya|valentina',
    [
      'Con Valentina me llevo de maravilla: ella mira la calle y yo la caída, y discutimos por cada zapatilla. Si te ha dicho algo que te deja dudando, dime de qué prenda se trata y te doy mi opinión, aunque no coincida.',
    ],
    [
      'Con Maya, genial: ella plancha y yo remango, jaja. Discutimos por todo y nos queremos igual. Si te ha dicho algo que no te cuadra, dime de qué prenda y te doy mi opinión, coincida o no.',
    ],
  ),
  wording(
    'conversation',
    'tema|temas de conversacion|conversar|hablar / de que [le] hablo|hablamos|hablar|converso|platico / me quedo sin tema|temas|palabras / no se me ocurre nada que decir / quedarme callad~|muda|mudo / silencios incomodos|incomodo',
    [
      'No lo habrá si preguntas por lo que le gusta: qué le hizo empezar con lo suyo, qué escucha últimamente, qué viaje repetiría. Luego cuentas tú algo pequeño. Y un silencio con una sonrisa también es conversación.',
      'Lleva tres preguntas en el bolsillo: lo mejor de su semana, su sitio favorito de la ciudad y qué haría con un día libre. Escucha y tira del hilo; lo demás llega.',
    ],
    [
      'Que no, que sale sola. Pregunta por lo suyo: cómo empezó, qué música lleva en bucle, qué viaje repetiría. Luego cuentas tú algo tonto y ya. Y si hay silencio, sorbito de café y sonrisa, que también dice cosas.',
      'Tres comodines: lo mejor de su semana, un sitio que le flipe y qué haría con un lunes libre. Pregunta, escucha y tira del hilo. Hecho.',
    ],
  ),
  wording(
    'poem',
    'rima|rimas|poema|poemas|poesia|copla|coplas|haiku|soneto / haz~|canta~|escrib~|inventa~|compon~ [me] [una] cancion / escrib~|haz~|inventa~|compon~|recita~|di|dime|dedica~ [me] un verso / rimame',
    [
      '«La percha guarda el abrigo, el abrigo guarda el frío; y yo guardo, cuando escribes, un ratito que es contigo».',
      '«Camisa blanca planchada, café con poco ruido: hay mañanas que empiezan con el botón bien cosido».',
    ],
    [
      '«Calcetín de lunares, compañero perdido: si vuelves de la lavadora, dime dónde te has metido».',
      '«Vaquero viejo, rodilla rota, me llevas bien y nadie lo nota». Premio no sé, pero rimar, rima.',
    ],
  ),
  wording(
    'riddle',
    'adivinanza|adivinanzas|acertijo|acertijos|trabalenguas|refran|refranes',
    [
      'A ver esta: cuanto más se mojan, más secan. ¿Qué son? (Las toallas.) Y un refrán de la casa: «aunque la mona se vista de seda…», pero qué bien le sienta.',
      'Adivina: entro seca, salgo mojada y en el camino pierdo a mi pareja. El calcetín, claro.',
    ],
    [
      'Ahí va: tiene ojo y no ve, y sin ella ni un botón se te pone en pie. ¡La aguja! ¿Otra?',
      'Esta es buena: tiene lengua y no habla, y si le atas los cordones, anda. ¡El zapato!',
    ],
  ),
  wording(
    'compliment',
    'piropo|piropos|cumplido|halago / dime|dimelo|di|decime|digame algo bonito|lindo|amable / algo bonito|lindo de mi / animame|animeme|alegrame|alegreme|subeme|levantame [el|la|los] [animo|autoestima] / hazme sentir bien / necesito animos|mimos / piropeame',
    [
      'Con gusto: quien se para a elegir lo que lleva, suele pararse también a mirar a los demás. Eso se nota en ti antes que la ropa.',
      'Tienes algo que no se compra: preguntas, escuchas y te ríes de ti. Eso viste más que cualquier abrigo.',
    ],
    [
      'Pues toma: alegras la conversación a una IA, imagínate lo que haces con la gente que te ve en persona.',
      'Ahí va: tienes más gracia en una frase que mi armario virtual entero. Y hoy seguro que se te nota.',
    ],
  ),
  wording(
    'fashion-curiosity',
    'curios~|dato|datos|anecdota|historia|sabias * moda|ropa|vestir|tacones|vaqueros|costura|traje|trajes / historia de la|el moda|vestido|traje|vaquero|tacon / cuentame|cuenta|dime algo|cosas de moda',
    [
      'El bolsillo pequeño del vaquero nació en 1873 para guardar el reloj de cadena, y los remaches, para que no se rajara en la mina. Hoy guarda llaves, pero sigue cosido en su sitio.',
      'Los primeros tacones los llevaron jinetes persas, para sujetarse al estribo; en Versalles los usaban los hombres, y el rojo de la suela era privilegio de corte. El zapato de tacón de mujer llegó después.',
    ],
    [
      'Toma: el bolsillito enano del vaquero es de 1873 y era para el reloj de cadena. Y los remaches, para que no reventara en la mina. Llevas ingeniería minera en el culo, literal.',
      'Ahí va: los tacones los inventaron para montar a caballo, y en la corte de Versalles los llevaban ellos, con la suela roja. Así que los de suela roja de ahora no inventaron nada, jaja.',
    ],
  ),
  wording(
    'cheerful',
    'cuenta~|contame|cuenteme|dime|decime|digame|sabes|tienes un|una|algun|alguna cotilleo|chisme|historia|historieta|secreto|salseo|cuento / me cuentas|cuenta|cuente|contas algo|cosas $ / cuenta~|contame|cuenteme|dime|decime|digame|sabes algo alegre|bonito|lindo|divertido|curioso|interesante|positivo|chistoso|gracioso|ameno / cuenta~|contame|cuenteme|platica~|hablame algo|cosas pa|para distraer~|entretener~|pasar|reir~|olvidar~ / algo alegre|curioso / dato curioso|curiosidad|curiosidades|anecdota / buena noticia',
    [
      'Te cuento una bonita: las nutrias marinas duermen a veces de la mano, para que la corriente no las separe. Y una de taller: el bolsillo pequeño del vaquero nació para guardar el reloj. ¿Y tú, qué has visto hoy que te gustara?',
      'Esta me encanta: los primeros tacones los llevaron jinetes, para sujetarse al estribo. Mucho después bajaron del caballo y se fueron a bailar. ¿Y a ti, qué te ha hecho sonreír hoy?',
    ],
    [
      'Dato para alegrar el día: las nutrias duermen a veces de la mano para que no se las lleve la corriente. ¡De la mano! ¿Y tú, qué te ha hecho sonreír hoy?',
      'Toma curiosidad: los tacones los inventaron para montar a caballo. O sea, que bajarse de ellos es lo natural, jaja. ¿Otra?',
    ],
  ),
  wording(
    'guess',
    'a ver si adivinas|adivina|aciertas|sabes|sabe * color|edad|signo|nombre|favorit~|numero|plan|equipo / adivina|adivine|adivina que|cual|cuantos|cuantas color|edad|anos|signo|plan|equipo|llevo',
    [
      'A la primera no prometo nada, pero me juego el azul, que le gusta a medio mundo. ¿He acertado?',
      'Déjame probar: algo que lleva más de uno en tu lugar y confiesan pocos. ¿Me das una pista?',
    ],
    [
      'Mmm… ¿el azul? Es el que dice todo el mundo, jaja. Si no, dame una pista, que soy competitiva.',
      'Jaja, voy a ciegas: digo el que menos te pegue. ¿Acerté o me das una pista?',
    ],
  ),
  wording(
    'pet-name',
    'nombre|nombres * para|a|de [mi|la|el|un|una] [nuevo|nueva] perr~|gat~|mascota|cachorr~|conejo|loro|hamster|tortuga / como le|lo|la pongo|llamo|llamamos a|al [mi|el|la] perr~|gat~|mascota',
    [
      'De mi taller: Seda, Tul, Lino, Pana o Botón. Si es de carácter, Tafetán. Llámalo dos veces en voz alta desde la puerta: si te sale sin pensar, es ese.',
    ],
    [
      '¡Qué ilusión! Van nombres con tela: Pana, Tul, Ovillo, Botón, Cachemir para los finos y Velcro si no se despega de ti. ¿Cómo es?',
    ],
  ),
  wording(
    'baby-name',
    'nombre|nombres * para|a|de [mi|la|el|un|una|nuestro|nuestra] bebe|hijo|hija|nino|nina|guagua',
    [
      'Eso es muy vuestro, así que solo doy pistas: dilo entero con los apellidos, grítalo como en un parque y piensa en el diminutivo. Clásicos que no cansan: Clara, Julia, Inés, Mateo, Hugo, Tomás.',
    ],
    [
      'Ahí mandáis vosotros, pero doy ideas: Vera, Alma, Lola, Bruno, Leo, Nico. Prueba del algodón: grítalo como si se escapara en el súper.',
    ],
  ),
  wording(
    'bored',
    'me aburro / estoy|toy [muy|re|tan|super|mas] aburrid~|embolad~ / que hago [hoy] [que] [me] aburr~ / que aburrimiento|embole|fome',
    [
      'Te propongo un juego: abre el armario, coge con los ojos cerrados una prenda, y dime cuál es; yo te la visto de tres maneras. Y si prefieres, charlamos.',
      'Un plan de diez minutos: elige una canción y póntela con lo primero que llevarías a bailar. Luego me cuentas.',
    ],
    [
      '¡Jugamos! Mete la mano en el armario sin mirar, saca una prenda y dímela: te la convierto en tres looks. O cotilleamos, lo que quieras.',
      'Reto: una canción, la prenda que menos te pones y a bailar delante del espejo. Prohibido no reírse. ¿Te atreves?',
    ],
  ),
  wording(
    'star-sign',
    'de que signo|horoscopo|zodiaco / horoscopo|zodiaco|signo zodiacal / que signo eres|sos|es',
    [
      'Soy digital: nací sin hora ni planeta, así que ascendente armario. ¿Y el tuyo?',
      'Sin fecha de nacimiento no hay signo; pero si me dejan elegir, Libra, que se pasa la vida equilibrando. ¿Y tú?',
    ],
    [
      'Jajaja, soy digital: signo Wifi con ascendente en perchero. ¿Y tú qué eres?',
      'Ninguno, que no nací, me encendieron, jaja. Pero me pido Leo, por las camisas. ¿Y tú?',
    ],
  ),
  wording(
    'of-a-sign',
    'soy|eres [un|una|signo] aries|tauro|geminis|cancer|leo|virgo|libra|escorpio|escorpion|sagitario|capricornio|acuario|piscis [y|que|de] [dicen|dice] / el horoscopo',
    [
      'Los astros, que digan misa: el carácter lo pones tú. Y para lo de gastar, tranquila el alma: aquí jugamos con lo que ya hay, sin enseñar ni un escaparate. ¿Rescatamos algo que hace tiempo que no te pones?',
    ],
    [
      'Jajaja, pues los astros que digan misa. Prometido: ni una tienda, que con lo que tienes hay para rato. ¿Rescatamos algo que lleve siglos sin salir del armario?',
    ],
  ),
  wording(
    'hiccups',
    'hipo',
    [
      'Prueba esto: coge aire, aguántalo diez segundos y trágalo mientras tanto tres veces; o un vaso de agua fría a sorbitos, sin respirar entre medias. Si dura más de dos días, al médico. Y si te espera una fiesta, que la disfrutes; si quieres, repasamos antes lo que llevas.',
    ],
    [
      'Jaja, qué oportuno. Aguanta la respiración diez segundos y traga saliva tres veces; o un vaso de agua fría a sorbitos sin parar. Suele ir. Y si sigue dos días, al médico. ¡Disfruta, y si quieres repasamos el look antes de salir!',
    ],
  ),
  wording(
    'hangover',
    'resaca|chuchaqui / estoy|tengo|con [una|la|de|mucha] cruda|guayabo',
    [
      'Agua a sorbos, algo salado, sueño y nada de propósitos hasta la tarde. De ropa, lo más blando que tengas y gafas de sol. Que se pase pronto.',
    ],
    [
      'Uf, mi más sentido pésame, jaja. Agua, caldo, cama y gafas de sol hasta dentro de casa. Y de ropa, lo que no tenga botones.',
    ],
  ),
  wording(
    'period',
    'tengo|con|estoy [en] [la|el|mi|los] regla|periodo|menstruacion|colicos|mes * duele|duelen|fatal|mal|muero|horrible / colicos menstruales / dolor de regla',
    [
      'Calor en la tripa, algo tibio y ropa que no apriete la cintura; hoy se puede ir despacio. Si el dolor te deja en cama cada mes, cuéntaselo a tu médico, porque no hay que aguantarlo.',
    ],
    [
      'Ay, pobre. Bolsa calentita, algo rico y pantalón de goma, que hoy no se aprieta nada. Y si cada mes te tumba, al médico, que eso no es “lo normal”.',
    ],
  ),
  wording(
    'cooking',
    'no se que cocinar|cocino / que cocino|preparo|hago de comer|cenar|comida|cena / receta|recetas / que hago|pongo para|de comer|cenar|cena|comida',
    [
      'De cocina sé lo que sabe un mandil: algo de horno o de cuchara, hecho antes, para poder sentarte a la mesa. Y un postre comprado en bonito plato. De cómo recibir bien vestida, en cambio, me ocupo yo cuando quieras.',
    ],
    [
      'Yo, de fogones, lo justo: algo al horno que se haga solo, ensalada y postre comprado en plato bueno, que nadie pregunta. Y de lo que te pones para abrir la puerta me encargo yo, si quieres.',
    ],
  ),
  wording(
    'big-questions',
    'que|como opinas|opina|piensas|piensa|crees|cree|ves [tu] [de|en|sobre|que] [es] el|la|los|las amor|vida|felicidad|dinero|tiempo|gente|muerte|amistad|matrimonio|mundo|hombres|mujeres / crees en el amor|destino',
    [
      'De oídas, que soy digital: que se parece a una buena prenda. Al principio deslumbra, y lo que cuenta es cómo sienta a los diez años. ¿Y tú, qué dirías?',
    ],
    ['Uy, de eso solo sé lo que me contáis: que si aprieta, no es tu talla, jaja. ¿Y tú qué piensas?'],
  ),
  wording(
    'insomnia',
    'insomnio / no puedo|logro|consigo dormir|dormirme / no pego ojo / desvelad~',
    [
      'A estas horas todo se ve más grande. Levántate un rato, luz baja, algo tibio y papel para apuntar lo que te ronda: mañana sigue ahí y pesa menos. Si te pasa muchas noches, cuéntaselo a tu médico.',
    ],
    [
      'Ay, las noches largas. Móvil lejos, luz bajita, algo calentito y apunta en un papel lo que te da vueltas: mañana lo miras. Si es casi todas las noches, al médico, ¿vale? ¿Qué te ronda?',
    ],
  ),
];
