import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { useAssigneeOptions } from './enquiry-calls.ts';
import { enquiryMessages } from './enquiry-messages.ts';
import { enquiryStates, StateTag } from './state-tag.tsx';

const categories = ['learning', 'party-building', 'domestic', 'local', 'vicinity', 'abroad', 'none'] as const;

/** Enquiries of groups. */
export const enquiryList = defineList({
  call: 'GET /api/v1/enquiries/page',
  messages: enquiryMessages,
  rowName: ({ organisation }) => organisation,
  filters: (filter) => ({
    state: filter.choice(enquiryStates, 'states'),
    category: filter.choice(categories, 'categories'),
    assigneeId: filter.choiceFrom(positiveInteger(), useAssigneeOptions),
    days: filter.dayRange('from', 'to'),
  }),
  columns: (column) => [
    column.text('organisation', 176),
    column.custom('state', 88, ({ state }) => <StateTag state={state} />),
    column.count('people', 88, { words: 'people' }),
    column.day('travelDay', 112, { blank: 'undecided' }),
    column.custom('contact', 128, ({ contactName, mobile }) => `${contactName} ${mobile}`),
    column.custom('tour', 168, ({ tour }, { t, text }) => (tour ? text(tour.title) : t('categories.none'))),
    column.custom('assignee', 88, ({ assignee }, { t }) => assignee?.name ?? t('nobody')),
    column.instant('createdAt', 184, { title: 'created' }),
  ],
  open: {
    param: 'enquiry',
    label: 'open',
    anyOf: ['biz:enquiry:query'],
    drawer: lazy(() => import('./drawer/enquiry-drawer.tsx')),
  },
  actionsWidth: 80,
});
