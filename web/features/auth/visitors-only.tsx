import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import type { User } from '#web/session.ts';
import { WithSession } from '../../shell/with-session.tsx';

/** Decided once on arrival: after a sign-in on the page, the page itself redirects. */
function Gate({ user }: { user: User | null }) {
  const [cameAsMember] = useState(user !== null);
  const { pathname, search } = useLocation();
  // Registering for Premium with an account means paying.
  const next = `${pathname}${search}` === paths.registerForPremium ? paths.payments : paths.home;
  return cameAsMember ? <Navigate replace to={next} /> : <Outlet />;
}

/** Redirects signed-in users (decision R2). */
export default function VisitorsOnly() {
  return <WithSession>{(user) => <Gate user={user} />}</WithSession>;
}
