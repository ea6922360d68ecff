import { useMessages } from '@portal/shared/i18n';
import { type FormInstance, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { frameMessages } from '#src/frame/frame-messages.ts';

interface QuestionDialogProps {
  readonly title: string;
  readonly okText: string;
  readonly form: FormInstance;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onClosed: () => void;
  /** Gets what closes the dialog once all is done. */
  readonly children: (close: () => void) => ReactNode;
}

/** A form that is asked before something is done to an order. */
export const QuestionDialog = (props: QuestionDialogProps) => {
  const { title, okText, form, busy, disabled = false, danger = false, onClosed, children } = props;
  const t = useMessages(frameMessages);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      open={open}
      title={title}
      okText={okText}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled, danger }}
      onOk={form.submit}
      onCancel={close}
      afterClose={onClosed}
    >
      {children(close)}
    </Modal>
  );
};
