import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Viewable } from '#contract/viewables.ts';
import type { Invitation, Viewed, Viewer } from '#contract/viewers.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { common } from '#web/copy/common.ts';
import { householdCopy } from '#web/copy/household.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatList } from '#web/format/words.ts';
import { viewedWardrobe } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { AddingHead } from './adding-head.tsx';
import { InviteDialog, ShowsSwitches } from './invite-dialog.tsx';
import { viewedQuery } from './viewed-query.ts';
import { useChangeShows, useEndViewer, useLeaveViewed, useWithdraw, viewersQuery } from './viewers-query.ts';

const { section: copy, viewer: viewerCopy, invitation: invitationCopy } = viewersCopy;

export function ViewersSection() {
  const query = useQuery(viewersQuery);
  const viewed = useQuery(viewedQuery).data?.wardrobes ?? [];
  const { data } = query;
  const [inviting, setInviting] = useState(false);
  if (hasFailed(query)) {
    return (
      <section className="grid gap-4 border-line border-t py-7" id="quien-mira">
        <h2 className="text-title-s">{copy.title}</h2>
        <LoadFailed query={query} text={copy.loadFailed} />
      </section>
    );
  }
  if (data === undefined) return null;
  const { viewers, invitations, name } = data;
  const full = viewers.length + invitations.length >= limits.viewers.most;
  return (
    <section className="grid gap-6 border-line border-t py-7" id="quien-mira">
      <AddingHead
        add={copy.invite}
        full={full}
        onAdd={() => setInviting(true)}
        text={full ? copy.full : copy.text}
        title={copy.title}
      />
      <Rows title={copy.list}>
        {viewers.map((viewer) => (
          <ViewerRow key={viewer.id} viewer={viewer} />
        ))}
      </Rows>
      <Rows title={copy.invited}>
        {invitations.map((invitation) => (
          <InvitationRow invitation={invitation} key={invitation.id} />
        ))}
      </Rows>
      <Rows title={copy.viewed}>
        {viewed.map((wardrobe) => (
          <ViewedRow key={wardrobe.id} wardrobe={wardrobe} />
        ))}
      </Rows>
      {inviting && <InviteDialog name={name} onClose={() => setInviting(false)} />}
    </section>
  );
}

function Rows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-medium font-sans text-[0.9375rem] text-ink-soft tracking-normal">{title}</h3>
      <ul className="grid border-line border-t">{children}</ul>
    </div>
  );
}

function Row({ name, facts, children }: { name: string; facts?: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-x-3 border-line py-3 not-last:border-b">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere font-medium">{name}</p>
        {facts && <p className="wrap-anywhere text-note text-ink-soft">{facts}</p>}
      </div>
      {children}
    </li>
  );
}

function ViewerRow({ viewer }: { viewer: Viewer }) {
  const { name, username, shows } = viewer;
  const [dialog, setDialog] = useState<'shows' | 'end' | null>(null);
  const end = useEndViewer();
  const close = () => setDialog(null);
  return (
    <Row
      facts={viewerCopy.facts(username, formatList(shows.map((one) => viewersCopy.also[one])))}
      name={name}
    >
      <MoreMenu
        items={[
          { label: viewerCopy.change, onSelect: () => setDialog('shows') },
          { label: viewerCopy.end, onSelect: () => setDialog('end'), danger: true },
        ]}
        label={viewerCopy.more(name)}
      />
      {dialog === 'shows' && <ShowsDialog onClose={close} viewer={viewer} />}
      <ConfirmDialog
        confirmLabel={viewerCopy.end}
        danger
        description={viewersCopy.ending.text}
        loading={end.isPending}
        onConfirm={() => end.mutate(viewer, { onSuccess: close })}
        onClose={close}
        open={dialog === 'end'}
        title={viewersCopy.ending.title(name)}
      />
    </Row>
  );
}

function ShowsDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const [shows, setShows] = useState<Viewable[]>(viewer.shows);
  const change = useChangeShows();
  return (
    <Dialog
      compact
      footer={
        <Button
          loading={change.isPending}
          onClick={() => change.mutate({ id: viewer.id, shows }, { onSuccess: onClose })}
        >
          {common.save}
        </Button>
      }
      onClose={onClose}
      size="s"
      title={viewersCopy.showsDialog.title(viewer.name)}
    >
      <ShowsSwitches onChange={setShows} shows={shows} />
    </Dialog>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { sentTo, expiresAt } = invitation;
  const withdraw = useWithdraw();
  const what = sentTo === null ? invitationCopy.link : invitationCopy.mail(sentTo);
  return (
    <Row facts={invitationCopy.until(formatDay(expiresAt))} name={what}>
      <Button
        aria-label={invitationCopy.withdrawNamed(what)}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate(invitation)}
        size="s"
        variant="ghost"
      >
        {invitationCopy.withdraw}
      </Button>
    </Row>
  );
}

function ViewedRow({ wardrobe }: { wardrobe: Viewed }) {
  const [leaving, setLeaving] = useState(false);
  const leave = useLeaveViewed();
  const title = householdCopy.titleOf(wardrobe.name);
  return (
    <Row name={title}>
      <ButtonLink size="s" to={viewedWardrobe(wardrobe.id)} variant="secondary">
        {viewersCopy.viewed.open} <span className="sr-only">{title}</span>
      </ButtonLink>
      <MoreMenu
        items={[{ label: viewersCopy.viewed.leave, onSelect: () => setLeaving(true), danger: true }]}
        label={viewersCopy.viewed.more(title)}
      />
      <ConfirmDialog
        confirmLabel={viewersCopy.viewed.leave}
        danger
        description={viewersCopy.leaving.text}
        loading={leave.isPending}
        onConfirm={() => leave.mutate(wardrobe, { onSuccess: () => setLeaving(false) })}
        onClose={() => setLeaving(false)}
        open={leaving}
        title={viewersCopy.leaving.title(wardrobe.name)}
      />
    </Row>
  );
}
