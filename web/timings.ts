/** The waits that the specification fixes, in milliseconds. */

/** From a successful registration to the dashboard: long enough to read the toast. */
export const registrationRedirectMs = 1500;

/** Between two ticks of the hub's clock. */
export const hubClockTickMs = 1000;

/** The landing's logo leads to the workshop after this many clicks … */
export const logoClicks = 5;

/** … which count from the first one for this long. */
export const logoClicksWindowMs = 3000;
