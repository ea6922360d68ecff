import type { OrderVisaDocument, Text, VisaCaseDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag, type Tone } from '@portal/shared/ui';
import styles from './visa.module.css';
import { visaMessages } from './visa-messages.ts';

/** The documents that an applicant has to bring and of which there is no file that was not refused. */
export const missingOf = (
  { applicants, documents, files }: Pick<VisaCaseDetail, 'applicants' | 'documents' | 'files'>,
  applicant: number,
): readonly Text[] => {
  const kind = applicants[applicant]?.applicant;
  const listed = documents.find((list) => list.applicant === kind)?.items ?? [];
  const there = files.filter((file) => file.applicant === applicant && file.state !== 'REJECTED');
  return listed
    .filter(({ required, title }) => required && !there.some(({ code }) => code === title.zh))
    .map(({ title }) => title);
};

const tones: Readonly<Record<OrderVisaDocument['state'], Tone>> = {
  PENDING: 'warn',
  ACCEPTED: 'good',
  REJECTED: 'bad',
};

interface CaseFilesProps {
  readonly detail: VisaCaseDetail;
  readonly chosen: number | undefined;
  readonly onChoose: (fileId: number) => void;
}

const useDocumentTitle = ({ documents }: VisaCaseDetail): ((code: string) => string) => {
  const text = useText();
  const titles = documents.flatMap(({ items }) => items.map(({ title }) => title));
  return (code) => text(titles.find(({ zh }) => zh === code) ?? { zh: code });
};

/** The files of an order by applicant, and what is missing of each. */
export const CaseFiles = ({ detail, chosen, onChoose }: CaseFilesProps) => {
  const t = useMessages(visaMessages);
  const text = useText();
  const titleOf = useDocumentTitle(detail);
  return (
    <nav aria-label={t('case.files')} className={styles.files}>
      {detail.applicants.map(({ name, applicant }, place) => {
        const missing = missingOf(detail, place);
        return (
          <section key={place}>
            <h2>
              {name} <small>{t(`kinds.${applicant}`)}</small>
            </h2>
            <ul>
              {detail.files
                .filter((file) => file.applicant === place)
                .map(({ file, code, state, note }) => (
                  <li key={file.id}>
                    <button
                      type="button"
                      className={styles.file}
                      aria-current={file.id === chosen ? 'true' : undefined}
                      onClick={() => onChoose(file.id)}
                    >
                      <span>{titleOf(code)}</span>
                      <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
                      <small>{note || file.name}</small>
                    </button>
                  </li>
                ))}
            </ul>
            {missing.length > 0 && (
              <p className={styles.missing}>{t('case.missing', { names: missing.map(text).join(' · ') })}</p>
            )}
          </section>
        );
      })}
    </nav>
  );
};
