import { useMessages } from '@portal/shared/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon, type IconName } from '../actions/icon.tsx';
import { uiMessages } from '../messages.ts';
import { type Question, useQuestions } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import styles from './layers.module.css';
import { type ToastTone, useToasts } from './toast.ts';

const icons: Readonly<Record<ToastTone, IconName>> = { error: 'warning', success: 'check', info: 'info' };

const Toasts = () => {
  const t = useMessages(uiMessages);
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLElement>(null);

  // Shown again with each toast, so that it is above a dialog that opened meanwhile. Empty it stays, or a screen reader
  // would not know of the region before its first words.
  useEffect(() => {
    const element = region.current;
    element?.showPopover();
    return () => element?.hidePopover();
  }, [toasts]);

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={t('notices')}
      aria-live="polite"
      className={styles.toasts}
    >
      {toasts.map(({ id, tone, text }) => (
        <div key={id} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone} className={styles.toast}>
          <Icon name={icons[tone]} size={18} />
          {text}
        </div>
      ))}
    </section>
  );
};

const Warning = ({ title }: Pick<Question, 'title'>) => (
  <span className={styles.warning}>
    <Icon name="warning" size={22} />
    {title}
  </span>
);

const OpenQuestion = () => {
  const t = useMessages(uiMessages);
  const question = useQuestions(({ asked }) => asked[0]);
  if (!question) return null;
  const { id, title, body, confirmLabel, danger, warning, mandatory = false, answer } = question;
  const cancel = () => {
    if (!mandatory) answer(false);
  };
  return (
    <Dialog
      key={id}
      open
      role="alertdialog"
      title={warning ? <Warning title={title} /> : title}
      dismissible={!mandatory}
      onClose={cancel}
      footer={
        <>
          {!mandatory && (
            <Button kind="quiet" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
          <Button kind={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
};

/** Where toasts and questions appear. Stands once in the page, outside of everything else. */
export const Layers = () => (
  <>
    <Toasts />
    <OpenQuestion />
  </>
);
