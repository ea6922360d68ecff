import type { MessageForm } from '@portal/shared/contract';
import { isPhone } from '../people/phone.ts';

/** A message of the contact form while being typed in: every field is there, as text; without a topic it is ''. */
export interface MessageDraft {
  readonly topic: MessageForm['topic'] | '';
  readonly orderNo: string;
  readonly contactName: string;
  readonly mobile: string;
  readonly email: string;
  readonly message: string;
}

/** A refused value of a message: left out, not possible, or neither mobile number nor email address. */
export interface MessageFault {
  readonly field: keyof MessageDraft;
  readonly code: 'required' | 'invalid' | 'contact';
}

const some = (name: 'orderNo' | 'mobile' | 'email', text = ''): Partial<MessageForm> =>
  text.trim() === '' ? {} : { [name]: text.trim() };

/** A message without spaces around its texts, and without those that are blank. */
export const trimMessage = (form: MessageForm): MessageForm => ({
  topic: form.topic,
  ...some('orderNo', form.orderNo),
  contactName: form.contactName.trim(),
  ...some('mobile', form.mobile),
  ...some('email', form.email),
  message: form.message.trim(),
});

const faultOf = {
  topic: ({ topic }) => !topic && 'required',
  orderNo: ({ orderNo }) => orderNo !== undefined && !/^[A-Za-z0-9-]{1,32}$/.test(orderNo) && 'invalid',
  contactName: ({ contactName }) => contactName === '' && 'required',
  mobile: ({ mobile, email }) =>
    mobile === undefined ? email === undefined && 'contact' : !isPhone(mobile) && 'invalid',
  email: ({ email }) => email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) && 'invalid',
  message: ({ message }) => (message === '' ? 'required' : message.length > 1000 && 'invalid'),
} satisfies Record<keyof MessageDraft, (form: MessageForm) => MessageFault['code'] | false>;

/** What is wrong with a trimmed message, in the order of its fields. */
export const checkMessage = (form: MessageForm): MessageFault[] =>
  (Object.keys(faultOf) as (keyof typeof faultOf)[]).flatMap((field) => {
    const code = faultOf[field](form);
    return code ? [{ field, code }] : [];
  });

/** What was typed in as it is sent; `checkMessage` refuses a blank topic. */
export const messageForm = (draft: MessageDraft): MessageForm => trimMessage(draft as MessageForm);
