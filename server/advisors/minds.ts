import type { Mind } from '#advisor/mind.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { Spender } from '#server/trust/level.ts';
import type { ChatConfig } from './config.ts';
import type { Meter } from './meter.ts';
import { remoteMind } from './remote/remote-mind.ts';
import type { MindName } from './turn.ts';

/** A mind that a provider serves: it can be told what was wrong with its first try. */
export interface RemoteMind extends Mind {
  readonly name: Exclude<MindName, 'local'>;
  answer(turn: Parameters<Mind['answer']>[0], correction?: string): ReturnType<Mind['answer']>;
}

/** Maya thinks with OpenAI and Valentina with Mistral; a server of one's own stands in for either. */
export function remoteMindFor(
  advisor: Advisor,
  config: ChatConfig,
  meter: Meter,
  talker: Spender,
): RemoteMind | null {
  const provider = (advisor === 'maya' ? config.openai : config.mistral) ?? config.compatible;
  return provider === undefined ? null : remoteMind(provider, config.timeoutMs, meter, talker);
}
