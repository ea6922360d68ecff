import type { ProductForm } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { type Answers, people, type ReceivedCall, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Form, Input } from 'antd';
import { DraftConflict } from './conflict/draft-conflict.tsx';
import { useEditor } from './use-editor.ts';

const saving = 'PUT /api/v1/products/:id';

const stored = {
  ...{ id: 7, status: 'draft', changed: false, version: '3' },
  draft: { kind: 'visa', title: { zh: '日本签证' }, summary: null, content: { highlights: [] }, skus: [] },
} as unknown as ProductForm;

interface EditorProps {
  /** What is stored when the editor loads again. */
  readonly newest?: ProductForm;
}

const Editor = ({ newest = stored }: EditorProps) => {
  const editor = useEditor({ stored, onReload: async () => newest });
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
      {editor.conflict && (
        <DraftConflict
          conflict={editor.conflict}
          onChoose={editor.choose}
          onReload={() => void editor.reload()}
        />
      )}
    </Form>
  );
};

const show = (answers: Answers = {}, newest?: ProductForm) =>
  renderView(<Editor newest={newest} />, { user: people.root, answers });

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
  expect(await screen.findByRole('alert')).toHaveTextContent('内容已被他人修改');
  await person.click(screen.getByRole('button', { name: '载入' }));
  await waitFor(() => expect(title()).toHaveValue('日本签证'));
  expect(sessionStorage).toHaveLength(0);
});

test('a refused field is red no longer once it is filled', async () => {
  const { person } = show({ [saving]: refuse('A0400', '名称太短', { field: 'draft/title/zh' }) });
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(title()).toBeInvalid());
  await person.type(title(), '（电子）');
  await waitFor(() => expect(title()).toBeValid());
});

/** Somebody else saves `change` while the title is edited. */
const meet = async (change: object) => {
  const newest = { ...stored, version: '9', draft: { ...stored.draft, ...change } } as ProductForm;
  const view = show(
    {
      [saving]: ({ body }: ReceivedCall) =>
        Object(body).version === '9'
          ? { ...newest, ...Object(body), version: '10' }
          : refuse(errorCodes.changedMeanwhile, '内容已被他人修改', { status: 409 }),
    },
    newest,
  );
  await view.person.type(title(), '（电子）');
  await view.person.click(screen.getByRole('button', { name: '保存' }));
  return view;
};

test('typed input of a product is saved over what somebody else changed in other parts', async () => {
  const { server } = await meet({ content: { highlights: [{ zh: '免面签' }] } });
  await waitFor(() => expect(server.received(saving)).toHaveLength(2));
  expect(server.received(saving)[1]?.body).toMatchObject({
    version: '9',
    draft: { title: { zh: '日本签证（电子）' }, content: { highlights: [{ zh: '免面签' }] } },
  });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a part of a product that two people changed is saved as chosen', async () => {
  const { person, server } = await meet({ title: { zh: '日本旅游签证', en: 'Japan visa' } });
  const conflict = await screen.findByRole('group', { name: '产品名称' });
  expect(within(conflict).getByRole('group', { name: '对方保存的' })).toHaveTextContent('日本旅游签证');
  expect(title()).toHaveValue('日本签证（电子）');
  await person.click(within(conflict).getByRole('radio', { name: '采用对方的' }));
  expect(title()).toHaveValue('日本旅游签证');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.received(saving)[1]?.body).toMatchObject({
      draft: { title: { zh: '日本旅游签证', en: 'Japan visa' } },
    }),
  );
});
