import type { DepartureForm } from '@portal/shared/contract';
import { defineForm } from '#src/form/define-form.ts';
import { mobile, text } from '#src/form/kinds/text.tsx';
import { translated } from '#src/form/kinds/translated.tsx';
import { departureMessages } from './departure-messages.ts';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

export const departureForm = defineForm<DepartureForm>()({
  messages: departureMessages,
  titles: { add: 'title', edit: 'title' },
  nameOf: () => '',
  done: { added: 'saved', saved: 'saved' },
  fields: [
    text('meetingTime', 'form.meetingTime', {
      max: 5,
      pattern: time,
      hint: 'form.timeHint',
      fault: 'form.timeFault',
    }),
    translated('meetingPoint', 'form.meetingPoint', { max: 100 }),
    text('leaderName', 'form.leaderName', { max: 50 }),
    mobile('leaderMobile', 'form.leaderMobile', { fault: 'form.mobileFault' }),
  ],
});
