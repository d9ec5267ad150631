import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ApiError } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { chat } from '#web/copy/chat.ts';
import { conversationQuery, messageOfKept } from './conversations.ts';
import { ScreenTalk } from './screen-talk.tsx';

type SavedConversationProps = Omit<ComponentProps<typeof ScreenTalk>, 'initial' | 'older'> & {
  onLeave: () => void;
};

const { history: copy } = chat;

export function SavedConversation({ onLeave, ...talk }: SavedConversationProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...conversationQuery(talk.conversationId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) {
    return <ScreenTalk {...talk} initial={data.messages.map(messageOfKept)} older={data.older} />;
  }
  if (error === null) {
    return (
      <div className="grid max-w-[46rem] gap-6 pt-8">
        <Skeleton className="h-12 w-2/3 justify-self-end" />
        <Skeleton className="h-28" />
        <Skeleton className="h-64 w-52" />
      </div>
    );
  }
  const gone = error instanceof ApiError && error.status < 500;
  return (
    <EmptyState
      action={
        gone ? <Button onClick={onLeave}>{copy.fresh}</Button> : <Retry query={{ isFetching, refetch }} />
      }
      title={gone ? copy.gone : copy.talkFailed}
    />
  );
}
