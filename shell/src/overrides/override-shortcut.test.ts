import '../remotes/federation.fixture.ts';
import { people, startBrowser } from '@portal/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { startOverrideShortcut } from './override-shortcut.ts';

/** And waits for the chunk of the panel. */
const press = () =>
  act(async () => {
    fireEvent.keyDown(document.body, { ctrlKey: true, shiftKey: true, code: 'KeyO' });
    await import('./show-override-panel.tsx');
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeAll(startOverrideShortcut);

test('Ctrl+Shift+O does nothing for who may not override', async () => {
  startBrowser({ user: { ...people.admin, perms: ['release:promote'] } });
  await press();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('Ctrl+Shift+O opens the panel once, and Escape gives the page back', async () => {
  startBrowser({ user: { ...people.admin, perms: ['release:override'] } });
  await press();
  const dialog = await screen.findByRole('dialog', { name: '预览与替换' });
  await press();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog')).toBeNull();
});
