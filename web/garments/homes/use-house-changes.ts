import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { limits } from '#contract/limits.ts';
import { api, messageOf, type Output } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { homesCopy as copy } from '#web/copy/homes.ts';
import type { WardrobeResponse } from '../wardrobe-cache.ts';
import { useWardrobeCache } from '../wardrobe-query.ts';
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
  const cache = useWardrobeCache();
  const client = useQueryClient();
  return {
    change: (change: Change) =>
      cache.change(({ wardrobe, ...rest }) => ({ ...rest, wardrobe: { ...wardrobe, ...change(wardrobe) } })),
    async refresh() {
      // A first request under way would be awaited instead of sent again.
      await client.cancelQueries({ queryKey: ['today'] });
      await Promise.all([cache.refresh(), client.invalidateQueries({ queryKey: ['today'] })]);
    },
  };
}

const failed = (error: Error, restore?: () => void) => {
  restore?.();
  void notifyError(copy.failed, messageOf(error, common.somethingFailed));
};

export function useMoveGarments() {
  const houses = useHouses();
  const { change, refresh } = useHouseCache();
  const back = useMutation({
    mutationFn: (moves: readonly Move[]) => Promise.all(moves.map(sendMove)),
    onError: (error) => failed(error),
    onSettled: refresh,
  });
  return useMutation({
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
    onError: (error, _move, restore) => failed(error, restore),
    onSettled: refresh,
  });
}

export function useGoTo() {
  const { change, refresh } = useHouseCache();
  return useMutation({
    mutationFn: sendHere,
    onMutate: (here) => change(() => ({ here })),
    onError: (error, _here, restore) => failed(error, restore),
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
  const back = useMutation({
    mutationFn: async ({ home, garmentIds, wasHere }: Deleted) => {
      await save(home);
      await sendMove({ garmentIds, to: home.id });
      if (wasHere) await sendHere(home.id);
    },
    onError: (error) => failed(error),
    onSettled: refresh,
  });
  return useMutation({
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
    onError: (error, _home, restore) => failed(error, restore),
    onSettled: refresh,
  });
}

interface Deleted {
  home: Home;
  garmentIds: readonly string[];
  wasHere: boolean;
}
