/** The waits that the specification fixes, in milliseconds. */

/** From a successful registration to the dashboard: long enough to read the toast. */
export const registrationRedirectMs = 1500;

/** Between two ticks of the hub's clock. */
export const hubClockTickMs = 1000;
