import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { viewersCopy } from '#web/copy/viewers.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';

const Invitation = onDemand(() => import('./invitation.tsx'), 'Invitation');

export const meta = () => pageMeta({ ...viewersCopy.answer.meta, path: paths.invitation, noindex: true });

/** Imports little, because every page loads the table of what routes import. */
export default function InvitationPage() {
  return <Invitation />;
}
