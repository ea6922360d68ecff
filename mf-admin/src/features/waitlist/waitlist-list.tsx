import { defineList } from '#src/list/define-list.ts';
import { Held, State, waitlistStates } from './waitlist-cells.tsx';
import { waitlistMessages } from './waitlist-messages.ts';

/** Waiting lists of departures, each in its order. */
export const waitlistList = defineList({
  call: 'GET /api/v1/staff/waitlist',
  messages: waitlistMessages,
  rowName: ({ member }) => member,
  filters: (filter) => ({
    state: filter.choice(waitlistStates, 'states'),
    days: filter.dayRange('from', 'to'),
  }),
  columns: (column) => [
    column.text('member', 128),
    column.custom('tour', 200, ({ title }, { text }) => text(title)),
    column.day('day', 112),
    column.custom('people', 136, ({ adults, children }, { t }) => t('people', { adults, children })),
    column.custom('state', 144, (entry) => <State entry={entry} />),
    column.custom('position', 64, ({ position }, { t }) => position ?? t('none'), { align: 'right' }),
    column.custom('held', 184, (entry) => <Held entry={entry} />),
    column.instant('createdAt', 168, { title: 'joined' }),
  ],
});
