import { Link } from 'react-router';
import { auth } from '#web/copy/auth.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AuthFrame } from '../../shell/auth-frame.tsx';
import { LoginForm } from './login-form.tsx';

export const meta = () => pageMeta({ ...auth.login.meta, path: paths.login, pictureOf: paths.home });

export default function LoginPage() {
  return (
    <AuthFrame
      footer={
        <>
          {auth.login.noAccount}{' '}
          <Link className="inline-link inline-block py-2 font-medium text-ink" to={paths.register}>
            {auth.login.toRegister}
          </Link>
        </>
      }
      lead={auth.login.lead}
      title={auth.login.title}
    >
      <LoginForm />
    </AuthFrame>
  );
}
