import { api } from '#web/api.ts';
import { pushAddress } from '#web/pwa/push-address.ts';

export type PushSupport = 'supported' | 'denied' | 'needs-installing' | 'unsupported';

export function pushSupport(): PushSupport {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (supported) return Notification.permission === 'denied' ? 'denied' : 'supported';
  // Safari on iOS has push for installed applications only.
  return /iPhone|iPad/.test(navigator.userAgent) ? 'needs-installing' : 'unsupported';
}

const workerTimeoutMs = 10_000;

/** Needs a tap: the browser asks for its permission. Returns the answer to that. */
export async function subscribeBrowser(publicKey: string): Promise<NotificationPermission> {
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
