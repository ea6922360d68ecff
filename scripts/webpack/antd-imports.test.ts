import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAntdIndex, readProvidedAntd, rewriteAntdImports } from './antd-imports.ts';

const index = readAntdIndex();
const provided = new Set([
  'antd/es/table',
  'antd/es/date-picker',
  'antd/es/qr-code',
  'antd/es/message',
  'antd/es/app',
]);
const rewrite = (code: string) => rewriteAntdImports(code, index, provided);

const cases: readonly (readonly [string, string])[] = [
  ["import { Table } from 'antd';", "import Table from 'antd/es/table';;"],
  [
    "import { DatePicker as Day, QRCode, } from 'antd'",
    "import Day from 'antd/es/date-picker'; import QRCode from 'antd/es/qr-code';",
  ],
  [
    "import {\n  message,\n  App\n} from 'antd'",
    "import message from 'antd/es/message'; import App from 'antd/es/app';",
  ],
  ["import { Link } from 'other'", "import { Link } from 'other'"],
  ['const said = "import { Table } from \'antd\'";', 'const said = "import { Table } from \'antd\'";'],
  ["import zh from 'antd/locale/zh_CN'", "import zh from 'antd/locale/zh_CN'"],
];

for (const [code, expected] of cases) {
  test(`${JSON.stringify(code)} is rewritten`, () => assert.equal(rewrite(code), expected));
}

const refusals: readonly (readonly [string, RegExp])[] = [
  [
    "import { Tour } from 'antd'",
    /does not provide antd\/es\/tour: add the line \(\) => import\('antd\/es\/tour'\)/,
  ],
  ["import { Tabel } from 'antd'", /antd has no component named Tabel/],
  ["import * as antd from 'antd'", /Import antd's components by name/],
  ["import Tour from 'antd/es/tour'", /does not provide antd\/es\/tour/],
];

for (const [code, sentence] of refusals) {
  test(`${code} is refused with a sentence`, () => assert.throws(() => rewrite(code), sentence));
}

test('every module that the shell provides exists in antd', () => {
  const modules = new Set(index.values());
  assert.deepEqual(
    readProvidedAntd().filter((request) => !modules.has(request)),
    [],
  );
});
