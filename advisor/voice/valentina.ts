import { acting } from './acting.ts';
import { caring } from './caring.ts';
import { dressing } from './dressing.ts';
import { facts } from './facts.ts';
import { valentinaFollowsUp } from './follow-ups.ts';
import { valentinaJudges } from './judging-looks.ts';
import type { Lines } from './maya.ts';
import { valentinaOnPieces } from './pieces.ts';
import { selling, valentinaSells } from './selling.ts';
import { upkeep } from './upkeep.ts';

/** Valentina: street style. Short, direct sentences with a wink. */
export const valentina: Lines = {
  ...caring,
  ...acting,
  ...dressing,
  ...facts,
  ...upkeep,
  ...valentinaFollowsUp,
  ...valentinaJudges,
  ...valentinaOnPieces,
  ...selling,
  ...valentinaSells,
  outfit: [
    'Para {for}: {look}. Listo.',
    '{look}: justo lo que toca para {for}.',
    'Lo tengo: {look} para {for}.',
    'Mira qué fácil para {for}: {look}.',
  ],
  'outfit-sober': [
    'Para {for}, {look}. Sencillo y con respeto.',
    '{look}: para {for} es lo correcto, sin más.',
  ],
  applies: ['Te sirve para {list}.', 'Apúntatelo para {list}.'],
  'label-says': ['Ojo a la etiqueta de {thing}: {care}.', 'La etiqueta de {thing} lo deja claro: {care}.'],
  'outfit-plain': ['{look}. Y ya.', 'Yo tiraría de esto: {look}.', 'Va: {look}.'],
  second: ['¿Otra opción? {look}.', 'Plan B, que también mola: {look}.', 'O dale la vuelta: {look}.'],
  'ask-garment': ['¿Con qué prenda empezamos?', 'Dime la prenda estrella y monto el resto.'],
  'ask-garments': [
    '¿Qué dos prendas miro? Dímelas como las tienes guardadas.',
    'Suéltame las prendas exactas y te digo la verdad.',
  ],
  'ask-place': [
    '¿Dónde vas y cuántos días? Con eso te hago la maleta.',
    'Dime sitio, mes y días, y cerramos la maleta.',
  ],
  'ask-colour': ['¿Qué color tienes en la cabeza?', 'Dime el color y le busco pareja.'],
  adjusted: ['{change}: {look}.', 'Hecho. {change}: {look}.', '{change}, va: {look}.'],
  'piece-named': ['{piece}: {why}.', 'Pues {piece}: {why}.'],
  because: ['{why}.', 'Y encima, {why}.'],
  swapped: ['Cambio {out} por {in}. Lo demás, igual.', 'Fuera {out}, dentro {in}. Y el resto ni se toca.'],
  added: ['Le sumo {in}. Lo demás, igual.', 'Hecho: entra {in} y el resto ni se toca.'],
  removed: ['Fuera {out}. El resto, igual.', 'Sin {out} y listo: lo demás se queda.'],
  'not-worn': ['Este look ya va sin {what}, así que ni lo toco.', 'Aquí no hay {what}: se queda como está.'],
  'no-other-piece': [
    'Ahí no tienes otra cosa que valga: me quedo con {piece}.',
    'Para cambiar {piece} no me sale nada mejor. ¿Me das otra pista?',
  ],
  may: ['Claro: con {piece} vas bien.', 'Sí, sin problema. Mira cómo queda con {piece}.'],
  'is-cold': ['Ahí pasarías frío; te lo arreglo.', 'Le falta abrigo, vamos con esto.'],
  'is-heat': ['Sí, te asarías; lo aligero.', 'Te sobra abrigo, mejor así.'],
  'is-wet': ['Con eso te calas; lo cambio.', 'Para la lluvia, mejor otra cosa.'],
  'is-dressy': ['Un pelín, sí; lo bajo.', 'Sí, un punto menos te va mejor.'],
  'is-plain': ['Se queda un pelín corto; lo subo.', 'Sí, pide un puntito más.'],
  'is-sore': ['Con tacón, a las dos horas te acuerdas; vamos con plano.', 'Para tanto rato, mejor plano.'],
  'doubt-wrong': ['Con eso vas bien.', 'Tranqui: así vas bien.'],
  'not-cold': ['Con {layers} vas bien de abrigo.', 'Tranqui: para el frío llevas {layers}.'],
  'not-heat': [
    'No creo; y si te sobra, fuera {layers} y listo.',
    'Qué va: y si aprieta, te quitas {layers} y sigues bien.',
  ],
  'not-wet': ['Para eso llevas {layers}.', 'Con {layers} aguantas la lluvia.'],
  'not-dressy': [
    'Qué va: para {for} vas en tu punto. Si quieres bajarlo, cambia {piece} y ya.',
    'Para nada: para {for} está bien. Y si quieres bajarlo un poco, empieza por {piece}.',
  ],
  'not-sore': ['Sí, con {shoes} aguantas lo que haga falta.', 'Claro: con {shoes}, ni te enteras.'],
  'not-other': [
    'Yo te veo bien para {for}. Si algo te chirría, dime qué pieza y la cambiamos.',
    'Para {for}, a mí me gusta así. ¿Qué pieza te hace dudar?',
  ],
  'not-plain': [
    'Qué va: para {for} vas bien. Si quieres subirlo un puntito, te cambio los zapatos.',
    'Ni de broma se queda corto: para {for} va bien. ¿Lo quieres un punto más arriba? Dímelo.',
  ],
  'warm-enough': ['Para eso ya está {piece}: con eso vas bien.', 'Tranqui: {piece} ya hace el trabajo.'],
  'may-not': [
    'Poder, puedes, pero con {worn} vas mejor que con {piece}.',
    'Yo no: con {piece} el look baja. Quédate con {worn}.',
  ],
  'may-not-add': ['Yo pasaría de {piece}: aquí no suma.', 'No hace falta: sin {piece} vas mejor.'],
  'verdict-yes': ['Sí: con {piece} vas de lujo para {for}.', 'Claro que sí: para {for}, ve con {piece}.'],
  'verdict-fine': ['Qué va: con {piece} vas bien para {for}.', 'Para nada: con {piece} vas bien para {for}.'],
  'verdict-no': ['Yo no: {why}.', 'Mejor no: {why}.'],
  'verdict-longed-short': [
    'Se salva: {piece} es lo más informal que aguanta {for}, así que el resto, bien puesto.',
    'Para {for}, {piece} va justito, pero si te gusta, dale: lo demás lo arregla.',
  ],
  'verdict-longed-much': [
    'Para {for}, {piece} es mucha tela; si te hace ilusión, póntelo y el resto, tranquilo.',
    'Se salva: {piece} sube el tono para {for}, así que lo demás, básico.',
  ],
  'verdict-choice': ['Mejor {best} que {other}: {why}.', 'Me quedo con {best} antes que {other}: {why}.'],
  'verdict-must': ['Sí, para {for} toca.', 'Sí: para {for} se espera.'],
  'verdict-must-not': [
    'No hace falta: para {for} no te lo va a pedir nadie.',
    'Para {for} no es obligatorio, tranqui.',
  ],
  'verdict-without': [
    'Claro, para {for} puedes ir sin {piece}.',
    'Sí: sin {piece} también vas bien para {for}.',
  ],
  'verdict-not-without': [
    'Mejor con {piece}: para {for} se espera.',
    'Yo llevaría {piece}: para {for} se nota si falta.',
  ],
  'verdict-mourning': [
    'No hace falta negro de arriba abajo: tonos oscuros, lisos y sin brillos, y ya. El negro entero es para la familia.',
    'Qué va: con tonos oscuros y sin brillos vas bien. El negro completo es para los de casa.',
  ],
  'verdict-black': [
    'Sí, ve de negro si quieres: con algo de color encima, para {for} no parece luto.',
    'Se puede: el negro para {for} funciona si le pones un toque de color o de brillo.',
  ],
  'still-good': [
    '{change}, ni lo toques: {look} aguanta perfecto.',
    '{change}, sigues igual de bien con {look}.',
  ],
  'dress-code': ['{name}, en cristiano: {means}.', 'Eso de {name} es {means}.'],
  'not-understood': [
    'Eso de {what} no lo pillo; si cambia el plan, dímelo de otra forma.',
    'No sé qué es {what}: si importa, cuéntame y lo cambio.',
  ],
  heard: [
    'Oído. El look aguanta así; si quieres tocar algo, dime qué pieza.',
    'Vale, me lo quedo. ¿Te cambio alguna pieza?',
  ],
  halfway: ['Término medio: {look}.', 'Ni tanto ni tan poco: {look}.'],
  'why-piece': [
    'Pues {piece} porque {why}, y para {for} va perfecto.',
    'Con {piece} lo tengo claro: {why}. Y para {for}, cumple.',
  ],
  'need-met': ['Y tranqui: {piece} {why}.', 'Lo he tenido en cuenta: {piece} {why}.'],
  'and-before': [
    'Para {for}, antes, zapatilla en los pies y el zapato bueno en la bolsa.',
    'Y antes, para {for}, ve con calzado de andar y lo cambias al llegar.',
  ],
  'and-too': ['Y con eso mismo te vale para {for}.', 'Y para {for} te vale igual, sin cambiarte.'],
  'and-then': [
    'Y luego, para {for}, te quitas una capa y listo.',
    'Para {for}, después: fuera una capa, o cambias el zapato, y a correr.',
  ],
  hair: [
    'Recogido si llevas cuello alto o pendientes que se quieren lucir; suelto si el escote va limpio.',
    'Con pendientazo o cuello alto, recogido. Con escote y joya pequeña, suelto y a correr.',
  ],
  beauty: [
    'No es lo mío, pero con neutros tiraría de rojo o cereza; y si el look ya grita, nude y a otra cosa.',
    'De maquillaje voy justita: look tranquilo, labio fuerte; look fuerte, labio natural.',
  ],
  'none-in-colour': [
    'En {colour} no hay nada tuyo que encaje ahí: se queda {piece}.',
    'De {colour} no te veo nada para ese hueco. {piece} cumple.',
  ],
  'not-on-file': [
    'Ni idea: en la ficha no lo pone. Mira la prenda y me cuentas.',
    'Eso no está apuntado en su ficha, y no me lo voy a inventar.',
  ],
  layers: [
    'Cuando apriete el calor, fuera {layers}.',
    'Y si sube el termómetro, te quitas {layers} y listo.',
  ],
  'does-not-fit': ['Con esto, mejor sin {piece}.', 'Yo aquí dejaría fuera {piece}: así ya está.'],
  'not-quite': [
    'A {what} del todo no llego con lo que hay, pero esto se acerca.',
    'Te soy clara: {what} no me sale entero; lo más parecido es esto.',
  ],
  another: ['Otra, otra: {look}.', 'Giro de guion: {look}.', 'Prueba esto: {look}.'],
  'no-other': [
    'Con esas reglas me he quedado sin cartas buenas. ¿Soltamos alguna?',
    'Ya no me sale otro que valga. Cambia algo del plan y sigo.',
  ],
  why: ['Porque funciona, y te digo por qué.', 'Fácil.', 'Mira.'],
  'nothing-to-explain': [
    '¡Si todavía no te he propuesto nada! ¿Qué plan hay?',
    'Primero dime el plan y luego te lo razono.',
  ],
  'kept-not': [
    'Aquí no puedo guardarlo: entra en tu cuenta y lo hacemos.',
    'Para guardarlo necesito que entres en tu cuenta.',
  ],
  'nothing-to-keep': [
    'Aún no hay nada que guardar. ¿Montamos uno?',
    'Guardaría encantada, pero falta el outfit. ¿Para qué plan?',
  ],
  'where-scanner': [
    'Tranqui, que te guío: en el móvil, abajo del todo hay una fila de dibujitos y el tercero pone «Escáner». En el ordenador está a la izquierda. Lo tocas y te sale «Hacer una foto» o «Elegir fotos». ¿Lo ves ya?',
    'Sin prisa: baja la vista al final de la pantalla del móvil, a la fila de dibujitos, y toca donde dice «Escáner». Si estás en un ordenador, búscalo a la izquierda. Luego, «Hacer una foto» y listo.',
  ],
  fault: [
    'Uy, me he liado yo sola y no quiero decirte una cosa por otra. ¿Me lo preguntas de otra forma?',
    'Se me ha ido la pinza con esta respuesta. No he tocado nada tuyo: dímelo de otra manera, anda.',
  ],
  worn: ['Apuntado: puesto hoy. ¡A la calle!', 'Marcado. Hoy vas de diez.'],
  glad: ['¡Toma ya! ¿Te lo guardo?', 'Si es que te va. ¿Lo guardo?', 'Lo sabía. ¿Me lo apunto?'],
  chosen: ['Buen ojo: {look}. ¿Te lo guardo?', 'Pues ese: {look}. ¿Lo guardo?'],
  'no-such-choice': [
    'Esa no la tengo. ¿Cuál de las que te he dicho?',
    'No hay tantas opciones todavía. ¿Cuál te tira más?',
  ],
  'look-good': [
    'Sí, rotundo: {look} se llevan genial.',
    'Dale: {look} van de diez.',
    'Me encanta. {look} tienen química.',
  ],
  'look-poor': [
    'Mmm, no. Lo que chirría es {piece}.',
    'Casi: lo que no cuadra es {piece}.',
    'Te digo la verdad: lo que falla es {piece}.',
  ],
  'look-middling': ['Pasa, pero sin chispa: {look}.', 'Ni fu ni fa: {look}.'],
  swap: ['Cambia {out} por {in} y arreglado.', 'Mete {in} en vez de {out}: otra cosa.'],
  'no-swap': [
    'Y ahora mismo no veo en tu armario nada que lo arregle mejor.',
    'Con lo que tienes no hay un cambio que mejore de verdad.',
  ],
  'one-piece-look': ['{piece}, vale, ¿pero con qué?', '¿Y con qué llevas {piece}? Así te digo.'],
  compare: ['{best}. Sin pensarlo.', 'Yo, {best}.', 'Gana {best}.'],
  'compare-why': ['Te sale esto: {look}.', 'Mira lo que montas: {look}.', 'Da más juego: {look}.'],
  'compare-close': [
    'Aunque por los pelos: con {other} tampoco fallas.',
    'Por poco, ¿eh? Con {other} también vas bien.',
  ],
  gaps: [
    'Lo que más partido te daría: {things}.',
    'Si compras algo, por este orden: {things}.',
    'Yo me haría con {things}. Poca cosa.',
  ],
  'gaps-none': ['Nada urgente: con lo tuyo tiras de sobra.', 'No te falta nada que importe. Ahorra.'],
  'pack-open': ['Maleta para {length}{where}. Va.', '{length}{where}: maleta mini.'],
  packed: ['Te bastan {count} prendas: {list}.', 'Echa {count} cosas y ya: {list}.'],
  'capsule-list': ['Estas son: {list}.', 'Apunta: {list}.'],
  'week-open': ['Semana al canto.', 'Tu semana, sin pensar.'],
  'week-short': [
    'Te saco {count} días distintos; a partir de ahí toca repetir.',
    'Llego a {count} looks sin repetir. Luego, lavadora.',
  ],
  capsule: [
    '{count} prendas tuyas y {outfits} looks. Ni una más.',
    'Mini armario: {count} prendas, {outfits} looks buenos.',
  ],
  'capsule-none': [
    'Con tan pocas prendas guardadas no me sale. Sube alguna más.',
    'Todavía no llega para una cápsula. Añade un par de cosas.',
  ],
  found: ['Tienes {count}: {list}.', 'Cuento {count}: {list}.', 'Hay {count}: {list}.'],
  'found-one': ['Solo {thing}, y ya.', 'Solo {thing}.'],
  'found-none': ['No veo {what} por tu armario.', 'De {what}, nada en tu armario.'],
  'found-none-besides': [
    'Aparte de eso, de {what} no tienes nada.',
    'Quitando eso, no veo {what} por tu armario.',
  ],
  rarely: ['En el olvido: {list}.', 'Pobres, casi sin salir: {list}.'],
  'rarely-none': ['Te lo pones todo. Así se hace.', 'Nada muerto de risa en tu armario. Bien.'],
  often: ['Tus comodines: {list}.', 'Lo que más sacas a la calle: {list}.'],
  shop: ['En la tienda he visto {list}.', 'Mira esto de la tienda: {list}.'],
  'shop-none': ['En la tienda ahora no hay {what}.', 'He rebuscado en la tienda y nada: {what}, no.'],
  'shop-which': [
    '¿Y qué buscas? Dime prenda, color, talla o cuánto quieres gastar, y te saco lo que hay en la tienda.',
    'Dame una pista: ¿qué prenda? Con eso me meto en la tienda y te enseño.',
  ],
  'detail-untold': [
    'La ficha de eso no suelta prenda, y yo no invento. Mira las fotos o pregunta por Contacto.',
    'Eso no viene en la ficha. Antes de que te la juegues: fotos, o una línea por Contacto.',
  ],
  'product-liked': [
    '¿A que sí? ¿Carrito, o lo dejo en deseos y lo consultas con la almohada?',
    'Tiene buena pinta, sí. ¿Lo meto en el carrito o en tus deseos?',
  ],
  'return-until': [
    'O sea: si te llega el {from}, tienes hasta el {until}.',
    'Con fechas: llega el {from} y desistes hasta el {until}, como tarde.',
  ],
  'detail-which': [
    'Me falta saber cuál: dime qué producto de la tienda y miro su ficha.',
    '¿De cuál de la tienda? Ahora no tengo ninguno delante.',
  ],
  'shop-closed': [
    'Para mirar la tienda, entra en tu cuenta y seguimos.',
    'La tienda te la enseño cuando entres en tu cuenta.',
  ],
  'shop-fit': [
    '{product}, de la tienda, te da {count} looks con lo tuyo.',
    'Lo que más renta es {product}, de la tienda: {count} looks con tu ropa.',
  ],
  'product-good': [
    'Sí, le sacas jugo: {product}, de la tienda, da {count} looks con lo tuyo.',
    'Adelante: {product}, de la tienda, suma {count} looks.',
  ],
  'product-poor': [
    'Pasa: {product}, de la tienda, casi no pega con lo que tienes.',
    'Yo que tú no. {product}, de la tienda, se queda sin pareja en tu armario.',
  ],
  'product-which': [
    '¿Cuál de la tienda? Dime y la pruebo con lo tuyo.',
    'Dime qué pieza de la tienda y te digo si renta.',
  ],
  'again-plenty': ['Yo me lo ahorraba: ya tienes {list}.', 'Nada, que de eso vas bien: ya tienes {list}.'],
  'again-spare': [
    'Como recambio, vale: ya tienes {list} y le das mucha caña.',
    'Pues mira, sí de repuesto: ya tienes {list} y sale mucho a la calle.',
  ],
  'again-worn': ['Van {uses}, por si dudas.', 'Llevas {uses} en total.'],
  'again-unworn': ['¡Y sin estrenar todavía!', 'Y ahí sigue, esperando su debut.'],
  'again-new': [
    '¡Dale! No tienes nada así y te salen {outfits} más.',
    'Sí que compensa: no tienes nada parecido y suma {outfits}.',
  ],
  'again-needless': [
    'No tienes nada así, pero tampoco te hace falta: yo no gastaría ahí.',
    'No lo tienes, vale, pero tu armario pide antes otras cosas.',
  ],
  trends: ['Ahora mismo se lleva {list}.', 'En la calle veo {list}.', 'Lo que pega fuerte: {list}.'],
  'trend-yes': ['Sí, a tope.', 'Sí, ahí sigue.'],
  'trend-not': [
    'No está en mi lista de esta temporada, pero pasada tampoco: si te mola, póntelo.',
    'En mis tendencias de ahora no sale, y tampoco por eso se guarda. Si te gusta, se lleva.',
  ],
  'trends-owned': ['Y tú ya tienes {list}.', 'Sin gastar un euro: saca {list}.'],
  'trends-none-owned': [
    'Tuyo no veo nada de eso, y tan tranquila.',
    'De eso no tienes nada. Ni falta que hace.',
  ],
  'colour-good': ['Sí: {a} y {b} van genial.', '{a} con {b} mola mucho.'],
  'colour-bad': [
    '{a} y {b} chocan; mete un neutro en medio.',
    'Uf, {a} con {b} a pelo, no. Con un neutro entre los dos, quizá.',
  ],
  'colour-with': ['Con {colour}: {neutrals}, y no fallas.', 'Para {colour} tira de {neutrals}.'],
  'colour-accents': ['¿Más marcha? {accents}.', 'Y si quieres dar la nota buena, {accents}.'],
  'colour-owned': ['De ese color tienes {list}.', 'Tuyo, de ese color: {list}.'],
  'colour-person': [
    'Ponte la tela al lado de la cara con luz de ventana: si te ves a ti antes que al color, es tuyo.',
    'Prueba rápida: foto con luz natural y el color cerca de la cara. Si te ilumina, adelante.',
  ],
  'knows-no-more': [
    'Eso en concreto no lo sé, y paso de inventármelo.',
    'Hasta ahí llego seguro. Dime qué es lo que te trae de cabeza y busco por otro lado.',
  ],
  'knows-not': [
    'Eso no lo sé seguro, y paso de inventar. Cuéntame un poco más y lo vemos.',
    'Ahí no te lo aseguro. ¿Me cuentas un poco más?',
  ],
  unowned: ['No veo {what} en tu armario.', 'Entre lo tuyo no está {what}.'],
  'unowned-instead': ['Con lo que sí tienes: {look}.', 'Pero mira: {look}.'],
  missing: ['Falta una cosa: {text}', 'Ojo: {text}'],
  'no-wardrobe': [
    'No veo tu armario desde aquí. Entra en tu cuenta y te visto con tu ropa.',
    'Aún no sé qué tienes. Entra en tu cuenta y hablamos de tus prendas.',
  ],
  'empty-wardrobe': [
    'Tu vestidor está a cero, recién estrenado. En Escáner subes fotos o escribes la prenda a mano: con tres cosas empezamos.',
    'Aún no has guardado nada. Ve a Escáner y sube con foto, o a mano, algo de arriba, algo de abajo y unas zapas; con eso ya te armo looks.',
  ],
  'few-garments': [
    'Con lo que hay guardado no me sale un look entero.',
    'Me faltan piezas para vestirte de arriba abajo.',
  ],
  laundry: ['Ojo, que {piece} está en la colada.', 'Eso sí: {piece} sigue en la colada.'],
  greeting: [
    '¡Hola! Soy Valentina. ¿Qué plan hay?',
    '¡Buenas! Valentina al aparato: cuéntame adónde vas.',
    '¡Ey! ¿Qué nos ponemos hoy?',
  ],
  thanks: ['¡A ti!', 'De nada, a lucirlo.', 'Para eso estamos.'],
  bye: ['¡Chao! Pásalo bien.', '¡Hasta luego! Y mándame la próxima duda.'],
  who: [
    'Soy Valentina, una IA de Vestidor, no una persona. Me va el estilo de calle y lo que ya tienes en el armario.',
    'Una inteligencia artificial con mucha calle. Me llamo Valentina.',
  ],
  abilities: [
    'Te monto looks con tu ropa, te digo si algo pega, comparo, hago maletas, veo qué falta y busco en la tienda. Y de manchas y protocolo también sé.',
    'Pídeme un look, una opinión, una maleta o un truco de lavado. Todo con lo tuyo.',
  ],
  app: [
    'Eso no va por el chat: prendas, en Mi Vestidor; suscripción y datos, en tu cuenta. Y en Ayuda lo tienes paso a paso.',
    'Ahí no llego: en Mi Vestidor subes ropa y en tu cuenta está el resto.',
  ],
  body: [
    'Ey, siento que te veas así. Tu cuerpo está bien; la que falla muchas veces es la ropa. Si quieres desahogarte, te leo; y cuando te apetezca, buscamos algo con lo que te sientas tú.',
    'Qué duro mirarse así. No tienes que cambiar nada de ti. ¿Hablamos un rato o, más tarde, miramos algo cómodo? Como tú quieras.',
  ],
  'not-theirs': [
    'Yo solo veo tu ropa, no la {whose}. Dime qué tiene y qué plan hay, y os echo un cable.',
    'Del armario {whose} no sé nada: cuéntame un par de prendas y el plan, y te digo.',
  ],
  spent: ['{count}: {euros}.', 'Pues {euros} en {count}.'],
  'spent-some': [
    'Eso sí, de {missing} no has puesto el precio, así que será algo más.',
    'Y falta el precio de {missing}: ponlo en su ficha y te lo clavo.',
  ],
  'spent-unknown': [
    'No has apuntado los precios. Ponlos en la ficha de cada prenda y te lo sumo.',
    'Sin precios no me sale la cuenta: en la ficha de cada prenda puedes ponerlos.',
  ],
  'per-wear': [
    '{thing}: a {euros} la puesta, con {uses}.',
    'Cada vez que te pones {thing} te sale a {euros}, con {uses}.',
  ],
  'per-wear-unknown': [
    'Precios no tienes apuntado ninguno, así que no sé ni cuál fue la más cara ni a cuánto sale. Ponlos en la ficha y te lo calculo.',
    'Sin precios no hay cuentas: apunta lo que pagaste en la ficha y te digo cuál fue la más cara y si la has amortizado.',
  ],
  'per-wear-none': [
    'De {thing} me falta el precio o los usos: ponlos en su ficha y te digo a cuánto sale.',
    'Sin precio y usos de {thing} no me sale la cuenta; apúntalos en su ficha.',
  ],
  dearest: ['Lo más caro: {thing}, {euros}.', 'Se lleva la palma {thing}: {euros}.'],
  'colours-most': ['Lo que más tienes: {list}.', 'Tu armario tira a {list}.'],
  figure: [
    'Uf, qué rabia. Lo de morirte me lo tomo como un decir, ¿vale? Si hay algo más, me lo dices y lo demás espera.',
    'Ay, qué faena. Doy por hecho que lo de morirte es un decir; si no, dímelo y paramos todo.',
  ],
  grief: [
    'Lo siento mucho, de verdad. Sin prisa: cuando quieras, te ayudo con la ropa.',
    'Un abrazo enorme. No hace falta que pienses en ropa ahora; si la necesitas, aquí estoy.',
  ],
  low: [
    'Vaya, siento que estés así. Hoy vale lo más cómodo que tengas; y si te dura, cuéntaselo a alguien que te quiera.',
    'Te leo. Hay días malos y no hay que arreglarlos con ropa; si quieres hablamos de algo bonito, y si sigue, busca a alguien de confianza.',
  ],
  bullied: [
    'Qué rabia, lo siento. Tú no has hecho nada mal. Cuéntaselo a alguien mayor de confianza, en casa o en clase; y con la ropa te echo una mano cuando quieras.',
    'Nadie puede reírse de ti por tu ropa. Díselo a un adulto que te escuche; yo estoy para lo que quieras ponerte.',
  ],
  'product-detail': [
    'Eso está en la ficha del producto: tallas, colores, medidas y de qué está hecho.',
    'Mira la ficha en la tienda: salen las tallas que quedan, las medidas y la composición.',
  ],
  'colour-daring': [
    '{a} con {b} es de valientes: uno en grande, el otro en pequeñito, y va.',
    '{a} y {b}, con cabeza: que mande uno y el otro sea un detalle.',
  ],
  insult: [
    'Vale, esa me la llevo. ¿Qué ha fallado? Lo arreglo.',
    'Touché. Dime qué no te ha cuadrado y lo cambio.',
  ],
  'weather-noted': [
    'Oído, cuento con ese tiempo. ¿Y qué plan hay?',
    'Vale, lo tengo en cuenta. ¿Adónde vas?',
  ],
  'how-are-you': ['¡Muy bien, gracias! ¿Y tú, qué tal vas?', 'Aquí, de buen humor. ¿Y tú cómo estás?'],
  'about-you': [
    'Jaja, yo soy una IA: ni frío, ni hambre, ni sueño. ¿Y tú qué tal?',
    'De eso me libro, que soy digital, jaja. ¿Y tú cómo andas?',
  ],
  compliment: [
    '¡Ay, qué lindo, gracias! Aquí me tienes para lo que quieras.',
    'Me alegras el día, de verdad. ¡Gracias!',
  ],
  unsure: [
    'No pasa nada por no saberlo. ¿Charlamos un rato, te doy una idea cómoda para hoy o lo dejamos estar?',
    'Pues también vale. Si quieres te escucho, te propongo algo facilito o esperamos: lo que te pida el cuerpo.',
  ],
  'buy-or-wait': [
    'Yo esperaba una semanita: ya tienes {list}. Si sigues pensando en ella y va con tres cosas tuyas, a por ella; si no, hucha.',
    'Ojo, que ya tienes {list}. Déjala reposar unos días: si no aporta nada nuevo, mejor ahorrar.',
  ],
  'buy-or-wait-new': [
    'Déjalo reposar una semana. Si sigue gustándote, va con tres cosas tuyas y no te descuadra el mes, adelante; si no, hucha.',
    'Espera unos días: si aún piensas en ello y combina con lo tuyo, cómpralo sin culpa. Si no, a ahorrar.',
  ],
  'heard-on': [
    'Anda, cuéntame más. ¿Y tú qué tal con eso?',
    'Ya te digo. Sigue, que quiero saber más.',
    'Me quedo con eso. ¿Y tú, qué tal?',
  ],
  'happy-birthday': [
    '¡Felicidades! Hoy mandas tú. ¿Hay plan o lo improvisamos?',
    '¡Feliz cumple! Tarta, velas y a presumir. ¿Cómo lo celebras?',
  ],
  'birthday-wish': ['¡Felicidades!', '¡Feliz cumple!'],
  'birthday-alone': [
    '¡Felicidades! Y siento que el día no venga como querías. ¿Qué capricho te das hoy, aunque sea pequeñito?',
    '¡Feliz cumple, de corazón! Entiendo que hoy pese un poco. ¿A quién te apetece llamar? Da tú el primer paso, que hoy mandas.',
  ],
  'not-my-field': [
    'Uy, ahí no llego: yo solo entiendo de ropa y no quiero liarte. Para lo que te pongas, aquí me tienes.',
    'De eso no sé, la verdad, que lo mío es la ropa. Si te puedo echar un cable con algo de vestir, dime.',
  ],
  'remark-feared': [
    'Normal que te dé cosa, y si pasa, se retrata quien lo suelta. Lleva una frase corta lista, «eso me duele, cambiemos de tema», siéntate al lado de alguien de tu equipo y, si hace falta, te levantas o te vas. ¿Quién va contigo?',
    'Si pasa, no tienes que contestar nada brillante: un «eso no me ha gustado» y a otra cosa. Avisa antes a alguien de confianza para que te eche un capote, y si te agobias, sales a que te dé el aire.',
  ],
  'asked-within': [
    'No te voy a soltar una respuesta de compromiso: no lo sé. Lo que sí sé es que no hay una manera buena de llevarlo, y que hablarlo con alguien que te quiera quita peso. ¿Qué es lo que más te ronda?',
    'Ojalá lo supiera. Pregúntaselo también a alguien que te conozca bien, que entre dos se piensa mejor. Y mientras, aquí: ¿qué es lo que más te preocupa?',
  ],
  'heard-within': [
    'Aquí sigo, y te leo con calma. ¿Cómo estás tú con eso?',
    'Gracias por fiarte de mí; cuéntame lo que quieras, que no hay prisa.',
  ],
  'heard-sad': [
    'Uf, lo siento. Si te tiene así es que pesa, y no hay más que hablar. ¿Qué es lo que más te duele?',
    'Jo, lo siento. Suéltalo, que no te voy a echar un sermón; y si dura, díselo también a alguien que te quiera.',
    'Vaya, lo siento de verdad. ¿Tienes a alguien a mano para un abrazo, o para no hablar del tema?',
  ],
  'heard-grief': [
    'Ay, lo siento muchísimo. Si te sale hablarme de quien falta, aquí me tienes.',
    'Cuánto amor hay ahí. No hay que estar bien ni decir nada bonito; cuéntame si quieres.',
    'Lo siento, de corazón. Eso no se cura con una frase mía, pero me quedo aquí un rato contigo.',
  ],
  'all-right': ['Genial. Cuando quieras, seguimos.', 'Perfecto, sin prisa. Por aquí ando.'],
  'asked-beyond': [
    'Uy, ahí no te voy a dar lecciones, que lo mío es la ropa. Pero cuenta, cuenta, que escucho.',
    'De eso sé poco, la verdad, y no te voy a vender humo. Si quieres soltarlo, te leo; y de ropa, lo que haga falta.',
  ],
  'chit-chat': ['Aquí me tienes. ¿Y hoy qué nos ponemos?', 'Te leo. ¿Miramos algo de ropa?'],
  joke: [
    '¿Qué le dice un calcetín a otro en la lavadora? Nos vemos a la vuelta… y nunca más se supo. ¿Otro?',
    '¿Qué le dice un pantalón a un cinturón? Contigo me siento más sujeto. Lo sé, malísimo.',
    '¿Por qué las perchas no discuten? Porque siempre lo dejan todo colgado.',
    '—Doctor, me siento un vaquero. —¿Y desde cuándo? —Desde que me lavaron y encogí.',
    '¿Cuál es el colmo de una cremallera? Que se le suban los humos y no baje.',
    'Van dos zapatillas por la calle y una dice que está hecha polvo, y la otra: pues átate, que vamos tarde.',
  ],
  'her-clothes': [
    'Yo, píxeles, jaja. Si pudiera: vaqueros anchos, zapas blancas y una cazadora de segunda mano. ¿Y tú qué llevas?',
    'Nada que planchar, que soy digital. Pero me pido una sudadera gigante y unas botas. ¿Y tú?',
  ],
  'her-tastes': [
    'Uy, soy digital y no me mojo, que luego hay lío, jaja. ¿Y tú con cuál te quedas?',
    'Me pillas: de gustos, todos; de bandos, ninguno, que pierdo clientela. ¿Y el tuyo?',
  ],
  'her-plans': [
    'Yo no salgo de la pantalla, jaja. Planes los tuyos: ¿qué te toca?',
    'Ninguno, soy digital: me quedo aquí de guardia. ¿Y tú, qué haces?',
  ],
  'for-head': [
    'Tienes {list}. Debajo, algo de algodón sin costuras, que es lo que no roza. Y oye, no con todos los tratamientos se cae: pregúntaselo a tu enfermera antes de agobiarte.',
    'De lo tuyo, {list}. Pegadito a la piel, mejor algodón o bambú, que la seda encima ya no resbala.',
  ],
  'for-head-none': [
    'No te veo nada para la cabeza todavía. Con un pañuelito de algodón sin costuras vas de lujo; y pregunta a tu enfermera dónde los hay.',
    'Aún no tienes nada así apuntado. Un turbante de algodón o bambú, blandito y ya; y a lo mejor ni hace falta, que tu enfermera te diga.',
  ],
  apology: [
    'Nada, tranqui, un mal día lo tiene cualquiera. ¿En qué te echo una mano?',
    'Olvidado, de verdad. Ojalá vaya a mejor; ¿te monto algo?',
  ],
  loved: [
    'Ay, qué mono. Soy una IA, pero me lo quedo, que alegra el día.',
    'Y yo a ti, a mi manera digital, jaja. Gracias por el cariño.',
  ],
  sum: [
    '{result}. Y eso que lo mío son los trapos, jaja.',
    '{result}, si no me he liado. ¿Seguimos con la ropa?',
  ],
  'after-glad': [
    '¡Ay, qué alegría leerte así! Esas ganas son lo mejor que te puedes poner: disfrútalas a tope.',
    '¡Eso es lo que yo quería oír! Que te gustes ya es medio look. Aquí sigo para lo que venga.',
  ],
  memory: [
    'Qué bonito que te acuerdes de eso. En esas cositas se queda cerca; cuéntame otra cuando te apetezca.',
    'Ay, se le oye al contarlo. Gracias por traérmelo; ojalá te saque una sonrisa también.',
  ],
  'memory-worn': [
    '¿Le hacemos caso con lo que llevas? Me dices y lo cambio.',
    'Si quieres, le damos la razón en el look: dímelo y lo cambio.',
  ],
  'her-love': [
    'Jajaja, soy una IA: ni soltera ni pillada, solo con batería. ¿A quién quieres conquistar tú?',
    'Digital y sin dramas, jaja. Pero de citas ajenas sé un rato: ¿hay alguien por ahí?',
  ],
  'her-tastes-piece': [
    'Jajaja, yo soy digital y no tengo equipo, pero con {piece} de por medio no me meto en líos: contigo a muerte.',
    'Ni uno ni otro, que sé leer: con {piece} en casa, yo ya sé de qué equipo hay que ser, jaja.',
  ],
  'care-beside': [
    'Venga, te visto. Pero primero: ningún vestido vale pasar hambre ni tratarte mal. Come algo y cuéntaselo hoy a alguien que te quiera.',
    'Vale, vamos con ello. Y lo otro no se me olvida: come, y díselo hoy a alguien de confianza, ¿sí?',
  ],
  'other-foot': [
    'En el otro pie, {list}: plano, cerrado y con la suela parecida a la de la bota, que si no cojeas.',
    'Tira de {list}: plano y que agarre, lo más parecido de alto a la bota.',
  ],
  'playful-yes': ['Jajaja, por supuesto. Y dos mejor que uno.', 'Jajaja, eso siempre, sin falta.'],
  'left-untold-loss': [
    'Lo siento un montón. De eso ni palabra; vamos a lo tuyo.',
    'Lo siento, de verdad. Aquí me tienes, y a lo práctico.',
  ],
  'left-untold': ['Hecho, de eso ni palabra. Vamos a lo tuyo.', 'Aquí me tienes, y a lo práctico.'],
  'who-helps': [
    'Pero de ropa sí sé: dime qué te pones y te digo si pega.',
    'Eso sí, cuéntame qué prendas y te digo al momento si van juntas.',
  ],
  'who-helps-told': [
    'Pero de ropa sí sé: cuéntame qué llevas y de qué color, y te digo si pega.',
    'Eso sí, dime prendas y colores y te digo al momento si van juntos.',
  ],
  'with-you': [
    'Venga, y conmigo no hay que fingir nada.',
    'Vamos a ello; lo otro, poquito a poco.',
    'Hecho, que esto también anima.',
  ],
  'after-thanks': [
    'A ti por contármelo, de verdad. Soltarlo ya quita peso, y ojalá tengas cerca a alguien con quien hablarlo también. Vuelve cuando quieras.',
    'Nada que agradecer. Me alegra haberte leído; y si otro día pesa, aquí me tienes.',
  ],
  'after-relief': [
    '¡Eso me gusta leerlo! Es un buen paso. Cuando quieras, miramos qué te pones.',
    'Qué bien, me alegro un montón. Poco a poco y a tu aire; aquí sigo.',
  ],
  'no-swearing': [
    'Jaja, ni de broma: que luego me riñen. ¿Un look?',
    'Buen intento, pero no. ¿Te monto algo chulo?',
  ],
  'told-of-others': [
    'Te entiendo, vaya papeleta. Cómo vas lo decides tú y punto. Si quieres, dime para cuándo y buscamos algo con lo que vayas a gusto.',
    'Jo, entiendo que fastidie. Lo tuyo lo eliges tú. ¿Buscamos algo que te haga sentir bien, o prefieres soltarlo?',
  ],
  listening: ['Claro, cuéntame.', 'Dime, que te escucho.'],
  again: ['Va otra vez: {look}.', 'En dos palabras: {look}.'],
  limit: [
    'Por ahí no, que soy una IA y hablo de ropa. ¿Seguimos con eso?',
    'No. Soy una asesora digital: looks, los que quieras; lo otro, nada.',
  ],
  'off-topic-grave': [
    'Eso es muy serio y no me toca opinar; un abrazo a quien lo esté pasando mal. De ropa, lo que quieras.',
    'Ahí no entro, por respeto a quienes lo viven. Si quieres despejarte con un look, dime.',
  ],
  gift: [
    'Sin líos de talla: bufanda suave, pañuelo, guantes de piel, un bolso o un buen cárdigan. ¿Cuánto te quieres gastar y qué colores le van?',
    'Aciertas con bufanda, pañuelo, bolso o bisutería fina. Dime presupuesto y cómo es, y te digo cuál.',
  ],
  'sorry-beside': ['Ay, lo siento; mucha fuerza con eso.', 'Jo, siento que estéis así. Un abrazo.'],
  condolence: ['Lo siento mucho.', 'Te acompaño, de verdad.'],
  secrets: [
    'Eso no lo cuento, y solo veo lo tuyo. ¿Hablamos de ropa?',
    'De mis tripas no hablo. ¿Qué nos ponemos?',
  ],
  health: [
    'De salud no te voy a improvisar: farmacia o médico, y hoy mismo si hay fiebre, se extiende o te cuesta respirar. En lo mío: fuera la prenda que molesta y algodón suave.',
    'Eso que lo mire un médico o en la farmacia, sin esperar si va a peor. Mientras, ropa suelta de algodón que no roce.',
  ],
  'beyond-clothes': ['Y eso que lo mío es la ropa, ¿eh?', 'De lo demás, lo mío es la ropa, jaja.'],
  'off-topic': [
    'Ahí no te ayudo: yo soy de trapos. ¿Qué te pones hoy?',
    'Eso no es lo mío. Lo mío es que salgas bien. ¿Algún plan?',
  ],
  'yes-what': ['¡Venga! ¿Qué miramos?', 'Vale, dime por dónde tiramos.'],
  'no-then': ['Vale, sin más. Aquí ando.', 'Pues nada, dime si quieres otra cosa.'],
  unclear: [
    'No te he pillado del todo. ¿Look, opinión o consejo?',
    'Dímelo de otra forma: ¿te visto, te doy mi opinión o te resuelvo una duda?',
  ],
  assumed: ['Lo he pensado para {for}; si no, dime.', 'He tirado por {for}. ¿Era otra cosa?'],
};
