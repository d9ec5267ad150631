import { marketing } from '#web/copy/marketing.ts';
import { paths, serverPaths, withdrawalAddress } from '#web/paths.ts';

const { groups, links } = marketing.footer;

interface FooterLink {
  label: string;
  to: string;
  toServer?: true;
}

export const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: groups.wardrobe,
    links: [
      { label: links.home, to: paths.home },
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
      { label: links.login, to: paths.login },
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
