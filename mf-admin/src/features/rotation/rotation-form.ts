import type { RotationForm } from '@portal/shared/contract';
import { defineForm } from '#src/form/define-form.ts';
import { link } from '#src/form/kinds/site.tsx';
import { status } from '#src/form/kinds/switch.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { rotationMessages } from './rotation-messages.ts';

export const rotationForm = defineForm<RotationForm>()({
  kind: 'rotation',
  messages: rotationMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ title }) => title,
  fields: [
    translated('title', 'form.title', { required: true, max: 100 }),
    link('link', 'form.link'),
    status(),
  ],
});
