import { useMessages, useText } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { type Applicant, addButtonId, type NeededDocument } from './application.ts';
import { FileButton } from './file-button.tsx';
import { FileRow } from './file-row.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useAddFile } from './use-visa-files.ts';
import styles from './visa-document.module.css';
import { visaDocumentMessages } from './visa-document-messages.ts';

interface DocumentRowProps {
  readonly orderNo: string;
  readonly applicant: Applicant;
  readonly needed: NeededDocument;
  readonly awaited: boolean;
}

const Progress = ({ share }: { share: number }) => {
  const t = useMessages(visaDocumentMessages);
  const words = t('sending', { percent: Math.round(share * 100) });
  return (
    <p className={styles.progress}>
      <progress value={share} max={1} aria-label={words} />
      <span>{words}</span>
    </p>
  );
};

const Marks = ({ document: { required, original } }: Pick<NeededDocument, 'document'>) => {
  const t = useMessages(visaDocumentMessages);
  return (
    <>
      <Tag tone={required ? 'warn' : 'sand'}>{t(required ? 'required' : 'optional')}</Tag>
      {original && <Tag tone="sand">{t('original')}</Tag>}
    </>
  );
};

/** A document an applicant has to bring: what it is, its files, and adding one. */
export const DocumentRow = ({ orderNo, applicant, needed, awaited }: DocumentRowProps) => {
  const t = useMessages(visaDocumentMessages);
  const text = useText();
  const { document, files } = needed;
  const code = document.title.zh;
  const { add, fault, share, busy } = useAddFile(orderNo, { applicant: applicant.place, code });
  const addId = addButtonId(applicant.place, code);
  useKeptFocus(files.map(({ file }) => file.id).join(), addId);
  const words = { name: applicant.name, document: text(document.title) };
  return (
    <li className={styles.document}>
      <p className={styles.documentName}>
        <strong>{text(document.title)}</strong> <Marks document={document} />
      </p>
      <p className={styles.soft}>{text(document.body)}</p>
      {awaited && (
        <FileButton
          id={addId}
          label={t(files.length > 0 ? 'more' : 'upload')}
          name={t(files.length > 0 ? 'moreNamed' : 'uploadNamed', words)}
          busy={busy}
          onFile={add}
        />
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((placed) => (
            <FileRow
              key={placed.file.id}
              {...{ orderNo, placed, busy }}
              onReplace={awaited ? (file) => add(file, placed) : undefined}
            />
          ))}
        </ul>
      )}
      {busy && <Progress share={share} />}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </li>
  );
};
