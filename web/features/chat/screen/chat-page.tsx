import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, MessageSquareText, SquarePen } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Advisor, advisors } from '#contract/vocabulary.ts';
import { ApiError } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { chat } from '#web/copy/chat.ts';
import { common } from '#web/copy/common.ts';
import { home } from '#web/copy/home.ts';
import { householdCopy } from '#web/copy/household.ts';
import { AdvisorSwitch } from '#web/features/chat/advisor-switch.tsx';
import { keepWidgetAway } from '#web/features/chat/widget/widget-view.ts';
import { newId } from '#web/format/new-id.ts';
import { useOpenWardrobe } from '#web/household/household-query.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { useSubscription } from '#web/subscription.ts';
import { ConversationList } from './conversation-list.tsx';
import { conversationQuery, messageOfKept } from './conversations.ts';
import { Opening } from './opening.tsx';
import { ScreenTalk } from './screen-talk.tsx';

export const meta = () => pageMeta({ ...chat.meta, path: paths.stylists, noindex: true });

export default function ChatPage() {
  const { ward } = useUser();
  return ward === null ? <ChatScreen /> : <OwnWardrobeOnly name={ward.name} />;
}

const { ownOnly: copy } = householdCopy;

/** Instead of the advisors, who know the guardian's wardrobe alone. */
function OwnWardrobeOnly({ name }: { name: string }) {
  const { mutate, isPending } = useOpenWardrobe();
  return (
    <>
      <PageHeader lead={copy.text(name)} title={copy.title} />
      <Button loading={isPending} onClick={() => mutate({ wardId: null, to: paths.stylists })}>
        {householdCopy.back}
      </Button>
    </>
  );
}

const { history } = chat;

function ChatScreen() {
  const { advisor, choose } = useChatAddress();
  const subscription = useSubscription();
  const premium = subscription.isPending ? undefined : (subscription.data?.hasActiveSubscription ?? false);
  if (premium) return <Conversing />;
  return (
    <>
      <h1 className="pb-4 text-title-l">{chat.title}</h1>
      <div className="border-line border-b">
        <AdvisorSwitch label={chat.choose} lines={chat.eyes} onValueChange={choose} value={advisor} />
      </div>
      {premium === undefined ? (
        <Skeleton className="mt-8 h-96" />
      ) : (
        <Opening advisor={advisor}>
          <PremiumGate failed={subscription.isError} onRetry={() => void subscription.refetch()} />
        </Opening>
      )}
    </>
  );
}

function Conversing() {
  const address = useChatAddress();
  const { advisor, conversationId } = address;
  const [freshId, setFreshId] = useState(newId);
  const [drawer, setDrawer] = useState(false);
  useLayoutEffect(() => keepWidgetAway(), []);

  const begin = () => {
    setFreshId(newId());
    address.leave();
    setDrawer(false);
  };
  const erased = (id: string | null) => {
    if (id === null || id === (conversationId ?? freshId)) begin();
  };
  const talk = { advisor, onNamed: address.name };
  return (
    <div className="-mb-16 grid min-h-[calc(100dvh-5rem-var(--bottom-bar))] gap-x-12 lg:min-h-[calc(100dvh-3rem)] xl:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex min-w-0 flex-col">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pb-2 sm:pb-4">
          <h1 className="text-title-m sm:text-title-l">{chat.title}</h1>
          <div className="-mx-3 flex flex-wrap xl:hidden">
            <Button
              className="px-3!"
              icon={<MessageSquareText size={18} />}
              onClick={() => setDrawer(true)}
              size="s"
              variant="ghost"
            >
              {history.open}
            </Button>
            <Button
              aria-label={history.fresh}
              className="px-3!"
              icon={<SquarePen size={18} />}
              onClick={begin}
              size="s"
              title={history.fresh}
              variant="ghost"
            />
          </div>
        </header>
        <div className="sticky top-14 z-20 -mx-5 border-line border-b bg-paper px-5 sm:-mx-8 sm:px-8 lg:top-0 lg:mx-0 lg:px-0">
          <AdvisorSwitch
            label={chat.choose}
            lines={chat.eyes}
            onValueChange={address.choose}
            value={advisor}
          />
        </div>
        {conversationId === null || conversationId === freshId ? (
          <ScreenTalk {...talk} conversationId={freshId} initial={none} key={freshId} older={false} />
        ) : (
          <SavedConversation {...talk} conversationId={conversationId} key={conversationId} onLeave={begin} />
        )}
      </div>
      <ConversationAside current={conversationId ?? freshId} onBegin={begin} onErased={erased} />
      <ConversationDrawer
        current={conversationId ?? freshId}
        onBegin={begin}
        onErased={erased}
        onClose={() => setDrawer(false)}
        open={drawer}
      />
    </div>
  );
}

const none = [] as const;

function PremiumGate({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-y py-3 text-ink-soft">
        {home.statusFailed}
        <Button onClick={onRetry} size="s" variant="secondary">
          {common.retry}
        </Button>
      </p>
    );
  }
  return (
    <section className="grid justify-items-start gap-4 rounded-photo bg-burgundy-veil px-6 py-6 sm:px-8">
      <div className="grid gap-1.5">
        <h2 className="flex items-center gap-2.5 text-title-s">
          <LockKeyhole size={20} />
          {chat.gate.title}
        </h2>
        <p className="max-w-[48ch]">{chat.gate.text}</p>
      </div>
      <ButtonLink to={paths.pricing}>{chat.gate.action}</ButtonLink>
    </section>
  );
}

const names = { advisor: 'asesora', conversation: 'conversacion' } as const;

function useChatAddress() {
  const [params, setParams] = useSearchParams();

  const put = (changes: { advisor?: Advisor; conversation?: string | null }, replace: boolean) => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (changes.advisor) next.set(names.advisor, changes.advisor);
        if (changes.conversation) next.set(names.conversation, changes.conversation);
        else if (changes.conversation === null) next.delete(names.conversation);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  };

  return {
    advisor: advisors.find((one) => one === params.get(names.advisor)) ?? ('maya' satisfies Advisor),
    conversationId: params.get(names.conversation),
    choose: (advisor: Advisor) => put({ advisor }, true),
    name: (conversation: string) => put({ conversation }, true),
    leave: () => put({ conversation: null }, false),
  };
}

type SavedConversationProps = Omit<ComponentProps<typeof ScreenTalk>, 'initial' | 'older'> & {
  onLeave: () => void;
};

function SavedConversation({ onLeave, ...talk }: SavedConversationProps) {
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
        gone ? <Button onClick={onLeave}>{history.fresh}</Button> : <Retry query={{ isFetching, refetch }} />
      }
      copy={{ title: gone ? history.gone : history.talkFailed }}
    />
  );
}

type Places = Omit<ComponentProps<typeof ConversationList>, 'onOpened'> & { onBegin: () => void };

function ConversationAside({ onBegin, ...list }: Places) {
  return (
    <aside
      aria-label={history.title}
      className="sticky top-12 hidden max-h-[calc(100dvh-6rem)] grid-rows-[auto_minmax(0,1fr)] content-start gap-4 self-start xl:grid"
    >
      <Button icon={<SquarePen size={18} />} onClick={onBegin} size="s" variant="secondary">
        {history.fresh}
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

function ConversationDrawer({ open, onClose, onBegin, ...list }: DrawerProps) {
  return (
    <Dialog
      aside
      footer={
        <Button icon={<SquarePen size={18} />} onClick={onBegin} variant="secondary">
          {history.fresh}
        </Button>
      }
      onClose={onClose}
      open={open}
      size="s"
      title={history.title}
    >
      <ConversationList {...list} onOpened={onClose} />
    </Dialog>
  );
}
