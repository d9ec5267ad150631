import { api } from '#web/api.ts';

/** After another sign-in: the server sends to a browser only while the session that asked for it lasts. */
export async function renewPush(registration: ServiceWorkerRegistration): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null) return;
  await api('PATCH /api/reminders/browser', { body: { endpoint: subscription.endpoint } });
}
