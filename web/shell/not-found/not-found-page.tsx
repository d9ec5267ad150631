import { notFound } from '#web/copy/not-found.ts';
import { pageMeta } from '#web/meta.ts';
import { NotFound } from './not-found.tsx';

export const meta = () => pageMeta({ ...notFound.meta, noindex: true });

export default function NotFoundPage() {
  return <NotFound />;
}
