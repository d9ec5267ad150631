import { erasePerson } from '#server/account/erase.ts';
import { userByUsername } from '#server/people/auth/queries.ts';
import { command, done, failed } from './command.ts';

export const eraseUser = command({
  words: ['USUARIO'],
  help: 'borra una cuenta con todo lo suyo',
  danger: 'Se borran la cuenta, sus prendas, sus fotos y sus outfits, y no se pueden recuperar.',
  async run(services, [username = '']) {
    const user = await userByUsername(services.db, username.toLowerCase());
    if (user === undefined) return failed(`No hay ninguna cuenta con el usuario «${username}».`);
    await erasePerson(services, undefined, user.id);
    return done(`Cuenta «${user.username}» borrada con todo lo suyo.`, { username: user.username });
  },
});
