import type { GroupProgress } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { decisionHour } from '@portal/shared/rules';
import { travelMessages } from './messages.ts';

/** How far a group is: people joined and needed, and when it is decided; empty where one traveller is enough. */
export const useGroupText = (): ((group: GroupProgress) => string) => {
  const t = useMessages(travelMessages);
  const language = useLanguage();
  return ({ joined, minGroup, decidedOn }) => {
    if (minGroup <= 1) return '';
    if (joined >= minGroup) return t('group.reached', { joined });
    const day = formatDay(decidedOn, language);
    return t('group.open', { joined, least: minGroup, day, hour: decisionHour });
  };
};
