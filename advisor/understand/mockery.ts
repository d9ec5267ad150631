import type { Token } from '../words/tokens.ts';

const saying =
  '(?:dij\\w+|dic\\w+|dicho|solt\\w+|coment\\w+|grit\\w+|llam\\w+|escrib\\w+|pus[oi]\\w*|suelt\\w+)';
const praise = '(?!(?:reina|princesa|modelo|artista|diosa|sirena|actriz|estrella|jovencita|nina de))';

const belittled =
  '(?:secretari[oa]|camarer[oa]|monja|cura|payas[oa]|mendig[oa]|pordioser[oa]|vagabund[oa]|disfrazad[oa]|abuel[oa]|viej[oa]|senor[a]?\\b|granjer[oa]|puta|fulana|travesti|drogadict[oa]|nin[oa]|pijam[ao]|de pueblo)';

const mocking = new RegExp(
  [
    `^(?!.*\\b(?:chistes?|junt[oa]s)\\b).*\\bse (?:han |ha |an )?(?:tod[oa]s )?(?:me )?(?:reido|rieron|rien|reian|rio|burl\\w+|mofa\\w*)\\b`,
    `\\b(?:me|nos) (?:han |ha )?(?:ridiculiz\\w+|humill\\w+|critic\\w+|senal\\w+ con el dedo)`,
    `\\b(?:me|nos|le) (?:han |ha )?${saying}(?: \\w+){0,6}? (?:que|q) (?:\\w+ ){0,5}?pare[cz]\\w+ (?:(?:un|una) ${praise}|${belittled})`,
    `\\b(?:me|nos) (?:han |ha )?${saying}(?: \\w+){0,6}? (?:que|q) (?:\\w+ ){0,6}?se (?:me )?(?:ve|ven|nota|notan|marca|marcan) (?:tod[oa]s? )?(?:el|la|los|las|mi|mis) (?:rollos?|michelin\\w*|barriga|tripa|panza|guata|lonja\\w*|grasa|celulitis|culo|kilos|llantas)`,
    `\\b(?:me|nos) (?:han |ha )?(?:dij\\w+|dicho|dic\\w+|pid\\w+) que (?:me |nos )?(?:vist\\w+|vay\\w+|fuer\\w+)(?: un poco)? mas (?:discret|decente|tapad|recatad|femenin|masculin)`,
    `\\b(?:puso|pusieron|escribio|escribieron|dejo|dejaron|comento|comentaron) (?:un |una )?(?:emoji|carita|meme|apodo|mote)`,
    `\\bpor quien me (?:tomo|tomas|tomaba|creia)`,
  ].join('|'),
);

const wanting =
  /\b(?:quiero|quisiera|puedo|podria|debo|deberia|combin\w+|pega|pegan|me pongo|ponerme|dame|hazme|armame|con que|que (?:le|les) va)\b/;

const plain = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

export const mocks = (tokens: readonly Token[]): boolean => mocking.test(plain(tokens));

const nearest = 16;

/** "se rieron de mi peto", "que con mis leggins se me ve todo": a piece that others found fault with. */
export function isMocked(tokens: readonly Token[], start: number, end: number): boolean {
  const near = tokens.slice(Math.max(0, start - nearest), end + nearest);
  const lead = plain(tokens.slice(Math.max(0, start - 4), start));
  return mocks(near) && !wanting.test(lead) && !wanting.test(plain(tokens.slice(end, end + nearest)));
}
