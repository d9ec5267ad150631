import type { Garment } from '#stylist/wardrobe.ts';
import type { Wishes } from '../state.ts';
import { colourAnswers, nameStems } from '../understand/find-garments.ts';
import type { Mood } from '../understand/moods.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import type { IntentContext } from './handler.ts';

type Likeness = {
  words: string;
  moods: readonly Mood[];
  avoids?: (garment: Garment) => boolean;
  /** Whether they stay where the day demands them. */
  isOfLeisure?: boolean;
};

const isStaid = ({ kind, name }: Garment): boolean =>
  ['suit', 'tie', 'bow-tie', 'vest'].includes(kind) ||
  /\b(traje|raya diplom|derby|oxford|pana|tweed|n[aá]utic|lazada|pata de gallo)/i.test(name);

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
        'abuela|abuelo|abuelita|senora|senor|vieja|viejo|viejito|viejita|monja|madre|mama|suegra|tia|institutriz|profesora|beata',
      moods: ['modern'],
      avoids: isStaid,
      isOfLeisure: true,
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
    `no|sin|nada|ni|tampoco [que] [quiero|quisiera] [ir|verme|vestir|vestirme] como|parezca|parecer|pareciendo|parezco|de [de] [un|una|el|la|los|las] [mas|tipico|tipica] ${one.words} / muy|demasiado|tan|re|bien|poco [como] [de] [mi|un|una|el|la] ${one.words} / parezco|parece|pareceria|pareces|voy [como|de] [a] [mi|un|una|el|la] ${one.words}`,
  ),
}));

/** "no como abogado de los ochenta", "que no parezca la madre de la novia" */
export function unlike({ understood, wardrobe, state }: IntentContext, wishes: Wishes): Wishes {
  const [found] = likenesses.filter(({ pattern }) => occurs(pattern, understood.reading.tokens));
  if (!found) return wishes;
  const { avoids, isOfLeisure } = found;
  const isStrict = ['formal', 'work'].includes(state.day.occasion ?? 'casual');
  const out =
    avoids && !(isOfLeisure && isStrict) ? wardrobe.filter((one) => avoids(one)).map(({ id }) => id) : [];
  return {
    ...wishes,
    moods: [...new Set([...wishes.moods, ...found.moods])].slice(0, 6),
    mustAvoid: [...new Set([...wishes.mustAvoid, ...out])]
      .filter((id) => !wishes.mustInclude.includes(id))
      .slice(0, 400),
  };
}
