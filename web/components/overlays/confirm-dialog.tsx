import { common } from '#web/copy/common.ts';
import { Button } from '../button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description' | 'children'> {
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** The action is irreversible. */
  danger?: boolean;
  loading?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = common.cancel, onConfirm, danger, loading, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      compact
      footer={
        <>
          <Button onClick={dialog.onClose} variant="ghost">
            {cancelLabel}
          </Button>
          <Button loading={loading} onClick={onConfirm} variant={danger ? 'danger' : 'primary'}>
            {confirmLabel}
          </Button>
        </>
      }
      size="s"
    />
  );
}
