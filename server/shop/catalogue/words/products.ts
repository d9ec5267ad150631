import { albaNorteAccessories } from './alba-norte-accessories.ts';
import { albaNorteBottoms } from './alba-norte-bottoms.ts';
import { albaNorteDresses } from './alba-norte-dresses.ts';
import { albaNorteShoes } from './alba-norte-shoes.ts';
import { albaNorteTops } from './alba-norte-tops.ts';
import { casaLirioAccessories } from './casa-lirio-accessories.ts';
import { casaLirioBottoms } from './casa-lirio-bottoms.ts';
import { casaLirioDresses } from './casa-lirio-dresses.ts';
import { casaLirioShoes } from './casa-lirio-shoes.ts';
import { casaLirioTops } from './casa-lirio-tops.ts';

/** By the id of the product. */
export const productWords = {
  ...albaNorteAccessories,
  ...albaNorteBottoms,
  ...albaNorteDresses,
  ...albaNorteShoes,
  ...albaNorteTops,
  ...casaLirioAccessories,
  ...casaLirioBottoms,
  ...casaLirioDresses,
  ...casaLirioShoes,
  ...casaLirioTops,
};
