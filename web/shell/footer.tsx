import { Link } from 'react-router';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { marketing } from '#web/copy/marketing.ts';
import { paths, serverPaths, withdrawalAddress } from '#web/paths.ts';
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

const { groups, links } = marketing.footer;

interface FooterLink {
  label: string;
  to: string;
  toServer?: true;
}

const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: groups.wardrobe,
    links: [
      { label: common.home, to: paths.home },
      { label: links.wardrobe, to: paths.wardrobe },
      { label: links.store, to: paths.store },
      { label: links.shop, to: serverPaths.shop, toServer: true },
      { label: links.stylists, to: serverPaths.chat, toServer: true },
    ],
  },
  {
    title: groups.plan,
    links: [
      { label: links.pricing, to: paths.pricing },
      { label: links.trial, to: paths.trial },
      { label: links.register, to: paths.register },
      { label: common.signIn, to: paths.login },
    ],
  },
  {
    title: groups.house,
    links: [
      { label: links.trends, to: paths.trends },
      { label: links.blog, to: paths.blog },
      { label: links.about, to: paths.about },
      { label: links.careers, to: paths.careers },
      { label: links.press, to: paths.press },
      { label: links.contact, to: paths.contact },
    ],
  },
  {
    title: groups.help,
    links: [
      { label: links.help, to: paths.help },
      { label: links.faq, to: paths.faq },
      { label: links.privacy, to: paths.privacy },
      { label: links.terms, to: paths.terms },
      { label: links.withdrawal, to: withdrawalAddress },
      { label: links.cookies, to: paths.cookies },
      { label: links.accessibility, to: paths.accessibility },
    ],
  },
];
