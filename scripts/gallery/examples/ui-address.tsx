import { AddressFields } from '@portal/shared/booking';
import { type AddressDraft, blankAddress } from '@portal/shared/rules';
import { useState } from 'react';
import { type Examples, longText, show } from '../example.tsx';

const Draft = ({ first, error }: { readonly first: Partial<AddressDraft>; readonly error?: string }) => {
  const [value, setValue] = useState<AddressDraft>({ ...blankAddress, ...first });
  const own = (name: string) => `${name}${error ? 2 : 1}`;
  const names = { name: own('name'), mobile: own('mobile'), region: own('region'), detail: own('detail') };
  const change = (next: Partial<AddressDraft>) => setValue({ ...value, ...next });
  return <AddressFields {...{ value, names }} errorOf={() => error} onChange={change} />;
};

const uiAddress: Examples = {
  wide: true,
  components: (say) => ({
    AddressFields: show(Draft, { first: {} })({
      blank: {},
      'errors, long text': {
        first: { name: longText(say), mobile: '1380013', detail: longText(say) },
        error: say('请检查这一项', 'Check this field'),
      },
    }),
  }),
};
export default uiAddress;
