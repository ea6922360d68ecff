import type { VisaDocument } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { deleteFile } from '../../../booking/uploads/upload-file.ts';
import { listedFiles, withFile, withoutFile } from '../applicant-form.ts';
import { visaBookingMessages } from '../visa-booking-messages.ts';
import { maxFiles } from '../visa-form.ts';
import type { ApplicantEntry } from './document-list.tsx';
import styles from './documents.module.css';
import { FileChoice } from './file-choice.tsx';
import { UploadRow } from './upload-row.tsx';
import { UploadedFile } from './uploaded-file.tsx';

interface DocumentItemProps {
  readonly item: VisaDocument;
  readonly entry: ApplicantEntry;
}

const Title = ({ item }: Pick<DocumentItemProps, 'item'>) => {
  const t = useMessages(visaBookingMessages);
  const text = useText();
  return (
    <div className={styles.title}>
      <h4>{text(item.title)}</h4>
      <Tag tone={item.required ? 'coral' : 'sand'}>
        {t(item.required ? 'documents.required' : 'documents.optional')}
      </Tag>
      {item.original && <Tag>{t('documents.original')}</Tag>}
    </div>
  );
};

const Choice = ({ item, entry }: DocumentItemProps) => {
  const t = useMessages(visaBookingMessages);
  const text = useText();
  const { draft, terms, uploads, place, onChange } = entry;
  const { zh: code } = item.title;
  const waiting = uploads.list.filter(({ owner, fault }) => owner === draft.id && !fault).length;
  const room = maxFiles - listedFiles(draft, terms.documents).length - waiting;
  const choose = (files: readonly File[]): void => {
    const wanted = files.map((file) => ({
      ...{ owner: draft.id, code, file },
      onKept: ({ id: fileId, name, bytes }: { id: number; name: string; bytes: number }) =>
        onChange((before) => withFile(before, { code, fileId, name, bytes }, terms.documents)),
    }));
    uploads.add(wanted, room);
  };
  const person = t('people.person', { number: place + 1 });
  return (
    <FileChoice
      label={t('documents.uploadNamed', { person, title: text(item.title) })}
      disabled={room <= 0}
      onChoose={choose}
    />
  );
};

const Files = ({ item, entry }: DocumentItemProps) => {
  const t = useMessages(visaBookingMessages);
  const { draft, uploads, at, state, onChange } = entry;
  const { zh: code } = item.title;
  const kept = draft.files.flatMap((file, place) => (file.code === code ? [{ file, place }] : []));
  const sent = uploads.list.filter((one) => one.owner === draft.id && one.code === code);
  if (kept.length === 0 && sent.length === 0) return <p className={styles.soft}>{t('documents.none')}</p>;
  const remove = (fileId: number): void => {
    onChange((before) => withoutFile(before, fileId));
    void deleteFile(fileId);
  };
  return (
    <ul aria-label={t('files.list')} className={styles.files}>
      {kept.map(({ file, place }) => (
        <UploadedFile
          key={file.fileId}
          file={file}
          at={`${at}/files/${place}/fileId`}
          error={state.errorOf(`${at}/files/${place}/fileId`)}
          onRemove={() => remove(file.fileId)}
        />
      ))}
      {sent.map((upload) => (
        <UploadRow key={`upload ${upload.id}`} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
};

/** One document: what it is, its files, and where more are chosen. */
export const DocumentItem = ({ item, entry }: DocumentItemProps) => {
  const text = useText();
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Title item={item} />
        <p className={styles.soft}>{text(item.body)}</p>
      </div>
      <div className={styles.choice}>
        <Choice {...{ item, entry }} />
      </div>
      <Files {...{ item, entry }} />
    </li>
  );
};
