import { queryClient, queryOf } from '@portal/shared/api';
import { renderView } from '@portal/shared/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import HomePreview from './home-preview.tsx';

const call = { query: { pageSize: 4 } };

const Hotels = () => {
  const { data } = useQuery(queryOf('GET /api/v1/hotels', call));
  return <p>{data ? `${data.total} hotels` : 'waiting'}</p>;
};

const Notices = () => {
  const { data } = useQuery(
    queryOf('POST /api/slideShow/getSlideOnlineShowList_zj', { body: { orgCode: 'A86' } }),
  );
  return <p>{data ? `${data.length} slides` : 'waiting'}</p>;
};

test('the calls of a preview ask for its instant, and leave nothing in the cache of other pages', async () => {
  const at = '2026-12-24T00:00:00.000Z';
  const { server } = renderView(
    <HomePreview at={at}>
      <Hotels />
      <Notices />
    </HomePreview>,
    {
      path: `/index?preview=${at}`,
      answers: {
        'POST /api/v1/site/home-preview': ({ body }: { body?: unknown }) =>
          (body as { body?: object }).body ? [] : { list: [], total: 3 },
      },
    },
  );
  expect(await screen.findByText('3 hotels')).toBeVisible();
  expect(await screen.findByText('0 slides')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('2026年12月24日 08:00（北京时间）的首页');
  const asked = server.received('POST /api/v1/site/home-preview').map(({ body }) => body);
  expect(asked).toEqual([
    { at, url: '/api/v1/hotels?pageSize=4' },
    {
      ...{ at, url: '/api/slideShow/getSlideOnlineShowList_zj' },
      body: { orgCode: 'A86' },
    },
  ]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('an address with an invalid instant shows the page as it is', async () => {
  renderView(
    <HomePreview at="soon">
      <Hotels />
    </HomePreview>,
    { path: '/index?preview=soon', answers: { 'GET /api/v1/hotels': { list: [], total: 2 } } },
  );
  expect(await screen.findByText('2 hotels')).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
