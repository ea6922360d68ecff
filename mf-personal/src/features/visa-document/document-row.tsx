import type { OrderVisaDocument } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { type Applicant, addButtonId, type NeededDocument } from './application.ts';
import { FileButton } from './file-button.tsx';
import { FileRow } from './file-row.tsx';
import { useAddFile } from './use-visa-documents.ts';
import styles from './visa-document.module.css';
import { visaDocumentMessages } from './visa-document-messages.ts';

/** Restores focus to the element of this id when the focused element is removed. */
const useKeptFocus = (shown: string, id: string): void => {
  const before = useRef(shown);
  useEffect(() => {
    const changed = before.current !== shown;
    before.current = shown;
    if (changed && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [shown, id]);
};

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

interface AddProps extends Pick<DocumentRowProps, 'applicant' | 'needed'> {
  readonly id: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

const AddButton = ({ applicant, needed: { document, files }, ...button }: AddProps) => {
  const t = useMessages(visaDocumentMessages);
  const text = useText();
  const words = { name: applicant.name, document: text(document.title) };
  const step = files.length > 0 ? 'more' : 'upload';
  return <FileButton {...button} label={t(step)} name={t(`${step}Named`, words)} />;
};

interface FilesProps extends Pick<DocumentRowProps, 'orderNo' | 'awaited'> {
  readonly files: readonly OrderVisaDocument[];
  readonly busy: boolean;
  readonly onReplace: (file: File, instead: OrderVisaDocument) => void;
}

const Files = ({ orderNo, files, awaited, busy, onReplace }: FilesProps) => {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((placed) => (
        <FileRow
          key={placed.file.id}
          {...{ orderNo, placed, busy }}
          onReplace={awaited ? (file) => onReplace(file, placed) : undefined}
        />
      ))}
    </ul>
  );
};

/** A document an applicant has to bring: what it is, its files, and adding one. */
export const DocumentRow = ({ orderNo, applicant, needed, awaited }: DocumentRowProps) => {
  const text = useText();
  const { document, files } = needed;
  const code = document.title.zh;
  const { add, fault, share, busy } = useAddFile(orderNo, { applicant: applicant.place, code });
  const id = addButtonId(applicant.place, code);
  useKeptFocus(files.map(({ file }) => file.id).join(), id);
  return (
    <li className={styles.document}>
      <p className={styles.documentName}>
        <strong>{text(document.title)}</strong> <Marks document={document} />
      </p>
      <p className={styles.soft}>{text(document.body)}</p>
      {awaited && <AddButton {...{ applicant, needed, id, busy }} onFile={add} />}
      <Files {...{ orderNo, files, awaited, busy }} onReplace={add} />
      {busy && <Progress share={share} />}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </li>
  );
};
