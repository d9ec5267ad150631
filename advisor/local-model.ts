import { jitter } from '#stylist/jitter.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import {
  furtherState,
  isServed,
  isToldBeside,
  knowledgeAsked,
  offTable,
  ofSpoiled,
  tableKept,
  withConditionsOf,
  without,
} from './between-parts.ts';
import type { ChatModel, ChatModelEvent, ChatRequest } from './chat-model.ts';
import { handlerOf } from './handlers/by-intent.ts';
import { dayWith } from './handlers/day.ts';
import type { IntentContext, Reply } from './handlers/handler.ts';
import { withTold } from './handlers/held.ts';
import { meantBy } from './handlers/own-view.ts';
import { ahead } from './handlers/talk/beside-moment.ts';
import { constraintsOf, wishesWith } from './handlers/wishes.ts';
import { hear } from './hear.ts';
import { isPart, partsOf } from './parts-of-message.ts';
import { type DialogueState, readState, tableOf } from './state.ts';
import type { Acted } from './tools/act.ts';
import { afterAct } from './tools/after-act.ts';
import { runTool, type ToolInput, type ToolName, type ToolOutput, tools } from './tools/table.ts';
import { echoesRequest } from './understand/asking/clauses.ts';
import { corrected } from './understand/asking/corrected.ts';
import { familiar } from './understand/asking/imperatives.ts';
import { narrowsBefore } from './understand/asking/questions-apart.ts';
import type { Intent } from './understand/intents.ts';
import { addressIn } from './understand/told/address.ts';
import type { Understanding } from './understand/understand.ts';
import { namesWritten } from './voice/names.ts';
import { foreignIn, type Phrase, textOf } from './voice/phrase.ts';
import { speakerOf } from './voice/speaker.ts';
import { inUsted, phraseInUsted } from './voice/usted/in-usted.ts';
import { occurs } from './words/pattern.ts';

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

const shortestRepeated = 40;
const isRepeated = (sentence: string, text: string): boolean =>
  sentence.length >= shortestRepeated && text.includes(sentence);

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
    const {
      parts: clauses,
      isActing,
      aimsIn,
    } = partsOf(message, whole, toolbox, (part) => hear(part, wardrobe, request.state));
    const garmentsSaid = whole.understood.slots.garments.map(({ text }) => text);
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
      if (at > 0 && !isActing && !narrowsBefore(clause)) state = { ...state, fact: null, focus: [] };
      const {
        understood: heardAlone,
        state: before,
        boxFor,
      } = clauses.length === 1 && !isPart(clause, message)
        ? whole
        : hear(clause, wardrobe, at === 0 ? state : furtherState(state, part, spoiled));
      const understood = field === 'look' ? withConditionsOf(heardAlone, whole.understood) : heardAlone;
      if (isDressed && isServed(understood, before, field, aimsIn(clause))) continue;
      if (text !== '' && isToldBeside(understood, clause)) continue;
      if (deeds !== null && echoesRequest(clause)) continue;
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
        message:
          at === 0 || understood.intent !== 'knowledge'
            ? clause
            : knowledgeAsked(
                { text: clause, aim: understood.aim },
                clauses[at - 1]?.text ?? '',
                message,
                garmentsSaid,
              ),
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
          isRemark && !shows(reply)
            ? []
            : sentencesOf(reply).filter(
                (one) => !isSaid(addressing(one), said) && !isRepeated(textOf(addressing(one)), text),
              );
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
      if (
        slots.occasion !== null &&
        before.outfits.length === 0 &&
        !isAfterNews &&
        sameDay(next.day, before.day)
      )
        next.day = dayWith(before.day, slots, box);
      if (next.topic === 'knowledge' && next.outfits.length === 0)
        next.focus = askedAbout(before, understood);
      if (slots.occasion !== null && before.outfits.length === 0 && next.wishes === before.wishes)
        next.wishes = constraintsOf(wishesWith(state.always, slots, wardrobe).wishes);
      next.wishes = withTold(next.wishes, before, understood, wardrobe);
      if (slots.colours.length > 0) next.spoken = { colours: slots.colours.slice(0, 4), turn: before.turn };
      const kept = isOffTable && next.outfits.length === 0 ? tableKept(state) : {};
      state = { ...next, ...kept, acted, deeds: deeds ?? next.deeds };
    }
    if (held) yield { type: 'outfits', outfits: shown(held) };
    yield { type: 'state', state: { ...state, address, said: [...speaker.said()] } };
    yield { type: 'end', text, said };
  },
};
