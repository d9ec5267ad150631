import { hubAdvisors } from '#web/copy/hub.ts';

/** Static content (specification, section 2). */
export type AdvisorId = 'maya' | 'valentina' | 'sofia';
export type AdvisorStatus = 'online' | 'busy' | 'offline';

export interface Advisor {
  id: AdvisorId;
  name: string;
  specialty: string;
  avatar: AdvisorId;
  status: AdvisorStatus;
  expertise: readonly string[];
  /** Out of 5. */
  rating: number;
  completedSessions: number;
}

export const advisors: readonly Advisor[] = [
  {
    id: 'maya',
    name: 'Maya',
    ...hubAdvisors.maya,
    avatar: 'maya',
    status: 'online',
    rating: 4.9,
    completedSessions: 15678,
  },
  {
    id: 'valentina',
    name: 'Valentina',
    ...hubAdvisors.valentina,
    avatar: 'valentina',
    status: 'online',
    rating: 4.8,
    completedSessions: 12543,
  },
  {
    id: 'sofia',
    name: 'Sofia',
    ...hubAdvisors.sofia,
    avatar: 'sofia',
    status: 'busy',
    rating: 4.9,
    completedSessions: 8765,
  },
];

/** Offline without a connection, whatever the advisor's own status. */
export function statusNow(advisor: Advisor, connected: boolean): AdvisorStatus {
  return connected ? advisor.status : 'offline';
}
