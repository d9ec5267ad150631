import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** For training with corrections, photographs included. */
export const CorrectionsConsent = z.object({ agreedAt: z.iso.datetime().nullable() });

export const readCorrectionsConsent = endpoint({
  method: 'GET',
  path: '/api/corrections/consent',
  summary: 'Since when the person lets their corrections be used to train the scanner; null for not',
  access: 'session',
  response: CorrectionsConsent,
});

export const shareCorrections = endpoint({
  method: 'PUT',
  path: '/api/corrections/consent',
  summary: 'Lets corrections of the scanner, with their photographs, be used to train the next one',
  access: 'session',
  response: CorrectionsConsent,
  errors: ['demo_forbidden'],
});

export const withdrawCorrections = endpoint({
  method: 'DELETE',
  path: '/api/corrections/consent',
  summary: 'Takes it back: nothing is exported any more, and the next export takes out what there was',
  access: 'session',
  response: CorrectionsConsent,
});
