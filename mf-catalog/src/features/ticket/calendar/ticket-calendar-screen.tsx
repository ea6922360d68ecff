import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Page, QueryView, Skeleton, useQueryParams, useTitle } from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readableId } from '#src/product/readable-id.ts';
import { ticketMessages } from '../detail/ticket-messages.ts';
import { CalendarArticle } from './calendar-article.tsx';

/** The sight whose calendar is asked for by `?id=`, or else the first of the list. */
const useSightId = () => {
  const named = readableId(useQueryParams().getNumber('id'));
  const options = queryOf('GET /api/v1/tickets', { query: { pageSize: 1 } }, { silent: true });
  const first = useQuery({ ...options, queryFn: named ? skipToken : options.queryFn });
  return { id: named ?? first.data?.list[0]?.id, first };
};

const useSight = () => {
  const { id, first } = useSightId();
  const options = queryOf('GET /api/v1/tickets/:id', { params: { id: id ?? 0 } }, { silent: true });
  const query = useQuery({ ...options, queryFn: id ? options.queryFn : skipToken });
  const none = first.data?.list.length === 0 || query.error?.status === 404;
  return {
    query: first.error && !id ? { ...query, error: first.error, refetch: first.refetch } : query,
    none,
  };
};

/** The ticket calendar as a screen of its own. */
export const TicketCalendarScreen = () => {
  const t = useMessages(ticketMessages);
  const { query, none } = useSight();
  useTitle(t('calendar.title'));
  return (
    <Page title={t('calendar.title')} lead={t('calendar.lead')}>
      {none ? (
        <EmptyState icon="ticket" title={t('calendar.noneTitle')} body={t('calendar.noneBody')} />
      ) : (
        <QueryView query={query} skeleton={<Skeleton height={640} radius="var(--radius)" />}>
          {(ticket) => <CalendarArticle key={ticket.id} ticket={ticket} />}
        </QueryView>
      )}
    </Page>
  );
};
