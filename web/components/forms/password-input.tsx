import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useContext, useState } from 'react';
import { common } from '#web/copy/common.ts';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { FieldContext, useFieldControl } from './field-context.ts';

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const control = useFieldControl();
  const field = useContext(FieldContext);
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        {...control}
        {...rest}
        autoCapitalize="none"
        autoCorrect="off"
        className={classes(controlLook, 'pr-13', className)}
        spellCheck={false}
        type={shown ? 'text' : 'password'}
      />
      <button
        aria-describedby={field?.labelId}
        aria-label={shown ? common.hidePassword : common.showPassword}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-photo text-ink-soft hover:text-ink"
        onClick={() => setShown(!shown)}
        type="button"
      >
        {shown ? <EyeOff size={20} /> : <Eye size={20} />}
      </button>
    </div>
  );
}
