import { limits } from '#contract/limits.ts';

const named =
  /(?:con (?:el |un )?(?:nombre|t[ií]tulo)(?: de)?|de nombre|que se llame|(?:c[aá]mbia|c[aá]mbie)l[eo] el nombre (?:a|por)|ll[aá]m[aáe]l[oa]|n[oó]mbral[oa]|guárdal[oa] como|guardal[oa] como|gu[aá]rdamel[oa] como|(?:gu[aá]rd|gr[aá]b|arch[ií]v)\p{L}* (?:est[eao]|es[eao]|(?:el|la|mi|est[ea]|es[ea]) (?:conjunto|look|outfit|tenida|combinaci[oó]n|modelito)) como)\s*[:«"“']?\s*(?!favorit)(.+)$/iu;

/** "ponele Reunión de padres", "ponle 'tocada'" */
const titled =
  /(?:[Pp][oó]n(?:e|é)?le|[Tt]it[uú]lal[oa]|[Bb]aut[ií]zal[oa])\s+(?:de nombre\s+)?(?=[«"“'‘]|\p{Lu})[«"“'‘]?(.+)$/u;

/** "guárdalo con el nombre Bautizo de Mateo" */
export function nameGiven(message: string): string | null {
  const name = (named.exec(message) ?? titled.exec(message))?.[1]
    ?.replace(/["»”’].*$|(?<=\p{L})'(?=\s*(?:[:,.;]|[ye] |con |$)).*$/u, '')
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
