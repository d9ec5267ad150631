import type { User } from '#contract/auth.ts';
import type { Person } from '../../platform/http/person.ts';

export function presentUser(person: Person, ward: Person | null = null): User {
  const { id, firstName, username, email, profileImageUrl, demo } = person;
  return {
    id,
    firstName,
    username,
    email,
    profileImageUrl,
    demo,
    ward: ward && { id: ward.id, name: ward.firstName ?? '' },
  };
}
