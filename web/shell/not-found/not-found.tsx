import { useLocation } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { common } from '#web/copy/common.ts';
import { notFound } from '#web/copy/not-found.ts';
import { loginReturningTo, paths } from '#web/paths.ts';
import { PublicHeader } from '#web/shell/public-header.tsx';

/** On members' pages it offers visitors a sign-in link. */
export function NotFound({ signInOffered = false }: { signInOffered?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PublicHeader />
      <main
        className="mx-auto grid max-w-7xl items-center gap-x-12 gap-y-6 px-5 py-16 sm:px-8 sm:py-28 lg:grid-cols-[auto_1fr]"
        id="contenido"
      >
        <p className="tabular font-serif text-[clamp(7rem,24vw,16rem)] text-burgundy-text leading-none">
          {notFound.code}
        </p>
        <div className="grid gap-5">
          <h1 className="text-title-l">{signInOffered ? notFound.memberTitle : notFound.title}</h1>
          <p className="max-w-[46ch] text-lg text-ink-soft">
            {signInOffered ? notFound.memberText : notFound.text}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            {signInOffered && (
              <ButtonLink to={loginReturningTo(pathname + search)}>{common.signIn}</ButtonLink>
            )}
            <ButtonLink to={paths.home} variant={signInOffered ? 'secondary' : 'primary'}>
              {notFound.home}
            </ButtonLink>
          </div>
        </div>
      </main>
    </>
  );
}
