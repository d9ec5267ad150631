import { tokensOf } from '../words/tokens.ts';

type Limit = { cloth: RegExp; named: string; never: RegExp; says: string };

const limits: readonly Limit[] = [
  {
    cloth:
      /\b(?:(?:abrigo|tapado|sobretodo|chaqueton|capa|chaqueta|saco|americana|blazer|traje|terno|pantalon de vestir)(?: \p{L}+){0,3} (?:de )?(?:pano|lana|cachemir|cashmere|tweed|boucle)|(?:abrigo|tapado)s? de vestir|pano de lana)\b/u,
    named: 'paño',
    never:
      /lavad\p{L}* a mano|\blav\p{L}+ a mano|^a mano|lavadora|programa de lana|en agua (?:fr[ií]a|templada)|agua templada|nunca colgad\p{L}*|secadora|centrifug|s[eé]ca\p{L}* en plano/iu,
    says: 'El paño no se lava en casa, que pierde la forma: cepillo, vapor, percha ancha y tintorería una vez al año.',
  },
  {
    cloth: /\b(?:seda|saten de seda|gasa de seda|chiffon|organza)\b/,
    named: 'seda',
    never:
      /percarbonato|lej[ií]a|agua oxigenada|agua (?:templada|tibia|caliente)|bicarbonato|secadora|lavadora|enzim|amon[ií]aco|acetona|\balcohol\b|lavavajillas|lavaplatos|al sol\b|cepill/i,
    says: 'En seda, ni percarbonato ni lavavajillas ni agua caliente, y sin frotar.',
  },
  {
    cloth: /\b(?:lana|cachemir\w*|cashmere|merino|alpaca|angora|mohair|pano|tweed|vicuna)\b/,
    named: 'lana',
    never:
      /percarbonato|lej[ií]a|agua (?:templada|caliente)|secadora|lavadora|enzim|amon[ií]aco|lavado normal|lava (?:como siempre|normal)|\b[46]0 grados/i,
    says: 'En lana, ni percarbonato ni agua caliente ni frotar.',
  },
  {
    cloth: /\b(?:ante|gamuza|serraje|nobuk|nubuck)\b/,
    named: 'ante',
    never:
      /percarbonato|lej[ií]a|\bcrema|bet[uú]n|lavadora|secadora|acetona|\bjab[oó]n|lavavajillas|lavaplatos/i,
    says: 'El ante, sin crema y con la menor agua posible.',
  },
  {
    cloth: /\b(?:cuero|napa|charol|de piel)\b/,
    named: 'cuero',
    never:
      /percarbonato|lej[ií]a|\balcohol\b|acetona|lavadora|secadora|lavavajillas|lavaplatos|vinagre|agua oxigenada/i,
    says: 'El cuero, sin alcohol, sin acetona y sin meterlo en agua.',
  },
  {
    cloth: /\b(?:acetato|triacetato|forro)\b/,
    named: 'acetato',
    never: /acetona|quitaesmalte/i,
    says: 'La acetona deshace el acetato, que es la tela de muchos forros.',
  },
  {
    cloth:
      /^(?!.*\b(?:camis|pantal|vaquer|jean|falda|vestid|jersey|sudader|ropa|calcet|medias|mochila|toalla)).*\b(?:zapatillas|tenis|zapas|bambas|deportivas|championes|sneakers|zapatos|botas|botines|mocasines)\b/u,
    named: 'calzado',
    never: /del rev[eé]s|suavizante|percha|en remojo|secadora/i,
    says: 'El calzado ni se deja en remojo ni va a la secadora, que se despega.',
  },
];

const plain = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

/** A refusal or a condition on another cloth makes a sentence safe. */
const refuses =
  /(?<!\p{L})(?:no|ni|nunca|jam[aá]s|sin|nada de|tampoco|evita|salvo|menos|fuera|en vez de)(?!\p{L})/iu;
const ofOther =
  /(?<!\p{L})(?:si (?:es|la tela|son|el tejido|lo admite|la etiqueta)|en (?:algod[oó]n|lino|blanco|lavable|poli[eé]ster|tela(?!,))|algod[oó]n|lino|lo lavable|si (?:se )?lava|solo si)(?!\p{L})/iu;

export const limitsIn = (question: string): readonly Limit[] => {
  const said = plain(question);
  return limits.filter(({ cloth }) => cloth.test(said));
};

/** Less than this of a text is no answer any more. */
const leastLeft = 0.5;

const refusedAfter =
  /^(?:[\s,:]*(?:no|nunca|jam[aá]s|tampoco|ni hablar)(?!\p{L})|[^.;:]*,\s*(?:fuera|nunca|jam[aá]s|no)(?=[,.;]|$))/iu;

/** "doblado, nunca colgado" refuses no washing that stands before it, "lejía, nunca" does. */
function advises(sentence: string, never: RegExp): boolean {
  const each = new RegExp(never.source, `g${never.flags.replace('g', '')}`);
  return [...sentence.matchAll(each)].some(
    ({ 0: named, index }) =>
      !refuses.test(sentence.slice(0, index)) && !refusedAfter.test(sentence.slice(index + named.length)),
  );
}

/** A text without the sentences that would spoil a cloth that the question names, and with the limit said. */
export function safelyTold(question: string, text: string): string {
  let kept = text;
  for (const { cloth, never, says } of limitsIn(question)) {
    const sentences = kept.split(/(?<=[.?!…]) +/);
    const spoils = (sentence: string) =>
      advises(sentence, never) && !ofOther.test(sentence) && !cloth.test(plain(sentence));
    const safe = sentences.filter((sentence) => !spoils(sentence));
    if (safe.length < sentences.length) kept = [...safe, says].join(' ');
  }
  return kept;
}

/** The same, or `null` where too little of the text is left. */
export function keptWithin(question: string, text: string): string | null {
  const kept = safelyTold(question, text);
  if (kept === text) return text;
  const left = limitsIn(question).reduce((rest, { says }) => rest.replace(says, ''), kept);
  return left.trim().length < leastLeft * text.length ? null : kept;
}
