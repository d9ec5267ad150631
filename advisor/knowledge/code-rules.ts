import { codesIn } from './glossary.ts';

/** Codes that allow and refuse the same. */
const groups = {
  white: ['white tie'],
  black: ['black tie'],
  optional: ['black tie opcional'],
  morning: ['chaqué opcional', 'etiqueta de día'],
  cocktail: ['cóctel', 'media etiqueta'],
  formal: ['formal'],
  semiformal: ['semiformal'],
  smart: ['smart casual', 'elegante sport'],
  office: ['business casual', 'casual friday'],
  suit: ['business formal'],
  garden: ['formal campestre', 'garden party'],
  beach: ['resort'],
  casual: ['casual'],
  festive: ['festivo'],
} as const;
type Group = keyof typeof groups;

const groupOf = new Map<string, Group>(
  (Object.keys(groups) as Group[]).flatMap((group) => groups[group].map((code) => [code, group] as const)),
);

type Piece = { said: RegExp; rules: readonly (readonly [codes: string, says: string])[] };

const pieces: readonly Piece[] = [
  {
    said: /\b(?:de largo|vestido largo|(?:ser|sea|ir|voy) largo|hasta el (?:suelo|piso)|largo o corto|corto o largo|midi)\b/iu,
    rules: [
      ['white', 'De largo hasta el suelo, sí o sí.'],
      ['black', 'De largo es lo propio; un midi de noche muy vestido también pasa.'],
      ['optional', 'De largo puedes ir, y un midi de noche también vale.'],
      ['morning', 'De largo no: de día, corto o midi.'],
      [
        'cocktail',
        'De largo hasta el suelo es demasiado: lo suyo es por la rodilla o midi, o un mono. Solo de noche, y sencillo, pasaría un largo sin brillo.',
      ],
      ['formal', 'De noche, largo o midi de fiesta; de día, midi.'],
      ['semiformal festive', 'El largo no hace falta: corto o midi arreglado.'],
      [
        'smart office suit casual',
        'El largo de fiesta, no: falda o vestido por la rodilla, midi o pantalón.',
      ],
      ['garden beach', 'Un largo fluido puede ir, si no arrastra; el midi es lo más cómodo.'],
    ],
  },
  {
    said: /\b(?:vaqueros?|jeans?|tejanos|mezclilla|pantal[oó]n de mezclilla)\b/iu,
    rules: [
      [
        'white black optional morning cocktail formal semiformal suit festive',
        'Los vaqueros, no: pantalón de vestir.',
      ],
      ['smart', 'Vaqueros sí, si son oscuros, enteros y con chaqueta o un buen punto.'],
      ['office', 'Vaqueros oscuros y enteros, donde los demás los llevan; el primer día, mejor chinos.'],
      ['garden beach', 'Los vaqueros, mejor no: lino, chinos o un vestido.'],
      ['casual', 'Vaqueros sí, limpios y sin rotos.'],
    ],
  },
  {
    said: /\b(?:zapatillas|tenis|deportivas|sneakers|zapas|bambas|championes)\b/iu,
    rules: [
      [
        'white black optional morning cocktail formal semiformal suit festive garden',
        'Zapatillas, no: zapato cerrado o sandalia de vestir.',
      ],
      ['smart office', 'Zapatillas, solo de piel, lisas y limpísimas; con un mocasín aciertas seguro.'],
      ['beach', 'Zapatillas no: sandalia, alpargata o mocasín.'],
      ['casual', 'Zapatillas sí, limpias.'],
    ],
  },
  {
    said: /\b(?:corbata|encorbatad\p{L}+)\b/iu,
    rules: [
      ['white black', 'Corbata no: pajarita.'],
      ['optional', 'Con traje, corbata; con esmoquin, pajarita.'],
      ['morning formal suit', 'La corbata, sí: va con el código.'],
      [
        'cocktail',
        'La corbata no es obligatoria, pero de noche o en boda conviene; de día puede ir sin ella, con camisa impecable.',
      ],
      ['semiformal', 'La corbata es opcional.'],
      ['smart office garden casual festive', 'Sin corbata: no hace falta.'],
      ['beach', 'Sin corbata, seguro.'],
    ],
  },
  {
    said: /\b(?:pajarita|mo(?:ñ|nito)o?|corbat[ií]n|humita)\b/iu,
    rules: [
      ['white', 'Pajarita blanca, obligada.'],
      ['black', 'Pajarita negra, sí.'],
      ['optional', 'Pajarita solo con esmoquin; con traje, corbata.'],
      [
        'cocktail formal semiformal smart office suit garden beach casual festive morning',
        'Pajarita no hace falta.',
      ],
    ],
  },
  {
    said: /\b(?:traje oscuro|traje normal|(?:de|con|en) (?:traje|terno|ambo)|un traje)\b/iu,
    rules: [
      ['white', 'Con traje no: es frac.'],
      [
        'black',
        'Con traje te quedas corto: es esmoquin. Si no hay manera, negro o azul noche, camisa blanca y corbata negra.',
      ],
      ['optional', 'Con traje oscuro, camisa blanca y corbata vas bien y nadie te mirará raro.'],
      ['morning cocktail formal suit semiformal', 'Con traje, perfecto.'],
      ['smart office casual', 'El traje entero sobra: chaqueta y pantalón distintos.'],
      ['garden beach', 'Con traje, si es claro y ligero.'],
      ['festive', 'Con traje vas bien, con un punto de color.'],
    ],
  },
  {
    said: /\b(?:esmoquin|smoking|tuxedo)\b/iu,
    rules: [
      ['white', 'El esmoquin se queda corto: es frac.'],
      ['black optional', 'Esmoquin sí, es su sitio.'],
      ['morning', 'Esmoquin no, que es de noche: chaqué o traje oscuro.'],
      [
        'cocktail formal semiformal smart office suit garden beach casual festive',
        'Con esmoquin te pasas: traje.',
      ],
    ],
  },
  {
    said: /\b(?:americana|saco|blazer|chaqueta)\b/iu,
    rules: [
      ['smart office', 'Chaqueta sí, o un buen punto si hace calor; con otro pantalón que no sea el suyo.'],
      ['casual', 'La chaqueta no hace falta.'],
      [
        'cocktail formal semiformal suit morning',
        'La chaqueta, sí; quitarla, cuando se la quiten los anfitriones.',
      ],
      [
        'garden beach',
        'Chaqueta ligera, de lino o algodón, sin forro; en la playa puedes prescindir de ella.',
      ],
    ],
  },
  {
    said: /\b(?:(?:con|de|en) pantal[oó]n|pantal[oó]n(?:es)?(?= o )|mono|enterito|traje de pantal[oó]n|pantal[oó]n ancho|palazzo)\b/iu,
    rules: [
      ['white', 'Pantalón no: largo hasta el suelo.'],
      ['black optional', 'Un traje de noche o un mono largo con caída también vale.'],
      [
        'cocktail formal semiformal festive garden beach',
        'Pantalón o mono, sí, con buena caída y joyas: tan correcto como el vestido.',
      ],
      ['smart office suit casual', 'Pantalón, claro que sí.'],
    ],
  },
  {
    said: /\b(?:de negro|vestido negro|todo negro|el negro)\b/iu,
    rules: [
      [
        'white black optional cocktail formal semiformal smart office suit casual festive',
        'De negro puedes ir; con una joya o un color en los pies no parece luto.',
      ],
      ['morning', 'De día, el negro resulta serio: mejor color.'],
      ['garden beach', 'El negro, ahí, pesa: mejor un color o un estampado.'],
    ],
  },
  {
    said: /\b(?:lentejuelas|brillos?|brilli|paillettes|purpurina|glitter)\b/iu,
    rules: [
      ['white black optional festive', 'El brillo, sí, que es de noche.'],
      ['cocktail formal semiformal', 'Brillo, si es de noche y en una sola pieza; de día, no.'],
      ['morning smart office suit garden beach casual', 'Lentejuelas, no: demasiado.'],
    ],
  },
  {
    said: /\b(?:tacon(?:es)?|sin tac[oó]n|plan[oa]s?|bailarinas|zapato bajo|flats)\b/iu,
    rules: [
      ['white black optional', 'Con largo hasta el suelo, un plano de fiesta también vale: nadie lo ve.'],
      [
        'morning cocktail formal semiformal festive suit smart office casual',
        'El tacón no es obligatorio: un plano de vestir, de punta o con brillo, está igual de bien.',
      ],
      ['garden beach', 'Mejor plano o tacón ancho, que no se hunda.'],
    ],
  },
  {
    said: /\b(?:hawaian[ao]s?|camisa de (?:flores|palmeras))\b/iu,
    rules: [
      ['beach', 'La hawaiana, no, salvo que la pidan: guayabera o camisa de lino lisa.'],
      ['casual', 'La hawaiana vale, si el ambiente es de verano.'],
      [
        'white black optional morning cocktail formal semiformal smart office suit garden festive',
        'La hawaiana, no: camisa lisa.',
      ],
    ],
  },
  {
    said: /\b(?:sandalias?|dedos al aire|zapato abierto)\b/iu,
    rules: [
      [
        'white black optional cocktail formal semiformal festive garden beach smart casual',
        'Sandalia de vestir, sí; la plana de calle, no.',
      ],
      ['office suit', 'Mejor zapato cerrado.'],
      ['morning', 'De día, mejor salón o destalonado que sandalia.'],
    ],
  },
  {
    said: /\bcamisas?(?! (?:negra|de flores|hawaiana|de palmeras|de cuadros))\b/iu,
    rules: [
      ['white', 'La camisa, de pechera rígida y cuello de pajarita.'],
      [
        'black optional',
        'Tu camisa blanca lisa sirve con el esmoquin, sin botones en las puntas del cuello y mejor con puño doble; la de pechera es lo clásico, no una obligación.',
      ],
      ['morning', 'Camisa blanca o celeste muy clara, de puño doble.'],
    ],
  },
  {
    said: /\bcamisas? negras?\b/iu,
    rules: [['white black optional morning', 'Camisa negra, no: blanca.']],
  },
  {
    said: /\b(?:cintur[oó]n|correa|tirantes|tiradores|suspensores)\b/iu,
    rules: [
      ['white black optional', 'Con esmoquin, sin cinturón: tirantes o ajustadores, y faja o chaleco.'],
      ['morning', 'Sin cinturón: tirantes, que el chaleco los tapa.'],
    ],
  },
  {
    said: /\b(?:mocas[ií]n(?:es)?|oxford|derb[iy]s?|charol|zapatos? negros?|zapatos? normal(?:es)?)\b/iu,
    rules: [
      ['white black', 'De zapato, charol u oxford negro muy lustrado; ni marrón ni mocasín de diario.'],
      ['optional', 'De zapato, oxford negro lustrado o charol.'],
    ],
  },
  {
    said: /\b(?:calcet[ií]n(?:es)?|medias negras)\b/iu,
    rules: [['white black optional', 'El calcetín, negro, fino y alto.']],
  },
  {
    said: /\b(?:reloj)\b/iu,
    rules: [['white black', 'El reloj, fino y de vestir, o ninguno; el deportivo, no.']],
  },
  {
    said: /\b(?:faj[ií]n|faja|chaleco)\b/iu,
    rules: [['black optional', 'Faja o chaleco, uno de los dos, nunca los dos.']],
  },
  {
    said: /\b(?:bermudas?|pantal[oó]n corto|shorts?|chanclas|ojotas|camiseta|remera|playera|polera|manga corta)\b/iu,
    rules: [
      [
        'white black optional morning cocktail formal semiformal suit festive garden',
        'Eso, no: se queda muy corto para el código.',
      ],
      ['smart office', 'Camiseta lisa bajo una chaqueta pasa; pantalón corto y chanclas, no.'],
      ['beach', 'Bermuda o chancla, solo si lo dicen: pantalón de lino y sandalia o mocasín.'],
      ['casual', 'En casual vale, limpio y sin pintas de playa o gimnasio.'],
    ],
  },
];

const asksRule =
  /[?¿]|(?<!\p{L})(?:s[ií] o no|o no|se puede|puedo|tengo que|hay que|hace falta|obligatori\p{L}+|o es (?:mucho|demasiado)|vale|valen|cuenta)(?!\p{L})/iu;

/** Words of codes that mean something else as often: a black tie, the label, plain clothes. */
const doubtful: ReadonlySet<string> = new Set(
  'corbata negra,corbata blanca,etiqueta,sport,informal,casual wear'.split(','),
);
const callsIt =
  /\b(?:dress ?code|c[oó]digo|vestimenta|invitaci[oó]n|parte|tarjeta|correo|dice|dicen|dijeron|pone|pide|piden|black tie|white tie|c[oó]ctel|cocktail)\b/iu;
const isOfWords = ({ name }: { name: string }) => name.includes(' ');

const invitesFormally =
  /(?:invitaci[oó]n|tarjeta|parte|dress ?code|c[oó]digo|vestimenta|puesto|pone|piden|boda|gala)[^.?!]{0,40}(?<!la )['"«“]?etiqueta(?! (?:dice|pone|lleva|trae))/iu;
const blackTie = codesIn('black tie').find(({ code }) => groupOf.get(code) === 'black');

function codeNamed(text: string) {
  if (/riguros/iu.test(text)) return undefined;
  const named = codesIn(text).filter(({ name }) => !doubtful.has(name));
  if (named.length === 0 && invitesFormally.test(text)) return blackTie;
  return named.find(isOfWords) ?? (callsIt.test(text) ? named[0] : undefined);
}

const ofDinnerJacket =
  /(?:pone|dice|piden?|con|de|lleva\p{L}*) (?:(?:el|un|mi) )?(?:esmoquin|smoking|tuxedo)|(?:esmoquin|smoking|tuxedo) entonces/iu;
const dinnerJacket = /\b(?:esmoquin|smoking|tuxedo)\b/iu;

export const namesPiece = (text: string): boolean => pieces.some(({ said }) => said.test(text));
export const namesPieceOf = (title: string, message: string): boolean =>
  pieces.some(
    ({ said }) => said.test(title) && said.test(message) && !dinnerJacket.test(said.exec(title)?.[0] ?? ''),
  );

export type CodeRuled = { name: string; definition: string; says: string };

/** What a code, of the message or the one before, says of the pieces that a message asks about: "pone cóctel, ¿puedo ir de largo?" */
export function codeRuled(message: string, before = ''): CodeRuled | null {
  if (!asksRule.test(message)) return null;
  const isOfJacket = ofDinnerJacket.test(message);
  const code = codeNamed(message) ?? (isOfJacket ? blackTie : codeNamed(before));
  const group = code && groupOf.get(code.code);
  if (!code || !group) return null;
  const says = pieces.flatMap(({ said, rules }) =>
    said.test(message) && !(isOfJacket && dinnerJacket.test(said.exec(message)?.[0] ?? ''))
      ? (rules.find(([codes]) => codes.split(' ').includes(group))?.[1] ?? [])
      : [],
  );
  return says.length === 0 ? null : { name: code.name, definition: code.definition, says: says.join(' ') };
}
