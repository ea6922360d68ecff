import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { keywords } from '#src/list/filters/filter-parsers.ts';
import { operationMessages } from './operation-messages.ts';
import { operationNames, useActionOptions, useSubjectOptions } from './operation-names.ts';

const { actionName, subjectName } = operationNames;

/** The server counts no further. */
const maxCounted = 10_000;

/** What was changed, by whom, and what it was before. */
export const operationList = defineList({
  call: 'GET /api/v1/watch/operations/page',
  messages: operationMessages,
  rowName: ({ action, subject, subjectId }) => `${actionName(action)} ${subject} ${subjectId}`,
  longestSearch: 64,
  filters: (filter) => ({
    subject: filter.choiceFrom(keywords(64), useSubjectOptions),
    action: filter.choiceFrom(keywords(64), useActionOptions),
    subjectId: filter.text(64),
    days: filter.dayRange('startTime', 'endTime'),
  }),
  toQuery: ({ keywords: actor, ...filters }) => ({ ...filters, actor }),
  columns: (column) => [
    column.custom('what', 176, ({ action }) => <strong>{actionName(action)}</strong>),
    column.custom(
      'subject',
      248,
      ({ subject, subjectId, subjectName: name }, { text }) =>
        `${subjectName(subject)} ${name ? text(name) : subjectId}`,
    ),
    column.custom('actor', 176, ({ actor, actorId }, { t }) => (actorId === null ? t('system') : actor)),
    column.instant('createdAt', 176),
  ],
  open: {
    param: 'open',
    label: 'open',
    anyOf: ['watch:operation:query'],
    drawer: lazy(() => import('./operation-drawer.tsx')),
  },
  actionsWidth: 88,
  note: (total, { t }) => total >= maxCounted && <span>{t('bounded')}</span>,
});
