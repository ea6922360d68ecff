import { Picture } from '@portal/shared/ui';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import styles from './library.module.css';
import { libraryMessages } from './library-messages.ts';
import { useDeleteMedia } from './media-calls.ts';

const MediaDrawer = lazy(() => import('./media-drawer.tsx'));

/** The pictures that products, articles and slides share. One that is used cannot be deleted. */
export const mediaList = defineList({
  call: 'GET /api/v1/media/page',
  messages: libraryMessages,
  rowName: ({ name }) => name,
  columns: (column) => [
    column.custom('name', 280, ({ url, name }) => (
      <span className={styles.picture}>
        <span className={styles.thumb}>
          <Picture src={url} alt="" width={72} height={54} />
        </span>
        <span className={styles.name}>{name}</span>
      </span>
    )),
    column.custom('alt', 240, ({ alt }, { t, text }) =>
      alt ? text(alt) : <span className={styles.none}>{t('noAlt')}</span>,
    ),
    column.custom('uses', 96, ({ uses }, { t }) =>
      uses > 0 ? t('used', { count: uses }) : <span className={styles.none}>{t('unused')}</span>,
    ),
    column.custom('size', 112, ({ width, height }) => `${width} × ${height}`),
    column.text('author', 120),
    column.instant('createdAt', 176),
  ],
  open: { param: 'picture', anyOf: ['site:media:edit'], drawer: MediaDrawer },
  remove: {
    ...{ anyOf: ['site:media:delete'], mutation: useDeleteMedia },
    fixed:
      () =>
      ({ uses }) =>
        uses > 0,
  },
  add: { param: 'picture', label: 'add', anyOf: ['site:media:add'], drawer: MediaDrawer },
  ...{ actionsWidth: 128, rowHeight: 72, isAlwaysFresh: true },
});
