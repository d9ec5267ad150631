import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { pages } from '#contract/pages.ts';

const plannedPage = './features/planned/planned-page.tsx';

/** The pages of the route tables whose feature is still to come, each at its own address. */
const planned = (audience: 'everyone' | 'member') =>
  pages
    .filter((page) => page.planned && page.audience === audience)
    .map((page) => route(page.path.slice(1), plannedPage, { id: `planned${page.path}` }));

export default [
  index('./features/home/index-page.tsx'),
  layout('./features/shell/app-layout.tsx', [
    layout('./features/auth/visitors-only.tsx', [
      route('register', './features/auth/register-page.tsx'),
      route('login-existing', './features/auth/login-page.tsx'),
    ]),
    route('dashboard', './features/dashboard/dashboard-page.tsx'),
    ...planned('everyone'),
    layout('./features/auth/members-only.tsx', [
      route('wardrobe', './features/wardrobe/wardrobe-page.tsx'),
      route('account', './features/account/account-page.tsx'),
      ...planned('member'),
    ]),
    route('*', './features/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
