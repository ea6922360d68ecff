import type { ProductForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useUnsaved } from '@portal/shared/ui';
import { Form } from 'antd';
import { Restored } from '#src/form/restored.tsx';
import { DraftConflict } from './conflict/draft-conflict.tsx';
import { EditedKind } from './edited-kind.ts';
import { FaultSummary } from './fault-summary.tsx';
import type { SectionSpec } from './field-spec.ts';
import { Fields } from './fields.tsx';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';
import { SaveBar } from './save-bar.tsx';
import { sections } from './sections.ts';
import { useEditor } from './use-editor.ts';

const idOf = ({ key }: SectionSpec): string => `section-${key}`;

const Nav = ({ parts }: { parts: readonly SectionSpec[] }) => {
  const t = useMessages(formMessages);
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      {parts.map((part) => (
        <button
          key={part.key}
          type="button"
          onClick={() => document.getElementById(idOf(part))?.scrollIntoView()}
        >
          {t(`sections.${part.key}`)}
        </button>
      ))}
    </nav>
  );
};

const Section = ({ part }: { part: SectionSpec }) => {
  const t = useMessages(formMessages);
  return (
    <section id={idOf(part)} className={styles.section} aria-label={t(`sections.${part.key}`)}>
      <h2>{t(`sections.${part.key}`)}</h2>
      <Fields specs={part.fields} path={[]} />
    </section>
  );
};

interface ProductEditorProps {
  readonly stored: ProductForm;
  readonly onReload: () => Promise<ProductForm | undefined>;
}

/** The form of a product, as its kind describes it. */
export const ProductEditor = ({ stored, onReload }: ProductEditorProps) => {
  const editor = useEditor({ stored, onReload });
  const parts = sections[stored.draft.kind];
  useUnsaved(() => editor.dirty);
  return (
    <EditedKind value={stored.draft.kind}>
      <Form
        form={editor.form}
        layout="vertical"
        initialValues={editor.initial}
        onValuesChange={editor.touch}
        className={styles.layout}
      >
        <Nav parts={parts} />
        <div className={styles.sections}>
          {editor.restored && !editor.conflict && <Restored onStartOver={() => void editor.reload()} />}
          {editor.conflict && (
            <DraftConflict
              key={editor.stored.version}
              conflict={editor.conflict}
              onChoose={editor.choose}
              onReload={() => void editor.reload()}
            />
          )}
          <FaultSummary faults={editor.faults} />
          {parts.map((part) => (
            <Section key={part.key} part={part} />
          ))}
          <SaveBar editor={editor} />
        </div>
      </Form>
    </EditedKind>
  );
};
