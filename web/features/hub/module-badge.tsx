import { Badge } from '#web/components/badge.tsx';
import { hub } from '#web/copy/hub.ts';

export function ModuleBadge({ premium }: { premium: boolean }) {
  return premium ? (
    <Badge tone="accent">{hub.modules.premium}</Badge>
  ) : (
    <Badge tone="success">{hub.modules.free}</Badge>
  );
}
