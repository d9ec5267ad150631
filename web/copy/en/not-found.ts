import type { Translation } from '#contract/languages.ts';

export const notFound: Translation<typeof import('../not-found.ts').notFound> = {
  meta: {
    title: 'Page not found',
    description: 'This address doesn’t lead to any page of Vestidor.',
  },
  code: '404',
  title: 'Nothing’s hanging here',
  text: 'The address doesn’t exist or has moved. You can get to everything else from the home page.',
  memberTitle: 'To see this page, sign in to your account',
  memberText: 'Sign in and we’ll take you straight to it.',
  home: 'Back to home',
};
