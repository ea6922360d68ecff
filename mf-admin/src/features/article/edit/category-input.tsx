import type { ArticleKind } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { AutoComplete, Form } from 'antd';
import { ariaOf, type Control } from '#src/form/control.ts';
import { useCategories } from '../article-calls.ts';

/** The category of news or the topic of a help article: a known one or a new one. */
export const CategoryInput = (props: Control<string>) => {
  const { id, value, onChange } = props;
  const text = useText();
  const kind = Form.useWatch<ArticleKind>('kind', { preserve: true }) ?? 'news';
  const known = useCategories(kind).data ?? [];
  return (
    <AutoComplete
      {...{ id, value, onChange }}
      {...ariaOf(props)}
      options={known.map((one) => ({ value: one.zh, label: text(one) }))}
      maxLength={20}
    />
  );
};
