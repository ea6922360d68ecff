import { contract } from '@portal/shared/contract';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import ItemDrawer from './items/item-drawer.tsx';
import { itemForm } from './items/item-form.ts';
import TypeDrawer from './types/type-drawer.tsx';
import { typeForm } from './types/type-form.ts';

const idle = () => undefined;

describeForm('dictionary', {
  definition: typeForm,
  body: contract['POST /api/v1/dict/types'].body,
  samples: { code: ['GUIDE', 'guide-2_b', '2GUIDE', '导游', 'GUI DE'] },
  add: <TypeDrawer onSaved={idle} onClosed={idle} />,
  edit: (
    <TypeDrawer
      type={{ id: 7, name: '性别', nameEn: null, code: 'gender', status: 1, remark: null, itemCount: 0 }}
      onSaved={idle}
      onClosed={idle}
    />
  ),
  calls: {
    form: 'GET /api/v1/dict/types/:id/form',
    create: 'POST /api/v1/dict/types',
    change: 'PUT /api/v1/dict/types/:id',
  },
  stored: { name: '性别', nameEn: 'Gender', code: 'gender', status: 0, remark: null, version: '17' },
  missing: ['请填写字典名称', '请填写字典编码'],
  typed: { 字典名称: ' 性别 ', 字典编码: 'gender' },
  sent: { name: '性别', nameEn: null, code: 'gender', status: 1, remark: null },
  refused: { field: 'code', label: '字典编码' },
});

describeForm('dictionary item', {
  definition: itemForm,
  body: contract['POST /api/v1/dict'].body,
  add: <ItemDrawer typeCode="gender" onClosed={idle} />,
  edit: <ItemDrawer id={7} typeCode="gender" onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/dict/:id/form',
    create: 'POST /api/v1/dict',
    change: 'PUT /api/v1/dict/:id',
  },
  stored: {
    typeCode: 'gender',
    name: '男',
    nameEn: 'Male',
    value: '1',
    sort: 2,
    status: 1,
    remark: '备注',
    version: '17',
  },
  missing: ['请填写名称', '请填写值'],
  typed: { 名称: ' 女 ', 英文名称: ' Female ', 值: '2' },
  sent: { typeCode: 'gender', name: '女', nameEn: 'Female', value: '2', sort: 1, status: 1, remark: null },
  refused: { field: 'name', label: '名称' },
});
