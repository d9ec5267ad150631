export { colour } from './colour.ts';
export { event, occasion } from './occasion.ts';
export { season } from './season.ts';
export { formality, pattern, silhouette } from './style.ts';
export { completeness, dressing, favourite, novelty } from './whole.ts';
