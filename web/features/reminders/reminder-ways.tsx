import { useMutation } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { PushDevice } from '#contract/reminders.ts';
import { ApiError, api, messageOf, NetworkError, type Output } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { Switch } from '#web/components/forms/switch.tsx';
import { common } from '#web/copy/common.ts';
import { reminders } from '#web/copy/reminders.ts';
import { formatDay } from '#web/format/dates.ts';
import { pushAddress } from '#web/pwa/push-address.ts';
import { useUser } from '#web/session.ts';
import { useChange } from '#web/use-change.ts';
import { refreshReminders, remindersQuery } from './reminders-query.ts';

const copy = reminders.ways;

interface ReminderWaysProps {
  reminders: Output<'GET /api/reminders'>;
  mail: boolean;
  onMail: (mail: boolean) => void;
}

export function ReminderWays({ reminders: known, mail, onMail }: ReminderWaysProps) {
  const { email } = useUser();
  const { devices, publicKey, mailConfirmed } = known;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-serif text-[1.1875rem]">{reminders.ways.title}</legend>
      {!devices.some(({ current }) => current) && <ThisBrowser publicKey={publicKey} />}
      {devices.length > 0 && (
        <ul aria-label={copy.devices}>
          {devices.map((device) => (
            <DeviceRow device={device} key={device.id} />
          ))}
        </ul>
      )}
      <Switch
        checked={mail}
        disabled={!mail && !mailConfirmed}
        hint={mailConfirmed ? copy.mailTo(email) : copy.mailUnconfirmed}
        label={copy.mail}
        onCheckedChange={onMail}
      />
    </fieldset>
  );
}

const notes = {
  denied: copy.denied,
  'needs-installing': copy.install,
  unsupported: copy.unsupported,
} as const;

/** The browser asks for permission on the tap, never before. */
function ThisBrowser({ publicKey }: { publicKey: string }) {
  const [support, setSupport] = useState(pushSupport);
  const [dismissed, setDismissed] = useState(false);
  const add = useMutation({
    mutationFn: () => subscribeBrowser(publicKey),
    onSuccess: (permission) => {
      setSupport(pushSupport());
      setDismissed(permission === 'default');
      if (permission !== 'granted') return;
      notifySuccess(copy.added);
      return refreshReminders();
    },
    onError: (error) => {
      const ours = error instanceof ApiError || error instanceof NetworkError;
      void notifyError(copy.addFailed, ours ? messageOf(error, common.somethingFailed) : copy.unreachable);
    },
    retry: false,
  });
  if (support !== 'supported') return <p className="text-ink-soft">{notes[support]}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <Button icon={<Bell size={18} />} act={add} size="s" variant="secondary">
        {copy.add}
      </Button>
      <p aria-live="polite" className="text-note text-ink-soft">
        {dismissed && copy.dismissed}
      </p>
    </div>
  );
}

function DeviceRow({ device: { id, name, since, current } }: { device: PushDevice }) {
  const remove = useChange({
    mutationFn: () => api('DELETE /api/reminders/devices/:id', { params: { id } }),
    done: copy.removed,
    refresh: remindersQuery,
    failed: reminders.failed,
  });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 border-line border-t py-3">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {current && <Badge tone="success">{copy.current}</Badge>}
        </p>
        <p className="text-[0.9375rem] text-ink-soft">{copy.since(formatDay(since))}</p>
      </div>
      <Button aria-label={copy.removeLabel(name)} act={remove} size="s" variant="ghost">
        {common.remove}
      </Button>
    </li>
  );
}

type PushSupport = 'supported' | 'denied' | 'needs-installing' | 'unsupported';

function pushSupport(): PushSupport {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (supported) return Notification.permission === 'denied' ? 'denied' : 'supported';
  // Safari on iOS has push for installed applications only.
  return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-installing' : 'unsupported';
}

const workerTimeoutMs = 10_000;

/** Needs a tap: the browser asks for its permission. Returns the answer to that. */
async function subscribeBrowser(publicKey: string): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the service worker is not ready')), workerTimeoutMs);
    }),
  ]);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await api('PUT /api/reminders/browser', { body: pushAddress(subscription) });
  return permission;
}
