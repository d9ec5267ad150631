import type { Passkey } from '#contract/passkeys.ts';
import { api } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { security } from '#web/copy/security.ts';
import { createPasskey, supportsPasskeys } from '#web/features/auth/passkey.ts';
import { formatDay, formatDayAndTime } from '#web/format/dates.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { refreshSecurity } from './security-query.ts';

const { passkeys: copy } = security;

async function add(password: string): Promise<void> {
  const options = await api('POST /api/account/passkeys/options', { body: { password } });
  await api('POST /api/account/passkeys', { body: await createPasskey(options) });
}

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <AccountSection text={copy.text} title={copy.title}>
      {supportsPasskeys() ? (
        <PasswordDialog
          action={add}
          confirm={security.step.submit}
          error={copy.addError}
          onDone={() => {
            void refreshSecurity();
            notifySuccess(copy.added, copy.addedText);
          }}
          open={copy.add}
          text={copy.addText}
          title={copy.addTitle}
        />
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">{copy.unsupported}</p>
      )}
      {passkeys.length > 0 && (
        <ul aria-label={copy.title} className="col-span-full">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

function PasskeyRow({ passkey: { id, name, backedUp, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const used = lastUsedAt === null ? copy.unused : copy.used(formatDayAndTime(lastUsedAt));
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {backedUp && <Badge>{copy.synced}</Badge>}
        </p>
        <p className="tabular text-[0.9375rem] text-ink-soft">
          {copy.made(formatDay(createdAt))}, {used}
        </p>
      </div>
      <PasswordDialog
        action={(password) =>
          api('POST /api/account/passkeys/:id/remove', { params: { id }, body: { password } })
        }
        confirm={copy.removeConfirm}
        danger
        error={copy.removeError}
        onDone={() => {
          void refreshSecurity();
          notifySuccess(copy.removed);
        }}
        open={common.remove}
        openLabel={copy.removeLabel(name)}
        text={copy.removeText}
        title={copy.removeTitle}
        variant="ghost"
      />
    </li>
  );
}
