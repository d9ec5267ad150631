import type { User } from '#web/session.ts';

export function Home({ user }: { user: User }) {
  return <h1>{user.username}</h1>;
}
