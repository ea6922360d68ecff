import { queryClient, queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import { useQuery } from '@tanstack/react-query';

const travelInfo = () =>
  queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode: readConfig().ORGCODE } });
const websiteManager = () =>
  queryOf('POST /api/websiteManager/:orgCode', { params: { orgCode: readConfig().ORGCODE } });

/** Asks for the site data at start (specification section 1); who shows it follows with the hooks below. */
export const loadSiteData = (): void => {
  void queryClient.prefetchQuery(travelInfo());
  void queryClient.prefetchQuery(websiteManager());
};

/** The agency as travellers meet it; undefined until it has come. */
export const useTravelInfo = () => useQuery({ ...travelInfo(), staleTime: Number.POSITIVE_INFINITY }).data;

/** What the website shows of itself; undefined until it has come. */
export const useWebsiteManager = () =>
  useQuery({ ...websiteManager(), staleTime: Number.POSITIVE_INFINITY }).data;
