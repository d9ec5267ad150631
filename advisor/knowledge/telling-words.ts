/** Words for a subject that no other word of a question outweighs: symbols, faiths, countries. */
export const foremostWords: readonly string[] = (
  'circulo triangulo cuadrado cubeta asterisco rectangulo ' +
  'marroqui judia judio musulmana musulman hindu evangelica evangelico budista ortodoxa sij mormona gitana ' +
  'iran arabia dubai qatar emiratos marruecos egipto turquia jordania israel japon china india tailandia indonesia bali corea rusia ' +
  'noruega islandia vaticano mezquita sinagoga guayabera huipil esmoquin frac chaque'
).split(' ');

/** Words for a substance on a garment, which tell more than the garment does. */
export const stainWords: readonly string[] = (
  'desodorante sudor vino tinto cafe aceite grasa tomate mora hierba cesped cera chicle tinta boligrafo sangre barro oxido mate palta huevo ' +
  'chocolate maquillaje pintalabios labial esmalte pintura polilla polillas moho naftalina tabaco humedad pelusa bolitas'
).split(' ');

export const ceremonyWords: readonly string[] =
  'luto velorio velatorio funeral entierro bautizo bautismo comunion confirmacion quinceanera graduacion boda matrimonio despedida'.split(
    ' ',
  );

/** Other words for a subject, besides the things of the glossary. */
export const subjectWords: readonly string[] = (
  'petite embarazo embarazada lactancia ' +
  'menopausia sofocos bochornos madrina padrino testigo ' +
  'puno solapa dobladillo boton botones cremallera forro hombro hombrera escote manga cuello bolsillo ' +
  'pecho espalda cadera tripa barriga muslos gemelos brazos torso canas subtono aceitunada oliva pecas pelirroja'
).split(' ');

/** Words for the aspect of a subject that is asked for. */
export const aspectWords: readonly string[] = (
  'lavar limpiar planchar secar tender guardar doblar colgar blanquear encoger destenir suavizante lejia cloro ' +
  'medir zurcir anudar impermeabilizar lustrar manchar'
).split(' ');

/** Cloths that are washed, dried, ironed and kept like another. */
export const clothFamilies: Readonly<Record<string, string>> = {
  lana: 'alpaca vicuna merino cachemir cashmere mohair angora tweed pano boucle chompa',
  seda: 'saten raso gasa chiffon organza crepe tafetan',
  algodón: 'popelin batista percal pique chambray sarga franela muselina',
  cuero: 'napa piel charol',
  ante: 'nobuk serraje gamuza',
  poliéster: 'nailon poliamida acrilico polar',
  viscosa: 'modal lyocell tencel rayon cupro',
};
