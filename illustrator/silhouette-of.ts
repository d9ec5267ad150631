import type { Kind } from '#contract/vocabulary.ts';
import type { Silhouette } from './cuts.ts';
export function silhouetteFor(_kind: Kind, _hints?: unknown): Silhouette {
  return 'tee';
}
