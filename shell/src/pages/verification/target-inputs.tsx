import { ContactInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { ContactChannel } from '@portal/shared/rules';
import { RadioGroup } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
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

/** The mobile number or email address that a code is sent to. */
export const TargetInput = (
  input: Omit<ComponentProps<typeof ContactInput>, 'label' | 'hint' | 'untexted'>,
) => {
  const t = useMessages(verificationMessages);
  const { channel, error } = input;
  const label = channel === 'sms' ? t('mobile') : t('email');
  const hint = channel === 'sms' && !error ? t('smsRisk') : undefined;
  return <ContactInput {...{ ...input, label, hint }} required untexted={t('untexted')} />;
};
