import { setLanguage } from '@portal/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import { Button, DatePicker } from 'antd';
import dayjs from 'dayjs';
import { AntdTheme } from './index.ts';

test('the component library starts in Simplified Chinese and follows the language', () => {
  expect(dayjs.locale()).toBe('zh-cn');
  setLanguage('zh-cn');
  render(
    <AntdTheme>
      <DatePicker />
    </AntdTheme>,
  );
  expect(screen.getByPlaceholderText('请选择日期')).toBeVisible();
  act(() => setLanguage('en'));
  expect(screen.getByPlaceholderText('Select date')).toBeVisible();
  expect(dayjs.locale()).toBe('en');
});

test('themes that are mounted beside each other share their custom properties', () => {
  const themed = (
    <AntdTheme>
      <Button />
    </AntdTheme>
  );
  render(
    <>
      {themed}
      {themed}
    </>,
  );
  const [first, second] = screen.getAllByRole('button');
  expect(first).toHaveClass('portal');
  expect(second?.className).toBe(first?.className);
});
