export * from './accounts.ts';
export * from './chat.ts';
export * from './mail.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './store.ts';
export * from './taste.ts';
export * from './wardrobe.ts';
