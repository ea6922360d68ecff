import { renderView } from '@portal/shared/testing';
import { LinkButton } from '@portal/shared/ui';
import { fireEvent, screen } from '@testing-library/react';
import PreviewFrame from './preview-frame.tsx';

test('a preview is marked, and neither its links nor its cart can be used', () => {
  const add = jest.fn();
  const inside = jest.fn();
  const { address } = renderView(
    <PreviewFrame>
      <button type="button" onClick={inside}>
        Choose a day
      </button>
      <LinkButton to="/route/preview?id=7">Book</LinkButton>
      <div data-look="panel">
        <button type="button" onClick={add}>
          Add
        </button>
      </div>
    </PreviewFrame>,
    { path: '/route/detail?id=7&preview=1' },
  );
  expect(screen.getByRole('note')).toHaveTextContent('发布之后访客才能看到');
  fireEvent.click(screen.getByRole('link', { name: 'Book' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(address()).toBe('/route/detail?id=7&preview=1');
  expect(add).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
  expect(inside).toHaveBeenCalledTimes(1);
});

test('a preview opens in a window as wide as a phone', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  renderView(<PreviewFrame>page</PreviewFrame>, { path: '/route/detail?id=7&preview=1' });
  fireEvent.click(screen.getByRole('button', { name: '按手机宽度打开' }));
  expect(open).toHaveBeenCalledWith(window.location.href, 'preview-phone', 'popup,width=390,height=844');
  open.mockRestore();
});
