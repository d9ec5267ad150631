import type { Advisor } from '#contract/vocabulary.ts';
import { type Annotated, occurs, type Pattern, patternOf } from './words/pattern.ts';

/** A moment of life that is answered before, or instead of, any outfit. */
export type Moment = {
  id: string;
  when: Pattern;
  /** Whether an outfit follows: in any case, for a plan that is named, for a request in words, or not at all. */
  dresses: 'always' | 'asked' | 'requested' | 'never';
  /** Whether it may be said in passing, beside a question of fact. */
  isAside: boolean;
  /** Whether it is never said to an adult. */
  ofMinors: boolean;
  text: Readonly<Record<Advisor, string>>;
  /** For a next message that goes on with it and asks for nothing else; null where it is a matter of clothes. */
  after: Readonly<Record<Advisor, string>> | null;
};

const ofClothes: ReadonlySet<string> = new Set([
  'tucked',
  'light-suit',
  'how-black',
  'size-of-another',
  'eggs-and-flour',
  'baby-in-the-cold',
  'flattering',
  'wheelchair',
  'child-in-a-skirt',
  'to-seem-of-age',
  'pregnancy',
  'wife-after-birth',
  'flat-chest',
  'trans-man',
  'first-step',
  'no-money',
  'changed-body',
]);

export const listening = {
  maya: 'Gracias por contármelo. No hace falta que lo arregles hoy ni que estés bien: aquí te leo, sin prisa. ¿Tienes cerca a alguien con quien hablarlo también?',
  valentina:
    'Te leo, de verdad. No tienes que poder con todo ni decidir nada ahora. Si hay alguien que te quiere bien, llámalo un rato; y aquí sigo para lo que necesites.',
} as const;

const asides: ReadonlySet<string> = new Set([
  'separation',
  'lost-job',
  'not-to-cry',
  'first-step',
  'no-money',
  'anxiety',
  'loneliness',
  'bereavement',
  'serious-illness',
  'nerves',
  'criticised',
]);

const moment = (
  id: string,
  when: string,
  dresses: Moment['dresses'],
  maya: string,
  valentina: string,
  {
    ofMinors = false,
    after = ofClothes.has(id) ? null : listening,
  }: Partial<Pick<Moment, 'ofMinors' | 'after'>> = {},
): Moment => ({
  id,
  when: patternOf(when),
  dresses,
  isAside: asides.has(id),
  ofMinors,
  text: { maya, valentina },
  after,
});

const died = 'murio|muerto|muerta|fallecio|fallecido|fallecida';
const near =
  'senora|marido|mujer|esposo|esposa|madre|padre|mama|papa|viejo|vieja|hijo|hija|hermano|hermana|abuela|abuelo|tio|tia|primo|prima|suegro|suegra|amigo|amiga|novio|novia|pareja|companero|companera';
const work = 'pega|trabajo|curro|laburo|chamba|empresa|oficina|puesto';
const pet = 'perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|conejo|hamster|caballo|loro|canario';
const critics =
  'comadre|compadre|cunada|cunado|nuera|yerno|prima|primo|tia|abuela|profesora|profesor|profe|suegra|suegro|madre|padre|mama|papa|marido|mujer|esposo|esposa|novio|novia|pareja|hija|hijo|hijas|hijos|hermana|hermano|familia|jefe|jefa|amiga|amigo|amigas|amigos|companeras|companeros|vecina|gente';
const verdictOfThem =
  'edad|anos|cualquiera|puta|putilla|fresca|guarra|buscona|demasiado|provoc~|viejo|vieja|abuelo|abuela|senora|payaso|payasa|mendigo|mendiga|pordiosero|vagabundo|vagabunda|fachas|facha|pintas|adefesio|espantajo|mamarracho|ridiculo|ridicula|hortera|choni|cani|ordinaria|ordinario|naca|naco|dejada|dejado|descuidada|descuidado|horrible|fatal|espantosa|espantoso|monja|apretada|apretado|disfrazada|disfrazado';
const child = 'hija|hijo|nieta|nieto|nina|nino|sobrina|sobrino|niña|niño|chica|pequena|pequeno|adolescente';

/** The first that occurs applies. */
const moments: readonly Moment[] = [
  moment(
    'pet-died',
    `murio|muerto|muerta|fallecio|sacrificar|sacrificado|sacrificamos|perdi|dormir * ${pet} / ${pet} * murio|muerto|muerta|fallecio|sacrificar|sacrificaron`,
    'requested',
    'Lo siento mucho: era de la familia, y el hueco se nota en cada rincón. No hace falta vestirse para nada hoy; algo cómodo, y llorar lo que haga falta. Si te apetece, cuéntame cómo era.',
    'Ay, lo siento muchísimo; un compañero así deja un hueco enorme. Hoy no tienes que arreglarte para nadie: lo más blandito que tengas. Y si quieres, cuéntame cómo era.',
  ),
  moment(
    'lost-pregnancy',
    'perdi|perdimos [a] el|mi|un|al embarazo|bebe / tuve|sufri un aborto / aborto espontaneo / legrado / mi|el bebe nacio muerto|sin vida / se me fue el|mi bebe',
    'never',
    'Lo siento muchísimo; no hay palabras que alcancen. Esa ropa no tienes que verla ni decidir nada: pídele a alguien que la guarde lejos por ti. Para hoy basta algo blando que no apriete. Y si el dolor pesa, tu matrona o tu médico saben acompañar un duelo así. Aquí me tienes.',
    'Lo siento muchísimo, de corazón. No tienes que mirar esa ropa: que alguien de confianza la guarde fuera de tu vista, sin decidir nada. Hoy, lo más blandito que tengas y ya. Y apóyate en tu matrona o en tu médico, que este duelo también se acompaña.',
  ),
  moment(
    'boy-in-a-skirt',
    'a mi * bien|quedaria|favorece * falda|vestido|tacones * no le diga~|digas|cuente~ / falda|vestido|tacones|maquillaje * mi papa|padre|viejo|familia me mata|mataria|matan|echa / soy hombre|chico|varon * falda|vestido|tacones',
    'never',
    'Claro que puede quedarte bien: una falda es una prenda, y la ropa no tiene dueño. Recta o plisada, a la rodilla, con camiseta lisa y zapatilla. No hay prisa por contarlo: pruébala donde estés tranquilo y con quien te quiera bien. Si en casa tienes miedo de verdad, dímelo.',
    'Pues seguro que sí: una falda es ropa y ya está. Empieza por una recta o plisada, con camiseta y zapas. Pruébatela donde estés a gusto, sin prisa y sin dar explicaciones; y si hay alguien de confianza, mejor con compi. Si en casa te da miedo de verdad, cuéntamelo.',
  ),
  moment(
    'mastectomy',
    'quitado|quitaron|extirp~|amput~ * pecho|pechos|seno|senos / mastectom~ / cancer de mama|pecho|seno / protesis mamaria|de mama',
    'never',
    'Siento lo que has pasado; es normal no reconocerse todavía, y no hay prisa. Ayudan los tejidos suaves, los escotes con caída o lazada, las prendas que abren por delante y un sujetador con bolsillo para la prótesis, si la usas. En España, la AECC acompaña gratis en el 900 100 036. ¿Quieres que busquemos algo blando entre lo tuyo?',
    'Menudo camino llevas; date el tiempo que te haga falta. Van bien las telas suaves, los cruzados, las lazadas y lo que abre por delante, y hay sujetadores con bolsillo para prótesis. En España, la AECC acompaña gratis en el 900 100 036. Si te apetece, buscamos algo cómodo en tu armario.',
    {
      after: {
        maya: 'Como tú quieras: cerrado también es bonito. Cuello caja o barco alto, una lazada, una camisa abotonada o un fular suave sobre los hombros, en tela con algo de cuerpo que no se pegue; y la chaqueta abierta encima, si quieres más resguardo.',
        valentina:
          'Pues cerrado y tan guapa: cuello caja, lazada, camisa abrochada o un fular por encima, en una tela que no se pegue. Y una chaqueta abierta si quieres ir más arropada.',
      },
    },
  ),
  moment(
    'chemotherapy',
    'quimio|quimioterapia / se me cae|cayo|esta cayendo el pelo',
    'never',
    'Te mando fuerza. Un pañuelo de algodón o bambú, sin costuras y en un color que te dé luz, va mejor que la seda, que resbala; y ropa holgada que abra por delante facilita las sesiones. ¿Miramos qué tienes suave?',
    'Mucha fuerza. Pañuelo de algodón o bambú, que no resbala, en un color que te anime; y cosas sueltas que abran por delante para las sesiones. ¿Busco lo más blandito de tu armario?',
  ),
  moment(
    'clothes-of-the-dead',
    `mi ${near} [que] [se|ya] [me] ${died} * * * * * su|sus|toda ropa|cosas|camisas|vestidos / ${died}|enviude|viuda|viudo * ${near} * * * ropa|camisas|cosas|armario|vestidos|chaqueta|placard|closet|ropero / ropa|camisas|cosas|armario|vestidos de mi ${near} * ${died} / mi ${near} ${died} * * ropa|camisas|cosas / no puedo [ni] abrirlo|abrir el|su placard|armario|closet|ropero`,
    'never',
    'Lo siento muchísimo. No hay prisa ni plazo: guarda lo que quieras y el tiempo que quieras, aunque solo sea por el olor. Cuando llegue el momento, hay quien conserva una prenda o hace con la tela un cojín, y deja que lo demás abrigue a otra persona.',
    'Lo siento mucho, de verdad. No tienes que decidir nada ahora: quédate con lo que te haga bien. Más adelante, si quieres, una prenda puede ser un cojín o una manta, y el resto abrigar a alguien.',
    {
      after: {
        maya: 'Quien te aconseja darse prisa lo hace por cariño, pero el ritmo es tuyo. Puedes decirle que todavía no, y que te acompañe el día que abras. Basta con una prenda cada vez, y hay cosas que no se dan nunca.',
        valentina:
          'Te lo dirán con cariño, pero esto va a tu ritmo y no al de nadie. Dile que aún no; y cuando te veas con fuerzas, que venga contigo y empezáis por una sola cosa. Lo que quieras quedarte, te lo quedas.',
      },
    },
  ),
  moment(
    'length-of-mourning',
    'negro|luto * hasta cuando / hasta cuando * luto|negro / cuanto tiempo * luto|negro / cuando quitarme|dejar|dejo|quito * luto|negro / quitarme|dejar el luto|negro',
    'never',
    'Hoy no hay plazo: hasta que te lo pida el cuerpo, ni antes ni después. Cuando quieras aliviarlo, el gris, el azul marino o un blanco junto a la cara son un paso suave; y si prefieres seguir de negro, está bien así.',
    'Hasta cuando tú quieras, que aquí no hay calendario. Si un día te apetece, empieza por un gris, un azul marino o algo blanco cerca de la cara. Y si no, de negro y tan bien.',
  ),
  moment(
    'lost-everything',
    'perdi|perdimos|quede|quedamos|quemo * incendio|inundacion|riada|dana|terremoto|fuego / incendio|inundacion|riada|terremoto * ropa|todo|casa / se [me|nos] quemo|inundo * casa|piso|todo',
    'never',
    'Lo siento muchísimo; lo primero, que tú y los tuyos estéis a salvo y bajo techo. Para empezar basta poco: ropa interior y calcetines para tres días, dos pantalones, tres camisetas, un jersey, un abrigo y un calzado cerrado. El ayuntamiento, la Cruz Roja, Cáritas o la parroquia la dan gratis, y la familia suele ayudar si le dices tallas. ¿Estáis bien?',
    'Qué duro, lo siento. ¿Estáis todos bien? Para arrancar: muda para tres días, dos pantalones, tres camisetas, un jersey, un abrigo y un calzado cerrado. La Cruz Roja, Cáritas, la parroquia o tu ayuntamiento la dan gratis; y pide por tallas a familia y vecinos.',
  ),
  moment(
    'wife-after-birth',
    'mi mujer|esposa|novia|pareja|senora|polola|companera|hija|nuera|hermana|cunada|amiga * * * despues|tras [de] el|la|su parto|cesarea|posparto|postparto / mi mujer|esposa|novia|pareja|senora|polola|companera|hija|nuera|hermana|cunada|amiga dio a luz|pario / mi mujer|esposa|novia|pareja|senora|polola|companera|hija|nuera|hermana|cunada|amiga acaba de parir|ser mama',
    'never',
    'Qué bien que lo preguntes. Más que una frase, escúchala: dile que su cuerpo ha hecho algo enorme y que no tiene que volver a ningún sitio; de tallas y de kilos, nada. Y regálale algo blando de su talla de hoy: un pijama bonito que abra por delante, un pantalón de cintura elástica o una bata suave. Si la tristeza dura más de dos semanas, que lo hable con su matrona o su médico, y acompáñala.',
    'Qué bonito que te preocupes. Escúchala, dile que está guapa y que no tiene que volver a nada; de kilos, ni mu. De regalo, algo blandito de su talla de ahora: pijama bonito que abra por delante, pantalón de goma o una bata suave. Y si la tristeza pasa de dos semanas, matrona o médico, y tú con ella.',
  ),
  moment(
    'birth',
    'despues|tras [de] [una|la|mi] cesarea / di a luz / acabo de parir / pari hace / posparto|postparto|puerperio / recien parida / despues|tras de el parto|cesarea / tras el parto|cesarea / tuve * bebe * cierra|entra|sirve|llorar|llorando|lloro',
    'requested',
    'Tu cuerpo acaba de hacer algo enorme y se está recuperando: que nada cierre todavía es lo normal, y llorar de cansancio también. Valen la cintura elástica, una banda extensora, la camisa abierta sobre una camiseta y la chaqueta sin abrochar. Si el llanto sigue, díselo a tu matrona o a tu médico. ¿Busco algo blando entre lo tuyo?',
    'Ay, un abrazo. Acabas de traer a alguien al mundo: que no te cierre nada es lo normal, y llorar también. Tira de goma en la cintura, vestido suelto o camisa abierta encima de camiseta. Y si la pena no se va, cuéntaselo a tu matrona o a tu médico. ¿Miramos qué tienes blandito?',
  ),
  moment(
    'hospital-bag',
    'ingresad~|hospitalizad~|internad~ * * llev~|ropa|camison|pijama|maleta|bolsa / hospital|clinica * * llev~ / llevar~ * * hospital|clinica',
    'never',
    'Espero que se recupere pronto. Para el hospital: dos pijamas o camisones holgados que abran por delante, bata o chaqueta, ropa interior y calcetines, zapatillas cerradas que no resbalen, neceser, gafas y cargador. Y una muda ancha y fácil para volver a casa.',
    'Mucho ánimo a los dos. Mete dos pijamas o camisones que abran por delante, bata o rebeca, mudas, calcetines, zapatillas cerradas que no resbalen, neceser y cargador. Y para la vuelta, algo ancho y sin botones difíciles.',
    {
      after: {
        maya: 'No hace falta que esté aquí. Abre su cajón de pijamas y coge lo más usado, que será lo más cómodo; pregúntale por teléfono qué echa de menos. Lo importante: que abra por delante, que no apriete y que se pueda lavar.',
        valentina:
          'Ni falta que hace. De su cajón, lo más gastado, que es lo que se pone a gusto; que abra por delante y no apriete. Y le preguntas qué echa de menos, que seguro que es algo tonto y le alegra el día.',
      },
    },
  ),
  moment(
    'despair',
    'no le veo|encuentro [ya] caso|sentido|gracia a nada / ya no le veo|encuentro caso|sentido / no veo salida / nada tiene sentido',
    'never',
    'Siento mucho que estés pasando por esto. Cuando un golpe así llega, todo parece perder el sentido, y no tienes que ordenar nada hoy. Dilo en voz alta a alguien que te quiera, hoy mismo. ¿Piensas a veces en hacerte daño, o es cansancio? Puedes contármelo.',
    'Lo siento mucho; con un golpe así es normal verlo todo negro. Hoy no hay que resolver nada, solo no quedarte a solas: llama a alguien tuyo. ¿Es cansancio, o a veces piensas en hacerte daño? Cuéntamelo sin miedo.',
  ),
  moment(
    'debt',
    'deuda|deudas|endeudad~ / desahucio|embargo|morosos / debo * meses|alquiler|renta|arriendo|cuotas|hipoteca / debe|debemos * alquiler|renta|hipoteca',
    'never',
    'Siento ese apuro, y deber dinero no te quita ni un gramo de dignidad. Ir limpio y planchado basta: tu mejor camisa, pantalón oscuro y zapato cuidado. Pesa más lo que lleves en la mano: los papeles y una cifra que sí puedas pagar cada mes. Te van a mirar como a quien viene a resolver.',
    'Menudo mal trago, lo siento; y no te hace menos que nadie. Con una camisa limpia y bien planchada, pantalón oscuro y zapato limpio vas de sobra. Lleva los papeles y una propuesta de pago, que eso impone más que cualquier traje.',
  ),
  moment(
    'failed-exam',
    'suspend~|reprob~|jale * oposicion|oposiciones|examen|selectividad|materia|curso|carnet / soy un|una inutil|fracaso|fracasado|fracasada',
    'never',
    'Siento el golpe. Un resultado mide un día, no lo que vales ni lo que has trabajado. Hoy date permiso para estar mal; mañana ya se verá qué hacer con ello. ¿Quieres contarme cómo ha sido?',
    'Vaya palo, lo siento. Una nota dice cómo fue un día, no quién eres. Hoy toca sofá, comida rica y alguien que te quiera; lo demás, mañana. Aquí estoy.',
  ),
  moment(
    'child-bullied',
    `mi ${child} * insult~|pegan|burlan|molestan|acosan|rien|excluyen / a mi ${child} la|lo|le insult~|pegan|molestan|acosan`,
    'never',
    'Siento que lo esté pasando así. Escuche lo que escuche, dile que no es culpa suya y que hizo bien en contarlo. Apunta fechas y hechos, pide cita hoy con el tutor y por escrito, y pregunta por el protocolo de acoso del centro. La ropa no se cambia para contentar a quien insulta.',
    'Qué rabia, lo siento. Lo primero, que sepa que no es culpa suya. Luego, tutor y por escrito, con fechas, y que el centro active su protocolo de acoso. Y que se vista como quiera, que el problema no son las gafas ni la ropa.',
  ),
  moment(
    'young-and-grown',
    `mi ${child} de 9|10|11|12|13|14|15|16|17 * * quiere|solo|maquill~|pelea~|ponerse|pone|viste|insiste / mi ${child} * * maquill~ / mi ${child} quiere|viste * * ombliguera|ombligueras|minis|minifaldas|escotes|crop / mi ${child} adolescente`,
    'never',
    'Es una discusión de toda la vida, y que la tengas habla bien de ti. A esa edad la ropa es su manera de decir quién es: acuerda dos o tres límites claros, como el colegio y las ceremonias, explica el porqué y deja libre lo demás. Pregunta antes de opinar, y del cuerpo no comentes nada.',
    'Normalísimo, y mejor pactar que prohibir. Dos o tres reglas claras, para el cole y los días serios, con su porqué; el resto, a su gusto. Id a comprar con su lista y la tuya, y que elija dentro. Pregunta más que opinas, y del cuerpo ni palabra.',
    {
      after: {
        maya: 'Elige bien las batallas: si es seguro y adecuado al sitio, cede; si no, sostén el límite con calma y cumple lo pactado. Con cariño y sin ironía, se enfada hoy y te lo agradece después.',
        valentina:
          'Batallas, las justas: si no hay peligro y pega con el sitio, se cede. En lo demás, calma y lo pactado. Hoy portazo, mañana abrazo.',
      },
    },
  ),
  moment(
    'transition',
    'empezar|empezando|quiero a vestir|vestirme|verme|arreglarme [mas] femenina|femenino|masculino|masculina|mujer|chica|chico / en casa soy un|una chico|chica / transicion~ / primera vez * como chica|chico|mujer|hombre / soy [una] chica|mujer|mina trans',
    'requested',
    'Qué paso tan valiente, y es normal que dé miedo. Ve con algo que ya te hayas probado y con lo que te sientas tú, mejor sencillo que perfecto; queda antes con una persona de confianza y entrad a la vez. Si alguien se ríe, el problema es suyo, y en el centro tienes a quien decírselo.',
    'Qué valiente, y claro que da respeto. Ponte algo tuyo ya probado, cómodo y que te guste al mirarte, y entra con alguien que te quiera. Lo normal es que la gente esté a lo suyo; y si alguno se pasa, se cuenta y punto, que la culpa no es tuya.',
  ),
  moment(
    'man-in-a-skirt',
    'soy [un] hombre|chico|tio|varon|pibe * falda|faldas|vestido|vestidos|tacones|pollera|polleras / hombre|hombres con|en falda|pollera',
    'requested',
    'La ropa no tiene género, y el corte se pasa con práctica. Empieza en casa o con amigos: una falda recta y oscura por la rodilla o un kilt, con jersey o camiseta lisos y botas. Cuando ya la sientas tuya, sal un rato corto y con compañía.',
    'Si te gustan, son para ti. Para soltarte: falda recta y oscura, camiseta lisa, botas y un paseo corto con alguien de confianza. A la tercera ni te acuerdas.',
  ),
  moment(
    'fear-of-ridicule',
    'miedo|panico|pavor|terror|verguenza|pena|roche|corte * rian|burlen|miren|juzguen|critiquen|digan|hablen / que se rian de mi',
    'requested',
    'Es un miedo muy humano, y siento que lo lleves encima. Nadie tiene derecho a reírse de ti, y casi todo el mundo va pendiente de sí mismo. Llega con alguien de confianza, con algo que ya te hayas puesto y en lo que respires, y date permiso para irte cuando quieras.',
    'Te entiendo, ese nudo lo conoce mucha gente. Tú tienes tanto derecho como el que más a estar ahí y a pasarlo bien. Llega con alguien que te quiera, con ropa que no tengas que vigilar, y si alguien suelta una gracia, se retrata solo.',
  ),
  moment(
    'menopause',
    'menopausia|bochornos|sofocos * * * espejo|reconozco|horrible|fatal|kilos|aguanto|queda / kilos * menopausia',
    'asked',
    'Es un cambio grande, y no reconocerse un tiempo le pasa a muchas: el espejo tarda en ponerse al día. Contra los sofocos, algodón, lino o viscosa, capas que se abren, cuello despejado y una camiseta fina debajo; y la talla, la de hoy, que es la que deja respirar. Si el ánimo no levanta, cuéntaselo a tu médico.',
    'Ay, eso cansa mucho, y le pasa a media humanidad. Para los calores: telas que respiren, capas que se quitan de un tirón, nada de cuello cerrado ni poliéster. Y la talla, la que te deje respirar hoy. Si el bajón no se va, díselo a tu médico.',
  ),
  moment(
    'pregnancy',
    'embarazada|embarazo|encinta * 4|5|6|7|8|9|cuatro|cinco|seis|siete|ocho|nueve meses|mes / 4|5|6|7|8|9|cuatro|cinco|seis|siete|ocho|nueve meses de embarazo',
    'asked',
    '¡Enhorabuena! A estas alturas manda la comodidad: punto que ceda, vestidos fluidos o de corte alto, camisas y chaquetas abiertas, y una faja extensora para seguir usando tu pantalón. Con un par de básicos premamá y lo que ya tienes, basta.',
    '¡Enhorabuena! Que no te cierre nada es lo normal: tira de punto, vestidos sueltos o de talle alto y camisas abiertas, y ponle una banda extensora a tu pantalón. Compra poco: un vaquero premamá y dos camisetas largas, y el resto de tu armario.',
  ),
  moment(
    'changed-body',
    'engord~|kilos|hinchad~ * medicacion|pastillas|antidepresivo|antidepresivos|cortisona|corticoides|tiroides|depre|depresion / medicacion|pastillas|antidepresivos|cortisona|tiroides * engord~|kilos|hinchad~',
    'always',
    'Tu cuerpo está haciendo un trabajo importante, y no hay nada de lo que avergonzarse; si el peso te preocupa, háblalo con tu médico sin dejar la medicación por tu cuenta. Para salir un rato, algo blando en la cintura y una capa abierta que te guste.',
    'Cero vergüenza: tu cuerpo está curándose, y eso es lo que cuenta. La medicación no la toques sin tu médico, y si el peso te pesa, díselo. Para una vuelta corta, algo blandito y una capa encima que te mole.',
  ),
  moment(
    'flat-chest',
    'trans * pecho|masc|masculino|masculina|hombre / pecho * no se [me] marque|note|notara / que no se [me] marque|note el pecho / venda|vendas|vendarme|fajarme * pecho / binder',
    'asked',
    'Cuenta conmigo. Camisetas rectas y algo grandes, de tejido con cuerpo y oscuro, y una camisa o sobrecamisa abierta encima: el pecho no se marca y no aprietas nada. Si usas binder, de tu talla, ocho horas como mucho y nunca para dormir; vendas y cinta no, que pueden hacerte daño.',
    'Claro que sí. Camiseta recta, un punto grande y oscura, y encima camisa abierta o sudadera: no se marca nada. Binder solo de tu talla, ocho horas máximo y jamás durmiendo; vendas o cinta, ni hablar, que hacen daño.',
  ),
  moment(
    'trans-man',
    'soy [un] chico|hombre|tio|pibe|chavo trans / chico|hombre trans * visto|vestir|vestirme|pongo|ponerme / soy trans * * ropa * chico|hombre|masculina|masculino',
    'asked',
    'Cuenta conmigo. Para una línea más masculina: hombro en su sitio, camiseta o camisa recta, una capa abierta encima y pantalón recto, todo con un punto de holgura y en tonos oscuros.',
    'Vamos a ello. Camiseta o camisa recta, capa abierta encima, pantalón recto y todo un pelín grande: con eso la silueta cambia un montón.',
  ),
  moment(
    'poor-clothes',
    'burlan|burla|joden|rien|meten|molestan|acosan|insultan * * ropa|campera|zapatillas|chaqueta|barata|barato|siempre|pobre|visto|vestir / ropa|campera|zapatillas|chaqueta * burlan|rien|joden|meten conmigo',
    'never',
    'Siento que te traten así; no has hecho nada mal, y la ropa nunca es motivo. Con lo que tienes se varía mucho: cambia lo que va debajo y cómo lo llevas, abierto, remangado o con una sudadera por dentro. Y cuéntaselo a un profe, al tutor o a alguien mayor en quien confíes.',
    'Eso no es culpa tuya, y quien se ríe de la ropa de otro se retrata solo. Sin gastar: misma chaqueta, distinto debajo, abierta, remangada o con capucha por fuera. Y díselo a un profe o a un mayor de fiar, que para eso están.',
    {
      after: {
        maya: 'Yo no se lo cuento a nadie. Pero esto no tendrías que llevarlo a solas: elige tú a una persona adulta de confianza y dile lo que me has dicho. Contarlo no es chivarse, es pedir que pare.',
        valentina:
          'De aquí no sale. Pero no te lo comas tú: elige a un adulto de fiar y díselo con estas mismas palabras. Eso no es chivarse, es hacer que paren.',
      },
    },
  ),
  moment(
    'no-money',
    'no|sin * dinero|plata|guita|pasta|lana|duro * ropa|viejos|padres|casa|pedir~ / no quiero pedirles nada / no tengo [ni] dinero|plata|guita|pasta|lana [ni] para|de / sin un duro|peso|mango / no me alcanza para|ni / no llego a fin de mes',
    'asked',
    'Lo entiendo, y no hace falta gastar: cambia prendas con alguien de confianza, prueba combinaciones nuevas con lo que hay y mira los roperos gratuitos del barrio o del centro. Si quieres, te saco tres conjuntos distintos con lo tuyo.',
    'Te entiendo. Cero euros: trueque con colegas, combinar de otra forma lo que hay y los roperos gratis del barrio. ¿Te saco tres looks distintos con lo que tienes?',
  ),
  moment(
    'loneliness',
    'hijos|hijas|nietos|familia * no me|nos hablan|llaman|visitan|quieren ver / nietos|hijos|hijas no vienen|llaman / vivo solo|sola / yo solito|solita / solito|solita nomas|aqui|estoy / aqui|estoy solito|solita / hijos|hijas|familia * lejos|extranjero / hijos|hijas|familia * otro pais / mas solo|sola que la una / [estoy|siento] muy|tan solo|sola $ / no tengo [a] [nadie] con quien|quien hablar / nadie me|nos habla|llama|quiere|invita|escucha / me siento [muy|tan] solo|sola / no tengo amigos|amigas / me siento solo|sola / no tengo [a nadie|amigos|amigas] con quien|quien / platica [usted] mejor',
    'never',
    'Gracias por contármelo; la soledad pesa, y no dice nada malo de quien la siente. A veces abre la puerta una llamada corta y sin reproches, o sentarse al lado de una sola persona; y una actividad fija a la semana acompaña mucho. Para hoy basta un gesto pequeño: aire, ropa limpia y un saludo. Y aquí siempre hay conversación.',
    'Gracias por contármelo; eso pesa. Prueba con una llamada cortita, sin reproches, o con algo fijo a la semana donde haya gente, que la compañía se hace yendo. Para hoy, algo chiquito: ropa limpia, una vuelta y saludar a alguien. Y aquí me tienes.',
    {
      after: {
        maya: 'Gracias por seguir contándome. Cuénteme: ¿qué le gustaba hacer antes? A veces una tarde fija a la semana, un coro, un huerto o unas cartas, cambia el resto. Y si la tristeza se queda, dígaselo a su médico.',
        valentina:
          'Aquí sigo. ¿Qué te gustaba hacer? Una tarde fija a la semana con gente, lo que sea, cambia mucho. Y si la pena se instala, cuéntaselo a tu médico, que también está para eso.',
      },
    },
  ),
  moment(
    'lost-job',
    `me echaron|botaron|corrieron|rajaron * ${work} / me acaban|han de|echado|corrido|botado [correr|echar|botar|despedir] [de] [el|la|mi] ${work} / me acaban de despedir / me despidieron / me han despedido / estoy|quede en el paro / estoy|quede desempleado|desempleada / perdi|quede * ${work}`,
    'asked',
    'Siento el golpe; no borra lo que sabes hacer ni los años que llevas haciéndolo. Hoy no tienes que resolver nada. ¿Quieres contarme cómo ha sido?',
    'Vaya palo, lo siento mucho. Lo que sabes no te lo quita nadie, y hoy toca respirar, no arreglarlo todo. ¿Cómo estás?',
    {
      after: {
        maya: 'Entiendo que cueste contarlo; no es un fracaso tuyo, y quien te quiere preferirá saberlo. Busca un rato tranquilo y empieza por lo sencillo: «me he quedado sin trabajo y necesito contártelo». Lo demás se piensa a medias.',
        valentina:
          'Normal que te cueste, pero no has hecho nada malo. Un rato a solas y a bocajarro: «me han despedido y te necesito». Entre dos pesa la mitad, ya verás.',
      },
    },
  ),
  moment(
    'separation',
    'acabo de separar|separarme|divorciarme|divorciar / me separe|divorcie / nos separamos|divorciamos / recien|estoy separado|separada|divorciada|divorciado / mi divorcio|separacion|ruptura / me ha dejado|dejo mi|el|ella / mi novio|novia|pareja|marido|mujer|esposo|esposa|polola|pololo|ex me|nos ha|dejo [dejado] / me ha dejado / me dejo|dejaron por otra|otro|whatsapp / se [me|nos] ha|han ido con otra|otro / se [me] fue con otra|otro / anos casada|casado * ido|fue|dejo|dejado|abandono / me puso|han los|puesto los cuernos',
    'requested',
    'Lo siento mucho, y gracias por contármelo. No tienes que estar bien ni demostrar nada a nadie; basta con ir con algo en lo que te sientas tú y con gente que te quiera cerca.',
    'Ay, lo siento de verdad; duele un montón. No tienes que fingir nada: algo con lo que te sientas tú, una amiga al lado y permiso para irte cuando quieras.',
    {
      after: {
        maya: 'Tiene sentido: el cuerpo también está de duelo. Por hoy basta con muy poco: agua, una ducha, ropa limpia y avisar a una persona que te quiera. Si los días pasan y no levanta, cuéntaselo a tu médico.',
        valentina:
          'Normal, y por un par de días no pasa nada. Ducha, pijama limpio, algo de comer y que venga alguien a hacerte compañía. Si ves que no levanta, a tu médico, ¿vale?',
      },
    },
  ),
  moment(
    'not-to-cry',
    'no|sin llorar / no ponerme|romper a llorar / no derrumbarme / no venirme abajo',
    'never',
    'Claro que sí, y si se escapa una lágrima tampoco pasa nada. Ve con algo que no apriete ni tengas que vigilar, rímel resistente al agua, una persona de tu lado cerca y permiso para irte pronto.',
    'Normal, y si lloras, lloras. Lleva algo que no te apriete ni te dé guerra, rímel waterproof, una amiga de guardia y plan de fuga por si te hartas.',
  ),
  moment(
    'flattering',
    'menos gorda|gordo|gordita|gordito|ancha|ancho / mas delgada|delgado|flaca|flaco|estilizada|estilizado / disimul~|tap~|escond~ * barriga|tripa|panza|caderas|cadera|kilos|michelines|culo|muslos|barriguita / haga|hace|hacen|ase * gorda|gordo|delgada|delgado|flaca',
    'always',
    'Lo que sienta bien sigue tu línea sin apretar: hombro en su sitio, tejido con caída, un color de arriba abajo y la cintura donde tú la quieras. Así lo haría yo con lo tuyo.',
    'El truco es que te siga sin apretarte: buen hombro, tela con caída, un mismo tono de arriba abajo y la cintura donde te guste. Mira.',
  ),
  moment(
    'to-seem-of-age',
    'parecer|aparentar|pasar|verme|verse * 18|dieciocho|21|mayor|adulto|adulta|grande * entrar|colarme|colar|pasar|antro|boliche|disco|discoteca|pub|club|bar',
    'never',
    'Para pasar por mayor de edad no te ayudo: el lío sería tuyo, y dentro nadie te cuida. Para salir con tu gente a un sitio de tu edad, en cambio, te ayudo encantada: ¿qué plan tenéis?',
    'Para colarte no te echo una mano, que luego te toca a ti el marrón. Para salir con los tuyos a un sitio de tu edad, en cambio, lo que quieras: ¿qué plan tenéis?',
    { ofMinors: true },
  ),
  moment(
    'first-step',
    'no se [ni] por donde empezar [la] [verdad] $ / por donde empiezo $ / soy un|una desastre|negado|negada|cero|nulo|nula|inutil * visto|vestir|vestirme|vistiendo|combinar|combinando|ropa|moda / nunca se vestirme|combinar $',
    'never',
    'Por algo pequeño: saca del armario tres prendas con las que te gustes y deja a un lado, sin tirar nada, tres que ya no sean tú. Dime cuáles son las tres primeras y monto la combinación.',
    'Por lo fácil: elige tres prendas tuyas con las que te ves bien y aparta tres que ya no te digan nada. Cuéntame cuáles son y empezamos por ahí.',
  ),
  moment(
    'size-of-another',
    'averigu~|adivin~|saber|acertar su talla / averigu~|adivin~|saber|acertar * talla de mi|ella|el / averigu~|adivin~|saber|acertar * sin que se entere / talla * sin que se entere / sorprender a mi * talla|usa',
    'never',
    'Mira la etiqueta de una prenda suya que le quede bien ahora y de la misma clase, o mídela en plano, de axila a axila y de hombro a hombro. Si dudas entre dos, la mayor y de corte recto; y guarda el justificante, que así se cambia sin drama.',
    'Chivatazo: etiqueta de algo suyo parecido que se ponga mucho, o mídelo en plano de axila a axila. ¿Dudas? La talla de arriba y corte suelto, y ticket guardado por si hay que cambiarla.',
  ),
  moment(
    'baby-in-the-cold',
    'bebe|guagua * * sierra|frio|nieve|montana|invierno|altura|cordillera',
    'never',
    'Para el bebé, capas finas: body de algodón, polar o punto, y una de abrigo que corte el viento, con gorro, manoplas y patucos. La regla es una capa más que tú, sin abrigarlo dentro del coche o en la mochila; tócale la nuca: tibia y seca, va bien.',
    'Al bebé, capas: body de algodón, jersey o polar y buzo que corte el viento, más gorro, manoplas y calcetín gordito. Una capa más que tú y lista la quitas en sitios cerrados; si la nuca está tibia y seca, perfecto.',
  ),
  moment(
    'sadness',
    'que triste estoy / estoy|ando|siento [muy|tan|re|bien|super] triste|deprimida|deprimido|bajoneada|bajoneado|hundida|hundido|vacia|vacio / hecha|hecho polvo / ganas de llorar / no paro|puedo de|parar llorar|de [llorar] / salir de la cama / no me levanto de la cama',
    'never',
    'Siento que estés así, y gracias por decírmelo. No hace falta arreglarlo ahora: si quieres contarme qué ha pasado, te leo. Y si te apetece una cosa pequeña, agua, una ducha y algo blando encima ya es bastante por hoy.',
    'Ay, lo siento. ¿Qué ha pasado? Cuéntame, que te leo. Y si no quieres hablar, tampoco pasa nada: ducha, ropa blandita y algo rico, que por hoy vale.',
  ),
  moment(
    'child-in-trouble',
    `mi ${child} * * dieta|adelgaz~|vomit~|gorda|gordo / mi ${child} * casi|apenas|ya no come|quiere / mi ${child} * no come / mi ${child} * llora|encierra|deprimid~|triste|sola|solo`,
    'never',
    'Haces bien en fijarte. Dile que la ves, sin sermones ni comentarios sobre el cuerpo o la comida, comed juntos y escucha más que preguntas. Pide cita esta semana con su pediatra o médico de familia, sin esperar a estar segura, y cuéntalo también en el centro. Aquí estoy si quieres hablarlo.',
    'Qué bien que lo hayas visto. Nada de hablar de kilos ni de tallas: comed juntos, escúchala y pide cita ya con su pediatra o médico de familia, aunque luego no sea nada. Y tú tampoco lo lleves a solas, ¿eh?',
  ),
  moment(
    'custody',
    'quitar|quitarme|perder|custodia * hijos|hijas|hijo|hija|ninos / custodia / no duermo|puedo dormir|pego ojo',
    'requested',
    'Siento que estés pasando por algo tan duro; no dormir así es lo más normal. Lleva a alguien de tu confianza, los papeles ordenados y a tu abogado informado de todo. Para ese día basta con ir sobrio y cómodo: camisa lisa, pantalón o falda oscuros y zapato cerrado. Si quieres, lo elegimos juntos.',
    'Lo siento mucho, menudo peso llevas. Ve con alguien tuyo y con los papeles en orden. De ropa, lo sencillo: camisa lisa, abajo oscuro, zapato cerrado y nada que te apriete. Cuando quieras lo miramos, para que eso al menos no te quite el sueño.',
  ),
  moment(
    'work-ended',
    `cerro|cierra|cierran|quebro|cerraron * fabrica|empresa|tienda|negocio|bar|taller|local / quien me va a contratar / nadie me contrata / a mi edad * * contrat~|trabajo|${work} / en la calle * * anos`,
    'never',
    'Siento el golpe: tantos años son una parte de la vida, y es normal que dé miedo lo que viene. Lo que sabes hacer sigue contigo, y a tu edad se busca de otra manera: a quien te conoce, antes que a un anuncio. Hoy no tienes que resolverlo. ¿Quieres contarme cómo ha sido?',
    'Vaya golpe, lo siento. Son muchos años y da vértigo, claro. Pero el oficio no te lo quita nadie, y el primer contacto suele salir de alguien que ya te vio trabajar. Hoy respira, y mañana hacemos lista. ¿Cómo estás?',
  ),
  moment(
    'criticised',
    `${critics} [me] [ha|han] dice|dicen|dijo|dijeron|dicho|suelta|solto que|q * ya no * se usa|lleva|pone / ${critics} [me] [ha|han] dice|dicen|dijo|dijeron|dicho|suelta|solto que|q [no] [voy|visto|parezco|enseno|enseño|llevo] * ${verdictOfThem} / me ha|han dicho mi|mis ${critics} que|q * ${verdictOfThem} / me dijo|dice|dijeron|dicen mi|mis ${critics} que|q * ${verdictOfThem} / suegra|madre|mama|marido|esposo|novio|hermana|familia|jefa * dice|dicen * deberia|tendria|fea|feo|gorda|gordo|arregl~|vergüenza|verguenza|vieja|ridicula / me critica|critican|juzga|juzgan`,
    'requested',
    'Siento que te lo digan, que esas frases pesan. Cómo te arreglas lo decides tú, y no le debes a nadie otra imagen. Si te apetece verte bien para ti, lo miramos; y si hoy no, también está bien.',
    'Qué poca mano, lo siento. Tú decides cómo vas y cuándo, y el resto que mire para otro lado. Si un día te apetece arreglarte para ti, aquí estoy; y si no, de chándal y tan a gusto.',
  ),
  moment(
    'serious-illness',
    'me diagnostic~|detectaron|encontraron / tengo|tenia cancer|leucemia|esclerosis|lupus|fibromialgia|parkinson / me operan|operaron|operan de / me van a operar / lista de trasplante',
    'asked',
    'Siento que estés pasando por eso. Ve a tu ritmo y pide que alguien te acompañe. En lo que a mí me toca: telas suaves, prendas que abran por delante y nada que roce ni apriete; el resto, cuando te apetezca.',
    'Mucho ánimo, de verdad. Déjate acompañar y ve a tu ritmo. De ropa, lo blandito: que abra por delante y no apriete. Y si un día apetece un color alegre, también cura un poco.',
  ),
  moment(
    'nerves',
    'panico|pavor|terror|aterrad~ / me da|tengo [mucho|mucha|tanto|un] miedo|vertigo|panico|nervios / estoy temblando|aterrad~|acojonad~ / muy|super|tan nerviosa|nervioso / estoy [un] [poco] nerviosa|nervioso / muero|muerta|muerto [de] [los] nervios / que nervios',
    'asked',
    'Es normal que dé vértigo, y dice que te importa. Respira: no tienes que hacerlo perfecto, basta con ir siendo tú, con algo cómodo que ya hayas llevado.',
    'Esos nervios son de los buenos, pero entiendo que aprieten. Respira, ve con algo que ya te hayas puesto y que te guste, y lo demás sale solo.',
  ),
  moment(
    'how-black',
    'negro|negra entero|entera|completo|completa / todo de negro * entierro|funeral|velorio|velatorio',
    'asked',
    'No hace falta: basta con ir sobria, en azul marino, gris oscuro o marrón. El negro entero quedó para la familia más cercana, y tampoco allí obliga.',
    'Qué va: con ir en tonos oscuros y sin brillos es suficiente. El negro de arriba abajo es para la familia, y ni eso es obligatorio ya.',
  ),
  moment(
    'eggs-and-flour',
    'tiran|tirar|tiren|echan|echar * huevo|huevos / recibo|recibi|recibir * tiran|tirar|tiren / recibo|recibi|recibir * * tiran|tirar|tiren',
    'never',
    '¡Enhorabuena! Para ese momento, lo más viejo que tengas y que no te duela tirar: camiseta, pantalón cómodo y zapatillas, con el pelo recogido. Y en una bolsa, una muda limpia, una toalla y un calzado para después.',
    '¡Enhorabuena! Lo más viejo que tengas, que eso no sale: camiseta, pantalón cómodo y zapatillas de batalla. Y en la mochila, toalla y muda limpia para las fotos buenas.',
  ),
  moment(
    'light-suit',
    'traje gris|claro|beige|azul|marino|negro * con que camisa|corbata|zapato|zapatos / que camisa|corbata|zapato|zapatos * traje gris|claro|beige|azul',
    'asked',
    'Con un traje claro, camisa blanca o celeste lisa, corbata un tono más oscura que el traje, en azul marino, burdeos o verde, y zapato marrón con el cinturón igual. Con uno oscuro, camisa blanca y zapato negro o burdeos.',
    'Traje claro: camisa blanca o celeste, corbata azul marino o burdeos, lisa o de punto, y zapato marrón con cinturón a juego. ¿Oscuro? Camisa blanca y zapato negro, y a brindar.',
  ),
  moment(
    'called-names',
    'me llaman|llamaron|dicen|dijeron|gritan|gritaron|llama|grita [la|el|una|un] foca|gorda|gordo|vaca|ballena|cerda|cerdo|palillo|esqueleto|anorexica|fea|feo|bicho|monstruo|maricon|marica|travelo|bollera|puta|puto|zorra|friki|rarita|rarito|rata|mendigo|sudaca|negra|indio|india|marimacho|machorra|mono|orco / se rien|burlan|reian|burlaban de mi [cuerpo|peso|ropa]',
    'never',
    'Siento mucho que te digan eso: duele, y no lo provoca nada que lleves. Guarda lo que te escriban y cuéntaselo hoy a alguien en quien confíes; si es en clase, a un profesor y en casa. Ponte lo que te guste, sin pedir permiso. En España, ANAR escucha gratis a menores en el 900 20 20 10.',
    'Qué rabia, lo siento de verdad. El problema es de quien lo dice, no tu cuerpo ni tu ropa. Cuéntaselo a alguien de confianza; si es en clase, a un profe y en casa. Y ponte lo que te dé la gana. En España, ANAR escucha gratis a menores en el 900 20 20 10.',
  ),
  moment(
    'parents-forbid',
    'padre|madre|padres|papa|mama|papas|viejo|vieja|viejos|abuela|abuelo no me deja|dejan [llevar|ponerme|poner|usar|vestir~|pintar~|ir|salir] *',
    'requested',
    'Entiendo que dé rabia: quieres decidir cómo vas. Prueba a preguntarle qué le preocupa y a pactar algo concreto, dónde sí y dónde no; con calma se gana más que a escondidas. Y si en casa te dan miedo, cuéntaselo a alguien de confianza.',
    'Te entiendo, es tu cuerpo y tu estilo. Pregúntale qué le preocupa y propón un trato: fines de semana, o algo más discreto para empezar. Pide poquito y ve ampliando. Y si en casa hay miedo de verdad, cuéntaselo a alguien de confianza.',
  ),
  moment(
    'family-rift',
    'hija|hijo|hijos|hijas|hermana|hermano|padre|madre|padres|familia|nuera|yerno * no me|nos habla|hablan|hablamos|dirige / no me hablo con mi hija|hijo|hermana|hermano|padre|madre|padres|familia',
    'requested',
    'Siento mucho esa distancia; en un día así pesa el doble. Ir o no ir es decisión tuya, y quizá ayude hablarlo antes con alguien que os quiera a los dos, o mandarle unas líneas sin reproches. Si decides ir, dímelo y te preparo algo sobrio con lo que estés en tu sitio.',
    'Lo siento, eso duele. No tienes que decidirlo hoy: un mensaje corto y sincero antes, o alguien de confianza en medio, a veces abre la puerta. Si al final vas, cuéntamelo y te busco algo discreto y elegante.',
  ),
  moment(
    'retired',
    'me acabo de jubilar|prejubilar * no|para|ganas|sentido|vacio / me jubile|jubilaron|jubilo|prejubile|prejubilaron * no|para|ganas|sentido|vacio / estoy|soy jubilado|jubilada * no|ganas|sentido / me jubile|jubilaron|retire|retiraron * * traje|corbata|uniforme / se|aprender vestirme|vestir de civil|paisano',
    'requested',
    'Es un cambio grande, y es normal que la ropa pierda de pronto su motivo. Arreglarse puede ser ahora para ti: una camisa que te guste para el paseo, unos zapatos cómodos, y menos traje. ¿Qué te apetece hacer estos días? De ahí sacamos qué te pones.',
    'Menudo cambio; es normal no saber por dónde tirar. Ahora no hay que arreglarse para nadie: algo cómodo que te guste mirarte y a la calle. Dime qué te gustaría hacer esta semana y lo vestimos.',
  ),
  moment(
    'veil-at-work',
    'me quite|quitar|prohiben|prohibieron [el] [mi] velo|hijab|hiyab|kipa|turbante / quitarme|prohibir~ el|mi velo|hijab|hiyab|kipa|turbante / no me dejan|deja * velo|hijab|hiyab|kipa|turbante',
    'never',
    'Siento que te pongan en ese lugar: llevarlo es decisión tuya y forma parte de quién eres. Pide que te digan la norma por escrito y pregúntale a tu sindicato o a la Inspección de Trabajo antes de ceder. Si quieres, luego miramos cómo combinarlo para la oficina.',
    'Qué mal rato, lo siento. Es tuyo y lo decides tú. Que te enseñen la norma por escrito, y habla con tu sindicato o con la Inspección de Trabajo antes de nada. Y cuando quieras, vemos looks de oficina con él.',
  ),
  moment(
    'harassment',
    'jefe|jefa|profe|profesor|companero|vecino|entrenador|cliente|encargado me|nos mira|miran|hace * escote|culo|pecho|tetas|cuerpo|piernas|comentarios / jefe|jefa|profe|profesor|companero|vecino|entrenador|cliente|encargado me|nos soba|manosea|acosa|persigue|roza|babea / me acosa|acosan|manosean / me siguen por la calle',
    'never',
    'Siento que pases por eso: no lo provoca tu ropa, lo hace él, y es acoso. Apunta fechas y testigos, guarda mensajes y cuéntaselo a alguien de confianza, a recursos humanos o al sindicato; si eres menor, a un adulto hoy mismo. En España, el 016 orienta gratis y a cualquier hora.',
    'Eso es acoso, y la culpa no es de tu ropa ni tuya. Anota fechas, guarda pruebas y díselo a recursos humanos, al sindicato o a alguien de confianza; si eres menor, a un adulto ya. En España, el 016 orienta gratis a cualquier hora.',
  ),
  moment(
    'friend-in-danger',
    'mi|una amiga|amigo|hermana|hermano|hija|hijo|prima|primo|novia|novio|companera|companero se corta|autolesiona|lesiona / amiga|amigo|hermana|hermano|hija|hijo|prima|primo|novia|novio no quiere vivir|seguir / amiga|amigo|hermana|hermano|hija|hijo|prima|primo|novia|novio se|quiere quiere|morir|morirse|matarse / amiga|amigo|hermana|hermano|hija|hijo * suicid~ / amiga|amigo|hermana|hija|prima vomita / amiga|amigo|hermana|hija|prima no come nada',
    'never',
    'Haces bien en preguntar. Escucha sin juzgar, dile que te importa y no prometas guardar el secreto: avisad hoy a una persona adulta de confianza o a un profesional. En España, el 024 y ANAR, 900 20 20 10, orientan también a quien acompaña; en peligro, el 112. Fuera, mira findahelpline.com.',
    'Qué suerte que te tenga. Escúchala, dile que te importa y no te guardes el secreto: contádselo hoy a un adulto de fiar o a un profesional. En España, el 024 y ANAR, 900 20 20 10, te orientan a ti también; si hay peligro, 112. Fuera, findahelpline.com.',
  ),
  moment(
    'anxiety',
    'ansiedad|agorafobia|depresion|depre / fobia social / ataque|ataques de panico',
    'asked',
    'Siento que lo estés pasando así. Si tienes que ir, ve con algo conocido y blando, que no apriete ni tengas que vigilar, y date permiso para irte pronto; y si la ansiedad se repite, cuéntaselo a tu médico.',
    'Te entiendo. Tira de ropa conocida y blandita, nada que apriete, llega con alguien y vete cuando quieras. Y si esto te pasa a menudo, háblalo con tu médico, que se sale.',
  ),
  moment(
    'child-in-a-skirt',
    'hijo|nieto|sobrino|nino|chico * quiere * * falda|faldas|vestido|vestidos|purpurina|tutu|tacones|princesa',
    'never',
    'La ropa no tiene género: si le hace ilusión, que la lleve, cómoda y a su medida. Pregúntale cómo quiere ir y cuéntale que alguien puede mirarle raro; y avisa a su tutor para que en el cole le cuiden.',
    'Pues que la lleve: la ropa no tiene género. Que sea cómoda para correr, hablad en casa por si alguien suelta una tontería, y avisa al tutor para que estén al quite.',
  ),
  moment(
    'wheelchair',
    'silla de ruedas',
    'asked',
    'En silla manda lo que se ve sentada: chaqueta corta o abierta, cintura trasera alta, tela que no se arrugue y nada largo cerca de las ruedas. El zapato, a tu gusto, que sujete bien.',
    'Sentada luce lo de arriba: chaqueta corta o abierta, cintura alta por detrás, telas que no se arruguen y bajos lejos de las ruedas. Y el zapato, el que te dé la gana, que sujete.',
  ),
  moment(
    'mourning-at-a-feast',
    'viuda|viudo|enviude|luto * * casa|casan|boda|bodas|bautizo|comunion * * * negro|luto / boda|bautizo|comunion|casa|casan * * * viuda|viudo|enviude|luto * * negro',
    'never',
    'Siento mucho tu pérdida. Hoy nadie te pide ir de negro, y menos en una boda de los tuyos: puedes llevarlo si te acompaña, o un azul noche, un gris perla o un burdeos, que son sobrios y no pesan. Lo que decidas estará bien y no quita nada a quien se fue. ¿Miramos qué tienes así?',
    'Lo siento muchísimo. De negro solo si a ti te hace bien; obligación ya no hay ninguna. Un azul noche, un gris suave o un burdeos van preciosos a una boda y siguen siendo discretos. Haz lo que te pida el cuerpo, que con eso no quieres menos a nadie. ¿Miro qué tienes?',
    { after: null },
  ),
  moment(
    'grief-and-feast',
    `${near} ha|han muerto|muerta|fallecido|fallecida * * * boda|fiesta|graduacion|bautizo|comunion|cumpleanos / ${near} murio|fallecio * * * boda|fiesta|graduacion|bautizo|comunion|cumpleanos`,
    'asked',
    'Siento mucho tu pérdida. No tienes que elegir entre el duelo y la alegría: se puede ir con los dos, y quien te quiere lo entiende.',
    'Lo siento mucho, de verdad. Se puede echar de menos y celebrar a la vez; ve como te haga sentir bien.',
  ),
  moment(
    'bereavement',
    `enterrar|enterramos|enterre|enterraron a mi / ${near} ha|han muerto|muerta|fallecido|fallecida / ${near} [se] [me] murio|fallecio / [se] [me] murio|fallecio mi|el|la ${near} / ha muerto|fallecido mi ${near} / perdi|perdimos a mi ${near} / enviude / quede viuda|viudo`,
    'requested',
    'Siento muchísimo tu pérdida. No hace falta que sepas por qué escribes ni qué necesitas: aquí te leo. Si quieres, háblame de quien se fue; y de la ropa, cuando haga falta, me ocupo yo.',
    'Lo siento muchísimo, de verdad. No tienes que explicar nada ni estar bien. Si te apetece, cuéntame cómo era; y para lo de vestirse, cuando toque, ya estoy yo.',
  ),
  moment(
    'tucked',
    'por dentro o por fuera / por fuera o por dentro / metida o suelta|fuera / suelta o metida',
    'never',
    'Por dentro: marca la cintura y se ve más pulido. Por fuera solo si el bajo es recto y no pasa de la cadera.',
    'Por dentro, o solo el pico de delante si quieres que parezca casual. Por fuera, nada más si es corta y recta.',
  ),
  moment(
    'dementia',
    'alzheimer|demencia',
    'never',
    'Cuidar así merece un abrazo. Ayudan pocas opciones a la vista, en el orden de ponérselas, prendas amplias sin botones pequeños, calzado con velcro y repetir lo que reconoce como suyo. Y una frase cada vez, sin prisa.',
    'Menuda tarea, un abrazo. Pocas prendas a la vista y en orden, cinturas elásticas, velcro en vez de cordones y sus colores de siempre. Si quiere repetir ropa, que repita.',
  ),
  moment(
    'good-news',
    'me|nos fue|salio|quedo [super|muy|re|tan] bien|divino|divina|genial|increible|espectacular|excelente|bacan|bacano|lindo|fenomenal|perfecto / todo salio|fue [super|muy|re] bien|divino|genial|increible|perfecto / salio|fue [todo] [super|muy|re] increible|genial|espectacular|hermoso|divino / fue un exito / el puesto|trabajo|piso es mio / me [han] dieron|dado|cogieron|cogido|contrataron|contratado|ascendieron|ascendido|eligieron|elegido|seleccionaron|seleccionado|promovieron|felicitaron [el|la|un|una|para] [el] [la] [puesto|trabajo|beca|plaza|piso|curro|pega|chamba] $ / me [han] dieron|dado|cogieron|cogido|concedieron * puesto|trabajo|beca|plaza|pega|chamba / me ascendieron|contrataron|seleccionaron|promovieron / consegui|conseguimos [el|la|mi|un|una] * trabajo|puesto|beca|curro|pega|chamba|plaza|ascenso / aprobe / saque la|el|mi oposicion|examen|carrera|tesis|carnet|plaza / todos|todas|todo [el] [mundo] me preguntaron|preguntaban|dijeron|chulearon|felicitaron|miraban|elogiaron|piropearon / me chulearon|piropearon|elogiaron|alabaron / me senti [como] [una|la|un] [muy|super] reina|diosa|guapa|guapo|princesa|increible|bella|linda|regia|fenomenal / dije que si * casar~|boda / me pidio matrimonio|casarme|casarnos / sali del closet|armario * bien / voy a ser mama|papa|abuela|abuelo|tia|tio / estamos embarazados',
    'requested',
    '¡Qué alegría me das! Enhorabuena, que eso es mérito tuyo; la ropa solo acompañaba. Disfrútalo, y cuéntame más si te apetece.',
    '¡Ay, qué bien, cuánto me alegro! Enhorabuena, y a celebrarlo, que te lo has ganado. Si me quieres contar más, aquí estoy.',
    { after: null },
  ),
  moment(
    'something-heavy',
    'renunci~|abort~|aborto / [me|nos|se] separ~|divorci~ / vida imposible|cuadritos / no puedo mas / agotada|agotado|quemada|quemado|hundida|hundido|destrozada|destrozado / nadie sabe|lo sabe / no quiero|puedo salir de [mi] casa|cuarto|habitacion / acompleja|acomplejan|complejo|complejos / accidente|carcel|infiel|culpable / llor~ / me engano|engana|mintio / discuti~|pelee|bronca con mi / me duele el alma|todo / insomnio|pesadillas',
    'requested',
    'Gracias por contármelo; suena a mucho, y siento que lo lleves encima. Si quieres seguir hablando, te leo sin prisa y sin juzgar. Y si hay alguien de confianza cerca, cuéntaselo también: acompañado pesa menos.',
    'Gracias por confiar, de verdad; lo siento, que eso pesa. Aquí te leo lo que quieras contar, sin juzgarte. Y si tienes cerca a alguien que te quiera bien, apóyate un rato, que para eso está.',
  ),
];

/** A moment of which few words tell: it is met where the message asks for nothing. */
export const isFaint = ({ id }: Moment): boolean => id === 'something-heavy';

/** The moment that a message tells; those of minors are told to no adult. */
export const momentIn = (tokens: readonly Annotated[], isAdult: boolean): Moment | null =>
  moments.find(({ when, ofMinors }) => !(ofMinors && isAdult) && occurs(when, tokens)) ?? null;

/** The moment that the last message told. */
export const momentCalled = (id: string | null): Moment | null =>
  moments.find((moment) => moment.id === id) ?? null;

/** Excluded from spelling correction. */
export const momentWords: readonly string[] = moments.flatMap(({ when }) => [...when.words]);
