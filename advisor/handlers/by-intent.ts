import type { Intent } from '../understand/intents.ts';
import { choose, keep, like, wear, why, yes } from './about-outfits.ts';
import { colour, knowledge, trends } from './advice.ts';
import { adjust, another } from './change.ts';
import { dress } from './dress.ts';
import type { IntentHandler } from './handler.ts';
import { compare, diagnose } from './judge.ts';
import { pack } from './pack.ts';
import { capsule, gaps, week } from './plans.ts';
import { productFit, shop } from './shop.ts';
import { spent } from './spent.ts';
import {
  abilities,
  app,
  body,
  bye,
  distress,
  greet,
  no,
  offTopic,
  secrets,
  thanks,
  unclear,
  who,
} from './talk.ts';
import { search } from './wardrobe.ts';

export const handlers: Readonly<Record<Intent, IntentHandler>> = {
  dress,
  combine: dress,
  adjust,
  another,
  diagnose,
  compare,
  gaps,
  pack,
  week,
  capsule,
  search,
  spent,
  shop,
  'product-fit': productFit,
  trends,
  colour,
  knowledge,
  why,
  choose,
  like,
  keep,
  wear,
  greet,
  thanks,
  bye,
  who,
  abilities,
  app,
  body,
  distress,
  secrets,
  'off-topic': offTopic,
  yes,
  no,
  unclear,
};
