import type { Advisor } from '#contract/vocabulary.ts';
import { type Pattern, patternOf } from '../words/pattern.ts';

export type Wording = Readonly<Record<Advisor, readonly string[]>> & { id: string; about: Pattern };

export const wording = (
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
      'Con una sonrisa y sin subir la voz: «Qué bien que te fijes; a mí me gusta mucho». Si insiste: «Lo llevo porque me hace feliz, y con eso me basta». Y a otro tema, que es lo más elegante de todo.',
    ],
    [
      'Te doy tres, de suave a picante: «¡Gracias por fijarte!», «A mí me encanta, y con eso me vale» y «Pues espérate a ver lo de mañana». Sonrisa, cambio de tema y a lo tuyo.',
    ],
  ),
];

export const ofBody = wording(
  'asked-of-body',
  'pregunt~|mir~|dicen|digan|comenta~',
  [
    'Con una línea basta, dicha tranquila: «Es cosa de salud, no se contagia y lo llevo bien, gracias», y cambias de tema. Quien quiere a la gente no pregunta dos veces. Y si un día prefieres no contestar, tampoco pasa nada.',
  ],
  [
    'Cortita y sin drama: «Es cosa de salud, no se pega y lo llevo bien, gracias», y a otro tema. La gente lo olvida en dos minutos. Y si no te apetece explicar nada, «prefiero no hablar de eso» y listo.',
  ],
);

export const ofPrivacy = wording(
  'asked-in-private',
  'pregunt~|mir~|dicen|digan|comenta~',
  [
    'Ten lista una sola frase y repítela igual las veces que haga falta: «Prefiero no hablar de eso hoy, gracias por preguntar». Y enseguida una pregunta tuya, que a casi todo el mundo le gusta más contar lo suyo.',
  ],
  [
    'Una frase y en bucle: «Hoy prefiero no hablar de eso, gracias por preguntar». Y le devuelves la pregunta, «¿y tú qué tal?», que a la gente le encanta contar lo suyo.',
  ],
);

/** For a message whose occasion is not told. */
export const anyMessage: Readonly<Record<Advisor, string>> = {
  maya: 'Te ayudo. La receta es corta: su nombre, una cosa concreta que haya hecho o que recuerdes, y lo que le deseas; nada que no dirías en voz alta. ¿Para quién es y qué celebra, agradece o pide?',
  valentina:
    '¡Venga, que se me da bien! Truco: su nombre, un detalle que solo sepáis vosotros y una frase final corta. ¿Para quién es y qué quieres decirle: felicitar, dar las gracias, pedir perdón?',
};
