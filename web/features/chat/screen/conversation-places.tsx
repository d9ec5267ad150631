import { SquarePen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { chat } from '#web/copy/chat.ts';
import { ConversationList } from './conversation-list.tsx';

type Places = Omit<ComponentProps<typeof ConversationList>, 'onOpened'> & { onBegin: () => void };

const { history: copy } = chat;

export function ConversationAside({ onBegin, ...list }: Places) {
  return (
    <aside
      aria-label={copy.title}
      className="sticky top-12 hidden max-h-[calc(100dvh-6rem)] grid-rows-[auto_minmax(0,1fr)] content-start gap-4 self-start xl:grid"
    >
      <Button icon={<SquarePen size={18} />} onClick={onBegin} size="s" variant="secondary">
        {copy.fresh}
      </Button>
      <div className="-mr-2 overflow-y-auto pr-2">
        <ConversationList {...list} />
      </div>
    </aside>
  );
}

interface DrawerProps extends Places {
  open: boolean;
  onClose: () => void;
}

export function ConversationDrawer({ open, onClose, onBegin, ...list }: DrawerProps) {
  return (
    <Dialog
      aside
      footer={
        <Button icon={<SquarePen size={18} />} onClick={onBegin} variant="secondary">
          {copy.fresh}
        </Button>
      }
      onClose={onClose}
      open={open}
      size="s"
      title={copy.title}
    >
      <ConversationList {...list} onOpened={onClose} />
    </Dialog>
  );
}
