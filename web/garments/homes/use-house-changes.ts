import { useMutation } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { limits } from '#contract/limits.ts';
import { api, type Output } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import type { WardrobeResponse } from '../wardrobe-cache.ts';
import { wardrobeCache } from '../wardrobe-query.ts';
import { houseName, useHouses } from './use-houses.ts';

interface Move {
  garmentIds: readonly string[];
  to: string | null;
}

/** In as many calls as the limit of one asks for. */
async function sendMove({ garmentIds, to }: Move) {
  const moved: Output<'POST /api/homes/moves'>['moved'] = [];
  for (let at = 0; at < garmentIds.length; at += limits.home.movedMax) {
    const some = garmentIds.slice(at, at + limits.home.movedMax);
    moved.push(...(await api('POST /api/homes/moves', { body: { garmentIds: some, to } })).moved);
  }
  return { moved };
}
const sendHere = (homeId: string | null) => api('PUT /api/homes/here', { body: { homeId } });
const save = ({ id, name }: Home) => api('PUT /api/homes/:id', { params: { id }, body: { name } });

type Change = (wardrobe: WardrobeResponse['wardrobe']) => Partial<WardrobeResponse['wardrobe']>;

/** Also renews what is proposed for today. */
function useHouseCache() {
  return {
    change: (change: Change) =>
      wardrobeCache.change(({ wardrobe, ...rest }) => ({
        ...rest,
        wardrobe: { ...wardrobe, ...change(wardrobe) },
      })),
    async refresh() {
      // A first request under way would be awaited instead of sent again.
      await queryClient.cancelQueries({ queryKey: ['today'] });
      await Promise.all([wardrobeCache.refresh(), queryClient.invalidateQueries({ queryKey: ['today'] })]);
    },
  };
}

export function useMoveGarments() {
  const houses = useHouses();
  const { change, refresh } = useHouseCache();
  const back = useChange({
    mutationFn: (moves: readonly Move[]) => Promise.all(moves.map(sendMove)),
    failed: copy.failed,
    onSettled: refresh,
  });
  return useChange({
    mutationFn: sendMove,
    onMutate: ({ garmentIds, to }) =>
      change(({ items }) => ({
        items: items.map((item) => (garmentIds.includes(item.id) ? { ...item, home: to } : item)),
      })),
    onSuccess: ({ moved }, { to }) => {
      const before = Map.groupBy(moved, ({ from }) => from);
      const moves = [...before].map(([from, some]) => ({
        garmentIds: some.map(({ garmentId }) => garmentId),
        to: from,
      }));
      void notifySuccess(copy.moved(moved.length, houseName(houses, to)), undefined, {
        action: { label: common.undo, onClick: () => back.mutate(moves) },
      });
    },
    failed: copy.failed,
    onSettled: refresh,
  });
}

export function useGoTo() {
  const { change, refresh } = useHouseCache();
  return useChange({
    mutationFn: sendHere,
    onMutate: (here) => change(() => ({ here })),
    failed: copy.failed,
    onSettled: refresh,
  });
}

/** A failed one keeps the form. */
export function useSaveHome(isNew: boolean) {
  const { refresh } = useHouseCache();
  return useMutation({
    mutationFn: save,
    onSuccess: async ({ home }) => {
      void notifySuccess(isNew ? copy.added(home.name) : copy.renamed);
      await refresh();
    },
  });
}

export function useDeleteHome() {
  const { here } = useHouses();
  const { change, refresh } = useHouseCache();
  const back = useChange({
    mutationFn: async ({ home, garmentIds, wasHere }: Deleted) => {
      await save(home);
      await sendMove({ garmentIds, to: home.id });
      if (wasHere) await sendHere(home.id);
    },
    failed: copy.failed,
    onSettled: refresh,
  });
  return useChange({
    mutationFn: ({ id }: Home) => api('DELETE /api/homes/:id', { params: { id } }),
    onMutate: ({ id }) =>
      change((wardrobe) => ({
        homes: wardrobe.homes.filter((home) => home.id !== id),
        here: wardrobe.here === id ? null : wardrobe.here,
        items: wardrobe.items.map((item) => (item.home === id ? { ...item, home: null } : item)),
      })),
    onSuccess: ({ garmentIds }, home) => {
      const undo = () => back.mutate({ home, garmentIds, wasHere: here === home.id });
      void notifySuccess(copy.removed(home.name), copy.removedText(garmentIds.length), {
        action: { label: common.undo, onClick: undo },
      });
    },
    failed: copy.failed,
    onSettled: refresh,
  });
}

interface Deleted {
  home: Home;
  garmentIds: readonly string[];
  wasHere: boolean;
}
