import type { DeptForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { defineForm } from '#src/form/define-form.ts';
import { tree } from '#src/form/kinds/choice.tsx';
import { sort } from '#src/form/kinds/number.tsx';
import { status } from '#src/form/kinds/switch.tsx';
import { text } from '#src/form/kinds/text.tsx';
import { placesFor } from '../dept-branch.ts';
import { useWholeDeptTree } from '../dept-calls.ts';
import { deptMessages } from '../dept-messages.ts';

/** The possible parents of a department; 0 is the root. */
const usePlaces = (id: number | undefined) => {
  const t = useMessages(deptMessages);
  const { data = [], isPending } = useWholeDeptTree();
  return { isPending, data: [{ value: 0, label: t('form.top'), children: placesFor(data, id) }] };
};

export const deptForm = defineForm<DeptForm>()({
  kind: 'dept',
  messages: deptMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ name }) => name,
  fields: [
    tree('parentId', 'form.parent', { required: true, blank: 0, useChoices: usePlaces }),
    text('name', 'form.name', { required: true, max: 64 }),
    sort('form.sort', 'form.sortHint'),
    status(),
  ],
});
