import { useMessages } from '@portal/shared/i18n';
import { TextArea } from '@portal/shared/ui';
import { refundMessages } from './refund-messages.ts';

interface ReasonFieldProps {
  readonly name: string;
  readonly value: string;
  readonly missing: boolean;
  readonly onChange: (text: string) => void;
}

/** Why a refund is requested. */
export const ReasonField = ({ missing, ...field }: ReasonFieldProps) => {
  const t = useMessages(refundMessages);
  return (
    <TextArea
      {...field}
      label={t('reason')}
      hint={t('reasonHint')}
      required
      rows={3}
      maxLength={200}
      error={missing ? t('reasonMissing') : undefined}
    />
  );
};
