import { useMessages } from '@portal/shared/i18n';
import { Tabs, useQueryParams } from '@portal/shared/ui';
import { ListScreen } from '#src/list/list-screen.tsx';
import { articleLists } from './article-list.tsx';
import { articleMessages } from './article-messages.ts';
import { articleKinds } from './article-paths.ts';

/** Articles by kind: news, statements, pages about the company. */
export const ArticleScreen = () => {
  const t = useMessages(articleMessages);
  const { get, set } = useQueryParams();
  const kind = articleKinds.find((one) => one === get('kind')) ?? articleKinds[0];
  return (
    <ListScreen list={articleLists[kind]}>
      <Tabs
        label={t('kinds.label')}
        items={articleKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(next) => set({ kind: next, category: undefined })}
      />
    </ListScreen>
  );
};
