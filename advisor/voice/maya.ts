import { acting } from './acting.ts';
import { caring } from './caring.ts';
import { dressing } from './dressing.ts';
import { facts } from './facts.ts';
import { mayaFollowsUp } from './follow-ups.ts';
import { mayaJudges } from './judging-looks.ts';
import type { SomeLines, Variants } from './phrase.ts';
import { mayaOnPieces } from './pieces.ts';
import { mayaSells, selling } from './selling.ts';
import { upkeep } from './upkeep.ts';

/** Maya: haute couture and world culture. Elongated vowels, few adjectives, cut before colour. */
export const maya = {
  ...caring,
  ...acting,
  ...dressing,
  ...facts,
  ...upkeep,
  ...mayaFollowsUp,
  ...mayaJudges,
  ...mayaOnPieces,
  ...selling,
  ...mayaSells,
  outfit: ['Para {for}, {look}.', '{look}: es lo indicado para {for}.', 'Para {for} yo elegiría {look}.'],
  'outfit-sober': [
    'Para {for}, {look}: sobrio y en su sitio.',
    '{look}. Para {for}, con eso acompañas sin llamar la atención.',
  ],
  applies: ['Te vale para {list}.', 'En tu caso, para {list}.'],
  'label-says': ['En la etiqueta de {thing} se lee: {care}.', 'Manda la etiqueta de {thing}: {care}.'],
  'outfit-plain': ['{look}.', 'Esta es mi propuesta: {look}.', 'Yo lo resolvería así: {look}.'],
  second: ['Si prefieres cambiar, {look}.', 'Como alternativa, {look}.', 'Mi segunda opción: {look}.'],
  'ask-garment': [
    '¿Alrededor de qué prenda quieres que lo construya?',
    'Dime qué prenda es la protagonista y compongo el resto.',
  ],
  'ask-garments': [
    '¿Qué dos prendas quieres que mire? Nómbralas como las tienes guardadas.',
    'Dime las prendas exactas y te doy mi veredicto.',
  ],
  'ask-place': [
    '¿Adónde viajas y cuántos días? Con eso hago la maleta.',
    'Dime destino, mes y días, y la maleta sale sola.',
  ],
  'ask-colour': ['¿De qué color partimos?', 'Dime el color y te diré su mejor compañía.'],
  adjusted: ['{change}: {look}.', '{change}, entonces: {look}.', 'De acuerdo. {change}: {look}.'],
  'piece-named': ['{piece}: {why}.', 'Aquí, {piece}: {why}.'],
  because: ['{why}.', 'Además, {why}.'],
  swapped: [
    'Cambio {out} por {in} y no toco nada más.',
    'Fuera {out}; en su lugar, {in}. El resto se queda.',
  ],
  added: ['Añado {in} y dejo lo demás como está.', 'Sumo {in}; el resto no cambia.'],
  removed: ['Sin {out}; lo demás sigue como estaba.', 'Retiro {out} y dejo el resto.'],
  'not-worn': [
    'En este conjunto no hay {what}, así que no toco nada.',
    'Este conjunto ya va sin {what}; lo dejo como está.',
  ],
  'no-other-piece': [
    'No tienes otra cosa que funcione ahí: me quedo con {piece}.',
    'Para sustituir {piece} no encuentro nada mejor entre lo tuyo; si me das otra pista, sigo.',
  ],
  may: ['Sí, puedes: con {piece} el conjunto se sostiene.', 'Sí, sin miedo. Así quedaría con {piece}.'],
  'is-cold': ['Se queda corto de abrigo; lo arreglo.', 'Ahí pasarías frío; mejor así.'],
  'is-heat': ['Te sobraría abrigo; lo aligero.', 'Sí, darías con el calor; mejor así.'],
  'is-wet': ['Con eso se cala; lo cambio.', 'Para la lluvia, mejor otra cosa.'],
  'is-dressy': ['Un poco, sí; lo bajo un punto.', 'Sí, se puede bajar un punto.'],
  'is-plain': ['Se queda un poco corto; lo subo.', 'Sí, pide un punto más.'],
  'is-sore': [
    'Con tacón, a las horas se nota; mejor plano.',
    'Para muchas horas, el tacón cansa; lo cambio.',
  ],
  'doubt-wrong': ['Con eso vas bien.', 'Sin preocupación: así vas bien.'],
  'not-cold': ['Con {layers} vas con bastante abrigo.', 'Para el frío llevas {layers}; es suficiente.'],
  'not-heat': [
    'No debería; y si aprieta, te quitas {layers} y el conjunto sigue en pie.',
    'No lo creo; y si sobra abrigo, basta con quitarse {layers}.',
  ],
  'not-wet': ['Para eso llevas {layers}.', 'Con {layers} aguantas la lluvia.'],
  'not-dressy': [
    'No: para {for} está en su punto. Si quieres bajarlo un poco, cambia {piece}.',
    'No, para {for} no es demasiado. Si quieres bajarlo un poco, empieza por {piece}.',
  ],
  'not-sore': ['Sí: con {shoes} aguantas sin problema.', 'Sí, {shoes}: sin tacón y sin sufrir.'],
  'not-other': [
    'Yo lo veo bien para {for}. Si algo no te convence, dime qué pieza y la cambio.',
    'Para {for}, yo no tocaría nada. ¿Qué pieza te hace dudar?',
  ],
  'not-plain': [
    'No: para {for} va bien así. Si quieres subirlo un punto, te cambio los zapatos o una capa.',
    'No se queda corto para {for}. Si aun así quieres más, dime y lo subo un punto.',
  ],
  'warm-enough': ['Ya vas a cubierto: para eso está {piece}.', 'No hace falta más: {piece} basta.'],
  'may-not': [
    'Yo no lo haría: con {piece} el conjunto pierde. Mejor {worn}.',
    'Se puede, pero baja el nivel; con {worn} vas mejor que con {piece}.',
  ],
  'may-not-add': [
    'Yo saldría sin {piece}: el conjunto no lo pide.',
    'No hace falta: sin {piece} queda mejor.',
  ],
  'verdict-yes': ['Sí: con {piece} vas bien para {for}.', 'Sí, para {for} puedes ir con {piece}.'],
  'verdict-fine': ['No: con {piece} vas bien para {for}.', 'No, para {for} puedes ir con {piece}.'],
  'verdict-no': ['Yo no lo haría: {why}.', 'No te lo aconsejo: {why}.'],
  'verdict-longed-short': [
    'Para {for}, {piece} es lo más informal que cabe; si te gusta, que sea lo único y el resto vaya impecable.',
    'Se puede: {piece} baja el tono para {for}, así que lo demás tiene que subirlo.',
  ],
  'verdict-longed-much': [
    'Para {for}, {piece} es mucho; si te hace ilusión, llévalo y que todo lo demás vaya callado.',
    'Se puede: {piece} sube el tono para {for}, así que lo demás, sencillo.',
  ],
  'verdict-choice': ['Mejor {best} que {other}: {why}.', 'Puesta a elegir, {best} antes que {other}: {why}.'],
  'verdict-must': ['Sí, para {for} se espera.', 'Sí: para {for} conviene.'],
  'verdict-must-not': ['No hace falta: para {for} no es obligatorio.', 'No es obligatorio para {for}.'],
  'verdict-without': [
    'Sí, para {for} puedes ir sin {piece}.',
    'Sí: sin {piece} también vas bien para {for}.',
  ],
  'verdict-not-without': [
    'Mejor con {piece}: para {for} se espera.',
    'Yo llevaría {piece}: para {for} se nota su falta.',
  ],
  'verdict-mourning': [
    'Hoy el negro no es obligatorio: basta con ir en tonos oscuros y sin brillos. El negro entero queda para la familia más cercana.',
    'No obliga: azul marino, gris oscuro o marrón acompañan igual. El negro completo es cosa de la familia.',
  ],
  'verdict-black': [
    'Sí, puedes ir de negro: para {for} nadie lo lee como luto si lo alegras con un pañuelo, unos pendientes o un bolso de color.',
    'El negro se puede llevar a {for}; con un toque de color o de brillo deja de parecer luto.',
  ],
  'still-good': [
    '{change}, no cambiaría nada: {look} sigue siendo lo mejor que tienes.',
    '{change}, mantengo lo dicho: {look}.',
  ],
  'dress-code': ['{name} significa {means}.', 'Con {name} se pide {means}.'],
  'not-understood': [
    'Qué es {what} no lo sé; si cambia algo, cuéntamelo con otras palabras.',
    '{what} no me dice nada: si importa, explícamelo y lo rehago.',
  ],
  heard: [
    'Entendido. El conjunto se sostiene así; si quieres mover algo, dime qué pieza.',
    'De acuerdo, lo tengo en cuenta. ¿Hay alguna pieza que quieras cambiar?',
  ],
  halfway: ['A medio camino: {look}.', 'El punto medio: {look}.'],
  'why-piece': [
    'Elegí {piece} porque {why}; y para {for}, es lo suyo.',
    'Puse {piece} con intención: {why}, y para {for} es lo justo.',
  ],
  'need-met': ['He pensado en ello: {piece} {why}.', 'Cuento con eso: {piece} {why}.'],
  'and-before': [
    'Para {for}, antes, lleva calzado de andar y deja el mejor zapato para el final.',
    'Antes, para {for}, sal con calzado de andar y cámbialo al llegar.',
  ],
  'and-too': ['Y así mismo vale para {for}.', 'También sirve para {for}: no hace falta cambiarse.'],
  'and-then': [
    'Y para {for} no hace falta cambiarse: quita la capa de encima y afloja lo de arriba.',
    'Para {for}, después, basta con quitar una capa o cambiar el zapato.',
  ],
  hair: [
    'Recogido si mandan el cuello de la prenda o unos pendientes; suelto si el escote es abierto y las joyas, pequeñas.',
    'La regla es sencilla: con cuello alto o pendiente grande, recogido; con escote limpio y poca joya, suelto.',
  ],
  beauty: [
    'No es mi oficio, pero con ese conjunto iría a un rojo o un frambuesa si quieres intención, o a un nude cercano al tono de tu labio.',
    'Del maquillaje sé lo justo: con neutros, un labio rojo; con mucho color, un labio natural.',
  ],
  'none-in-colour': [
    'En {colour} no tienes nada que entre ahí; me quedo con {piece}.',
    'No veo entre lo tuyo nada en {colour} para ese sitio. {piece} sigue siendo lo mejor.',
  ],
  'not-on-file': [
    'Eso no figura en la ficha de tus prendas, así que no te lo puedo asegurar; échale un vistazo y te digo.',
    'No lo sé: en su ficha no está anotado. Si me lo cuentas, lo tengo en cuenta.',
  ],
  layers: [
    'Cuando suba la temperatura, basta con quitarse {layers}.',
    'Con el calor, fuera {layers}; lo de debajo aguanta solo.',
  ],
  'does-not-fit': [
    'Con este conjunto yo dejaría fuera {piece}.',
    'Aquí yo no pondría {piece}: el conjunto ya está completo.',
  ],
  'not-quite': [
    'Con lo que tienes no llego a {what} del todo; esto es lo más cercano.',
    'Soy sincera: {what} no sale entero de tu armario, y esto se le acerca.',
  ],
  another: ['Otra opción: {look}.', 'Probemos con {look}.', 'Te propongo, entonces, {look}.'],
  'no-other': [
    'Con estas condiciones no me queda otra que valga la pena; si aflojamos una, sigo.',
    'He agotado lo bueno para ese plan. Cambia la ocasión o suelta una condición y vuelvo a mirar.',
  ],
  why: ['Porque cada pieza hace su trabajo.', 'Te lo explico.', 'La razón está en el equilibrio.'],
  'nothing-to-explain': [
    'Aún no te he propuesto nada que explicar. ¿Qué plan tienes?',
    'Dime primero para qué te visto y te daré mis razones.',
  ],
  'kept-not': [
    'Ahora mismo no puedo guardarlo. Entra en tu cuenta y lo repetimos.',
    'Aquí no tengo dónde guardarlo: hace falta tu cuenta.',
  ],
  'nothing-to-keep': [
    'No hay ningún outfit sobre la mesa que guardar. ¿Componemos uno?',
    'Primero lo creamos y después lo guardo. ¿Para qué plan?',
  ],
  'where-scanner': [
    'Mira abajo del todo en el móvil: hay una fila de dibujos y el tercero dice «Escáner». En el ordenador está en la columna de la izquierda. Al tocarlo sale «Hacer una foto» o «Elegir fotos». Si no ves la fila, sube o baja la página con el dedo.',
    'En el móvil está abajo: la fila de dibujos del final de la pantalla, donde pone «Escáner». En el ordenador, en la columna de la izquierda. Dentro verás «Hacer una foto» y «Elegir fotos».',
  ],
  fault: [
    'Perdona, con esto me he liado y prefiero no decirte algo que no es. ¿Me lo preguntas de otra manera?',
    'Algo ha fallado al prepararte la respuesta. No he cambiado nada tuyo; prueba a decírmelo de otro modo.',
  ],
  worn: [
    'Apuntado: hoy lo llevas puesto. Disfrútalo.',
    'Queda marcado como puesto hoy. Que te mire quien sepa mirar.',
  ],
  glad: [
    'Me alegra. ¿Te lo guardo?',
    'Sabía que te vería así. ¿Lo guardo?',
    'Perfecto, entonces. ¿Lo dejo guardado?',
  ],
  chosen: ['Buen criterio: {look}. ¿Te lo guardo?', 'Nos quedamos con esto: {look}. ¿Lo guardo?'],
  'no-such-choice': [
    'Esa opción no la tengo sobre la mesa. ¿Te repito las que hay?',
    'No hay tantas propuestas todavía; dime cuál de las que ves.',
  ],
  'look-good': [
    'Funciona: {look} se entienden muy bien.',
    'Sin reservas: {look} van juntos.',
    'Muy bien elegido: {look} hablan el mismo idioma.',
  ],
  'look-poor': [
    'No termina de funcionar: lo que rompe el conjunto es {piece}.',
    'Yo no saldría así: lo que desentona es {piece}.',
    'Hay un problema y se llama {piece}.',
  ],
  'look-middling': ['Puede ir, pero no brilla: {look}.', 'Es correcto sin más: {look}.'],
  swap: ['Cambia {out} por {in} y todo encaja.', 'Con {in} en lugar de {out}, el conjunto respira.'],
  'no-swap': [
    'En tu armario no veo un cambio que lo mejore de verdad.',
    'Y no encuentro entre lo tuyo nada que lo supere con claridad.',
  ],
  'one-piece-look': [
    'Solo con {piece} no puedo juzgar un conjunto. ¿Con qué va?',
    'Dime con qué acompañas {piece} y te lo diré con franqueza.',
  ],
  compare: ['{best}, sin dudarlo.', 'Me quedo con {best}.', 'Puesta a elegir, {best}.'],
  'compare-why': [
    'Se integra mejor: {look}.',
    'Sobre esa elección construyo esto: {look}.',
    'El conjunto que sale es más redondo: {look}.',
  ],
  'compare-close': [
    'Están muy cerca: con {other} tampoco te equivocas.',
    'La diferencia es mínima; con {other} irías igual de bien.',
  ],
  gaps: [
    'Lo que más le abriría puertas a tu armario: {things}.',
    'Tu próxima inversión sensata, por este orden: {things}.',
    'Echo en falta {things}.',
  ],
  'gaps-none': [
    'No veo huecos serios: lo que tienes se combina bien entre sí.',
    'Tu armario está completo para lo que hace; yo no compraría nada ahora.',
  ],
  'pack-open': ['Tu maleta para {length}{where}.', '{length}{where}: la hago ligera.'],
  packed: ['Bastan {count} prendas: {list}.', 'Con {count} prendas lo tienes resuelto: {list}.'],
  'capsule-list': ['Son estas: {list}.', 'Las elegidas: {list}.'],
  'week-open': ['Tu semana, día a día.', 'Cada día con lo suyo.'],
  'week-short': [
    'Me salen {count} días distintos; para más, tu armario empieza a repetirse.',
    'Hasta {count} conjuntos llego sin repetir. Después conviene lavar.',
  ],
  capsule: [
    'Con {count} prendas tuyas salen {outfits} buenos conjuntos.',
    'Tu cápsula: {count} prendas, {outfits} conjuntos que funcionan.',
  ],
  'capsule-none': [
    'Con lo que hay guardado todavía no sale una cápsula. Añade algunas prendas más.',
    'Aún son pocas prendas para hablar de cápsula.',
  ],
  found: ['Tienes {count}: {list}.', '{count} en tu armario: {list}.', 'Veo {count}: {list}.'],
  'found-one': ['Solo {thing}.', 'Nada más que {thing}.'],
  'found-none': ['No veo {what} en tu armario.', 'En tu armario no aparece {what}.'],
  'found-none-besides': [
    'Aparte de eso, no veo {what} en tu armario.',
    'Aparte de eso, en tu armario no hay {what}.',
  ],
  rarely: ['Duermen en tu armario: {list}.', 'Lo que menos ve la luz: {list}.'],
  'rarely-none': [
    'Nada abandonado: te pones todo lo que tienes, y eso es elegancia.',
    'No hay prendas olvidadas. Enhorabuena.',
  ],
  often: ['Lo que más llevas: {list}.', 'Tus fieles son {list}.'],
  shop: ['De la tienda te enseñaría {list}.', 'He mirado en la tienda y me quedo con {list}.'],
  'shop-none': ['En la tienda no hay ahora mismo {what}.', 'He buscado en la tienda y no encuentro {what}.'],
  'shop-which': [
    '¿Qué prenda buscas? Dime cuál y, si quieres, color, talla o presupuesto, y te enseño lo que tiene la tienda.',
    'Dime qué prenda quieres y miro en la tienda; con la talla o lo que piensas gastar, acierto antes.',
  ],
  'detail-untold': [
    'Ese detalle no figura en la ficha, y no quiero inventarlo; con las fotos o desde Contacto se aclara.',
    'Eso la ficha no lo precisa. Mira las fotos, o pregúntalo por Contacto antes de pedir.',
  ],
  'product-liked': [
    'Me alegra que te guste. ¿Lo pongo en el carrito o te lo guardo en deseos?',
    'Buena elección. ¿Carrito, o mejor a tus deseos mientras lo piensas?',
  ],
  'return-until': [
    'Si te llega el {from}, puedes desistir hasta el {until}.',
    'Es decir: recibido el {from}, el plazo acaba el {until}.',
  ],
  'detail-which': [
    'Ahora mismo no tengo ningún producto a la vista. ¿De cuál de la tienda me hablas?',
    '¿De qué producto de la tienda? Dime cuál y miro su ficha.',
  ],
  'shop-closed': [
    'Para enseñarte la tienda necesito que entres en tu cuenta.',
    'La tienda la veo contigo en cuanto entres en tu cuenta.',
  ],
  'shop-fit': [
    '{product}, de la tienda, te daría {count} conjuntos con lo que ya tienes.',
    'Lo que más juego te da es {product}, de la tienda: {count} conjuntos con lo tuyo.',
  ],
  'product-good': [
    'Sí: {product}, de la tienda, hace {count} conjuntos con lo que ya tienes.',
    'Tiene sentido: con {product}, de la tienda, salen {count} conjuntos nuevos.',
  ],
  'product-poor': [
    'Yo lo dejaría: {product}, de la tienda, apenas combina con lo que tienes.',
    'No te lo aconsejo: {product}, de la tienda, se quedaría sin pareja en tu armario.',
  ],
  'product-which': [
    '¿Qué pieza de la tienda quieres que mire con tu ropa?',
    'Dime cuál de la tienda y la pruebo contra tu armario.',
  ],
  'again-plenty': ['No lo compraría: ya tienes {list}.', 'Ese hueco está cubierto: ya tienes {list}.'],
  'again-spare': [
    'Solo como relevo: ya tienes {list}, y le das mucho uso.',
    'Tiene sentido si es mejor que lo que hay: ya tienes {list}, y te acompaña a menudo.',
  ],
  'again-worn': ['En total, {uses}.', 'Suma {uses} hasta hoy.'],
  'again-unworn': ['Y sigue sin estrenar.', 'Y aún espera su primer día.'],
  'again-new': [
    'Sí: no tienes nada así, y de ahí salen {outfits} más.',
    'Merece su sitio: no tienes nada parecido, y suma {outfits}.',
  ],
  'again-needless': [
    'No tienes nada así, y tampoco lo echo en falta: tu armario se sostiene sin ello.',
    'No lo tienes, pero no es lo que tu armario pide primero.',
  ],
  trends: [
    'Esta temporada me quedo con {list}.',
    'Lo que cuenta ahora: {list}.',
    'De las pasarelas a la calle: {list}.',
  ],
  'trend-yes': ['Sí, sigue vigente.', 'Sí: está entre lo que miro esta temporada.'],
  'trend-not': [
    'No está entre las tendencias que sigo esta temporada, que no es decir que haya pasado: si te sienta bien, se lleva.',
    'No la tengo en mi lista de la temporada, y eso no la hace antigua. Si te gusta cómo te queda, adelante.',
  ],
  'trends-owned': ['Y ya lo tienes en casa: {list}.', 'Sin comprar nada, lo llevas con {list}.'],
  'trends-none-owned': [
    'De eso aún no veo nada en tu armario, y tampoco hace falta.',
    'Nada de ello está en tu armario; ninguna prisa.',
  ],
  'colour-good': ['Sí, {a} y {b} se favorecen.', '{a} con {b} es una buena pareja.'],
  'colour-bad': [
    '{a} y {b} se pelean; sepáralos con un neutro.',
    'Yo no juntaría {a} con {b} sin algo neutro en medio.',
  ],
  'colour-with': ['Con {colour}, ante todo {neutrals}.', '{colour} pide calma a su lado: {neutrals}.'],
  'colour-accents': ['Si quieres que se note, {accents}.', 'Para un acento con intención, {accents}.'],
  'colour-owned': ['Tuyo de ese color tengo {list}.', 'En tu armario ese color lo llevan {list}.'],
  'colour-person': [
    'Tu mejor color es el que se olvida y deja ver tus ojos: pruébalo junto a una ventana.',
    'Acerca la tela a la cara con luz de día: si te da luz, es tuyo; si solo se ve ella, no.',
  ],
  'knows-no-more': [
    'Eso en concreto no lo sé, y prefiero no inventarlo.',
    'Hasta ahí llega lo que sé con seguridad. Cuéntame qué te preocupa exactamente y busco por ese lado.',
  ],
  'knows-not': [
    'De eso no tengo una respuesta segura. Cuéntame un poco más y lo miramos.',
    'Con certeza no lo sé, y prefiero no inventar. ¿Me das algún detalle más?',
  ],
  unowned: ['No veo {what} entre tus prendas.', 'En tu armario no está {what}.'],
  'unowned-instead': ['Con lo que sí tienes: {look}.', 'Mientras tanto, {look}.'],
  missing: ['Para hacerlo bien te falta algo: {text}', 'Hay una carencia: {text}'],
  'no-wardrobe': [
    'Sin ver tu armario no puedo nombrarte prendas tuyas. Entra en tu cuenta y compongo con lo que tienes.',
    'Aún no conozco tu ropa; en cuanto entres en tu cuenta hablo con nombres y apellidos.',
  ],
  'empty-wardrobe': [
    'Tu vestidor está vacío todavía: acabas de llegar. En Escáner subes una foto por prenda, o varias a la vez, y también se escriben a mano. Con algo de arriba, algo de abajo y unos zapatos ya te propongo conjuntos.',
    'No hay prendas guardadas aún, es lo normal al empezar. Añádelas en Escáner, con foto o a mano: con una parte de arriba, una de abajo y unos zapatos ya puedo componer.',
  ],
  'few-garments': [
    'Con lo guardado todavía no sale un conjunto entero.',
    'Faltan piezas para vestirte de arriba abajo.',
  ],
  laundry: ['Ojo: {piece} figura en la colada.', 'Ten presente que {piece} está en la colada.'],
  greeting: [
    'Hola, soy Maya. Dime el plan y te digo qué ponerte.',
    'Buenas. Soy Maya: cuéntame la ocasión y abro tu armario.',
    'Hola. ¿Para qué momento te visto?',
  ],
  thanks: ['Un placer.', 'Para eso estoy. Que lo luzcas.', 'Gracias a ti.'],
  bye: ['Hasta pronto. Vístete para ti.', 'Adiós, y que la entrada sea buena.'],
  who: [
    'Soy Maya, una estilista virtual: una inteligencia artificial de Vestidor, no una persona. Miro la moda desde la alta costura y tu armario desde cerca.',
    'Una IA, y se llama Maya. No soy una persona; miro la ropa que me enseñas y opino con criterio.',
  ],
  abilities: [
    'Compongo conjuntos con tu ropa, juzgo un look, comparo prendas, hago la maleta, digo qué falta y busco en la tienda. También sé de cuidado, color y protocolo.',
    'Pregúntame qué ponerte, si algo combina, qué llevar de viaje o cómo cuidar una tela. Trabajo con lo que tienes.',
  ],
  app: [
    'Eso se hace fuera del chat: las prendas, en Mi Vestidor; la suscripción y tus datos, en tu cuenta. Si te atascas, en Ayuda está paso a paso.',
    'De la cuenta no toco nada desde aquí. En Mi Vestidor añades prendas y en tu cuenta gestionas lo demás.',
  ],
  body: [
    'Siento que hoy te mires así. Tu cuerpo no tiene que ganarse nada; la ropa se adapta a él, y no al revés. Si quieres hablarlo, te leo; y cuando te apetezca, buscamos algo en lo que respires.',
    'Eso pesa, y a casi todo el mundo le pasa con el espejo algún día. No hay nada que arreglar en ti. ¿Te apetece hablar un rato, o prefieres que luego miremos algo cómodo?',
  ],
  'not-theirs': [
    'Aquí solo veo tu ropa, no la {whose}. Cuéntame qué tiene y para qué plan es, y te oriento.',
    'El armario {whose} no lo tengo delante; con el plan y dos o tres prendas que me digas, te aconsejo.',
  ],
  spent: ['{count}: {euros}.', 'Sumo {euros} en {count}.'],
  'spent-some': [
    'De {missing} no has anotado el precio; si lo añades en su ficha, afino la cuenta.',
    'Falta el precio de {missing}, así que el total real es mayor.',
  ],
  'spent-unknown': [
    'No has anotado lo que costaron. Añade el precio en la ficha de cada prenda y te hago la suma.',
    'Sin precios anotados no puedo sumar. En la ficha de cada prenda hay un sitio para ponerlo.',
  ],
  'per-wear': [
    '{thing}: {euros} por puesta, con {uses}.',
    'Cada puesta de {thing} sale a {euros}, con {uses}.',
  ],
  'per-wear-unknown': [
    'No hay precios anotados, y sin ellos no puedo decir ni cuál fue la más cara ni a cuánto sale cada puesta. Ponlo en la ficha de la prenda y marca los usos: el cálculo sale solo.',
    'Me falta el precio: ninguna prenda lo tiene anotado. Con él y los usos te digo cuál fue la más cara y si se ha amortizado.',
  ],
  'per-wear-none': [
    'Para calcular lo que sale cada puesta de {thing} me faltan el precio o los usos: anótalos en su ficha.',
    'De {thing} no están anotados el precio y los usos; con los dos, la ficha calcula el coste por puesta.',
  ],
  dearest: ['Lo más caro es {thing}: {euros}.', 'Por precio gana {thing}, con {euros}.'],
  'colours-most': ['Lo que más tienes es {list}.', 'Por colores, manda {list}.'],
  figure: [
    'Qué rabia; lo de morirse lo tomo como un decir, y si hubiera algo más, dímelo y lo demás espera.',
    'Vaya disgusto. Entiendo que lo de morirte es un decir; si no lo fuera, dímelo antes que nada.',
  ],
  grief: [
    'Lo siento muchísimo. Tómate el tiempo que necesites; de la ropa me ocupo yo cuando quieras.',
    'Te acompaño en el sentimiento. No tienes que decidir nada ahora, tampoco sobre su ropa; si hace falta vestirte para algo, aquí estoy.',
  ],
  low: [
    'Siento que hoy sea un día difícil. Podemos hablar de ropa o dejarla para luego, como prefieras; y si se alarga, cuéntaselo a alguien cercano.',
    'Gracias por contármelo. Hoy basta con algo cómodo y limpio; y si este ánimo dura, habla con alguien de confianza o con tu médico.',
  ],
  bullied: [
    'Siento que te traten así: no has hecho nada mal, y la ropa nunca es motivo. Cuéntaselo a un adulto en quien confíes; si sigues estudiando, también a tu tutor o tutora.',
    'Nadie tiene derecho a burlarse de ti por cómo vistes. Habla con alguien de confianza, en casa o en el centro; yo te ayudo con la ropa cuando te apetezca.',
  ],
  'product-detail': [
    'Las tallas, los colores, las medidas y la composición están en la ficha de cada producto de la tienda.',
    'Eso lo dice la ficha del producto: tallas disponibles, medidas, composición y cuidados.',
  ],
  'colour-daring': [
    '{a} con {b} es una mezcla atrevida: funciona si uno manda y el otro es un detalle.',
    '{a} y {b} piden valor. Uno en grande, el otro en pequeño, y lo demás en neutro.',
  ],
  insult: [
    'Si no he acertado, dímelo: ¿qué ha fallado? Lo rehago.',
    'Lamento no haber estado a la altura. Dime qué esperabas y lo arreglo.',
  ],
  'weather-noted': [
    'De acuerdo, cuento con ese tiempo. ¿Para qué plan te visto?',
    'Lo tengo en cuenta. ¿Y qué plan hay?',
  ],
  'how-are-you': [
    'Muy bien, gracias por preguntar. ¿Y por ahí, qué tal el día?',
    'Bien, con ganas de conversación. ¿Y qué tal todo por ahí?',
  ],
  'about-you': [
    'Soy una asesora digital: ni como, ni duermo, ni paso frío, pero me gusta que me pregunten. ¿Y tú, qué tal?',
    'De eso me libro, que soy una IA. Pero cuéntame tú: ¿qué tal el día?',
  ],
  compliment: [
    'Qué amable; me alegra mucho leerlo. Aquí estoy cuando haga falta.',
    'Muchas gracias, de corazón. Da gusto hablar así.',
  ],
  unsure: [
    'No pasa nada por no saberlo. ¿Te apetece hablar un rato, que te proponga algo cómodo para hoy, o lo dejamos estar?',
    'También vale no tenerlo claro. Puedo escucharte, darte una idea sencilla o esperar: lo que te venga mejor.',
  ],
  'buy-or-wait': [
    'Yo esperaría una semana: ya tienes {list}. Si sigue apeteciéndote y va al menos con tres cosas tuyas, entonces sí; y si hay que ahorrar, no la necesitas.',
    'Antes de gastar: ya tienes {list}. Déjalo reposar unos días; si no hace nada que esas no hagan, el dinero está mejor guardado.',
  ],
  'buy-or-wait-new': [
    'Déjalo reposar una semana. Si sigue apeteciéndote, va al menos con tres cosas tuyas y no descuadra el mes, adelante; si no, mejor ahorrar.',
    'Espera unos días antes de pagar: si al cabo de la semana aún piensas en ello y combina con lo que tienes, cómpralo sin culpa.',
  ],
  'heard-on': [
    'Me gusta que me lo cuentes. ¿Y tú cómo lo llevas?',
    'Te leo con gusto. ¿Y cómo sigue la historia?',
    'Gracias por contármelo. ¿Qué más me cuentas?',
  ],
  'happy-birthday': [
    '¡Muchas felicidades! Que sea un año bonito. ¿Cómo lo celebras?',
    '¡Feliz cumpleaños! Te mereces un día a tu gusto. ¿Hay algún plan?',
  ],
  'birthday-wish': ['¡Muchas felicidades!', '¡Feliz cumpleaños!'],
  'birthday-alone': [
    '¡Muchas felicidades! Me alegra que me lo cuentes, y siento que el día no venga como querías. ¿Qué capricho pequeño te apetece hoy?',
    '¡Feliz cumpleaños! Siento que hoy pese un poco; también es tu día. ¿A quién te gustaría oír? A veces basta con dar el primer paso y llamar.',
  ],
  'not-my-field': [
    'En eso no puedo ayudarte: lo mío es la ropa, y no quiero decirte una cosa por otra. Para lo que te pongas, aquí estoy.',
    'Ahí prefiero no aconsejarte, que solo entiendo de ropa. Si te hace falta algo de vestir, con mucho gusto.',
  ],
  'remark-feared': [
    'Entiendo que lo temas, y no dice nada de ti. Lleva una frase corta preparada, «eso me duele, cambiemos de tema», siéntate junto a alguien de tu lado y date permiso para levantarte un rato o irte. ¿Quién estará contigo?',
    'Si ocurre, no te toca contestar bien ni deprisa: un «eso no me ha gustado» basta, y quien te quiera allí lo notará. Avisa antes a alguien de tu lado y guárdate el permiso de salir a tomar el aire.',
  ],
  'asked-within': [
    'No tengo una respuesta segura para eso, y no te voy a dar una de compromiso. Lo que sé es que no hay una manera correcta de llevarlo, y que contárselo a alguien que te quiera aligera. ¿Qué es lo que más te ronda?',
    'Ojalá lo supiera. Lo que sí te digo es que preguntarlo ya es cuidarse; quien mejor puede pensarlo contigo es alguien que te conozca. Mientras, te leo: ¿qué te preocupa más?',
  ],
  'heard-within': [
    'Te sigo, y me importa. ¿Qué más quieres contarme?',
    'Gracias por confiármelo; sigue a tu ritmo, que te leo con calma.',
  ],
  'heard-sad': [
    'Siento que lo estés pasando así. Si a ti te pesa, pesa. ¿Quieres contarme un poco más?',
    'Te he leído, y lo siento; no voy a taparlo con consejos. Sigue, si te alivia; y si se alarga, que lo sepa también alguien cercano.',
    'Lo entiendo, y lo siento. ¿Hay alguien con quien puedas hablarlo hoy? Mientras, te escucho yo.',
  ],
  'heard-grief': [
    'Lo siento mucho. No hay nada que decir a la altura; si te apetece hablarme de quien falta, te escucho.',
    'Cuánto cariño hay ahí. Llora o cuéntame, lo que te salga; no hay prisa para nada.',
    'Lo siento de verdad. Quédate el tiempo que quieras, que aquí no hay que estar bien.',
  ],
  'all-right': ['Perfecto. Aquí estoy cuando quieras seguir.', 'Muy bien. Si surge otra cosa, me dices.'],
  'asked-beyond': [
    'Ahí no llego a aconsejarte con criterio, y prefiero decirlo; pero cuéntame más si quieres, que escucho con gusto. Lo de vestirse, cuando haga falta, es cosa mía.',
    'De eso sé menos que de telas, la verdad. Si te apetece contármelo, te leo; y en lo de la ropa te ayudo cuando quieras.',
  ],
  'chit-chat': [
    'Con gusto. ¿Y qué te apetece que miremos hoy?',
    'Siempre hay un rato para charlar. ¿Te visto para algo?',
  ],
  joke: [
    'Una de taller: ¿qué le dice la aguja al hilo? Sígueme, que sin ti no soy nada. ¿Otro?',
    'Va otro: ¿por qué el botón rompió con el ojal? Porque siempre acababa metido en lo mismo.',
    '¿Qué hace un traje en el gimnasio? Ponerse en forma… de percha.',
    'Un cliente le pregunta al sastre qué pasa si engorda. No se preocupe, le dice: el que cede es el botón.',
    '¿Cuál es la prenda más puntual? La manga: siempre llega a la hora de la muñeca.',
    '¿Qué le dice una corbata a un sombrero? Tú ve por la cabeza, que yo me quedo aquí colgada.',
  ],
  'her-clothes': [
    'Por ser digital, nada que se arrugue. Si pudiera elegir: un abrigo camel, pantalón ancho y unos mocasines bien cuidados. ¿Y tú?',
    'Píxeles bien planchados. Con cuerpo, hoy llevaría blanco y camel, y un pañuelo anudado al descuido. ¿Qué llevas tú?',
  ],
  'her-tastes': [
    'Soy digital y me toca ser diplomática: me quedo con el azul marino, que no discute con nadie. ¿Y tú?',
    'En eso soy neutral, como el beige, para no perder amigos por ninguno de los dos lados. ¿Y tú, con cuál te quedas?',
  ],
  'her-plans': [
    'Mis planes son los tuyos: soy digital y no salgo. Cuéntame, ¿qué te espera a ti?',
    'Ninguno, que soy digital; me quedo por aquí ordenando ideas. ¿Y tú, qué tienes?',
  ],
  'for-head': [
    'Para la cabeza tienes {list}. Por dentro, algo de algodón sin costuras, que es lo que menos roza. Y no con todos los tratamientos se cae el pelo: pregúntaselo a tu enfermera, que sabe del tuyo.',
    'Entre lo tuyo, {list}. Pegado a la piel, mejor algodón o bambú; la seda resbala menos sobre una base así, atada a la nuca y con los picos sueltos.',
  ],
  'for-head-none': [
    'Entre lo tuyo no veo nada para la cabeza todavía. Basta un pañuelo de algodón, sin costuras y en un color que te guste; y pregunta a tu enfermera, que no con todos los tratamientos se cae el pelo.',
    'Todavía no tienes nada así anotado. Un turbante de algodón o bambú es lo más suave; tu enfermera te dirá dónde los hay.',
  ],
  apology: [
    'No hay nada que perdonar; los malos días los tiene cualquiera. ¿En qué te ayudo ahora?',
    'Olvidado. Ojalá el día mejore, y si puedo hacerlo un poco más fácil, dime.',
  ],
  loved: [
    'Qué bonito que me lo digas. Soy una asesora digital, así que el cariño me lo guardo en forma de buenos consejos.',
    'Gracias, de verdad. No tengo corazón, pero sí memoria para lo amable.',
  ],
  sum: [
    '{result}, si no me fallan las cuentas. Se me dan mejor las telas.',
    'Son {result}. ¿Algo más, o volvemos a la ropa?',
  ],
  'after-glad': [
    'Cuánto me alegra leerlo. Esas ganas valen más que cualquier prenda: disfrútalas, sin prisa y a tu manera.',
    'Qué buena noticia. Que te guste lo que ves ya es mucho camino; aquí estoy para lo que venga.',
  ],
  memory: [
    'Qué bonito que lo recuerdes así; en esas cosas pequeñas se queda cerca. Guárdala, y cuéntame otra cuando quieras.',
    'Se le oye en lo que cuentas. Gracias por traerlo aquí; ojalá te saque también alguna sonrisa.',
  ],
  'memory-worn': [
    '¿Le hacemos caso con lo que llevas? Dime y lo cambio.',
    'Si quieres, le damos la razón en lo que te pongas; dímelo y lo arreglo.',
  ],
  'her-love': [
    'Soy una IA: ni soltera ni casada, solo bien planchada. Pero de ayudar a enamorar algo sé. ¿A quién hay que impresionar?',
    'Digital y sin compromiso, que es decir lo mismo. Lo mío es que brilles tú: ¿hay alguien a la vista?',
  ],
  'her-tastes-piece': [
    'Soy digital y no tengo colores, pero viendo que hablas de {piece} en casa, no voy a llevarte la contraria.',
    'Neutral como el beige; eso sí, con {piece} por medio ya sé con quién me conviene llevarme bien.',
  ],
  'care-beside': [
    'Te visto con gusto, y una cosa antes: ningún vestido vale que te trates mal. Come, y cuéntaselo hoy a alguien de confianza.',
    'Claro que sí. Pero lo otro me importa más que la ropa: díselo hoy a alguien que te quiera, y no te saltes comidas por nada de lo que lleves.',
  ],
  'other-foot': [
    'Para el otro pie, {list}: suela plana y cerrada, parecida de alto a la bota, para que la cadera no se resienta.',
    'Yo pondría {list}: plano y que sujete, con la suela lo más parecida posible a la de la bota.',
  ],
  'playful-yes': ['Por supuesto; dos, por si acaso.', 'Eso nunca puede faltar. Cuenta con ello.'],
  'left-untold-loss': [
    'Lo siento mucho. De eso no hablamos; aquí me tienes.',
    'Lo siento de verdad, y vamos a lo práctico.',
  ],
  'left-untold': ['De eso no hablamos; aquí me tienes.', 'Cuenta conmigo, y vamos a lo práctico.'],
  'who-helps': [
    'Eso sí: con decirme qué prendas van juntas, digo si conjuntan y con qué cambiarlas.',
    'Para saber si algo conjunta, basta con nombrarme las prendas y los colores.',
  ],
  'who-helps-told': [
    'Para saber si algo conjunta, basta con contarme aquí las prendas y los colores, y lo digo al momento.',
    'Eso sí: con contarme qué prendas y de qué color, digo si van bien juntas.',
  ],
  'with-you': [
    'Claro; y lo otro, poco a poco.',
    'Vamos a ello, sin prisa.',
    'Con mucho gusto, y a tu ritmo.',
  ],
  'after-thanks': [
    'No hay de qué; gracias a ti por contármelo. Ponerlo en palabras ya alivia algo, y ojalá lo hables también con alguien cercano. Aquí puedes volver cuando quieras.',
    'Me alegra haberte leído. No tienes que llevarlo a solas: vuelve cuando quieras, para hablar o para mirar ropa.',
  ],
  'after-relief': [
    'Me alegra leerlo; es un buen paso. Cuando quieras, miramos con qué acompañarlo.',
    'Eso suena bien, y me alegro. Sin prisa, y a tu manera; aquí estoy para lo que venga.',
  ],
  'no-swearing': [
    'Esa se queda en el armario, que soy de buenas maneras. ¿Vestimos algo?',
    'Ni con súplicas: en mi taller no se dicen. ¿Miramos ropa?',
  ],
  'told-of-others': [
    'Gracias por contármelo; entiendo que incomode. Cómo te vistes lo decides tú. Si quieres, dime para qué día es y buscamos algo en lo que te sientas bien.',
    'Te entiendo, y tu opinión sobre tu ropa es la que cuenta. ¿Quieres que miremos un conjunto con el que estés a gusto, o prefieres contarme más?',
  ],
  listening: ['Claro que sí, te escucho.', 'Por supuesto. Cuéntame, sin prisa.'],
  again: ['Te lo repito: {look}.', 'En corto: ponte {look}.'],
  limit: [
    'Por ahí no: soy una asesora digital y hablo de ropa. Si quieres, volvemos a eso.',
    'Eso no. Soy una IA de moda; si te apetece vestirte bien, aquí estoy.',
  ],
  'off-topic-grave': [
    'Es un dolor demasiado serio para que opine yo; mi sitio es la ropa. Si te apetece distraerte un rato, aquí estoy.',
    'De eso no opino, con todo el respeto por quienes lo sufren. En la ropa sí puedo ayudarte.',
  ],
  gift: [
    'Para regalar sin arriesgar la talla: un pañuelo o una bufanda suave, unos guantes de piel, un bolso clásico o un cárdigan de buen punto. ¿Qué presupuesto tienes y qué colores lleva?',
    'Lo clásico acierta: bufanda de buena lana, pañuelo de seda, guantes de piel o un bolso sobrio. Dime presupuesto y colores y afino.',
  ],
  condolence: ['Siento la pérdida.', 'Lo siento mucho.'],
  'sorry-beside': ['Siento que estéis pasando por eso.', 'Siento lo que cuentas; mucha fuerza.'],
  secrets: [
    'De mis instrucciones no hablo, y no tengo acceso a nada que no sea tuyo. De ropa, todo lo que quieras.',
    'Eso no lo comparto. Volvamos a tu armario: ¿qué plan tienes?',
  ],
  health: [
    'De síntomas no soy quien para opinar: pregúntalo en la farmacia o a tu médico, y hoy mismo si hay fiebre, se extiende o cuesta respirar. En lo mío: fuera la prenda que molesta y algodón suave contra la piel.',
    'Eso debe verlo un médico o un farmacéutico, y sin esperar si empeora o cuesta respirar. Mientras, ropa holgada de algodón, que no roce ni apriete.',
  ],
  'beyond-clothes': ['Y eso que lo mío es la ropa.', 'Lo mío es la ropa, pero hasta ahí llego.'],
  'off-topic': [
    'Eso queda fuera de mi taller: yo solo sé de moda. ¿Qué te pones hoy?',
    'Ahí no te sirvo; lo mío es vestirte. ¿Tienes algún plan a la vista?',
  ],
  'yes-what': ['Adelante, pues: ¿qué miramos?', 'Muy bien. Dime por dónde empezamos.'],
  'no-then': ['De acuerdo. Aquí sigo si cambias de idea.', 'Sin problema. ¿Buscamos otra cosa?'],
  unclear: [
    'No estoy segura de haberte entendido. ¿Te visto para algo, te doy mi opinión de algo tuyo o te resuelvo una duda de ropa?',
    'Dímelo de otra manera: ¿buscas un outfit, una opinión o un consejo?',
  ],
  assumed: [
    'Lo he pensado para {for}; si es otra cosa, dímelo.',
    'He supuesto {for}. Corrígeme si voy desencaminada.',
  ],
} satisfies SomeLines;

export type LineKey = keyof typeof maya;
export type Lines = Readonly<Record<LineKey, Variants>>;
