import { useMessages } from '@portal/shared/i18n';
import { Button, classNames, toast } from '@portal/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './preview-frame.module.css';
import { previewMessages } from './preview-messages.ts';

/** Links to other pages, and the buttons of the cart. */
const leaving = 'a[href]:not([href^="#"]), [data-look] button';

const phone = 'popup,width=390,height=844';
const narrow = 500;

interface PreviewFrameProps {
  /** Of a page as wide as the window; default: that of a product. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A page that is not published like this: marked, without ways to book something or to leave. */
export default function PreviewFrame({ note, children }: PreviewFrameProps) {
  const t = useMessages(previewMessages);
  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest(leaving);
    if (!pressed || pressed.closest('[data-preview-note]')) return;
    event.preventDefault();
    event.stopPropagation();
    toast.info(t('inactive'));
  };
  return (
    <div onClickCapture={keep} onAuxClickCapture={keep}>
      <div role="note" className={classNames(styles.note, note && styles.wide)} data-preview-note>
        <p>{note ?? t('note')}</p>
        {window.innerWidth > narrow && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => void window.open(window.location.href, 'preview-phone', phone)}
          >
            {t('phone')}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
