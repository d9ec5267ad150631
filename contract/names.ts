export * from './es/names.ts';
