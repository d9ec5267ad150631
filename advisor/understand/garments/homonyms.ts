import type { Token } from '../../words/tokens.ts';

type Sense = { word: RegExp; before?: RegExp; after?: RegExp };

/** Words of clothes that mean something else, by the words around them. */
const otherSenses: readonly Sense[] = [
  { word: /^cazador(?:es)?$/ },
  { word: /^rebeca$/, before: /\b(?:con|a|de|y|es|que) $/, after: /^(?:$|y |e |que |a |en |se |es |viene)/ },
  { word: /^nauticos?$/, before: /\b(?:club|puerto|salon|evento|el) $/ },
  { word: /^(?:tope|playero|salon)$/ },
  { word: /^panama$/, before: /\b(?:a|en|de|desde|hasta|para|por|soy de) $/, after: /^(?!de paja|hat)/ },
  { word: /^joya$/, before: /^$/ },
  { word: /^descanso$/ },
  { word: /^stones$/, before: /\b(?:los|rolling) $/ },
  { word: /^dije$/, before: /\b(?:te|le|les|lo|me|ya) $/ },
  // "algo más tapado"
  { word: /^tapado$/, before: /\b(?:mas|muy|bien|tan|algo|menos|demasiado|cuello|todo) $/ },
  { word: /^gemelos$/, before: /\b(?:parec\w*|parez\w*|como|ser) (?:unos |los |dos )?$/ },
  { word: /^tocado$/, before: /\b(?:h[ae]n?|hemos|habia) $/ },
  { word: /^de$/, after: /^mono de (?:trabajo|faena|mecanico)\b/ },
  {
    word: /^(?:mochila|maleta|bolso|bolsa)$/,
    before: /\b(?:que|meto|llevo|echo|va|guardo) en (?:la|el|mi) $/,
  },
  { word: /^yuntas?$/, before: /\b(?:mi|mis|mejor|un|una|tu|su) $/ },
  { word: /^mono$/, after: /^de (?:trabajo|faena|mecanico)\b/ },
  { word: /^mono$/, before: /\b(?:anos|vida|todo el dia) de $/ },
  { word: /^arriba$/, before: /\b(?:acamp\w+|dorm\w+|duerm\w+|sub\w+|lleg\w+|alli|alla) $/ },
  { word: /^arriba$/, after: /^(?:pega|hace|hay|sopla|nieva|llueve|hara|refresca)\b/ },
  { word: /^cargo$/, before: /\b(?:a|hac\w*|hag\w*|tomar|tomo) $/ },
  {
    word: /^pendientes?$/,
    before:
      /\b(?:estoy|estar|estaba|quedo|queda|quedan|tengo|tiene|tenemos|ando|asuntos?|temas?|cosas?|algo|nada|sigo|muy) $/,
  },
  { word: /^pendiente$/, after: /^(?:de|por) / },
  { word: /^saco$/, before: /\ba $/ },
  // "con 46 tacos" is an age.
  { word: /^tacos?$/, before: /\b(?:1[3-9]|[2-9]\d) $/, after: /^(?!de |altos|cm)/ },
  {
    word: /^saco$/,
    after:
      /^(?:de dormir|a (?:mi|el|la|los|las|pasear)|adelante|fotos|tiempo|dinero|notas|buenas notas|partido|cuentas|entradas|la (?:basura|lengua|cuenta))\b/,
  },
  { word: /^faldas?$/, after: /^de (?:el |la |un )?(?:volcan|monte|montana|cerro|sierra|nevado)\b/ },
  { word: /^bolsas?$/, before: /\b(?:hech[oa]s?|(?:trabaj\w+|inviert\w+|invertir|cotiz\w+) en la) $/ },
  { word: /^bolsas?$/, after: /^de (?:valores|trabajo|empleo|agua|basura|regalo|papel|plastico)\b/ },
  { word: /^cartera$/, after: /^(?:de (?:clientes|inversion\w*|proyectos|valores)|ministerial)\b/ },
  {
    word: /^abrigo$/,
    before: /\b(?:me|te|se|que|no|si) $/,
    after: /^(?:mucho|poco|bien|mas|menos|demasiado|siempre|con|$)/,
  },
  { word: /^collar$/, before: /\b(?:perr[oa]|gat[oa]) con (?:el|su|un) $/ },
  { word: /^collar$/, after: /^(?:de (?:el |mi |la )?(?:perr|gat)|isabelino)/ },
  { word: /^chaleco$/, after: /^(?:salvavidas|antibalas|reflectante)\b/ },
  { word: /^en$/, after: /^el cuello de / },
  { word: /^polo$/, after: /^(?:norte|sur)\b/ },
  { word: /^polo$/, before: /\b(?:jugar (?:a(?: el)?)?|partido de|club de|torneo de) ?$/ },
  {
    word: /^botas$/,
    before: /\b(?:(?:me|te|se|nos) (?:pongo|pones|pone|ponemos|puse|pondre)|poner(?:me|te|se|nos)) las $/,
    after:
      /^(?:en (?:la|el|una|un) (?:comida|cena|boda|restaurante|bufe\w*|asado)|de (?:turron|marisco|comer|jamon))\b/,
  },
  // "mi vieja me bota del cuarto", "me traje el abrigo"
  { word: /^(?:botas?|botan|traje)$/, before: /\b(?:me|te|nos|os|lo|le|les|se) $/ },
  {
    word: /^gemelos$/,
    before:
      /\b(?:embarazad[oa]|embarazo|espero|esperamos|parto|partos|bebes|tengo|tenemos|tuve|madre|padre|mis|los) (?:de |unos )?$/,
    after: /^(?:y no|de (?:\w+ )?(?:meses|semanas|anos)|$|que|no |recien)/,
  },
  { word: /^gemelos$/, before: /\bembarazad[oa] de $/ },
  {
    word: /^bomber(?:o|a|os|as)?$/,
    before: /\b(?:soy|es|fui|era|anos|jubilad[oa]|trabajo|mi \w+) (?:de |como )?$/,
  },
  { word: /^medias$/, before: /\b(?:entre|a) $/ },
  { word: /^medias$/, after: /^(?:nueves|lunas|onces|tintas|jornadas)\b/ },
  { word: /^anillo$/, after: /^a el dedo\b/ },
  { word: /^cinturon$/, after: /^de seguridad\b/ },
  { word: /^guantes?$/, before: /\bcomo un $/ },
  { word: /^gorra$/, before: /\b(?:voy|vamos|ir|entr\w+|com\w+) de $/ },
  { word: /^body$/, after: /^(?:shop|pump|combat|balance|attack)\b/ },
  {
    word: /^tenis$/,
    before: /\b(?:jug\w+|juego|partido|torneo|clases?|club|pista|cancha) (?:a(?: el)? |de )?$/,
  },
  {
    word: /^vaqueros$/,
    before: /\b(?:fiesta|tematica|pelicula|disfraz|disfrazad[oa]s?|noche|indios)(?: \w+)? (?:de|y) $/,
  },
  {
    word: /^american[oa]s?$/,
    before:
      /\b(?:amig|chic|compan|profesor|novi|familia|comida|cena|barbacoa|fiesta|empresa|jef|client)\w* $/,
  },
  { word: /^bailarinas?$/, before: /\b(?:es|soy|somos|son|era|fui|de) $/ },
  { word: /^marinera$/, before: /\b(?:bail\w+|concurso de|danza) (?:la )?$/ },
  { word: /^jersey$/, before: /\bnueva $/ },
  { word: /^aros?$/, after: /^de cebolla\b/ },
  { word: /^cadena$/, after: /^de (?:ropa|montaje|tiendas|television|hoteles|supermercados|restaurantes)\b/ },
  {
    word: /^vestid[oa]s?$/,
    before: /\b(?:voy|ir|vas|va|vamos|vengo|viene|iba|fui|bien|mal|demasiado|mas|menos|muy|siempre) $/,
    after: /^(?:de|para|a|como|$)/,
  },
  { word: /^chaqueta$/, before: /\bcambi\w+ de $/, after: /^(?:$|cena|y |segun)/ },
];

const saidBefore = 5;

/** "estoy pendiente de una llamada", "saco al perro", "hecha bolsa" */
export function isHomonym(tokens: readonly Token[], start: number): boolean {
  const word = tokens[start]?.text ?? '';
  const senses = otherSenses.filter((sense) => sense.word.test(word));
  if (senses.length === 0) return false;
  const said = (slice: readonly Token[]) => slice.map(({ text }) => text).join(' ');
  const before = start === 0 ? '' : `${said(tokens.slice(Math.max(0, start - saidBefore), start))} `;
  const after = `${said(tokens.slice(start + 1, start + 1 + saidBefore))} `.trimStart();
  return senses.some((sense) => (sense.before?.test(before) ?? true) && (sense.after?.test(after) ?? true));
}
