import type { PictureModel, PictureModelConfig } from './model.ts';
import { openaiPictures } from './openai.ts';

const makers = { openai: openaiPictures } satisfies Record<
  PictureModelConfig['name'],
  (config: PictureModelConfig) => PictureModel
>;

export const pictureModelOf = (config: PictureModelConfig): PictureModel => makers[config.name](config);
