import { useMessages } from '@portal/shared/i18n';
import { Tabs, useQueryParams } from '@portal/shared/ui';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import styles from './own-posts.module.css';
import { ownPostsMessages } from './own-posts-messages.ts';
import { OwnQuestions } from './own-questions.tsx';
import { OwnReviews } from './own-reviews.tsx';

const tabs = ['reviews', 'questions'] as const;

/** `/personal/reviews`: the member's reviews, and with `?tab=questions` the questions. */
export const OwnPostsScreen = () => {
  const t = useMessages(ownPostsMessages);
  const { get, getNumber, set } = useQueryParams();
  const tab = tabs.find((one) => one === get('tab')) ?? 'reviews';
  const asked = getNumber('pageNum') ?? 1;
  const pageNum = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const Shown = tab === 'reviews' ? OwnReviews : OwnQuestions;
  return (
    <PersonalPage title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(value) => set({ tab: value === 'reviews' ? undefined : value })}
      >
        <div className={styles.panel}>
          <Shown pageNum={pageNum} onTurn={(page) => set({ pageNum: page === 1 ? undefined : page })} />
        </div>
      </Tabs>
    </PersonalPage>
  );
};
