import type { ArticleForm, ArticleKind } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { dayOf } from '@portal/shared/rules';
import { useHasPerm } from '@portal/shared/session';
import { Icon, toast, useQueryParams } from '@portal/shared/ui';
import { Button, Form } from 'antd';
import { lazy, useState } from 'react';
import { PageForm } from '#src/form/page-form.tsx';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { Overlay } from '#src/layout/overlay.tsx';
import { ScheduleControl } from '#src/schedule/schedule-control.tsx';
import { useArticle, useSaveArticle } from '../article-calls.ts';
import { articleMessages } from '../article-messages.ts';
import { articleKinds, articlePaths } from '../article-paths.ts';
import { ArticleFields } from './article-fields.tsx';
import { articleForm } from './article-form.tsx';

const ArticlePreview = lazy(() => import('./article-preview.tsx'));

/** Shows what is in the form around it as visitors will read it. */
const PreviewButton = () => {
  const t = useMessages(articleMessages);
  const form = Form.useFormInstance();
  const [article, setArticle] = useState<ArticleForm>();
  return (
    <>
      <Button
        icon={<Icon name="eye" size={16} />}
        onClick={() => setArticle(articleForm.write(form.getFieldsValue(true)))}
      >
        {t('edit.preview')}
      </Button>
      {article && (
        <Overlay>
          <ArticlePreview article={article} onClosed={() => setArticle(undefined)} />
        </Overlay>
      )}
    </>
  );
};

interface EditorProps {
  readonly id: number | undefined;
  readonly kind: ArticleKind;
}

const Editor = ({ id, kind }: EditorProps) => {
  const t = useMessages(articleMessages);
  const text = useText();
  const go = useNavigate();
  const stored = useArticle(id);
  const save = useSaveArticle(id);
  const mayEdit = useHasPerm([id === undefined ? 'site:article:add' : 'site:article:edit']);
  const saved = (savedId: number, { title }: ArticleForm) => {
    toast.success(t('done.saved', { name: text(title) }));
    if (id === undefined) void go(articlePaths.edit(savedId), { replace: true });
  };
  return (
    <PageForm
      form={articleForm}
      id={id}
      stored={id === undefined ? undefined : stored}
      save={save}
      first={{ kind, day: dayOf(new Date()) }}
      onSaved={saved}
      disabled={!mayEdit}
      actions={<PreviewButton />}
    >
      <ArticleFields kind={stored.data?.kind ?? kind} fixed={id !== undefined} />
    </PageForm>
  );
};

/** An article: `?id=` one that is there, `?kind=` a new one. */
export const EditScreen = () => {
  const t = useMessages(articleMessages);
  const go = useNavigate();
  const { get, getNumber } = useQueryParams();
  const id = getNumber('id');
  const kind = articleKinds.find((one) => one === get('kind')) ?? 'news';
  const tools = (
    <>
      {id !== undefined && <ScheduleControl subject="article" id={id} />}
      <Button icon={<Icon name="chevron-left" size={16} />} onClick={() => void go(articlePaths.list)}>
        {t('edit.back')}
      </Button>
    </>
  );
  return (
    <AntdPage title={t(id === undefined ? 'edit.newTitle' : 'edit.title')} actions={tools}>
      <Editor key={id ?? kind} id={id} kind={kind} />
    </AntdPage>
  );
};
