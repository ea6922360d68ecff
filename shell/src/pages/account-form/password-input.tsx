import { PasswordInput as PlainPasswordInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { accountFormMessages } from './messages.ts';

/** A password that says when Caps Lock is on, because the characters are not visible. */
export const PasswordInput = (props: ComponentProps<typeof PlainPasswordInput>) => {
  const t = useMessages(accountFormMessages);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return <PlainPasswordInput {...props} hint={capsLock ? t('capsLock') : props.hint} onKeyUp={watch} />;
};
