import type { Garment } from '#stylist/wardrobe.ts';
import type { Wishes } from '../state.ts';
import { colourAnswers, nameStems } from '../understand/find-garments.ts';
import type { Mood } from '../understand/moods.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import type { IntentContext } from './handler.ts';

type Likeness = { words: string; moods: readonly Mood[]; avoids?: (garment: Garment) => boolean };

const likenesses = (
  [
    {
      words:
        'abogado|abogada|notario|notaria|banquero|banquera|ejecutivo|ejecutiva|oficinista|funcionario|gangster|mafioso',
      moods: ['modern'],
      avoids: ({ pattern, kind }) =>
        kind === 'tie' || (pattern === 'stripes' && ['blazer', 'pants', 'suit', 'vest'].includes(kind)),
    },
    {
      words:
        'abuela|abuelo|abuelita|senora|senor|vieja|viejo|monja|madre|mama|suegra|tia|institutriz|profesora|beata',
      moods: ['modern'],
    },
    {
      words:
        'camarero|camarera|mesero|mesera|mozo|azafata|azafato|enterrador|funeraria|entierro|funeral|viuda',
      moods: ['colourful'],
    },
    { words: 'disfraz|disfrazada|disfrazado|payaso|payasa|carnaval|arbol', moods: ['discreet'] },
    {
      words: 'novia',
      moods: [],
      avoids: (garment) => colourAnswers(garment, 'blanco', nameStems(garment)) > 0,
    },
  ] satisfies readonly Likeness[]
).map((one: Likeness) => ({
  ...one,
  pattern: patternOf(
    `no|sin|nada|ni|tampoco [que] [quiero|quisiera] [ir|verme|vestir|vestirme] como|parezca|parecer|pareciendo|parezco|de [de] [un|una|el|la|los|las] [mas|tipico|tipica] ${one.words}`,
  ),
}));

/** "no como abogado de los ochenta", "que no parezca la madre de la novia" */
export function unlike({ understood, wardrobe }: IntentContext, wishes: Wishes): Wishes {
  const [found] = likenesses.filter(({ pattern }) => occurs(pattern, understood.reading.tokens));
  if (!found) return wishes;
  const { avoids } = found;
  const out = avoids ? wardrobe.filter((one) => avoids(one)).map(({ id }) => id) : [];
  return {
    ...wishes,
    moods: [...new Set([...wishes.moods, ...found.moods])].slice(0, 6),
    mustAvoid: [...new Set([...wishes.mustAvoid, ...out])]
      .filter((id) => !wishes.mustInclude.includes(id))
      .slice(0, 400),
  };
}
