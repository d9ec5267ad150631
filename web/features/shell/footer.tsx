import { Link } from 'react-router';
import { Logo } from '#web/components/logo.tsx';
import { landing } from '#web/copy/landing.ts';
import { paths } from '#web/paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const { groups, links, line, company } = landing.footer;

const columns = [
  {
    title: groups.product,
    links: [
      [links.home, paths.home],
      [links.pricing, paths.pricing],
      [links.trial, paths.trial],
      [links.register, paths.register],
      [links.login, paths.login],
    ],
  },
  {
    title: groups.house,
    links: [
      [links.about, paths.about],
      [links.contact, paths.contact],
      [links.privacy, paths.privacy],
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className="border-linea border-t">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 py-12 sm:grid-cols-[2fr_1fr_1fr] sm:px-8 sm:py-16">
        <div className="grid content-start justify-items-start gap-5">
          <Logo className="text-[2rem]!" />
          <p className="text-tinta-suave">{line}</p>
          <ThemeSwitch />
          <p className="text-nota text-tinta-suave">© 2024 {company}</p>
        </div>
        {columns.map((column) => (
          <nav aria-label={column.title} key={column.title}>
            <h2 className="pb-2 font-sans! font-medium! text-nota text-tinta-suave">{column.title}</h2>
            <ul>
              {column.links.map(([label, to]) => (
                <li key={to}>
                  <Link className="inline-flex min-h-11 items-center hover:underline" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
