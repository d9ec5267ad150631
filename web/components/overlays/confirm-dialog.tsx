import type { ReactNode } from 'react';
import { common } from '#web/copy/common.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** The action is irreversible. */
  danger?: boolean;
  loading?: boolean;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, danger, loading, children } =
    props;
  return (
    <Dialog
      compact
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} variant="ghost">
            {props.cancelLabel ?? common.cancel}
          </Button>
          <Button loading={loading} onClick={onConfirm} variant={danger ? 'danger' : 'primary'}>
            {confirmLabel}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      size="s"
      title={title}
    >
      {children}
    </Dialog>
  );
}
