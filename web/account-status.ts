import { queryOf } from './query.ts';

export const accountStatusQuery = queryOf(['account'], 'GET /api/account');
