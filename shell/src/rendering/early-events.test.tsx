import { act, render } from '@testing-library/react';
import { type ChangeEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { repeatEarlyEvents } from './early-events.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const heard: unknown[] = [];

const Page = () => {
  const [count, setCount] = useState(1);
  const [values, setValues] = useState({ text: '', sort: '', big: false, kind: 'a' });
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { name, value } = target;
    const entered = target instanceof HTMLInputElement && name === 'big' ? target.checked : value;
    heard.push([name, entered]);
    setValues((before) => ({ ...before, [name]: entered }));
  };
  return (
    <>
      <button id="first" type="button" onClick={() => heard.push('first')} />
      <button id="second" type="button" onClick={() => heard.push('second')} />
      <button id="more" type="button" onClick={() => setCount(count + 1)} />
      <button id="add" type="button" onClick={() => heard.push(count)} />
      <input id="text" name="text" value={values.text} onChange={change} />
      <input id="big" name="big" type="checkbox" checked={values.big} onChange={change} />
      {['a', 'b'].map((kind) => (
        <input
          key={kind}
          id={kind}
          name="kind"
          value={kind}
          type="radio"
          checked={values.kind === kind}
          onChange={change}
        />
      ))}
      <select id="sort" name="sort" value={values.sort} onChange={change}>
        <option value="">sort</option>
        <option value="price">price</option>
      </select>
    </>
  );
};

const find = <T extends HTMLElement = HTMLInputElement>(id: string): T => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element #${id}`);
  return found as T;
};

/** Renders the page as the server does, lets the visitor use it, hydrates it, and repeats the events. */
const hydrateAfter = (visitor: () => void): void => {
  heard.length = 0;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  visitor();
  render(<Page />, { container, hydrate: true });
  repeatEarlyEvents();
  expect(heard).toEqual([]);
  act(() => jest.runAllTimers());
};

test('clicks from before the hydration are repeated once, in their order', () => {
  hydrateAfter(() => {
    window.earlyEvents = [[find('second')], [find('first')], [find('second')]];
  });
  expect(heard).toEqual(['second', 'first', 'second']);
  expect(window.earlyEvents).toBeUndefined();
});

test('an event from before the hydration is handled with the state after the event before it', () => {
  hydrateAfter(() => {
    window.earlyEvents = [[find('more')], [find('more')], [find('add')]];
  });
  expect(heard).toEqual([3]);
});

test('text, choices and switches from before the hydration reach the fields of React', () => {
  hydrateAfter(() => {
    find('text').value = '三亚';
    find('sort').value = 'price';
    find('big').checked = true;
    find('b').checked = true;
    window.earlyEvents = [
      [find('text'), '三'],
      [find('text'), '三亚'],
      [find('sort'), 'price'],
      [find('big'), true],
      [find('b'), true],
    ];
  });
  expect(heard).toEqual([
    ['text', '三'],
    ['text', '三亚'],
    ['sort', 'price'],
    ['big', true],
    ['kind', 'b'],
  ]);
  expect(find('text').value).toBe('三亚');
  expect(find('sort').value).toBe('price');
  expect(find('big').checked).toBe(true);
  expect(find('b').checked).toBe(true);
});

test('a button that the page no longer has is not clicked', () => {
  hydrateAfter(() => {
    window.earlyEvents = [[document.createElement('button')]];
  });
  expect(heard).toEqual([]);
});
