import { useMessages } from '@portal/shared/i18n';
import { FieldList } from './field-list.tsx';
import { anchorOf, below, type FieldPath, lastWord } from './field-path.ts';
import type { FieldSpec } from './field-spec.ts';
import { fieldWords, isFieldName } from './field-words.ts';
import styles from './form.module.css';
import { ProductSeo } from './inputs/product-seo.tsx';
import { useWholePath } from './list-prefix.ts';
import { SingleField } from './single-field.tsx';
import { TextField } from './text-field.tsx';
import { TextList } from './text-list.tsx';

/** What a field is called in the current language. */
const useLabel = ({ label, name }: FieldSpec): string => {
  const t = useMessages(fieldWords);
  const word = label ?? lastWord(name);
  return isFieldName(word) ? t(word) : word;
};

const Field = ({ spec, path }: { spec: FieldSpec; path: FieldPath }) => {
  const label = useLabel(spec);
  const at = below(path, spec.name);
  switch (spec.type) {
    case 'text':
      return <TextField label={label} path={at} long={spec.long} max={spec.max} />;
    case 'texts':
      return <TextList label={label} path={at} long={spec.long} />;
    case 'list':
      return (
        <FieldList label={label} path={at} spec={spec}>
          {(item) => <Fields specs={spec.fields} path={item} />}
        </FieldList>
      );
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{label}</legend>
          <Fields specs={spec.fields} path={at} />
        </fieldset>
      );
    case 'seoPreview':
      return <ProductSeo />;
    default:
      return <SingleField spec={spec} label={label} path={at} />;
  }
};

/** Fields as they are described, below a path of the draft. */
export const Fields = ({ specs, path }: { specs: readonly FieldSpec[]; path: FieldPath }) => {
  const whole = useWholePath();
  return (
    <div className={styles.fields}>
      {specs.map((spec) => (
        <div
          key={spec.name}
          id={anchorOf(whole(below(path, spec.name)))}
          className={spec.wide || spec.type === 'group' ? styles.wide : undefined}
        >
          <Field spec={spec} path={path} />
        </div>
      ))}
    </div>
  );
};
