import type { ArticleKind } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { AutoComplete, DatePicker, Form, Input, InputNumber, Radio } from 'antd';
import { PictureField } from '#src/form/fields/picture-field.tsx';
import { TextItem } from '#src/form/fields/site-fields.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { useCategories } from '../article-calls.ts';
import { articleMessages } from '../article-messages.ts';
import styles from './article-fields.module.css';
import { codePattern } from './article-form.ts';
import { BlockEditor } from './block-editor.tsx';
import { type EditedBlock, faultIn } from './edited-blocks.ts';

const Category = () => {
  const t = useMessages(articleMessages);
  const text = useText();
  const rulesOf = useTextRules();
  const known = useCategories().data ?? [];
  const chosen: string = Form.useWatch('category') ?? '';
  const isNew = chosen.trim() !== '' && !known.some(({ zh }) => zh === chosen.trim());
  const options = known.map((one) => ({ value: one.zh, label: text(one) }));
  const label = t('edit.fields.category');
  return (
    <>
      <Form.Item name="category" label={label} extra={t('edit.fields.categoryHint')} rules={rulesOf(label)}>
        <AutoComplete options={options} maxLength={20} />
      </Form.Item>
      <Form.Item name="categoryEn" label={t('edit.fields.categoryEn')} hidden={!isNew}>
        <Input maxLength={40} lang="en" autoComplete="off" />
      </Form.Item>
    </>
  );
};

const Code = ({ fixed }: { fixed: boolean }) => {
  const t = useMessages(articleMessages);
  const rulesOf = useTextRules();
  const [label, hint] = [t('edit.fields.code'), t('edit.fields.codeHint')];
  return (
    <Form.Item
      name="code"
      label={label}
      extra={hint}
      validateFirst
      rules={rulesOf(label, { pattern: codePattern, message: hint })}
    >
      <Input maxLength={32} disabled={fixed} autoComplete="off" />
    </Form.Item>
  );
};

/** When it is from, and whether it is published. */
const Publishing = ({ isNews }: { isNews: boolean }) => {
  const t = useMessages(articleMessages);
  const common = useMessages(listMessages);
  const day = t('edit.fields.day');
  return (
    <>
      <Form.Item name="status" label={t('edit.fields.state')}>
        <Radio.Group
          aria-label={t('edit.fields.state')}
          options={[
            { value: 0, label: t('filters.draft') },
            { value: 1, label: t('filters.published') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="day"
        label={day}
        extra={t(isNews ? 'edit.fields.dayHintNews' : 'edit.fields.dayHintPage')}
        rules={[{ required: true, message: common('faults.choose', { field: day }) }]}
      >
        <DatePicker style={{ width: '100%' }} />
      </Form.Item>
    </>
  );
};

const Body = () => {
  const t = useMessages(articleMessages);
  const check = async (_: unknown, blocks: readonly EditedBlock[] = []) => {
    const found = faultIn(blocks);
    if (found) throw new Error(t(`edit.faults.${found.fault}`, { place: found.place }));
  };
  return (
    <Form.Item
      name="body"
      label={t('edit.fields.body')}
      rules={[{ validator: check }]}
      validateTrigger="onSubmit"
    >
      <BlockEditor />
    </Form.Item>
  );
};

/** What an article of a kind is written with; `fixed`: it is there, so its code stays. */
export const ArticleFields = ({ kind, fixed }: { kind: ArticleKind; fixed: boolean }) => {
  const t = useMessages(articleMessages);
  const isNews = kind === 'news';
  return (
    <div className={styles.columns}>
      <div>
        <TextItem name="title" label={t('edit.fields.title')} most={100} beside />
        {isNews && (
          <TextItem name="summary" label={t('edit.fields.summary')} most={300} rows={2} beside optional />
        )}
        <Body />
      </div>
      <div>
        <Publishing isNews={isNews} />
        {isNews ? (
          <>
            <Category />
            <Form.Item name="picture" label={t('edit.fields.picture')}>
              <PictureField label={t('edit.fields.picture')} optional />
            </Form.Item>
            <TextItem name="source" label={t('edit.fields.source')} most={60} optional />
          </>
        ) : (
          <>
            <Code fixed={fixed} />
            <Form.Item name="sort" label={t('edit.fields.sort')} extra={t('edit.fields.sortHint')}>
              <InputNumber min={0} max={9999} precision={0} />
            </Form.Item>
          </>
        )}
      </div>
    </div>
  );
};
