import { beforePronoun, ordersBeforePronoun, withoutAccents } from '../../words/second-person.ts';

export const addresses = ['tu', 'usted'] as const;
export type Address = (typeof addresses)[number];

const any = (...ways: readonly string[]) => new RegExp(ways.join('|'));

const greeting =
  '(?:hola|buen[oa]s?(?: dias| tardes| noches)?|senorita|senora|dona|maya|valentina|por favor|porfa(?:vor)?|oiga|mire|disculpe|perdone|gracias)';
const begins = `(?:(?:^|[.;:!?¿¡\\n])\\s*|${greeting}[,.!]?\\s+)`;
const goesOn = `(?:${begins}(?:(?:y|pero|pues|bueno|entonces|no|ademas)\\s+)*|,\\s*)`;
const help =
  '(?:decir|ayudar|recomendar|aconsejar|sugerir|explicar|ensenar|mostrar|orientar|buscar|armar|preparar|guardar|apuntar|hacer|dar|proponer|asesorar|indicar|confirmar|repetir|aclarar|resolver|contestar|responder|sacar|poner|elegir|escoger|combinar|quitar|cambiar|planear|anotar|marcar|agendar|echar|pasar)';
const opinion =
  '(?:consejos?|opinion|ayuda|recomendacion(?:es)?|sugerencias?|asesoria|atencion|respuesta|amabilidad|paciencia|criterio|apoyo)';
const helps =
  '(?:diga|ayude|recomiende|aconseje|sugiera|explique|ensene|muestre|oriente|busque|arme|prepare|haga|de|proponga|asesore|indique|aclare|conteste|ayudara|recomendara|aconsejara|dijera|explicara|orientara|asesorara)';
const hers = 'recomienda|recomendaria|aconseja|aconsejaria|sugiere|sugeriria|propone|propondria';
const another = '(?! (?:mi|mis|el|la|los|las|un|una|su|sus|este|esta|ese|esa|a|al)\\b)';

const ofUsted = any(
  '(?<!(?:trat|habl|llam)\\w{0,6} de )\\b(?:usted|ud|sumerce|su merced)\\b',
  `${goesOn}(?:me|nos) (?:podria|pudiera|podra)(?: usted)? ${help}`,
  `${begins}(?:me|nos) (?:puede|haria|daria|regala) (?:${help}|el favor|un favor|una|su)`,
  `(?:me|nos) (?:puede|podria) ${help}[^.?!]*\\?`,
  `${begins}(?:(?:y|no|si) )?(?:podria|pudiera|puede) ${help}(?:me|nos)`,
  `[¿]\\s*(?:me|nos) (?:dice|ayuda|explica|ensena|muestra|busca|arma|prepara|guarda|apunta|${hers})\\b`,
  `\\b(?:que|cual|cuales|como|donde)(?: \\w+){0,2} (?:me|nos) (?:${hers})\\b${another}`,
  `\\b(?:quiero|quisiera|necesito|me gustaria|espero|agradeceria|le pido) que me ${helps}\\b`,
  `${begins}(?:(?:pues|bueno|y|mire) )*le (?:cuento|comento|explico|agradezco|consulto|escribo|queria|quisiera|platico)\\b(?! (?:a|al) )`,
  `\\b(?:queria|quiero|quisiera|vengo a|me gustaria|permitame) (?:preguntarle|consultarle|comentarle|agradecerle|hacerle una (?:pregunta|consulta)|pedirle (?:su|un consejo|consejo|ayuda|opinion))\\b(?! (?:a|al) )`,
  `\\b(?:agradezco|agradeceria|necesito|quiero|quisiera|busco|pido|espero|gracias por|conocer|saber|tener|con) su ${opinion}\\b`,
  '\\bsi (?:es|fuera|fuese) tan amable|\\bseria tan amable|tenga la bondad|\\bes (?:muy|tan) amable\\b|dios (?:se )?l[ae] (?:bendiga|pague)',
  `(?:^|[.!?¿]\\s*|${greeting}[,.!]? )como (?:esta|le va)\\s*(?:$|[?,.!]|hoy|senorita|maya|valentina)`,
  `[¿]\\s*(?:y )?(?:a su juicio|cree que|sabe si|sabe como|sabe cual)\\b`,
  `[¿]\\s*(?:y )?(?:(?:que )?le parece(?: bien)?|que opina|que piensa)\\b(?! (?:a|al|mi|mis|su|sus) )`,
  `${greeting},? (?:recomiende|aconseje|diga|explique|ponga|guarde|busque|haga|prepare|muestre|arme)\\b`,
);

/** Politeness that a person who says "tú" may use as well. */
const polite = any(
  `${begins}(?:disculpe|perdone|oiga|mire)(?:$|[,.!?]| senorita| que | una )`,
  '(?:^|, ?|hola |gracias |buen[oa]s (?:dias|tardes|noches) )(?:senorita|dona (?:maya|valentina)|senora (?:maya|valentina))\\b',
);

const toHer =
  'dic|deci|ayud|recomiend|recomend|aconsej|sugier|suger|expliq?c|ensen|muestr|mostr|busc|arm|prepar|guard|apunt|hac|da|pon|propon|sac|elig|dej|echa|contest';
const ofTu = any(
  `\\b(?:vos|contigo)\\b`,
  `\\b(?:me|nos) (?:podrias|puedes|podes|podras|harias|(?:${toHer})\\w{0,4}[aei]s)\\b`,
  `\\b(?:puedes|podrias|podes) ${help}(?:me|nos)\\b`,
  `${goesOn}(?:puedes|podrias|podes|sabes|crees|opinas|pondrias|harias|llevarias|tenes|queres|ves)\\b`,
  `[¿]\\s*(?:y )?(?:que|cual|como)(?: \\w+){0,2} (?:me )?(?:recomiendas|recomendas|aconsejas|sugieres|opinas|piensas|pensas|crees|harias|pondrias|dices|decis|prefieres|preferis)\\b`,
  `${goesOn}te (?:cuento|comento|explico|digo|pregunto|agradezco|pido|queria|quiero|parece|importa|molesta|gusta|platico)\\b`,
  `\\bque te parece`,
  `\\b(?:queria|quiero|quisiera|vengo a|me gustaria) (?:preguntarte|consultarte|comentarte|contarte|pedirte|agradecerte|hacerte)\\b`,
  `\\bgracias a ti\\b|\\b(?:dame|dime|decime) tu\\b|\\b(?:tu|tus) ${opinion}\\b`,
  `\\b(?:eres|sos) (?:la|una|un|lo|muy|genial|maja)\\b`,
);

const pronouns = /^(\p{L}{2,}?)((?:me|nos|se)(?:l[oa]s?)?|l[oa]s?|les?)$/u;
const toAnyone = new Set([
  'estela',
  'delo',
  'dela',
  'delos',
  'delas',
  'pesame',
  'velo',
  'vela',
  'velos',
  'velas',
  'parela',
]);

const ofFormalOrder = new Set(
  [...ordersBeforePronoun.values()].map((form) => withoutAccents(beforePronoun(form))),
);
const ofVos =
  /^(?:recomenda|deci|conta|mostra|hace|pone|pensa|proba|sugeri|elegi|move|busca|arma|guarda|saca|ayuda|explica|prepara|manda|agenda|apunta|deja|pasa|dale)$/;

/** Whether a word orders with "usted", with "tú" or with neither: "dígame", "dime". */
function orderIn(word: string): Address | null {
  if (toAnyone.has(word)) return null;
  const [, base = '', tail = ''] = pronouns.exec(word) ?? [];
  if (base === '') return null;
  if (ofFormalOrder.has(base)) return 'usted';
  const isToHer = /^(?:me|nos)/.test(tail);
  return ordersBeforePronoun.has(base) || (isToHer && ofVos.test(base)) ? 'tu' : null;
}

/** What is quoted was said to someone else. */
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/g;

/** The address that a message sets; a plural, a third person or none leaves what was. */
export function addressIn(message: string, before: Address): Address {
  const said = message.replace(quoted, ' ');
  const plain = withoutAccents(said.toLowerCase().normalize('NFC')).replace(/ +/g, ' ').trim();
  const orders = new Set((plain.match(/\p{L}+/gu) ?? []).map(orderIn));
  const text = plain.replace(/ñ/g, 'n');
  if (ofUsted.test(text) || orders.has('usted')) return 'usted';
  if (ofTu.test(text) || orders.has('tu') || /(?<!\p{L})tú(?!\p{L})/iu.test(said)) return 'tu';
  return polite.test(text) ? 'usted' : before;
}
