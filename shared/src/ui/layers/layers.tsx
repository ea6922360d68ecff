import { useMessages } from '@portal/shared/i18n';
import { Button } from '../actions/button.tsx';
import { Icon } from '../actions/icon.tsx';
import { uiMessages } from '../messages.ts';
import { type Question, useQuestions } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import styles from './layers.module.css';
import { dismissToast, useToasts } from './toast.ts';
import { Toasts } from './toasts.tsx';

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
  const { id, title, body, confirmLabel, cancelLabel, danger, warning, mandatory = false, answer } = question;
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
              {cancelLabel ?? t('cancel')}
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

/** The layers for toasts and dialogs. Rendered once, outside of everything else. */
export const Layers = () => (
  <>
    <Toasts />
    <OpenQuestion />
  </>
);

/** Takes every toast away and answers every open question with no. */
export const clearLayers = (): void => {
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
  for (const { answer } of useQuestions.getState().asked) answer(false);
};
