import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNativeControls } from './native-controls.ts';

const path = 'mf-catalog/src/x.tsx';

const found = (text: string): number => findNativeControls({ path, text }).length;

test('native selects and date fields are found, with their line', () => {
  assert.deepEqual(findNativeControls({ path, text: '<p />\n<select name="a">' }), [
    'mf-catalog/src/x.tsx:2: use Select instead of <select>',
  ]);
  assert.equal(found('<input\n  name="day"\n  type="date"\n/>'), 1);
  assert.equal(found('<TextInput onChange={(day) => change({ day })} type="date" />'), 1);
  assert.equal(found(`<TextInput label={t('day')} type={'month'} />`), 1);
});

test('other fields and the controls of the portal are none', () => {
  assert.equal(found('<input type="text" /><DateInput /><Select /><RangeFilter kind="date" />'), 0);
});
