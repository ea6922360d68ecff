import { setLanguage } from '@portal/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import { DatePicker } from 'antd';
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
