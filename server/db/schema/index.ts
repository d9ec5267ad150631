export * from './accounts.ts';
export * from './wardrobe.ts';
