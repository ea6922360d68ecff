import { formatDay, useLanguage } from '@portal/shared/i18n';
import { afterWorkingDays } from '@portal/shared/rules';
import { useToday } from '@portal/shared/ui';

/** The earliest day of an answer, in words, for documents that are complete today. */
export const useAnswerDay = (): ((workingDays: number) => string) => {
  const language = useLanguage();
  const today = useToday();
  return (workingDays) => formatDay(afterWorkingDays(today, workingDays), language);
};
