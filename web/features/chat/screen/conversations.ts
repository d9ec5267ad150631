import { keepPreviousData } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { chat } from '#web/copy/chat.ts';
import type { Output } from '#web/endpoints.ts';
import { queryClient, queryOf } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { type ScreenMessage, screenMessage } from '../messages.ts';

export type Conversation = Output<'GET /api/chat/conversations'>['conversations'][number];
type KeptMessage = Output<'GET /api/chat/conversations/:id'>['messages'][number];

const allQuery = ['conversations'] as const;

/** @param search empty for all conversations */
export const conversationsQuery = (search: string) => ({
  ...queryOf(
    [...allQuery, 'list', search],
    'GET /api/chat/conversations',
    search === '' ? {} : { query: { search } },
  ),
  placeholderData: keepPreviousData,
});

export const conversationQuery = (id: string) => ({
  ...queryOf([...allQuery, 'one', id], 'GET /api/chat/conversations/:id', { params: { id } }),
  // The saved messages are loaded on opening only; afterwards the talk grows on its own.
  staleTime: 0,
  gcTime: 0,
});

export const messageOfKept = (kept: KeptMessage): ScreenMessage =>
  screenMessage({
    ...kept,
    keptId: kept.id,
    timestamp: kept.createdAt,
    fromPerson: kept.role === 'user',
    state: kept.cut ? 'stopped' : 'said',
  });

export function useConversationsChanged() {
  return () => void queryClient.invalidateQueries({ queryKey: [...allQuery, 'list'] });
}

const { history: copy } = chat;

/** @param id null deletes all conversations */
export function useErase(onErased: (id: string | null) => void) {
  const changed = useConversationsChanged();
  return useChange({
    mutationFn: (id: string | null) =>
      id === null
        ? api('DELETE /api/chat/conversations')
        : api('DELETE /api/chat/conversations/:id', { params: { id } }),
    done: (_done, id) => (id === null ? copy.erasedAll : copy.erased),
    onSuccess: (_done, id) => {
      changed();
      onErased(id);
    },
    failedText: copy.eraseFailed,
  });
}
