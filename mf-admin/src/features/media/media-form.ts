import type { MediaForm } from '@portal/shared/contract';
import { defineForm } from '#src/form/define-form.ts';
import { text } from '#src/form/kinds/text.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { libraryMessages } from './library-messages.ts';

export const mediaForm = defineForm<MediaForm>()({
  messages: libraryMessages,
  titles: { add: 'upload.title', edit: 'form.edit' },
  nameOf: ({ name }) => name,
  fields: [
    text('name', 'form.name', { required: true, max: 100 }),
    translated('alt', 'form.alt', { max: 200, rows: 2, hint: 'form.altHint' }),
  ],
});
