import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { useDebounced } from '#web/components/forms/use-debounced.ts';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { chat } from '#web/copy/chat.ts';
import { ConversationRow } from './conversation-row.tsx';
import { type Conversation, conversationsQuery, useErase } from './conversations.ts';

interface ConversationListProps {
  current: string;
  onOpened?: () => void;
  onErased: (id: string | null) => void;
}

const { history: copy } = chat;

export function ConversationList({ current, onOpened, onErased }: ConversationListProps) {
  const [words, setWords] = useState('');
  const [doomed, setDoomed] = useState<Conversation | 'all' | null>(null);
  const search = useDebounced(useDeferredValue(words.trim()), 250);
  const { data, isError, isFetching, refetch } = useQuery(conversationsQuery(search));
  const erase = useErase((id) => {
    setDoomed(null);
    onErased(id);
  });
  if (isError && !data) {
    return (
      <div className="grid justify-items-start gap-1 text-[0.9375rem] text-ink-soft">
        <p>{copy.failed}</p>
        <Retry query={{ isFetching, refetch }} size="s" variant="ghost" />
      </div>
    );
  }
  if (!data) return <Skeleton className="h-48" />;
  const { conversations } = data;
  if (conversations.length === 0 && search === '') {
    return <p className="text-[0.9375rem] text-ink-soft">{copy.empty}</p>;
  }
  return (
    <div className="grid gap-3">
      <TextInput
        aria-label={copy.search}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
        placeholder={copy.search}
        type="search"
        value={words}
      />
      {conversations.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-soft" role="status">
          {copy.none(search)}
        </p>
      ) : (
        <ul>
          {conversations.map((conversation) => (
            <ConversationRow
              conversation={conversation}
              current={conversation.id === current}
              key={conversation.id}
              onErase={() => setDoomed(conversation)}
              onOpened={onOpened}
            />
          ))}
        </ul>
      )}
      {search === '' && conversations.length > 1 && (
        <Button
          className="justify-self-start px-3! text-ink-soft!"
          onClick={() => setDoomed('all')}
          size="s"
          variant="ghost"
        >
          {copy.eraseAll}
        </Button>
      )}
      <ConfirmDialog
        confirmLabel={copy.confirm}
        danger
        description={doomed === 'all' ? copy.eraseAllText : copy.eraseText}
        loading={erase.isPending}
        onConfirm={() => doomed && erase.mutate(doomed === 'all' ? null : doomed.id)}
        onClose={() => setDoomed(null)}
        open={doomed !== null}
        title={doomed === 'all' ? copy.eraseAllTitle : copy.eraseTitle}
      />
    </div>
  );
}
