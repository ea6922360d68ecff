import { HelpLinks } from '@portal/shared/booking';
import type { Text, VisaDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { type IconName, Section } from '@portal/shared/ui';
import { TextList } from '#src/product/detail/text-list.tsx';
import printing from './visa.module.css';
import { visaMessages } from './visa-messages.ts';
import styles from './visa-sections.module.css';

interface TextsProps {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly Text[];
  readonly icon: IconName;
}

const Texts = ({ id, title, texts, icon }: TextsProps) =>
  texts.length > 0 && (
    <Section id={id} title={title}>
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
        <Section id="steps" title={t('steps')}>
          <Way steps={steps} />
        </Section>
      )}
      <Texts id="included" title={t('included')} texts={included} icon="check" />
      <Texts id="notices" title={t('notices')} texts={notices} icon="info" />
      <Texts id="refunds" title={t('refunds')} texts={refunds} icon="clock" />
      <HelpLinks
        title={t('help.title')}
        links={(['visa-time', 'visa-refused'] as const).map((code) => ({ code, label: t(`help.${code}`) }))}
      />
    </div>
  );
};
