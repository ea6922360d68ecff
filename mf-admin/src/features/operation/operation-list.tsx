import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { keywords } from '#src/list/filters/filter-parsers.ts';
import { exportOperations, useActionOptions, useSubjectOptions } from './operation-calls.ts';
import { operationMessages } from './operation-messages.ts';

/** The server counts no further. */
const maxCounted = 10_000;

/** What was changed, by whom, and what it was before. */
export const operationList = defineList({
  call: 'GET /api/v1/watch/operations/page',
  messages: operationMessages,
  rowName: ({ actionName, subjectKind, subjectName, subjectId }, { text }) =>
    `${text(actionName)} ${text(subjectKind)} ${subjectName ? text(subjectName) : subjectId}`,
  longestSearch: 64,
  filters: (filter) => ({
    subject: filter.choiceFrom(keywords(64), useSubjectOptions),
    action: filter.choiceFrom(keywords(64), useActionOptions),
    subjectId: filter.text(64),
    address: filter.text(45),
    days: filter.dayRange('startTime', 'endTime'),
  }),
  toQuery: ({ keywords: actor, ...filters }) => ({ ...filters, actor }),
  columns: (column) => [
    column.custom('what', 176, ({ actionName }, { text }) => <strong>{text(actionName)}</strong>),
    column.custom(
      'subject',
      248,
      ({ subjectKind, subjectId, subjectName: name }, { text }) =>
        `${text(subjectKind)} ${name ? text(name) : subjectId}`,
    ),
    column.custom('actor', 176, ({ actor, actorId }, { t }) => (actorId === null ? t('system') : actor)),
    column.custom('address', 144, ({ address }) => address ?? '—'),
    column.custom('device', 168, ({ device }) => device || '—'),
    column.instant('createdAt', 176),
  ],
  open: {
    param: 'open',
    label: 'open',
    anyOf: ['watch:operation:query'],
    drawer: lazy(() => import('./operation-drawer.tsx')),
  },
  export: {
    anyOf: ['watch:operation:query'],
    label: 'export',
    hint: 'exportHint',
    fileName: 'file',
    done: 'exported',
    call: ({ keywords: actor, ...filters }) => exportOperations({ ...filters, actor }),
  },
  actionsWidth: 88,
  note: (total, { t }) => total >= maxCounted && <span>{t('bounded')}</span>,
});
