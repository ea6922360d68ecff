import { useMessages } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { Form, Select } from 'antd';
import type { ReactNode } from 'react';
import { PictureField } from '#src/form/fields/picture-field.tsx';
import { TextPair } from '#src/form/fields/text-pair.tsx';
import { articleMessages } from '../article-messages.ts';
import styles from './block-editor.module.css';
import type { BlockFault, EditedBlock } from './edited-blocks.ts';

interface BlockFieldsProps {
  readonly block: EditedBlock;
  readonly name: string;
  /** What is wrong with it, once the form has been checked. */
  readonly fault?: BlockFault;
  readonly onChange: (block: EditedBlock) => void;
  readonly onRemove: () => void;
}

/** Marks only these controls as faulty: the field of the form around them is so with any of its blocks. */
const Marked = ({ faulty, children }: { faulty: boolean; children: ReactNode }) => (
  <Form.Item noStyle validateStatus={faulty ? 'error' : 'success'}>
    {children}
  </Form.Item>
);

const wordKinds = ['heading', 'text', 'list'] as const;
const lengths = { heading: 200, text: 5000, list: 10_000, picture: 200 } as const;
const rows = { heading: 1, text: 4, list: 4, picture: 1 } as const;

/** A block of an article: its type and its texts in both languages. */
export const BlockFields = ({ block, name, fault, onChange, onRemove }: BlockFieldsProps) => {
  const t = useMessages(articleMessages);
  const { kind, zh, en, picture } = block;
  const kinds = wordKinds.map((value) => ({ value, label: t(`edit.blocks.${value}`) }));
  return (
    <>
      <div className={styles.tools}>
        {kind === 'picture' ? (
          <strong>{t('edit.blocks.picture')}</strong>
        ) : (
          <Marked faulty={false}>
            <Select
              size="small"
              aria-label={`${name} · ${t('edit.blocks.kind')}`}
              value={kind}
              options={kinds}
              style={{ width: 112 }}
              onChange={(next) => onChange({ ...block, kind: next })}
            />
          </Marked>
        )}
        <IconButton icon="trash" label={t('edit.blocks.remove', { name })} onClick={onRemove} />
      </div>
      {kind === 'picture' && (
        <PictureField label={name} value={picture} onChange={(url) => onChange({ ...block, picture: url })} />
      )}
      <Marked faulty={fault === 'chinese' || fault === 'english'}>
        <TextPair
          label={kind === 'picture' ? `${name} · ${t('edit.blocks.caption')}` : name}
          value={{ zh, en }}
          most={lengths[kind]}
          rows={rows[kind]}
          beside
          onChange={(text) => onChange({ ...block, zh: text.zh, en: text.en ?? '' })}
        />
      </Marked>
      {kind === 'list' && <p className={styles.hint}>{t('edit.blocks.listHint')}</p>}
    </>
  );
};
