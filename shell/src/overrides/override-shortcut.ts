import { readBoot } from '@portal/shared/config';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';

const isShortcut = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && !altKey && code === 'KeyO';

/** The panel opens for a visitor with an override, and for users with the permission to start one. */
const isAllowed = (): boolean => {
  const { user } = useSession.getState();
  return readBoot().overrides !== undefined || (user !== undefined && hasPerm(user, ['release:override']));
};

const press = async (event: KeyboardEvent): Promise<void> => {
  if (!isShortcut(event) || !isAllowed()) return;
  event.preventDefault();
  const { showOverridePanel } = await import(/* webpackChunkName: "settings" */ './show-override-panel.tsx');
  showOverridePanel();
};

/** Ctrl+Shift+O opens the panel of overrides, a lazy chunk. */
export const startOverrideShortcut = (): void =>
  document.addEventListener('keydown', (event) => void press(event));
