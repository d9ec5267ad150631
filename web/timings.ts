/** Delays fixed by the specification, in milliseconds. */

/** From a successful registration to the dashboard. */
export const registrationRedirectMs = 1500;

export const hubClockTickMs = 1000;

/** Clicks on the landing's logo that open the workshop … */
export const logoClicks = 5;

/** … within this time from the first one. */
export const logoClicksWindowMs = 3000;

/** From activation to the hub. */
export const premiumActivatedRedirectMs = 2000;

/** From the return page: to the dashboard after success … */
export const paymentReturnSuccessMs = 3000;

/** … to the registration after a failure … */
export const paymentReturnErrorMs = 5000;

/** … or after an invalid address. */
export const paymentReturnInvalidMs = 3000;

export const openPaymentPollMs = 10_000;

/** Retries of the return page while offline. Not in the specification. */
export const paymentReturnRetryMs = 5000;

/** Polling of a subscription awaiting confirmation. */
export const statusPollMs = 2000;

/** From a new subscription to the home page. */
export const subscriptionSuccessCountdownMs = 5000;

/** Long enough to read an error or to undo, short enough not to be in the way. */
export const undoMs = 4000;

/** Up to 12 MB on a mobile connection, and a model that may be slow. */
export const photoTimeoutMs = 90_000;
