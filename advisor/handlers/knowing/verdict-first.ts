import { sentencesOn } from '../../knowledge/parts.ts';

const asksWhether =
  /(?<!\p{L})(?:se (?:puede|lleva|usa|lava|plancha|mete|cubre|da|toma)n?|puedo|podr[ií]a|debo|deber[ií]a|hay que|tengo que|tiene que|hace falta|es (?:obligatorio|necesario|malo|correcto|verdad)|sirven?|valen?|encogen?|destiñen?|est[aá] (?:bien|mal)|queda (?:bien|mal|raro)|va bien|conviene|favorece|apaga|o no|o mejor|qui[eé]n (?:tiene|lleva) (?:la )?raz[oó]n|me l[oa]s? cargo|es cierto|sí o no|cuentan?|o es (?:chiste|mucho|demasiado)|vale la pena|merece|compensa)(?!\p{L})/iu;
export const opensWithVerdict =
  /^(?:s[ií]|no|nunca|jam[aá]s|mejor|vale|valen|puedes|claro|depende|solo|nada|ni|basta|sirve|sin problema|tranquil|qu[eé] va)(?!\p{L})/iu;

export function verdictFirst(question: string, text: string): string {
  const things = thingFirst(question, text);
  if (things !== null) return things;
  const at = question.search(asksWhether);
  const isAsked = at >= 0 && (at < mostBefore || /[?¿]/.test(question));
  if (!isAsked || opensWithVerdict.test(text)) return text;
  const part = sentencesOn(question, text);
  return part === '' ? text : withFirst(part, text);
}

function withFirst(part: string, text: string): string {
  if (text.startsWith(part)) return text;
  const rest = text.split(/(?<=[.?!…]) +/).filter((sentence) => !part.includes(sentence));
  return [part, ...rest].join(' ');
}

const asksThing =
  /(?<!\p{L})(?:(?:con|de|a|en) )?(?:qu[eé]|cu[aá]l(?:es)?) ((?:zapat|calzad|corbat|camis|bols|media|calcet|cintur|pantal|abrig|falda|color|tela|tejid|joya|pendient|aret|pañuel|sombrer|chaquet|sac)\p{L}*)/iu;

function thingFirst(question: string, text: string): string | null {
  const [, thing] = asksThing.exec(question) ?? [];
  if (thing === undefined) return null;
  const part = sentencesOn(thing, text);
  return part === '' || part === text || part.length > mostMoved ? null : withFirst(part, text);
}
const mostMoved = 200;

/** Without its marks, a question opens the message. */
const mostBefore = 12;
