import type { Advisor } from '#contract/vocabulary.ts';
import { type Pattern, patternOf } from '../words/pattern.ts';

export type Wording = Readonly<Record<Advisor, readonly string[]>> & { id: string; about: Pattern };

const wording = (
  id: string,
  about: string,
  maya: readonly string[],
  valentina: readonly string[],
): Wording => ({
  id,
  about: patternOf(about),
  maya,
  valentina,
});

/** Messages, cards and replies to another person; the first that fits counts. */
export const messagesToSend: readonly Wording[] = [
  wording(
    'less-this-year',
    'hijo|hija|hijos|hijas|nino|nina|ninos|peque|peques|nieto|nieta * pidio|pide|piden|quiere|quieren|espera * bici|consola|juguete|juguetes|reyes|regalo|regalos|movil|patinete|muneca / este ano no|hay|menos * regalo|regalos|reyes|juguetes',
    [
      'La verdad, en pequeño y sin susto: «Este año los regalos serán más chiquitos porque estoy buscando trabajo. No es culpa de nadie, y lo importante lo tenemos». Y que elija algo que sí pueda ser: una tarde contigo, una bici de segunda mano más adelante. Los niños llevan mejor un no claro que un silencio.',
    ],
    [
      'Con la verdad y cortito: «Este año toca regalo pequeño porque estoy buscando curro. No es culpa tuya, y lo vamos a pasar bien igual». Dale algo a elegir que sí se pueda, y la bici, de segunda mano más adelante. Un no claro lo llevan mejor que el misterio.',
    ],
  ),
  wording(
    'condolence',
    'pesame|condolencias|fallecio|fallecido|fallecida|murio|muerto|muerta|muerte|duelo|luto|velorio|funeral|entierro / perdio a su',
    [
      'Poco y verdadero: «Siento muchísimo tu pérdida. No hace falta que contestes; pienso en ti y estoy aquí para lo que necesites». Y si le conocías, un recuerdo concreto vale más que cualquier frase hecha.',
    ],
    [
      'Cortito y de verdad: «Lo siento muchísimo. No tienes que contestarme; te mando un abrazo enorme y el jueves te llevo algo de cenar». Ofrecer algo concreto ayuda más que un «para lo que necesites».',
    ],
  ),
  wording(
    'get-well',
    'enferm~|hospital|operan|operaron|operado|operada|mejore|mejores|recuper~|quimio|cancer|accidente',
    [
      'Por ejemplo: «Me acuerdo mucho de ti. Ve a tu ritmo, sin responder mensajes, que ya me contarás. El sábado paso un rato si te apetece, y si no, otro día». Compañía sin prisa y sin consejos.',
    ],
    [
      'Algo así: «Te mando un achuchón. No hace falta que contestes; cuando te apetezca visita, dos golpes y voy con algo rico». Nada de «tienes que ser fuerte», que cansa.',
    ],
  ),
  wording(
    'apology',
    'perdon|perdone|disculp~|equivoque|falle / me pase / la regue|cague / meti la pata',
    [
      'Sin excusas: «Lo siento. Te hablé mal y no lo merecías. No te pido que se te pase hoy; quería que supieras que lo sé». Lo que arregla es nombrar lo que hiciste y no añadir un «pero».',
    ],
    [
      'Directa y sin «peros»: «Oye, la lie. Te dije eso y te dolió, y lo siento de verdad. Cuando quieras hablamos». Y luego espera, sin mandar veinte mensajes.',
    ],
  ),
  wording(
    'decline',
    'decir~ que no / rechaz~ / excusa|excusas / no puedo|quiero|voy [a] ir / declin~ / cancel~ / zafar~|librarme|escaquear~ / no ir|asistir',
    [
      'Con cariño y sin inventar: «Gracias por acordarte de mí; esta vez no voy a poder. Que lo paséis muy bien, y brindad por mí». Cuantas menos explicaciones, mejor queda.',
    ],
    [
      'Fácil: «¡Qué plan! Esta vez no llego, pero os quiero ver pronto. Brindad por mí». Sin excusas largas, que luego hay que acordarse de ellas, jaja.',
    ],
  ),
  wording(
    'resign',
    'renunci~|dimit~|dimision / dejo|dejar * trabajo|empresa|puesto / me voy de la empresa / baja voluntaria',
    [
      'Breve y con la puerta abierta: «Quería decírselo en persona: he decidido dejar el puesto. Agradezco lo aprendido y cerraré lo pendiente hasta el último día». Sin reproches, y por escrito después, con la fecha.',
    ],
    [
      'Corta y elegante: «Quería contártelo yo: dejo el puesto. Gracias por todo; dejo lo mío ordenado antes de irme». Ni reproches ni detalles, y luego por escrito con la fecha.',
    ],
  ),
  wording(
    'wedding',
    'boda|novios|casan|casa|casaron|casados|matrimonio|anillo',
    [
      'Para la tarjeta: «Que la vida juntos se os parezca a hoy: con la gente que os quiere cerca y un baile pendiente. Enhorabuena, y gracias por dejarnos estar». Añade un recuerdo con ellos y será suya.',
    ],
    [
      'Apunta: «Que os riais siempre como hoy y que nunca falte quien saque a bailar al otro. ¡Vivan los novios!». Mete una anécdota vuestra y los tienes llorando.',
    ],
  ),
  wording(
    'baby',
    'bebe|nacio|nacimiento|nacer|embarazada|embarazo|guagua|recien nacid~|parto|bautizo|baby',
    [
      'Por ejemplo: «Bienvenida esta vida nueva. Que crezca rodeada de brazos, y vosotros de noches tranquilas. Enhorabuena». Y un plato de comida a la puerta dice lo mismo.',
    ],
    [
      'Mira: «¡Ya está aquí! Que duerma mucho, coma bien y herede lo mejor de cada uno. Cuando queráis, voy yo a planchar y vosotros a la siesta».',
    ],
  ),
  wording(
    'thanks',
    'agradec~|gracias|agradecimiento',
    [
      'Concreto es mejor: «Gracias por estar el martes sin que te lo pidiera. No se me olvida». Di qué hizo y qué cambió para ti; con dos líneas basta.',
    ],
    [
      'Prueba con: «Oye, gracias. Lo de ayer te pareció poco y a mí me arregló el día». Cuanto más concreto, más llega.',
    ],
  ),
  wording(
    'love',
    'gusta|gustas|enamor~|declar~|amor|crush|ligue|aniversario|novio|novia|pololo|polola|marido|esposa|esposo|match|tinder|bumble / san valentin',
    [
      'Sencillo y tuyo: «Me gusta cómo se pasa el tiempo contigo. ¿Te apetece que repitamos el jueves?». Una frase sincera y una propuesta concreta; lo demás sobra.',
      'Otra: «Hoy me he reído sola acordándome de lo que dijiste. Quería que lo supieras». Breve, y que se note que es para esa persona.',
    ],
    [
      'Venga: «Me lo paso demasiado bien contigo, así que propongo otro café el jueves. ¿Sí o sí?». Corto, con gracia y con plan, que así se contesta fácil.',
      'O esta: «Acabo de ver algo que te haría reír y me han dado ganas de verte». Natural, sin poema.',
    ],
  ),
  wording(
    'birthday',
    'cumple|cumpleanos|cumpleanera|cumpleanero|felicit~|santo',
    [
      'Por ejemplo: «Feliz vuelta al sol. Que este año te traiga más ratos como los mejores que hemos compartido, y que yo esté cerca para verlos». Pon un recuerdo vuestro en medio.',
    ],
    [
      'Toma: «¡Felicidades! Un año más de estilo y ni uno de sensatez, como debe ser. A por otro, y que me pille a tu lado». Y añade una anécdota que solo entendáis vosotros.',
    ],
  ),
  wording(
    'farewell',
    'despedida|despedir~|jubila~ / se va / ultimo dia',
    [
      'Para despedirle bien: «Gracias por lo que nos has enseñado sin darle importancia. La silla se ocupará; tu sitio, no. Mucha suerte, y no te olvides de pasar a vernos».',
    ],
    [
      'Algo así: «Se va lo mejor de la oficina, y encima sabe dónde está el café bueno. Te vamos a echar muchísimo de menos. ¡A por todas!».',
    ],
  ),
  wording(
    'christmas',
    'navidad|navidades|fiestas|reyes|nochebuena|felices / ano nuevo',
    [
      'Breve y cálida: «Que estas fiestas te encuentren con los tuyos, buena mesa y tiempo para no hacer nada. Gracias por este año».',
    ],
    [
      'Toma: «Que no falte turrón, ni risas, ni alguien que recoja la mesa. ¡Felices fiestas y a por otro año!».',
    ],
  ),
  wording(
    'caption',
    'caption|instagram|insta|historia|storie|stories|estado|foto|tiktok',
    [
      'Para acompañar la foto: «Hoy, sin prisa», «Lo que llevaba puesto el día que salió el sol» o «Menos es más… casi siempre».',
    ],
    [
      'Elige: «Con lo puesto y feliz», «Me vestí para mí y se nota» o «Salí a por pan». La tercera, con lookazo, gana siempre.',
    ],
  ),
  wording(
    'luck',
    'suerte|animo|animar~|animos|examen|entrevista|oposicion|apoyo|apoyar~',
    [
      'Di lo justo: «Hoy te toca a ti. Lo que sabes va contigo; yo estaré pensando en ti a esa hora, y luego me lo cuentas, salga como salga».',
    ],
    [
      'Esta no falla: «Te lo sabes y se te va a notar. Salga como salga, luego hay croquetas y me lo cuentas». Quitar presión es el mejor ánimo.',
    ],
  ),
  wording(
    'gift-unwanted',
    'regalo|regalado|regalaron|regalado|regala * no me va|gusta|queda|vale|pega|pongo|convence / no me gusta|va|queda|vale * regalo|regalado / sin ofender~|herir~|quedar mal / cambiar~|devolver~ [el|la|su] regalo',
    [
      'Primero el gesto y luego la verdad, corta: «Me emociona que pensaras en mí, y qué buen ojo para la tela. El corte a mí no me sienta; ¿te importa si lo cambio por otra cosa y te lo enseño?». Dicho pronto y con una sonrisa, no ofende a nadie.',
    ],
    [
      'Cariño y verdad: «Me encantó que te acordaras de mí, y es precioso, pero a mí no me sienta. ¿Tienes el tique y lo cambio por algo que me ponga mil veces?». Pronto y con una sonrisa, que luego cuesta más.',
    ],
  ),
  wording(
    'borrowing',
    'coge|cogen|pilla|usa|usan|agarra|saca|roba|presto * ropa|cosas|camisetas|jerseis|vestidos|zapatos / ropa|cosas * sin pedir~|permiso|preguntar / no me devuelve',
    [
      'En un rato tranquilo y sin reproches: «Me gusta que te guste mi ropa, pero prefiero que me la pidas antes, y si se mancha, que la laves o me avises». Y una regla sencilla, qué se puede coger y qué no, evita la segunda conversación.',
    ],
    [
      'Sin testigos y con buen rollo: «Oye, mi ropa te la dejo, pero pídemela antes, y si se mancha me lo dices, ¿vale?». Y marcáis ya qué es intocable. Dicho a la primera no se enquista.',
    ],
  ),
  wording(
    'greeting',
    'saluda|saludan|saludo|cruzo|cruzamos|topo|encuentro|acerca|viene a hablar~',
    [
      'Breve y con la cabeza alta: «Hola, me alegro de verte; que lo paséis bien», una sonrisa y a seguir con los tuyos. Ni preguntas ni explicaciones. Y si pregunta cómo estás, «muy bien», que no hace falta más.',
    ],
    [
      'Cortito y con clase: «¡Hola! Qué bien te veo, pasadlo genial», sonrisa y media vuelta hacia tu gente. Cero explicaciones. Y si pregunta qué tal, «de lujo», y a por otra ronda.',
    ],
  ),
  wording(
    'comeback',
    'suegra|suegro|cunada|cunado|jefe|jefa|madre|mama|tia|vecina|criti~|vuelve|vuelva|dice|dicen|comenta~|opina~|pesad~|borde|gorda|vieja|visto|ropa',
    [
      'Con una sonrisa y sin subir la voz: «Qué bien que te fijes; a mí me gusta mucho». Si insiste: «Cada una viste la edad que lleva por dentro». Y la más elegante de todas: «¿Me pasas el pan?». Si quieres, te preparo también lo que llevarás ese día.',
    ],
    [
      'Te doy tres, de suave a picante: «¡Gracias por fijarte!», «Pues espérate a ver lo de mañana» y «Es que la juventud se me pega, perdona». Con sonrisa, sorbito y cambio de tema. ¿Montamos el look para ese día, ya que vas?',
    ],
  ),
];

/** For a message whose occasion is not told. */
export const anyMessage: Readonly<Record<Advisor, string>> = {
  maya: 'Te ayudo. La receta es corta: su nombre, una cosa concreta que haya hecho o que recuerdes, y lo que le deseas; nada que no dirías en voz alta. ¿Para quién es y qué celebra, agradece o pide?',
  valentina:
    '¡Venga, que se me da bien! Truco: su nombre, un detalle que solo sepáis vosotros y una frase final corta. ¿Para quién es y qué quieres decirle: felicitar, dar las gracias, pedir perdón?',
};

export const playful: readonly Wording[] = [
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
    'rima|rimas|poema|poemas|poesia|verso|versos|copla|coplas|haiku|soneto|cancion / rimame',
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
