import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { CallData } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { homeMessages } from './home-messages.ts';
import styles from './rotation-notice.module.css';
import { SiteLink } from './site-link.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useRotation } from './use-rotation.ts';

type Notices = CallData<'GET /api/sysRotation/byOrgCode/:code'>;

const every = 5000;

const Notice = ({ notices }: { notices: Notices }) => {
  const t = useMessages(homeMessages);
  const text = useText();
  const { hold, running } = useAutoplay();
  const { index, go } = useRotation(notices.length, every, running);
  const notice = notices[index];
  if (!notice) return null;
  const words = text(notice.title);
  return (
    <section className={styles.notice} aria-label={t('notices.label')} {...hold}>
      <b className={styles.tag}>{t('notices.label')}</b>
      <p className={styles.words} key={notice.id}>
        {notice.link ? <SiteLink to={notice.link}>{words}</SiteLink> : words}
      </p>
      {notices.length > 1 && (
        <IconButton label={t('notices.next')} icon="chevron-right" onClick={() => go(index + 1)} />
      )}
    </section>
  );
};

/** What the agency has to say today, one line at a time. The line is kept free while it loads; none, no line. */
export const RotationNotice = () => {
  const notices = useQuery(
    queryOf('GET /api/sysRotation/byOrgCode/:code', { params: { code: readConfig().ORGCODE } }),
  );
  if (notices.isPending) return <div className={styles.notice} />;
  return notices.data?.length ? <Notice notices={notices.data} /> : null;
};
