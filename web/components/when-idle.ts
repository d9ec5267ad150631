/** A person who waits does not notice; somebody who scrolls without a pause is not waited for longer. */
const patienceMillis = 2000;
/** Where the browser does not tell (Safari): after the frames that answer what the person has just done. */
const pauseMillis = 300;

/** Runs when the page has nothing to do, and not in the middle of a gesture. */
export function whenIdle(act: () => void): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(act, { timeout: patienceMillis });
  else setTimeout(act, pauseMillis);
}
