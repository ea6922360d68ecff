import type { DictItemForm } from '@portal/shared/contract';
import { defineForm } from '#src/form/define-form.ts';
import { kept } from '#src/form/kinds/kept.ts';
import { sort } from '#src/form/kinds/number.tsx';
import { status } from '#src/form/kinds/switch.tsx';
import { text, textarea } from '#src/form/kinds/text.tsx';
import { dictMessages } from '../dict-messages.ts';

export const itemForm = defineForm<DictItemForm>()({
  kind: 'dict-item',
  messages: dictMessages,
  titles: { add: 'items.formAdd', edit: 'items.formEdit' },
  nameOf: ({ name }) => name,
  fields: [
    kept('typeCode'),
    text('name', 'items.name', { required: true, max: 64 }),
    text('nameEn', 'items.nameEn', { max: 128, hint: 'items.nameEnHint' }),
    text('value', 'items.value', { required: true, max: 64, hint: 'items.valueHint' }),
    sort('items.sort', 'items.sortHint'),
    status(),
    textarea('remark', 'items.remark', { max: 500 }),
  ],
});
