import type { SlideForm } from '@portal/shared/contract';
import { defineForm } from '#src/form/define-form.ts';
import { instant } from '#src/form/kinds/instant.tsx';
import { link, picture } from '#src/form/kinds/site.tsx';
import { status } from '#src/form/kinds/switch.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { slideMessages } from './slide-messages.ts';

export const slideForm = defineForm<SlideForm>()({
  kind: 'slide',
  messages: slideMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ title }) => title,
  fields: [
    picture('picture', 'form.picture', { required: true, fault: 'form.pictureMissing' }),
    translated('title', 'form.title', { required: true, max: 60 }),
    translated('subtitle', 'form.subtitle', { max: 120 }),
    link('link', 'form.link'),
    instant('showFrom', 'form.showFrom', { hint: 'form.windowHint' }),
    instant('showUntil', 'form.showUntil', { hint: 'form.windowHint' }),
    status(),
  ],
});
