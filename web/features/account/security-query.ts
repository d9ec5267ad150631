import { queryOptions } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';
import { queryClient } from '#web/query.ts';

export type Security = Output<'GET /api/account/security'>;

export const securityQuery = queryOptions({
  queryKey: ['account-security'],
  queryFn: ({ signal }) => api('GET /api/account/security', {}, { signal }),
});

export const devicesQuery = queryOptions({
  queryKey: ['account-devices'],
  queryFn: ({ signal }) => api('GET /api/account/devices', {}, { signal }),
});

export const refreshSecurity = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
export const refreshDevices = () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });

export const accessQuery = queryOptions({
  queryKey: ['account-access'],
  queryFn: ({ signal }) => api('GET /api/account/access', {}, { signal }),
});

export const changesQuery = queryOptions({
  queryKey: ['account-assistant-changes'],
  queryFn: ({ signal }) => api('GET /api/account/assistant-changes', {}, { signal }),
});

export const refreshAccess = () => queryClient.invalidateQueries({ queryKey: accessQuery.queryKey });
