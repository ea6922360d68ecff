import { useMessages } from '@portal/shared/i18n';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import styles from './pager.module.css';

/** The page numbers to offer, with 0 where some are left out: 1 0 4 5 6 0 20. */
export const pageWindow = (current: number, last: number): readonly number[] => {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [0, page] : [page];
  });
};

interface PagerProps {
  /** The page on the screen; the first is 1. */
  readonly pageNum: number;
  readonly pageSize: number;
  /** How many rows there are in all. */
  readonly total: number;
  /** There are more than were counted: `1000+`. */
  readonly more?: boolean;
  /** The total is shown elsewhere already. */
  readonly counted?: boolean;
  readonly onChange: (pageNum: number) => void;
}

/** Leads through the pages of a list. Only the total where all rows fit on one page. */
export const Pager = ({ pageNum, pageSize, total, more = false, counted = false, onChange }: PagerProps) => {
  const t = useMessages(uiMessages);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const count = !counted && (
    <span className={styles.total}>
      {t('pager.total', { count: total, total: `${total}${more ? '+' : ''}` })}
    </span>
  );
  if (last === 1) return count && <p className={styles.pager}>{count}</p>;
  return (
    <nav aria-label={t('pager.label')} className={styles.pager}>
      {count}
      <IconButton
        icon="chevron-left"
        label={t('pager.previous')}
        disabled={pageNum <= 1}
        onClick={() => onChange(pageNum - 1)}
      />
      {pageWindow(pageNum, last).map((page, index) =>
        page === 0 ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={classNames(styles.page, Math.abs(page - pageNum) === 1 && styles.near)}
            aria-label={t('pager.page', { page })}
            aria-current={page === pageNum ? 'page' : undefined}
            onClick={() => onChange(page)}
          >
            {page}
          </button>
        ),
      )}
      <IconButton
        icon="chevron-right"
        label={t('pager.next')}
        disabled={pageNum >= last}
        onClick={() => onChange(pageNum + 1)}
      />
    </nav>
  );
};
