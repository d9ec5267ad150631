import { account } from '#web/copy/account.ts';
import { AddressState } from '#web/features/auth/recovery/address-state.tsx';
import { useUser } from '#web/session.ts';

export function PersonData() {
  const user = useUser();
  const rows: [string, string | null][] = [
    [account.data.firstName, user.firstName],
    [account.data.username, user.username],
    [account.data.email, user.email],
  ];
  return (
    <section className="border-ink border-t py-7">
      <h2 className="sr-only">{account.data.title}</h2>
      {/* Columns as wide as their content, so that addresses rarely break. */}
      <dl className="flex flex-wrap gap-x-14 gap-y-5">
        {rows.map(
          ([name, value]) =>
            value && (
              <div className="grid min-w-0 content-start gap-1" key={name}>
                <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere font-serif text-[1.1875rem]">{value}</dd>
                {name === account.data.email && !user.demo && (
                  <dd>
                    <AddressState />
                  </dd>
                )}
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
