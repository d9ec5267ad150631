import type { Row } from './row.ts';
import { routes } from './section-2-routes.ts';
import { screens } from './section-2-screens.ts';
import { entities } from './section-3-entities.ts';
import { transitions } from './section-4-transitions.ts';
import { validation } from './section-5-validation.ts';
import { roles } from './section-6-roles.ts';
import { calls } from './section-7-calls.ts';
import { errors } from './section-8-errors.ts';
import { constants } from './section-9-constants.ts';

/** The product's promises by the section of the specification that makes them. */
export const sections: readonly { name: string; rows: readonly Row[] }[] = [
  { name: '2 routes', rows: routes },
  { name: '2 screens', rows: screens },
  { name: '3 entities', rows: entities },
  { name: '4 transitions', rows: transitions },
  { name: '5 validation', rows: validation },
  { name: '6 roles', rows: roles },
  { name: '7 calls', rows: calls },
  { name: '8 errors', rows: errors },
  { name: '9 constants', rows: constants },
];

export const rows: readonly Row[] = sections.flatMap((section) => section.rows);
