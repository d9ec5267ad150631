import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/notify.ts';
import { common } from '#web/copy/common.ts';
import { subscription } from '#web/copy/subscription.ts';
import { useChange } from './use-details.ts';

const { resume: copy } = subscription;

export function ResumeSubscription() {
  const resume = useChange('POST /api/subscription/resume');
  const press = () =>
    resume.mutate(undefined, {
      onSuccess: () => notifySuccess(copy.done, copy.doneText),
      onError: (error) => notifyError(copy.error, messageOf(error, common.somethingFailed)),
    });
  return (
    <Button loading={resume.isPending} onClick={press} size="s">
      {copy.action}
    </Button>
  );
}
