/** Words that a search leaves out, without accents. */
export const fillers: readonly string[] = [
  'a',
  'al',
  'con',
  'de',
  'del',
  'e',
  'el',
  'en',
  'la',
  'las',
  'los',
  'o',
  'para',
  'un',
  'una',
  'y',
];
