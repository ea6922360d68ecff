import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Form, Input, Upload, type UploadFile } from 'antd';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useIssueInvoice } from '../invoice-calls.ts';
import { invoiceMessages } from '../invoice-messages.ts';
import { DecisionDrawer, type DecisionProps } from './decision-drawer.tsx';

const maxBytes = 10 * 1024 * 1024;

/** The error of an invoice file by its name and size; the server checks the content. */
export const fileFault = (
  file: { readonly name: string; readonly size?: number } | undefined,
): 'required' | 'type' | 'size' | undefined => {
  if (!file) return 'required';
  if (!/\.(pdf|ofd)$/i.test(file.name)) return 'type';
  return (file.size ?? 0) > maxBytes ? 'size' : undefined;
};

interface Values {
  readonly invoiceNo: string;
  readonly file: readonly [{ readonly originFileObj: File }];
}

const filesOf = ({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1);

const FileField = () => {
  const t = useMessages(invoiceMessages);
  const check = async (_: unknown, [file]: readonly UploadFile[] = []) => {
    const fault = fileFault(file);
    if (fault) throw new Error(t(`issue.faults.${fault}`));
  };
  return (
    <Form.Item
      name="file"
      label={t('issue.file')}
      required
      valuePropName="fileList"
      getValueFromEvent={filesOf}
      rules={[{ validator: check }]}
    >
      <Upload.Dragger accept=".pdf,.ofd" maxCount={1} beforeUpload={() => false}>
        <span style={{ display: 'grid', justifyItems: 'center' }}>
          <Icon name="upload" size={28} />
        </span>
        <p>{t('issue.drop')}</p>
        <p style={{ color: 'var(--ink-soft)' }}>{t('issue.dropHint')}</p>
      </Upload.Dragger>
    </Form.Item>
  );
};

/** Stores an invoice that the tax platform issued. */
export default function IssueDrawer({ row, onClosed }: DecisionProps) {
  const t = useMessages(invoiceMessages);
  const rulesOf = useTextRules();
  const number = { pattern: /^\d{8,20}$/, message: t('issue.numberHint') };
  return (
    <DecisionDrawer
      row={row}
      decision="issue"
      command={useIssueInvoice(row.item.orderNo)}
      onClosed={onClosed}
      bodyOf={({ invoiceNo, file: [file] }: Values) => ({ invoiceNo, file: file.originFileObj })}
    >
      <Form.Item
        name="invoiceNo"
        label={t('issue.number')}
        extra={t('issue.numberHint')}
        validateFirst
        rules={rulesOf(t('issue.number'), number)}
      >
        <Input maxLength={20} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <FileField />
    </DecisionDrawer>
  );
}
