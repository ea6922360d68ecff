import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { ErrorLine } from '#src/booking/parts/error-line.tsx';
import type { Uploads } from '../../../booking/uploads/use-uploads.ts';
import { type ApplicantDraft, itemsOf, listedFiles } from '../applicant-form.ts';
import { visaBookingMessages } from '../visa-booking-messages.ts';
import type { VisaTerms } from '../visa-check.ts';
import type { VisaForm } from '../visa-form.ts';
import { DocumentItem } from './document-item.tsx';
import styles from './documents.module.css';

/** One applicant being entered: who it is, at which place from 0, and where they stand in the form. */
export interface ApplicantEntry {
  readonly state: Form<VisaForm>;
  readonly terms: VisaTerms;
  readonly uploads: Uploads;
  readonly draft: ApplicantDraft;
  readonly place: number;
  readonly at: string;
  readonly onChange: (next: (before: ApplicantDraft) => ApplicantDraft) => void;
}

/** What an applicant has to bring, each to upload now or later; nothing before it is known what they are. */
export const DocumentList = (entry: ApplicantEntry) => {
  const t = useMessages(visaBookingMessages);
  const { draft, terms, at, state } = entry;
  const items = itemsOf(terms.documents, draft.applicant);
  if (items.length === 0) return <p className={styles.soft}>{t('documents.choose')}</p>;
  const files = listedFiles(draft, terms.documents);
  const required = items.filter((item) => item.required);
  const given = required.filter(({ title }) => files.some(({ code }) => code === title.zh)).length;
  const error = state.errorOf(`${at}/files`);
  return (
    <fieldset id={`${at}/files`} aria-label={t('documents.title')} className={styles.documents}>
      <header>
        <h3>{t('documents.title')}</h3>
        <p role="status" className={styles.given}>
          {t('documents.given', { given, all: required.length })}
        </p>
      </header>
      <p className={styles.soft}>{t('documents.later')}</p>
      <p className={styles.soft}>{t('documents.formats')}</p>
      <ol>
        {items.map((item) => (
          <DocumentItem key={item.title.zh} item={item} entry={entry} />
        ))}
      </ol>
      {error && <ErrorLine>{error}</ErrorLine>}
    </fieldset>
  );
};
