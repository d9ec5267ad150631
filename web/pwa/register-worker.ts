import { prefixOf } from '#contract/languages.ts';
import { whenIdle } from '#web/components/behaviour/when-idle.ts';
import { language } from '#web/language.ts';
import type { KeepMessage } from './names.ts';

/** Leaves the page’s own loading alone. */
const delayMs = 300;
/** The files of pages that do not open offline can wait until the person has begun. */
const restDelayMs = 10_000;

const afterLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

let asked = false;

/** Registers the service worker for members only. Without support, only offline use is missing. */
export async function registerWorker(): Promise<void> {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  asked = true;
  await afterLoad();
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  try {
    await navigator.serviceWorker.register(`${prefixOf(language)}/sw.js`);
    const registration = await navigator.serviceWorker.ready;
    const ask = (type: KeepMessage['type']) =>
      registration.active?.postMessage({ type } satisfies KeepMessage);
    ask('keep');
    setTimeout(() => whenIdle(() => ask('complete')), restDelayMs);
    if (globalThis.Notification?.permission === 'granted')
      await (await import('./renew-push.ts')).renewPush(registration);
  } catch (error) {
    console.warn('the service worker could not be registered', error);
  }
}
