import { useMessages } from '@portal/shared/i18n';
import { confirm, useUnsaved } from '@portal/shared/ui';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import type { useDrawer } from '#src/layout/use-drawer.ts';
import { uiMessages } from '#src/ui/ui-messages.ts';

interface FormDrawerProps {
  readonly drawer: ReturnType<typeof useDrawer>;
  readonly title: string;
  readonly width?: number | undefined;
  readonly submitLabel?: string;
  readonly busy?: boolean;
  /** Nothing can be sent yet, or any more. */
  readonly disabled?: boolean;
  /** Whether closing would lose something. */
  readonly isTouched?: () => boolean;
  /** Everything was sent: closing loses nothing. */
  readonly done?: boolean;
  readonly onSubmit: () => void;
  /** Shown beside the buttons. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const useLeave = (isTouched: (() => boolean) | undefined, close: () => void) => {
  const t = useMessages(uiMessages);
  return async (event: Pick<Event, 'preventDefault'>) => {
    // Every Esc reaches the drawer, also that which answers the question on top of it. And the Esc that asks must go
    // no further, or the browser would close the question with it.
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    const question = {
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.confirm'),
    };
    if (!isTouched?.() || (await confirm({ ...question, danger: true }))) close();
  };
};

/** A form in a drawer at the right edge. Asks before it is closed with unsaved input. */
export const FormDrawer = ({ drawer, title, width = 480, children, ...rest }: FormDrawerProps) => {
  const t = useMessages(uiMessages);
  const { submitLabel, busy, disabled, isTouched, done, onSubmit, aside } = rest;
  const leave = useLeave(isTouched, drawer.close);
  useUnsaved(() => isTouched?.() ?? false);
  return (
    <Drawer
      open={drawer.open}
      title={title}
      size={`min(${width}px, 100vw)`}
      onClose={(event) => void leave(event)}
      afterOpenChange={drawer.afterOpenChange}
      footer={
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 }}>
          {aside}
          <Button onClick={(event) => void leave(event)}>{t(done ? 'close' : 'cancel')}</Button>
          <Button type="primary" loading={busy} disabled={disabled} onClick={onSubmit}>
            {submitLabel ?? t('save')}
          </Button>
        </div>
      }
    >
      {children}
    </Drawer>
  );
};
