import { entriesOn } from './entry.ts';

export const sizes = entriesOn('sizes', [
  [
    'Entre dos tallas',
    'entre dos tallas cual elijo grande pequena',
    'Entre dos tallas, la grande si la tela no cede y la pequeña si lleva elástico. En chaquetas manda el hombro; en pantalones, la cadera.',
  ],
  [
    'Cómo debe quedar una camisa',
    'camisa cuello manga como debe quedar talla',
    'En una camisa abrochada cabe un dedo en el cuello, los botones no tiran y el puño llega a la base del pulgar.',
  ],
]);
