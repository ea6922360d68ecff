import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { matchMediaWith } from '#src/media.fixture.ts';
import { ShareButton } from './share-button.tsx';

const withShare = (share: () => Promise<void>) => {
  matchMediaWith('coarse');
  Object.assign(navigator, { share: jest.fn(share) });
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('sharing copies the URL and confirms it', async () => {
  const { person } = renderView(<ShareButton title="硇洲岛" />);
  await person.click(screen.getByRole('button', { name: '分享' }));
  expect(await screen.findByRole('button', { name: '链接已复制' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(screen.getByRole('status')).toHaveTextContent('链接已复制');
  expect(await screen.findByRole('button', { name: '分享' }, { timeout: 4000 })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a phone opens its share sheet, and copies nothing', async () => {
  withShare(() => Promise.resolve());
  const { person } = renderView(<ShareButton title="硇洲岛" />);
  await person.click(screen.getByRole('button', { name: '分享' }));
  expect(navigator.share).toHaveBeenCalledWith({ title: '硇洲岛', url: window.location.href });
  expect(screen.getByRole('button', { name: '分享' })).toBeVisible();
});

test('closing the share sheet is no error, and a failed one falls back to copying', async () => {
  withShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { person } = renderView(<ShareButton title="硇洲岛" />);
  await person.click(screen.getByRole('button', { name: '分享' }));
  expect(screen.getByRole('button', { name: '分享' })).toBeVisible();
  withShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await person.click(screen.getByRole('button', { name: '分享' }));
  expect(await screen.findByRole('button', { name: '链接已复制' })).toBeVisible();
});

test('a browser without clipboard access shows instructions', async () => {
  const { person } = renderView(<ShareButton title="硇洲岛" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await person.click(screen.getByRole('button', { name: '分享' }));
  expect(await screen.findByText(/请手动复制/)).toBeVisible();
});
