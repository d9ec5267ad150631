import { sendFactorNews } from '#server/people/auth/letters.ts';
import { userByUsername } from '#server/people/auth/queries.ts';
import { deleteAuthenticator } from '#server/people/factors/authenticator.ts';
import { turnOff } from '#server/people/factors/second-step.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { command, done, failed } from './command.ts';

export const endSecondStep = command({
  words: ['USUARIO'],
  help: 'quita el segundo paso y la app de códigos a quien ha perdido el móvil y los códigos de recuperación',
  danger:
    'Para entrar en esa cuenta bastará con la contraseña. Comprueba antes que quien lo pide es su dueño.',
  async run(services, [username = '']) {
    const user = await userByUsername(services.db, username.toLowerCase());
    if (user === undefined) return failed(`No hay ninguna cuenta con el usuario «${username}».`);
    const ended = await inTransaction(services.db, async (tx) => {
      await deleteAuthenticator(tx, user.id);
      const wasOn = await turnOff(tx, user.id);
      if (wasOn) await sendFactorNews(tx, services, user, 'secondStepOff');
      return wasOn;
    });
    if (!ended) return failed(`La cuenta «${user.username}» no pide un segundo paso.`);
    return done(`La cuenta «${user.username}» ya no pide un segundo paso. Se lo decimos por email.`, {
      username: user.username,
    });
  },
});
