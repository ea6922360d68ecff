import type { VisaCase } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { EmptyState, TextLink } from '@portal/shared/ui';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ListTable } from '#src/list/table/list-table.tsx';
import type { NamedRow, TableColumns } from '#src/list/table/table-column.ts';
import { visaPath } from '#src/order-parts/order-paths.ts';
import { useOrderWords } from '#src/order-parts/use-order-words.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useCases } from './visa-calls.ts';
import { visaMessages } from './visa-messages.ts';

const hour = 3_600_000;

/** How long something has waited, in whole days or, below one, in hours. */
export const waitedFor = (
  since: string,
  now: number,
): { readonly unit: 'days' | 'hours'; readonly count: number } => {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hour));
  return hours >= 24 ? { unit: 'days', count: Math.floor(hours / 24) } : { unit: 'hours', count: hours };
};

const steps = ['REVIEWING', 'DOCS_PENDING', 'DOCS_REJECTED', 'SUBMITTED', 'APPROVED', 'REFUSED'] as const;
const readers = { fulfilment: oneOf(...steps) };

const useCaseColumns = (): TableColumns<VisaCase & NamedRow> => {
  const t = useMessages(visaMessages);
  const text = useText();
  const language = useLanguage();
  const waited = (since: string) => {
    const { unit, count } = waitedFor(since, Date.now());
    return t(unit, { count });
  };
  return [
    {
      title: t('columns.order'),
      key: 'order',
      width: 184,
      fixed: 'left',
      render: (_, { orderNo }) => <TextLink to={visaPath(orderNo)}>{orderNo}</TextLink>,
    },
    { title: t('columns.visa'), key: 'visa', width: 240, render: (_, { title }) => text(title) },
    { title: t('columns.waiting'), key: 'waiting', width: 104, render: (_, { since }) => waited(since) },
    {
      title: t('columns.files'),
      key: 'files',
      width: 240,
      render: (_, { pending, accepted, rejected }) => t('counts', { pending, accepted, rejected }),
    },
    {
      title: t('columns.people'),
      key: 'people',
      width: 136,
      render: (_, { applicants, contactName }) => `${contactName} · ${applicants}`,
    },
    {
      title: t('columns.travel'),
      key: 'travel',
      width: 144,
      render: (_, { travelDay }) => travelDay && formatDay(travelDay, language),
    },
  ];
};

/** The visa orders at a step, longest waiting first. */
export const QueueScreen = () => {
  const t = useMessages(visaMessages);
  const words = useOrderWords();
  const { filters, change } = useListFilters(readers);
  const { keywords: _keywords, status: _status, ...query } = filters;
  const cases = useCases(query);
  const columns = useCaseColumns();
  const nameOf = (fulfilment: string): string => words.step({ kind: 'visa', fulfilment }) ?? fulfilment;
  return (
    <AntdPage title={t('title')} lead={t('lead')}>
      <ListCard busy={cases.isPlaceholderData}>
        <ChoiceFilter
          label={t('step')}
          value={filters.fulfilment === 'REVIEWING' ? undefined : filters.fulfilment}
          unset={nameOf('REVIEWING')}
          choices={steps.slice(1).map((value) => ({ value, label: nameOf(value) }))}
          onChange={(fulfilment) => change({ fulfilment })}
        />
        <AdminQuery
          query={cases}
          skeleton={<RowsSkeleton height={56} />}
          empty={({ total }) => total === 0}
          emptyState={<EmptyState title={t('empty.title')} body={t('empty.body')} />}
        >
          {({ list, total }) => (
            <>
              <ListTable
                label={t('table')}
                rows={list.map((row, id) => ({ ...row, id, name: row.orderNo }))}
                total={total}
                columns={columns}
                width={1048}
              />
              <ListPager {...filters} total={total} onChange={change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
    </AntdPage>
  );
};
