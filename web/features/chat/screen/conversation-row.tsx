import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '#web/components/icon-button.tsx';
import { chat } from '#web/copy/chat.ts';
import { conversationAddress } from '#web/paths.ts';
import { AdvisorMark } from '../advisor-mark.tsx';
import type { Conversation } from './conversations.ts';
import { formatMessageTime } from './message-time.ts';

interface ConversationRowProps {
  conversation: Conversation;
  current: boolean;
  onOpened?: () => void;
  onErase: () => void;
}

export function ConversationRow({ conversation, current, onOpened, onErase }: ConversationRowProps) {
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
