import { useMessages } from '@portal/shared/i18n';
import type { ContactChannel } from '@portal/shared/rules';
import { Button, TextInput } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { verificationMessages } from './messages.ts';
import type { SentCode } from './use-code.ts';
import styles from './verification.module.css';

type CodeInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'beside' | 'hint'> & {
  readonly sent: SentCode;
  readonly channel: ContactChannel;
};

/** The field for a verification code, with the button that sends one. */
export const CodeInput = ({ sent: { wait, sentTo, ask, asking }, channel, ...input }: CodeInputProps) => {
  const t = useMessages(verificationMessages);
  const again = sentTo === undefined ? 'get' : 'again';
  return (
    <TextInput
      {...input}
      label={t(`code.${channel}`)}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      hint={sentTo === undefined ? t('codeHint') : t('sent', { to: sentTo })}
      beside={
        <span className={styles.ask}>
          <Button kind="quiet" wide disabled={wait > 0 || input.disabled} onClick={() => void ask()}>
            {asking ? t('asking') : wait > 0 ? t('wait', { seconds: wait }) : t(again)}
          </Button>
        </span>
      }
    />
  );
};
