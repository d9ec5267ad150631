import { ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { payments } from '#web/copy/payments.ts';
import { loginReturningTo, payingBy, registeringToPayBy } from '#web/paths.ts';

const { account: copy } = payments;

interface AccountNeededProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  method: string;
}

export function AccountNeeded({ open, onOpenChange, method }: AccountNeededProps) {
  return (
    <Dialog
      compact
      description={copy.text}
      footer={
        <>
          <ButtonLink to={loginReturningTo(payingBy(method))} variant="secondary">
            {copy.enter}
          </ButtonLink>
          <ButtonLink to={registeringToPayBy(method)}>{copy.create}</ButtonLink>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      size="s"
      title={copy.title}
    />
  );
}
