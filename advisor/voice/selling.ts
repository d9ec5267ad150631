import type { SomeLines } from './phrase.ts';

/** Lines about products of the shop: facts, which both advisors tell alike. */
export const selling = {
  'product-care': ['Así se cuida, según su ficha: {list}.', 'En la ficha pone: {list}.'],
  'product-told': ['La ficha dice: {list}.', 'En su ficha: {list}.'],
  'product-compare': ['Puestos al lado: {list}.', 'Esto los separa: {list}.'],
  'product-warmest': ['Abriga más {product}, que es de {cloth}.', 'Para el frío, {product}: es de {cloth}.'],
  'shop-dearest-first': ['Lo más caro de la tienda: {list}.', 'De más a menos, en la tienda: {list}.'],
  'shop-also': ['{wishes} sí hay: {list}.', 'Lo que sí hay {wishes}: {list}.'],
  'file-which': ['¿Añado alguno o lo dejo?', '¿Te sirve alguno? Dime cuál y lo añado.'],
  'cart-remove': [
    'Desde aquí no puedo sacar nada del carrito: ábrelo en la tienda y cada cosa tiene su botón para quitarla. Ahora llevas {list}.',
    'Quitar del carrito lo haces tú: en la tienda, cada artículo tiene su botón. Dentro está {list}.',
  ],
  'cart-nothing-to-remove': [
    'No hay nada que quitar: tu carrito está vacío.',
    'Tu carrito ya está vacío, no queda nada que sacar.',
  ],
  'product-spoils': [
    'Lavada así no debería encoger ni perder color. Si sale con un defecto, se reclama; lavada de otro modo, ya no la cubre la garantía.',
    'Siguiendo eso no tiene por qué encoger ni desteñir. Si aun así sale mal, es un defecto y se reclama; si se lavó más caliente, no.',
  ],
  'shop-owned-kind': ['En tu armario ya tienes {list}.', 'Para eso, tuyo, tienes {list}.'],
  'shop-none-owned': [
    'Dime para cuándo lo quieres y te lo monto con lo que hay.',
    '¿Lo resolvemos con lo tuyo? Dime el plan y te hago el conjunto.',
  ],
  'shop-none-next': [
    'Si me dices para qué lo quieres, miro qué otra cosa de la tienda te lo resuelve, o en qué fijarte si lo buscas fuera.',
    'Cuéntame para qué es y busco otra cosa de la tienda que sirva, o te digo en qué fijarte si lo compras en otro sitio.',
  ],
  'shop-goes-with': ['Con {piece} queda bien {product}.', '{product} va bien con {piece}.'],
  'shop-goes-not': [
    'Con {piece}, la verdad, ninguno remata; por ese lado esperaría.',
    'Para {piece} no es lo ideal: antes probaría con lo que ya tienes.',
  ],
  'shop-tone-yes': ['Y sí, {a} con {b} pega.', 'Y con {b}, {a} va bien.'],
  'shop-tone-no': ['Con {b}, en cambio, {a} se pelea un poco.', 'Eso sí: {a} y {b} juntos no los pondría.'],
  'shop-in-euros': [
    'Los precios son en euros: he contado tu tope como euros.',
    'Ojo, la tienda va en euros; he tomado tu tope como euros.',
  ],
  'shop-plain-for': [
    'Eso sí, para {for} se queda corto de arreglo: pediría algo más.',
    'Para {for}, ojo, va justo: son piezas más de diario.',
  ],
  'first-buys': [
    'Para {for} yo empezaría por {list}: {total} en total, dentro de tu presupuesto.',
    'Primero, y para {for}: {list}. Suma {total} y no te pasas.',
  ],
  'first-buys-later': ['Para más adelante dejaría {things}.', 'Y cuando se pueda, {things}.'],
  'theirs-rests': ['Ese lo dejamos descansar.', 'Entonces ese se queda en el armario.'],
  'holds-rain': [
    'El agua la aguantan: solo compraría las de goma si te toca pisar charcos cada semana.',
    'Para un chaparrón sirven; las de goma compensan si llueve día sí y día no.',
  ],
  'hardly-rain': [
    'Eso sí, el agua la llevan mal: con lluvia de verdad, las de goma sí se amortizan.',
    'Pero calan: si te mojas a menudo, unas de goma se pagan solas.',
  ],
  'gift-pick': ['Yo regalaría {product}.', 'Para acertar, {product}.'],
  'cart-total': [
    '{total} lo del carrito y {delivery} de envío: {all} en total. Si añades {left} más, el envío sale gratis.',
    'Son {all}: {total} del carrito y {delivery} de envío. Con {left} más ya no pagarías el envío.',
  ],
  'cart-total-free': [
    'Son {total}, y el envío te sale gratis.',
    '{total} en total: por ese importe el envío no se paga.',
  ],
  'weigh-owned': [
    'De «{what}» ya tienes {count}: por eso lo dejaría para otra vez.',
    'En «{what}» ya cuentas con {count} en casa, así que eso puede esperar.',
  ],
  'weigh-absent': [
    '«{what}» dentro de eso no encuentro en la tienda.',
    'De «{what}», con esas condiciones, no hay nada en la tienda.',
  ],
  'weigh-dear': [
    'Por ese precio no hay ninguna de las dos cosas; un poco más arriba, sí.',
    'Las dos pasan de ese precio.',
  ],
  'weigh-none': [
    'Ninguna de las dos cosas está ahora en la tienda. Dime qué otra te serviría y la busco.',
    'No encuentro ninguna de las dos en la tienda. Si te vale otra cosa parecida, dímela y miro.',
  ],
  'shop-shade': [
    '«{shade}» tal cual no hay; lo más parecido, en {colour}.',
    'En «{shade}» no hay nada; en {colour}, sí.',
  ],
} satisfies SomeLines;

export const mayaSells = {
  'product-choice': [
    'Me quedaría con {product}: es lo que más da con tu ropa, {count} conjuntos.',
    'Elegiría {product}, que con lo tuyo da {count} conjuntos.',
  ],
  'product-choice-price': [
    'Sin más datos de tu armario, me quedaría con lo que menos cuesta: {product}.',
    'Por precio, elegiría {product}; con tu ropa subida te diría cuál combina mejor.',
  ],
  'gift-child': [
    'Ropa de niño no vende la tienda. Para esa edad acierta algo cómodo de una talla más: un pijama, una sudadera o gorro y bufanda.',
    'La tienda no tiene ropa infantil. A esa edad, mejor algo práctico que quede un poco grande: pijama, sudadera o un gorro con guantes.',
  ],
  'buy-enough': [
    'Yo no lo compraría: ya tienes {list}. Solo tendría sentido si es muy distinto o si algo de eso está para jubilar.',
    'Me quedaría con lo que hay: ya tienes {list}. Lo compraría solo para relevar a algo que ya no te puedas poner.',
  ],
  'buy-other-colour': [
    'Justo así no lo tienes; del mismo tipo, sí: {list}. Si se te ocurren tres conjuntos para estrenarlo, adelante; si no, espera.',
    'Así no tienes, aunque parecido sí: {list}. Cómpralo si te ves con ello tres veces al mes; si dudas, con lo que hay te arreglas.',
  ],
} satisfies SomeLines;

export const valentinaSells = {
  'product-choice': [
    'Yo iría a por {product}: te da {count} looks con lo tuyo.',
    'Mi voto, {product}: {count} looks con tu ropa.',
  ],
  'product-choice-price': [
    'Sin ver tu armario, yo tiraría de lo más barato: {product}.',
    'Por precio, {product}. Sube tu ropa y te digo cuál combina más.',
  ],
  'gift-child': [
    'Ropa de peques no hay en la tienda. A esa edad triunfa algo cómodo y un poco grande: sudadera, pijama o gorro y guantes.',
    'De niño no vendemos nada. Algo calentito y de una talla más no falla: pijama, sudadera o un gorro gracioso.',
  ],
  'buy-enough': [
    'Yo paso: ya tienes {list}. Solo lo pillaría si es muy distinto o si algo de eso está muerto.',
    'Quédate con lo tuyo: ya tienes {list}. Si algo de eso está para tirar, entonces sí.',
  ],
  'buy-other-colour': [
    'Así no tienes; parecido sí: {list}. Si se te ocurren tres looks con ello, dale; si no, espera.',
    'Justo eso no lo tienes, pero sí {list}. ¿Lo usarías tres veces al mes? Si dudas, no lo pilles.',
  ],
} satisfies SomeLines;
