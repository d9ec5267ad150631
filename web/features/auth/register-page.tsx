import { Link, useSearchParams } from 'react-router';
import { auth } from '#web/copy/auth.ts';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths, safeReturnPath } from '#web/paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';

export const meta = () => pageMeta({ ...auth.register.meta, path: paths.register, pictureOf: paths.home });

export default function RegisterPage() {
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  return (
    <AuthFrame
      footer={
        <>
          {auth.register.haveAccount}{' '}
          <Link
            className="enlace inline-block py-2 font-medium text-tinta"
            to={loginReturningTo(next ?? paths.home)}
          >
            {auth.register.toLogin}
          </Link>
        </>
      }
      lead={auth.register.lead}
      title={auth.register.title}
    >
      <RegisterForm />
    </AuthFrame>
  );
}
