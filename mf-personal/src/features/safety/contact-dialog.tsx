import { ContactInput, PasswordInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import type { ContactChannel } from '@portal/shared/rules';
import { Button, TextInput } from '@portal/shared/ui';
import { FormDialog } from '#src/form/form-dialog.tsx';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactDialogProps {
  readonly channel: ContactChannel;
  readonly title: string;
  /** Whether there is a contact already, which is notified of the change. */
  readonly hasOne: boolean;
  readonly onClose: () => void;
}

type Form = ReturnType<typeof useContactForm>;

const CodeInput = ({ form: { wait, sentTo, ask, asking, field } }: { form: Form }) => {
  const t = useMessages(safetyMessages);
  const again = sentTo === undefined ? 'code.get' : 'code.again';
  return (
    <TextInput
      {...field('code')}
      required
      label={t('code.label')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      hint={sentTo === undefined ? t('code.hint') : t('code.sent', { to: sentTo })}
      beside={
        <span className={styles.ask}>
          <Button kind="quiet" wide disabled={wait > 0} busy={asking} onClick={ask}>
            {wait > 0 ? t('code.wait', { seconds: wait }) : t(again)}
          </Button>
        </span>
      }
    />
  );
};

/** Changes the mobile number or the mail address: the new one proven by a code, the member by the password. */
export const ContactDialog = ({ channel, title, hasOne, onClose }: ContactDialogProps) => {
  const t = useMessages(safetyMessages);
  const form = useContactForm(channel, onClose);
  const { busy, refusal, submit, field } = form;
  return (
    <FormDialog {...{ title, busy, refusal, onClose }} action={t('save')} onSubmit={submit}>
      <ContactInput
        {...field('target')}
        channel={channel}
        required
        label={channel === 'sms' ? t('overview.newMobile') : t('overview.newEmail')}
        hint={[hasOne && t('overview.told'), channel === 'sms' && t('overview.smsRisk')]
          .filter(Boolean)
          .join(' ')}
        untexted={t('overview.untexted')}
      />
      <CodeInput form={form} />
      <PasswordInput {...field('password')} required label={t('password')} autoComplete="current-password" />
    </FormDialog>
  );
};
