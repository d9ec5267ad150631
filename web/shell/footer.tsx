import { Link } from 'react-router';
import { Logo } from '#web/components/logo.tsx';
import { marketing } from '#web/copy/marketing.ts';
import { footerColumns } from './footer-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const { line, rights } = marketing.footer;
const linkLook = 'inline-block py-2.5 leading-6 hover:underline';

export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-12 px-5 py-12 sm:px-8 sm:py-16 lg:grid-cols-[auto_1fr]">
        <div className="grid content-start justify-items-start gap-5">
          <Logo className="text-[2rem]!" />
          <p className="text-ink-soft">{line}</p>
          <ThemeSwitch />
          <LanguageLinks />
          <p className="text-note text-ink-soft">{rights}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[repeat(4,auto)] md:justify-between">
          {footerColumns.map((column) => (
            <nav aria-label={column.title} key={column.title}>
              <h2 className="pb-2 font-sans! font-medium! text-note text-ink-soft">{column.title}</h2>
              <ul>
                {column.links.map(({ label, to, toServer }) => (
                  <li key={to}>
                    {toServer ? (
                      <a className={linkLook} href={to}>
                        {label}
                      </a>
                    ) : (
                      <Link className={linkLook} to={to}>
                        {label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
