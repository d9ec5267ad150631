import { seeingProviderNames } from '#contract/names.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/notify.ts';
import { secondLookCopy } from '#web/copy/second-look.ts';
import { useChangeConsent, useSecondLookConsent } from '#web/features/scanner/second-look/consent.ts';
import { formatDay } from '#web/format/dates.ts';
import { AccountSection } from './account-section.tsx';

const { account: copy } = secondLookCopy;

export function PhotoConsent() {
  const consent = useSecondLookConsent()?.consent;
  const revoke = useChangeConsent(() => notifySuccess(copy.revoked, copy.revokedText));
  if (!consent) return null;
  return (
    <AccountSection
      text={copy.text(seeingProviderNames[consent.provider], formatDay(consent.agreedAt))}
      title={copy.title}
    >
      <Button loading={revoke.isPending} onClick={() => revoke.mutate(null)} size="s" variant="secondary">
        {copy.revoke}
      </Button>
    </AccountSection>
  );
}
