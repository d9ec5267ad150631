import { Navigate, Outlet, useSearchParams } from 'react-router';
import { paths, safeReturnPath } from '#web/paths.ts';
import { WithSession } from './with-session.tsx';

/** Whoever is signed in already has nothing to do here (decision R2). */
export default function VisitorsOnly() {
  const [search] = useSearchParams();
  return (
    <WithSession>
      {(user) =>
        user ? <Navigate replace to={safeReturnPath(search.get('next')) ?? paths.home} /> : <Outlet />
      }
    </WithSession>
  );
}
