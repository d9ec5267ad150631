import type { Translation } from '#contract/languages.ts';
import type { Viewable } from '#contract/viewables.ts';
import type { letterWords as source } from '../letter-words.ts';

const also: Readonly<Record<Viewable, string>> = {
  outfits: 'your outfits',
  sizes: 'your sizes',
  wishes: 'your wish list',
};

export const letterWords: Translation<typeof source> = {
  invitation: ({ owner, link }) => ({
    subject: `${owner} would like to show you their wardrobe`,
    blocks: [
      `${owner} is inviting you to look at their clothes on Vestidor: each piece, with a photo or a drawing, and where it is. You can look, but not change anything.`,
      link,
      'The link is for you: it works once and for seven days. If you don’t have an account yet, you can make one there in a moment, and it’s free.',
      'If you don’t know who this is, there’s nothing to do: we won’t write to you about this invitation again.',
    ],
  }),
  accepted: ({ viewer, username, shows, account }) => ({
    subject: `${viewer} can now see your wardrobe`,
    blocks: [
      `${viewer} has accepted your invitation with the account “${username}”.`,
      shows.length === 0
        ? 'They see your pieces and where they are; not the prices, the wears or the notes.'
        : `They see your pieces and where they are, and also ${shows.map((one) => also[one]).join(', ')}; not the prices of your clothes, the wears or the notes.`,
      `If it isn’t who you expected or you change your mind, stop sharing it in your account and it ends at once: ${account}`,
    ],
  }),
  declined: ({ account }) => ({
    subject: 'Your invitation wasn’t accepted',
    blocks: [
      'The person who opened your invitation would rather not see your wardrobe. The link no longer works and nobody has seen anything.',
      `You can invite someone else in your account: ${account}`,
    ],
  }),
};
