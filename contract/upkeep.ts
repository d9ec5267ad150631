import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { WardrobeItem } from './garments.ts';
import { messages } from './messages.ts';
import { UpkeepFields } from './upkeep-log.ts';

const params = z.strictObject({ id: z.uuid(), upkeepId: z.uuid() });
const response = z.object({ item: WardrobeItem });

export const logUpkeep = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/items/:id/upkeep/:upkeepId',
  summary: 'Notes what was done to a garment, its day and price; repeatable',
  access: 'session',
  params,
  body: UpkeepFields.extend({
    /** From the repair. */
    back: z.boolean(messages.yesOrNo).default(false),
  }),
  response,
  errors: ['garment_not_found', 'upkeep_limit', 'validation'],
});

export const deleteUpkeep = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/items/:id/upkeep/:upkeepId',
  summary: 'Deletes what was noted of a garment; repeatable',
  access: 'session',
  params,
  response,
  errors: ['garment_not_found'],
});
