import { useMessages } from '@portal/shared/i18n';
import { below, type FloatingEntry, FloatingMenu, IconButton, type Spot } from '@portal/shared/ui';
import { useState } from 'react';
import { barMessages } from '../bar-messages.ts';
import { densities, themes } from './appearance.ts';
import type { AppearanceSettings } from './use-appearance-settings.ts';

/** Light or dark, close or wide: the look of the back office, for this person everywhere. */
export const AppearanceMenu = ({ look }: { look: AppearanceSettings }) => {
  const t = useMessages(barMessages);
  const [spot, setSpot] = useState<Spot>();
  const entries: readonly FloatingEntry[] = [
    ...themes.map((theme) => ({
      key: theme,
      label: t(`theme.${theme}`),
      checked: theme === look.theme,
      onSelect: () => look.setTheme(theme),
    })),
    ...densities.map((density, index) => ({
      key: density,
      label: t(`density.${density}`),
      checked: density === look.density,
      apart: index === 0 || undefined,
      onSelect: () => look.setDensity(density),
    })),
  ];
  return (
    <>
      <IconButton
        icon="moon"
        label={t('look')}
        aria-haspopup="menu"
        aria-expanded={spot !== undefined}
        onClick={({ currentTarget }) => setSpot(below(currentTarget))}
      />
      {spot && (
        <FloatingMenu label={t('look')} at={spot} entries={entries} onClose={() => setSpot(undefined)} />
      )}
    </>
  );
};
