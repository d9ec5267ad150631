/** The page of a shared outfit, which the server writes; of an empty token, the folder of all. */
export const sharedPath = (token: string): string => `/compartido/${token}`;
