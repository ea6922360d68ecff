import { useMessages } from '@portal/shared/i18n';
import { type FormInstance, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { uiMessages } from '#src/ui/ui-messages.ts';

interface ConfirmDialogProps {
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
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, okText, form, busy, disabled = false, danger = false, onClosed, children } = props;
  const t = useMessages(uiMessages);
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
