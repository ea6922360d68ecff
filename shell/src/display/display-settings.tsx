import { useMessages } from '@portal/shared/i18n';
import { Dialog, RadioGroup, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { displayMessages } from './messages.ts';
import { chooseTextSize, readTextSize, textSizes } from './text-size.ts';
import { chooseTheme, readTheme, themes } from './theme.ts';

const ThemeChoice = () => {
  const t = useMessages(displayMessages);
  const [theme, setTheme] = useState(readTheme);
  return (
    <RadioGroup
      label={t('theme.label')}
      value={theme}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={(value) => {
        chooseTheme(value);
        setTheme(value);
      }}
    />
  );
};

const TextSizeChoice = () => {
  const t = useMessages(displayMessages);
  const [size, setSize] = useState(readTextSize);
  return (
    <RadioGroup
      label={t('textSize.label')}
      value={size}
      options={textSizes.map((value) => ({ value, label: t(`textSize.${value}`) }))}
      onChange={(value) => {
        chooseTextSize(value);
        setSize(value);
      }}
    />
  );
};

/** How the public pages look in this browser. Each choice applies at once. */
export const DisplaySettings = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open title={useMessages(displayMessages)('title')} onClose={onClose}>
    <Stack>
      <TextSizeChoice />
      <ThemeChoice />
    </Stack>
  </Dialog>
);

/** Opens the settings in a root of their own: a lazy chunk that the page is independent of. */
export const showDisplaySettings = (): void => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<DisplaySettings onClose={close} />);
};
