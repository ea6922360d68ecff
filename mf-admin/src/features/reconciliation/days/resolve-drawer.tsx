import type { BillDifference, DifferenceResolution } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert, Form, Input, Radio } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import styles from '../reconciliation.module.css';
import { useResolveDifference } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';

const resolutions = ['corrected', 'refunded', 'otherDay', 'providerCorrected', 'writtenOff'] as const;

interface ResolveDrawerProps {
  readonly difference: BillDifference;
  readonly onClosed: () => void;
}

interface Values {
  readonly resolution: DifferenceResolution;
  readonly note: string;
}

/** Records how a difference between bill and records was resolved. */
export default function ResolveDrawer({ difference, onClosed }: ResolveDrawerProps) {
  const t = useMessages(reconciliationMessages);
  const rulesOf = useTextRules();
  const [resolution, note] = [t('resolve.resolution'), t('resolve.note')];
  return (
    <CommandDrawer
      title={t('resolve.title')}
      submitLabel={t('resolve.submit')}
      done={t('resolve.done')}
      draft={`resolve-difference:${difference.id}`}
      command={useResolveDifference(difference.id)}
      bodyOf={(values: Values) => ({ ...values, note: values.note.trim() })}
      about={<Alert type="info" showIcon title={t(`todo.${difference.fault}`)} />}
      onClosed={onClosed}
    >
      <Form.Item
        name="resolution"
        label={resolution}
        rules={[{ required: true, message: t('resolve.choose') }]}
      >
        <Radio.Group className={styles.choices}>
          {resolutions.map((value) => (
            <Radio key={value} value={value}>
              {t(`resolve.resolutions.${value}`)}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <Form.Item name="note" label={note} rules={rulesOf(note)}>
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
    </CommandDrawer>
  );
}
