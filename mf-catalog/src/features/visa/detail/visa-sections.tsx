import type { Text, VisaDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { type IconName, Section } from '@portal/shared/ui';
import { TextList } from '#src/product/detail/text-list.tsx';
import printing from './visa.module.css';
import { visaMessages } from './visa-messages.ts';
import styles from './visa-sections.module.css';

const Texts = ({ title, texts, icon }: { title: string; texts: readonly Text[]; icon: IconName }) =>
  texts.length > 0 && (
    <Section title={title}>
      <TextList texts={texts} icon={icon} />
    </Section>
  );

const Way = ({ steps }: { steps: VisaDetail['content']['steps'] }) => {
  const text = useText();
  return (
    <ol className={styles.way}>
      {steps.map(({ title, body }, place) => (
        <li key={place}>
          <h3>{text(title)}</h3>
          <p>{text(body)}</p>
        </li>
      ))}
    </ol>
  );
};

/** After the documents: how it goes, what the price holds, what to know, what cancelling costs. */
export const VisaSections = ({ visa }: { visa: VisaDetail }) => {
  const t = useMessages(visaMessages);
  const { steps, included, notices, refunds } = visa.content;
  return (
    <div className={printing.screenOnly}>
      {steps.length > 0 && (
        <Section title={t('steps')}>
          <Way steps={steps} />
        </Section>
      )}
      <Texts title={t('included')} texts={included} icon="check" />
      <Texts title={t('notices')} texts={notices} icon="info" />
      <Texts title={t('refunds')} texts={refunds} icon="clock" />
    </div>
  );
};
