/** The calls of every public page: the agency's profile in the footer, and the settings of the website. */
export default {
  page: [
    'GET /api/travelInfo/getByOrgCode?orgCode={config.ORGCODE}',
    'POST /api/websiteManager/{config.ORGCODE}',
  ],
};
