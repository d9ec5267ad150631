import { Toaster as Sonner } from 'sonner';
import { common } from '#web/copy/common.ts';

export default function Toaster() {
  return (
    <Sonner
      containerAriaLabel={common.notifications}
      mobileOffset={{ bottom: 'calc(var(--barra-inferior) + 0.5rem)', left: '1rem', right: '1rem' }}
      offset="1.5rem"
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'aviso', success: 'aviso-bien', error: 'aviso-mal' },
      }}
      visibleToasts={3}
    />
  );
}
