import '../remotes/federation.fixture.ts';
import { renderView } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { setReleases } from '../remotes/index.ts';
import { fakeRelease } from '../remotes/releases.fixture.ts';
import { HeaderNav } from './header-nav.tsx';

const release = fakeRelease('mf_catalog', '1', 'hotel/index');

afterEach(() => setReleases({}));

test.each([
  ['zh-cn', '酒店', '暂不可用'],
  ['en', 'Hotels', 'Currently unavailable'],
] as const)(
  'in %s an entry whose remote is down has a badge, and its link still works',
  (language, name, words) => {
    setReleases({ mf_catalog: { current: release } });
    renderView(<HeaderNav id="nav" open />, { language });
    const link = () => screen.getByRole('link', { name });
    expect(link()).not.toHaveAccessibleDescription();
    act(() => setReleases({ mf_catalog: { current: release, down: true } }));
    expect(link()).toHaveAccessibleDescription(words);
    expect(link()).toHaveAttribute('href', '/hotel');
    act(() => setReleases({ mf_catalog: { current: release } }));
    expect(link()).not.toHaveAccessibleDescription();
  },
);
