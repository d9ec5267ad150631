import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { common } from '#web/copy/common.ts';
import { payments } from '#web/copy/payments.ts';
import { registeringToPayBy } from '#web/paths.ts';

const { demo: copy } = payments;

export function DemoCannotPay({ method }: { method: string | null }) {
  const own = useOwnAccount(method);
  return (
    <section className="grid gap-4 border-burgundy-text border-l-3 bg-burgundy-veil px-5 py-4">
      <div className="grid gap-1.5">
        <h2 className="text-title-s">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <Button className="justify-self-start" act={own} size="s">
        {common.createAccount}
      </Button>
    </section>
  );
}

function useOwnAccount(method: string | null) {
  return useMutation({
    mutationFn: () => api('POST /api/logout'),
    onError: (error) => console.warn('logout failed', error),
    onSettled: () => window.location.assign(registeringToPayBy(method)),
  });
}
