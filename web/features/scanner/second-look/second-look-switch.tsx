import { seeingProviderNames } from '#contract/names.ts';
import { Switch } from '#web/components/forms/switch.tsx';
import { secondLookCopy } from '#web/copy/second-look.ts';
import { formatDay } from '#web/format/dates.ts';
import { useSession } from '#web/session.ts';
import { askedProvider, useChangeConsent, useSecondLookConsent } from './consent.ts';

export function SecondLookSwitch() {
  const state = useSecondLookConsent();
  const change = useChangeConsent();
  const isWards = useSession().data?.ward != null;
  if (isWards || state?.provider == null) return null;
  const { provider } = state;
  const on = askedProvider(state) !== null;
  const copy = secondLookCopy.switch;
  return (
    <div className="border-line border-t pt-5">
      <Switch
        // Shows the requested state while the request is pending, then the stored one.
        checked={change.isPending ? change.variables !== null : on}
        disabled={change.isPending}
        hint={on && state.consent ? copy.hintOn(formatDay(state.consent.agreedAt)) : copy.hint}
        label={copy.label(seeingProviderNames[provider])}
        onCheckedChange={(checked) => change.mutate(checked ? provider : null)}
      />
    </div>
  );
}
