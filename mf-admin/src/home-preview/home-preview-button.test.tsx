import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { HomePreviewButton } from './home-preview-button.tsx';

test('the preview of home opens at the chosen time in Asia/Shanghai', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { person } = renderView(<HomePreviewButton />, { path: '/site/slides' });
  await person.click(screen.getByRole('button', { name: '预览首页' }));
  const time = await screen.findByRole('textbox', { name: '时间（北京时间）' });
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await person.clear(time);
  await person.type(time, `${day} 20:30{Enter}`);
  expect(open).toHaveBeenCalledWith(
    `/index?preview=${encodeURIComponent(`${day}T12:30:00.000Z`)}`,
    '_blank',
    'noopener',
  );
  open.mockRestore();
});

test('a time that has passed is refused, and no preview opens', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { person } = renderView(<HomePreviewButton />, { path: '/site/slides' });
  await person.click(screen.getByRole('button', { name: '预览首页' }));
  const time = await screen.findByRole('textbox', { name: '时间（北京时间）' });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await person.clear(time);
  await person.type(time, `${today} 00:00{Enter}`);
  await person.click(screen.getByRole('button', { name: '打开预览' }));
  expect(await screen.findByText('时间不能早于现在')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});
