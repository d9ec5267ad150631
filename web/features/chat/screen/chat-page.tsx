import { Button } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { chat } from '#web/copy/chat.ts';
import { householdCopy } from '#web/copy/household.ts';
import { useOpenWardrobe } from '#web/household/household-query.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { ChatScreen } from './chat-screen.tsx';

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
