import { useMessages } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { Select } from 'antd';
import { PictureField } from '#src/form/fields/picture-field.tsx';
import { TextPair } from '#src/form/fields/text-pair.tsx';
import { articleMessages } from '../article-messages.ts';
import styles from './block-editor.module.css';
import type { EditedBlock } from './edited-blocks.ts';

interface BlockFieldsProps {
  readonly block: EditedBlock;
  readonly name: string;
  readonly onChange: (block: EditedBlock) => void;
  readonly onRemove: () => void;
}

const wordKinds = ['heading', 'text', 'list'] as const;
const lengths = { heading: 200, text: 5000, list: 10_000, picture: 200 } as const;
const rows = { heading: 1, text: 4, list: 4, picture: 1 } as const;

/** A block of an article: its type and its texts in both languages. */
export const BlockFields = ({ block, name, onChange, onRemove }: BlockFieldsProps) => {
  const t = useMessages(articleMessages);
  const { kind, zh, en, picture } = block;
  const kinds = wordKinds.map((value) => ({ value, label: t(`edit.blocks.${value}`) }));
  return (
    <>
      <div className={styles.tools}>
        {kind === 'picture' ? (
          <strong>{t('edit.blocks.picture')}</strong>
        ) : (
          <Select
            size="small"
            aria-label={`${name} · ${t('edit.blocks.kind')}`}
            value={kind}
            options={kinds}
            style={{ width: 112 }}
            onChange={(next) => onChange({ ...block, kind: next })}
          />
        )}
        <IconButton icon="trash" label={t('edit.blocks.remove', { name })} onClick={onRemove} />
      </div>
      {kind === 'picture' && (
        <PictureField label={name} value={picture} onChange={(url) => onChange({ ...block, picture: url })} />
      )}
      <TextPair
        label={kind === 'picture' ? `${name} · ${t('edit.blocks.caption')}` : name}
        value={{ zh, en }}
        most={lengths[kind]}
        rows={rows[kind]}
        beside
        onChange={(text) => onChange({ ...block, zh: text.zh, en: text.en ?? '' })}
      />
      {kind === 'list' && <p className={styles.hint}>{t('edit.blocks.listHint')}</p>}
    </>
  );
};
