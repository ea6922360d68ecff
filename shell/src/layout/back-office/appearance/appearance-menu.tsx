import { useMessages } from '@portal/shared/i18n';
import { IconButton, type MenuItem, useMenu } from '@portal/shared/ui';
import { themes } from '../../../display/theme.ts';
import { barMessages } from '../bar-messages.ts';
import { densities } from './appearance.ts';
import type { AppearanceSettings } from './use-appearance-settings.ts';

/** The menu for theme and density of the back office, stored per user. */
export const AppearanceMenu = ({ look }: { look: AppearanceSettings }) => {
  const t = useMessages(barMessages);
  const items: readonly MenuItem[] = [
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
  const { trigger, list } = useMenu(t('look'), items);
  return (
    <>
      <IconButton icon="moon" label={t('look')} {...trigger} />
      {list}
    </>
  );
};
