import { useMessages } from '@portal/shared/i18n';
import { confirm, TextArea } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingRight } from './publishing-calls.ts';
import { publishingMessages } from './publishing-messages.ts';

const ReasonInput = ({ onChange }: { onChange: (reason: string) => void }) => {
  const t = useMessages(publishingMessages);
  const [reason, setReason] = useState('');
  const change = (typed: string) => {
    setReason(typed);
    onChange(typed);
  };
  return (
    <>
      <p style={{ marginBottom: 12 }}>{t('ask.body')}</p>
      <TextArea
        name="reason"
        label={t('ask.reason')}
        value={reason}
        required
        rows={3}
        maxLength={200}
        onChange={change}
      />
    </>
  );
};

/**
 * Asks why something is published, if publishing by the user needs approval. Gives an empty object if it does not, and
 * undefined when the question is cancelled.
 */
export const usePublishReason = () => {
  const t = useMessages(publishingMessages);
  const client = useQueryClient();
  return async (): Promise<{ readonly reason?: string } | undefined> => {
    const right = await client.fetchQuery({ ...publishingRight, staleTime: 60_000 }).catch(() => undefined);
    if (!right?.needsApproval) return {};
    let reason = '';
    const keep = (typed: string) => {
      reason = typed;
    };
    const question = {
      title: t('ask.title'),
      body: <ReasonInput onChange={keep} />,
      confirmLabel: t('ask.submit'),
    };
    return (await confirm(question)) ? { reason } : undefined;
  };
};
