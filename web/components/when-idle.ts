/** Runs anyway after this long without idle time. */
const patienceMillis = 2000;
/** Fallback for Safari, which lacks `requestIdleCallback`. */
const pauseMillis = 300;

/** Runs when the browser is idle. */
export function whenIdle(act: () => void): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(act, { timeout: patienceMillis });
  else setTimeout(act, pauseMillis);
}
