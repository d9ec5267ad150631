/** The waits that the specification fixes, in milliseconds. */

/** From a successful registration to the dashboard: long enough to read the toast. */
export const registrationRedirectMs = 1500;

/** Between two ticks of the hub's clock. */
export const hubClockTickMs = 1000;

/** The landing's logo leads to the workshop after this many clicks … */
export const logoClicks = 5;

/** … which count from the first one for this long. */
export const logoClicksWindowMs = 3000;

/** From "Premium is active" on the payment screen to the hub. */
export const premiumActivatedRedirectMs = 2000;

/** From the return page: to the dashboard after a payment that is done … */
export const paymentReturnSuccessMs = 3000;

/** … to the registration after one that is not … */
export const paymentReturnErrorMs = 5000;

/** … or that cannot even be asked for. */
export const paymentReturnInvalidMs = 3000;

/** Between two looks at an open payment while its page is in sight. Ours, not the specification's. */
export const openPaymentPollMs = 10_000;

/** Between two tries of the return page while there is no connection. Ours as well. */
export const paymentReturnRetryMs = 5000;

/** Between two looks at a subscription that is being confirmed. */
export const statusPollMs = 2000;

/** From the page of a new subscription to home. */
export const subscriptionSuccessCountdownMs = 5000;
