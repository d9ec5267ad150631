import type { MissingWords } from '../shape/words.ts';
import { the, verb } from './grammar.ts';
import { inHouse } from './house.ts';

const level = 'punham o outfit à altura da ocasião';

const placeOf = (where: Parameters<MissingWords['absence']>[1]): string => {
  if (typeof where === 'object') return inHouse(where.house);
  return where === 'laundry' ? 'para lavar' : 'fora do guarda-roupa';
};

export const missing: MissingWords = {
  absence: (garment, where) => `: ${the(garment)} ${verb(garment, 'está', 'estão')} ${placeOf(where)}`,
  bottom: (such, note) =>
    `Falta-te uma parte de baixo, como umas calças${such === 'skirt' ? ' ou uma saia' : ', clássicas ou de ganga'}${note}.`,
  top: (note) => `Falta-te uma parte de cima, como uma camisa ou uma t-shirt${note}.`,
  clothes: (orDress) =>
    `Junta uma parte de cima e uma de baixo${orDress ? ', ou um vestido,' : ''} e começamos a combinar.`,
  shoes: (note) => `Faltam-te uns sapatos para completar o outfit${note}.`,
  sportShoes: (note) => `Com uns ténis de desporto ias melhor para treinar${note}.`,
  casualShoes: 'Uns sapatos mais do dia a dia ficavam melhor com o plano.',
  otherFormalShoes: `Outros sapatos ${level}.`,
  formalShoes: (note) => `Uns sapatos clássicos ${level}${note}.`,
  sportClothes: (note) => `Com umas leggings ou umas calças de desporto mexias-te com mais conforto${note}.`,
  otherCoat: 'Um casaco mais adequado ao dia completava o outfit.',
  coat: (against, note) =>
    `Falta-te um sobretudo para ${against === 'winter' ? 'o inverno' : 'o frio'}${note}.`,
  jacket: (against, note) =>
    `Um casaco dava-te jeito para ${against === 'fall' ? 'o outono' : 'este fresco'}${note}.`,
  wornAndAvoided: 'Pediste ao mesmo tempo para usar e evitar a mesma peça.',
  gone: 'A peça que queres usar já não está no teu guarda-roupa.',
  incompatible: 'As peças que queres usar não se podem combinar num mesmo outfit.',
};
