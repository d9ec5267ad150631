import { entriesOn } from './entry.ts';

export const sizes = entriesOn('sizes', [
  [
    'Cómo tomarte las medidas',
    'medidas talla pecho cintura cadera medir metro',
    'Mide pecho y cadera por lo más ancho y cintura por lo más estrecho, con la cinta recta y sin apretar. Compara con la tabla de esa marca, no con tu talla de siempre.',
  ],
  [
    'Entre dos tallas',
    'entre dos tallas cual elijo grande pequena',
    'Entre dos tallas, la grande si la tela no cede y la pequeña si lleva elástico. En chaquetas manda el hombro; en pantalones, la cadera.',
  ],
  [
    'Cómo debe quedar una chaqueta',
    'chaqueta hombro manga como debe quedar talla',
    'Una chaqueta queda bien si la costura del hombro acaba donde acaba el tuyo, cierra sin hacer una equis y la manga llega al hueso de la muñeca.',
  ],
  [
    'Cómo debe quedar una camisa',
    'camisa cuello manga como debe quedar talla',
    'En una camisa abrochada cabe un dedo en el cuello, los botones no tiran y el puño llega a la base del pulgar.',
  ],
  [
    'Tallas entre países',
    'tallas pais equivalencia europea americana italiana inglesa',
    'Las tallas cambian de país y de marca: una 38 española ronda una 42 italiana, una 10 británica y una 6 americana. Fíate de los centímetros.',
  ],
  [
    'Talla de zapato',
    'zapato talla numero pie tarde grande',
    'Pruébate los zapatos por la tarde, cuando el pie está hinchado, y deja un dedo delante. El cuero cede a lo ancho, nunca a lo largo.',
  ],
  [
    'Sujetador: la talla correcta',
    'sujetador talla copa contorno',
    'En un sujetador sujeta el contorno, no los tirantes: si la espalda sube, baja un contorno y sube una copa. Bajo tejidos finos, del tono de tu piel.',
  ],
]);
