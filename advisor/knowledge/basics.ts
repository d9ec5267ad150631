import { entriesOn } from './entry.ts';

export const basics = entriesOn('basics', [
  [
    'La camisa blanca',
    'camisa blanca como llevar elegir',
    'Una camisa blanca buena tapa la piel a contraluz y el hombro cae en su sitio. Sirve con vaqueros, bajo un jersey o con falda de fiesta.',
  ],
  [
    'El blazer',
    'blazer americana como elegir hombro',
    'En un blazer se compra el hombro: si la costura cae fuera, no tiene arreglo barato. Largo a media cadera y manga que deje ver un dedo de puño.',
  ],
  [
    'El vestido negro',
    'vestido negro basico como llevar',
    'Un vestido negro sencillo cambia de vida con los zapatos: planos de día, tacón o bota de noche. Cuanto más liso, más veces.',
  ],
  [
    'La gabardina',
    'gabardina trench como llevar elegir',
    'Una gabardina se anuda, no se abrocha con hebilla, y se lleva una talla que deje sitio a un jersey. Sobre vestido, vaquero o chándal arregla igual.',
  ],
  [
    'La camiseta blanca',
    'camiseta blanca perfecta elegir cuello',
    'Una camiseta blanca buena tiene cuello que no se abre, manga que no llega al codo y un algodón que no transparenta. Dos iguales duran más que una cara.',
  ],
  [
    'Cómo mezclar estampados',
    'mezclar estampados rayas flores cuadros combinar',
    'Para mezclar estampados, que compartan un color y cambien de tamaño: una raya fina con una flor grande. La raya hace de neutro.',
  ],
  [
    'Rayas que favorecen',
    'rayas horizontales verticales favorecen engordan',
    'La raya fina y con poco contraste no engorda, vaya como vaya. Lo que ensancha es una franja gruesa justo donde no quieres mirar.',
  ],
  [
    'Nada que ponerme',
    'no tengo nada que ponerme armario lleno',
    'Cuando el armario lleno parece vacío suele faltar un puente: un zapato, un neutro o una capa que una lo que ya hay. Vacía, agrupa por colores y verás el hueco.',
  ],
]);
