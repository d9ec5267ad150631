import model from '../models/garment.json' with { type: 'json' };

/** Embeddings of one model can be compared with each other, and with no others. */
export const embeddingModel: string = model.sha256.slice(0, 12);
