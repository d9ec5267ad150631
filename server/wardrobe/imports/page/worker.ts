import { serveTasks } from '#server/platform/threads/tasks.ts';
import { readMarkup } from './markup.ts';
import { type Product, productOf } from './product.ts';

const readProduct = (html: string, address: string): Product | null => productOf(readMarkup(html), address);

export const pageTasks = { readProduct };

serveTasks(pageTasks);
