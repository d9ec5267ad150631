import { api } from '#web/api.ts';
import { account } from '#web/copy/account.ts';
import { paths } from '#web/paths.ts';
import { PasswordDialog } from './password-dialog.tsx';

const { erase: copy } = account;

export function EraseAccount() {
  return (
    <PasswordDialog
      action={(password) => api('POST /api/account/erase', { body: { password } })}
      confirm={copy.confirm}
      danger
      error={copy.error}
      onDone={() => window.location.assign(paths.home)}
      open={copy.open}
      text={copy.confirmText}
      title={copy.confirmTitle}
      variant="danger"
    />
  );
}
