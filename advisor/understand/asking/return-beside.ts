import { tokensOf } from '../../words/tokens.ts';
import { garmentWords } from '../garments/garment-words.ts';
import { givenBack } from '../told/upkeep.ts';
import { clausesOf, files } from './clauses.ts';

const returning =
  /(?<!\p{L})(?:devuelto|devolvi[oó]|devolvieron|devolver(?:me)?(?:l[oa]s?)?|de vuelta)(?!\p{L})/iu;
const beside =
  /\s*[,;.!?]\s*|\s+(?=(?:pero|y|con|tod[oa]s?|llen[oa]s?|hech[oa]s?|sin|oliendo|manchad[oa]s?|suci[oa]s?|mojad[oa]s?|rot[oa]s?|arrugad[oa]s?|encogid[oa]s?)(?!\p{L}))|\s+(?=¿)/iu;
const asking = /[?¿]|(?<!\p{L})(?:c[oó]mo|qu[eé] hago|se puede|puedo|sabes)(?!\p{L})/iu;

function pieceNamed(text: string): string | null {
  const tokens = tokensOf(text);
  const noun = garmentWords.find(tokens).at(-1);
  return noun
    ? tokens
        .slice(noun.start)
        .map(({ text: word }) => word)
        .join(' ')
    : null;
}

export function returnBeside(message: string): { back: string; rest: string } | null {
  const verb = returning.exec(message);
  if (!verb || !givenBack(tokensOf(message))) return null;
  const after = verb.index + verb[0].length;
  const gap = beside.exec(message.slice(after));
  if (!gap) return null;
  const [back, told] = [
    message.slice(0, after + gap.index),
    message.slice(after + gap.index + gap[0].length),
  ];
  if (!givenBack(tokensOf(back)) || !asking.test(told) || /[?¿]/.test(back)) return null;
  if (clausesOf(told).some(files)) return null;
  const piece = garmentWords.find(tokensOf(told)).length > 0 ? null : pieceNamed(back);
  const rest = told.trim().replace(/^(?:pero|y)\s+/iu, '');
  return { back, rest: piece === null ? rest : `${piece} ${rest}` };
}
