import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { type ComponentType, useEffectEvent, useLayoutEffect, useState } from 'react';
import { barMessages } from '../bar-messages.ts';
import type { TabsState } from '../tabs/use-tabs.ts';
import type { PaletteProps } from './palette.tsx';
import styles from './palette-button.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean =>
  (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Opens the search over screens and records, by a press or by Ctrl-K. It is fetched when it is first opened. */
export const PaletteButton = ({ tabs }: { tabs: TabsState }) => {
  const t = useMessages(barMessages);
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();

  const show = async () => {
    const { Palette: loaded } = await import('./palette.tsx');
    setPalette(() => loaded);
    setOpen(true);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (open) setOpen(false);
    else void show();
  });
  // A layout effect, so that the shortcut works as soon as the button is shown.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        title={t('palette.open')}
        onClick={() => void show()}
      >
        <Icon name="search" size={18} />
        <span className="visually-hidden">{t('palette.open')}</span>
        <span className={styles.words} aria-hidden="true">
          {t('palette.search')}
        </span>
        <span className={styles.keys} aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {open && Palette && <Palette tabs={tabs} onClose={() => setOpen(false)} />}
    </>
  );
};
