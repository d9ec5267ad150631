import { isSortOf, type Kind } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { type Piece, traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { theFirst } from '../voice/names.ts';
import { said } from './acted.ts';
import type { IntentContext, Reply } from './handler.ts';

type Need = {
  what: string;
  kinds: readonly Kind[];
  fits(garment: Garment, traits: Pick<Piece, 'clo' | 'rain'>): boolean;
};

const any = () => true;
const gloves: Need = { what: 'unos guantes', kinds: ['gloves'], fits: any };
const warmHat: Need = { what: 'un gorro', kinds: ['hat', 'beanie'], fits: (_, { clo }) => clo >= 0.05 };
const dryBoots: Need = {
  what: 'unas botas que no calen',
  kinds: ['boots'],
  fits: (_, { rain }) => rain === 'made-for',
};
const warmCoat: Need = {
  what: 'un abrigo de mucho abrigo',
  kinds: ['outerwear', 'coat'],
  fits: (_, { clo, rain }) => clo >= 0.55 && rain !== 'poor' && rain !== 'ruined',
};
const knit: Need = {
  what: 'un jersey que abrigue',
  kinds: ['sweater', 'hoodie'],
  fits: (_, { clo }) => clo >= 0.3,
};
const raincoat: Need = {
  what: 'un impermeable o una gabardina',
  kinds: ['outerwear', 'coat'],
  fits: (_, { rain }) => rain === 'made-for',
};
const formal = (what: string, ...kinds: Kind[]): Need => ({
  what,
  kinds,
  fits: ({ style }) => style === 'formal' || style === 'party',
});
const sport = (what: string, ...kinds: Kind[]): Need => ({
  what,
  kinds,
  fits: ({ style }) => style === 'sport',
});

const work = 'el trabajo';

/** Requirements of each purpose, independent of the wardrobe. */
const purposes: readonly (readonly [RegExp, string, readonly Need[]])[] = [
  [/^(nieve|nevad\w*|esqui\w*)$/, 'la nieve', [warmCoat, dryBoots, knit, gloves, warmHat]],
  [
    /^(frio|friazo|invierno|sierra|puna|heladas?|cero)$/,
    'el frío',
    [warmCoat, knit, { what: 'unas botas', kinds: ['boots'], fits: any }, gloves, warmHat],
  ],
  [
    /^(lluvi\w*|llov\w*|llueve)$/,
    'la lluvia',
    [raincoat, dryBoots, { what: 'un paraguas', kinds: ['umbrella'], fits: any }],
  ],
  [
    /^(playa|piscina)$/,
    'la playa',
    [
      { what: 'un bañador', kinds: ['swimwear'], fits: any },
      { what: 'unas sandalias', kinds: ['sandals'], fits: any },
      { what: 'un sombrero o una gorra', kinds: ['hat'], fits: (_, { clo }) => clo < 0.05 },
      { what: 'unas gafas de sol', kinds: ['sunglasses'], fits: any },
    ],
  ],
  [
    /^(gimnasio|gym|entrenar|correr|running|padel)$/,
    'hacer deporte',
    [
      sport('una camiseta técnica', 't-shirt', 'longsleeve', 'top'),
      sport('unas mallas o un pantalón corto', 'pants', 'shorts', 'leggings', 'joggers'),
      sport('unas zapatillas de deporte', 'sneakers'),
    ],
  ],
  [
    /^(monte|montana|senderismo|trekking|excursion)$/,
    'el monte',
    [
      dryBoots,
      raincoat,
      sport('una camiseta técnica', 't-shirt', 'longsleeve'),
      sport('un pantalón que seque rápido', 'pants', 'leggings'),
    ],
  ],
  [
    /^(entrevistas?|oficina|profesional|trabajo)$/,
    work,
    [
      formal('una americana', 'blazer', 'suit'),
      formal('una camisa o una blusa de vestir', 'shirt', 'blouse'),
      formal('un pantalón o una falda de vestir', 'pants', 'skirt', 'suit'),
      formal('unos zapatos de vestir', 'shoes', 'heels', 'loafers', 'flats'),
      {
        what: 'un bolso o un maletín sobrio',
        kinds: ['bag'],
        fits: ({ style }) => style !== 'sport' && style !== 'party',
      },
    ],
  ],
];

const mostNamed = 4;

/** Replies with a purpose's owned and missing garments; null when nothing is missing or no purpose is named. */
export function needsFor(context: IntentContext): Reply | null {
  const { speaker, wardrobe } = context;
  const purpose = purposes.find(([words]) => said(context, words));
  if (!purpose) return null;
  const [, name, needs] = purpose;
  const met = needs.map((need) => ({
    need,
    having: wardrobe.filter(
      (garment) => isSortOf(garment.kind, ...need.kinds) && need.fits(garment, traitsOf(garment)),
    ),
  }));
  const owned = met.flatMap(({ having }) => having.slice(0, 1));
  const lacking = met.filter(({ having }) => having.length === 0).map(({ need }) => need);
  // For work there is always something that would add outfits.
  if (lacking.length === 0 && name === work) return null;
  const shopping = {
    kinds: lacking.flatMap(({ kinds }) => kinds).slice(0, 20),
    text: null,
    colours: [],
    maxEuros: context.understood.slots.budgetEuros,
    size: null,
    without: [],
  };
  return {
    sentences: [
      owned.length > 0 && speaker.say('needs-owned', { for: name, list: theFirst(owned, mostNamed) }),
      lacking.length > 0
        ? speaker.say('needs-lacking', { for: name, things: joinAnd(lacking.map(({ what }) => what)) })
        : speaker.say('needs-met', { for: name }),
    ],
    garmentIds: owned.map(({ id }) => id),
    remember: { topic: 'gaps', asked: null, productIds: [], ...(lacking.length > 0 && { shopping }) },
  };
}
