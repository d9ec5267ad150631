import { expect, it } from 'vitest';
import { everythingInstructed, instructionsFor } from './instructions.ts';

it('tells a remote model how to address the person', () => {
  expect(instructionsFor('maya', false, 'es', 'usted')).toContain('addressing the person as "usted"');
  expect(instructionsFor('maya', false, 'es', 'tu')).toContain('addressing the person as "tú"');
  expect(instructionsFor('maya', false, 'en', 'usted')).not.toContain('usted');
  expect(everythingInstructed).toContain('as "usted"');
});
