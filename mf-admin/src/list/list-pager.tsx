import { useMessages } from '@portal/shared/i18n';
import { Pager } from '@portal/shared/ui';
import { Select } from '#src/ui/select.tsx';
import { pageSizes } from './filters/list-filters.ts';
import { listMessages } from './list-messages.ts';
import styles from './list-pager.module.css';

interface ListPagerProps {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onChange: (changes: { pageNum?: number; pageSize?: number }) => void;
}

/** The pages of a list; another size begins at the first page again. */
export const ListPager = ({ pageNum, pageSize, total, onChange }: ListPagerProps) => {
  const t = useMessages(listMessages);
  return (
    <div className={styles.pages}>
      <Pager
        counted
        pageNum={pageNum}
        pageSize={pageSize}
        total={total}
        onChange={(page) => onChange({ pageNum: page })}
      />
      <Select
        aria-label={t('pageSize')}
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: t('perPage', { size }) }))}
        onChange={(size) => onChange({ pageSize: Number(size), pageNum: undefined })}
      />
    </div>
  );
};
