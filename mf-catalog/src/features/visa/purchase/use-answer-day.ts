import { formatDay, useLanguage } from '@portal/shared/i18n';
import { afterWorkingDays, dayOf } from '@portal/shared/rules';

/** The earliest day of an answer, in words, for documents that are complete today. */
export const useAnswerDay = (): ((workingDays: number) => string) => {
  const language = useLanguage();
  return (workingDays) => formatDay(afterWorkingDays(dayOf(new Date()), workingDays), language);
};
