import { checkMessage, type MessageDraft, messageForm } from './message-check.ts';

const draft: MessageDraft = {
  topic: 'change',
  orderNo: ' T261120K3V9 ',
  contactName: '陈海 ',
  mobile: ' 13800138000',
  email: ' ',
  message: ' 想改到下周六 ',
};
const faults = (changes: Partial<MessageDraft>) =>
  checkMessage(messageForm({ ...draft, ...changes })).map(({ field, code }) => [field, code]);

test('values are trimmed, and empty ones are left out', () => {
  expect(messageForm(draft)).toEqual({
    topic: 'change',
    orderNo: 'T261120K3V9',
    contactName: '陈海',
    mobile: '13800138000',
    message: '想改到下周六',
  });
});

test.each<[string, Partial<MessageDraft>, unknown]>([
  ['a complete message', {}, []],
  ['no order number', { orderNo: '' }, []],
  ['a sentence as order number', { orderNo: '订单在哪' }, [['orderNo', 'invalid']]],
  ['a long order number', { orderNo: '1'.repeat(33) }, [['orderNo', 'invalid']]],
  ['no topic', { topic: '' }, [['topic', 'required']]],
  ['a blank name', { contactName: ' ' }, [['contactName', 'required']]],
  ['an email address instead of a number', { mobile: '', email: 'chen@sea.cn' }, []],
  ['a number of another country', { mobile: '+85221234567' }, []],
  ['neither number nor email address', { mobile: ' ' }, [['mobile', 'contact']]],
  ['a short number', { mobile: '1380013' }, [['mobile', 'invalid']]],
  ['a wrong email address', { email: 'chen@sea' }, [['email', 'invalid']]],
  ['a blank message', { message: '  ' }, [['message', 'required']]],
  ['1,000 characters', { message: 'x'.repeat(1000) }, []],
  ['1,001 characters', { message: 'x'.repeat(1001) }, [['message', 'invalid']]],
])('%s', (_, changes, expected) => expect(faults(changes)).toEqual(expected));
