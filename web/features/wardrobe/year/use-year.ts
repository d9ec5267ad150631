import { useQuery } from '@tanstack/react-query';
import type { Output } from '#web/api.ts';
import { queryOf } from '#web/query.ts';

export type Year = Output<'GET /api/wardrobe/year'>;

export const useYear = (year: number | undefined) =>
  useQuery({
    ...queryOf(['year', year], 'GET /api/wardrobe/year', { query: { ...(year !== undefined && { year }) } }),
    staleTime: 0,
  });
