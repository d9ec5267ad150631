import { type Annotated, occurs, type Pattern, patternOf } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';

const substances = {
  bleach: patternOf('lejia|lavandina|cloro|clorox|limpido|hipoclorito'),
  vinegar: patternOf('vinagre'),
  ammonia: patternOf('amoniaco|amonio'),
  alcohol: patternOf('alcohol'),
  peroxide: patternOf('agua oxigenada / peroxido / oxigenada'),
  percarbonate: patternOf('percarbonato / oxigeno activo / vanish'),
  bicarbonate: patternOf('bicarbonato'),
  acid: patternOf('limon / salfuman / muriatico / antical / desincrustante'),
} as const satisfies Record<string, Pattern>;
type Substance = keyof typeof substances;

const substancesIn = (tokens: readonly Annotated[]): Substance[] =>
  (Object.keys(substances) as Substance[]).filter((one) => occurs(substances[one], tokens));

type Mixture = { of: readonly [Substance, readonly Substance[]]; says: string };

const mixtures: readonly Mixture[] = [
  {
    of: ['bleach', ['vinegar', 'ammonia', 'alcohol', 'acid', 'peroxide']],
    says: 'Antes de nada: la lejía no se mezcla con {what}, suelta gases tóxicos. Siempre sola, en agua fría y con la ventana abierta.',
  },
  {
    of: ['bleach', ['percarbonate']],
    says: 'La lejía y el percarbonato no se juntan: reaccionan y se estropean la una al otro. O una cosa o la otra.',
  },
  {
    of: ['peroxide', ['vinegar']],
    says: 'No los mezcles: el vinagre con agua oxigenada da un ácido que irrita ojos y piel y come el color. Uno cada vez, aclarando bien en medio.',
  },
  {
    of: ['percarbonate', ['vinegar']],
    says: 'Percarbonato y vinagre, por separado: juntos dan un ácido irritante y dejan de limpiar. El vinagre, si acaso, en el último aclarado.',
  },
  {
    of: ['bicarbonate', ['vinegar']],
    says: 'Bicarbonato y vinagre a la vez, no: hacen espuma, se anulan y no limpian. Elige uno.',
  },
];

const called: Readonly<Record<Substance, string>> = {
  bleach: 'lejía',
  vinegar: 'vinagre',
  ammonia: 'amoníaco',
  alcohol: 'alcohol',
  peroxide: 'agua oxigenada',
  percarbonate: 'percarbonato',
  bicarbonate: 'bicarbonato',
  acid: 'ácidos como el limón, el salfumán o el antical',
};

const isDangerous = ({ of: [first] }: Mixture) => first === 'bleach';

/** The warning on a mixture that a message names; of harmless ones only where the message would mix them. */
export function mixtureWarned(message: string): { says: string; isDangerous: boolean } | null {
  const tokens = plain(message);
  const named = substancesIn(tokens);
  const isMixed = occurs(mixing, tokens);
  for (const mixture of mixtures) {
    const [first, others] = mixture.of;
    const found = others.filter((one) => named.includes(one));
    if (!named.includes(first) || found.length === 0 || !(isDangerous(mixture) || isMixed)) continue;
    const what = found.map((one) => called[one]).join(' ni con ');
    return { says: mixture.says.replace('{what}', what), isDangerous: isDangerous(mixture) };
  }
  return null;
}

const mixing = patternOf(
  'mezcl~|junt~|combin~|revuelv~|revolver / las|los dos|tres|ambas|ambos / a la vez / al mismo tiempo / las dos|tres cosas',
);

export const mixes = (question: string): boolean => occurs(mixing, plain(question));

type Purpose = {
  on: Pattern;
  prefers: Partial<Record<Substance, string>>;
  none: string;
  against?: Partial<Record<Substance, string>>;
};

const purposes: readonly Purpose[] = [
  {
    on: patternOf('seda|satén|saten|gasa / lana|cachemir|cashmere|alpaca|merino|pano|angora|mohair'),
    prefers: {},
    none: 'Ninguno de los dos: en seda o lana, solo jabón suave en agua fría y, si no sale, tintorería.',
  },
  {
    on: patternOf('cuero|piel|ante|gamuza|nobuk|serraje|charol'),
    prefers: {},
    none: 'Ninguno: el cuero y el ante no quieren ni blanqueantes ni ácidos, que los secan y los decoloran. Paño casi seco y un limpiador propio.',
  },
  {
    on: patternOf('zapatillas|tenis|suela|suelas|sneakers|bambas|championes|zapas|converse'),
    prefers: {
      bicarbonate:
        'El bicarbonato, en pasta con un poco de jabón o de agua oxigenada: cepillo, media hora y aclarar muy bien.',
      percarbonate: 'El percarbonato, en agua templada y solo si son de lona blanca; aclara muy bien.',
      peroxide: 'El agua oxigenada, sobre la suela, tapada con film una hora a la sombra, y a aclarar.',
    },
    none: 'Ninguno de los dos. Jabón, cepillo y aclarar muy bien.',
    against: { bleach: 'La lejía amarillea la goma.', vinegar: 'El vinagre no blanquea.' },
  },
  {
    on: patternOf('sudor|axila|axilas|sobaco|sobacos|desodorante|cerco|cercos'),
    prefers: {
      percarbonate: 'El percarbonato, en agua templada una hora, si es blanca y de algodón.',
      bicarbonate: 'El bicarbonato, en pasta media hora, y lavado normal.',
      vinegar: 'El vinagre blanco con el doble de agua, media hora, y lavado normal.',
    },
    none: 'Ninguno de los dos. Jabón líquido media hora y a lavar.',
    against: { bleach: 'La lejía amarillea más el sudor.' },
  },
  {
    on: patternOf('olor|huele|huelen|oler|apesta'),
    prefers: {
      vinegar: 'El vinagre blanco, un vaso en el aclarado.',
      bicarbonate: 'El bicarbonato, en seco y toda una noche, y se sacude.',
    },
    none: 'Ninguno: para el olor, aire y un lavado a fondo.',
  },
  {
    on: patternOf('blanquear|blanqueo|blanca|blancas|blanco|blancos|amarill~|percud~|gris|grises'),
    prefers: {
      percarbonate:
        'El percarbonato, una cucharada en agua a 40 grados, una hora; ni lana ni seda. La lejía, solo en algodón puro y muy de vez en cuando.',
      peroxide: 'El agua oxigenada, diluida y solo en blanco; aclara bien.',
      bicarbonate:
        'El bicarbonato, que ayuda algo en el lavado; blanquear de verdad, blanquea más el percarbonato.',
      bleach: 'La lejía, sola, muy diluida, en frío y solo en algodón blanco; amarillea lo sintético.',
    },
    none: 'Ninguno de esos blanquea: prueba con percarbonato a 40 grados, si la tela es algodón.',
  },
];

const choosing = patternOf('cual|cuales / o / mejor / le mando|echo|pongo|paso / las tres|dos / uso');

export function substanceChosen(message: string, about: string): string | null {
  const tokens = plain(message);
  const named = substancesIn(tokens);
  if (named.length < 2 || !occurs(choosing, tokens)) return null;
  const purpose =
    purposes.find(({ on }) => occurs(on, tokens)) ?? purposes.find(({ on }) => occurs(on, plain(about)));
  if (!purpose) return null;
  const [best] = (Object.keys(purpose.prefers) as Substance[]).filter((one) => named.includes(one));
  const others = named.filter((one) => one !== best).flatMap((one) => purpose.against?.[one] ?? []);
  return [best === undefined ? purpose.none : (purpose.prefers[best] ?? ''), ...others].join(' ');
}

const plain = (text: string): Annotated[] => tokensOf(text).map((token) => ({ ...token, classes: [] }));
