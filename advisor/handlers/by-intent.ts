import type { Intent } from '../understand/intents.ts';
import { back, choose, keep, like, wear, why, yes } from './about-outfits.ts';
import { unlessAsked } from './acted.ts';
import { colour, knowledge, trends } from './advice.ts';
import { cart, wishes } from './buying.ts';
import { plans } from './calendar.ts';
import { adjust, another } from './change.ts';
import { dress, forOwner } from './dress.ts';
import type { IntentHandler } from './handler.ts';
import { compare, diagnose } from './judge.ts';
import { mark, undo } from './marks.ts';
import { pack } from './pack.ts';
import { capsule, gaps, week } from './plans.ts';
import { productFit, shop } from './shop.ts';
import {
  abilities,
  aboutMe,
  app,
  body,
  bye,
  distress,
  feeling,
  forgetMe,
  greet,
  no,
  offTopic,
  secrets,
  thanks,
  unclear,
  who,
} from './talk.ts';
import { search, spent } from './wardrobe.ts';

export const handlers: Readonly<Record<Intent, IntentHandler>> = {
  dress,
  combine: dress,
  adjust: forOwner(adjust),
  another: forOwner(another),
  diagnose,
  compare,
  gaps: forOwner(gaps),
  pack: forOwner(pack),
  week: forOwner(week),
  capsule: forOwner(capsule),
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
  keep: unlessAsked(keep, 'offer-day'),
  wear: unlessAsked(wear, 'offer-day'),
  mark,
  plans,
  wishes,
  cart,
  undo: unlessAsked(undo),
  'about-me': aboutMe,
  'forget-me': forgetMe,
  back,
  greet,
  thanks,
  bye,
  who,
  abilities,
  app,
  body,
  distress,
  feeling,
  secrets,
  'off-topic': offTopic,
  yes: unlessAsked(yes),
  no,
  unclear,
};
