import { sentencesOn } from '../../knowledge/parts.ts';

const asksWhether =
  /(?<!\p{L})(?:se (?:puede|lleva|usa|lava|plancha|mete|cubre|da|toma)n?|puedo|podr[ií]a|debo|deber[ií]a|hay que|tengo que|tiene que|hace falta|es (?:obligatorio|necesario|malo|correcto|verdad)|sirven?|valen?|encogen?|destiñen?|est[aá] (?:bien|mal)|queda (?:bien|mal|raro)|va bien|conviene|favorece|apaga|o no|o mejor|qui[eé]n (?:tiene|lleva) (?:la )?raz[oó]n|me l[oa]s? cargo|es cierto|sí o no|cuentan?|o es (?:chiste|mucho|demasiado)|vale la pena|merece|compensa)(?!\p{L})/iu;
export const opensWithVerdict =
  /^(?:s[ií]|no|nunca|jam[aá]s|mejor|vale|valen|puedes|claro|depende|solo|nada|ni|basta|sirve|sin problema|tranquil|qu[eé] va)(?!\p{L})/iu;

export function verdictFirst(question: string, text: string): string {
  const at = question.search(asksWhether);
  const isAsked = at >= 0 && (at < mostBefore || /[?¿]/.test(question));
  if (!isAsked || opensWithVerdict.test(text)) return text;
  const part = sentencesOn(question, text);
  if (part === '' || text.startsWith(part)) return text;
  const rest = text.split(/(?<=[.?!…]) +/).filter((sentence) => !part.includes(sentence));
  return [part, ...rest].join(' ');
}

/** Without its marks, a question opens the message. */
const mostBefore = 12;
