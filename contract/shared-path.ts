export const sharedPath = (token: string): string => `/compartido/${token}`;
