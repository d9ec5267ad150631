import type { Occasion } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Wishes } from '../state.ts';
import { colourAnswers, nameStems } from '../understand/garments/find-garments.ts';
import { isSuitTrousers } from '../understand/garments/suits.ts';
import type { Mood } from '../understand/moods.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import type { IntentContext } from './handler.ts';

type Likeness = {
  words: string;
  moods: readonly Mood[];
  avoids?: (garment: Garment) => boolean;
  stays?: readonly Occasion[];
};

const isOfOffice = (garment: Garment): boolean => {
  const { kind, pattern } = garment;
  const { main } = traitsOf(garment);
  return (
    ['suit', 'tie', 'bow-tie', 'vest'].includes(kind) ||
    isSuitTrousers(garment) ||
    (kind === 'blazer' && pattern === 'plain' && main.lightness < 0.5) ||
    (kind === 'shirt' && pattern === 'plain' && main.neutral === 'white')
  );
};

const isStaid = ({ kind, name }: Garment): boolean =>
  ['suit', 'tie', 'bow-tie', 'vest'].includes(kind) ||
  /\b(traje|raya diplom|derby|oxford|pana|tweed|n[aá]utic|lazada|pata de gallo)/i.test(name);

const likenesses = (
  [
    { words: 'tribunal|bufete|juez|jueza|banco|ministro|ministra', moods: ['smart-casual'] },
    {
      words:
        'abogado|abogada|notario|notaria|banquero|banquera|ejecutivo|ejecutiva|funcionario|gangster|mafioso',
      moods: ['modern'],
      avoids: ({ pattern, kind }) =>
        kind === 'tie' || (pattern === 'stripes' && ['blazer', 'pants', 'suit', 'vest'].includes(kind)),
    },
    {
      words:
        'abuela|abuelo|abuelita|senora|senor|vieja|viejo|viejito|viejita|monja|madre|mama|suegra|tia|institutriz|profesora|beata',
      moods: ['modern'],
      avoids: isStaid,
      stays: ['formal', 'work'],
    },
    {
      words:
        'becaria|becario|oficinista|contable|contador|contadora|secretaria|secretario|administrativa|administrativo|recepcionista|consultor|consultora|auditor|auditora',
      moods: ['modern'],
      avoids: isOfOffice,
      stays: ['formal'],
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
    `no|sin|nada|ni|tampoco [que] [quiero|quisiera] [ir|verme|vestir|vestirme] como|parezca|parecer|pareciendo|parezco|de [que] [soy|vengo] [yo] [el|la] [de] [un|una|el|la|los|las] [mas|tipico|tipica] ${one.words} / muy|demasiado|tan|re|bien|poco [como] [de] [mi|un|una|el|la] ${one.words} / parezco|parece|pareceria|pareces [como|de] [a] [mi|un|una|el|la] ${one.words} / voy como|de [mi|un|una|el|la] ${one.words} / no|ni un|una ${one.words}`,
  ),
}));

/** "no como abogado de los ochenta", "que no parezca la madre de la novia" */
export function unlike({ understood, wardrobe, state }: IntentContext, wishes: Wishes): Wishes {
  const [found] = likenesses.filter(({ pattern }) => occurs(pattern, understood.reading.tokens));
  if (!found) return wishes;
  const { avoids, stays = [] } = found;
  const isStrict = stays.includes(state.day.occasion ?? 'casual');
  const out = avoids && !isStrict ? wardrobe.filter((one) => avoids(one)).map(({ id }) => id) : [];
  return {
    ...wishes,
    moods: [...new Set([...wishes.moods, ...found.moods])].slice(0, 6),
    mustAvoid: [...new Set([...wishes.mustAvoid, ...out])]
      .filter((id) => !wishes.mustInclude.includes(id))
      .slice(0, 400),
  };
}
