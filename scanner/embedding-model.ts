import model from '../models/garment.json' with { type: 'json' };

/** Increase with every change of the views. */
const VIEWS = 3;

export const embeddingModel: string = `${model.sha256.slice(0, 12)}-${VIEWS}`;
