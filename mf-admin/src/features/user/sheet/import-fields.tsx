import type { ImportMode } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Icon, saveFile } from '@portal/shared/ui';
import { Button, Form, type FormInstance, Radio, TreeSelect, Upload, type UploadFile } from 'antd';
import { useDepartments } from '#src/api/use-departments.ts';
import { useTemplate } from '../user-calls.ts';
import styles from './import.module.css';
import { sheetMessages } from './sheet-messages.ts';

const maxBytes = 10 * 1024 * 1024;

/** Why a file cannot be imported; undefined when it can be tried. */
export const sheetFault = ({ name, size }: Pick<File, 'name' | 'size'>) => {
  if (!/\.xlsx$/i.test(name)) return 'notASheet' as const;
  if (size === 0) return 'empty' as const;
  return size > maxBytes ? ('tooLarge' as const) : undefined;
};

export interface ImportValues {
  readonly deptId: number;
  readonly mode: ImportMode;
  readonly file: readonly [{ readonly originFileObj: File }];
}

export const useImportForm = (): FormInstance<ImportValues> => Form.useForm<ImportValues>()[0];

const Template = () => {
  const t = useMessages(sheetMessages);
  const template = useTemplate();
  const save = (sheet: Blob) => saveFile(sheet, t('templateFile'));
  return (
    <div className={styles.template}>
      <p>{t('templateHint')}</p>
      <Button
        icon={<Icon name="download" size={16} />}
        loading={template.isPending}
        onClick={() => template.mutate(undefined, { onSuccess: save })}
      >
        {t('template')}
      </Button>
    </div>
  );
};

const ModeField = () => {
  const t = useMessages(sheetMessages);
  return (
    <Form.Item name="mode" label={t('mode')}>
      <Radio.Group
        aria-label={t('mode')}
        className={styles.modes}
        options={[
          { value: 'keep-good', label: t('modes.keepGood') },
          { value: 'all-or-nothing', label: t('modes.allOrNothing') },
        ]}
      />
    </Form.Item>
  );
};

const filesOf = ({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1);

interface ImportFieldsProps {
  readonly form: FormInstance<ImportValues>;
  readonly deptId: number | undefined;
  readonly mode?: ImportMode;
  readonly onFinish: (values: ImportValues) => void;
}

export const ImportFields = ({ form, deptId, mode = 'keep-good', onFinish }: ImportFieldsProps) => {
  const t = useMessages(sheetMessages);
  const departments = useDepartments();
  const checkFile = async (_: unknown, [file]: readonly UploadFile[] = []) => {
    if (!file) throw new Error(t('faults.required'));
    const fault = sheetFault({ name: file.name, size: file.size ?? 0 });
    if (fault) throw new Error(t(`faults.${fault}`));
  };
  return (
    <Form form={form} layout="vertical" initialValues={{ deptId, mode, file: [] }} onFinish={onFinish}>
      <Template />
      <Form.Item name="deptId" label={t('dept')} rules={[{ required: true, message: t('deptHint') }]}>
        <TreeSelect
          treeData={departments.data}
          loading={departments.isPending}
          placeholder={t('deptHint')}
          treeDefaultExpandAll
          showSearch={{ treeNodeFilterProp: 'label' }}
        />
      </Form.Item>
      <ModeField />
      <Form.Item
        name="file"
        label={t('file')}
        required
        valuePropName="fileList"
        getValueFromEvent={filesOf}
        rules={[{ validator: checkFile }]}
      >
        <Upload.Dragger className={styles.drop} accept=".xlsx" maxCount={1} beforeUpload={() => false}>
          <Icon name="upload" size={28} />
          <p>{t('drop')}</p>
          <p className={styles.hint}>{t('dropHint')}</p>
        </Upload.Dragger>
      </Form.Item>
    </Form>
  );
};
