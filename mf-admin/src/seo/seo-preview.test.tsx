import { renderView } from '@portal/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { SeoPreview } from './seo-preview.tsx';

const page = {
  title: { zh: '硇洲岛两日', en: 'Two days on Naozhou' },
  description: { zh: '看灯塔' },
  picture: '/artwork/sea/cover.svg',
};

const open = (seo: Parameters<typeof SeoPreview>[0]['seo']) => {
  renderView(<SeoPreview page={page} seo={seo} path="/route/detail?id=7" />, { path: '/' });
  return {
    result: within(screen.getByRole('figure', { name: '搜索结果' })),
    card: within(screen.getByRole('figure', { name: '分享卡片' })),
  };
};

test('without own words the preview shows those of the page', () => {
  const { result, card } = open({ title: { zh: undefined }, description: null, picture: '' });
  expect(result.getByText(/^硇洲岛两日 · /)).toBeVisible();
  expect(result.getByText('看灯塔')).toBeVisible();
  expect(result.getByText(/route\/detail\?id=7$/)).toBeVisible();
  expect(card.getByRole('presentation')).toHaveAttribute('src', page.picture);
});

test('own words replace those of the page in their language, and a long title is named', () => {
  const { result, card } = open({
    title: { zh: '岛'.repeat(40), en: 'Naozhou Island' },
    description: { zh: '两天一夜' },
    picture: '/artwork/sea/share.svg',
  });
  expect(result.getByText(/偏长/)).toBeVisible();
  expect(result.getByText('描述 8 / 160')).toBeVisible();
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/artwork/sea/share.svg');
  fireEvent.click(screen.getByRole('radio', { name: '英文' }));
  expect(result.getByText(/^Naozhou Island · /)).toBeVisible();
  expect(result.queryByText(/偏长/)).toBeNull();
});
