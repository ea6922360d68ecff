import { call } from '@portal/shared/api';
import type { OrderVisaDocument } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, IconButton, saveFile, Tag, type Tone } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { FileButton } from './file-button.tsx';
import { useRemoveFile } from './use-visa-documents.ts';
import styles from './visa-document.module.css';
import { visaDocumentMessages } from './visa-document-messages.ts';

const tones: Readonly<Record<OrderVisaDocument['state'], Tone>> = {
  PENDING: 'sea',
  ACCEPTED: 'good',
  REJECTED: 'bad',
};

const sizeOf = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

interface FileRowProps {
  readonly orderNo: string;
  readonly placed: OrderVisaDocument;
  /** Where it can be changed: what it is replaced with. */
  readonly onReplace?: (file: File) => void;
  readonly busy: boolean;
}

const Changes = ({ orderNo, placed, onReplace, busy }: Required<FileRowProps>) => {
  const t = useMessages(visaDocumentMessages);
  const remove = useRemoveFile(orderNo, placed);
  const file = placed.file.name;
  return (
    <div className={styles.actions}>
      <FileButton label={t('replace')} name={t('replaceNamed', { file })} busy={busy} onFile={onReplace} />
      <Button
        kind="danger"
        size="small"
        icon="trash"
        busy={remove.busy}
        aria-label={t('removeNamed', { file })}
        onClick={() => void remove.ask()}
      >
        {t('remove')}
      </Button>
    </div>
  );
};

/** A file of a document: how it was judged and why; taken out or replaced as long as it was not accepted. */
export const FileRow = ({ orderNo, placed, onReplace, busy }: FileRowProps) => {
  const t = useMessages(visaDocumentMessages);
  const { file, state, note } = placed;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/v1/visa-files/:id', { params: { id: file.id } }),
    onSuccess: (content) => saveFile(content, file.name),
  });
  return (
    <li className={styles.file}>
      <p className={styles.fileName}>
        <span>{file.name}</span> <small>{sizeOf(file.bytes)}</small>
        <IconButton
          icon="download"
          label={t('open', { file: file.name })}
          disabled={isPending}
          onClick={() => mutate()}
        />
      </p>
      <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      {note && <p className={styles.note}>{t('note', { note })}</p>}
      {onReplace && state !== 'ACCEPTED' && <Changes {...{ orderNo, placed, onReplace, busy }} />}
    </li>
  );
};
