import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useRef } from 'react';
import { acceptedTypes } from '../../../booking/uploads/validate-file.ts';
import { visaBookingMessages } from '../visa-booking-messages.ts';

interface FileChoiceProps {
  /** For what files are chosen. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that opens the system's own choice of files. */
export const FileChoice = ({ label, disabled, onChoose }: FileChoiceProps) => {
  const t = useMessages(visaBookingMessages);
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <Button kind="quiet" size="small" icon="upload" aria-label={label} disabled={disabled} onClick={choose}>
        {t('documents.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        aria-label={label}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};
