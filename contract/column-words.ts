export * from './es/column-words.ts';
