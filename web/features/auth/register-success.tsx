import { ButtonLink } from '#web/components/button.tsx';
import { premium } from '#web/copy/premium.ts';
import { LeavingLine } from '#web/features/paying/premium/leaving-line.tsx';
import { useTimedLeave } from '#web/features/paying/premium/use-timed-leave.ts';
import { paths } from '#web/paths.ts';
import { registrationRedirectMs } from '#web/timings.ts';

export function RegisterSuccess() {
  const leave = useTimedLeave({ to: paths.dashboard, afterMs: registrationRedirectMs });
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonLink to={paths.dashboard}>{premium.return.dashboard}</ButtonLink>
      {leave.leaving && (
        <LeavingLine onStay={leave.stay} place={premium.places.dashboard} secondsLeft={leave.secondsLeft} />
      )}
    </div>
  );
}
