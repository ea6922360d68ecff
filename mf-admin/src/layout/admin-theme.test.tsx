import { AppearanceContext } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import AdminTheme from './admin-theme.tsx';

const classesIn = (dark: boolean): string | undefined => {
  const { unmount } = render(
    <AppearanceContext value={{ dark, compact: false }}>
      <AdminTheme>
        <Button>Save</Button>
      </AdminTheme>
    </AppearanceContext>,
  );
  const { className } = screen.getByRole('button');
  unmount();
  return className;
};

test('a theme that is mounted again has the custom properties of before, another appearance its own', () => {
  const light = classesIn(false);
  expect(classesIn(false)).toBe(light);
  expect(classesIn(true)).not.toBe(light);
});
