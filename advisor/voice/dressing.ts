import type { SomeLines } from './phrase.ts';

export const dressing = {
  'beside-worn': ['Con {worn} que ya llevas: {look}.', 'Lo que llevas se queda; a eso súmale {look}.'],
  'beside-worn-or': ['O, si lo prefieres, {look}.', 'Otra salida: {look}.'],
  'beside-worn-none': [
    'Con {worn} no encuentro nada tuyo que mejore lo que ya llevas; yo iría así.',
    'A {worn} no le sumaría nada: así vas bien.',
  ],
  'rinse-first': [
    'Y lo manchado, a remojo en agua fría cuanto antes, sin frotar.',
    'Lo que se ha manchado, déjalo ya en agua fría y sin frotar; luego lo tratas con calma.',
  ],
  'of-told': [
    'De lo que me cuentas, para {for}: {look}.',
    'Con lo que tienes, para {for} me quedo con {look}.',
  ],
  'of-told-then': ['Y para {for}: {look}.', 'Después, para {for}, {look}.'],
  'of-told-same': ['Y para {for} te sirve lo mismo.', 'Para {for}, tal cual.'],
  'of-told-add': [
    'Cuando quieras, sube esas prendas en Escáner y te hago más.',
    'Si las subes en Escáner, otro día te compongo con todo.',
  ],
  'other-days-stay': ['Los demás días se quedan como estaban.', 'El resto de los días no cambia.'],
  congratulation: ['¡Enhorabuena!', 'Lo primero, enhorabuena.'],
  'good-luck': ['Mucha suerte.', 'Te va a salir bien.'],
  'pet-gone': [
    'Cuánto lo siento: un compañero así es familia, y hoy pesa todo.',
    'Lo siento muchísimo. Tantos años juntos dejan la casa muy callada.',
  ],
  courage: ['Mucho ánimo con eso.', 'Ánimo, y que vaya bien.'],
  'indoor-layer': [
    'Para dentro, {piece}: abriga lo justo y se queda puesta o atada, sin guardarropa.',
    'Sobre eso, {piece}: ligera para no quitártela dentro.',
  ],
  'layer-for-later': [
    'El conjunto se queda; para cuando refresque, lleva {piece}.',
    'No cambies nada: cuando baje la temperatura, {piece} por encima.',
  ],
  'layer-enough': ['Con {piece}, que ya va en el conjunto, basta.', 'Para eso ya llevas {piece}.'],
  'shoes-for-ground': ['Y para ese suelo, {into} en lugar de {out}.', 'Allí cambia {out} por {into}.'],
  'travel-wear': [
    'Para el viaje, puesto lo que más ocupa: {list}.',
    'Viaja con {list}: es lo que más pesa y así no va en la maleta.',
  ],
  'case-wear': [
    'Yo viajaría con {list}: es lo que más ocupa y así la maleta cierra.',
    'Eso, puesto: {list}. Dentro ocupa demasiado.',
  ],
  'case-put': [
    'En la maleta: {list}. Ocupa poco y viajas más a gusto.',
    'Dentro: {list}, que apenas abulta.',
  ],
  'pack-repeats': [
    'Son pocas a propósito: a mitad de viaje repites las mismas prendas combinadas de otra forma.',
    'Con eso sobra: los últimos días repites, cambiando lo de arriba.',
  ],
  'pack-round': ['Para no repetir siempre lo mismo, además: {list}.', 'Y de repuesto, {list}.'],
  'stay-open': [
    'Para {length}{where} no metas un look por día: pocas prendas que combinan entre sí y se lavan cada semana.',
    'Para {length}{where} va un armario en pequeño: todo combina con todo y lo lavas cada semana.',
  ],
  'case-weather': [
    'Para ese tiempo, mete también {list}; lo demás de la maleta se queda igual.',
    'Por si acaso, suma {list}; el resto no se toca.',
  ],
  'chosen-shown': [
    'El que lleva {list}: queda más redondo.',
    'Me quedo con el de {list}; es el que mejor funciona.',
  ],
  'lack-now': [
    'Antes de comprar, pregunta en casa o a alguien que te lo preste; si no, con uno sencillo basta.',
    'Pídelo prestado para ese día y, si no hay suerte, el más sencillo te saca del apuro.',
  ],
  'case-look': ['Para ese plan, {look}.', 'Ese día, {look}.'],
  'case-suffices': [
    'Sí: {count} prendas, con un look pensado para cada día. Si quieres margen, suma una camiseta; nada más.',
    'Llega: son {count} prendas y cada día tiene su look. De repuesto, como mucho otra parte de arriba.',
  ],
  'case-suffices-washed': [
    'Sí: {count} prendas, {tops} de arriba y {bottoms} de abajo, que combinan entre sí. Con una lavadora a la semana te llega; menos bulto y no repites igual.',
    'Llega: las {count} prendas se combinan entre sí y se lavan una vez por semana. Más ropa sería más peso, no más looks.',
  ],
  'case-ready': ['Para eso ya van dentro {list}.', 'Eso ya está previsto: {list}.'],
  'outing-adds': [
    'Para ese día, mete también {list}; lo demás de la maleta sirve igual.',
    'Sí, una cosa más: {list}. El resto se queda como está.',
  ],
  'outing-enough': [
    'Con lo que ya va en la maleta te basta: ese día, capa sobre capa.',
    'No hace falta meter nada: ponte juntas las capas que ya llevas.',
  ],
  'layers-inside': [
    'Bajo techo, con quitarte {layers} basta.',
    'Dentro te quitas {layers} y no te sobra nada.',
  ],
  'cold-add': ['Con ese frío, suma {list}.', 'Y contra el frío, por fuera, {list}.'],
  'cold-under': ['Debajo, {piece}: abriga y no se ve.', 'Y por dentro, {piece}, que no se nota.'],
  'none-of': ['Va todo {what}.', '{what}: cumplido.'],
  'through-rain': [
    'Para la calle, por la lluvia, {list}; al volver te lo quitas.',
    'Y para salir con lo que cae, {list}.',
  ],
  'colour-met': ['El {colour} lo pone {piece}.', 'De {colour}, {piece}: con eso cumples.'],
  'needs-told': ['He pensado en ello: {met}.', 'Lo he tenido en cuenta: {met}.'],
  'pack-frost': ['Y para ese frío, además: {list}.', 'Contra el frío de verdad, mete también {list}.'],
  'pack-frost-lacks': [
    'Te faltarían {things}: con ese frío se agradecen.',
    'Lo único que no te veo: {things}.',
  ],
  costume: ['{idea}: {list}, {finish}.', 'Yo iría de esto. {idea}: {list}, {finish}.'],
  'costume-or': ['Otra idea. {idea}: {list}, {finish}.', 'O si no, esta. {idea}: {list}, {finish}.'],
  'costume-none': [
    'Con lo tuyo no me sale ningún disfraz redondo; con todo de un solo color y una careta de cartulina ya eres un personaje.',
    'De disfraz entero no tienes nada; viste de un solo color y que el resto lo haga el maquillaje.',
  ],
  'ugly-knit': [
    'Feo de verdad no tienes ninguno, y se arregla: {list}, y encima espumillón, lazos o pompones prendidos con imperdibles, que luego se quitan sin dejar marca.',
    'Con lo tuyo se arma: {list}, y el resto lo ponen espumillón, bolas pequeñas y pompones sujetos con imperdibles. Después lo quitas y la prenda queda igual.',
  ],
} satisfies SomeLines;
