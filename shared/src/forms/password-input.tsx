import { useMessages } from '@portal/shared/i18n';
import { IconButton, TextInput } from '@portal/shared/ui';
import { type ComponentProps, useState } from 'react';
import { formsMessages } from './messages.ts';

/** A password: hidden as it is typed, until it is asked to be shown. */
export const PasswordInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'beside'>) => {
  const t = useMessages(formsMessages);
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      icon={shown ? 'eye-off' : 'eye'}
      label={t('showCharacters')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <TextInput
      maxLength={128}
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      beside={toggle}
    />
  );
};
