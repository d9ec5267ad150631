import { useQuery } from '@tanstack/react-query';
import type { Device } from '#contract/devices.ts';
import { api } from '#web/api.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { security } from '#web/copy/security.ts';
import { formatDayAndTime } from '#web/format/dates.ts';
import { hasFailed } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { devicesQuery } from './security-query.ts';

const { devices: copy } = security;

export function Devices() {
  const query = useQuery(devicesQuery);
  const { data } = query;
  if (hasFailed(query)) return <LoadFailed query={query} text={copy.loadFailed} />;
  if (data === undefined) return null;
  return (
    <ul aria-label={copy.title} className="col-span-full">
      {data.devices.map((device) => (
        <DeviceRow device={device} key={device.id} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const name = device.name ?? copy.unknown;
  const end = useChange({
    mutationFn: () => api('POST /api/account/devices/:id/end', { params: { id: device.id } }),
    done: device.signedIn ? copy.ended : copy.forgotten,
    refresh: devicesQuery,
    failed: copy.error,
  });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-line border-t py-3">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.current && <Badge tone="success">{copy.current}</Badge>}
        </p>
        <p className="tabular text-[0.9375rem] text-ink-soft">{detailsOf(device)}</p>
      </div>
      {!device.current && (
        <Button
          aria-label={device.signedIn ? copy.endLabel(name) : copy.forgetLabel(name)}
          act={end}
          size="s"
          variant="ghost"
        >
          {device.signedIn ? copy.end : copy.forget}
        </Button>
      )}
    </li>
  );
}

function detailsOf({ network, signedInAt, lastSeenAt, signedIn }: Device): string {
  return [
    network && copy.network(network),
    signedInAt && copy.since(formatDayAndTime(signedInAt)),
    signedIn
      ? lastSeenAt && lastSeenAt !== signedInAt && copy.seen(formatDayAndTime(lastSeenAt))
      : copy.remembered,
  ]
    .filter(Boolean)
    .join(' · ');
}
