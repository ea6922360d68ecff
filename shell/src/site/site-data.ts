import { queryClient, queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import { useQuery } from '@tanstack/react-query';

const travelInfo = () =>
  queryOf('GET /api/travelInfo/getByOrgCode', { query: { orgCode: readConfig().ORGCODE } });
const websiteManager = () =>
  queryOf('POST /api/websiteManager/:orgCode', { params: { orgCode: readConfig().ORGCODE } });

/** Loads the site data at start (specification section 1); components read it with the hooks below. */
export const loadSiteData = (): void => {
  void queryClient.prefetchQuery(travelInfo());
  void queryClient.prefetchQuery(websiteManager());
};

/** The agency's profile; undefined while loading. */
export const useTravelInfo = () => useQuery({ ...travelInfo(), staleTime: Number.POSITIVE_INFINITY }).data;

/** The settings of the website; undefined while loading. */
export const useWebsiteManager = () =>
  useQuery({ ...websiteManager(), staleTime: Number.POSITIVE_INFINITY }).data;
