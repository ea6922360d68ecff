import { defineMessages, useMessages } from '@portal/shared/i18n';
import { Button, toast } from '@portal/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from '../detail.module.css';
import en from './preview-messages.en.json' with { type: 'json' };
import zh from './preview-messages.zh-cn.json' with { type: 'json' };

const previewMessages = defineMessages('catalogPreview', { 'zh-cn': zh, en });

/** Links to other pages, and the buttons of the cart. */
const leaving = 'a[href]:not([href^="#"]), [data-look] button';

const phone = 'popup,width=390,height=844';
const narrow = 500;

/** The page of a product that is not published like this: marked, without ways to book it or to leave. */
export default function PreviewFrame({ children }: { children: ReactNode }) {
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
      <div role="note" className={styles.preview} data-preview-note>
        <p>{t('note')}</p>
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
