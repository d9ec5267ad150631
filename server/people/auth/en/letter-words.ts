import type { Translation } from '#contract/languages.ts';
import type { letterWords as source } from '../letter-words.ts';

export const letterWords: Translation<typeof source> = {
  newDevice: ({ moment, device, network }, { account, reset }) => ({
    subject: 'New sign-in to your account from a new device',
    blocks: [
      `On ${moment} someone, most likely you, signed in to your account from ${device} (network ${network}). We hadn’t seen that device before, or you had removed it.`,
      `If it wasn’t you, end that session at ${account} and change your password: ${reset}`,
    ],
  }),
  factorNews: {
    passkeyAdded: 'A passkey has been added to your account: it signs in without a password.',
    passkeyRemoved: 'A passkey has been removed from your account.',
    authenticatorAdded:
      'An authenticator app has been added to your account. From now on we’ll ask for a second step after your password.',
    authenticatorRemoved: 'The authenticator app has been removed from your account.',
    secondStepOn: 'From now on we’ll ask for a second step after your password.',
    secondStepOff: 'Your account no longer asks for a second step: the password alone signs in.',
    recoveryCodesMade: 'You’ve asked for new recovery codes. The old ones no longer work.',
    recoveryCodeUsed: 'Someone, most likely you, has signed in to your account with a recovery code.',
  },
  factorsChanged: (news, { account, reset }) => ({
    subject: 'The way you sign in has changed',
    blocks: [
      news,
      `If it wasn’t you, choose another password right away (${reset}) and check your account: ${account}`,
    ],
  }),
  newAssistant: (name, scope, { account, reset }) => ({
    subject: 'You’ve connected an assistant',
    blocks: [
      `You’ve connected the assistant “${name}”: it can ${scope === 'read' ? 'look at your wardrobe' : 'look at your wardrobe and make changes to it'}. It can’t pay, order anything from the shop or change your password.`,
      `If it wasn’t you, remove its access at ${account} and choose another password: ${reset}`,
    ],
  }),
  newToken: (name, scope, { account, reset }) => ({
    subject: 'You’ve created an API key',
    blocks: [
      `You’ve created the key “${name}”: it can ${scope === 'read' ? 'look at your wardrobe' : 'look at your wardrobe and make changes to it'}. It can’t pay, order anything from the shop or change your password.`,
      `If it wasn’t you, remove its access at ${account} and choose another password: ${reset}`,
    ],
  }),
  newWebhook: (host, { account, reset }) => ({
    subject: 'Your updates now go to another address too',
    blocks: [
      `You’ve asked us to tell ${host} about what changes in your wardrobe. We only send what has changed, without names or photos.`,
      `If it wasn’t you, remove it at ${account} and choose another password: ${reset}`,
    ],
  }),
  webhookPaused: (host, { account }) => ({
    subject: 'We’ve stopped sending your updates',
    blocks: [
      `${host} hasn’t accepted your updates for three days, or has said that it no longer wants them, so we’ve stopped sending them.`,
      `Once it works again, resume them at ${account}. Updates that didn’t arrive aren’t sent again.`,
    ],
  }),
  codesGuessed: ({ reset }) => ({
    subject: 'Someone knows your password',
    blocks: [
      'Someone has entered your password correctly, then several wrong codes. They didn’t get in, and for a while we won’t accept any more codes; you can still sign in with a passkey.',
      `If it wasn’t you, choose another password: ${reset}`,
    ],
  }),
};
