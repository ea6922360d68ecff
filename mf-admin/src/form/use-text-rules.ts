import { useMessages } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';

/** The rules of a text: required, and a pattern if given. */
export const useTextRules = () => {
  const t = useMessages(listMessages);
  return (field: string, form?: { pattern: RegExp; message: string }) => [
    { required: true, whitespace: true, message: t('faults.required', { field }) },
    ...(form ? [form] : []),
  ];
};
