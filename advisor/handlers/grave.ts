import { light } from '../moments/moments.ts';
import type { IntentContext } from './handler.ts';

export const isGrave = ({ topic, moment: told, sorrow }: IntentContext['state']): boolean =>
  topic === 'feeling' && (told === null ? sorrow !== null : !light.has(told));
