import { useMessages } from '@portal/shared/i18n';
import { classNames, useLayoutMedia } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './detail.module.css';
import { detailMessages } from './detail-messages.ts';
import { reviewsId } from './reviews/reviews-id.ts';
import { type SectionTab, SectionTabs } from './section-tabs.tsx';

const useWide = () => useLayoutMedia('(min-width: 1000px)');

/** What a screen needs of the panel in its own flow, where there is no room beside the article. */
export const NarrowOnly = ({ children }: { children: ReactNode }) =>
  useWide() !== true && <div className={styles.narrow}>{children}</div>;

interface DetailLayoutProps {
  /** Over the whole width: head and gallery. */
  readonly head: ReactNode;
  /** Stands beside the article and stays in sight, on wide screens only. */
  readonly panel: ReactNode;
  /** Stays at the lower edge of narrow screens: a price and the next step. Their names stand in `barLabel`. */
  readonly bar?: ReactNode;
  readonly barLabel?: string;
  /** The sections of the article; those of every product follow them. Without any there are no tabs. */
  readonly sections?: readonly SectionTab[];
  /** Below both, over the whole width: reviews, related products. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A product as its visitors read it, with the way to it always at hand: beside it, or at the lower edge. */
export const DetailLayout = ({ head, panel, bar, barLabel, sections, foot, children }: DetailLayoutProps) => {
  const t = useMessages(detailMessages);
  const wide = useWide();
  return (
    <article className={classNames(styles.article, sections && styles.tabbed)}>
      {head}
      {sections && (
        <SectionTabs
          sections={[...sections, ['questions', t('questions.title')], [reviewsId, t('reviews.title')]]}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {wide !== false && <aside className={styles.aside}>{panel}</aside>}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {wide !== true && bar && (
        <section aria-label={barLabel} className={styles.bar} data-bottom-bar>
          {bar}
        </section>
      )}
    </article>
  );
};
