import type { Token } from '../../words/tokens.ts';
import { isFault, isGraded, type Mood, moodWords, oppositeOf } from '../moods.ts';

function isUnwanted(tokens: readonly Token[], start: number, answersNo: boolean): boolean {
  for (let at = start - 1; at >= Math.max(answersNo ? 1 : 0, start - 4); at--) {
    const word = tokens[at]?.text ?? '';
    if (/^(pero|algo|sino|y|con|mejor|por|que|es|esta|se|tengo|hay|me|sin)$/.test(word)) return false;
    if (/^(no|nada|ni|tampoco)$/.test(word)) return true;
  }
  return false;
}

/** "si me suelta algo feo", "suelta una de las suyas": a remark rather than a loose fit. */
const isBlurted = (tokens: readonly Token[], start: number, end: number): boolean =>
  end - start === 1 &&
  /^suelt[ao]$/.test(tokens[start]?.text ?? '') &&
  (/^(me|te|le|nos|les)$/.test(
    tokens[start - (/^l[oa]s?$/.test(tokens[start - 1]?.text ?? '') ? 2 : 1)]?.text ?? '',
  ) ||
    /^(comentarios?|burradas?|perlas?|tonterias?|barbaridad|barbaridades|groserias?)$/.test(
      tokens[end + 1]?.text ?? '',
    ));

const isOfThen = (tokens: readonly Token[], start: number): boolean =>
  tokens
    .slice(Math.max(0, start - 3), start)
    .some(({ text }) => /^(?:fui|iba|vine|lleve|vestia|fuimos)$/.test(text));

const isPlain = (tokens: readonly Token[], start: number): boolean =>
  /^clar[oa]$/.test(tokens[start]?.text ?? '') &&
  /^(?:quede|queda|quedo|quedar|esta|tengo|tiene|deja|dejar|dejo|ver|veo|lo|pues|si|por|no)$/.test(
    tokens[start - 1]?.text ?? '',
  );

/** Words after which "muy formal" is a wish; about a look on the table it is a complaint. */
const wishing =
  /^(quiero|quisiera|algo|dame|busco|necesito|ponme|ir|verme|vaya|mas|gustaria|prefiero|hazlo|hazme)$/;

/** "algo fresco y serio", "el cole pide formal", "quiero estar elegante" */
const plainWish =
  /(?:^| )(?:algo|pid(?:e|en|io|ieron)|exigen?|(?:invitacion|tarjeta|parte|correo|code|codigo)(?: (?:es|dice|pone))?|(?:quiero|quisiera|necesito|gustaria|hay que|tengo que) (?:ir|estar|verme|vestirme|llegar|salir|sentirme)|vayamos|arma\w*|hazme|dame)(?: (?:algo|muy|bien|bastante|super|mas))?(?: \w+ (?:y|pero))?$/;

/** Words that address a person, or describe the desired look. */
const names: ReadonlySet<string> = new Set(
  'guapa guapo guapi guapura bonita bonito preciosa precioso mona fina linda lindo bella hermosa maja'.split(
    ' ',
  ),
);

/** Words after which a request is grammatically complete. */
const complete =
  /^(gracias|hola|adios|chao|vale|ok|okey|si|no|venga|buenas|dias|tardes|noches|hey|ey|oye|genial|perfecto|mil|tia|eres|luego|manana|pronto|favor|nada|dale|bueno)$/;

/** "¿no sería mejor…?": a verb, nothing serious. */
const isWouldBe = (tokens: readonly Token[], start: number): boolean =>
  tokens[start]?.text === 'seria' &&
  /^(mejor|peor|bueno|buena|posible|mucho|mucha|raro|rara|ideal|perfecto|genial|demasiado|muy|un|una|el|la|lo)$/.test(
    tokens[start + 1]?.text ?? '',
  );

/** "gracias, guapa" and "guapa, ¿qué me pongo?" address the advisor; "quiero ir guapa" is a request. */
function isAddress(tokens: readonly Token[], start: number, end: number): boolean {
  if (end - start !== 1 || !names.has(tokens[start]?.text ?? '')) return false;
  const before = tokens[start - 1]?.text;
  if (before === undefined) return tokens.length > 1;
  return complete.test(before);
}

type Span = { start: number; end: number };

type Around = {
  hasOutfits: boolean;
  skySpans: readonly Span[];
  garments: readonly Span[];
  /** Whether the word at a place belongs to a garment's name. */
  isNamed: (at: number) => boolean;
};

/** Moods by words: where they stand, what they ask for, and those that are plainly wished for. */
export function moodsIn(
  text: string,
  tokens: readonly Token[],
  { hasOutfits, skySpans, garments, isNamed }: Around,
): { spans: readonly Span[]; said: readonly Mood[]; wished: ReadonlySet<Mood> } {
  const spans = moodWords.find(tokens).filter(({ start, end, meaning }) => {
    if (meaning === 'loose' && isBlurted(tokens, start, end)) return false;
    if (meaning === 'light' && isPlain(tokens, start)) return false;
    if (meaning === 'one-colour' && isOfThen(tokens, start)) return false;
    if (isNamed(start) || isAddress(tokens, start, end) || isWouldBe(tokens, start)) return false;
    // "con traje oscuro"
    if (/^(dark|light)$/.test(meaning) && garments.some((one) => one.end === start)) return false;
    // "hace fresco" is the weather.
    return !skySpans.some((sky) => sky.start < end && start < sky.end) || end - start > 1;
  });
  // "no, deportivo de verdad" answers no and refuses nothing.
  const answersNo = /^\s*(no|nop|nah)\s*[,.;]/i.test(text);
  const moodOf = ({ start, end, meaning }: (typeof spans)[number]): Mood | null => {
    const words = tokens.slice(start, end).map((token) => token.text);
    // "muy fino, pero…" praises what is on the table.
    const isPraised = hasOutfits && start <= 1 && meaning === 'elegant' && tokens[end]?.text === 'pero';
    if (isPraised && /^muy/.test(words.join(' '))) return null;
    if (isGraded(words.join(' ')) || words.some(isFault)) return meaning;
    const isMuch = /^(muy|super|re|tan)$/.test(tokens[start - 1]?.text ?? '');
    const isWished = tokens.slice(0, start).some((token) => wishing.test(token.text));
    if ((hasOutfits && isMuch && !isWished) || isUnwanted(tokens, start, answersNo))
      return oppositeOf(meaning);
    return meaning;
  };
  const wished = new Set(
    spans.flatMap((span) => {
      const before = tokens.slice(Math.max(0, span.start - 5), span.start);
      const isPlain = plainWish.test(before.map(({ text: word }) => word).join(' '));
      return isPlain && moodOf(span) === span.meaning ? [span.meaning] : [];
    }),
  );
  return { spans, said: spans.flatMap((span) => moodOf(span) ?? []), wished };
}
