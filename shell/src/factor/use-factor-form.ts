import { ApiError } from '@portal/shared/api';
import type { FactorChallenge, FactorProof } from '@portal/shared/contract';
import { formErrors, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { focusField } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { factorMessages } from './messages.ts';
import { passkeys } from './passkey.ts';

/** The page below the dialog may have a field of the same name. */
const idPrefix = 'factor-';

/** A proof of the second factor: a code of the app, a recovery code, or a passkey. */
export const useFactorForm = (
  { challenge, kinds, passkey }: FactorChallenge,
  send: (proof: FactorProof) => Promise<void>,
) => {
  const t = useMessages(factorMessages);
  const hasApp = kinds.includes('totp');
  const [isRecovery, setRecovery] = useState(!hasApp);
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => {
      const isFine = isRecovery ? code.trim().length >= 6 : /^\d{6}$/.test(code.trim());
      return formErrors({ code: isFine ? undefined : t(isRecovery ? 'fault.recoveryCode' : 'fault.code') });
    },
    focus: 'field',
    idPrefix,
  });

  useEffect(() => focusField(`${idPrefix}code`), []);

  const provePasskey = async (options: NonNullable<FactorChallenge['passkey']>): Promise<void> => {
    try {
      await send({ challenge, passkey: await passkeys.ask(options) });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      form.refuse(undefined, t('passkeyFailed'));
    }
  };
  return {
    form,
    isRecovery,
    /** Between the app and recovery codes; undefined without an app. */
    toggle: hasApp
      ? () => {
          setRecovery(!isRecovery);
          form.reset();
          focusField(`${idPrefix}code`);
        }
      : undefined,
    submit: () => form.submit(() => send({ challenge, code: form.values.code.trim() })),
    passkey: passkeys.isUsable(passkey) ? () => void form.run(() => provePasskey(passkey)) : undefined,
  };
};
