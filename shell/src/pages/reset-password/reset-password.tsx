import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, TextLink } from '@portal/shared/ui';
import { AccountCard } from '../account-form/account-card.tsx';
import { accountFormMessages } from '../account-form/messages.ts';
import { useReturnPath } from '../account-form/use-return-path.ts';
import { CaptchaInput } from '../verification/captcha.tsx';
import { CodeInput } from '../verification/code-input.tsx';
import { verificationMessages } from '../verification/messages.ts';
import { NewPasswordInput } from '../verification/new-password-input.tsx';
import { ChannelChoice, TargetInput } from '../verification/target-inputs.tsx';
import { resetMessages } from './messages.ts';
import type { ResetValues } from './reset-check.ts';
import { useReset } from './use-reset.ts';

/** The page for a forgotten password: a code by short message or mail, and a new password. */
export const ResetPassword = () => {
  const t = useMessages(resetMessages);
  const tProof = useMessages(verificationMessages);
  const tForm = useMessages(accountFormMessages);
  const returnTo = useReturnPath();
  const { form, sent, submit } = useReset();
  const { values, busy } = form;

  const field = (name: Exclude<keyof ResetValues, 'channel'>) => ({ ...form.field(name), required: true });

  return (
    <AccountCard
      title={t('title')}
      lead={t('lead')}
      refused={form.refusal}
      onSubmit={() => void submit()}
      links={<TextLink to={paths.login(returnTo)}>{tProof('login')}</TextLink>}
    >
      <ChannelChoice
        value={values.channel}
        onChange={(channel) => form.change({ channel, target: '', code: '' })}
      />
      <TargetInput {...field('target')} channel={values.channel} />
      <CaptchaInput {...field('verifyCode')} captcha={sent.captcha} />
      <CodeInput {...field('code')} sent={sent} channel={values.channel} />
      <NewPasswordInput {...field('password')} label={tForm('newPassword')} />
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
    </AccountCard>
  );
};
