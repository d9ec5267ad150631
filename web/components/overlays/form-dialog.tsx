import { type ReactNode, type SubmitEvent, useId } from 'react';
import { common } from '#web/copy/common.ts';
import { Button } from '../button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Label of the button that submits. */
  submit: ReactNode;
  pending?: boolean;
  cancellable?: boolean;
  /** Whether the browser validates the fields, for forms that show no errors of their own. */
  nativeValidation?: boolean;
  /** Beside the button that submits. */
  beside?: ReactNode;
  className?: string;
}

/** Small unless told otherwise, so that a phone shows the page behind it. */
export function FormDialog(props: FormDialogProps) {
  const {
    onSubmit,
    submit,
    pending = false,
    cancellable = false,
    nativeValidation = false,
    beside,
    className = 'grid gap-5',
    children,
    ...dialog
  } = props;
  const form = useId();
  return (
    <Dialog
      compact
      footer={
        <>
          {cancellable && (
            <Button onClick={dialog.onClose} variant="ghost">
              {common.cancel}
            </Button>
          )}
          {beside}
          <Button form={form} loading={pending} type="submit">
            {submit}
          </Button>
        </>
      }
      size="s"
      {...dialog}
    >
      <form
        className={className}
        id={form}
        noValidate={!nativeValidation}
        onSubmit={(event) => {
          event.preventDefault();
          const { currentTarget } = event;
          onSubmit(event);
          // The first field that is refused, once it is drawn so.
          requestAnimationFrame(() =>
            currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
          );
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
