import { jitter } from '#stylist/jitter.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { ChatModel, ChatModelEvent, ChatRequest, Said } from './chat-model.ts';
import { handlerOf } from './handlers/by-intent.ts';
import { changesDay } from './handlers/by-words/days.ts';
import { dayWith } from './handlers/day.ts';
import { dictates } from './handlers/dictated.ts';
import type { IntentContext, Reply } from './handlers/handler.ts';
import { asksPlainly } from './handlers/knowing/asks-plainly.ts';
import { takesDepartureBack } from './handlers/not-departed.ts';
import { ahead } from './handlers/talk/beside-moment.ts';
import { constraintsOf, wishesWith } from './handlers/wishes.ts';
import { type Heard, hear } from './hear.ts';
import { stainIn } from './knowledge/stains.ts';
import { momentCalled, momentIn } from './moments/moments.ts';
import { type DialogueState, readState, settingOf, tableOf } from './state.ts';
import type { Acted } from './tools/act.ts';
import { afterAct } from './tools/after-act.ts';
import { runTool, type ToolInput, type ToolName, type ToolOutput, tools } from './tools/table.ts';
import type { Toolbox } from './tools/toolbox.ts';
import { clausesOf } from './understand/asking/clauses.ts';
import { corrected } from './understand/asking/corrected.ts';
import { familiar } from './understand/asking/imperatives.ts';
import { direct, questionAlone, questionsApart } from './understand/asking/questions-apart.ts';
import { type Field, fieldIn, type Request, requestsApart } from './understand/asking/requests.ts';
import { garmentWords } from './understand/garments/garment-words.ts';
import type { Intent } from './understand/intents.ts';
import type { Aim } from './understand/learned/aims.ts';
import { asksToDress, isMeant, isSurelyElse } from './understand/learned/intents-learned.ts';
import { aimsOf } from './understand/learned/shipped.ts';
import { contextOf } from './understand/learned/situation.ts';
import { addressIn } from './understand/told/address.ts';
import { changeNoted } from './understand/told/upkeep.ts';
import type { Understanding } from './understand/understand.ts';
import { isJokeOfStyle } from './voice/banter.ts';
import { namesWritten } from './voice/names.ts';
import { foreignIn, type Phrase, textOf } from './voice/phrase.ts';
import { speakerOf } from './voice/speaker.ts';
import { inUsted, phraseInUsted } from './voice/usted/in-usted.ts';
import { occurs } from './words/pattern.ts';
import { tokensOf } from './words/tokens.ts';

const asksOwnView =
  /^y (?:(?:tu|vos|usted)(?: que)?(?: me)?(?: dirias?| dices?| decis| opinas?| piensas?| crees?| harias?| pondrias?| recomiendas?| aconsejas?)|(?:tu|vos) que|a (?:ti|vos) que te parece)$/;

const isOwnView = (message: string) =>
  asksOwnView.test(
    tokensOf(message)
      .map(({ text }) => text)
      .join(' '),
  );

/** "¿Y tú qué dirías?", asked of the other advisor, stands for what was asked before. */
function meantBy(message: string, history: readonly Said[]): string {
  if (!isOwnView(message)) return message;
  const before = history.findLast(({ role, text }) => role === 'person' && !isOwnView(text));
  return before?.text ?? message;
}

/** "ya me devolvió el trench. Ponlo el martes": a clause of its own tells that a piece is away or back. */
function tellsDeparture(message: string): boolean {
  const clauses = clausesOf(message);
  return clauses.length > 1 && clauses.some((clause) => changeNoted(tokensOf(clause)) !== null);
}

function marksApart(message: string, heard: (clause: string) => Heard): boolean {
  const clauses = clausesOf(message);
  return (
    clauses.length > 1 &&
    clauses.some((clause) => {
      const { aims, slots } = heard(clause).understood;
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

/** Whether something of the message was left out: "…, y los negros me los quedo". */
const isPart = (clause: string, message: string): boolean =>
  tokensOf(clause).length < tokensOf(message).length;

/** Changes that several intents lead to, by the intent that corrects them. */
const actedBy: Readonly<Partial<Record<ToolName, Intent>>> = {
  keepOutfits: 'keep',
  planOutfits: 'keep',
  wearOutfit: 'wear',
  wearGarments: 'wear',
  markGarments: 'mark',
};

const lost =
  /^(unclear|heard-on|knows-not|knows-none|knows-none-of-care|knows-nearest|knows-part|chat|mark-which)\./;

const offTable: ReadonlySet<Field> = new Set(['knowledge', 'service']);
const pointing = /^(?:(?:me|te|se)?l[oa]s?|es[aeo]s?|est[aeo]s?|ell[ao]s|\p{L}+[aei]rl[oa]s?)$/u;
const pronoun = /^(?:me|te|se|he|ha|pong\p{L}*|us\p{L}*|llev\p{L}*|puse|puedo|tir\p{L}*|vend\p{L}*)$/u;
const soon = 7;
function pointsBack(text: string): boolean {
  const tokens = tokensOf(text);
  const isPointing = ({ text: word }: { text: string }, at: number) =>
    pointing.test(word) && (!/^l[oa]s?$/.test(word) || pronoun.test(tokens[at + 1]?.text ?? ''));
  return garmentWords.find(tokens).length === 0 && tokens.slice(0, soon).some(isPointing);
}
function furtherState(
  state: DialogueState,
  { text, field }: Request,
  spoiled: ReadonlySet<string>,
): DialogueState {
  const focus = state.focus.filter((id) => !spoiled.has(id));
  const goesOn = field === null || field === 'act' || (spoiled.size === 0 && pointsBack(text));
  if (goesOn) return { ...state, focus, asked: field === null ? state.asked : null };
  const table = offTable.has(field) ? { outfits: [], previous: null } : {};
  return { ...state, ...table, topic: null, asked: null, aim: null, fact: null, focus };
}
const tableKept = ({ outfits, previous, focus }: DialogueState) => ({ outfits, previous, focus });

const ofSpoiled: ReadonlySet<Aim> = new Set(['stain', 'repair', 'smell']);
const without = (box: Toolbox, isLeft: (one: Garment) => boolean): Toolbox =>
  box.wardrobe === null ? box : { ...box, wardrobe: box.wardrobe.filter(isLeft) };

const dropsSubject =
  /^(?:y |e )?¿?(?:y )?(?:se (?:puede|lava|lleva|usa|plancha)n?|(?:c[oó]mo|d[oó]nde|cada cu[aá]nto) (?:se )?(?:l[oa]s? )?\p{L}+|l[oa]s? (?:puedo|meto|lavo|plancho))(?!\p{L})/iu;
function withSubject(clause: string, before: string): string {
  const tokens = tokensOf(before);
  const noun = garmentWords.find(tokens).at(-1);
  if (!noun || !dropsSubject.test(clause)) return clause;
  return `${tokens
    .slice(noun.start, noun.end)
    .map(({ text }) => text)
    .join(' ')}: ${clause}`;
}

const surelyDressing = 0.5;
const isServed = (
  { slots }: Understanding,
  { day }: DialogueState,
  field: Field | null,
  aims: ReadonlyMap<Aim, number>,
): boolean =>
  field === 'look' &&
  asksToDress(aims) >= surelyDressing &&
  slots.garments.every(({ garmentIds }) => garmentIds.length !== 1) &&
  (slots.event === null || slots.event === day.event);

const adrift = /^(unclear|heard-on|chat)\./;

const isSaid = (one: Phrase, said: readonly Phrase[]): boolean =>
  said.some((other) => textOf(other) === textOf(one));

const mostDeeds = 4;
function deedOf<N extends ToolName>(tool: N, input: ToolInput<N>): DialogueState['deeds'] {
  if (tool !== 'wearGarments' && tool !== 'markGarments' && tool !== 'noteDeparture') return [];
  const told = input as ToolInput<'wearGarments'> & ToolInput<'markGarments'> & ToolInput<'noteDeparture'>;
  const { garmentIds, date = null, inLaundry = null, favourite = null, receivedEuros = null } = told;
  const departed = tool === 'noteDeparture';
  return [
    {
      garmentIds: [...garmentIds],
      date,
      inLaundry,
      favourite,
      departed,
      euros: departed ? receivedEuros : null,
    },
  ];
}

function* piecesOf(text: string): Generator<string> {
  for (const [piece] of text.matchAll(/\s*\S+\s*(?:\S+\s*){0,3}/g)) yield piece;
}

const sentencesOf = ({ sentences }: Reply): Phrase[] =>
  sentences.flatMap((sentence) => (sentence ? [sentence] : []));

const sameDay = (a: DialogueState['day'], b: DialogueState['day']) => JSON.stringify(a) === JSON.stringify(b);

const shows = ({ outfits, garmentIds, products }: Reply): boolean =>
  [outfits, garmentIds, products].some((one) => one !== undefined && one.length > 0);

const foreignTo = (reply: Reply, ownedIds: ReadonlySet<string>): string[] => [
  ...foreignIn(sentencesOf(reply), ownedIds),
  ...[...(reply.garmentIds ?? []), ...(reply.outfits ?? []).flatMap(({ garmentIds }) => garmentIds)].filter(
    (id) => !ownedIds.has(id),
  ),
];

/** The garments that questions of knowledge named, one after another. */
const askedAbout = ({ topic, focus }: DialogueState, { slots }: Understanding): string[] =>
  [
    ...new Set([
      ...(topic === 'knowledge' ? focus : []),
      ...slots.garments.flatMap(({ wanted, garmentIds }) => (wanted ? garmentIds.slice(0, 1) : [])),
    ]),
  ].slice(0, 6);

/** Whether outfits stand in the place of those that the clause before proposed. */
const replaces = (reply: Reply): boolean =>
  reply.remember?.topic === 'adjust' && reply.outfits !== undefined && reply.outfits.length > 0;

/**
 * The advisor on our server, which needs no API key: parses, runs tools and replies in Spanish. Deterministic.
 */
export const localModel: ChatModel = {
  name: 'local',
  async *answer(request: ChatRequest): AsyncGenerator<ChatModelEvent, void, void> {
    const { toolbox, signal } = request;
    const message = familiar(corrected(meantBy(request.message, request.history)));
    let wardrobe = toolbox.wardrobe ?? [];
    const ownedIds = new Set(wardrobe.map(({ id }) => id));
    const address = addressIn(request.message, readState(request.state).address);
    const names = address === 'usted' ? wardrobe.flatMap(namesWritten) : [];
    const addressing = (phrase: Phrase) => (address === 'usted' ? phraseInUsted(phrase, names) : phrase);
    const shown = (outfits: NonNullable<Reply['outfits']>) =>
      address === 'usted'
        ? outfits.map((outfit) => ({ ...outfit, reasons: outfit.reasons.map(inUsted) }))
        : outfits;
    const whole = hear(message, wardrobe, request.state);
    const context = contextOf(settingOf(whole.state));
    const aimsIn = (part: string) => aimsOf(part, context);
    const requests = requestsApart(message, aimsIn, context.situation === 'new');
    const isPlain =
      requests.length === 1 &&
      asksPlainly({ ...whole, message }) &&
      clausesOf(message).every(
        (clause) => hear(clause, wardrobe, request.state).understood.intent === 'knowledge',
      );
    const isWhole =
      isPlain ||
      whole.understood.distress !== null ||
      whole.understood.isFigure ||
      isJokeOfStyle(whole.understood.reading.tokens) ||
      (wardrobe.length === 0 && tellsDeparture(message)) ||
      whole.state.care !== null ||
      occurs(changesDay, whole.understood.reading.tokens) ||
      isMeant(whole.understood.aims, 'plan-move') ||
      takesDepartureBack({ understood: whole.understood, message, box: toolbox, state: whole.state }) ||
      (!(requests.length > 1 && isSurelyElse(whole.understood.aims)) &&
        momentIn(message, {
          isAdult: whole.state.audience === 'adult',
          isBeside: true,
          sorrow: momentCalled(whole.state.sorrow),
        }) !== null) ||
      (!message.includes('?') &&
        !tellsDeparture(message) &&
        dictates({ ...whole, wardrobe, box: toolbox }) &&
        !marksApart(message, (clause) => hear(clause, wardrobe, request.state)));
    const acting = isWhole
      ? [{ text: message, field: null }]
      : requests.flatMap(({ text: part, field }): Request[] => {
          const parts = clausesOf(part);
          return parts.length === 1
            ? [{ text: parts[0] ?? part, field }]
            : parts.map((clause) => ({ text: clause, field: fieldIn(clause, aimsIn) }));
        });
    const isActing = isWhole || acting.length > 1 || isPart(acting[0]?.text ?? '', message);
    const clauses: readonly Request[] = isActing
      ? acting
      : asksApart(message, whole, wardrobe, (part) => hear(part, wardrobe, request.state));
    const start = Math.floor(jitter(toolbox.seed, 'voice', request.advisor) * 12);
    const speaker = speakerOf(request.advisor, whole.state.said, start);
    const events: ChatModelEvent[] = [];
    let calls = 0;
    let state = whole.state;
    let text = '';
    const said: Phrase[] = [];
    /** Kept back while a later clause may change them. */
    let held: Reply['outfits'];
    let deeds: DialogueState['deeds'] | null = null;
    const spoiled = new Set<string>();
    let isDressed = false;
    for (const [at, part] of clauses.entries()) {
      const { text: clause, field } = part;
      const isOffTable = at > 0 && field !== null && offTable.has(field);
      // A question of its own goes on with none.
      if (at > 0 && !isActing) state = { ...state, fact: null, focus: [] };
      const {
        understood,
        state: before,
        boxFor,
      } = clauses.length === 1 && !isPart(clause, message)
        ? whole
        : hear(clause, wardrobe, at === 0 ? state : furtherState(state, part, spoiled));
      if (isDressed && isServed(understood, before, field, aimsIn(clause))) continue;
      const named = new Set(understood.slots.garments.flatMap(({ garmentIds }) => garmentIds));
      const isLeft = ({ id }: Garment) => !spoiled.has(id) || named.has(id);
      const box = { ...toolbox, advisor: request.advisor, table: tableOf(before), country: before.country };
      if (understood.aim !== null && ofSpoiled.has(understood.aim)) for (const id of named) spoiled.add(id);
      let acted = before.acted;
      const use: IntentContext['use'] = async <N extends ToolName>(tool: N, input: ToolInput<N>) => {
        signal?.throwIfAborted();
        const id = `${before.turn}.${calls++}`;
        events.push({ type: 'tool-call', id, tool, input });
        if (tools[tool].changes && understood.onlyAsks)
          throw new Error(`${tool} would change something for a question`);
        const output = await runTool(
          tool,
          input,
          tools[tool].changes ? boxFor(tool, box) : without(boxFor(tool, box), isLeft),
        );
        if (tools[tool].changes && (output as Acted).done) {
          wardrobe = afterAct(wardrobe, tool, input);
          acted = tool === 'undoLast' ? null : (actedBy[tool] ?? understood.intent);
          deeds = [...(deeds ?? []), ...deedOf(tool, input)].slice(0, mostDeeds);
        }
        events.push({ type: 'tool-result', id, tool, output });
        return output as ToolOutput<N>;
      };
      const { slots } = understood;
      const context: IntentContext = {
        // "mándala a lavar, que le cayó vino; ¿cómo quito la mancha?"
        message:
          at === 0 || understood.intent !== 'knowledge'
            ? clause
            : stainIn(tokensOf(message))
              ? message
              : withSubject(clause, clauses[at - 1]?.text ?? ''),
        box,
        wardrobe,
        state: before,
        understood,
        speaker,
        goesOn: at < clauses.length - 1,
        use,
      };
      let next: DialogueState = {
        ...before,
        turn: before.turn + 1,
        moment: at === 0 ? null : before.moment,
        aim: understood.aim,
      };
      let answering: (() => Promise<Reply>) | undefined = () => handlerOf(context)(context);
      while (answering) {
        let reply: Reply = await answering();
        yield* events.splice(0);
        const foreign = foreignTo(reply, ownedIds);
        if (foreign.length > 0) {
          yield { type: 'fault', fault: `garments that the person does not own: ${foreign.join(', ')}` };
          reply = { sentences: [speaker.say('fault')] };
        }
        answering = reply.later;
        if (held && reply.outfits) {
          if (!replaces(reply)) yield { type: 'outfits', outfits: shown(held) };
          held = undefined;
        }
        const line = speaker.said().at(-1) ?? '';
        const isRemark =
          (text !== '' || at < clauses.length - 1) && (/[?¿]/.test(clause) ? adrift : lost).test(line);
        const given =
          isRemark && !shows(reply) ? [] : sentencesOf(reply).filter((one) => !isSaid(addressing(one), said));
        const isLast = at === clauses.length - 1 && !answering;
        const sentences = (
          isLast && !shows(reply) && given.length + said.length === 0 ? [speaker.say('unclear')] : given
        ).map(addressing);
        said.push(...sentences);
        const added = `${text && sentences.length > 0 ? ' ' : ''}${sentences.map(textOf).join(' ')}`;
        text += added;
        if (reply.outfits && reply.outfits.length > 0) {
          isDressed = true;
          if (at < clauses.length - 1) held = reply.outfits;
          else yield { type: 'outfits', outfits: shown(reply.outfits) };
        }
        if (reply.garmentIds && reply.garmentIds.length > 0)
          yield { type: 'garments', garmentIds: reply.garmentIds };
        if (reply.products && reply.products.length > 0) yield { type: 'products', products: reply.products };
        for (const delta of piecesOf(added)) {
          signal?.throwIfAborted();
          yield { type: 'text', delta };
        }
        next = { ...next, ...reply.remember };
      }
      // A plan that was mentioned is still the plan when the outfit is asked for later, but not after bad news.
      const isAfterNews =
        next.moment !== null || (next.topic === 'feeling' && !occurs(ahead, understood.reading.tokens));
      if (slots.occasion !== null && !isAfterNews && sameDay(next.day, before.day))
        next.day = dayWith(before.day, slots, box);
      if (next.topic === 'knowledge' && next.outfits.length === 0)
        next.focus = askedAbout(before, understood);
      if (slots.occasion !== null && next.wishes === before.wishes)
        next.wishes = constraintsOf(wishesWith(state.always, slots, wardrobe).wishes);
      if (slots.colours.length > 0) next.spoken = { colours: slots.colours.slice(0, 4), turn: before.turn };
      const kept = isOffTable && next.outfits.length === 0 ? tableKept(state) : {};
      state = { ...next, ...kept, acted, deeds: deeds ?? next.deeds };
    }
    if (held) yield { type: 'outfits', outfits: shown(held) };
    yield { type: 'state', state: { ...state, address, said: [...speaker.said()] } };
    yield { type: 'end', text, said };
  },
};
