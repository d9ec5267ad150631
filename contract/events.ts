import type { Occasion } from './vocabulary.ts';

export const eventGroups = {
  ceremonies: ['wedding', 'evening-wedding', 'communion', 'graduation', 'black-tie', 'mourning'],
  work: [
    'office',
    'casual-friday',
    'interview',
    'creative-interview',
    'client-meeting',
    'presentation',
    'teaching',
    'video-call',
    'court',
  ],
  evenings: [
    'first-date',
    'romantic-dinner',
    'meeting-parents',
    'coffee',
    'cocktail',
    'nightclub',
    'birthday',
    'concert',
    'theatre',
    'company-party',
    'christmas-dinner',
    'new-year',
  ],
  daysOff: [
    'brunch',
    'barbecue',
    'picnic',
    'museum',
    'shopping',
    'beach',
    'flight',
    'child-birthday',
    'school-run',
    'dog-walk',
    'moving-house',
  ],
  sport: ['gym', 'running', 'hiking', 'yoga'],
} as const;

export type EventGroup = keyof typeof eventGroups;
export type EventName = (typeof eventGroups)[EventGroup][number];

export const eventNames: readonly EventName[] = Object.values(eventGroups).flat();

const occasionOfGroup = { ceremonies: 'formal', work: 'work', daysOff: 'casual', sport: 'sport' } as const;

const dates: readonly EventName[] = ['first-date', 'romantic-dinner', 'meeting-parents', 'coffee'];

const groupOf = new Map(
  Object.entries(eventGroups).flatMap(([group, names]) =>
    names.map((name) => [name as EventName, group as EventGroup] as const),
  ),
);

export function occasionOfEvent(event: EventName): Occasion {
  const group = groupOf.get(event) ?? 'daysOff';
  if (group === 'evenings') return dates.includes(event) ? 'date' : 'party';
  return occasionOfGroup[group];
}
