import { useMessages } from '@portal/shared/i18n';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../actions/button.tsx';
import { uiMessages } from '../messages.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called by Esc, the close button and a click beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The buttons. */
  readonly footer?: ReactNode;
  /** `false` for what must be answered: neither Esc nor a close button nor a click beside it closes. */
  readonly dismissible?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/** A native modal dialog: the page behind it rests, focus stays inside and goes back where it was. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);

const OpenDialog = ({
  onClose,
  title,
  footer,
  dismissible = true,
  role,
  children,
}: Omit<DialogProps, 'open'>) => {
  const t = useMessages(uiMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The dialog itself is only hit beside its sheet. The keyboard's way out is Esc, which the browser brings as `cancel`.
  const closeBeside = useEffectEvent(({ target }: Event) => {
    if (dismissible && target === dialog.current) onClose();
  });

  // A browser closes a dialog on the second Esc whatever became of the first, and on its own buttons for going back.
  const closedByBrowser = useEffectEvent(() => {
    if (dismissible) onClose();
    else dialog.current?.showModal();
  });

  // Closed while it still stands in the page: a browser gives no focus back for a dialog that is gone already.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const onNativeClose = () => closedByBrowser();
    element?.addEventListener('click', (event) => closeBeside(event));
    element?.addEventListener('close', onNativeClose);
    return () => {
      element?.removeEventListener('close', onNativeClose);
      element?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={styles.dialog}
      // Not known to every browser: where it is not, the dialog is shown again.
      closedby={dismissible ? undefined : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          {dismissible && <IconButton icon="close" label={t('close')} onClick={onClose} />}
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
};
