import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, TextInput, TextLink } from '@portal/shared/ui';
import { AccountCard } from '../account-form/account-card.tsx';
import { accountFormMessages } from '../account-form/messages.ts';
import { useReturnPath } from '../account-form/use-return-path.ts';
import { CaptchaInput } from '../verification/captcha.tsx';
import { CodeInput } from '../verification/code-input.tsx';
import { verificationMessages } from '../verification/messages.ts';
import { NewPasswordInput } from '../verification/new-password-input.tsx';
import { ChannelChoice, TargetInput } from '../verification/target-inputs.tsx';
import { registerMessages } from './messages.ts';
import type { RegisterValues } from './register-check.ts';
import { TermsConsent } from './terms-consent.tsx';
import { useRegister } from './use-register.ts';

/** The page to register: username, mobile number or email address with a code that proves it, password, consent. */
export const Register = () => {
  const t = useMessages(registerMessages);
  const tProof = useMessages(verificationMessages);
  const tForm = useMessages(accountFormMessages);
  const returnTo = useReturnPath();
  const { form, sent, submit, channel, contact, choose } = useRegister();
  const { values, busy } = form;

  const field = (name: Exclude<keyof RegisterValues, 'termsAccepted'>) => ({
    ...form.field(name),
    required: true,
  });

  return (
    <AccountCard
      title={t('title')}
      lead={t('lead')}
      refused={form.refusal}
      onSubmit={() => void submit()}
      links={<TextLink to={paths.login(returnTo)}>{tProof('login')}</TextLink>}
    >
      <TextInput
        {...field('username')}
        label={tProof('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        maxLength={30}
      />
      <ChannelChoice value={channel} onChange={choose} />
      <TargetInput {...field(contact)} channel={channel} />
      <CaptchaInput {...field('verifyCode')} captcha={sent.captcha} />
      <CodeInput {...field('code')} sent={sent} channel={channel} />
      <NewPasswordInput {...field('password')} label={tForm('password')} owner={values} />
      <TermsConsent
        name="termsAccepted"
        checked={values.termsAccepted}
        disabled={busy}
        error={form.errorOf('termsAccepted')}
        onChange={(termsAccepted) => form.change({ termsAccepted })}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {t('submit')}
      </Button>
    </AccountCard>
  );
};
