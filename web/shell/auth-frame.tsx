import { type ReactNode, useEffect } from 'react';
import { loadToaster } from '#web/components/feedback/toaster-wanted.ts';
import { FabricCollage } from '#web/components/pictures/fabric-collage.tsx';
import { auth } from '#web/copy/auth.ts';
import { PublicHeader } from '#web/shell/public-header.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

interface AuthFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Takes the focus after the previous step. */
  focused?: boolean;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

export function AuthFrame({ title, lead, children, footer, focused = false }: AuthFrameProps) {
  // Loaded early: it could not be fetched once the connection is lost.
  useEffect(() => void loadToaster().catch(() => {}), []);
  return (
    <>
      <PublicHeader />
      <main
        className="mx-auto grid max-w-6xl gap-x-20 px-5 sm:px-8 lg:grid-cols-[minmax(0,27rem)_1fr]"
        data-auth
        id="contenido"
      >
        <div className="mx-auto grid w-full max-w-md content-start gap-8 py-10 sm:py-16 lg:max-w-none">
          <div className="grid gap-3">
            {focused ? (
              <h1 className="text-title-l outline-none" key={title} ref={takeFocus} tabIndex={-1}>
                {title}
              </h1>
            ) : (
              <h1 className="text-title-l">{title}</h1>
            )}
            <p className="text-lg text-ink-soft">{lead}</p>
          </div>
          <NeedsScripts />
          {children}
          {footer && <div className="border-line border-t pt-5 text-ink-soft">{footer}</div>}
        </div>
        <aside className="hidden content-start gap-8 border-line border-l py-16 pl-16 lg:grid">
          <FabricCollage />
          <p className="max-w-[18ch] font-serif text-title-m">{auth.aside.quote}</p>
          <dl className="grid gap-3">
            {auth.aside.points.map(([name, text]) => (
              <div className="grid grid-cols-[7rem_1fr] gap-4 border-line border-t pt-3" key={name}>
                <dt className="font-medium">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </main>
    </>
  );
}
