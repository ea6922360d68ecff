import { PhoneInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { ContactChannel } from '@portal/shared/rules';
import { RadioGroup, TextInput } from '@portal/shared/ui';
import { verificationMessages } from './messages.ts';

interface ChannelChoiceProps {
  readonly value: ContactChannel;
  readonly onChange: (channel: ContactChannel) => void;
}

/** The choice between a code by text message and one by mail. */
export const ChannelChoice = (choice: ChannelChoiceProps) => {
  const t = useMessages(verificationMessages);
  const options = (['sms', 'mail'] as const).map((value) => ({ value, label: t(`channels.${value}`) }));
  return <RadioGroup {...choice} label={t('channel')} options={options} />;
};

interface TargetInputProps {
  readonly channel: ContactChannel;
  readonly name: string;
  readonly value: string;
  readonly error?: string;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** The mobile number or email address that a code is sent to. */
export const TargetInput = ({ channel, ...input }: TargetInputProps) => {
  const t = useMessages(verificationMessages);
  return channel === 'sms' ? (
    <PhoneInput {...input} required own label={t('mobile')} untexted={t('untexted')} />
  ) : (
    <TextInput
      {...input}
      required
      label={t('email')}
      autoComplete="email"
      inputMode="email"
      maxLength={128}
    />
  );
};
