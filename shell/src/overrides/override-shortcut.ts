import { readBoot } from '@portal/shared/config';
import { hasPerm } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';

const isShortcut = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && !altKey && code === 'KeyO';

/** Whoever has one going may look at it; to begin one takes the permission, or a portal that does not ask for it. */
const isAllowed = (): boolean => {
  const { user } = useSession.getState();
  return readBoot().overrides !== undefined || (user !== undefined && hasPerm(user, ['release:override']));
};

const press = async (event: KeyboardEvent): Promise<void> => {
  if (!isShortcut(event) || !isAllowed()) return;
  event.preventDefault();
  const { showOverridePanel } = await import('./show-override-panel.tsx');
  showOverridePanel();
};

/** Ctrl+Shift+O opens the panel of overrides, which is fetched when it is first opened. */
export const startOverrideShortcut = (): void =>
  document.addEventListener('keydown', (event) => void press(event));
