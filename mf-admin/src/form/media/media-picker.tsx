import { queryOf } from '@portal/shared/api';
import type { MediaRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Picture } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Input, Pagination } from 'antd';
import { useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './media.module.css';
import { mediaMessages } from './media-messages.ts';

interface MediaPickerProps {
  readonly onChoose: (url: string) => void;
  readonly onClosed: () => void;
}

const pageSize = 24;

const Grid = ({ list, onChoose }: { list: readonly MediaRow[]; onChoose: (url: string) => void }) => {
  const t = useMessages(mediaMessages);
  return (
    <ul className={styles.grid} aria-label={t('pictures')}>
      {list.map(({ id, url, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choice}
            aria-label={t('use', { name })}
            onClick={() => onChoose(url)}
          >
            <Picture src={url} alt="" width={160} height={120} />
            <span className={styles.name}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The pictures of the media library, to take one. */
export default function MediaPicker({ onChoose, onClosed }: MediaPickerProps) {
  const t = useMessages(mediaMessages);
  const drawer = useDrawer(onClosed);
  const [keywords, setKeywords] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const asked = { ...(keywords && { keywords }), pageNum, pageSize };
  const query = useQuery({
    ...queryOf('GET /api/v1/media/page', { query: asked }),
    placeholderData: keepPreviousData,
  });
  const choose = (url: string) => {
    onChoose(url);
    drawer.close();
  };
  return (
    <ViewDrawer drawer={drawer} title={t('title')} width={720}>
      <div className={styles.picker}>
        <Input.Search
          allowClear
          maxLength={100}
          placeholder={t('search')}
          aria-label={t('search')}
          onSearch={(words) => {
            setKeywords(words.trim());
            setPageNum(1);
          }}
        />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton height={120} />}
          empty={({ total }) => total === 0}
          emptyState={<EmptyState title={t('empty')} body={t('emptyBody')} />}
        >
          {({ list, total }) => (
            <>
              <Grid list={list} onChoose={choose} />
              <Pagination
                hideOnSinglePage
                current={pageNum}
                pageSize={pageSize}
                total={total}
                showSizeChanger={false}
                onChange={setPageNum}
              />
            </>
          )}
        </AdminQuery>
      </div>
    </ViewDrawer>
  );
}
