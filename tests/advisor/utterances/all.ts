import type { Utterance } from '../utterance.ts';
import { beyond } from './beyond.ts';
import { conversations } from './conversations.ts';
import { dressing } from './dressing.ts';
import { everyday } from './everyday.ts';
import { further } from './further.ts';
import { garments } from './garments.ts';
import { later } from './later.ts';
import { second } from './second.ts';
import { strangers } from './strangers.ts';
import { third } from './third.ts';

export const utterances: readonly Utterance[] = [
  ...dressing,
  ...garments,
  ...beyond,
  ...conversations,
  ...everyday,
  ...strangers,
  ...further,
  ...later,
  ...second,
  ...third,
];
