import type { KeepMessage } from './names.ts';

/** Long enough after the page is there for the worker to take nothing from it. */
const delayMs = 3000;

const afterLoad = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

let asked = false;

/**
 * Sets the service worker to work for a member: a visitor has nothing to keep, and the landing pays
 * for nothing. Where it cannot be, the product is the same but for working without a connection.
 */
export async function registerWorker(): Promise<void> {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  asked = true;
  await afterLoad();
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep' } satisfies KeepMessage);
  } catch (error) {
    console.warn('the service worker could not be registered', error);
  }
}
