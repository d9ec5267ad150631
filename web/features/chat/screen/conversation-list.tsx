import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { useDebounced } from '#web/components/forms/use-debounced.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { chat } from '#web/copy/chat.ts';
import { locale } from '#web/language.ts';
import { conversationAddress } from '#web/paths.ts';
import { AdvisorMark } from '../advisor-mark.tsx';
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
        onValueChange={setWords}
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

interface ConversationRowProps {
  conversation: Conversation;
  current: boolean;
  onOpened?: () => void;
  onErase: () => void;
}

function ConversationRow({ conversation, current, onOpened, onErase }: ConversationRowProps) {
  const { id, title, advisor, excerpt, updatedAt } = conversation;
  return (
    <li className="group flex items-start border-line border-t">
      <Link
        aria-current={current ? 'page' : undefined}
        className="flex min-w-0 flex-1 items-start gap-2.5 py-2.5 aria-[current]:font-semibold"
        onClick={onOpened}
        to={conversationAddress(id, advisor)}
      >
        <span className="mt-0.5">
          <AdvisorMark advisor={advisor} size={20} />
        </span>
        <span className="grid min-w-0 text-[0.9375rem] leading-snug">
          <span className="line-clamp-2">{title}</span>
          <span className="truncate font-normal text-note text-ink-soft">{excerpt}</span>
          <span className="tabular font-normal text-note text-ink-soft">
            {formatMessageTime(updatedAt, new Date())}
          </span>
        </span>
      </Link>
      <IconButton
        className="text-ink-soft pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
        label={chat.history.erase(title)}
        onClick={onErase}
      >
        <Trash2 size={17} />
      </IconButton>
    </li>
  );
}

const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);

/** The time for today, "Ayer", or the date. */
export function formatMessageTime(iso: string, now: Date): string {
  const said = new Date(iso);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (startOfDay(said) === startOfDay(now)) return hour.format(said);
  if (startOfDay(said) === startOfDay(yesterday)) return chat.history.yesterday;
  return (said.getFullYear() === now.getFullYear() ? day : dayAndYear).format(said);
}
