import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf, todoPerms } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { Cards } from '#src/layout/cards.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { FirstStepsCard } from './first-steps/first-steps-card.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RemoteList } from './remote-list.tsx';
import { TodoList } from './todo-list.tsx';
import { TradePart } from './trade-part.tsx';
import { usePeriod } from './use-period.ts';
import { VisitPart } from './visit-part.tsx';

const figures = ['stats:trade:query', 'stats:visit:query'];

/** The dashboard: to-dos, sales, traffic and health of the apps, by permission. */
export const DashboardScreen = () => {
  const t = useMessages(dashboardMessages);
  const language = useLanguage();
  const state = usePeriod();
  return (
    <AntdPage title={t('title')} lead={formatDay(dayOf(new Date()), language, { year: true })}>
      <FirstStepsCard />
      <Cards>
        <HasPerm anyOf={todoPerms}>
          <TodoList />
        </HasPerm>
        <RemoteList />
      </Cards>
      <HasPerm anyOf={figures}>
        <PeriodBar {...state} />
      </HasPerm>
      <HasPerm anyOf={['stats:trade:query']}>
        <TradePart {...state} />
      </HasPerm>
      <HasPerm anyOf={['stats:visit:query']}>
        <VisitPart {...state} />
      </HasPerm>
    </AntdPage>
  );
};
