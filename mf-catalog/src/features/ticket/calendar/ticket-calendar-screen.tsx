import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import {
  EmptyState,
  LinkButton,
  Page,
  QueryView,
  Skeleton,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { detailMessages } from '#src/product/detail/detail-messages.ts';
import { readableId } from '#src/product/readable-id.ts';
import { ticketMessages } from '../detail/ticket-messages.ts';
import { CalendarArticle } from './calendar-article.tsx';

/** The sight whose calendar is asked for by `?id=`, or else the first of the list. */
const useSightId = () => {
  const params = useQueryParams();
  const asked = params.get('id') !== undefined;
  const named = readableId(params.getNumber('id'));
  const options = queryOf('GET /api/v1/tickets', { query: { pageSize: 1 } });
  const first = useQuery({ ...options, queryFn: asked ? skipToken : options.queryFn });
  return { id: asked ? named : first.data?.list[0]?.id, asked, first };
};

const useSight = () => {
  const { id, asked, first } = useSightId();
  const options = queryOf('GET /api/v1/tickets/:id', { params: { id: id ?? 0 } });
  const query = useQuery({ ...options, queryFn: id ? options.queryFn : skipToken });
  const gone = query.error?.status === 404;
  return {
    query: first.error && !id ? { ...query, error: first.error, refetch: first.refetch } : query,
    unknown: asked && (!id || gone),
    none: !asked && (first.data?.list.length === 0 || gone),
  };
};

const Unknown = () => {
  const t = useMessages(detailMessages);
  return (
    <EmptyState
      icon="ticket"
      title={t('notFound.ticket.title')}
      body={t('notFound.body')}
      action={<LinkButton to={paths.tickets}>{t('notFound.ticket.browse')}</LinkButton>}
    />
  );
};

const None = () => {
  const t = useMessages(ticketMessages);
  return <EmptyState icon="ticket" title={t('calendar.noneTitle')} body={t('calendar.noneBody')} />;
};

/** The ticket calendar as a screen of its own. */
export const TicketCalendarScreen = () => {
  const t = useMessages(ticketMessages);
  const { query, unknown, none } = useSight();
  useTitle(t('calendar.title'));
  return (
    <Page title={t('calendar.title')} lead={t('calendar.lead')}>
      {unknown && <Unknown />}
      {none && <None />}
      {!unknown && !none && (
        <QueryView query={query} skeleton={<Skeleton height={640} radius="var(--radius)" />}>
          {(ticket) => <CalendarArticle key={ticket.id} ticket={ticket} />}
        </QueryView>
      )}
    </Page>
  );
};
