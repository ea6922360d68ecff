import type { HomeAreaRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { homeAreaCodes } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { Form, Select } from 'antd';
import { LinkItem, TextItem } from '#src/form/fields/site-fields.tsx';
import { StatusField } from '#src/form/fields/status-field.tsx';
import { RecordDrawer } from '#src/form/record-drawer.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { useRowForm, useRows, useSaveRow } from '#src/ordered-list/ordered-list-calls.ts';
import { areaCalls } from './area-calls.ts';
import { bodyOf, newArea, valuesOf } from './area-form.ts';
import { areaMessages } from './area-messages.ts';

/** What a new area can show: each stands on the home page once. */
const CodeItem = ({ fixed }: { fixed: boolean }) => {
  const t = useMessages(areaMessages);
  const common = useMessages(listMessages);
  const used = (useRows(areaCalls).data ?? []).map(({ code }) => code);
  const options = homeAreaCodes.map((code) => ({
    value: code,
    label: t(`codes.${code}`),
    disabled: used.includes(code),
  }));
  const label = t('form.code');
  return (
    <Form.Item
      name="code"
      label={label}
      extra={t('form.codeHint')}
      rules={[{ required: true, message: common('faults.choose', { field: label }) }]}
    >
      <Select options={options} disabled={fixed} />
    </Form.Item>
  );
};

/** Adds or edits a home area. */
export default function AreaDrawer({ area, onClosed }: { area?: HomeAreaRow; onClosed: () => void }) {
  const t = useMessages(areaMessages);
  const common = useMessages(listMessages);
  const text = useText();
  const stored = useRowForm(areaCalls, area?.id);
  return (
    <RecordDrawer
      title={t(area ? 'form.edit' : 'form.add')}
      stored={area && stored}
      save={useSaveRow(areaCalls, area?.id)}
      blank={newArea}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      onSaved={({ title }) =>
        toast.success(common(area ? 'done.saved' : 'done.added', { name: text(title) }))
      }
      onClosed={onClosed}
    >
      <CodeItem fixed={area !== undefined} />
      <TextItem name="title" label={t('form.title')} most={40} />
      <TextItem name="subtitle" label={t('form.subtitle')} most={120} optional />
      <LinkItem label={t('form.link')} />
      <StatusField />
    </RecordDrawer>
  );
}
