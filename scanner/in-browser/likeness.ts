/** Duplicates among photographs that a browser has read. */
export { lookOf, mostAlike } from '../likeness.ts';
