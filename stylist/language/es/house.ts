const articles: readonly (readonly [RegExp, string])[] = [
  [/^(?:la|el|los|las|mi|mis|tu|tus) /i, ''],
  [/^casa de (?:mis?|tus?|su|sus) /i, ''],
  [
    /^(?:casa|casita|cabaña|finca|masía|residencia|caravana|furgoneta|playa|sierra|costa|montaña)(?= |$)/i,
    'la ',
  ],
  [/^(?:piso|apartamento|estudio|chal[eé]t?|ático|dúplex|cortijo|caserío|pueblo|campo|barco)(?= |$)/i, 'el '],
];

/** "la casa de la playa", "casa de mis padres", "Madrid"; "casa" without a name. */
function said(name: string): string {
  if (name === '') return 'casa';
  const article = articles.find(([form]) => form.test(name))?.[1];
  return article === undefined ? name : `${article}${name.charAt(0).toLocaleLowerCase('es')}${name.slice(1)}`;
}

export const inHouse = (name: string): string => `en ${said(name)}`;
export const toHouse = (name: string): string => `a ${said(name)}`.replace(/^a el /, 'al ');
