import { useLanguage, useMessages } from '@portal/shared/i18n';
import type { RegionPath } from '@portal/shared/rules';
import { classNames, controlClass, Field, Icon, Skeleton } from '@portal/shared/ui';
import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import styles from './address.module.css';
import { addressMessages } from './messages.ts';
import { codesAbove, regionsBelow, regionText } from './region-levels.ts';

const RegionPanel = lazy(() => import('./region-panel.tsx'));

interface RegionPickerProps {
  readonly name: string;
  readonly value: RegionPath;
  readonly onChange: (path: RegionPath) => void;
  readonly error?: string;
}

/** The chosen region in words; empty before one is chosen and until its English names are there. */
const useRegionText = (value: RegionPath): string => {
  const english = useLanguage() === 'en' && value.regionCode !== '';
  const codes = [...codesAbove(value.regionCode), value.regionCode];
  const levels = useQueries({
    queries: english ? ['', ...codes.slice(0, -1)].map(regionsBelow) : [],
  });
  if (!english) return regionText(value, undefined);
  const names = levels.map(({ data }, place) => data?.find(({ code }) => code === codes[place])?.nameEn);
  return names.every((name) => name !== undefined) ? regionText(value, names) : '…';
};

/** A region of the mainland, chosen level by level from the province down to the street. */
export const RegionPicker = ({ name, value, onChange, error }: RegionPickerProps) => {
  const t = useMessages(addressMessages);
  const text = useRegionText(value);
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Field {...{ name, error }} label={t('region')} required>
      {(ids) => (
        <div ref={area} className={styles.picker}>
          <button
            ref={button}
            type="button"
            role="combobox"
            {...ids}
            name={name}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            className={classNames(controlClass, styles.button)}
            data-blank={text === ''}
            onClick={() => setOpen(!open)}
            onKeyDown={(event) => {
              if (!open || event.key !== 'Escape') return;
              event.preventDefault();
              close();
            }}
            // Going into the panel does not leave the field.
            onBlur={(event) => {
              if (area.current?.contains(event.relatedTarget)) event.stopPropagation();
            }}
          >
            <span>{text || t('choose')}</span>
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
          {open && (
            <Suspense fallback={<Skeleton height={320} radius="var(--radius-small)" />}>
              <RegionPanel
                id={panelId}
                from={value.regionCode}
                onClose={close}
                onChoose={(path) => {
                  onChange(path);
                  close();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
};
