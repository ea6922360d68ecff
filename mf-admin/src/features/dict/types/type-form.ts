import type { DictTypeForm } from '@portal/shared/contract';
import { defineForm } from '#src/form/define-form.ts';
import { status } from '#src/form/kinds/switch.tsx';
import { code, text, textarea } from '#src/form/kinds/text.tsx';
import { dictMessages } from '../dict-messages.ts';

export const typeForm = defineForm<DictTypeForm>()({
  kind: 'dict-type',
  messages: dictMessages,
  titles: { add: 'types.formAdd', edit: 'types.formEdit' },
  nameOf: ({ name }) => name,
  fields: [
    text('name', 'types.label', { required: true, max: 64 }),
    text('nameEn', 'items.nameEn', { max: 128 }),
    code('code', 'types.code', 'types.codeHint'),
    status(),
    textarea('remark', 'items.remark', { max: 500 }),
  ],
});
