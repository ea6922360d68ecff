import type { EnquiryDetail, EnquiryStep } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Timeline } from '@portal/shared/ui';
import { enquiryMessages } from '../enquiry-messages.ts';
import styles from './enquiry-drawer.module.css';

const Step = ({ step }: { step: EnquiryStep }) => {
  const t = useMessages(enquiryMessages);
  const name = step.author?.name ?? t('steps.somebody');
  return (
    <>
      <span>{t(`steps.${step.step}`, { name, to: step.assignee?.name ?? t('nobody') })}</span>
      {step.text && <span className={styles.said}>{step.text}</span>}
    </>
  );
};

/** What was done with an enquiry, the newest first. */
export const EnquiryStory = ({ enquiry: { steps, createdAt } }: { enquiry: EnquiryDetail }) => {
  const t = useMessages(enquiryMessages);
  const items = steps.map((step) => ({
    at: step.createdAt,
    text: <Step step={step} />,
    tone: step.step === 'win' ? ('good' as const) : ('sea' as const),
  }));
  return (
    <section>
      <h3 className={styles.title}>{t('story')}</h3>
      <Timeline items={[...items, { at: createdAt, text: t('steps.created'), tone: 'sand' }]} />
    </section>
  );
};
