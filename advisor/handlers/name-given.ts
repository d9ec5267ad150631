import { limits } from '#contract/limits.ts';
import { garmentWords } from '../understand/garments/garment-words.ts';
import { tokensOf } from '../words/tokens.ts';

const named =
  /(?:se llama(?:r[aá])?|con (?:el |un )?(?:nombre|t[ií]tulo)(?: de)?|de nombre|que se llame|(?:c[aá]mbia|c[aá]mbie)l[eo] el nombre (?:a|por)|ll[aá]m[aáe]l[oa]|n[oó]mbral[oa]|guárdal[oa] como|guardal[oa] como|gu[aá]rdamel[oa] como|(?:gu[aá]rd|gr[aá]b|arch[ií]v)\p{L}* (?:est[eao]|es[eao]|(?:el|la|mi|est[ea]|es[ea]) (?:conjunto|look|outfit|tenida|combinaci[oó]n|modelito)) como|gu[aá]rdame\s(?=[^.;!?]{8,})[^.;!?]+?\scomo|gu[aá]rd[ae]\s(?=[^.;!?]{8,})[^.;!?]+?\scomo(?=\s*[«"“‘']))\s*[:«"“']?\s*(?![\s:«"“']*(?:favorit|limpi|suci|lavad|vendid|donad|prestad|usad|puest|siempre|antes|(?:un |mi )?(?:conjunto|look|outfit|tenida|modelito)s?(?!\s+(?:de|del|para|pa)\s)(?!\p{L})))(.+)$/iu;

/** "ponele Reunión de padres", "ponle 'tocada'" */
const titled =
  /(?:[Pp][oó]n(?:e|é)?le|[Tt]it[uú]lal[oa]|[Bb]aut[ií]zal[oa])\s+(?:de nombre\s+)?(?=[«"“'‘]|\p{Lu})[«"“'‘]?(.+)$/u;

const titledBeside =
  /(?<!\p{L})(?:gu[aá]rd|gr[aá]b|arch[ií]v)\p{L}*.*?[\s,;]y\s+(?:p[oó]n(?:e|é)?le|le pones?|l[oa] llamas?|ll[aá]mal[oae]|tit[uú]lal[oa]|n[oó]mbral[oa])\s+(?:de nombre\s+)?(.+)$/iu;
const noTitle =
  /^(?:un|una|unos|unas|el|la|los|las|mi|mis|otr\p{L}+|m[aá]s|algo|tambi[eé]n|fecha|encima)(?!\p{L})/iu;

function titleBeside(message: string): RegExpExecArray | null {
  const found = titledBeside.exec(message);
  const title = found?.[1] ?? '';
  const opensWithPiece = garmentWords.find(tokensOf(title)).some(({ start }) => start === 0);
  return title === '' || noTitle.test(title) || opensWithPiece ? null : found;
}

const purposeAfter =
  /\s*(?:[,;]\s*(?:(?:as[ií]|para|pa|que|q|porque|pq|xq)(?!\p{L}).*|(?:y|e)\s+(?:as[ií]|de paso|luego)(?!\p{L}).*)|\sas[ií]\s+(?:l[oa]s?|me|no|ya|que|luego)(?!\p{L}).*|\s(?:para|pa)\s+(?:(?:poder|volver a|no)\s+)?\p{L}+(?:[aei]r(?:l[oa]|me|le)|irl[oa])s?(?!\p{L}).*)$/iu;

/** "guárdalo con el nombre Bautizo de Mateo" */
export function nameGiven(message: string): string | null {
  const name = (named.exec(message) ?? titled.exec(message) ?? titleBeside(message))?.[1]
    ?.replace(purposeAfter, '')
    .replace(/["»”’].*$|(?<=\p{L})'(?=\s*(?:[:,.;]|[ye] |con |$)).*$/u, '')
    // "como cena de empresa: mono verde, …"
    .replace(/(?<=\p{L}):\s.*$/u, '')
    // "…, y apúntalo para el sábado"
    .replace(
      /[\s,]+(?:y|e) (?:ya )?(?:ap[uú]nt|an[oó]t|ag[eé]nd|p[oó]n|gu[aá]rd|pl[aá]n)\p{L}*l[oa]\b.*$/iu,
      '',
    )
    ?.replace(/[»"”'.!\s]+$/u, '')
    .replace(/[,\s]+(por favor|porfa|porfi|gracias)$/iu, '');
  return name ? [...name].slice(0, limits.outfit.nameMax).join('') : null;
}
