import { useMessages } from '@portal/shared/i18n';
import { TextInput } from '@portal/shared/ui';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { accountFormMessages } from './messages.ts';

/** A password, hidden as it is typed; says when Caps Lock is on, because the characters are not visible. */
export const PasswordInput = (props: ComponentProps<typeof TextInput>) => {
  const t = useMessages(accountFormMessages);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextInput
      {...props}
      type="password"
      maxLength={128}
      hint={capsLock ? t('capsLock') : props.hint}
      onKeyUp={watch}
    />
  );
};
