import model from '../models/garment.json' with { type: 'json' };

/** Increase with every change of the views, which changes the embeddings. */
const VIEWS = 3;

export const embeddingModel: string = `${model.sha256.slice(0, 12)}-${VIEWS}`;
