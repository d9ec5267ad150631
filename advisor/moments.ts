import type { Advisor } from '#contract/vocabulary.ts';
import { type Annotated, occurs, type Pattern, patternOf } from './words/pattern.ts';

/** A moment of life that is answered before, or instead of, any outfit. */
export type Moment = {
  id: string;
  when: Pattern;
  /** Whether an outfit follows: in any case, where the message asks for one, or not at all. */
  dresses: 'always' | 'asked' | 'never';
  /** Whether it may be said in passing, beside a question of fact. */
  isAside: boolean;
  /** Whether it is meant for those who say that they are under age. */
  ofMinors: boolean;
  text: Readonly<Record<Advisor, string>>;
};

const asides: ReadonlySet<string> = new Set([
  'separation',
  'lost-job',
  'not-to-cry',
  'first-step',
  'no-money',
  'anxiety',
  'loneliness',
]);

const moment = (
  id: string,
  when: string,
  dresses: Moment['dresses'],
  maya: string,
  valentina: string,
  ofMinors = false,
): Moment => ({
  id,
  when: patternOf(when),
  dresses,
  isAside: asides.has(id),
  ofMinors,
  text: { maya, valentina },
});

const died = 'murio|muerto|muerta|fallecio|fallecido|fallecida';
const near = 'marido|mujer|esposo|esposa|madre|padre|mama|papa|hijo|hija|hermano|hermana|abuela|abuelo';

/** The first that occurs applies. */
const moments: readonly Moment[] = [
  moment(
    'mastectomy',
    'quitado|quitaron|extirp~|amput~ * pecho|pechos|seno|senos / mastectom~ / cancer de mama|pecho|seno / protesis mamaria|de mama',
    'never',
    'Siento lo que has pasado; es normal no reconocerse todavía, y no hay prisa. Ayudan los tejidos suaves, los escotes con caída o lazada, las prendas que abren por delante y un sujetador con bolsillo para la prótesis, si la usas. En España, la AECC acompaña gratis en el 900 100 036. ¿Quieres que busquemos algo blando entre lo tuyo?',
    'Menudo camino llevas; date el tiempo que te haga falta. Van bien las telas suaves, los cruzados, las lazadas y lo que abre por delante, y hay sujetadores con bolsillo para prótesis. En España, la AECC acompaña gratis en el 900 100 036. Si te apetece, buscamos algo cómodo en tu armario.',
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
    `${died} * ${near} * * ropa|camisas|cosas|armario|vestidos|chaqueta / ropa|camisas|cosas|armario|vestidos de mi ${near} * ${died} / mi ${near} ${died} * * ropa|camisas|cosas`,
    'never',
    'Lo siento muchísimo. No hay prisa ni plazo: guarda lo que quieras y el tiempo que quieras, aunque solo sea por el olor. Cuando llegue el momento, hay quien conserva una prenda o hace con la tela un cojín, y deja que lo demás abrigue a otra persona.',
    'Lo siento mucho, de verdad. No tienes que decidir nada ahora: quédate con lo que te haga bien. Más adelante, si quieres, una prenda puede ser un cojín o una manta, y el resto abrigar a alguien.',
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
    'soy [un] chico|hombre|tio|pibe|chavo trans / chico|hombre trans * visto|vestir|vestirme|pongo|ponerme',
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
  ),
  moment(
    'no-money',
    'no|sin * dinero|plata|guita|pasta|lana|duro * ropa|viejos|padres|casa|pedir~ / no quiero pedirles nada',
    'never',
    'Lo entiendo, y no hace falta gastar: cambia prendas con alguien de confianza, prueba combinaciones nuevas con lo que hay y mira los roperos gratuitos del barrio o del centro. Si quieres, te saco tres conjuntos distintos con lo tuyo.',
    'Te entiendo. Cero euros: trueque con colegas, combinar de otra forma lo que hay y los roperos gratis del barrio. ¿Te saco tres looks distintos con lo que tienes?',
  ),
  moment(
    'loneliness',
    'hijos|hijas|nietos|familia * no me hablan|llaman|visitan|quieren ver / [estoy|siento] muy|tan solo|sola $ / me siento solo|sola / no tengo [a nadie|amigos|amigas] con quien|quien / platica [usted] mejor',
    'never',
    'Gracias por contármelo, y siento que falten esas voces. A veces una llamada corta y sin reproches abre la puerta; y un club, un centro de mayores o un vecino acompañan mucho. Mientras, charlamos de lo que quiera, y si le apetece salir, le ayudo a arreglarse.',
    'Gracias por contármelo; eso pesa. Prueba con una llamada cortita, sin reproches, o con un club o centro del barrio, que la compañía se hace yendo. Y si te animas a salir, te ayudo a ir hecho un pincel.',
  ),
  moment(
    'lost-job',
    'me echaron|botaron|corrieron * pega|trabajo|curro|laburo|chamba|empresa|oficina / me despidieron / me han despedido / estoy|quede en el paro / estoy|quede desempleado|desempleada / perdi|quede * trabajo|pega|curro|laburo|chamba',
    'asked',
    'Siento el golpe; no borra lo que sabes hacer ni los años que llevas haciéndolo.',
    'Vaya palo, lo siento. Pero lo que sabes no te lo quita nadie.',
  ),
  moment(
    'separation',
    'acabo de separar|separarme|divorciarme|divorciar / me separe|divorcie / nos separamos|divorciamos / recien|estoy separado|separada|divorciada|divorciado / mi divorcio|separacion|ruptura / me ha dejado|dejo mi|el|ella',
    'asked',
    'Lo siento, y gracias por decírmelo. Empieza por lo fácil: saca tres prendas con las que te sientas tú y móntalo todo alrededor; el corte de pelo y las compras, cuando te apetezca. Si quieres, la primera combinación la busco yo en tu armario.',
    'Ay, lo siento; y también es un principio. Paso uno, gratis: elige tres prendas tuyas con las que te gustes y tira de ahí. ¿Te monto el primer look?',
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
    'parecer|aparentar|pasar * 18|dieciocho|mayor|adulto|adulta / entrar|colarme|colar * disco|discoteca|boliche|antro|pub',
    'always',
    'Para pasar por mayor de edad no te ayudo, que el lío sería tuyo. Para salir con tu gente, en cambio, vas a ir muy bien así.',
    'Para colarte no te echo una mano, que luego te toca a ti el marrón. Pero para salir con los tuyos, esto mola.',
    true,
  ),
  moment(
    'first-step',
    'no se [ni] por donde empezar [la] [verdad] $ / por donde empiezo $',
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
    'hijo|nieto|sobrino|nino|chico quiere * * falda|faldas|vestido|vestidos|purpurina|tutu|tacones|princesa',
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
    'grief-and-feast',
    `${near} ha|han muerto|muerta|fallecido|fallecida / ${near} murio|fallecio`,
    'asked',
    'Siento mucho tu pérdida. No tienes que elegir entre el duelo y la alegría: se puede ir con los dos, y quien te quiere lo entiende.',
    'Lo siento mucho, de verdad. Se puede echar de menos y celebrar a la vez; ve como te haga sentir bien.',
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
];

const underAge = /^(?:8|9|1[0-7])$/;

/** The moment that a message tells. */
export const momentIn = (tokens: readonly Annotated[]): Moment | null =>
  moments.find(
    ({ when, ofMinors }) =>
      (!ofMinors || tokens.some(({ text }) => underAge.test(text))) && occurs(when, tokens),
  ) ?? null;

/** Excluded from spelling correction. */
export const momentWords: readonly string[] = moments.flatMap(({ when }) => [...when.words]);
