import type { WrittenMoment } from '../moment.ts';

export const bodies = {
  mastectomy: {
    dresses: 'never',
    maya: 'Siento lo que has pasado; es normal no reconocerse todavía, y no hay prisa. Ayudan los tejidos suaves, los escotes con caída o lazada, las prendas que abren por delante y un sujetador con bolsillo para la prótesis, si la usas. En España, la AECC acompaña gratis en el 900 100 036. ¿Quieres que busquemos algo blando entre lo tuyo?',
    valentina:
      'Menudo camino llevas; date el tiempo que te haga falta. Van bien las telas suaves, los cruzados, las lazadas y lo que abre por delante, y hay sujetadores con bolsillo para prótesis. En España, la AECC acompaña gratis en el 900 100 036. Si te apetece, buscamos algo cómodo en tu armario.',
    after: {
      maya: 'Como tú quieras: cerrado también es bonito. Cuello caja o barco alto, una lazada, una camisa abotonada o un fular suave sobre los hombros, en tela con algo de cuerpo que no se pegue; y la chaqueta abierta encima, si quieres más resguardo.',
      valentina:
        'Pues cerrado y tan guapa: cuello caja, lazada, camisa abrochada o un fular por encima, en una tela que no se pegue. Y una chaqueta abierta si quieres ir más arropada.',
    },
  },
  chemotherapy: {
    dresses: 'never',
    maya: 'Te mando fuerza. Un pañuelo de algodón o bambú, sin costuras y en un color que te dé luz, va mejor que la seda, que resbala; y ropa holgada que abra por delante facilita las sesiones. ¿Miramos qué tienes suave?',
    valentina:
      'Mucha fuerza. Pañuelo de algodón o bambú, que no resbala, en un color que te anime; y cosas sueltas que abran por delante para las sesiones. ¿Busco lo más blandito de tu armario?',
  },
  birth: {
    dresses: 'requested',
    maya: 'Tu cuerpo acaba de hacer algo enorme y se está recuperando: que nada cierre todavía es lo normal, y llorar de cansancio también. Valen la cintura elástica, una banda extensora, la camisa abierta sobre una camiseta y la chaqueta sin abrochar. Si el llanto sigue, díselo a tu matrona o a tu médico. ¿Busco algo blando entre lo tuyo?',
    valentina:
      'Ay, un abrazo. Acabas de traer a alguien al mundo: que no te cierre nada es lo normal, y llorar también. Tira de goma en la cintura, vestido suelto o camisa abierta encima de camiseta. Y si la pena no se va, cuéntaselo a tu matrona o a tu médico. ¿Miramos qué tienes blandito?',
  },
  'wife-after-birth': {
    dresses: 'never',
    maya: 'Qué bien que lo preguntes. Más que una frase, escúchala: dile que su cuerpo ha hecho algo enorme y que no tiene que volver a ningún sitio; de tallas y de kilos, nada. Y regálale algo blando de su talla de hoy: un pijama bonito que abra por delante, un pantalón de cintura elástica o una bata suave. Si la tristeza dura más de dos semanas, que lo hable con su matrona o su médico, y acompáñala.',
    valentina:
      'Qué bonito que te preocupes. Escúchala, dile que está guapa y que no tiene que volver a nada; de kilos, ni mu. De regalo, algo blandito de su talla de ahora: pijama bonito que abra por delante, pantalón de goma o una bata suave. Y si la tristeza pasa de dos semanas, matrona o médico, y tú con ella.',
    after: null,
  },
  menopause: {
    dresses: 'asked',
    maya: 'Es un cambio grande, y no reconocerse un tiempo le pasa a muchas: el espejo tarda en ponerse al día. Contra los sofocos, algodón, lino o viscosa, capas que se abren, cuello despejado y una camiseta fina debajo; y la talla, la de hoy, que es la que deja respirar. Si el ánimo no levanta, cuéntaselo a tu médico.',
    valentina:
      'Ay, eso cansa mucho, y le pasa a media humanidad. Para los calores: telas que respiren, capas que se quitan de un tirón, nada de cuello cerrado ni poliéster. Y la talla, la que te deje respirar hoy. Si el bajón no se va, díselo a tu médico.',
  },
  pregnancy: {
    dresses: 'asked',
    maya: '¡Enhorabuena! A estas alturas manda la comodidad: punto que ceda, vestidos fluidos o de corte alto, camisas y chaquetas abiertas, y una faja extensora para seguir usando tu pantalón. Con un par de básicos premamá y lo que ya tienes, basta.',
    valentina:
      '¡Enhorabuena! Que no te cierre nada es lo normal: tira de punto, vestidos sueltos o de talle alto y camisas abiertas, y ponle una banda extensora a tu pantalón. Compra poco: un vaquero premamá y dos camisetas largas, y el resto de tu armario.',
    after: null,
  },
  'changed-body': {
    dresses: 'requested',
    maya: 'Tu cuerpo ha pasado por mucho, y no hay nada de lo que avergonzarse; que el espejo tarde en reconocerte es de lo más humano. Si la causa es un tratamiento, háblalo con tu médico y no lo dejes por tu cuenta. La ropa se adapta a ti: empieza por lo que te entra sin pelear, blando en la cintura, y lo demás puede esperar en una caja. ¿Qué prendas te sientan bien hoy?',
    valentina:
      'Cero vergüenza: tu cuerpo ha hecho lo suyo y eso es lo que cuenta, aunque el espejo tarde en enterarse. Si es por un tratamiento, no lo dejes sin tu médico. Y la ropa, a tu ritmo: primero lo que entra sin pelear, cinturas blanditas, y lo demás a una caja. ¿Con qué vas a gusto ahora mismo?',
    after: null,
  },
  'flat-chest': {
    dresses: 'asked',
    maya: 'Cuenta conmigo. Camisetas rectas y algo grandes, de tejido con cuerpo y oscuro, y una camisa o sobrecamisa abierta encima: el pecho no se marca y no aprietas nada. Si usas binder, de tu talla, ocho horas como mucho y nunca para dormir; vendas y cinta no, que pueden hacerte daño.',
    valentina:
      'Claro que sí. Camiseta recta, un punto grande y oscura, y encima camisa abierta o sudadera: no se marca nada. Binder solo de tu talla, ocho horas máximo y jamás durmiendo; vendas o cinta, ni hablar, que hacen daño.',
    after: null,
  },
  flattering: {
    dresses: 'always',
    maya: 'Lo que sienta bien sigue tu línea sin apretar: hombro en su sitio, tejido con caída, un color de arriba abajo y la cintura donde tú la quieras. Así lo haría yo con lo tuyo.',
    valentina:
      'El truco es que te siga sin apretarte: buen hombro, tela con caída, un mismo tono de arriba abajo y la cintura donde te guste. Mira.',
    after: null,
  },
  'body-shame': {
    dresses: 'asked',
    maya: 'Siento que te mires con tanta dureza. Tu cuerpo no tiene que ganarse el derecho a la playa, a la foto ni a un vestido. Hoy prueba una sola cosa: la prenda con la que respiras mejor, de tu talla de ahora, y el espejo después.',
    valentina:
      'Ay, que te estás hablando fatal. Tu cuerpo no está mal, la que falla es la ropa que no va contigo. Empieza por lo que no te aprieta ni tienes que recolocarte. ¿Qué te lo ha removido hoy?',
    after: {
      maya: 'Entiendo que pese. ¿Es de siempre, o alguien te ha dicho algo?',
      valentina: 'Te entiendo. ¿Te ha dicho alguien algo o te ha dado hoy el bajón?',
    },
  },
  'hair-loss': {
    dresses: 'asked',
    maya: 'Siento que lo vivas así; el pelo pesa más de lo que se dice. Si la caída es nueva o a mechones, que la vea tu médico. Mientras, el cuello y los pendientes o la barba llevan la mirada a la cara, y un pañuelo o un gorro de algodón se lleva porque gusta, no para esconderse.',
    valentina:
      'Jo, normal que te raye. Si te ha venido de golpe, que te lo mire el médico. Y para el día a día: cuello chulo, pendientes o gafas con carácter, y gorro o pañuelo si te apetece a ti. A ti, no a los demás.',
    after: {
      maya: 'Entiendo que te cueste el espejo. ¿Desde cuándo lo notas?',
      valentina: 'Te entiendo. ¿Desde cuándo te pasa?',
    },
  },
  'skin-marks': {
    dresses: 'asked',
    maya: 'No tienes que taparte ni que enseñarlo: las dos cosas son tuyas. Algodón, bambú o viscosa, sin costuras que rocen, y una manga ligera cuando quieras descansar de miradas. A quien pregunte le basta un “es mi piel, gracias”.',
    valentina:
      'Tu piel es tuya: ni hay que esconderla ni que dar explicaciones. Tejidos suaves que no rocen, algodón o bambú, y una camisa abierta a mano por si te cansas de que miren. ¿Te molesta al roce o es por la gente?',
    after: {
      maya: 'Entiendo. ¿Qué es lo que más te pesa, el roce o las miradas?',
      valentina: 'Ya, las miradas cansan. ¿Con quién vas? Que te arropen.',
    },
  },
  sweating: {
    dresses: 'asked',
    maya: 'Le pasa a mucha más gente de la que lo cuenta. Blanco, azul marino, negro o estampado menudo disimulan; el gris medio y el celeste, no. Camiseta interior fina, tela holgada y una de repuesto en el bolso. Y si te condiciona el día, tu médico tiene remedios.',
    valentina:
      'Tranqui, le pasa a un montón de gente. Blanco, negro, marino o estampadito y ni se nota; del gris clarito, huye. Camiseta interior fina y otra en la mochila. Y si te amarga la vida, cuéntaselo al médico, que se trata.',
    after: {
      maya: 'Lo entiendo, es incómodo. ¿En qué momentos te pasa más?',
      valentina: 'Ya, qué rabia. ¿Cuándo te pasa más?',
    },
  },
  'stoma-pump': {
    dresses: 'asked',
    maya: 'Vas a poder vestirte a tu gusto, con dos o tres trucos. Cintura alta o elástica que no corte la bolsa o el sensor, camisa con caída, un bolsillo interior o una banda para el aparato, y estampado si no quieres que se note. Y si un día se ve, no pasa nada.',
    valentina:
      'Esto tiene apaño, ya verás. Cintura elástica que no apriete ahí, camiseta suelta o camisa por fuera, bolsillo interior o faja fina para sujetarlo. Y si se ve, pues se ve, que te cuida. ¿A qué altura lo llevas?',
    after: {
      maya: 'Entiendo el respeto que da al principio. ¿Qué prenda echas más de menos?',
      valentina: 'Al principio da cosa, normal. ¿Qué prenda echas de menos?',
    },
  },
  prosthesis: {
    dresses: 'asked',
    maya: 'Enseñarla o cubrirla lo decides tú, y puede cambiar cada día. Pantalón recto o ancho con cremallera lateral, tejido liso que resbale bien, calzado estable de la misma altura; si es el brazo, botones de clic y manga amplia. Pruébalo en casa, sin prisa.',
    valentina:
      'Tú decides si se ve o no, y punto. Pernera ancha o con cremallera al lado, tela que resbale y zapas de la misma suela siempre; si es el brazo, clics en vez de botones. ¿Qué es lo que más te cuesta ponerte?',
    after: {
      maya: 'Gracias por contármelo. ¿Qué te gustaría volver a llevar?',
      valentina: 'Gracias por contarlo. ¿Qué te mueres por volver a ponerte?',
    },
  },
  'low-vision': {
    dresses: 'asked',
    maya: 'Se puede elegir con las manos. Guarda los conjuntos ya casados en una misma percha, cose un botón o un nudo distinto por color y aparta lo que se mancha o se arruga sin avisar. Yo te describo cada prenda con palabras las veces que quieras.',
    valentina:
      'Esto lo montamos al tacto. Cada conjunto junto en su percha, una marca cosida por color, y calcetines todos iguales, adiós parejas perdidas. Y yo te cuento cómo es cada cosa, pregunta sin corte.',
    after: {
      maya: 'Gracias por explicármelo. ¿Qué es lo que más se te complica al vestirte?',
      valentina: 'Vale, entendido. ¿Qué se te lía más por las mañanas?',
    },
  },
  sensory: {
    dresses: 'asked',
    maya: 'No es manía: hay pieles que lo oyen todo. Etiquetas fuera, costuras planas o la prenda del revés por dentro, algodón lavado muchas veces, y repetida en varios colores si una te da paz. Para lo nuevo, media hora en casa antes del día.',
    valentina:
      'No es ser tiquismiquis, que quede claro. Etiquetas fuera, costuras planas, algodón ya blandito y, si una camiseta te va bien, tres iguales. Lo nuevo se prueba en casa un rato. ¿Qué es lo que más molesta: costuras, cuellos o tela?',
    after: {
      maya: 'Lo entiendo. ¿Qué prenda es la que nunca molesta? Partimos de ahí.',
      valentina: 'Vale, lo pillo. ¿Cuál es la que nunca molesta? De ahí tiramos.',
    },
  },
  wheelchair: {
    dresses: 'asked',
    maya: 'En silla manda lo que se ve sentada: chaqueta corta o abierta, cintura trasera alta, tela que no se arrugue y nada largo cerca de las ruedas. El zapato, a tu gusto, que sujete bien.',
    valentina:
      'Sentada luce lo de arriba: chaqueta corta o abierta, cintura alta por detrás, telas que no se arruguen y bajos lejos de las ruedas. Y el zapato, el que te dé la gana, que sujete.',
    after: null,
  },
  'hospital-bag': {
    dresses: 'never',
    maya: 'Espero que todo vaya bien y la recuperación sea corta. Para el hospital: dos pijamas o camisones holgados que abran por delante, bata o chaqueta, ropa interior y calcetines, zapatillas cerradas que no resbalen, neceser, gafas y cargador. Y una muda ancha y fácil para volver a casa.',
    valentina:
      'Mucho ánimo, que salga todo genial. Mete dos pijamas o camisones que abran por delante, bata o rebeca, mudas, calcetines, zapatillas cerradas que no resbalen, neceser y cargador. Y para la vuelta, algo ancho y sin botones difíciles.',
    after: {
      maya: 'No hace falta que esté aquí. Abre su cajón de pijamas y coge lo más usado, que será lo más cómodo; pregúntale por teléfono qué echa de menos. Lo importante: que abra por delante, que no apriete y que se pueda lavar.',
      valentina:
        'Ni falta que hace. De su cajón, lo más gastado, que es lo que se pone a gusto; que abra por delante y no apriete. Y le preguntas qué echa de menos, que seguro que es algo tonto y le alegra el día.',
    },
  },
  'baby-in-the-cold': {
    dresses: 'never',
    maya: 'Para el bebé, capas finas: body de algodón, polar o punto, y una de abrigo que corte el viento, con gorro, manoplas y patucos. La regla es una capa más que tú, sin abrigarlo dentro del coche o en la mochila; tócale la nuca: tibia y seca, va bien.',
    valentina:
      'Al bebé, capas: body de algodón, jersey o polar y buzo que corte el viento, más gorro, manoplas y calcetín gordito. Una capa más que tú y lista la quitas en sitios cerrados; si la nuca está tibia y seca, perfecto.',
    after: null,
  },
  'serious-illness': {
    dresses: 'asked',
    isAside: true,
    maya: 'Siento que estés pasando por eso. Ve a tu ritmo y pide que alguien te acompañe. En lo que a mí me toca: telas suaves, prendas que abran por delante y nada que roce ni apriete; el resto, cuando te apetezca.',
    valentina:
      'Mucho ánimo, de verdad. Déjate acompañar y ve a tu ritmo. De ropa, lo blandito: que abra por delante y no apriete. Y si un día apetece un color alegre, también cura un poco.',
  },
  injury: {
    dresses: 'asked',
    isAside: true,
    maya: 'Qué contratiempo, y cuánta paciencia pide hacerlo todo a medias. Manga o pernera ancha, cintura elástica y lo que abra por delante; se viste primero el lado malo y se desviste el último. Y deja que te ayuden con lo que cierra por detrás, que no es rendirse.',
    valentina:
      '¡Qué rabia, justo ahora! Pues ancho, con goma y que abra por delante: el lado malo se viste el primero y se desviste el último. Y que alguien te eche un cable con los cierres, sin apuro.',
    after: {
      maya: 'Que cure pronto. ¿Qué prenda es la que más te cuesta?',
      valentina: 'A curarse. ¿Qué es lo que más te cuesta ponerte?',
    },
  },
  insomnia: {
    dresses: 'requested',
    isAside: true,
    maya: 'Qué largas se hacen esas noches, lo siento. Si en un rato no llega el sueño, levántate, con luz baja y algo aburrido, lejos del reloj y de la pantalla; y mañana, la misma hora de siempre. Si van semanas, cuéntaselo a tu médico, que se trata. ¿Qué te ronda a esas horas?',
    valentina:
      'Uf, qué tortura no dormir. Si no viene el sueño, sal de la cama un ratito, luz bajita y cero pantalla, y no mires la hora. Si llevas semanas así, al médico, que tiene arreglo. ¿Qué te da vueltas en la cabeza?',
    after: {
      maya: 'Ponlo en un papel y que te espere hasta mañana. Ojalá hoy descanses.',
      valentina: 'Apúntalo en un papel y que espere hasta mañana. A ver si hoy caes.',
    },
  },
  'first-period': {
    dresses: 'requested',
    isAside: true,
    maya: 'Es algo natural y no hay nada de lo que avergonzarse, aunque el primer día asuste. Pantalón o falda oscuros y cómodos, compresas y una muda en la mochila, y una chaqueta atada a la cintura por si acaso. Una mancha sale con agua fría y jabón, nunca con agua caliente. Y a alguien de confianza se le puede contar y preguntar todo.',
    valentina:
      '¡Bienvenida al club, que somos medio mundo! De vergüenza, nada. Algo oscuro y cómodo, compresas y una braga en la mochila, y sudadera a la cintura por si acaso. Si mancha, agua fría y jabón, nunca caliente. Y pregunta todo lo que quieras a alguien de confianza.',
  },
  abortion: {
    dresses: 'requested',
    maya: 'Gracias por contármelo; no hay que explicárselo a nadie, y caben el alivio, la pena o las dos cosas. Va bien ropa oscura, holgada y blanda, con cintura elástica, compresas, calcetines y una chaqueta, y compañía a la salida. Si hay mucho sangrado, fiebre o un dolor que no cede, llama al centro enseguida. ¿Cómo estás?',
    valentina:
      'Gracias por confiármelo. Aquí nadie te juzga, y lo que sientas vale, sea lo que sea. Lo más blandito que tengas, oscuro y con goma, compresas, chaqueta y calcetines, y que alguien te espere a la salida. Si hay mucho sangrado, fiebre o un dolor que no se va, llama al centro. ¿Cómo estás?',
    after: {
      maya: 'Te leo sin juicio. No hace falta estar de ninguna manera. ¿Quién está contigo?',
      valentina: 'Sin juicios, ¿eh? Siente lo que te salga. ¿Tienes a alguien contigo?',
    },
  },
  'baby-in-incubator': {
    dresses: 'never',
    isAside: true,
    maya: 'Siento lo dura que es esa espera; ojalá cada día sume un poco de fuerza. La piel, la voz y el olor de los suyos le hacen bien: para el piel con piel, una camisa que abra por delante y nada que roce, y pregunta al equipo qué ropita le dejan, que la hay de talla prematuro. Comed y dormid por turnos. ¿Cómo se llama?',
    valentina:
      'Ay, qué espera más larga; mucha fuerza para esa personita y para vosotros. Para el piel con piel, camisa que abra por delante y sin collares; y pregunta qué ropita admiten, que hay talla de prematuro. Come y duerme, aunque sea por turnos. ¿Cómo se llama?',
    after: {
      maya: 'Gracias por contármelo. Cada gramo cuenta, y el descanso de los padres también.',
      valentina: 'Cada gramo es una fiesta. Y tú descansa un rato, ¿eh?',
    },
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
