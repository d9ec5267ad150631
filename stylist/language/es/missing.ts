import type { MissingWords } from '../shape/words.ts';
import { the, verb } from './grammar.ts';
import { inHouse } from './house.ts';

const level = 'llevarían el outfit a la altura de la ocasión';

const placeOf = (where: Parameters<MissingWords['absence']>[1]): string => {
  if (typeof where === 'object') return inHouse(where.house);
  return where === 'laundry' ? 'en la colada' : 'fuera del armario';
};

export const missing: MissingWords = {
  absence: (garment, where) => `: ${the(garment)} ${verb(garment, 'está', 'están')} ${placeOf(where)}`,
  bottom: (such, note) =>
    `Te falta una parte de abajo, como un pantalón o ${such === 'skirt' ? 'una falda' : 'unos vaqueros'}${note}.`,
  top: (note) => `Te falta una parte de arriba, como una camisa o una camiseta${note}.`,
  clothes: (orDress) =>
    `Añade una parte de arriba y una de abajo${orDress ? ', o un vestido,' : ''} y empezamos a combinar.`,
  shoes: (note) => `Te faltan unos zapatos para completar el outfit${note}.`,
  sportShoes: (note) => `Con unas zapatillas deportivas irías mejor para hacer deporte${note}.`,
  casualShoes: 'Unos zapatos más de diario irían mejor con el plan.',
  otherFormalShoes: `Otros zapatos ${level}.`,
  formalShoes: (note) => `Unos zapatos de vestir ${level}${note}.`,
  sportClothes: (note) => `Con unas mallas o un pantalón de deporte te moverías con más comodidad${note}.`,
  otherCoat: 'Un abrigo más acorde con el día completaría el outfit.',
  coat: (against, note) =>
    `Te falta un abrigo para ${against === 'winter' ? 'el invierno' : 'el frío'}${note}.`,
  jacket: (against, note) =>
    `Una chaqueta te vendría bien para ${against === 'fall' ? 'el otoño' : 'este fresco'}${note}.`,
  wornAndAvoided: 'Has pedido a la vez llevar y evitar la misma prenda.',
  gone: 'La prenda que quieres llevar ya no está en tu armario.',
  incompatible: 'Las prendas que quieres llevar no se pueden combinar en un mismo outfit.',
};
