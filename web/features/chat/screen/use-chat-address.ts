import { useSearchParams } from 'react-router';
import { type Advisor, advisors } from '#contract/vocabulary.ts';

const names = { advisor: 'asesora', conversation: 'conversacion' } as const;

export function useChatAddress() {
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
