import type { FileKind } from '@portal/shared/contract';
import { Tag } from '@portal/shared/ui';
import { defineList } from '#src/list/define-list.ts';
import styles from './file.module.css';
import { fileMessages } from './file-messages.ts';
import { useRemoveFile } from './use-remove-file.ts';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size as people read it: `12 KB`, `1.5 MB`. */
export const fileSize = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
};

const kinds = ['picture', 'visa', 'invoice', 'sheet'] as const satisfies readonly FileKind[];

/** Uploaded files, and deleting what nothing uses. */
export const fileList = defineList({
  call: 'GET /api/v1/watch/files/page',
  messages: fileMessages,
  // Pictures have no name of their own: they go by their number.
  rowName: ({ kind, name, id }, { t }) =>
    kind === 'picture' ? t('picture', { number: id.replace(/\D/g, '') }) : name || id,
  longestSearch: 64,
  filters: (filter) => ({
    kind: filter.choice(kinds, 'kinds'),
    used: filter.choice([1, 0], 'uses'),
  }),
  columns: (column) => [
    column.custom('file', 264, ({ url }, _, { name }) => (
      <span className={styles.name}>
        {url && <img className={styles.thumbnail} src={url} alt="" loading="lazy" />}
        {name}
      </span>
    )),
    column.custom('kind', 104, ({ kind }, { t }) => t(`kinds.${kind}`)),
    column.custom('size', 88, ({ size }) => fileSize(size)),
    column.text('owner', 152),
    column.custom('used', 96, ({ used }, { t }) => (
      <Tag tone={used ? 'good' : undefined}>{t(used ? 'uses.1' : 'uses.0')}</Tag>
    )),
    column.instant('createdAt', 168),
  ],
  remove: {
    anyOf: ['watch:file:delete'],
    command: useRemoveFile,
    fixed:
      () =>
      ({ used }) =>
        used,
    bulk: false,
  },
  actionsWidth: 88,
  rowHeight: 56,
});
