import { useQuery } from '@tanstack/react-query';
import { api, type Output } from '#web/api.ts';

export type Year = Output<'GET /api/wardrobe/year'>;

export const useYear = (year: number | undefined) =>
  useQuery({
    queryKey: ['year', year],
    queryFn: ({ signal }) =>
      api('GET /api/wardrobe/year', { query: { ...(year !== undefined && { year }) } }, { signal }),
    staleTime: 0,
  });
