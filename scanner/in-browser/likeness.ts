export { lookOf, mostAlike } from '../likeness.ts';
