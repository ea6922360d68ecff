import type { HolidayForm } from '@portal/shared/contract';
import { defineForm } from '#src/form/define-form.ts';
import { day, notBefore } from '#src/form/kinds/day.tsx';
import { flag } from '#src/form/kinds/switch.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { holidayMessages } from './holiday-messages.ts';

/** Days of a holiday are required: a stored one has them, and a form without them is not sent. */
const requiredDay = {
  read: (stored: string) => stored,
  write: (value: string | undefined) => value ?? '',
};

export const holidayForm = defineForm<HolidayForm>()({
  kind: 'holiday',
  messages: holidayMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ name }) => name,
  fields: [
    translated('name', 'form.name', { required: true, max: 20 }),
    { ...day('firstDay', 'form.firstDay', { required: true, half: true }), ...requiredDay },
    {
      ...day('lastDay', 'form.lastDay', {
        required: true,
        half: true,
        check: notBefore('firstDay', 'form.reversed'),
      }),
      ...requiredDay,
    },
    {
      ...flag('expected', 'form.expected', {
        ...{ blank: false, on: 'states.expected', off: 'states.official' },
        hint: 'form.expectedHint',
      }),
      read: (stored: boolean) => stored,
      write: (yes: boolean) => yes,
    },
  ],
});
