import { Badge } from '#web/components/badge.tsx';
import { hub } from '#web/copy/hub.ts';
import type { Advisor } from './advisors.ts';

export function Expertise({ advisor }: { advisor: Advisor }) {
  return (
    <ul aria-label={hub.advisors.expertise} className="flex flex-wrap gap-1.5">
      {advisor.expertise.map((subject) => (
        <li key={subject}>
          <Badge>{subject}</Badge>
        </li>
      ))}
    </ul>
  );
}
