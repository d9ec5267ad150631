import type { Executor } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';
import { passwordMatches } from './passwords.ts';
import { type UserRow, userById } from './queries.ts';

/** @throws ApiError `wrong_password` at the form's field, or `demo_forbidden` */
export async function requirePassword(
  db: Executor,
  person: Person,
  password: string,
  field = 'currentPassword',
): Promise<UserRow> {
  if (person.demo) throw new ApiError('demo_forbidden');
  const user = await userById(db, person.id);
  if (user !== undefined && (await passwordMatches(user.passwordHash, password))) return user;
  throw ApiError.inField('wrong_password', field);
}
