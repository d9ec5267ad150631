import model from '../models/garment.json' with { type: 'json' };

/** Version of `views.ts`; increase it when the views change, because embeddings change with them. */
const VIEWS = 3;

/** Embeddings are comparable only under the same model and views. */
export const embeddingModel: string = `${model.sha256.slice(0, 12)}-${VIEWS}`;
