import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { confirm, Tag, toast } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import styles from './file.module.css';
import { type FileRow, useDeleteFile } from './file-calls.ts';
import { fileMessages } from './file-messages.ts';
import { fileSize } from './file-size.ts';

/** Pictures have no name of their own: they go by their number. */
const useFileName = (): ((file: FileRow) => string) => {
  const t = useMessages(fileMessages);
  return ({ kind, name, file }) =>
    kind === 'picture' ? t('picture', { number: file.replace(/\D/g, '') }) : name || file;
};

const FileName = ({ file }: { file: FileRow }) => {
  const nameOf = useFileName();
  return (
    <span className={styles.name}>
      {file.url && <img className={styles.thumbnail} src={file.url} alt="" loading="lazy" />}
      {nameOf(file)}
    </span>
  );
};

const useRemoveFile = () => {
  const t = useMessages(fileMessages);
  const common = useMessages(listMessages);
  const nameOf = useFileName();
  const deleting = useDeleteFile();
  return async (file: FileRow) => {
    const name = nameOf(file);
    const question = { title: t('ask.title', { name }), body: t('ask.body') };
    if (!(await confirm({ ...question, confirmLabel: common('delete'), danger: true }))) return;
    deleting.mutate(file.file, { onSuccess: () => toast.success(t('done', { name })) });
  };
};

/** The columns of the files. */
export const useFileColumns = (): TableColumns<FileRow> => {
  const t = useMessages(fileMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  const nameOf = useFileName();
  const remove = useRemoveFile();
  const action = (file: FileRow) => ({
    key: 'delete',
    label: common('delete'),
    anyOf: ['watch:file:delete'],
    danger: true,
    disabled: file.used,
    onSelect: () => void remove(file),
  });
  return [
    { title: t('columns.file'), key: 'file', width: 264, render: (_, file) => <FileName file={file} /> },
    { title: t('columns.kind'), key: 'kind', width: 104, render: (_, { kind }) => t(`kinds.${kind}`) },
    { title: t('columns.size'), dataIndex: 'size', width: 88, render: fileSize },
    { title: t('columns.owner'), dataIndex: 'owner', width: 152 },
    {
      title: t('columns.used'),
      key: 'used',
      width: 96,
      render: (_, { used }) => <Tag tone={used ? 'good' : undefined}>{t(used ? 'used' : 'unused')}</Tag>,
    },
    {
      title: t('columns.at'),
      dataIndex: 'createdAt',
      width: 168,
      render: (at: string) => formatInstant(at, language),
    },
    {
      title: common('actions'),
      key: 'actions',
      width: 88,
      fixed: 'right',
      render: (_, file) => <RowActions name={nameOf(file)} actions={[action(file)]} />,
    },
  ];
};
