import type { ChatModelEvent } from '#advisor/chat-model.ts';
import { localModel } from '#advisor/local-model.ts';
import { type Toolbox, toolboxOf } from '#advisor/tools/toolbox.ts';

export type Turn = {
  text: string;
  /** Garment ids of each outfit shown. */
  outfits: string[][];
  /** Garments shown without an outfit. */
  garmentIds: string[];
};

/** Sends messages in sequence to the local advisor, with its state passed through JSON. */
export async function talkTo(messages: readonly string[], given: Partial<Toolbox>): Promise<Turn[]> {
  const turns: Turn[] = [];
  let state: unknown = null;
  for (const message of messages) {
    const toolbox = toolboxOf({ advisor: 'maya', today: { year: 2026, month: 11, day: 21 }, ...given });
    const events: ChatModelEvent[] = [];
    for await (const event of localModel.answer({
      advisor: toolbox.advisor,
      message,
      history: [],
      state,
      toolbox,
    }))
      events.push(event);
    const of = <T extends ChatModelEvent['type']>(type: T) =>
      events.filter((event) => event.type === type) as Extract<ChatModelEvent, { type: T }>[];
    if (of('fault').length > 0) throw new Error(JSON.stringify(of('fault')));
    state = JSON.parse(JSON.stringify(of('state')[0]?.state ?? null));
    turns.push({
      text: of('end')[0]?.text ?? '',
      outfits: of('outfits').flatMap(({ outfits }) => outfits.map(({ garmentIds }) => [...garmentIds])),
      garmentIds: of('garments').flatMap(({ garmentIds }) => [...garmentIds]),
    });
  }
  return turns;
}
