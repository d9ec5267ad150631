import type { Translation } from '#contract/languages.ts';

export const contact: Translation<typeof import('../marketing-contact.ts').contact> = {
  meta: {
    title: 'Contact',
    description: 'How to write to the Vestidor team: address, phone, hours and common questions.',
  },
  title: 'Tell us.',
  lead: 'A question, a bug, an idea: anything.',
  write: (email) => `Write to us at ${email}.`,
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  errors: {
    name: 'Enter your name',
    email: 'Enter your email',
    emailFormat: 'This email doesn’t look complete',
    subject: 'Enter a subject',
    message: 'Write your message',
  },
  submit: 'Send message',
  sent: 'Message sent. We’ll be in touch soon.',
  details: {
    title: 'Contact details',
    phone: 'Phone',
    address: 'Address',
    company: 'Company',
  },
  hours: {
    title: 'Opening hours',
    list: [
      ['Monday to Friday', '9:00–18:00 PST'],
      ['Saturday', '10:00–16:00'],
      ['Sunday', 'Closed'],
    ],
    reply: 'We reply within 24 hours.',
  },
  questionsTitle: 'It may already be answered',
};
