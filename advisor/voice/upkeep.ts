import type { SomeLines } from './phrase.ts';

/** Lines about washing, what is out of the wardrobe, spending and boards: facts, which both advisors tell alike. */
export const upkeep = {
  'wash-due': ['Toca lavar: {list}.', 'Para la lavadora: {list}.'],
  'wash-due-none': [
    'Nada por ahora: ninguna ha llegado a los usos con los que se lava.',
    'No te toca lavar nada.',
  ],
  'wash-basket': ['Y en la colada ya tienes {list}.', 'En la colada esperan {list}.'],
  'away-list': ['Fuera del armario: {list}.', 'Ahora mismo tienes fuera {list}.'],
  'away-none': [
    'No consta nada prestado, guardado ni arreglándose. Si algo lo tiene alguien, dime qué prenda y quién, y lo apunto.',
    'Según tus apuntes está todo en tu armario. ¿Falta algo? Dime qué prenda es y quién la tiene, y queda anotado.',
  ],
  'no-notes': [
    'Notas de una prenda no guardo ({list}). Si quieres que descanse, dime «ponlo en arreglos» y no sale en los looks hasta que vuelva.',
    'Eso en la ficha no lo puedo apuntar ({list}). Con «ponlo en arreglos» la dejo fuera de los looks hasta que vuelva.',
  ],
  'not-away': [
    'Ya en casa: {list}. Fuera no constaba.',
    'En casa, entonces: {list}. No lo tenía apuntado fuera.',
  ],
  'at-hand': [
    'Según lo anotado, está en casa: {list}. No consta fuera ni en la colada.',
    'En casa, según tus apuntes: {list}. Ni fuera ni en la colada.',
  ],
  'lend-this': ['Yo le dejaría {piece}: {why}.', 'Préstale {piece}: {why}.'],
  'you-keep': ['Tú te quedas con {list}.', 'Para ti siguen en casa {list}.'],
  'lend-try': [
    'Que se lo pruebe antes de llevárselo; cuando se lo des, dime a quién y lo apunto.',
    'Mejor que se lo pruebe primero. Si se lo lleva, dímelo y queda anotado.',
  ],
  'look-around': [
    'Mira detrás de la puerta, en el coche y en casa de quien visitaste último; si lo tiene alguien, dímelo y lo apunto.',
    'Suele estar en el perchero de la entrada, en el coche o en la última casa donde estuviste. Si aparece prestado, dime a quién.',
  ],
  'departed-list': ['Se fueron: {list}.', 'Ya no tienes {list}.'],
  'departed-none': [
    'No has apuntado ninguna prenda vendida, regalada ni donada.',
    'De tu armario no se ha ido nada.',
  ],
  'back-in-wardrobe': [
    'Tranquilidad, deshecho: vuelve a estar en tu vestidor, con sus outfits.',
    'Nada grave, ya está deshecho: sigue siendo tuya y vuelve con sus outfits.',
  ],
  'all-back': [
    'He deshecho la baja entera, así que vuelven todas a tu vestidor. Si la otra sí se fue, dímelo y la apunto de nuevo.',
    'Deshecho todo: han vuelto todas al armario. La que sí se va, dímela otra vez y la doy de baja.',
  ],
  'not-gone': [
    'Sin susto: no consta como vendido, sigue en tu vestidor: {list}.',
    'No pasa nada, aquí no se ha ido: en tu vestidor sigue {list}.',
  ],
  'restore-there': ['Tiene arreglo.', 'Eso se deshace.'],
  'departed-received': ['Han vuelto {euros}.', 'Por ellas te han dado {euros}.'],
  'budget-left': ['Te quedan {euros} de {limit} {period}.', '{period} te quedan {euros} de {limit}.'],
  'budget-over': [
    'Te has pasado {euros} de los {limit} {period}.',
    '{period} llevas {euros} de más sobre {limit}.',
  ],
  'budget-none': [
    'Llevas {month} este mes y {year} este año. No tienes presupuesto: se pone en Tus deseos.',
    'Este mes van {month} y este año {year}. Si quieres un límite, ponlo en Tus deseos.',
  ],
  'budget-unknown': [
    'Aquí no se juzga a nadie, y tampoco podría: ninguna prenda tiene el precio anotado. Ponlo en su ficha y te llevo la cuenta del mes y del año.',
    'Secreto a salvo: sin precios anotados no sé lo que llevas gastado. Apúntalos en la ficha de cada prenda y te lo sumo.',
  ],
  'budget-counted': [
    'Cuento el precio de lo que entra en tu vestidor.',
    'Sale del precio anotado de lo que ha entrado.',
  ],
  'wish-best': [
    'La que más te daría: {wish}, con {count}.',
    'Lo que más outfits añadiría es {wish}: {count}.',
  ],
  'wish-alike': ['Ojo con {wish}: ya tienes {owned}.', '{wish} hace lo mismo que {owned}, que ya es tuya.'],
  'boards-list': ['Tus tableros: {list}.', 'Tienes estos tableros: {list}.'],
  'inspirations-list': ['Inspiraciones guardadas: {list}.', 'Tienes guardadas {list}.'],
  'boards-none': [
    'Aún no tienes tableros ni inspiraciones. En Inspiración traes la foto de un look y lo rehacemos con tu ropa.',
    'No hay ninguno todavía: en Inspiración puedes empezar con una foto.',
  ],
  'gone-sold': ['Vendido, fuera de tu vestidor: {list}.', 'Hecho, ya no está en tu vestidor: {list}.'],
  'gone-given': ['Regalado, fuera de tu vestidor: {list}.', 'Hecho, ya no está en tu vestidor: {list}.'],
  'gone-donated': ['Donado, fuera de tu vestidor: {list}.', 'Hecho, ya no está en tu vestidor: {list}.'],
  'gone-discarded': ['Fuera de tu vestidor: {list}.', 'Hecho, ya no está en tu vestidor: {list}.'],
  'gone-for-other': [
    'El importe no lo apunto: aquí solo se guardan euros. Dímelo en euros y lo añado.',
    'Aquí los importes van en euros, así que ese no lo he anotado.',
  ],
  'gone-for': ['Apunto que te han dado {euros}.', 'Anotado: {euros}.'],
  'gone-with-outfits': [
    'Salen también los outfits que la llevan; sus usos se quedan en tu historia.',
    'Con ella se van sus outfits, pero no sus usos.',
  ],
  'noted-lent': ['Apuntado como prestado: {list}.', 'Hecho, consta como prestado: {list}.'],
  'noted-stored': ['Apuntado como guardado: {list}.', 'Hecho, consta como guardado: {list}.'],
  'noted-repair': ['Apuntado en arreglos: {list}.', 'Hecho, consta en arreglos: {list}.'],
  'noted-where': ['Queda anotado: {where}.', 'Lo apunto así: {where}.'],
  'noted-until': ['Anotado: {list}, hasta el {day}.', 'Hecho, queda con fecha de vuelta el {day}: {list}.'],
  'loan-corrected': [
    'Corregido: el préstamo es de {meant}, y en casa se queda {gone}.',
    'Hecho: lo prestado es {meant}; {gone} vuelve a constar en tu armario.',
  ],
  'away-not-proposed': [
    'No saldrá: mientras conste fuera no la propongo en ningún look. Cuando vuelva, dímelo: {list}.',
    'Hecho, lo que está fuera no entra en ningún look hasta que me digas que ha vuelto: {list}.',
  ],
  'noted-dateless': [
    'La vuelta no la apunto sin un día concreto: si lo sabes, dímelo.',
    'Para la vuelta me falta una fecha; dímela y la añado.',
  ],
  'noted-back': ['De vuelta en tu armario: {list}.', 'Hecho, ya está en casa: {list}.'],
} satisfies SomeLines;
