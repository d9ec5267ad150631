import type { Output } from '#web/api.ts';
import { queryClient, queryOf } from '#web/query.ts';

export type Security = Output<'GET /api/account/security'>;

export const securityQuery = queryOf(['account-security'], 'GET /api/account/security');

export const devicesQuery = queryOf(['account-devices'], 'GET /api/account/devices');

export const refreshSecurity = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });

export const accessQuery = queryOf(['account-access'], 'GET /api/account/access');

export const changesQuery = queryOf(['account-assistant-changes'], 'GET /api/account/assistant-changes');

export const refreshAccess = () => queryClient.invalidateQueries({ queryKey: accessQuery.queryKey });
