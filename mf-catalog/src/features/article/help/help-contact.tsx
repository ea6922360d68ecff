import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { LinkButton } from '@portal/shared/ui';
import styles from './help.module.css';
import { helpMessages } from './help-messages.ts';

/** The way to the agency, where the help centre does not answer. */
export const HelpContact = () => {
  const t = useMessages(helpMessages);
  return (
    <section className={styles.contact} aria-labelledby="help-contact">
      <div>
        <h2 id="help-contact">{t('contact.title')}</h2>
        <p>{t('contact.body')}</p>
      </div>
      <LinkButton kind="quiet" to={paths.contact}>
        {t('contact.link')}
      </LinkButton>
    </section>
  );
};
