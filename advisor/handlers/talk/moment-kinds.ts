export const ofClothes: ReadonlySet<string> = new Set([
  'body-shame',
  'flattering',
  'changed-body',
  'fear-of-ridicule',
  'vent',
  'criticised',
  'complains-of-us',
]);

export const tellsWhatToSay: ReadonlySet<string> = new Set([
  'wife-after-birth',
  'friend-in-danger',
  'child-in-trouble',
  'child-bullied',
  'withdrawn-child',
  'partner-low',
  'end-of-life',
]);

export const ofCompany: ReadonlySet<string> = new Set([
  'coming-out',
  'child-first-school',
  'child-bullied',
  'tired-parent',
  'single-parent',
  'separation',
  'bereavement',
  'absent-parent',
  'no-money-for-children',
  'parent-ill',
  'loved-one-ill',
  'partner-low',
  'tired-carer',
  'end-of-life',
  'child-diagnosed',
  'baby-in-incubator',
  'care-home',
  'prison-visit',
  'abortion',
]);
