import { queryClient, queryOf } from '#web/query.ts';

export const tasteQuery = { ...queryOf(['taste'], 'GET /api/wardrobe/taste'), retry: false };

export const useTasteChanged = () => () => queryClient.invalidateQueries({ queryKey: tasteQuery.queryKey });

export const styleProfileQuery = {
  ...queryOf(['style-profile'], 'GET /api/wardrobe/style-profile'),
  retry: false,
};
