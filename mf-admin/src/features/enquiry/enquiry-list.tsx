import { formatDay } from '@portal/shared/i18n';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { useAssigneeOptions } from './enquiry-calls.ts';
import { enquiryMessages } from './enquiry-messages.ts';
import { enquiryName } from './enquiry-name.ts';
import { enquiryStates, StateTag } from './state-tag.tsx';

const categories = ['learning', 'party-building', 'domestic', 'local', 'vicinity', 'abroad', 'none'] as const;

const kinds = ['group', 'message'] as const;

/** Enquiries of groups, and messages of the contact form. */
export const enquiryList = defineList({
  call: 'GET /api/v1/enquiries/page',
  messages: enquiryMessages,
  rowName: enquiryName,
  filters: (filter) => ({
    kind: filter.choice(kinds, 'kinds'),
    state: filter.choice(enquiryStates, 'states'),
    category: filter.choice(categories, 'categories'),
    assigneeId: filter.choiceFrom(positiveInteger(), useAssigneeOptions),
    days: filter.dayRange('from', 'to'),
  }),
  columns: (column) => [
    column.custom('from', 176, enquiryName),
    column.custom('kind', 120, ({ kind, topic }, { t }) => t(topic ? `topics.${topic}` : `kinds.${kind}`)),
    column.custom('state', 88, ({ state }) => <StateTag state={state} />),
    column.custom('people', 88, ({ people }, { t }) => people !== null && t('people', { count: people })),
    column.custom('travelDay', 112, ({ kind, travelDay }, { t, language }) =>
      travelDay ? formatDay(travelDay, language) : kind === 'group' && t('undecided'),
    ),
    column.custom('contact', 160, ({ contactName, mobile, email }) => `${contactName} ${mobile ?? email}`),
    column.custom('tour', 168, ({ kind, tour }, { t, text }) =>
      tour ? text(tour.title) : kind === 'group' && t('categories.none'),
    ),
    column.custom('assignee', 88, ({ assignee }, { t }) => assignee?.name ?? t('nobody')),
    column.instant('createdAt', 184, { title: 'created' }),
  ],
  open: {
    param: 'enquiry',
    label: 'open',
    anyOf: ['biz:enquiry:query'],
    drawer: lazy(() => import('./drawer/enquiry-drawer.tsx')),
  },
  allRows: 'enquiries',
  bulk: [
    {
      ...{ key: 'assign', label: 'assign.chosen', anyOf: ['biz:enquiry:edit'] },
      drawer: lazy(() => import('./bulk/assign-enquiries.tsx')),
    },
  ],
  actionsWidth: 80,
});
