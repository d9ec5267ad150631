import { textOfTitle } from '../knowledge/entries.ts';
import { theFirst } from '../voice/names.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { isOfName } from './depart.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, withoutWardrobe } from './handler.ts';
import { mark, toWash } from './marks.ts';

const gone = '(vend[ií]|vendid[oa]s?|vendimos|regale|regalad[oa]s?|done|donad[oa]s?)';
const denied = new RegExp(
  `\\bno (l[oa]s? |le )?(l[oa]s? )?(he |hemos )?${gone}\\b|\\bno esta(n|ba|ban)? (vend|regal|don)ad?id?[oa]s?\\b`,
);
const mistaken = new RegExp(
  `\\b(puse|marque|anote|apunte|meti|dije|di|registre)\\b.*\\b(que|como|por)\\b( \\w+){0,3} ${gone}\\b`,
);
const regretted = /\b(equivo\w+|error|sin querer|mentira|confundi|broma)\b/;

/** "la loca se arrepintió y me lo devolvió", after a sale was noted */
const fallenThrough =
  /\bse (ha |han )?(arrepinti\w*|arrepentid\w*|rajo|rajado)\b|\bse (ha |han )?(echo|echado|tiro|tirado) (para |pa )?atras\b|\bme l[oa]s? (devolvi\w*|ha devuelto|han devuelto)\b|\b(ya )?no l[oa]s? quiso\b|\b(ha|han) aparecido\b|\baparecio\b|\baparecieron\b|\bl[oa]s? (encontre|he encontrado|ha encontrado|han encontrado|encontro|encontraron|tengo aqui|recupere)\b|\b(encontre|he encontrado) (el|la|los|las|mis?)\b/;

/** "puse que vendí el abrigo y no lo vendí" */
export const takesDepartureBack = ({
  understood,
  message,
  box,
  state,
}: Pick<IntentContext, 'understood' | 'message' | 'box' | 'state'>): boolean => {
  // Spelling correction takes "vendí" for "vende".
  const words = tokensOf(message)
    .map(({ text }) => text)
    .join(' ');
  const isDenied = denied.test(words);
  const isRegretted = regretted.test(words);
  return (
    box.wardrobe !== null &&
    !understood.onlyAsks &&
    ((state.deeds.some(({ departed }) => departed) && fallenThrough.test(words)) ||
      (mistaken.test(words) ? isRegretted || isDenied : isDenied && isRegretted))
  );
};

const mostNamed = 3;
const cleaner = patternOf('tintoreria|tinte|lavanderia|lavaseco|lavasecos');

export const restoreDeparted: IntentHandler = async (context) => {
  const { speaker, understood, wardrobe, use, box } = context;
  const none = withoutWardrobe(context);
  const remember = { topic: 'mark' as const, asked: null };
  const isOfThis = speaker
    .said()
    .slice(-mostNamed)
    .some((line) => /^gone-/.test(line));
  if (isOfThis) {
    const { done } = await use('undoLast', {});
    if (done) return { sentences: [speaker.say('back-in-wardrobe')], remember };
  }
  const owned = garmentsByIds(
    wardrobe,
    understood.slots.garments.flatMap(({ garmentIds }) => garmentIds),
  ).filter((one) => understood.slots.garments.some((reference) => isOfName(one, reference)));
  if (none !== null || owned.length === 0)
    return {
      sentences: [
        speaker.say('restore-there'),
        textOfTitle('Prenda vendida, regalada o donada', box.advisor),
      ],
      remember,
    };
  const { tokens } = understood.reading;
  const isCleaned = occurs(cleaner, tokens) || occurs(toWash, tokens);
  const still = speaker.say('not-gone', { list: theFirst(owned, mostNamed) });
  if (!isCleaned) return { sentences: [still], garmentIds: owned.map(({ id }) => id), remember };
  const slots = {
    ...understood.slots,
    garments: understood.slots.garments.filter((one) => one.garmentIds.length > 0),
  };
  const reply = await mark({
    ...context,
    understood: { ...understood, intent: 'mark', aim: 'wash-put', slots },
  });
  return { ...reply, sentences: [still, ...reply.sentences] };
};
