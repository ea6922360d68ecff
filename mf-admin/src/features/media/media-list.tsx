import { Link } from '@portal/shared/router';
import { Picture } from '@portal/shared/ui';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { fits } from './crop/crop-frame.ts';
import styles from './library.module.css';
import { libraryMessages } from './library-messages.ts';
import { useDeleteMedia } from './media-calls.ts';

const CropDrawer = lazy(() => import('./crop/crop-drawer.tsx'));
const MediaDrawer = lazy(() => import('./media-drawer.tsx'));

/** The pictures that products, articles and slides share. One that is used cannot be deleted. */
export const mediaList = defineList({
  call: 'GET /api/v1/media/page',
  messages: libraryMessages,
  rowName: ({ name }) => name,
  columns: (column) => [
    column.custom('name', 224, ({ url, name, croppedFrom }, { t }) => (
      <span className={styles.picture}>
        <span className={styles.thumb}>
          <Picture src={url} alt="" width={72} height={54} />
        </span>
        <span className={styles.name}>
          {name}
          {croppedFrom && (
            <Link className={styles.origin} to={`/site/media?picture=${croppedFrom.id}`}>
              {t('croppedFrom', { name: croppedFrom.name })}
            </Link>
          )}
        </span>
      </span>
    )),
    column.custom('alt', 176, ({ alt }, { t, text }) =>
      alt ? text(alt) : <span className={styles.none}>{t('noAlt')}</span>,
    ),
    column.custom('uses', 88, ({ uses }, { t }) =>
      uses > 0 ? t('used', { count: uses }) : <span className={styles.none}>{t('unused')}</span>,
    ),
    column.custom('size', 104, ({ width, height }) => `${width} × ${height}`),
    column.text('author', 104),
    column.instant('createdAt', 184),
  ],
  open: { param: 'picture', anyOf: ['site:media:edit'], drawer: MediaDrawer },
  actions: [
    {
      ...{ key: 'crop', label: 'crop', anyOf: ['site:media:add'], drawer: CropDrawer },
      isShown: (picture) => fits(picture),
    },
  ],
  remove: {
    ...{ anyOf: ['site:media:delete'], mutation: useDeleteMedia },
    fixed:
      () =>
      ({ uses }) =>
        uses > 0,
  },
  add: { param: 'picture', label: 'add', anyOf: ['site:media:add'], drawer: MediaDrawer },
  ...{ actionsWidth: 160, rowHeight: 72, isAlwaysFresh: true },
});
