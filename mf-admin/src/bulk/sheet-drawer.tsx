import type { BulkSheetKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Icon, saveFile } from '@portal/shared/ui';
import { Button, Form, Upload, type UploadFile } from 'antd';
import { useState } from 'react';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import styles from './bulk.module.css';
import { usePrepareSheet, useTemplate } from './bulk-calls.ts';
import { bulkMessages } from './bulk-messages.ts';
import { useFollowedJob } from './use-followed-job.tsx';

const maxBytes = 10 * 1024 * 1024;

interface SheetValues {
  readonly file: readonly [UploadFile];
}

const filesOf = ({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1);

const Template = ({ kind }: { kind: BulkSheetKind }) => {
  const t = useMessages(bulkMessages);
  const template = useTemplate();
  const save = (sheet: Blob) => saveFile(sheet, t('sheet.templateFile', { kind: t(`kinds.${kind}`) }));
  return (
    <div className={styles.template}>
      <p>{t(`sheet.hints.${kind}`)}</p>
      <Button
        icon={<Icon name="download" size={16} />}
        loading={template.isPending}
        onClick={() => template.mutate(kind, { onSuccess: save })}
      >
        {t('sheet.template')}
      </Button>
    </div>
  );
};

const FileField = () => {
  const t = useMessages(bulkMessages);
  const check = async (_: unknown, [file]: readonly UploadFile[] = []) => {
    if (!file) throw new Error(t('sheet.faults.required'));
    if (!/\.xlsx$/i.test(file.name)) throw new Error(t('sheet.faults.notASheet'));
    if ((file.size ?? 0) > maxBytes) throw new Error(t('sheet.faults.tooLarge'));
  };
  return (
    <Form.Item
      name="file"
      label={t('sheet.file')}
      required
      valuePropName="fileList"
      getValueFromEvent={filesOf}
      rules={[{ validator: check }]}
    >
      <Upload.Dragger accept=".xlsx" maxCount={1} beforeUpload={() => false}>
        <Icon name="upload" size={28} />
        <p>{t('sheet.drop')}</p>
        <p className={styles.hint}>{t('sheet.dropHint')}</p>
      </Upload.Dragger>
    </Form.Item>
  );
};

interface SheetDrawerProps {
  readonly kind: BulkSheetKind;
  readonly onClosed: () => void;
}

/** Prepares a bulk job with the rows of a sheet, shows its preview, starts it and follows it. */
export default function SheetDrawer({ kind, onClosed }: SheetDrawerProps) {
  const t = useMessages(bulkMessages);
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<SheetValues>();
  const [id, setId] = useState<number>();
  const preparing = usePrepareSheet();
  const followed = useFollowedJob(id);
  const prepare = ({ file: [{ originFileObj: file }] }: SheetValues) =>
    file &&
    preparing.mutate(
      { kind, file },
      { onSuccess: (job) => setId(job.id), onError: (error) => showFaults(form, error) },
    );
  const own = { submitLabel: t('preview'), busy: preparing.isPending, onSubmit: form.submit };
  return (
    <FormDrawer
      drawer={drawer}
      title={t(`kinds.${kind}`)}
      width={id === undefined ? 480 : 880}
      {...(id === undefined ? own : followed.footer)}
    >
      {id === undefined ? (
        <Form form={form} layout="vertical" initialValues={{ file: [] }} onFinish={prepare}>
          <Template kind={kind} />
          <FileField />
        </Form>
      ) : (
        followed.content
      )}
    </FormDrawer>
  );
}
