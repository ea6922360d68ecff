import type { EnquiryRow } from '@portal/shared/contract';
import { formatDay, formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { enquiryMessages } from './enquiry-messages.ts';
import { StateTag } from './state-tag.tsx';

/** An enquiry as a row is known: by its organisation. */
export type NamedEnquiry = EnquiryRow & { readonly name: string };

/** The columns of the enquiries. */
export const useEnquiryColumns = (onOpen: (id: number) => void): TableColumns<NamedEnquiry> => {
  const t = useMessages(enquiryMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  const text = useText();
  return [
    { title: t('columns.organisation'), key: 'organisation', width: 176, dataIndex: 'organisation' },
    {
      title: t('columns.state'),
      key: 'state',
      width: 88,
      render: (_, { state }) => <StateTag state={state} />,
    },
    {
      title: t('columns.people'),
      key: 'people',
      width: 88,
      render: (_, { people }) => t('people', { count: people }),
    },
    {
      title: t('columns.travelDay'),
      key: 'travelDay',
      width: 112,
      render: (_, { travelDay }) => (travelDay ? formatDay(travelDay, language) : t('undecided')),
    },
    {
      title: t('columns.contact'),
      key: 'contact',
      width: 128,
      render: (_, { contactName, mobile }) => `${contactName} ${mobile}`,
    },
    {
      title: t('columns.tour'),
      key: 'tour',
      width: 168,
      render: (_, { tour }) => (tour ? text(tour.title) : t('categories.none')),
    },
    {
      title: t('columns.assignee'),
      key: 'assignee',
      width: 88,
      render: (_, { assignee }) => assignee?.name ?? t('nobody'),
    },
    {
      title: t('columns.created'),
      key: 'created',
      width: 184,
      render: (_, { createdAt }) => formatInstant(createdAt, language),
    },
    {
      title: common('actions'),
      key: 'actions',
      width: 80,
      fixed: 'right',
      render: (_, { id, name }) => (
        <RowActions
          name={name}
          actions={[
            { key: 'open', label: t('open'), anyOf: ['biz:enquiry:query'], onSelect: () => onOpen(id) },
          ]}
        />
      ),
    },
  ];
};
