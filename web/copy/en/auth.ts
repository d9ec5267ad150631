import type { Translation } from '#contract/languages.ts';

export const auth: Translation<typeof import('../auth.ts').auth> = {
  register: {
    meta: {
      title: 'Create an account',
      description:
        'Create your Vestidor account, no card needed. Seven days of Premium to try, whenever you like.',
    },
    title: 'Start your wardrobe',
    lead: 'No card needed. Inside you have seven days of Premium, which start when you say so.',
    submit: 'Create a FREE Premium account',
    haveAccount: 'Already have an account?',
    toLogin: 'Sign in',
    successTitle: 'Account created!',
    successMessage: 'Your wardrobe is open.',
    errorTitle: 'Sign-up error',
    error: 'The account couldn’t be created',
  },
  login: {
    meta: {
      title: 'Sign in',
      description: 'Open your wardrobe with your username and password, or with a passkey.',
    },
    title: 'Your wardrobe is waiting',
    lead: 'Everything’s where you left it.',
    submit: 'Sign in',
    noAccount: 'No account yet?',
    toRegister: 'Create yours',
    errorTitle: 'Sign-in error',
    error: 'Wrong username or password',
    check: 'We couldn’t open your account with these details. Check the username and password.',
    kept: 'There’s no connection to Vestidor. What you’ve typed is still here.',
  },
  fields: {
    username: 'Username',
    usernameHint: 'Unaccented letters, numbers, dots and hyphens.',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
  },
  rules: {
    usernameRequired: 'Enter a username',
    usernameShort: 'The username needs at least 3 characters',
    usernameLong: 'The username can’t be longer than 30 characters',
    usernameCharacters: 'Use only unaccented letters, numbers, dots and hyphens',
    emailRequired: 'Enter your email',
    emailInvalid: 'Enter a valid email to continue',
    passwordRequired: 'Enter a password',
    passwordShort: 'The password needs at least 6 characters',
    passwordLong: 'The password can’t be longer than 128 characters',
    passwordsDiffer: 'The passwords don’t match',
    confirmRequired: 'Enter the password again',
  },
  strength: {
    label: 'Strength',
    levels: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
    short: 'Too short: it needs at least 6 characters.',
    common:
      'It’s one of the most common, so it’s one of the first to be tried. You can use it, but another would be better.',
    personal: 'It’s too close to your username or email. You can use it, but another would be better.',
    weak: 'It’s easy to guess. Three or four unrelated words are safer and just as easy to remember.',
  },
  aside: {
    quote: 'What you already own, worn like never before.',
    points: [
      ['Scanner', 'One photo, and we know what it is: type, colour, fabric and style.'],
      ['My wardrobe', 'Everything hanging in your wardrobe, with what each wear costs.'],
      ['Outfits', 'For every occasion and season, with the reasons in writing.'],
    ],
  },
};
