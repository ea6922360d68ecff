import type { DictTypeForm, DictTypeRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { useSaveType, useTypeForm } from '../dict-calls.ts';
import { dictMessages } from '../dict-messages.ts';

/** A dictionary as the form's controls hold it. */
interface TypeValues {
  readonly name: string;
  readonly code: string;
  readonly status: boolean;
  readonly remark: string;
  readonly version?: string;
}

const blank: TypeValues = { name: '', code: '', status: true, remark: '' };

const valuesOf = ({ name, code, status, remark, version }: DictTypeForm): TypeValues => ({
  name,
  code,
  status: status !== 0,
  remark: remark ?? '',
  version,
});

const bodyOf = ({ name, code, status, remark, version }: TypeValues): DictTypeForm => ({
  name: name.trim(),
  code: code.trim(),
  status: status ? 1 : 0,
  remark: remark.trim() || null,
  version,
});

const codePattern = /^[A-Za-z][\w-]{0,63}$/;

const TypeFields = () => {
  const t = useMessages(dictMessages);
  const rulesOf = useTextRules();
  const code = { pattern: codePattern, message: t('types.codeHint') };
  return (
    <>
      <Form.Item name="name" label={t('types.label')} rules={rulesOf(t('types.label'))}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('types.code')}
        extra={t('types.codeHint')}
        validateFirst
        rules={rulesOf(t('types.code'), code)}
      >
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <StatusField />
      <Form.Item name="remark" label={t('items.remark')}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
    </>
  );
};

interface TypeDrawerProps {
  /** Which dictionary to edit; a new one without it. */
  readonly type?: DictTypeRow;
  /** Called with the code that it has now. */
  readonly onSaved: (code: string) => void;
  readonly onClosed: () => void;
}

/** Adds or edits a dictionary. */
export default function TypeDrawer({ type, onSaved, onClosed }: TypeDrawerProps) {
  const t = useMessages(dictMessages);
  const common = useMessages(listMessages);
  const stored = useTypeForm(type?.id);
  const saved = ({ name, code }: TypeValues) => {
    toast.success(common(type ? 'done.saved' : 'done.added', { name: name.trim() }));
    onSaved(code.trim());
  };
  return (
    <RecordDrawer
      title={t(type ? 'types.formEdit' : 'types.formAdd')}
      stored={type && stored}
      save={useSaveType(type?.id)}
      blank={blank}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={saved}
      onClosed={onClosed}
    >
      <TypeFields />
    </RecordDrawer>
  );
}
