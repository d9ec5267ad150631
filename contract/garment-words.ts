export * from './es/garment-words.ts';
