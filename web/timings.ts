/** The waits that the specification fixes, in milliseconds. */

/** From a successful registration to the dashboard: long enough to read the toast. */
export const registrationRedirectMs = 1500;
