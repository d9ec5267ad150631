import model from '../models/garment.json' with { type: 'json' };

/** What of a photograph the model is shown (`views.ts`); another number where that changes, for so does the embedding. */
const VIEWS = 3;

/** Embeddings of one model and its views can be compared with each other, and with no others. */
export const embeddingModel: string = `${model.sha256.slice(0, 12)}-${VIEWS}`;
