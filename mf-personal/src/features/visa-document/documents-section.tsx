import type { OrderDetail, OrderDetails, OrderVisaDocument } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { missingDocuments } from '@portal/shared/rules';
import { Button, Card, focusField, QueryView, Skeleton, Tag } from '@portal/shared/ui';
import { useState } from 'react';
import { applicantMessages } from '#src/applicant-messages.ts';
import { type Applicant, addButtonId, applicantsOf, areDeleted, isAwaited } from './application.ts';
import { DocumentRow } from './document-row.tsx';
import { useSubmitFiles, useVisaDocuments } from './use-visa-documents.ts';
import styles from './visa-document.module.css';
import { visaDocumentMessages } from './visa-document-messages.ts';

interface DocumentsSectionProps {
  readonly order: OrderDetail;
  /** The documents were handed in, or could not be any more. */
  readonly onChanged: () => void;
}

interface SheetProps extends DocumentsSectionProps {
  readonly details: Extract<OrderDetails, { kind: 'visa' }>;
  readonly files: readonly OrderVisaDocument[];
}

const ApplicantPart = ({ order, applicant }: { order: OrderDetail; applicant: Applicant }) => {
  const t = useMessages(applicantMessages);
  return (
    <section>
      <h3 className={styles.applicant}>
        {applicant.name} <Tag tone="sand">{t(applicant.kind)}</Tag>
      </h3>
      <ul className={styles.documents}>
        {applicant.documents.map((needed) => (
          <DocumentRow
            key={needed.document.title.zh}
            orderNo={order.orderNo}
            applicant={applicant}
            needed={needed}
            awaited={isAwaited(order)}
          />
        ))}
      </ul>
    </section>
  );
};

const Submit = ({ order, details, files, onChanged }: SheetProps) => {
  const t = useMessages(visaDocumentMessages);
  const text = useText();
  const [asked, setAsked] = useState(false);
  const { ask, busy } = useSubmitFiles(order.orderNo, onChanged);
  const [gap] = missingDocuments(details.applicants, details.documents, files);
  const submit = () => {
    setAsked(true);
    if (gap) focusField(addButtonId(gap.applicant, gap.title.zh));
    else void ask();
  };
  return (
    <div className={styles.submit}>
      {asked && gap && (
        <p role="alert" className={styles.fault}>
          {t('missing', {
            name: details.applicants[gap.applicant]?.name ?? '',
            document: text(gap.title),
          })}
        </p>
      )}
      <Button busy={busy} onClick={submit}>
        {t('submit')}
      </Button>
    </div>
  );
};

/** The required documents that are still missing. */
const Missing = ({ details, files }: Pick<SheetProps, 'details' | 'files'>) => {
  const t = useMessages(visaDocumentMessages);
  const text = useText();
  const gaps = missingDocuments(details.applicants, details.documents, files);
  if (gaps.length === 0) return null;
  return (
    <div role="status" className={styles.missing}>
      <p>{t('gaps', { count: gaps.length })}</p>
      <ul>
        {gaps.map(({ applicant, title }) => (
          <li key={`${applicant} ${title.zh}`}>
            {t('gap', { name: details.applicants[applicant]?.name ?? '', document: text(title) })}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Sheet = ({ order, details, files, onChanged }: SheetProps) => (
  <>
    {(isAwaited(order) || order.state === 'PENDING_PAYMENT') && <Missing {...{ details, files }} />}
    {applicantsOf(details, files).map((applicant) => (
      <ApplicantPart key={applicant.place} order={order} applicant={applicant} />
    ))}
    {isAwaited(order) && <Submit {...{ order, details, files, onChanged }} />}
  </>
);

const leadOf = (order: OrderDetail, files: readonly OrderVisaDocument[] | undefined) => {
  if (isAwaited(order)) return 'lead';
  if (order.state === 'PENDING_PAYMENT') return 'unpaid';
  return areDeleted(order, files) ? 'deleted' : 'closed';
};

const over: readonly OrderDetail['state'][] = ['CLOSED', 'REFUNDED'];

/** The documents of a visa order by applicant: uploaded, replaced, deleted and handed in while they are awaited. */
export const DocumentsSection = ({ order, onChanged }: DocumentsSectionProps) => {
  const t = useMessages(visaDocumentMessages);
  const query = useVisaDocuments(order.orderNo);
  const { details, state } = order;
  if (details.kind !== 'visa' || over.includes(state)) return null;
  return (
    <Card as="section" padded className={styles.section}>
      <header>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.soft}>{t(leadOf(order, query.data))}</p>
      </header>
      <QueryView query={query} skeleton={<Skeleton height={320} radius="var(--radius)" />}>
        {(files) => <Sheet {...{ order, details, files, onChanged }} />}
      </QueryView>
    </Card>
  );
};
