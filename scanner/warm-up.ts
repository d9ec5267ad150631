import { warmUpClassifier } from './classify.ts';
import { warmUpColors } from './color-votes.ts';
import { warmUpSegmenter } from './segmenter.ts';

/** Loads the models ahead of the first photograph. @throws where one cannot be loaded */
export async function warmUp(): Promise<void> {
  await Promise.all([warmUpClassifier(), warmUpSegmenter(), warmUpColors()]);
}
