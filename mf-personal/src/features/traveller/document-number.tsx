import { call } from '@portal/shared/api';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { ConfirmPasswordDialog } from '#src/form/confirm-password-dialog.tsx';
import { travellerMessages } from './traveller-messages.ts';

interface DocumentNumberProps {
  readonly traveller: Traveller;
  /** For how long a whole number stays on the screen, in ms. */
  readonly shownFor?: number;
}

const useWholeNumber = (shownFor: number) => {
  const [number, setNumber] = useState<string>();
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => setNumber(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [number, shownFor]);
  return [number, setNumber] as const;
};

/** A document number: masked, and whole for half a minute after the password. */
export const DocumentNumber = ({ traveller, shownFor = 30_000 }: DocumentNumberProps) => {
  const { id, name, documentMask } = traveller;
  const t = useMessages(travellerMessages);
  const [asking, setAsking] = useState(false);
  const [number, setNumber] = useWholeNumber(shownFor);
  const send = (password: string) =>
    call('POST /api/v1/travellers/:id/document', { params: { id }, body: { password } });
  const action = number === undefined ? 'showNumber' : 'hideNumber';
  return (
    <>
      <span aria-live="polite">{number ?? documentMask}</span>
      <Button
        kind="quiet"
        size="small"
        icon="eye"
        aria-label={t(`${action}Named`, { name })}
        onClick={() => (number === undefined ? setAsking(true) : setNumber(undefined))}
      >
        {t(action)}
      </Button>
      {asking && (
        <ConfirmPasswordDialog
          title={t('showNumberNamed', { name })}
          action={t('showNumber')}
          send={send}
          onDone={({ documentNo }) => {
            setAsking(false);
            setNumber(documentNo);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('showNumberWhy')}</p>
        </ConfirmPasswordDialog>
      )}
    </>
  );
};
