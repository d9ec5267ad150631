import type { Rigour } from './colour-of-day.ts';

export type Cut = 'woman' | 'man' | 'any';

export const companionWear: Readonly<Record<Rigour, Readonly<Record<Cut, string>>>> = {
  mourning: {
    woman: 'vestido o pantalón con chaqueta, oscuros y lisos, y zapato discreto',
    man: 'camisa clara lisa, pantalón oscuro y chaqueta o abrigo sobrio; la corbata, si quiere',
    any: 'algo oscuro y liso, con un abrigo sobrio',
  },
  court: {
    woman: 'pantalón de vestir o falda a la rodilla con blusa lisa y chaqueta',
    man: 'camisa lisa y chaqueta con pantalón de vestir',
    any: 'una chaqueta sobria con algo liso debajo',
  },
  interview: {
    woman: 'pantalón de vestir con blusa lisa y chaqueta',
    man: 'camisa lisa con chaqueta y zapato de piel',
    any: 'una chaqueta con algo liso debajo',
  },
  work: {
    woman: 'pantalón de vestir con una blusa o un punto fino',
    man: 'camisa con pantalón de vestir o chino',
    any: 'algo arreglado sin excesos',
  },
  wedding: {
    woman: 'un vestido midi, un mono fluido o un traje sastre, con una sola joya que se vea',
    man: 'traje con camisa clara y zapato de piel',
    any: 'traje o vestido, al mismo nivel',
  },
  festive: {
    woman: 'un vestido sencillo, o un pantalón fluido con una blusa bonita',
    man: 'una buena camisa con pantalón de vestir o chino, y chaqueta si tú la llevas',
    any: 'algo al mismo nivel que lo tuyo',
  },
  casual: {
    woman: 'un pantalón cómodo o una falda con un buen punto, y calzado para andar',
    man: 'un vaquero o chino con un buen jersey, y calzado para andar',
    any: 'algo cómodo y cuidado',
  },
};

/** At school age less is expected. */
export const youngWear: Readonly<Record<'sober' | 'festive' | 'casual', string>> = {
  sober:
    'un pantalón o una falda oscuros con un jersey liso, y zapato o zapatilla oscura y limpia; a esa edad no se pide más',
  festive: 'un vestido sencillo o un pantalón de vestir con camisa, y un calzado que aguante la fiesta',
  casual: 'sus vaqueros con un jersey o una camisa que le guste y zapatilla limpia',
};
