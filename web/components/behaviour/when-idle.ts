/** Runs anyway after this long without idle time. */
const timeoutMillis = 2000;
/** Fallback for Safari, which lacks `requestIdleCallback`. */
const fallbackDelayMillis = 300;

export function whenIdle(act: () => void): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(act, { timeout: timeoutMillis });
  else setTimeout(act, fallbackDelayMillis);
}
