import { ContactInput, DateInput, MonthTable, PasswordInput, PhoneInput } from '@portal/shared/forms';
import {
  Button,
  Checkbox,
  Field,
  FormErrors,
  RadioGroup,
  Row,
  SearchForm,
  Select,
  SelectControl,
  Stepper,
  TextArea,
  TextInput,
} from '@portal/shared/ui';
import { type Examples, live, longText, show } from '../example.tsx';

const uiForms: Examples = {
  components: (say) => {
    const long = longText(say);
    const hint = say('与证件一致', 'As in your document');
    const error = say('格式不正确', 'The format is wrong');
    /** The states of every control. */
    const common = {
      default: {},
      'required, hint': { required: true, hint },
      error: { required: true, hint, error },
      'long text': { label: long, hint: long, error: long, required: true },
    };
    const enabled = { ...common, disabled: { disabled: true } };
    const options = [
      { value: 'sea', label: say('海景房', 'Sea view'), note: say('含双早', 'Breakfast for two') },
      { value: 'long', label: long, note: long },
      { value: 'sold', label: say('套房', 'Suite'), disabled: true },
    ];
    const room = { label: say('房型', 'Room'), options, value: 'sea' } as const;
    const name = { label: say('姓名', 'Name'), value: '', placeholder: say('如：林海', 'Such as Lin Hai') };
    const rooms = { label: say('房间', 'Rooms'), value: 2, max: 9 };
    return {
      TextInput: show(live(TextInput, 'value'), name)(enabled),
      PasswordInput: show(live(PasswordInput, 'value'), { ...name, label: say('密码', 'Password') })(enabled),
      PhoneInput: show(live(PhoneInput, 'value'), { label: say('手机号', 'Mobile'), value: '' })({
        default: { name: 'phone1' },
        'another country, hint': { name: 'phone2', value: '+85251234567', hint },
        'error, long text': { name: 'phone3', label: long, hint: long, error: long, required: true },
        disabled: { name: 'phone4', value: '13800138000', disabled: true },
      }),
      ContactInput: show(live(ContactInput, 'value'), { label: say('联系方式', 'Contact'), value: '' })({
        'mobile number': { channel: 'sms', name: 'contact1' },
        email: { channel: 'mail', name: 'contact2', label: say('邮箱', 'Email') },
        'error, long text': { channel: 'mail', name: 'contact3', label: long, hint: long, error: long },
      }),
      Select: show(live(Select, 'value'), room)({ ...enabled, 'nothing chosen': { value: '' } }),
      SelectControl: show(live(SelectControl, 'value'), { ...room, id: 'room' })({
        default: {},
        'nothing chosen, disabled': { id: 'room2', value: '', disabled: true },
      }),
      DateInput: show(live(DateInput, 'value'), { label: say('出发日期', 'Departure'), value: '2026-12-24' })(
        {
          ...enabled,
          empty: { value: '' },
          'before the earliest': { min: '2026-12-25' },
        },
      ),
      MonthTable: {
        'prices, sold out, chosen': (
          <>
            <p id="month-name">{say('2026年12月', 'December 2026')}</p>
            <p id="month-hint">{hint}</p>
            <MonthTable
              labelledBy="month-name"
              describedBy="month-hint"
              month="2026-12"
              bounds={{ first: '2026-12', last: '2026-12' }}
              look={(day) => ({
                name: day,
                open: day !== '2026-12-25',
                price: 128_000,
                note: day === '2026-12-25' ? say('售罄', 'Sold out') : undefined,
                chosen: day === '2026-12-24',
              })}
              several={false}
              active="2026-12-24"
              onMove={() => undefined}
              onChoose={() => undefined}
            />
          </>
        ),
      },
      TextArea: show(live(TextArea, 'value'), { ...name, rows: 2 })(enabled),
      RadioGroup: show(live(RadioGroup, 'value'), room)(common),
      Checkbox: show(live(Checkbox, 'checked'), { label: name.label, checked: true })(enabled),
      Stepper: show(
        live(Stepper, 'value'),
        rooms,
      )({
        default: {},
        'at the least': { value: 0 },
        'at the most, error': { value: 9, error },
        'long text': { label: long, hint: long },
      }),
      Field: show(Field, {
        label: name.label,
        children: (ids) => (
          <SelectControl {...ids} options={options} value="sea" onChange={() => undefined} />
        ),
      })(common),
      FormErrors: show(FormErrors, { errors: [] })({
        several: { errors: [error, long].map((text) => ({ field: text, text })) },
        none: {},
      }),
      SearchForm: {
        default: (
          <SearchForm label={name.label}>
            <Row gap={1}>
              <TextInput label={name.label} value="" onChange={() => undefined} />
              <Button icon="search">{say('搜索', 'Search')}</Button>
            </Row>
          </SearchForm>
        ),
      },
    };
  },
};
export default uiForms;
