import type { SomeLines } from './phrase.ts';

/** Lines about what a wardrobe holds: facts, which both advisors tell alike. */
export const facts = {
  serves: ['Sí: {list}.', 'Sirve sin problema: {list}.'],
  'serves-not': ['Para eso no: {list}.', 'No lo haría con {list}.'],
  'best-one': ['Yo diría que {thing}: {why}.', 'Para mí, {thing}: {why}.'],
  'best-some': ['Por este orden: {list}.', 'Me quedo con {list}.'],
  'one-list': ['{label} ({count}): {list}.', '{label}, {count}: {list}.'],
  'no-list': ['{label}: nada.', '{label}, ninguna.'],
  'more-of-list': ['Gana lo {most}.', 'Hay más {most}.'],
  'too-many': [
    'Tienes {count}, {list}: son bastantes para un armario de {total}. Yo no compraría más.',
    'Son {count} de {total} prendas: {list}. Yo no compraría otra.',
  ],
  'not-too-many': [
    'Tienes {count}, {list}: no me parecen demasiadas prendas.',
    'Son {count}: {list}. No es exagerado.',
  ],
  'none-so': ['Ninguna {what}, según lo que hay anotado.', 'Según lo que hay anotado, ninguna {what}.'],
  'made-so': ['Según la ficha, {thing}: {made}.', 'En la ficha de {thing} pone: {made}.'],
  'made-unknown': [
    'En la ficha de {thing} no están anotadas ni la marca ni la talla.',
    'No hay marca ni talla anotadas de {thing}: se ponen en su ficha.',
  ],
  'resale-unworn': [
    'Te costó {paid}. Sin estrenar suele pedirse entre la mitad y dos tercios: de {low} a {high} por {thing}.',
    'Por {thing} pagaste {paid}: sin estrenar, entre {low} y {high} es un precio razonable.',
  ],
  'resale-worn': [
    'Te costó {paid}. Con uso y en buen estado suele pedirse entre un cuarto y la mitad: de {low} a {high} por {thing}.',
    'Por {thing} pagaste {paid}: con uso y bien cuidada la pieza, entre {low} y {high} es razonable.',
  ],
  'resale-unknown': [
    'No está anotado lo que te costó {list}. Como regla: sin estrenar, entre la mitad y dos tercios de lo que vale; con uso y en buen estado, entre un cuarto y la mitad. Antes mira por cuánto se venden iguales.',
    'Sin lo que te costó {list} no puedo darte cifra. Orienta esto: con etiqueta, de la mitad a dos tercios de su precio; con uso, de un cuarto a la mitad. Mira también por cuánto salen iguales.',
  ],
  'was-in': ['Está en la cuenta: {list}.', 'Ya iba incluido: {list}.'],
  'left-out': ['Tienes razón, añado {list}.', 'Es verdad, faltaba {list}.'],
  untouched: [
    'No borro nada. Hasta que tú lo decidas, ahí siguen: {list}.',
    'No quito nada; en tu vestidor sigue todo: {list}.',
  ],
  'untouched-all': ['No borro nada: lo decides tú en Mi Vestidor.', 'No se quita nada sin que lo hagas tú.'],
  'none-exact': [
    '{what} tal cual, no; lo más parecido: {list}.',
    'Exactamente {what} no lo veo. Lo más cercano: {list}.',
  ],
  'suits-apart': ['Y como traje por piezas: {list}.', 'Además, por piezas a juego: {list}.'],
  'by-kind': ['Por tipos: {list}.', 'Son {list}.'],
  'enough-owned': ['No te hace falta comprar nada.', 'Con tu armario llegas: no compres por esto.'],
  pairs: ['No todo a la vez; juntas sí van: {list}.', 'De dos en dos, yo juntaría {list}.'],
  'pairs-alike': [
    'Ocupan el mismo sitio, así que no van a la vez: elige una de {list}.',
    'Son para lo mismo, de una en una: {list}.',
  ],
  'pairs-none': [
    'Juntas no las pondría: {list} piden algo neutro al lado.',
    'Entre sí no pegan: {list}. Cada una, mejor con algo neutro.',
  ],
  'is-of-colour': ['Sí: {piece}, en {colour}.', 'Así es: {piece}, en {colour}.'],
  'is-of-other-colour': ['No: {piece}, en {colour}.', 'Lo que consta: {piece}, en {colour}.'],
  'no-need-to-buy': ['Con eso, yo no compraría otro.', 'Así que no te hace falta comprarlo.'],
  overview: ['{count} en total: {list}.', 'Tienes {count}: {list}.'],
  counts: ['{list}.', 'Te las cuento: {list}.'],
  'count-none': ['Ninguna: no veo {what} en tu armario.', 'Cero: en tu armario no hay {what}.'],
  'count-one': ['Solo tienes {thing}.', 'Nada más que {thing}.'],
  'colours-are': ['Por colores: {list}.', 'De color: {list}.'],
  counted: ['Son {count}.', 'Tienes {count}.'],
  brands: ['Las marcas que tienes anotadas: {list}.', 'De marcas anotadas, {list}.'],
  'brands-unknown': [
    'No tienes ninguna marca anotada. Se pone en la ficha de cada prenda, y entonces te las digo.',
    'Las marcas no están anotadas: añádelas en la ficha de cada prenda y te hago la lista.',
  ],
  'noted-some': ['De {missing} no está anotado.', 'Falta anotarlo en {missing}.'],
  sizes: ['Según lo anotado: {list}.', 'Las tallas que tienes apuntadas: {list}.'],
  'sizes-unknown': [
    'La talla no está anotada. Se pone en la ficha de la prenda; mientras, mira la etiqueta.',
    'No has anotado la talla en su ficha. La etiqueta interior te la dice.',
  ],
  history: ['Con {thing}, según tu calendario: {list}.', 'Te has puesto {thing} así: {list}.'],
  'claim-right': [
    'Pues sí: en {colours} tienes {count} de {total}.',
    'No es exagerar: {count} de {total} van en {colours}.',
  ],
  'claim-partly': [
    'A medias: en {colours} van {count} de {total}. Es mucho, pero no todo.',
    'Algo de razón hay: {count} de {total} van en {colours}, lejos de ser todo.',
  ],
  'claim-wrong': [
    'Es exagerar: en {colours} solo tienes {count} de {total}.',
    'Qué va: en {colours} van {count} de {total}.',
  ],
  'colours-besides': ['Lo demás, por colores: {list}.', 'Y lo otro se reparte así: {list}.'],
  'serves-day': [
    'Para {for} me vale {piece}, si lo demás acompaña: {look}.',
    'Puede ser, con {piece}; para {for} lo subiría así: {look}.',
  ],
  'serves-day-rest': ['Para ese día dejaría fuera {list}.', 'Lo que no llevaría ese día: {list}.'],
  'serves-day-not': [
    'Eso para {for} se queda demasiado de diario.',
    'Para {for} no lo llevaría: es demasiado de andar por casa.',
  ],
  'shoes-instead': ['Entonces, {list}: también aguantan.', 'Pues {list}, que también cumplen.'],
  'shoes-nearest': [
    'Entonces {piece}: es lo que mejor lo lleva de lo que queda.',
    'De lo demás, lo más apto es {piece}.',
  ],
  ranked: ['Por ese orden: {list}.', 'De primera a última: {list}.'],
  'choose-some': [
    'Me quedo con {list}. El resto puede esperar.',
    'Mi selección: {list}. Lo demás, al banquillo.',
  ],
  'give-some': [
    'Yo soltaría {list}: es lo que menos falta te hace. No quito nada hasta que lo digas.',
    'Fuera iría {list}: es de lo que menos echarás en falta. No toco nada hasta que lo digas.',
  ],
  'choose-all': ['Solo tienes {count}, así que caben: {list}.', 'Hay {count} y entran todas: {list}.'],
  'pick-for': ['Para {for}, mi elección: {piece}.', 'Y para {for}, yo elegiría {piece}.'],
  'declutter-one': [
    'Yo soltaría {list}: es lo que menos conjuntos te da de todo eso.',
    'Si hay que elegir, fuera {list}: de ahí es lo que menos juego da.',
  ],
  'enough-of': [
    'Con eso, los básicos en {colours} están cubiertos: no compraría nada.',
    'La base en {colours} la tienes: arriba, abajo y en los pies hay con qué.',
  ],
  'lacks-of': [
    'Para que la base en {colours} esté completa, solo echo en falta {things}.',
    'En {colours} faltaría {things}; lo demás lo tienes.',
  ],
  'clean-ones': ['Limpias, {count}: {list}.', 'Listas para ponerte, {count}: {list}.'],
  'clean-none': [
    'Limpia no queda ninguna: están todas en la colada.',
    'Ninguna: las tienes todas para lavar.',
  ],
  'clean-enough': ['Para la semana te sobran.', 'Con eso cubres la semana.'],
  'clean-short': ['Para toda la semana no te llegan.', 'Para la semana se quedan cortas.'],
  'wore-on': ['El {day} tenías apuntado {name}.', 'Lo del {day}: {name}.'],
  'wore-unknown': [
    'El {day} no hay nada apuntado, así que no sé qué llevabas. Dime qué era y te busco algo distinto.',
    'De lo que llevaste el {day} no hay apunte. Cuéntame qué fue y te propongo otra cosa.',
  ],
  'counts-all': ['En total, {count}.', 'Todo junto, {count}.'],
  'matched-some': ['Tienes {count}. Las primeras: {list}.', 'Son {count}; por ejemplo, {list}.'],
  'enough-kind': ['Es más que suficiente.', 'De sobra: no compraría nada más.'],
  'enough-just': ['Lo justo: llega, y con algo más rotarías mejor.', 'Te llega, aunque algo más daría aire.'],
  'enough-few': ['Se queda corto: ahí sí compraría algo.', 'Es poco si lo usas cada semana.'],
  matched: ['Tienes {count}: {list}.', 'Son {count}: {list}.'],
  'worn-with': ['Con {thing} llevaste {list}, el {day}.', 'La última vez, el {day}: {thing} con {list}.'],
  'history-none': [
    'No hay ningún día anotado con {thing}. Si apuntas lo que te pones en el calendario, te lo podré decir.',
    'No consta con qué llevaste {thing}: no hay días anotados en tu calendario. ¿Te propongo yo algo?',
  ],
  'goes-with': ['Con {thing} van bien {list}.', 'Para {thing}, estas: {list}.'],
  'goes-with-none': [
    'Con {thing} no veo ninguna que encaje del todo.',
    'Ninguna termina de ir con {thing}; probaría con otra cosa.',
  ],
  duplicates: ['Muy parecidas entre sí: {list}.', 'Hacen el mismo papel: {list}.'],
  'duplicates-none': ['No veo prendas repetidas.', 'Nada repetido: cada prenda es distinta.'],
  'sell-or-give': [
    'Antes de decidir, póntelas una vez este mes. Lo que esté casi nuevo o costó dinero, véndelo; lo gastado o de poco valor, dónalo. Lo que no pase de esa prueba no vuelve al armario.',
    'Dales una última oportunidad: póntelas una vez. Luego vende lo que esté como nuevo y dona el resto, que por cuatro euros no compensa el lío de fotos y envíos.',
  ],
  'start-with': ['Empezaría por {list}.', 'Para empezar: {list}.'],
  stays: [
    'De acuerdo, eso no se toca: {list}. Hay prendas que valen por lo que recuerdan.',
    'Ni se toca: {list}. Eso no se mide en usos.',
  ],
  'or-of-shop': [
    'Si era para comprar, dímelo y busco en la tienda.',
    '¿O era por comprar? Dímelo y miro en la tienda.',
  ],
  too: ['Sí, también {list}.', 'También, sí: {list}.'],
  'not-too': ['No, {list} no entra.', 'Eso no: {list} se queda fuera.'],
  spared: ['Sin tocar {what}, entonces.', 'De acuerdo, {what} fuera de la lista.'],
  'declutter-worn': [
    'Empezaría por lo que llevas más tiempo sin ponerte: {list}. No he quitado nada.',
    'Lo que más tiempo lleva sin salir: {list}. Tú decides; yo no borro nada.',
  ],
  declutter: [
    'Como no hay usos anotados, me fijo en lo que menos combina con lo demás: {list}. Tú decides; no he quitado nada.',
    'Sin usos anotados no sé qué no te pones. Lo que menos juego da: {list}. Yo no borro nada.',
  ],
  'declutter-twins': ['Y de estas, con una te basta: {list}.', 'También tienes casi iguales {list}.'],
  cheapest: ['Lo más barato es {thing}: {euros}.', 'La que menos costó: {thing}, {euros}.'],
  'prices-unknown': [
    'No has anotado ningún precio, así que no puedo compararlos. Se ponen en la ficha de cada prenda.',
    'Sin precios anotados no sé cuál es. En la ficha de cada prenda hay un sitio para ponerlo.',
  ],
  'prices-unknown-here': ['De las tuyas no hay precios anotados.', 'Las tuyas no tienen precio anotado.'],
  'spent-when': [
    'De qué fecha es cada compra no está anotado, así que la suma es de siempre.',
    'La fecha de compra no se anota: es el total, no el de ese periodo.',
  ],
  'added-on': [
    'Cuándo se compró no está anotado; en tu vestidor está desde {days}: {list}.',
    'La compra no se anota. En Vestidor está desde {days}: {list}.',
  ],
  'added-unknown': ['No consta desde cuándo tienes cada prenda.', 'La fecha de cada prenda no está anotada.'],
  'added-together': [
    'No lo puedo saber: entraron en tu vestidor a la vez ({days}) y la fecha de compra no se anota.',
    'Se añadieron a Vestidor a la vez ({days}), y cuándo las compraste no está anotado.',
  ],
  newest: ['Lo último que añadiste: {list} ({days}).', 'Lo más reciente en tu vestidor: {list} ({days}).'],
  oldest: [
    'Lo que más tiempo lleva en tu vestidor: {list} ({days}).',
    'La más antigua aquí: {list} ({days}).',
  ],
  'bought-unknown': [
    'Cuándo se compró no está anotado.',
    'Cuento desde que la añadiste; la compra no se anota.',
  ],
  expecting: [
    'Enhorabuena por lo que viene. De lo tuyo te sirve lo que cede o cae suelto.',
    '¡Enhorabuena! Me quedo con lo tuyo que da de sí o no aprieta la tripa.',
  ],
  'wears-unknown': [
    'No hay usos anotados todavía, así que no lo sé. Dime «hoy me he puesto…» cada día y llevo la cuenta.',
    'Aún no hay ningún uso marcado y no quiero inventar. Márcalo en la ficha o dímelo aquí y te lo diré.',
  ],
  'last-worn-none': [
    'No consta ningún uso con {list}: dímelo cuando lo lleves y llevo la cuenta.',
    'No hay ningún uso anotado con {list}, así que no sé cuándo fue la última vez.',
  ],
  'last-worn': ['La última vez fue {days}: {list}.', '{list}: la última vez, {days}.'],
  'times-worn': ['{uses} en total: {list}.', 'Suma {uses}: {list}.'],
  'unworn-unknown': [
    'Ninguna de tus {count} tiene usos anotados, así que no sé cuáles no te pones. Dime «hoy me he puesto…» y empiezo a contar.',
    'De tus {count}, ninguna tiene usos marcados todavía: cuál no te pones te lo diré con datos en cuanto marques unas semanas.',
  ],
  unworn: ['{count}: {list}.', 'Son {count}: {list}.'],
  favourites: ['Tus favoritas: {list}.', 'Entre tus favoritos están {list}.'],
  'favourites-none': [
    'Aún no tienes favoritos: marca el corazón de una prenda, o dime cuál.',
    'No hay ninguna prenda en favoritos todavía. Dime una y la añado.',
  ],
  versatile: [
    '{thing}, con {count} conjuntos posibles entre lo tuyo.',
    'Lo que más juego te da: {thing}, con {count} conjuntos.',
  ],
  'least-versatile': [
    '{thing}: solo entra en {count} conjuntos.',
    'Lo que menos combina: {thing}, con {count} conjuntos.',
  ],
  'versatile-next': ['Le siguen {list}.', 'Después, {list}.'],
  warmest: ['Lo que más abriga: {list}.', 'Para el frío, por este orden: {list}.'],
  lightest: ['Lo más fresco: {list}.', 'Lo más ligero, por este orden: {list}.'],
  'condition-none': ['Ninguna está anotada como gastada.', 'Según sus fichas, nada está en mal estado.'],
  'condition-unknown': ['Ninguna está anotada como nueva.', 'Nuevas, según sus fichas, ninguna.'],
  share: ['{count} de {total}: un {percent} %.', 'El {percent} %: {count} de {total}.'],
  'more-kinds': ['De lo que más tienes: {list}.', 'Gana esto: {list}.'],
  'more-of': ['Más {most} ({count}) que {rest}.', 'Hay más {most} ({count}) que {rest}.'],
  'as-many': ['Empate: {most} ({count}) y {rest}.', 'Los mismos: {most} ({count}) y {rest}.'],
  'gaps-for': [
    'Para {for}, lo que más te ayudaría: {things}.',
    'Pensando en {for}, te vendría bien {things}.',
  ],
  combinations: [
    'Unas {count} que combinan entre sí, con {tops} partes de arriba, {bottoms} de abajo y {shoes} pares de zapatos.',
    'Por encima, {count}: {tops} partes de arriba, {bottoms} de abajo y {shoes} pares de zapatos, contando solo lo que pega.',
  ],
  'needs-owned': ['Para {for} ya tienes {list}.', 'De lo tuyo, para {for} sirve esto: {list}.'],
  'needs-lacking': ['Te falta {things}.', 'Lo que no veo: {things}.'],
  'needs-met': ['Con eso basta: yo no compraría nada.', 'No te falta nada importante para {for}.'],
  'worn-pieces': ['Apuntado como puesto hoy: {list}.', 'Hecho, hoy llevas {list}.'],
  'worn-none-planned': [
    'El {day} no tenías nada apuntado en el calendario. Dime qué llevaste y lo marco.',
    'No hay nada apuntado el {day}, así que no sé qué llevabas. Dímelo y lo marco.',
  ],
  'which-product': ['En la tienda hay {list}. ¿Cuál?', 'De la tienda tengo {list}. ¿Cuál de ellas?'],
  'pack-weather': [
    'No sé qué tiempo hace allí, así que cuento con el de la época; dime la temperatura y afino.',
    'De ese sitio no tengo el clima: lo preparo para la época, y si me dices los grados lo ajusto.',
  ],
  'pack-nights': [
    'Para el frío de la noche sumo {list}.',
    'Y para cuando baja la temperatura, además: {list}.',
  ],
  'pack-sun': ['Contra el sol, {list}.', 'Para el sol fuerte, {list}.'],
  'pack-on-the-way': [
    'Viaja con lo que más abulta puesto: {list}.',
    'Lo que más ocupa, puesto en el viaje: {list}.',
  ],
  'capsule-of': [
    'Tu cápsula de {count}: las que más combinan entre sí.',
    'Estas {count} son las que más juego te dan juntas.',
  ],
  'told-easy': ['Sí, conjunta: {a} y {b} se llevan bien.', 'Va bien: {a} con {b} es una pareja fácil.'],
  'told-one-pattern': [
    'Un solo dibujo y lo demás liso, que es como mejor se ve.',
    'Y con un único estampado, el conjunto respira.',
  ],
  'told-patterns': [
    'Son varios dibujos a la vez: dejaría uno y lo demás liso.',
    'Con más de un estampado se cansa la vista: mejor uno solo.',
  ],
  'told-shoes': [
    'El zapato, en uno de esos tonos o en un neutro, y listo.',
    'Y de zapato, un neutro de los suyos: marrón, negro o blanco.',
  ],
  'first-aid': ['Para salir del paso:', 'Lo primero, con calma:'],
  'knows-nearest': [
    'Justo eso no lo tengo escrito; lo más cercano que sé:',
    'Exactamente de eso no sé; te puede servir esto:',
  ],
  'who-other': [
    '{other} es la otra asesora, con otro estilo y su propia conversación.',
    'Y {other} es mi compañera: otra voz, otra mirada y otra charla aparte.',
  ],
  'same-for-it': ['Sí, vale lo mismo.', 'Sí, igual.'],
  'serves-as-is': ['Con lo que tienes basta.', 'Con eso te apañas.'],
  'not-same-for-it': ['No es igual.', 'No del todo: cambia.'],
  'not-out': [
    'Si no sale, repite una vez y no insistas: ni calor ni plancha, que la fijan. Después, tintorería, y cuenta de qué es y qué le has puesto.',
    'Repítelo una vez más y, si sigue, no la seques con calor: llévala a la tintorería y di qué era y qué le has echado.',
  ],
  'not-out-of-hide': [
    'Si no sale, no insistas ni pruebes con nada más fuerte, que se lleva el color: un especialista del cuero la limpia o la retinta.',
    'Ahí ya no le eches nada más, que te comes el color: a un taller de limpieza de piel, que la limpian o la retiñen.',
  ],
  'own-near-face': ['De lo tuyo, cerca de la cara: {list}.', 'De tu armario, arriba yo te pondría {list}.'],
  'own-of-style': ['De lo tuyo entran ahí {list}.', 'Tuyo, y de lleno en eso: {list}.'],
  'none-of-style': ['De lo tuyo, nada lo da del todo.', 'En tu armario no veo nada que lo dé entero.'],
  'against-style': ['Lo romperían {list}.', 'Y lo que se lo carga: {list}.'],
  'none-near-face': [
    'De esos colores no veo nada tuyo para la parte de arriba; un pañuelo lo resuelve con poco.',
    'En esos tonos no tienes nada de arriba. Con un pañuelo te apañas.',
  ],
  'custom-refuses': [
    'Mejor no: {piece} choca con lo que te decía, {why}.',
    'Ahí {piece} no: ya sabes, {why}.',
  ],
  'mourning-lightens': [
    'Falta de respeto no sería, pero {piece} se hace notar: ese día, mejor algo oscuro y liso.',
    'Nadie te dirá nada, aunque {piece} canta entre tanto oscuro: mejor otra cosa ese día.',
  ],
  'custom-kept-by': ['De lo tuyo lo cumple {look}.', 'De tu armario, para eso: {look}.'],
  'knows-not-part': ['De {what} no tengo nada seguro.', 'Lo de {what} no te lo puedo asegurar.'],
  'knows-none': [
    'Sobre {what}, justo lo que me preguntas no lo sé seguro, y prefiero no inventar.',
    'Lo que me preguntas de {what} no te lo puedo asegurar.',
  ],
  'knows-none-of-care': [
    'Sobre {what} no lo sé seguro, y prefiero no inventar. Dime de qué tela es y busco lo más cercano.',
    'De {what} no te lo puedo asegurar. ¿De qué tela es? Con eso miro por ahí.',
  ],
  'cares-in-general': [
    'De tu caso concreto no te lo aseguro; lo que vale siempre para {named}: {says}.',
    'Justo eso no lo tengo seguro. Con {named}, lo que no falla: {says}.',
  ],
  'knows-part': [
    'De {what} en concreto no tengo nada escrito; lo más cercano que sé:',
    'Sobre {what} no te lo aseguro. Lo que más se le acerca:',
  ],
  'shop-cheapest': ['De la tienda, lo más barato es {product}.', 'Lo más económico de la tienda: {product}.'],
  'shop-dearest': [
    'De la tienda, lo más caro es {product}.',
    'En la tienda, arriba del todo está {product}.',
  ],
  'shop-size-yes': ['Sí, en la talla {size} hay {list}.', 'En la {size} quedan {list}.'],
  'shop-size-no': [
    'En la {size} no hay {product}. Quedan: {sizes}.',
    'De {product} no queda la {size}; sí {sizes}.',
  ],
  'shop-sizes': ['Tallas disponibles: {list}.', 'Quedan estas tallas: {list}.'],
  'shop-colour-yes': ['Sí, en {colour}: {list}.', 'En {colour} lo hay: {list}.'],
  'shop-colours': ['Colores disponibles: {list}.', 'Lo hay en estos colores: {list}.'],
  'shop-material': [
    '{list}. La composición exacta está en su ficha.',
    '{list}; en la ficha tienes los porcentajes.',
  ],
  'shop-prices': ['De la tienda: {list}.', 'Precios de la tienda, con IVA: {list}.'],
  'shop-not-sold': [
    'La tienda no vende {what} de momento.',
    'De {what}, la tienda no tiene nada ahora mismo.',
  ],
  'shop-no-cheaper': [
    'Más barato no hay: lo más económico de la tienda es {product}.',
    'No baja de ahí: lo más barato es {product}, de la tienda.',
  ],
  'shop-unmet': ['{what} {wishes} no hay en la tienda.', 'No encuentro {what} {wishes} en la tienda.'],
  'shop-instead': ['Lo más parecido de la tienda: {list}.', 'Se le acerca esto de la tienda: {list}.'],
  'shop-cheap': ['Lo más económico de la tienda: {list}.', 'De la tienda, de menos a más: {list}.'],
  'shop-owned': ['Aunque en tu armario ya tienes {list}.', 'Antes de comprar, mira: ya tienes {list}.'],
  'shop-with': ['De la tienda, {wishes}: {list}.', 'En la tienda, {wishes}, hay {list}.'],
  'shop-untold': [
    'Si es {details} no lo dice su ficha: mira las fotos o pregúntalo desde Contacto.',
    'Sobre {details}, la ficha no dice nada; mira las fotos o pregunta por Contacto.',
  ],
  'shop-no-cheaper-with': [
    '{wishes} no baja de ahí: lo más barato es {product}.',
    'Más barato {wishes} no hay; lo que menos cuesta es {product}.',
  ],
  'shop-cheaper-without': [
    'Más barato, pero sin todo lo que pides: {list}.',
    'Cediendo en algo, por menos hay {list}.',
  ],
  'goes-with-colour': [
    '{what} no tienes, pero con ese color irían {list}.',
    'No veo {what}; a ese color le van {list}.',
  ],
  'duplicates-near': [
    'Iguales no hay. Lo más parecido entre sí: {list}.',
    'Repetido del todo, nada; se parecen {list}.',
  ],
  'colours-missing': ['De color, no tienes nada en {list}.', 'Te faltan {list}.'],
  'gift-list': [
    'Para regalar sin saber la talla, de la tienda: {list}.',
    'De la tienda regalaría algo sin talla: {list}.',
  ],
  'gift-ask': ['¿Para quién es y cuánto quieres gastarte?', 'Dime para quién es y el presupuesto y afino.'],
} satisfies SomeLines;
