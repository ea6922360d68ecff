import { useMessages } from '@portal/shared/i18n';
import { Link, type To } from '@portal/shared/router';
import { IconButton } from '../actions/button.tsx';
import type { IconName } from '../actions/icon.tsx';
import { IconLink } from '../actions/links.tsx';
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

/** Pages are links where they have addresses, else buttons. */
type Turning =
  | { readonly to: (pageNum: number) => To; readonly onChange?: never }
  | { readonly to?: never; readonly onChange: (pageNum: number) => void };

type PagerProps = Turning & {
  /** The page on the screen; the first is 1. */
  readonly pageNum: number;
  readonly pageSize: number;
  /** How many rows there are in all. */
  readonly total: number;
  /** There are more than were counted: `1000+`. */
  readonly more?: boolean;
  /** The total is shown elsewhere already. */
  readonly counted?: boolean;
};

type StepProps = Turning & {
  readonly pageNum: number;
  readonly icon: IconName;
  readonly label: string;
  /** There is no page beyond. */
  readonly end: boolean;
};

const Step = ({ pageNum, icon, label, end, to, onChange }: StepProps) =>
  to && !end ? (
    <IconLink to={to(pageNum)} icon={icon} label={label} />
  ) : (
    <IconButton icon={icon} label={label} disabled={end} onClick={() => onChange?.(pageNum)} />
  );

const Page = ({ page, current, to, onChange }: Turning & { page: number; current: number }) => {
  const t = useMessages(uiMessages);
  const look = {
    className: classNames(styles.page, Math.abs(page - current) === 1 && styles.near),
    'aria-label': t('pager.page', { page }),
    'aria-current': page === current ? ('page' as const) : undefined,
  };
  return to ? (
    <Link to={to(page)} {...look}>
      {page}
    </Link>
  ) : (
    <button type="button" onClick={() => onChange(page)} {...look}>
      {page}
    </button>
  );
};

/** Leads through the pages of a list. Only the total where all rows fit on one page. */
export const Pager = ({
  pageNum,
  pageSize,
  total,
  more = false,
  counted = false,
  ...turning
}: PagerProps) => {
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
      <Step
        {...turning}
        pageNum={pageNum - 1}
        icon="chevron-left"
        label={t('pager.previous')}
        end={pageNum <= 1}
      />
      {pageWindow(pageNum, last).map((page, index) =>
        page === 0 ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Page key={page} {...turning} page={page} current={pageNum} />
        ),
      )}
      <Step
        {...turning}
        pageNum={pageNum + 1}
        icon="chevron-right"
        label={t('pager.next')}
        end={pageNum >= last}
      />
    </nav>
  );
};
