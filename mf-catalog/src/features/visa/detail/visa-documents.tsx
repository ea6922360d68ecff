import type { ApplicantKind, VisaContent, VisaDetail, VisaDocument } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Button, Section, Tabs, Tag } from '@portal/shared/ui';
import { useState } from 'react';
import printing from './visa.module.css';
import styles from './visa-documents.module.css';
import { visaMessages } from './visa-messages.ts';

const Document = ({ item }: { item: VisaDocument }) => {
  const t = useMessages(visaMessages);
  const text = useText();
  return (
    <li>
      <div className={styles.title}>
        <h3>{text(item.title)}</h3>
        <Tag tone={item.required ? 'coral' : 'sand'}>
          {t(item.required ? 'documents.required' : 'documents.optional')}
        </Tag>
        {item.original && <Tag>{t('documents.original')}</Tag>}
      </div>
      <p>{text(item.body)}</p>
    </li>
  );
};

type Lists = VisaContent['documents'];

const Checklists = ({ lists, country }: { lists: Lists; country: string }) => {
  const t = useMessages(visaMessages);
  const [wanted, setWanted] = useState<ApplicantKind>();
  const shown = lists.find(({ applicant }) => applicant === wanted) ?? lists[0];
  if (!shown) return null;
  const nameOf = (applicant: ApplicantKind) => t(`documents.applicants.${applicant}`);
  return (
    <div className={styles.documents}>
      <p className={styles.printed}>
        {t('documents.printed', { country, applicant: nameOf(shown.applicant) })}
      </p>
      <Tabs
        label={t('documents.choose')}
        items={lists.map(({ applicant, items }) => ({
          value: applicant,
          label: nameOf(applicant),
          count: items.length,
        }))}
        value={shown.applicant}
        onChange={setWanted}
      >
        <ol className={styles.list}>
          {shown.items.map((item, place) => (
            <Document key={`${shown.applicant}-${place}`} item={item} />
          ))}
        </ol>
      </Tabs>
    </div>
  );
};

/** What to bring, by who applies; on paper a list with a box to tick before each. */
export const VisaDocuments = ({ visa }: { visa: VisaDetail }) => {
  const t = useMessages(visaMessages);
  const text = useText();
  const { documents } = visa.content;
  if (documents.length === 0) return null;
  return (
    <Section
      id="documents"
      title={t('documents.title')}
      lead={t('documents.lead')}
      action={
        <div className={printing.screenOnly}>
          <Button kind="quiet" size="small" icon="print" onClick={() => window.print()}>
            {t('documents.print')}
          </Button>
        </div>
      }
    >
      <Checklists lists={documents} country={text(visa.destination)} />
    </Section>
  );
};
