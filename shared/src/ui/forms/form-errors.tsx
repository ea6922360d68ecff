import { useMessages } from '@portal/shared/i18n';
import { useEffect, useRef } from 'react';
import { uiMessages } from '../messages.ts';
import styles from './field.module.css';
import { focusField } from './focus-field.ts';

interface FormErrorsProps {
  readonly errors: readonly { readonly field: string; readonly text: string }[];
  /** Count of tries to send: with a new one the summary takes focus again. */
  readonly attempt?: number;
}

/** What has to change before the form can be sent, each line leading to its field. Takes focus when it appears. */
export const FormErrors = ({ errors, attempt = 0 }: FormErrorsProps) => {
  const t = useMessages(uiMessages);
  const summary = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  useEffect(() => summary.current?.focus(), [shown, attempt]);

  if (!shown) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.errors}>
      <p>{t('formErrors', { count: errors.length })}</p>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field + text}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
