import type { Garment } from '#stylist/wardrobe.ts';
import { changesDay, wasMoved } from './handlers/by-words/days.ts';
import { dictates } from './handlers/dictated.ts';
import { asksPlainly } from './handlers/knowing/asks-plainly.ts';
import { marksWashed } from './handlers/marks.ts';
import { takesDepartureBack } from './handlers/not-departed.ts';
import { asksOfPieces } from './handlers/of-piece/asks.ts';
import type { Heard } from './hear.ts';
import { momentCalled, momentIn } from './moments/moments.ts';
import { settingOf } from './state.ts';
import type { Toolbox } from './tools/toolbox.ts';
import { announced, clausesOf } from './understand/asking/clauses.ts';
import { direct, questionAlone, questionsApart, withOwning } from './understand/asking/questions-apart.ts';
import { fieldIn, type Request, requestsApart } from './understand/asking/requests.ts';
import { returnBeside } from './understand/asking/return-beside.ts';
import { washBeside } from './understand/asking/wash-beside.ts';
import type { Intent } from './understand/intents.ts';
import type { Aim } from './understand/learned/aims.ts';
import { isMeant, isSurelyElse } from './understand/learned/intents-learned.ts';
import { aimsOf } from './understand/learned/shipped.ts';
import { contextOf } from './understand/learned/situation.ts';
import { changeNoted } from './understand/told/upkeep.ts';
import { isJokeOfStyle } from './voice/banter.ts';
import { occurs } from './words/pattern.ts';
import { tokensOf } from './words/tokens.ts';

/** "ya me devolvió el trench. Ponlo el martes": a clause of its own tells that a piece is away or back. */
function tellsDeparture(message: string): boolean {
  const clauses = clausesOf(message);
  return clauses.length > 1 && clauses.some((clause) => changeNoted(tokensOf(clause)) !== null);
}

const likesIt =
  /^\W*(?:y )?(?:m[aá]rca|pon|ponme|a[ñn]ade|agrega|gu[aá]rda)l[oa] (?:tambi[eé]n )?(?:como|en|a) (?:mis )?favorit\p{L}+\W*$/iu;

function marksApart(message: string, heard: (clause: string) => Heard): boolean {
  const clauses = clausesOf(message);
  return (
    clauses.length > 1 &&
    clauses.some((clause) => {
      const { aims, slots } = heard(clause).understood;
      if (likesIt.test(clause)) return true;
      return slots.garments.length > 0 && isMeant(aims, 'wash-put', 'wash-done', 'favourite', 'worn-before');
    })
  );
}

/** Questions of facts, each with its own subject. */
function asksApart(
  message: string,
  whole: Heard,
  wardrobe: readonly Garment[],
  heard: (part: string) => Heard,
): Request[] {
  const alone = questionAlone(message, whole, heard);
  const apart = alone === null ? questionsApart(message, wardrobe, heard) : [alone];
  return apart.map((part) => ({ text: apart.length > 1 ? direct(part) : part, field: null }));
}

const changing: ReadonlySet<Intent> = new Set(['adjust', 'diagnose', 'combine', 'another', 'like', 'choose']);
const leastOfEach = 2;

function changeThenQuestion(
  message: string,
  { understood, state }: Heard,
  heard: (part: string) => Heard,
): Request[] {
  if (state.outfits.length === 0 || !changing.has(understood.intent)) return [];
  const [first = '', second = '', ...more] = message
    .split(/(?<=[.!;\n])\s+|\s+(?=¿)/u)
    .filter((part) => /\p{L}/u.test(part));
  if (more.length > 0 || !second.includes('?') || /[?¿]/.test(first)) return [];
  if ([first, second].some((part) => tokensOf(part).length < leastOfEach)) return [];
  const [change, question] = [heard(first).understood, heard(second).understood];
  const piecesOf = ({ slots }: Heard['understood']) =>
    slots.garments.filter(({ stance }) => stance === 'wanted' || stance === 'unwanted');
  const isChange = changing.has(change.intent) && piecesOf(change).length > 0;
  const asksElse =
    changing.has(question.intent) &&
    (piecesOf(question).length > 0 ||
      question.slots.rain !== null ||
      question.slots.temperatureC !== null ||
      question.slots.moods.length > 0);
  if (!isChange || !asksElse) return [];
  return [first, second].map((text) => ({ text, field: null }));
}

/** Whether something of the message was left out: "…, y los negros me los quedo". */
export const isPart = (clause: string, message: string): boolean =>
  tokensOf(clause).length < tokensOf(message).length;

type Parts = {
  parts: readonly Request[];
  /** Whether the parts are one undertaking, and not questions that go on with nothing. */
  isActing: boolean;
  aimsIn: (part: string) => ReadonlyMap<Aim, number>;
};

const ofCustoms: readonly Aim[] = ['abroad-custom', 'mourning-custom', 'wedding-custom', 'dress-code'];
const leansOn =
  /^[¿\s]*(?:y |o |pero )?(?:se |me |l[oa]s? )?(?:puedo|pueden?|podr[ií]a|lleva|da|usa|vale|merece|compensa|sirve|tengo que|hay que|es (?:obligatorio|mejor|verdad))(?!\p{L})/iu;

const ofKnowledge: ReadonlySet<Intent> = new Set(['knowledge', 'trends']);
const mostOfRest = 3;
const asksTrick =
  /(?<!\p{L})(?:hay|existe|tienes|conoces) (?:(?:alg[uú]n[ao]?|otr[ao]) )?(?:truco|manera|forma|modo|remedio|soluci[oó]n|consejo)/iu;
const explaining =
  /^\W*(?:y |por favor |porfa )*(?:expl[ií]c\p{L}+|ay[uú]d\p{L}+|acons[eé]j\p{L}+)(?!\p{L})/iu;

function staysWithQuestion({ understood }: Heard, text: string, { understood: part }: Heard): boolean {
  const { reading, slots } = part;
  const isRest = reading.tokens.length <= mostOfRest && slots.garments.length === 0;
  if (ofKnowledge.has(part.intent) || isRest || explaining.test(text) || asksTrick.test(text)) return true;
  if (!leansOn.test(text)) return false;
  return (
    (isMeant(part.aims, 'gift') && isMeant(understood.aims, ...ofCustoms)) ||
    (slots.garments.length === 0 && isMeant(part.aims, 'may-i', 'judge', 'product-fit'))
  );
}

/** "vendí el saco. El pantalón me lo quedo": the rest of a sale changes nothing. */
function withoutKept(message: string): string {
  const [first = '', ...rest] = message.split(/(?<=[.;!])\s+/u);
  if (rest.length === 0 || changeNoted(tokensOf(first)) !== 'noteDeparture') return message;
  const isKept = (sentence: string) =>
    /\bme l[oa]s? (?:quedo|guardo)$/.test(
      tokensOf(sentence)
        .map(({ text }) => text)
        .join(' '),
    );
  return [first, ...rest.filter((sentence) => !isKept(sentence))].join(' ');
}

const moving =
  /^[¿\s]*(?:y )?(?:me )?(?:l[oa] )?(?:puedes?|podr[ií]as?|pod[eé]s) (?:mover|cambiar|pasar)(?:l[oa])?[,\s]+(?:y )?con /iu;
const exchanged =
  /^(?:y |e )?(?=(?:el|la|los|las|mis?) \p{L}+(?: \p{L}+){0,2} por (?:el|la|los|las|un[oa]?s?|mis?) )/iu;
/** "la han pasado al jueves. Y los zapatos por las sandalias": the day first, then what changes of the outfit. */
function movedThen(message: string, { state }: Heard): Request[] {
  const sentences = message.split(/(?<=[.;!?])\s+/u).filter((part) => /\p{L}/u.test(part));
  const [first = '', ...rest] = sentences;
  const words = tokensOf(first)
    .map(({ text }) => text)
    .join(' ');
  if (state.planned === null || rest.length === 0 || !wasMoved.test(words)) return [];
  const isRest = rest.every((part) => moving.test(part) || exchanged.test(part));
  return isRest
    ? [
        first,
        ...rest.map((part) =>
          moving.test(part)
            ? part.replace(moving, 'mejor con ').replace(/\s*(?:de paso|tambi[eé]n)?\s*[?¿]*$/iu, '')
            : part.replace(exchanged, 'cambia '),
        ),
      ].map((text) => ({ text, field: null }))
    : [];
}

const willWear =
  /^\W*(?:y |oye,? |vale,? )?(?:el |este |para el )?(hoy|pasado mañana|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) (?:me pongo|me pondr[eé]|me voy a poner|voy a llevar|llevar[eé]|llevo|voy con|ir[eé] con) ([^.;!?]+?)[,.;]\s*(?:y )?(?:ap[uú]nt|an[oó]t|ag[eé]nd|gu[aá]rd)\p{L}*l[oa]\W*$/iu;
/** "mañana me pongo el peto, apúntalo" */
const plannedFirst = (message: string): string => message.replace(willWear, 'apúntame para $1 $2');

/** The parts of a message that are answered one after another; most messages are one. */
export function partsOf(said: string, whole: Heard, box: Toolbox, heard: (part: string) => Heard): Parts {
  const message = plannedFirst(withoutKept(withOwning(said.replace(announced, ''))));
  const wardrobe = box.wardrobe ?? [];
  const context = contextOf(settingOf(whole.state));
  const aimsIn = (part: string) => aimsOf(part, context);
  const beside =
    whole.understood.distress === null ? washBeside(message, whole.understood.slots.garments) : null;
  if (beside !== null) {
    const parts = [beside.mark, beside.rest].map((text) => ({ text, field: fieldIn(text, aimsIn) }));
    return { parts, isActing: true, aimsIn };
  }
  const returned =
    wardrobe.length > 0 && whole.understood.distress === null && whole.state.care === null
      ? returnBeside(message)
      : null;
  if (returned !== null) {
    const parts = [returned.back, returned.rest].map((text) => ({ text, field: fieldIn(text, aimsIn) }));
    return { parts, isActing: true, aimsIn };
  }
  const moved = movedThen(message, whole);
  if (moved.length > 0) return { parts: moved, isActing: true, aimsIn };
  const requests = requestsApart(message, aimsIn);
  const isPlain =
    (asksPlainly({ ...whole, message }) ||
      (whole.understood.intent === 'knowledge' && asksTrick.test(message))) &&
    (requests.length === 1
      ? clausesOf(message).every((clause) => heard(clause).understood.intent === 'knowledge')
      : requests.every(({ text }) => staysWithQuestion(whole, text, heard(text))));
  const isWhole =
    isPlain ||
    whole.understood.distress !== null ||
    whole.understood.isFigure ||
    asksOfPieces({ ...whole, message, wardrobe, box }) ||
    isJokeOfStyle(whole.understood.reading.tokens) ||
    (wardrobe.length === 0 && tellsDeparture(message)) ||
    whole.state.care !== null ||
    occurs(changesDay, whole.understood.reading.tokens) ||
    marksWashed(whole.understood.reading.tokens) ||
    isMeant(whole.understood.aims, 'plan-move') ||
    takesDepartureBack({ understood: whole.understood, message, box, state: whole.state }) ||
    (!(requests.length > 1 && isSurelyElse(whole.understood.aims)) &&
      momentIn(message, {
        isAdult: whole.state.audience === 'adult',
        isBeside: true,
        sorrow: momentCalled(whole.state.sorrow),
      }) !== null) ||
    (!message.includes('?') &&
      !tellsDeparture(message) &&
      dictates({ ...whole, wardrobe, box }) &&
      !marksApart(message, heard));
  const acting = isWhole
    ? [{ text: message, field: null }]
    : requests.flatMap(({ text: part, field }): Request[] => {
        const clauses = clausesOf(part);
        return clauses.length === 1
          ? [{ text: clauses[0] ?? part, field }]
          : clauses.map((clause) => ({ text: clause, field: fieldIn(clause, aimsIn) }));
      });
  const changed = !isWhole && acting.length === 1 ? changeThenQuestion(message, whole, heard) : [];
  if (changed.length > 0) return { parts: changed, isActing: true, aimsIn };
  const isActing = isWhole || acting.length > 1 || isPart(acting[0]?.text ?? '', message);
  const parts = isActing ? acting : asksApart(message, whole, wardrobe, heard);
  return { parts, isActing, aimsIn };
}
