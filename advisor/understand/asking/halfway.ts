import { patternOf } from '../../words/pattern.ts';

export const halfway = patternOf(
  'mas|menos * que|q * pero menos|mas / termino|punto medio / entre medias / no tanto / ni tanto ni tan~ / algo intermedio / entre los dos|ambos / te has|te pasado|pasaste / te pasaste|pasas / mucho no|tampoco / un punto|pelin|poquito menos $ / medio camino',
);
