import { contract } from '@portal/shared/contract';
import { describeForm } from '#src/form/testing/describe-form.tsx';
import DeptDrawer from './dept-drawer.tsx';
import { deptForm } from './dept-form.ts';

const idle = () => undefined;

describeForm('department', {
  definition: deptForm,
  body: contract['POST /api/v1/dept'].body,
  add: <DeptDrawer parentId={1} onClosed={idle} />,
  edit: <DeptDrawer id={7} onClosed={idle} />,
  calls: {
    form: 'GET /api/v1/dept/:id/form',
    create: 'POST /api/v1/dept',
    change: 'PUT /api/v1/dept/:id',
  },
  answers: { 'GET /api/v1/dept': [] },
  stored: { parentId: 1, name: '产品部', sort: 2, status: 0, version: '17' },
  missing: ['请填写部门名称'],
  typed: { 部门名称: ' 市场部 ' },
  sent: { parentId: 1, name: '市场部', sort: 1, status: 1 },
  refused: { field: 'name', label: '部门名称' },
});
