import { defineMessages } from '@portal/shared/i18n';
import { eventWords } from './event-messages.ts';

/** What staff can do, as the buttons say it: a state that is reached would not tell what they do. */
export const deedMessages = defineMessages('adminOrderDeeds', {
  'zh-cn': eventWords['zh-cn'],
  en: {
    ...eventWords.en,
    confirmGroup: 'Confirm the group',
    failGroup: 'Call the group off: all money goes back',
    depart: 'Mark as departed',
    finishTrip: 'Mark the journey as over',
    confirmRoom: 'Confirm the room',
    checkIn: 'Check in',
    noShow: 'Mark as not arrived',
    checkOut: 'Check out',
    ship: 'Mark as sent',
    receive: 'Mark as received',
    refuseReturn: 'Reject the return',
    acceptReturn: 'Accept the return',
    finishReturn: 'Finish the return',
    rejectDocs: 'Send the documents back',
    sendToConsulate: 'Hand in at the consulate',
    deliver: 'Return the documents',
  },
});
