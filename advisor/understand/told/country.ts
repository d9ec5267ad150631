import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';

export const countries = ['spain', 'mexico', 'argentina', 'colombia', 'chile', 'peru', 'america'] as const;
export type Country = (typeof countries)[number];

/** Countries and cities by name, and words that are said in one country alone, or in all of America. */
const signs: Readonly<Record<Country, { places: string; words: string }>> = {
  spain: {
    places:
      'espana|madrid|barcelona|valencia|sevilla|zaragoza|malaga|bilbao|murcia|alicante|granada|vigo|gijon|coruna|donostia|vitoria|pamplona|oviedo|santander|burgos|salamanca|valladolid|cadiz|huelva|jaen|almeria|albacete|toledo|badajoz|caceres|mallorca|canarias|tenerife',
    words: 'curro|insti|mola|molan|guay|vosotros|vosotras|quedada|pijo|pija|tio|tia|jolin|finde|chandal',
  },
  mexico: {
    places:
      'mexico|cdmx|guadalajara|monterrey|puebla|tijuana|juarez|cancun|oaxaca|xalapa|veracruz|queretaro|zapopan|hermosillo|saltillo|torreon|ecatepec|guanajuato|yucatan',
    words:
      'wey|guey|chido|chida|orale|neta|chavo|chava|padrisimo|pinche|mijita|chamarra|chamarras|posada|posadas|esquites|zocalo|tianguis',
  },
  argentina: {
    places: 'argentina|caba|rosario|mendoza|tucuman|misiones|neuquen|salta|bariloche|palermo',
    words:
      'che|vos|sos|tenes|queres|podes|guita|laburo|pibe|piba|boludo|boluda|facu|boliche|decime|haceme|contame|poneme|mostrame|armame|vestime|campera|remera|pollera|birra|joden|sugeris|pilcha|ypf|afip|anses|bondi|quilombo',
  },
  colombia: {
    places: 'colombia|bogota|medellin|cali|barranquilla|bucaramanga|manizales|pereira|popayan|cucuta|icbf',
    words: 'parce|parcero|parcera|bacano|sumerce|pelao|berraco',
  },
  chile: {
    places: 'chile|valparaiso|concepcion|antofagasta|iquique|temuco|valdivia|vina',
    words: 'po|weon|wn|cachai|pololo|polola|carrete|fome|altiro|poleron',
  },
  peru: {
    places: 'peru|lima|arequipa|trujillo|cusco|callao|piura|huancayo|chiclayo|iquitos',
    words: 'jato|chompa|enamorado|enamorada|choche|pituco',
  },
  america: {
    places: 'latinoamerica|ecuador|bolivia|uruguay|venezuela|paraguay|guatemala|panama|honduras',
    words:
      'closet|bota|botar|botan|enojo|enoje|enoja|enojado|celular|platica|platicar|linda|lindo|plata|ustedes|chevere|bacan|aretes|chamba|rumba|regaladas|jalar|apurada|computador|lentes',
  },
};

const entries = Object.entries(signs) as [Country, (typeof signs)[Country]][];
const isPlace = entries.map(
  ([country, { places }]) =>
    [
      country,
      patternOf(
        `soy|vivo|estoy|aqui|aca|desde|en [de|en|aqui|aca] [la] [ciudad] [de] ${places} / ${places} $`,
      ),
    ] as const,
);
const isWord = entries.map(([country, { words }]) => [country, patternOf(words)] as const);

/** The country where a person says to be, or whose words they use; the one known before when neither tells. */
export function countryIn(tokens: readonly Annotated[], before: Country | null): Country | null {
  const place = isPlace.find(([, pattern]) => occurs(pattern, tokens));
  if (place) return place[0];
  if (before !== null && before !== 'america') return before;
  return isWord.find(([, pattern]) => occurs(pattern, tokens))?.[0] ?? before;
}
