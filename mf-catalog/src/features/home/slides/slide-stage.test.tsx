import { renderView } from '@portal/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { matchMediaWith } from '#src/media.fixture.ts';
import { SlideStage } from './slide-stage.tsx';

const slides = ['灯塔以南', '菠萝成海', '漓江四日'].map((zh, index) => ({
  id: index + 1,
  title: { zh },
  subtitle: null,
  picture: `/artwork/sea/${index}.svg`,
  link: index === 0 ? '/route/detail?id=1' : null,
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const shown = () => screen.getByRole('group').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: '精选专题' });

test('slides advance and start again after the last', () => {
  renderView(<SlideStage slides={slides} />);
  expect(shown()).toContain('灯塔以南');
  wait(6000);
  expect(shown()).toContain('菠萝成海');
  wait(12_000);
  wait(6000);
  expect(shown()).toContain('灯塔以南');
});

test('slides pause under the pointer and continue afterwards', () => {
  renderView(<SlideStage slides={slides} />);
  fireEvent.pointerEnter(carousel());
  wait(20_000);
  expect(shown()).toContain('灯塔以南');
  fireEvent.pointerLeave(carousel());
  wait(6000);
  expect(shown()).toContain('菠萝成海');
});

test('slides pause while the focus is inside', () => {
  renderView(<SlideStage slides={slides} />);
  act(() => screen.getByRole('link', { name: '查看线路' }).focus());
  wait(20_000);
  expect(shown()).toContain('灯塔以南');
});

test('the pause button stops the slides', () => {
  renderView(<SlideStage slides={slides} />);
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
  wait(20_000);
  expect(shown()).toContain('灯塔以南');
  expect(screen.getByRole('button', { name: '继续轮播' })).toBeVisible();
});

test('with reduced motion the slides do not move until the visitor starts them', () => {
  matchMediaWith('reduce');
  renderView(<SlideStage slides={slides} />);
  wait(20_000);
  expect(shown()).toContain('灯塔以南');
  fireEvent.click(screen.getByRole('button', { name: '继续轮播' }));
  wait(6000);
  expect(shown()).toContain('菠萝成海');
});

test('arrow keys and dots select a slide and wrap at both ends', () => {
  renderView(<SlideStage slides={slides} />);
  fireEvent.keyDown(carousel(), { key: 'ArrowLeft' });
  expect(shown()).toContain('漓江四日');
  fireEvent.keyDown(carousel(), { key: 'ArrowRight' });
  expect(shown()).toContain('灯塔以南');
  fireEvent.click(screen.getByRole('button', { name: '转到第 2 张：菠萝成海' }));
  expect(shown()).toContain('菠萝成海');
  expect(screen.getByRole('group')).toHaveAccessibleName('第 2 张，共 3 张');
});

test('a single slide has no controls', () => {
  renderView(<SlideStage slides={slides.slice(0, 1)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
