const worn =
  '(?:botas?|botines|botin|zapatos?|mocasines|sandalias|cintur[oó]n|bolso|cartera|pantal[oó]n|falda|vestido|blusa|traje|corbata|chaqueta|abrigo|saco|jersey|su[eé]ter)';
const spilt = /\b(?:manch|ca[iy]|derram|tir[aeé]|volc|volqu|salpic|ensuci)\p{L}*/iu;

/** Words that an entry would take for something else, with those that tell what is meant. */
const senses: readonly { said: RegExp; meant: string; isAlsoSpilt?: boolean }[] = [
  // "botas cafés": brown, and no stain.
  {
    said: new RegExp(
      `(${worn}(?: (?!de |con |y |en )[\\p{L}]+){0,2} (?:de cuero |de piel |color )?)caf[eé]s?(?![\\p{L}])`,
      'giu',
    ),
    meant: '$1marrón',
  },
  {
    said: new RegExp(
      `((?:color|tono|${worn})(?: (?!de |con |y |en )[\\p{L}]+){0,2} )vino(?: tinto)?(?![\\p{L}])`,
      'giu',
    ),
    meant: '$1burdeos',
    isAlsoSpilt: true,
  },
  {
    said: /((?<!\p{L})(?:apaga|favorece|sienta|colores?)\p{L}*(?! de)[\s\S]*?\by el )vino(?!\p{L})/giu,
    meant: '$1burdeos',
    isAlsoSpilt: true,
  },
  // Heels in the grass are no funeral.
  { said: /\b(?:se )?(?:me|nos) (?:en)?tierr(?:[ae]n?|o)(?!\p{L})/giu, meant: 'se me hunden' },
];

export function inPlainSense(question: string): string {
  const isSpilt = spilt.test(question);
  return senses.reduce(
    (text, { said, meant, isAlsoSpilt }) => (isSpilt && isAlsoSpilt ? text : text.replace(said, meant)),
    question,
  );
}
