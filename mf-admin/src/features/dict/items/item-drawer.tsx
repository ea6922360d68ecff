import type { DictItemForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, Input, InputNumber } from 'antd';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { useItemForm, useSaveItem } from '../dict-calls.ts';
import { dictMessages } from '../dict-messages.ts';

/** An item as the form's controls hold it. */
interface ItemValues {
  readonly typeCode: string;
  readonly name: string;
  readonly value: string;
  readonly sort: number;
  readonly status: boolean;
  readonly remark: string;
  readonly version?: string;
}

const newItem = (typeCode: string): ItemValues => ({
  typeCode,
  name: '',
  value: '',
  sort: 1,
  status: true,
  remark: '',
});

const valuesOf = ({ typeCode, name, value, sort, status, remark, version }: DictItemForm): ItemValues => ({
  typeCode,
  name,
  value,
  sort: sort ?? 1,
  status: status !== 0,
  remark: remark ?? '',
  version,
});

const bodyOf = ({ typeCode, name, value, sort, status, remark, version }: ItemValues): DictItemForm => ({
  typeCode,
  name: name.trim(),
  value: value.trim(),
  sort,
  status: status ? 1 : 0,
  remark: remark.trim() || null,
  version,
});

const ItemFields = () => {
  const t = useMessages(dictMessages);
  const rulesOf = useTextRules();
  return (
    <>
      <Form.Item name="name" label={t('items.name')} rules={rulesOf(t('items.name'))}>
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="value"
        label={t('items.value')}
        extra={t('items.valueHint')}
        rules={rulesOf(t('items.value'))}
      >
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="sort" label={t('items.sort')} extra={t('items.sortHint')}>
        <InputNumber min={0} max={9999} precision={0} />
      </Form.Item>
      <StatusField />
      <Form.Item name="remark" label={t('items.remark')}>
        <Input.TextArea maxLength={500} rows={3} />
      </Form.Item>
    </>
  );
};

interface ItemDrawerProps {
  /** Which item to edit; a new one of the dictionary without it. */
  readonly id?: number;
  readonly typeCode: string;
  readonly onClosed: () => void;
}

/** Adds or edits an item of a dictionary. */
export default function ItemDrawer({ id, typeCode, onClosed }: ItemDrawerProps) {
  const t = useMessages(dictMessages);
  const common = useMessages(listMessages);
  const isNew = id === undefined;
  const stored = useItemForm(id);
  return (
    <RecordDrawer
      title={t(isNew ? 'items.formAdd' : 'items.formEdit')}
      stored={isNew ? undefined : stored}
      save={useSaveItem(id)}
      blank={newItem(typeCode)}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ name }) =>
        toast.success(common(isNew ? 'done.added' : 'done.saved', { name: name.trim() }))
      }
      onClosed={onClosed}
    >
      <ItemFields />
    </RecordDrawer>
  );
}
