import { cardOf } from '#src/sales/checkout/testing/checkout-fixture.ts';

/** Unique texts of one person, found nowhere else in the test. */
export const person = {
  username: 'forget_me_li',
  nickname: '忘忧昵称',
  birthday: '1987-06-05',
  mobile: '13812345671',
  email: 'forget.me@private.example',
  network: '198.51.100.77',
  device: 'ForgetPhone/7.7',
  phone: '忘忧手机',
  traveller: { name: '忘忧旅人', documentNo: cardOf(701), mobile: '13812345672' },
  typedIn: { name: '忘忧同行', documentNo: cardOf(702), mobile: '13812345673' },
  contact: { name: '忘忧联系', mobile: '13812345674', email: 'forget.contact@private.example' },
  emergency: { name: '忘忧紧急', mobile: '13812345675' },
  address: { name: '忘忧收件', mobile: '13812345676', detail: '忘忧路八十八号' },
  guest: '忘忧住客',
  remark: '忘忧备注',
  invoice: { title: '忘忧抬头', taxNo: '91440800FORGETME01', email: 'forget.invoice@private.example' },
  file: 'forget-passport.pdf',
  inFile: 'forget-me-inside-a-file',
  group: { organisation: '忘忧单位', contactName: '忘忧领队', message: '忘忧留言' },
  reason: '忘忧退款原因',
  staffSays: '忘忧客服说明',
  tracking: 'FORGET123456',
  payer: 'forget-payer-account',
  filter: '忘忧筛选',
} as const;

const texts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];

/** Every text of {@link person}. */
export const personal: readonly string[] = texts(person);
