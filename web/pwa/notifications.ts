import { splitLanguage } from '#contract/languages.ts';
import { pushAddress } from './push-address.ts';

interface Pushed {
  title: string;
  body: string;
  path: string;
  tag: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope;

/** One of each kind: a newer or repeated one takes the place of the one before. */
export function showPushed({ title, body, path, tag }: Pushed): Promise<void> {
  return worker.registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/icons/icon-192.png',
    lang: splitLanguage(path).language,
  });
}

export async function openNotified(notification: Notification): Promise<void> {
  notification.close();
  const { href, origin } = new URL(String(notification.data), worker.location.origin);
  if (origin !== worker.location.origin) return;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (open === undefined) {
    await worker.clients.openWindow(href);
    return;
  }
  await open.navigate(href);
  await open.focus().catch(() => open);
}

interface ChangedSubscription {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The push service changed the address: sends it to the server. The old one is dropped when a push to it fails. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: ChangedSubscription): Promise<void> {
  const subscription =
    newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await publicKey()),
    }));
  await fetch('/api/reminders/browser', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pushAddress(subscription)),
  });
}

async function publicKey(): Promise<string> {
  const response = await fetch('/api/reminders', { headers: { accept: 'application/json' } });
  return ((await response.json()) as { publicKey: string }).publicKey;
}
