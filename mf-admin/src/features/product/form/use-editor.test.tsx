import type { ProductForm } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useEditor } from './use-editor.ts';

const saving = 'PUT /api/v1/products/:id';

const stored = {
  ...{ id: 7, status: 'draft', changed: false, version: '3' },
  draft: { kind: 'visa', title: { zh: '日本签证' }, skus: [] },
} as unknown as ProductForm;

const Editor = () => {
  const editor = useEditor({ stored, onReload: async () => stored });
  return (
    <Form form={editor.form} initialValues={editor.initial} onValuesChange={editor.touch}>
      <Form.Item name={['title', 'zh']} label="名称">
        <Input />
      </Form.Item>
      <button type="button" onClick={() => void editor.save()}>
        保存
      </button>
      <button type="button" onClick={() => void editor.reload()}>
        载入
      </button>
      {editor.restored && <p>已恢复</p>}
      {editor.conflict && <p>{editor.conflict}</p>}
    </Form>
  );
};

const show = (answers: Answers = {}) => renderView(<Editor />, { user: people.root, answers });

const title = () => screen.getByRole('textbox', { name: '名称' });

/** Types into the form, and loads its page again. */
const typeAndReload = async (answers: Answers = {}) => {
  const first = show();
  await first.person.type(title(), '（电子）');
  first.unmount();
  return show(answers);
};

test('typed input of a product survives a reload or the end of a session, until it is saved', async () => {
  const { person, server } = await typeAndReload({ [saving]: { ...stored, version: '4' } });
  expect(title()).toHaveValue('日本签证（电子）');
  expect(screen.getByText('已恢复')).toBeVisible();
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(server.received(saving)[0]?.body).toMatchObject({
    version: '3',
    draft: { title: { zh: '日本签证（电子）' } },
  });
});

test('restored input overwrites nothing that was saved meanwhile, and can be given up', async () => {
  const refusal = refuse(errorCodes.changedMeanwhile, '内容已被他人修改', { status: 409 });
  const { person } = await typeAndReload({ [saving]: refusal });
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('内容已被他人修改', { selector: 'p' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '载入' }));
  await waitFor(() => expect(title()).toHaveValue('日本签证'));
  expect(sessionStorage).toHaveLength(0);
});
