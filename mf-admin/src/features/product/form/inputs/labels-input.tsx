import { useMessages, useText } from '@portal/shared/i18n';
import { Select } from 'antd';
import { useContext } from 'react';
import type { Control } from '#src/form/control.ts';
import { useChoices } from '../../product-calls.ts';
import { EditedKind } from '../edited-kind.ts';
import { formMessages } from '../form-messages.ts';

/** The recommendation labels that a product stands under. */
export const LabelsInput = ({ id, value, onChange }: Control<number[]>) => {
  const t = useMessages(formMessages);
  const text = useText();
  const labels = useChoices(useContext(EditedKind)).data?.labels ?? [];
  return (
    <Select
      id={id}
      mode="multiple"
      maxCount={20}
      placeholder={t('none')}
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      options={labels.map(({ id: labelId, name }) => ({ value: labelId, label: text(name) }))}
      onChange={onChange}
    />
  );
};
