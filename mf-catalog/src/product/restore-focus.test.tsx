import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { restoreFocus } from './restore-focus.ts';

const Picked = () => {
  const [names, setNames] = useState(['甲', '乙', '丙']);
  return (
    <div ref={restoreFocus}>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
          {name}
        </button>
      ))}
      <button type="button">清空</button>
    </div>
  );
};

const button = (name: string) => screen.getByRole('button', { name });

test('focus moves to the element after the removed button', async () => {
  render(<Picked />);
  await userEvent.click(button('乙'));
  expect(button('丙')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('清空')).toHaveFocus();
});

test('without an element after it, focus moves to the one before', async () => {
  const Line = () => {
    const [there, setThere] = useState(true);
    return (
      <div ref={restoreFocus}>
        <input aria-label="先" />
        <input aria-label="前" />
        {there && (
          <button type="button" onClick={() => setThere(false)}>
            去
          </button>
        )}
      </div>
    );
  };
  render(<Line />);
  await userEvent.click(button('去'));
  expect(screen.getByLabelText('前')).toHaveFocus();
});

test('when everything is replaced, focus moves to the first new element', async () => {
  const Whole = () => {
    const [full, setFull] = useState(true);
    return (
      <div ref={restoreFocus}>
        {full ? (
          <button type="button" onClick={() => setFull(false)}>
            清空
          </button>
        ) : (
          <a href="/goods">去逛逛</a>
        )}
      </div>
    );
  };
  render(<Whole />);
  await userEvent.click(button('清空'));
  expect(screen.getByRole('link', { name: '去逛逛' })).toHaveFocus();
});

test('focus is not restored after the user moved it elsewhere', async () => {
  const Names = ({ names }: { names: readonly string[] }) => (
    <div ref={restoreFocus}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
  const { rerender } = render(<Names names={['甲', '乙']} />);
  await userEvent.click(button('甲'));
  await userEvent.click(document.body);
  rerender(<Names names={['乙']} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
