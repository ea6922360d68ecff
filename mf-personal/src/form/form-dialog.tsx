import { useMessages } from '@portal/shared/i18n';
import { Button, type ButtonKind, Dialog } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';

interface FormDialogProps {
  readonly title: string;
  /** What the sending button says. */
  readonly action: string;
  readonly kind?: ButtonKind;
  readonly busy: boolean;
  /** What the server said of no field in particular. */
  readonly refusal?: string;
  /** A field was left, by its id. */
  readonly onLeave?: (field: string) => void;
  /** A form with a draft: restored input can be replaced by the first values, and closing deletes the draft. */
  readonly draft?: { readonly restored: boolean; readonly reset: () => void; readonly forget: () => void };
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form that is sent by its button or Enter; it stays until the answer is there. */
export const FormDialog = ({
  title,
  action,
  kind,
  busy,
  refusal,
  onLeave,
  draft,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) => {
  const t = useMessages(formMessages);
  const formId = useId();
  const close = () => {
    draft?.forget();
    onClose();
  };
  const footer = (
    <>
      <Button kind="quiet" disabled={busy} onClick={close}>
        {t('cancel')}
      </Button>
      <Button type="submit" kind={kind} form={formId} busy={busy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={() => busy || close()} title={title} footer={footer}>
      <form
        id={formId}
        noValidate
        className={styles.form}
        onBlur={({ target }) => onLeave?.(target.id)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {draft?.restored && (
          <p role="status" className={styles.restored}>
            {t('restored')}
            <Button kind="quiet" size="small" onClick={() => draft.reset()}>
              {t('startOver')}
            </Button>
          </p>
        )}
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  );
};
