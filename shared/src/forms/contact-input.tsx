import type { ContactChannel } from '@portal/shared/rules';
import { TextInput } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { PhoneInput } from './phone/phone-input.tsx';

interface ContactInputProps extends Omit<ComponentProps<typeof PhoneInput>, 'own'> {
  readonly channel: ContactChannel;
}

/** The user's own mobile number or email address, by channel. */
export const ContactInput = ({ channel, untexted, ...input }: ContactInputProps) =>
  channel === 'sms' ? (
    <PhoneInput {...input} own untexted={untexted} />
  ) : (
    <TextInput {...input} autoComplete="email" inputMode="email" maxLength={128} />
  );
