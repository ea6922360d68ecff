import { useMessages } from '@portal/shared/i18n';
import styles from './group-note.module.css';
import { tourListMessages } from './tour-list-messages.ts';

/** What an organisation should have at hand when it asks for a tour of its own. */
export const GroupNote = () => {
  const t = useMessages(tourListMessages);
  return (
    <section className={styles.note} aria-labelledby="group-note">
      <h2 id="group-note" className={styles.title}>
        {t('groupNote.title')}
      </h2>
      <p>{t('groupNote.body')}</p>
    </section>
  );
};
