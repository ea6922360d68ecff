import { useMessages } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { LoadedSection } from '#src/product/detail/loaded-section.tsx';
import { articleMessages } from '../article-messages.ts';
import styles from './contact-ways.module.css';

/** The contact form with its heading; the form is loaded when it is near. */
export const ContactSection = () => {
  const t = useMessages(articleMessages);
  return (
    <Section title={t('about.write')} lead={t('about.writeLead')}>
      <div className={styles.place}>
        <LoadedSection name="contact-form" load={() => import('./contact-form.tsx')} height={596}>
          {({ ContactForm }) => <ContactForm />}
        </LoadedSection>
      </div>
    </Section>
  );
};
