import { useMessages } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { LoadedSection } from '#src/product/detail/loaded-section.tsx';
import { articleMessages } from '../article-messages.ts';

/** The contact form with its heading; the form is loaded when it is near. */
export const ContactSection = () => {
  const t = useMessages(articleMessages);
  return (
    <Section title={t('about.write')} lead={t('about.writeLead')}>
      <LoadedSection name="contact-form" load={() => import('./contact-form.tsx')} height={640}>
        {({ ContactForm }) => <ContactForm />}
      </LoadedSection>
    </Section>
  );
};
