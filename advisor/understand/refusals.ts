import type { Token } from '../words/tokens.ts';

const refusing: ReadonlySet<string> = new Set(
  (
    'sin ni sobra sobran quita quitar quitale quitame quitarle quitando evita evitar evitando excepto salvo odio odia detesto harta harto aburrida aburrido ' +
    'cansada cansado tampoco fuera nunca quito saco quitarme cambia cambiar cambiame cambiaria descarta descartar'
  ).split(' '),
);

/** Words that end the scope of a negation. */
const turning: ReadonlySet<string> = new Set([
  'pero',
  'con',
  'mejor',
  'prefiero',
  'por',
  'quiero',
  'aunque',
  'ponme',
  'sino',
  'anade',
  'usar',
]);

const complaint =
  /^(cargan?|chocan?|cagan?|repatean?|aburren?|horrorizan?|espantan?|aprietan?|pican?|rozan?|molestan?|agobian?|tiran?|raspan?|ahogan?|asfixian?|sofocan?)$/;

/** Maximum distance between a negation and its object. */
const reach = 5;

/** After "no", words that leave it a refusal: "la falda no, otra" against "la falda no pega". */
const afterNo =
  /^(aca\b|quier[oe] (?:usar|llevar|poner|ponerme|ver|volver|ir(?! (?:de|con|en|muy|tan)))|(?:el|la|los|las) [a-z]+$|que|q|por|pues|eh|porque|pq|otr[oa]s?|van? (?:es|que|por|para|ahi|alli|aqui|con|$)|van?$|mejor|prefiero|dame|ponme|quiero|gracias|pero|y|ni|en|me (?:gust|conven|apetec|va|queda|peg|sienta|entra|vale|l[ao]s? (?:pongo|voy))|voy|ire|iria|pienso|esta|estan|l[ao]s? (?:tengo|uso|quiero|encuentro))/;
const dismissal =
  /^(?:es[ae]s? )?(?:del? (?:la |el |los |las )?[a-z]+ )?(?:(?!(?:es|esta|estan|va|van|me|te|se|le|no|y|o|que|con|para|de|tampoco|menos) )[a-z]+ )?(?:(?:asi que|asi q|por eso|entonces|o sea que)(?: es[ae]s?| eso| es[ao]s| ese)? )?(no|tampoco|menos|mejor no|ni hablar|ni loca|ni loco|y yo paso|pero yo paso|fuera)(?: (.*))?$/;

const never =
  /^(?:y (?:yo|ella|el) )?(?:(?!(?:y|o|pero|mejor|dame|ponme) )[a-z]+ ){0,4}?ni (?:de (?:cona|broma|chiste|guasa|vaina|fundas)|loc[oa]|muert[oa]|hablar|borrach[oa]|regalad[oa]|(?:l[ao]s? )?quiero|a palos|en (?:pedo|suenos|broma|sueno))\b/;
const stifles =
  /^(?:complet[oa]s? |enter[oa]s? |pues )?(?:ya )?me (?:ahogo|asfixio|agobio|sofoco|derrito|cocino|cuezo|aso|achicharro|congelo|hielo|muero(?! de ganas| por)|muera|siento (?:ridicul|disfrazad)[oa])\b/;
const unable = /^(?:yo )?(?:ya )?no (?:ando|camino|puedo|aguanto|llego|salgo|me (?:apano|manejo|tengo))\b/;
const address = /^(?:tia|tio|che|po|pe|pues|hija|hijo|guapa|guapo|amiga|amigo|senorita|jaja\w*)$/;
const mostBeforeNever = 9;

const following = (tokens: readonly Token[], end: number): string =>
  tokens
    .slice(end, end + mostBeforeNever)
    .map(({ text }) => text)
    .join(' ');

/** "mi madre dice falda y yo ni muerta" */
export const isNever = (tokens: readonly Token[], end: number): boolean => never.test(following(tokens, end));

export function isDismissed(tokens: readonly Token[], end: number): boolean {
  const after = following(tokens, end);
  if (never.test(after) || stifles.test(after) || unable.test(after)) return true;
  const said = dismissal.exec(
    tokens
      .slice(end, end + 7)
      .map(({ text }) => text)
      .join(' '),
  );
  if (said === null) return false;
  const [, word = '', rest] = said;
  const refusal = tokens.slice(end, end + 7).find(({ text }) => text === 'no' || text === 'tampoco');
  if (refusal?.pause && refusal.text === word) return true;
  if (tokens[end - 1]?.pause && isContrast(tokens, end)) return false;
  if (word === 'no' && rest !== undefined && address.test(rest)) return true;
  // "cenar fuera" is a plan.
  if (word === 'fuera' && /^(cen|com|almorz|desayun)/.test(tokens[end - 1]?.text ?? '')) return false;
  return (
    rest === undefined || (word !== 'menos' && afterNo.test(rest)) || /^(que|por|eh|porque)\b/.test(rest)
  );
}

/** "a la boda no voy"; "boda, no quiero ir de negro" goes. */
export const isCalledOff = (tokens: readonly Token[], end: number): boolean =>
  /^(?:[a-z]+ )?(?:al final |ya )?(?:no (?:voy|vamos|ire|iremos|puedo ir|quiero ir(?! (?:de|con|en|muy|tan))|hay|tampoco|la hay|lo hay|$)|tampoco|se cancel|se suspend)/.test(
    tokens
      .slice(end, end + 7)
      .map(({ text }) => text)
      .join(' '),
  );

const unbecoming =
  /\bno me (?:gusta\w*|convenc\w*|favorec\w*|veo|siento)(?: bien| comod[oa]| a gusto)?(?: nada)? (?:como (?:me )?(?:queda\w*|sienta\w*|veo)|con)(?: (?:el|la|los|las|mi|mis|es[ae]|es[ao]s))?$/;
const mostOfLead = 10;
/** "en vez de la blusa una camisa" */
const instead = 3;

/** Whether a mention is refused: "sin tacones", "nada de negro", "en vez de la falda". */
export function isRefused(tokens: readonly Token[], start: number): boolean {
  const lead = tokens.slice(Math.max(0, start - mostOfLead), start).map(({ text }) => text);
  if (unbecoming.test(lead.join(' '))) return true;
  for (let at = start - 1; at >= Math.max(0, start - reach); at--) {
    const word = tokens[at]?.text ?? '';
    const before = tokens[at - 1]?.text ?? '';
    if (before === 'nadie' && /^(?:vaya|fuera|lleve|llevara|use|vista)$/.test(word)) return true;
    if (word === 'no' && tokens[at]?.pause) return false;
    if (word === 'no' && isContrast(tokens, at) && at >= start - 2) return true;
    // "y si fuera para clase" refuses nothing. "no saco el bolso" is a complaint, "me quito el bolso" a
    // request.
    if (/^(saco|quito)$/.test(word) && before !== 'me') continue;
    if (refusing.has(word) && !(word === 'fuera' && before === 'si') && !isUnsure(tokens, at)) return true;
    if (before === 'me' && complaint.test(word)) return true;
    // "¿no tengo nada de algodón?" asks for it.
    const near = tokens.slice(Math.max(0, at - 2), at);
    const isSearch =
      near.every(({ pause }) => !pause) &&
      near.some(({ text }) => /^(tengo|tienes|hay|queda|quedan)$/.test(text));
    if (word === 'nada' && tokens[at + 1]?.text === 'de') return !isSearch;
    if ((word === 'vez' || word === 'lugar') && before === 'en') return at >= start - instead;
    if (word === 'no' && at === start - 1 && /^(pero|mejor)$/.test(before)) return true;
    if (word === 'menos' && at === start - 2) return true;
    if (word === 'menos' && at === start - 1) return true;
    if ((word === 'demasiado' || word === 'tanto' || word === 'demasiada') && at === start - 1) return true;
    const compared = [before, tokens[at - 2]?.text ?? ''];
    if (word === 'que' && at === start - 1 && compared.some((one) => /^(mejor|prefier)/.test(one)))
      return true;
    if (word === 'no' && isAversion(tokens, at + 1)) return true;
    if (word === 'en' && isTooSmall(tokens, at)) return true;
    if (word === 'siempre' && isWorseForWear(tokens, at)) return true;
    if (word === 'ganas' && tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'no'))
      return true;
    if (word === 'tan' && before === 'no' && at === start - 1) return true;
    if (word === 'con' && (before === 'ni' || isUnwillingWith(tokens, at))) return true;
    if (word === 'con' && tokens[at - 2]?.text === 'siempre' && isWorseForWear(tokens, at - 2)) return true;
    if (word === 'con' && tokens[at - 2]?.text === 'de' && tokens[at - 3]?.text === 'nada') return true;
    const isRefusal =
      /^(?:no|ni|tampoco|nunca)$/.test(before) || (before === 'me' && tokens[at - 2]?.text === 'no');
    if (turning.has(word) && !(/^(quiero|con)$/.test(word) && isRefusal)) return false;
  }
  return false;
}

/** "nunca sé qué ponerle arriba" */
const isUnsure = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'nunca' && /^(se|acierto|sabemos)$/.test(tokens[at + 1]?.text ?? '');

/** "el burdeos, no el azul" */
const isContrast = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 || tokens[at - 1]?.pause === true || tokens[at - 1]?.text === 'y') &&
  /^(?:el|la|los|las)$/.test(tokens[at + 1]?.text ?? '');

const isTooSmall = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 6), at)
    .some(
      ({ text }, index, near) =>
        text === 'no' &&
        near.slice(index + 1, index + 3).some(({ text: next }) => /^(entran?|caben?|cogen?)$/.test(next)),
    );

const isWorseForWear = (tokens: readonly Token[], at: number): boolean =>
  /^(voy|llevo|uso|visto|pongo|ando|salgo)$/.test(
    tokens.slice(at + 1, at + 3).find(({ text }) => text !== 'me')?.text ?? '',
  ) &&
  tokens.some(({ text }) =>
    /^(otr[oa]s?|distint[oa]|diferente|cambi\w+|vari\w+|hart[oa]|aburrid[oa])$/.test(text),
  );

const isUnwillingWith = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 5), at)
    .some(
      ({ text }, index, near) =>
        text === 'no' &&
        /^(quier|pienso|pued|dejan|permiten|voy|apetec|vaya|sea|sean|salga)/.test(
          near.slice(index + 1, index + 3).find(({ text: next }) => !/^(me|te|se|lo|la)$/.test(next))?.text ??
            '',
        ) &&
        !near.slice(index + 1).some(({ text: next }) => /^(y|pero|sino|mejor|que)$/.test(next)),
    );

/** "no quiero falda" and "no me gusta el negro" refuse; "no sé qué falda" and "no tengo falda" do not. */
function isAversion(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text ?? '';
  if (
    next === 'tengo' &&
    tokens.slice(at + 1, at + 3).some(({ text }) => /^(ganas|cuerpo|animo)$/.test(text))
  )
    return true;
  if (next === 'estoy' && tokens[at + 1]?.text === 'para') return true;
  const verb = ['me', 'te', 'se', 'la', 'lo'].includes(next) ? (tokens[at + 1]?.text ?? '') : next;
  if (verb === 'digas' && !tokens.slice(at + 1, at + 3).some(({ text }) => text === 'que')) return true;
  return /^(quier|veo$|convenc|encaj|favorec|peg|llev|ponga|pongo$|sea|tenga|gust|apetec|abroch|cierr|entra|cabe|us[oea]$|uses|soport|haya|mola|puedo|pueden?$|dejan$|permiten?$|admiten$|des$|saques|propong|sugier|ofrezc|recomiendes$)/.test(
    verb,
  );
}

/** Reasons why a garment cannot be worn. */
const outOfReach =
  /^(lavadora|lavando|lavar|lavado|tintoreria|colada|tendid|cubo|suci|manch|rot[oa]s?$|roto|rompi|arrugad|prestad|preste|planch|costurera|modista|mojad|humed|perdid|aprieta|aprietan|pesa|pesan|pica|pican|dano|pequen|grande|estrech|cierra|vale|valen|mata|matan|duele|duelen|cansa|cansan|molesta|molestan|cabe|caben|sube|rozan|roza|descosi|desgast|ahoga|agobia|asfixia|sofoca|justo|justa|chic[oa]s?$|apretad|abrocha|entra[n]?$|costurer|tintor|nervios|alergi|martiriz|tortur|destroz|lastim|machac|resbal|resfal|patina)/;
const disowned =
  /^(?:[a-z]+ ){0,2}(?:y |pero )?(?:hoy |ya )?no l[ao]s? (?:quiero|pongo|llevo|repito|aguanto|soporto|vuelvo)/;
const tellsOf =
  /^(?:(?:es[aeo]s?|ya|hoy|todavia|que|aun|no) )*(?:esta|estan|anda|sigue|siguen|l[ao]s? (?:tengo|deje|preste|lleve)|(?:se )?(?:me|le) [a-z]+|ya no|resbalan?|resfalan?|patinan?)/;

/** "la camisa esa está en la lavadora", "los botines me hacen daño": the garment is excluded. */
export function isOutOfReach(tokens: readonly Token[], end: number): boolean {
  const after = tokens.slice(end, end + 7).map(({ text }) => text);
  if (disowned.test(after.join(' '))) return true;
  return tellsOf.test(after.join(' ')) && after.some((word) => outOfReach.test(word));
}
