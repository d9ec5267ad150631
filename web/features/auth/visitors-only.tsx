import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import type { User } from '#web/session.ts';
import { WithSession } from '../../shell/with-session.tsx';

/**
 * Decided once, on arrival: whoever signs in on the page itself is taken on by that page, to where
 * they wanted to go.
 */
function Gate({ user }: { user: User | null }) {
  const [cameAsMember] = useState(user !== null);
  const { pathname, search } = useLocation();
  // With an account, what is left of registering for Premium is paying.
  const next = `${pathname}${search}` === paths.registerForPremium ? paths.payments : paths.home;
  return cameAsMember ? <Navigate replace to={next} /> : <Outlet />;
}

/** Whoever is signed in already has nothing to do here (decision R2). */
export default function VisitorsOnly() {
  return <WithSession>{(user) => <Gate user={user} />}</WithSession>;
}
