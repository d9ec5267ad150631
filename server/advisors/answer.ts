import type { FastifyBaseLogger } from 'fastify';
import type { ChatAnswer, ChatEvent } from '#contract/chat.ts';
import type { Language } from '#contract/languages.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { loadAnswerContext } from './answer-context.ts';
import type { ChatModelName, ConversationTurn } from './conversation-turn.ts';
import type { MessageRow } from './conversations.ts';
import { changeOf, DisplayedItems, displayAgain } from './displayed-items.ts';
import type { Effects } from './effects.ts';
import { RequestedDays } from './requested-days.ts';
import { type ChatModels, speak } from './speak.ts';

interface Question {
  advisor: Advisor;
  message: string;
  ownerId: string | null;
  signal: AbortSignal;
  language: Language;
}

interface AnswerNeeds {
  services: Services;
  stylist: Stylist;
  models: ChatModels;
  question: Question;
  turn: ConversationTurn;
  log: FastifyBaseLogger;
}

const sourceOfTool: Record<string, 'wardrobe' | 'store' | 'style'> = {
  searchStore: 'store',
  judgeProduct: 'store',
  seasonTrends: 'style',
  adviseColour: 'style',
  searchKnowledge: 'style',
  searchGarments: 'wardrobe',
  addUpPrices: 'wardrobe',
  seeCart: 'store',
  seeWishes: 'store',
  wishProducts: 'store',
  addToCart: 'store',
  markGarments: 'wardrobe',
};

/**
 * The last event is `done` or `error`. After an abort there is none, and the text so far is stored as cut.
 */
export async function* answer({
  services,
  stylist,
  models,
  question: { advisor, message, ownerId, signal, language },
  turn,
  log,
}: AnswerNeeds): AsyncGenerator<ChatEvent> {
  let said = '';
  let state: unknown;
  let model: ChatModelName = 'local';
  let notice: ChatAnswer['notice'] = null;
  let displayed: DisplayedItems | undefined;
  let effects: Effects | undefined;
  let over = false;

  const end = async (cut: boolean): Promise<string | null> => {
    const content = said.trim();
    // A cut answer that announced a change is not stored, because the change was not made.
    const nothing = content === '' || displayed === undefined || (cut && !effects?.isEmpty);
    const id = await turn.end(
      nothing || effects === undefined || displayed === undefined
        ? null
        : {
            message,
            messageId: turn.messageId,
            advisor,
            model,
            content,
            shown: displayed.kept,
            cut,
            state,
            effects,
          },
    );
    over = true;
    return id;
  };

  try {
    const { conversationId, seedOf } = turn;
    const around = await loadAnswerContext(
      services,
      ownerId,
      stylist,
      { advisor, language },
      seedOf,
      conversationId,
      signal,
    );
    const { box, rows } = around;
    if (turn.answered !== null) {
      over = true;
      await turn.end(null);
      yield { type: 'done', answer: await answerAgain(services, rows, turn.answered, language) };
      return;
    }
    effects = around.effects;
    const days = new RequestedDays();
    displayed = new DisplayedItems(services, rows, language, (outfit) => ({ ...days.of(outfit), advisor }));
    const { history } = turn;
    const question = { advisor, message, history, state: turn.state, toolbox: box, signal };
    for await (const event of speak(models, question, log)) {
      signal.throwIfAborted();
      switch (event.type) {
        case 'model':
          model = event.model.name as ChatModelName;
          notice = event.notice;
          if (notice !== null) yield { type: 'notice', notice };
          break;
        case 'fault':
          effects.clear();
          break;
        case 'restart':
          effects.clear();
          if (said === '' && displayed.isEmpty) break;
          said = '';
          displayed.clear();
          yield { type: 'restart' };
          break;
        case 'text':
          said += event.delta;
          yield { type: 'delta', text: event.delta };
          break;
        case 'tool-call':
          days.asked(event.id, event.input);
          yield { type: 'looking', at: sourceOfTool[event.tool] ?? 'outfits' };
          break;
        case 'tool-result':
          days.answered(event.id, event.output);
          yield { type: 'looking', at: null };
          break;
        case 'garments':
          displayed.addGarments(event.garmentIds);
          yield { type: 'garments', garments: [...displayed.garments] };
          break;
        case 'outfits':
          displayed.addOutfits(event.outfits);
          yield { type: 'outfits', outfits: [...displayed.outfits] };
          break;
        case 'products':
          await displayed.addProducts(event.products.map(({ id }) => id));
          yield { type: 'products', products: [...displayed.products] };
          break;
        case 'state':
          state = event.state;
          break;
        case 'end':
          break;
      }
    }
    const messageId = await end(false);
    const { garments, outfits, products } = displayed;
    const shown = { garments, outfits, products };
    const { undid } = effects;
    const change = effects.canBeUndone ? ('made' as const) : null;
    yield {
      type: 'done',
      answer: {
        response: said.trim(),
        advisor,
        model,
        notice,
        conversationId,
        messageId,
        change,
        undid,
        ...shown,
      },
    };
  } catch (error) {
    if (signal.aborted) {
      if (!over) await end(true);
      return;
    }
    if (!(error instanceof ApiError)) log.error({ err: error }, 'an answer failed');
    const fault = error instanceof ApiError ? error : new ApiError('internal');
    if (!over) {
      over = true;
      await turn.end(null);
    }
    yield { type: 'error', ...fault.bodyIn(language) };
  } finally {
    if (!over) await end(true);
  }
}

/** So that a message sent twice acts once. */
async function answerAgain(
  services: Services,
  rows: readonly GarmentRow[],
  { id, conversationId, advisor, model, content, shown }: MessageRow,
  language: Language,
): Promise<ChatAnswer> {
  return {
    response: content,
    advisor,
    model: model ?? 'local',
    notice: null,
    conversationId,
    messageId: id,
    change: changeOf(shown),
    undid: null,
    ...(await displayAgain(services, rows, shown, language)),
  };
}
